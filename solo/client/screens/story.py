"""A game as a row of events to step through: what was known at each, and after the end where the Alien was."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from solo.client.screens.whereabouts import places_after, team_of
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.hints import Hints
from solo.contacts.observation import TeamObservation
from solo.contacts.public import TEAM, Outcome
from solo.contacts.scenario import Scenario
from solo.contacts.text import sentence
from solo.core.record import Event, PublicLine, PublicRecord
from solo.opening import open_record

__all__ = ["Step", "Story", "Thought", "Truth", "read_story"]


@dataclass(frozen=True, slots=True)
class Step:
    """One public event, and the public facts after it. `possible` is None before the Alien's zone is known."""

    line: PublicLine
    text: str
    day: int
    possible: TileSet | None
    places: Mapping[str, Tile]
    roadblock: Tile | None
    rider: str | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What the Alien thought before a day's move: how likely the team looks at each tile, and what it hoped for."""

    danger: Mapping[Tile, float]
    hopes: Mapping[Tile, float]


@dataclass(frozen=True, slots=True)
class Truth:
    """The hidden side of a finished game: the starting camp, each day's path (first the tile it left), thoughts.

    `hidden`: where the spaceship was, if there is one.
    """

    start: Tile
    paths: tuple[tuple[Tile, ...], ...]
    thoughts: Mapping[int, Thought]
    hidden: Tile | None = None

    def tile_on(self, day: int) -> Tile:
        """Return where the Alien is after a day's move, day 0 being the start."""
        done = self.paths[:day]
        return done[-1][-1] if done else self.start


@dataclass(frozen=True, slots=True)
class Story:
    """A game to step through. `truth` is None, and `outcome` too, while the game is not over."""

    path: Path
    scenario: Scenario
    team: tuple[str, ...]
    level: int
    seed: int
    steps: tuple[Step, ...]
    outcome: Outcome | None = None
    truth: Truth | None = None

    @property
    def board(self) -> Board:
        """The map."""
        return self.scenario.board

    @property
    def counts(self) -> list[int]:
        """How many tiles are possible after each event; before the zone is known, every field and forest is."""
        start = self.board.starts.bit_count()
        return [start if step.possible is None else step.possible.bit_count() for step in self.steps]

    @property
    def days(self) -> Mapping[int, int]:
        """The number of each day's first event; day 0 is the beginning."""
        found: dict[int, int] = {}
        for at, step in enumerate(self.steps):
            found.setdefault(step.day, at)
        return found


def read_story(path: Path) -> Story:
    """Return the story of a record, the hidden side only if the game is over. Raises: RecordFault."""
    session = open_record(path)
    scenario: Scenario = session.setup.scenario
    is_over = session.to_move is None
    steps = _steps(session.observe(TEAM), scenario.board)
    end = steps[-1].line.fields if is_over and steps else {}
    return Story(
        path,
        scenario,
        team_of(session.public_record.lines, tuple(session.setup.team)),
        int(str(session.info.options.get("level", 3))),
        session.info.seed,
        steps,
        Outcome(str(end["winner"]), str(end["why"])) if "winner" in end else None,
        _truth(session.record, scenario.board) if is_over else None,
    )


# The public side


@dataclass(slots=True)
class _Known:
    """The public facts while the events are gone through."""

    numbers: Mapping[str, Tile]
    day: int = 0
    has_zone: bool = False
    places: Mapping[str, Tile] = field(default_factory=dict)
    roadblock: Tile | None = None
    rider: str | None = None

    def take(self, line: PublicLine) -> None:
        fields = line.fields
        if line.type == "alien_turn":
            self.day = int(str(fields["day"]))
        elif line.type == "zone":
            self.has_zone = True
        elif line.type == "roadblock":
            self.roadblock = self.numbers[str(fields["tile"])]
        elif line.type == "token":
            self.rider = str(fields["agent"])
        self.places = places_after(self.places, line, self.numbers)


def _steps(observation: TeamObservation, board: Board) -> tuple[Step, ...]:
    """The events, each with the exact set as it was known then: from the record up to that event, and nothing else."""
    known = _Known({name: tile for tile, name in board.names.items()})
    hints, lines, steps = Hints(board), observation.record.lines, []
    for count, line in enumerate(lines, 1):
        known.take(line)
        then = TeamObservation(observation.public, PublicRecord(lines[:count], line.number))
        possible = hints.possible(then) if known.has_zone else None
        steps.append(Step(line, sentence(line, board), known.day, possible, known.places, known.roadblock, known.rider))
    return tuple(steps)


# The hidden side


def _truth(record: Sequence[Event], board: Board) -> Truth:
    numbers = {name: tile for tile, name in board.names.items()}
    start, paths, thoughts = -1, list[tuple[Tile, ...]](), dict[int, Thought]()
    hidden: Tile | None = None
    for event in record:
        fields = event.fields
        if event.type == "start":
            start = numbers[str(fields["tile"])]
        elif event.type == "ship":
            hidden = numbers[str(fields["tile"])]
        elif event.type == "path" and isinstance(tiles := fields["tiles"], list):
            paths.append(tuple(numbers[str(tile)] for tile in tiles))
        elif event.type == "note" and type(fields.get("day")) is int:
            heat, plan = (_by_tile(fields.get(name), numbers) for name in ("heat", "plan"))
            thoughts[int(str(fields["day"]))] = Thought(heat, plan)
    return Truth(start, tuple(paths), thoughts, hidden)


def _by_tile(values: object, numbers: Mapping[str, Tile]) -> dict[Tile, float]:
    if not isinstance(values, dict):
        return {}
    return {
        numbers[name]: float(value)
        for name, value in values.items()
        if name in numbers and isinstance(value, (int, float))
    }
