"""A game as small as can be: one side hides a number, the other guesses it. For tests of what every game shares."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from solo.core.game import IllegalAction
from solo.core.record import Audience, Event, PublicRecord
from solo.core.rng import Random


class Refusal(Enum):
    """Why the toy refuses."""

    NO = "not that, not now"


@dataclass(frozen=True)
class Ended:
    """How it ended."""

    winner: str
    why: str


@dataclass(frozen=True)
class Table:
    """The whole truth: the number (0 before it is hidden), guesses left, and where a finger points (tells nothing)."""

    numbers: int
    secret: int = 0
    left: int = 4
    finger: int = 0
    outcome: Ended | None = None


class Toy:
    """Hide a number from 1 to `numbers` (`hide 3`), point (`point 2`: no answer), guess (`guess 2`)."""

    id = "toy"
    sides = ("hider", "seeker")
    human = "seeker"

    def new_state(self, setup: int) -> Table:
        return Table(setup)

    def to_move(self, state: Table) -> str | None:
        if state.outcome:
            return None
        return "seeker" if state.secret else "hider"

    def legal_actions(self, state: Table) -> Sequence[str]:
        words = {"hider": ["hide"], "seeker": ["guess", "point"], None: []}[self.to_move(state)]
        return [f"{word} {number}" for word in words for number in range(1, state.numbers + 1)]

    def is_legal(self, state: Table, action: str) -> bool:
        return action in self.legal_actions(state)

    def apply(self, state: Table, action: str) -> tuple[Table, tuple[Event, ...]]:
        if not self.is_legal(state, action):
            raise IllegalAction(Refusal.NO, action)
        word, number = action.split()
        if word == "hide":
            event = Event("hidden", {"number": int(number)}, Audience("hider"))
            return replace(state, secret=int(number)), (event, Event("ready", {}, Audience.ALL))
        if word == "point":
            return replace(state, finger=int(number)), (Event("points", {"at": int(number)}, Audience.ALL),)
        right = int(number) == state.secret
        answer = Event("answer", {"guess": int(number), "right": right}, Audience.ALL)
        state = replace(state, left=state.left - 1)
        if right or not state.left:
            state = replace(state, outcome=Ended("seeker" if right else "hider", "guess"))
        return state, (answer,)

    def refusal(self, state: Table, action: str) -> Refusal | None:
        return None if self.is_legal(state, action) else Refusal.NO

    def draw(self, state: Table, rng: Random) -> str:
        raise AssertionError("nothing is left to chance")

    def observe(self, state: Table, record: PublicRecord, side: str) -> object:
        return (state if side == "hider" else replace(state, secret=0)), record

    def day(self, state: Table) -> int:
        return 4 - state.left

    def reveals(self, event: Event) -> bool:
        return event.type == "answer"

    def outcome(self, state: Table) -> Ended | None:
        return state.outcome

    def format_action(self, state: Table, action: str) -> str:
        return action

    def parse_action(self, state: Table, text: str) -> str:
        if " " not in text:
            raise ValueError(f"{text!r} is no action")
        return text

    def describe(self, setup: int) -> Mapping[str, object]:
        return {"numbers": setup}


TOY = Toy()
