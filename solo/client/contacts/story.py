"""The story of a finished game: where the Alien was, what the team knew, what each question was worth. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.hints import Hints
from solo.contacts.observation import TeamObservation
from solo.core.record import PublicRecord, Record

__all__ = ["Day", "Miss", "Story", "Worth", "story_of"]


@dataclass(frozen=True, slots=True)
class Day:
    """One day (0: the start): the Alien's path, first the tile that it left; what the team knew at the day's end.

    `then` is the set that the team had; `heat` is how the Alien judged the tiles, and `plan` what it thought of ending
    there, if its level keeps that.
    """

    number: int
    path: tuple[Tile, ...]
    then: TileSet
    heat: Mapping[Tile, float]
    plan: Mapping[Tile, float]


@dataclass(frozen=True, slots=True)
class Worth:
    """What an event told: its line in the record, and the number of possible tiles before and after it."""

    line: int
    before: int
    after: int

    @property
    def removed(self) -> int:
        """How many tiles it ruled out."""
        return self.before - self.after

    @property
    def share(self) -> float:
        """Which share of the tiles it ruled out."""
        return self.removed / self.before if self.before else 0.0


@dataclass(frozen=True, slots=True)
class Miss:
    """How near an Agent came: its day, the Agent, the number of tiles between them."""

    day: int
    agent: str
    distance: int


@dataclass(frozen=True, slots=True)
class Story:
    """Everything that the end screen tells. `hidden`: where the spaceship was, if there is one."""

    days: tuple[Day, ...]
    worth: tuple[Worth, ...]
    counts: tuple[int, ...]
    miss: Miss | None
    hidden: Tile | None = None

    @property
    def key(self) -> Worth | None:
        """The event that told most, by the share of tiles that it ruled out."""
        told = [worth for worth in self.worth if worth.removed > 0]
        return max(told, key=lambda worth: (worth.share, -worth.line), default=None)


def story_of(truth: Record, observation: TeamObservation, hints: Hints) -> Story:
    """Return the story of a finished game."""
    board = hints.board
    paths = _paths(truth, board)
    notes = dict(_notes(truth))
    ends = _last_lines(observation.record)
    days = []
    for number, path in enumerate(paths):
        seen = _up_to(observation, ends.get(number, 0))
        then = hints.possible(seen) if seen is not None else 0
        fields = notes.get(number, {})
        days.append(Day(number, path, then, _values(fields, "heat", board), _values(fields, "plan", board)))
    sizes = hints.sizes(observation)
    asked = {line.number for line in observation.record.lines if line.type in ("answer", "trace", "zone")}
    worth = tuple(
        Worth(after.line, before.count, after.count) for before, after in pairwise(sizes) if after.line in asked
    )
    counts = tuple(size.count for size in sizes)
    return Story(tuple(days), worth, counts, _closest(observation.record, paths, board), _hidden(truth, board))


def _hidden(truth: Record, board: Board) -> Tile | None:
    """Return where chance hid the spaceship."""
    return next((board.named(str(event.fields["tile"])) for event in truth if event.type == "ship"), None)


def _paths(truth: Record, board: Board) -> list[tuple[Tile, ...]]:
    """Return the starting camp as a path of one tile, then each day's path."""
    found: list[tuple[Tile, ...]] = []
    for event in truth:
        if event.type == "start":
            found.append((board.named(str(event.fields["tile"])),))
        elif event.type == "path":
            tiles = event.fields["tiles"]
            assert isinstance(tiles, list)
            found.append(tuple(board.named(str(name)) for name in tiles))
    return found


def _notes(truth: Record) -> list[tuple[int, Mapping[str, object]]]:
    found = []
    for event in truth:
        day = event.fields.get("day")
        if event.type == "note" and isinstance(day, int):
            found.append((day, event.fields))
    return found


def _values(fields: Mapping[str, object], name: str, board: Board) -> Mapping[Tile, float]:
    values = fields.get(name)
    if not isinstance(values, Mapping):
        return {}
    return {board.by_name[tile]: float(value) for tile, value in values.items() if tile in board.by_name}


def _last_lines(record: PublicRecord) -> dict[int, int]:
    """Return how many public lines there were when each day was over."""
    found: dict[int, int] = {}
    day = 0
    for at, line in enumerate(record.lines, 1):
        if line.type == "alien_turn":
            day += 1
        told = line.fields.get("day", day)
        if line.type != "end" and isinstance(told, int) and told <= day:
            found[day] = at
    return found


def _up_to(observation: TeamObservation, count: int) -> TeamObservation | None:
    if not count:
        return None
    lines = observation.record.lines[:count]
    return TeamObservation(observation.public, PublicRecord(lines, lines[-1].number))


def _closest(record: PublicRecord, paths: list[tuple[Tile, ...]], board: Board) -> Miss | None:
    """Return the nearest that an Agent ended its move to the Alien without catching it; the first of equals."""
    best: Miss | None = None
    yes = [line.fields for line in record.lines if line.type == "answer" and line.fields.get("answer")]
    caught = {(fields.get("day"), fields.get("by")) for fields in yes if fields.get("kind") == "capture"}
    for line in record.lines:
        day, by, names = line.fields.get("day"), line.fields.get("by"), line.fields.get("tiles")
        if line.type != "answer" or line.fields.get("kind") != "landing" or line.fields.get("answer"):
            continue
        if not isinstance(day, int) or not isinstance(names, list) or day >= len(paths):
            continue
        if (day, by) in caught:
            continue
        apart = board.distance(board.named(str(names[0])), paths[day][-1])
        if best is None or apart < best.distance:
            best = Miss(day, str(by), apart)
    return best
