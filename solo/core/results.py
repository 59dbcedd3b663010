"""What a profile holds: results of finished games, achievements, series; as JSON data too, and counted. Pure."""

import json
from collections.abc import Collection, Iterable, Mapping
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
    "free_id",
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
        if isinstance(value, list):
            return tuple(_text("team", each) for each in value)
        raise ValueError("team: must be a list of ids")
    if name == "finished":
        return _seconds(name, value)
    if name == "options":
        return _object(name, value)
    if name in _NUMBERS:
        return _whole(name, value)
    if name in _SWITCHES:
        if isinstance(value, bool):
            return value
        raise ValueError(f"{name}: must be true or false")
    return _text(name, value)


def _text(name: str, value: object) -> str:
    if isinstance(value, str) and _can_be_written(value):
        return value
    raise ValueError(f"{name}: must be a text")


def _can_be_written(text: str) -> bool:
    """Return whether a text has no half characters, which JSON can name and no file can hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _whole(name: str, value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 1_000_000:
        return value
    raise ValueError(f"{name}: must be a whole number")


def _object(name: str, value: object) -> Mapping[str, object]:
    if isinstance(value, Mapping) and _can_be_written(json.dumps(value, ensure_ascii=False)):
        return value
    raise ValueError(f"{name}: must be an object")


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


def free_id(id: str, taken: Collection[str]) -> str:
    """Return an id that is not taken: this one, or this one with a number behind it."""
    found, number = id, 2
    while found in taken:
        found, number = f"{id}-{number}", number + 1
    return found


def series_fields(series: Series) -> dict[str, object]:
    """Return a series as JSON data."""
    games = [{"record": each.record, "winner": each.winner, "card": each.card} for each in series.games]
    found = {"id": series.id, "game": series.game, "scenario": series.scenario, "created": series.created}
    return found | {"games": games}


def parse_series(value: object) -> Series:
    """Return the series of JSON data. Raises: ValueError, which says what is wrong."""
    if not isinstance(value, Mapping) or not isinstance(value.get("games"), list):
        raise ValueError("a series is an object with id, game, scenario, created and a list of games")
    id, game, scenario = _texts(value, "id", "game", "scenario")
    games = tuple(_parse_series_game(each) for each in value["games"])
    return Series(id, game, scenario, _seconds("created", value.get("created")), games)


def _parse_series_game(value: object) -> SeriesGame:
    if not isinstance(value, Mapping):
        raise ValueError("a game of a series is an object with record, winner and card")
    return SeriesGame(*_texts(value, "record", "winner", "card"))


def _texts(value: Mapping[str, object], *names: str) -> tuple[str, str, str]:
    """Return three texts of an object. Raises: ValueError."""
    first, second, third = (_text(name, value.get(name)) for name in names)
    return first, second, third


def earned_fields(earned: Earned) -> dict[str, object]:
    """Return an earned achievement as JSON data."""
    return {"id": earned.id, "game": earned.game, "record": earned.record, "time": earned.time}


def parse_earned(value: object) -> Earned:
    """Return the earned achievement of JSON data. Raises: ValueError, which says what is wrong."""
    if not isinstance(value, Mapping):
        raise ValueError("an achievement is an object with id, game, record and time")
    return Earned(*_texts(value, "id", "game", "record"), _seconds("time", value.get("time")))


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
