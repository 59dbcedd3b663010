"""What a drill is: a position out of a simulated game, a question about it, and what an answer to it is.

A drill's id is its text form, `KIND-SEED` (`mark-40213`): the same id is the same drill, as long as the program and the
secret files that came with it are the same. The seed says which inference is wanted too: its remainder by seven.
"""

from dataclasses import dataclass
from enum import Enum

from solo.contacts.actions import MoveAgent, UseAbility
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.explain import Paths
from solo.contacts.learning.because import Because, Hidden
from solo.contacts.learning.inference import Inference, Reason
from solo.contacts.observation import TeamObservation
from solo.contacts.scenario import Scenario
from solo.core.ratings import Rating

__all__ = ["HIGHEST_SEED", "Answer", "Choice", "Drill", "Kind", "Remark", "Verdict", "apt_for", "drill_id",
           "parse_drill_id", "rating_of", "wanted"]  # fmt: skip

HIGHEST_SEED = 999_999


class Kind(Enum):
    """What a drill asks for; the values are what ids begin with."""

    MARK = "mark"
    """Every tile where the Alien can be now."""
    INOUT = "inout"
    """Of some tiles, which are possible now."""
    WHY = "why"
    """The events that rule one tile out."""
    QUESTION = "question"
    """Which move and ability leaves the fewest tiles on average."""
    PAST = "past"
    """Every tile where the Alien can have ended a past day."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that the Agent could do, and how many tiles that leaves on average if it does not catch."""

    move: MoveAgent
    use: UseAbility
    left: float


@dataclass(frozen=True, slots=True)
class Drill:
    """A question about a position.

    `day` is the day whose end is asked about, 0 the start. `tiles` are those to be judged: the whole board, some of it,
    or the one tile to be proved. `agent` and `choices` belong to a question. `inference` is the hardest one needed.
    """

    id: str
    kind: Kind
    scenario: Scenario
    seen: TeamObservation
    day: int
    tiles: TileSet
    inference: Inference
    agent: str = ""
    choices: tuple[Choice, ...] = ()

    @property
    def board(self) -> Board:
        """The map."""
        return self.scenario.board


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answers: the tiles that are possible, the record lines that prove, or the number of a choice.

    With `given_up` it is none, whatever it holds.
    """

    tiles: TileSet = 0
    lines: tuple[int, ...] = ()
    choice: int = -1
    given_up: bool = False


@dataclass(frozen=True, slots=True)
class Remark:
    """A tile that was judged wrongly: the reason why it is ruled out, or else a whole history that is there.

    `because` is what the reason comes to on the board; `hidden` an answer that the tile is hidden from.
    """

    tile: Tile
    reason: Reason | None
    paths: Paths | None
    because: Because | None = None
    hidden: Hidden | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer was worth.

    `remarks` are about wrong tiles, the easiest inference first. For a proof, `fits` is a history that ends on the tile
    and agrees with all the events that were named, `idle` are named events that the others do not need; `proof` is the
    program's own. `best` is the number of the best choice. `given_up`: there was no answer, and the remarks are about
    what is hardest of all that was asked.
    """

    solved: bool
    remarks: tuple[Remark, ...] = ()
    fits: Paths | None = None
    idle: tuple[int, ...] = ()
    proof: Remark | None = None
    best: int = -1
    given_up: bool = False


# Ids


def drill_id(kind: Kind, seed: int) -> str:
    """Return a drill's text form."""
    return f"{kind.value}-{seed}"


def parse_drill_id(text: str) -> tuple[Kind, int]:
    """Return the kind and the seed of a drill's text form. Raises: ValueError, with what would be right."""
    name, _, digits = text.strip().partition("-")
    kind = next((kind for kind in Kind if kind.value == name), None)
    if kind is None:
        raise ValueError(f"a drill begins with one of {', '.join(kind.value for kind in Kind)}, not {name[:20]!r}")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 6 and int(digits) <= HIGHEST_SEED):
        raise ValueError(f"after {name}- comes a number from 0 to {HIGHEST_SEED}, not {digits[:20]!r}")
    return kind, int(digits)


def wanted(seed: int) -> Inference:
    """Return the inference that a seed asks for; a drill comes as near to it as its games allow."""
    return Inference(seed % len(Inference))


def apt_for(kind: Kind) -> tuple[Inference, ...]:
    """Return the inferences that a kind of drill mostly needs when they are wanted.

    A question's best answer seldom hangs on a hard inference, and a past day's tiles seldom on one.
    """
    match kind:
        case Kind.QUESTION:
            return (Inference.DIRECT,)
        case Kind.PAST:
            return (Inference.DIRECT, Inference.TRACE)
        case _:
            return tuple(Inference)


# How hard it is

EASIEST = 900.0
STEP = 180.0
"""Rating points from one inference to the next."""

EXTRA = {Kind.INOUT: -100.0, Kind.WHY: 0.0, Kind.QUESTION: 0.0, Kind.MARK: 100.0, Kind.PAST: 150.0}
"""What the kind of drill adds: a few tiles are judged more easily than all."""

UNCERTAIN = 100.0


def rating_of(kind: Kind, inference: Inference) -> Rating:
    """Return how hard such a drill is, as the rating of an opponent that it would be."""
    return Rating(EASIEST + STEP * inference + EXTRA[kind], UNCERTAIN)
