"""What a profile holds: results of finished games, achievements, series; as JSON data too, and counted. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

__all__ = [
    "HUMAN",
    "NOBODY",
    "Earned",
    "Result",
    "Series",
    "SeriesGame",
    "Tally",
    "earned_fields",
    "order",
    "parse_earned",
    "parse_result",
    "parse_series",
    "result_fields",
    "series_fields",
    "tallies",
]

HUMAN = "human"
"""The `player` of a game that a person played; a computer's is its team's id."""

NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game. `id` is its record's file name without the ending, unique within the records folder.

    `days` is how many the game had, `day` the one it ended on (from 1). `hints` is the highest level that was in force.
    `finished` is in seconds since 1970. `options` holds whatever else the game was played with: edition, cards.
    """

    id: str
    game: str
    scenario: str
    map: str
    days: int
    team: tuple[str, ...]
    level: int
    player: str
    winner: str
    why: str
    day: int
    detections: int
    practice: bool
    hints: str
    iron: bool
    finished: float
    options: Mapping[str, object]

    @property
    def counts(self) -> bool:
        """Whether it counts for results and achievements: a person played it, and took no answer back."""
        return self.player == HUMAN and not self.practice


def order(result: Result) -> tuple[float, str]:
    """Return what results are sorted by: when they were finished, then their id."""
    return result.finished, result.id


def result_fields(result: Result) -> dict[str, object]:
    """Return a result as JSON data."""
    found: dict[str, object] = {each.name: getattr(result, each.name) for each in fields(Result)}
    return found | {"team": list(result.team), "options": dict(result.options)}


def parse_result(value: object) -> Result:
    """Return the result of JSON data. Raises: ValueError, which names the first field that is wrong."""
    if not isinstance(value, Mapping):
        raise ValueError("a result is an object with the fields of a finished game")
    found: dict[str, object] = {each.name: _checked(each.name, value.get(each.name)) for each in fields(Result)}
    return Result(**found)  # type: ignore[arg-type]


_NUMBERS = frozenset({"days", "level", "day", "detections"})
_SWITCHES = frozenset({"practice", "iron"})


def _checked(name: str, value: object) -> object:
    if name == "team":
        if isinstance(value, list) and all(isinstance(each, str) for each in value):
            return tuple(value)
        raise ValueError("team: must be a list of ids")
    if name == "finished":
        return _seconds(name, value)
    if name == "options":
        wanted: type = Mapping
    else:
        wanted = int if name in _NUMBERS else bool if name in _SWITCHES else str
    if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
        words = {int: "a whole number", bool: "true or false", str: "a text"}
        raise ValueError(f"{name}: must be {words.get(wanted, 'an object')}")
    return value


def _seconds(name: str, value: object) -> float:
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1e11:
        return float(value)
    raise ValueError(f"{name}: must be a number of seconds since 1970")


# Achievements and series


@dataclass(frozen=True, slots=True)
class Earned:
    """An achievement that was earned: by which record, and when that game was finished (seconds since 1970)."""

    id: str
    game: str
    record: str
    time: float


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """One game of a series: its record, who won it, and the card that the winner takes into the next one."""

    record: str
    winner: str
    card: str


@dataclass(frozen=True, slots=True)
class Series:
    """Games on one scenario, one after another; the winner of each gets one more card for the next."""

    id: str
    game: str
    scenario: str
    created: float
    games: tuple[SeriesGame, ...] = ()


def series_fields(series: Series) -> dict[str, object]:
    """Return a series as JSON data."""
    games = [{"record": each.record, "winner": each.winner, "card": each.card} for each in series.games]
    found = {"id": series.id, "game": series.game, "scenario": series.scenario, "created": series.created}
    return found | {"games": games}


def parse_series(value: object) -> Series:
    """Return the series of JSON data. Raises: ValueError, which says what is wrong."""
    match value:
        case {"id": str(id), "game": str(game), "scenario": str(scenario), "created": created, "games": list(games)}:
            played = tuple(_parse_series_game(each) for each in games)
            return Series(id, game, scenario, _seconds("created", created), played)
    raise ValueError("a series has id, game and scenario (texts), created (seconds) and a list of games")


def _parse_series_game(value: object) -> SeriesGame:
    match value:
        case {"record": str(record), "winner": str(winner), "card": str(card)}:
            return SeriesGame(record, winner, card)
    raise ValueError("a game of a series has record, winner and card (texts)")


def earned_fields(earned: Earned) -> dict[str, object]:
    """Return an earned achievement as JSON data."""
    return {"id": earned.id, "game": earned.game, "record": earned.record, "time": earned.time}


def parse_earned(value: object) -> Earned:
    """Return the earned achievement of JSON data. Raises: ValueError, which says what is wrong."""
    match value:
        case {"id": str(id), "game": str(game), "record": str(record), "time": time}:
            return Earned(id, game, record, _seconds("time", time))
    raise ValueError("an achievement has id, game and record (texts) and time (seconds)")


# Counts


@dataclass(frozen=True, slots=True)
class Tally:
    """How games on one scenario at one level ended. `best_day` is the earliest day of a win, 0 without one."""

    scenario: str
    level: int
    played: int
    won: int
    nobody: int
    lost: int
    best_day: int


def tallies(results: Iterable[Result], side: str) -> list[Tally]:
    """Return the counts of the games that count, for the side that the person played; by scenario, then level."""
    groups: dict[tuple[str, int], list[Result]] = {}
    for result in results:
        if result.counts:
            groups.setdefault((result.scenario, result.level), []).append(result)
    return [_tally(scenario, level, groups[scenario, level], side) for scenario, level in sorted(groups)]


def _tally(scenario: str, level: int, games: list[Result], side: str) -> Tally:
    won = [game for game in games if game.winner == side]
    nobody = sum(game.winner == NOBODY for game in games)
    best = min((game.day for game in won), default=0)
    return Tally(scenario, level, len(games), len(won), nobody, len(games) - len(won) - nobody, best)
