"""What a lesson is: a game that is told action by action, and steps that each wait for the right thing.

A lesson's game is real: its secret file, its map, the rules. What the Alien did in it stands in the lesson's file, and
the pupil learns of it what a player would. What the pupil does in a step is judged by the engine and tried out beside
the told game, which then goes on as it is told; so every step can be repeated as often as one likes.
"""

from dataclasses import dataclass

from solo.contacts.actions import Action, Order
from solo.contacts.board import Tile, TileSet
from solo.contacts.deduction.explain import Paths
from solo.contacts.learning.drill import Remark
from solo.contacts.learning.inference import Reason
from solo.contacts.scenario import Scenario
from solo.core.record import PublicLine

__all__ = ["Judged", "Lesson", "Mark", "Prove", "Reply", "Step", "Task", "Turn"]


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark which of some tiles are possible at the end of a day (0: the start; None: today)."""

    tiles: TileSet
    day: int | None


@dataclass(frozen=True, slots=True)
class Prove:
    """Pick the events that rule a tile out now."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Turn:
    """Play some Agents' turns; empty: those of whichever the pupil takes, one of them.

    `by` says what is to be good: `left` (few tiles on average), `catch` (the chance to catch) or `net` (few tiles that
    the Alien can reach tomorrow). It must be as good as `solution`, or worse by `slack` at most: tiles, or a chance.
    """

    agents: tuple[str, ...]
    by: str
    solution: tuple[Order, ...]
    slack: float


Task = Mark | Prove | Turn | None
"""What a step waits for; None: that it is read."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what is played before it, what it says, what it waits for, what it says when that is done."""

    actions: tuple[Action, ...]
    say: str
    task: Task
    done: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as its file has it. `number` is its place among the others, from 1."""

    id: str
    number: int
    name: str
    text: str
    scenario: Scenario
    team: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What the pupil does in a step: tiles marked as possible, record lines picked, or the orders of a turn."""

    tiles: TileSet = 0
    lines: tuple[int, ...] = ()
    orders: tuple[Order, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """What a reply was worth, and why.

    For marks: `remarks` on wrong tiles. For a proof: `fits`, a history that agrees with all picked events; `idle`,
    picked events that are not needed; `reason`, the program's own proof. For a turn: `refused`, the number of the order
    (from 1) that the rules refuse, 0 if none; `absent`, Agents whose orders are missing; `value` and `best`, how good
    it and the solution are; `told`, the answers that came.
    """

    right: bool
    remarks: tuple[Remark, ...] = ()
    fits: Paths | None = None
    idle: tuple[int, ...] = ()
    reason: Reason | None = None
    refused: int = 0
    absent: tuple[str, ...] = ()
    value: float = 0.0
    best: float = 0.0
    told: tuple[PublicLine, ...] = ()
