"""A game that only tests play: its rules, its kit and its scenarios, all in this one file.

A keeper hides a number, and day by day a die says how often the seeker may guess; then a rival guesses, who knows what
is public. It has what a game can have: chance, two computer players, something that is told to the human alone, an
action that tells nothing, giving up.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

import pytest

from solo import games
from solo.core.choice import Choice
from solo.core.content import Reader, parse_yaml
from solo.core.game import CHANCE, IllegalAction
from solo.core.kit import Assets, Kit, Words
from solo.core.record import Audience, Event, Fields, PublicLine, PublicRecord
from solo.core.rng import Random

SIDES = ("keeper", "rival", "seeker")


class No(Enum):
    """Why it refuses."""

    OVER = "the game is over"
    NOT_NOW = "others are at it"
    NOT_THAT = "that cannot be done"


@dataclass(frozen=True)
class Scenario:
    """How many numbers and days there are."""

    id: str
    name: str
    numbers: int
    days: int
    fingerprint: str


@dataclass(frozen=True)
class Setup:
    """A scenario, and how many guesses a good throw gives."""

    scenario: Scenario
    guesses: int


@dataclass(frozen=True)
class Ended:
    """How it ended."""

    winner: str
    why: str


@dataclass(frozen=True)
class State:
    """The whole truth. `turn`: whose it is; `left`: guesses of today; `finger` points somewhere and tells nothing."""

    setup: Setup
    turn: str = "keeper"
    secret: int = 0
    day: int = 0
    left: int = 0
    finger: int = 0
    peeked: bool = False
    guessed: frozenset[int] = frozenset()
    outcome: Ended | None = None


@dataclass(frozen=True)
class Seen:
    """What a side sees; `secret` is the keeper's alone, `even` the seeker's who has peeked."""

    day: int
    left: int
    numbers: int
    guessed: frozenset[int]
    record: PublicRecord
    secret: int = 0
    even: bool | None = None


class Rules:
    """`hide 3`, `roll 4`, `point 2`, `peek`, `guess 2`, `resign`."""

    id = "lantern"
    sides = SIDES
    human = "seeker"

    def new_state(self, setup: Setup) -> State:
        return State(setup)

    def to_move(self, state: State) -> str | None:
        return None if state.outcome else state.turn

    def legal_actions(self, state: State) -> Sequence[str]:
        numbers = range(1, state.setup.scenario.numbers + 1)
        match self.to_move(state):
            case "keeper":
                return [f"hide {number}" for number in numbers]
            case "rival":
                return [f"guess {number}" for number in numbers]
            case "seeker":
                found = [f"{word} {number}" for word in ("guess", "point") for number in numbers]
                return found if state.peeked else [*found, "peek"]
            case "chance":
                return [f"roll {face}" for face in range(1, 7)]
        return []

    def refusal(self, state: State, action: str) -> No | None:
        if state.outcome:
            return No.OVER
        if action == "resign":
            return No.NOT_NOW if state.turn == CHANCE else None
        return None if action in self.legal_actions(state) else No.NOT_THAT

    def is_legal(self, state: State, action: str) -> bool:
        return self.refusal(state, action) is None

    def apply(self, state: State, action: str) -> tuple[State, tuple[Event, ...]]:
        if (why := self.refusal(state, action)) is not None:
            raise IllegalAction(why, action)
        word, _, text = action.partition(" ")
        number = int(text or 0)
        match word:
            case "hide":
                return replace(state, secret=number, turn=CHANCE), (
                    Event("hidden", {"number": number}, Audience("keeper")),
                    Event("ready", {"numbers": state.setup.scenario.numbers}, Audience.ALL),
                )
            case "roll":
                left = state.setup.guesses if number > 3 else 1
                event = Event("die", {"day": state.day + 1, "face": number, "guesses": left}, Audience.ALL)
                return replace(state, day=state.day + 1, left=left, turn="seeker"), (event,)
            case "point":
                return replace(state, finger=number), (Event("points", {"at": number}, Audience.ALL),)
            case "peek":
                event = Event("glimpse", {"even": state.secret % 2 == 0}, Audience.HUMAN)
                return replace(state, peeked=True), (event, Event("peek", {}, Audience.ALL))
            case "resign":
                return _over(state, "keeper", "resign")
        return _guessed(state, number)

    def draw(self, state: State, rng: Random) -> str:
        return f"roll {rng.randint(1, 6)}"

    def observe(self, state: State, record: PublicRecord, side: str) -> Seen:
        seen = Seen(state.day, state.left, state.setup.scenario.numbers, state.guessed, record)
        if side == "keeper":
            return replace(seen, secret=state.secret)
        return replace(seen, even=state.secret % 2 == 0) if side == "seeker" and state.peeked else seen

    def day(self, state: State) -> int:
        return state.day

    def reveals(self, event: Event) -> bool:
        return event.type in ("answer", "glimpse", "end", "die")

    def outcome(self, state: State) -> Ended | None:
        return state.outcome

    def format_action(self, state: State, action: str) -> str:
        return action

    def parse_action(self, state: State, text: str) -> str:
        if text.split(" ")[0] not in ("hide", "roll", "point", "peek", "guess", "resign"):
            raise ValueError(f"{text!r} is no action")
        return text

    def describe(self, setup: Setup) -> Mapping[str, object]:
        return {"scenario": setup.scenario.id, "fingerprint": setup.scenario.fingerprint, "guesses": setup.guesses}


def _guessed(state: State, number: int) -> tuple[State, tuple[Event, ...]]:
    by, right = state.turn, number == state.secret
    answer = Event("answer", {"day": state.day, "by": by, "guess": number, "right": right}, Audience.ALL)
    if right:
        over, events = _over(state, by, "guess")
        return over, (answer, *events)
    state = replace(state, guessed=state.guessed | {number})
    if by == "seeker":
        left = state.left - 1
        return replace(state, left=left, turn="seeker" if left else "rival"), (answer,)
    if state.day == state.setup.scenario.days:
        over, events = _over(state, "keeper", "days")
        return over, (answer, *events)
    return replace(state, turn=CHANCE), (answer,)


def _over(state: State, winner: str, why: str) -> tuple[State, tuple[Event, ...]]:
    return replace(state, outcome=Ended(winner, why)), (Event("end", {"winner": winner, "why": why}, Audience.ALL),)


# Computer players


def _keeper(seen: Seen, legal: Sequence[str], rng: Random) -> str:
    return rng.choice(list(legal))


def _rival(seen: Seen, legal: Sequence[str], rng: Random) -> str:
    assert seen.secret == 0 and seen.even is None, "a rival sees what is public"
    return next(action for action in rng.sample(list(legal), len(legal)) if int(action[6:]) not in seen.guessed)


def _careful(seen: Seen, legal: Sequence[str], rng: Random) -> str:
    return next(action for action in legal if action.startswith("guess") and int(action[6:]) not in seen.guessed)


PLAYERS = {"keeper": _keeper, "rival": _rival}
TEAMS = {"random": lambda seen, legal, rng: rng.choice(list(legal)), "careful": _careful}


# The kit


def parse(text: str, file: str, assets: Assets) -> Scenario:
    """Return the scenario of a text. Raises: ContentError."""
    top = Reader(file, parse_yaml(text, file))
    fields = top.fields(["id", "name", "numbers", "days"], ["starter"])
    found = Scenario(
        fields["id"].identifier(),
        fields["name"].text(),
        fields["numbers"].integer(2, 99),
        fields["days"].integer(1, 9),
        hashlib.sha256(text.encode()).hexdigest()[:8],
    )
    top.finish()
    return found


def setup(choice: Choice, scenario: Scenario) -> Setup:
    """Return what a game is made from. Raises: ValueError."""
    guesses = choice.settings.get("guesses", "2")
    if guesses not in ("2", "3"):
        raise ValueError(f"guesses are 2 or 3, not {guesses}")
    return Setup(scenario, int(guesses))


def sentence(line: PublicLine, setup: Setup) -> str:
    """Return a public line in words."""
    fields: Fields = line.fields
    match line.type:
        case "die":
            return f"Day {fields['day']}: the die shows {fields['face']}."
        case "answer":
            return f"The {fields['by']} says {fields['guess']}: {'yes' if fields['right'] else 'no'}."
    return f"{line.type.capitalize()}."


WORDS = Words(
    name="Lantern",
    line=lambda: "you seek a number",
    sentence=sentence,
    seen=lambda seen: [f"Guesses left today: {seen.left}."],
    day=lambda day, scenario: f"Day {day} of {scenario.days}",
    title=lambda outcome: f"The {outcome.winner} wins",
    outcome=lambda outcome: f"It ended by {outcome.why}.",
    refusal=lambda reason: f"No: {reason.value}.",
    scenario=lambda scenario: f"{scenario.name}, {scenario.numbers} numbers",
    level=lambda number: f"Level {number}",
    level_text=lambda number: "Hides where the dice say.",
    team=lambda id: f"Plays {id}.",
)

KIT = Kit(
    rules=Rules(),
    words=WORDS,
    over=No.OVER,
    not_now=No.NOT_NOW,
    parse_scenario=parse,
    setup=setup,
    player=PLAYERS.__getitem__,
    levels=(1, 2),
    usual_level=1,
    teams=tuple(TEAMS),
    team=lambda id, level: TEAMS[id],
    resignation="resign",
    hints=("off", "count"),
    program_of=lambda setup, options, side: side,
)


@pytest.fixture
def lantern(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game registered, with a home of the test's that has two scenarios; nothing else is touched."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    with registered(tmp_path):
        yield KIT


@contextmanager
def registered(home: Path) -> Iterator[None]:
    """Have the game in the list of games, and its scenarios in a home, for as long as this lasts."""
    folder = home / "scenarios" / "lantern"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "attic.yaml").write_text("id: attic\nname: Attic\nnumbers: 30\ndays: 6\n")
    (folder / "cellar.yaml").write_text("id: cellar\nname: Cellar\nstarter: true\nnumbers: 9\ndays: 4\n")
    games.GAMES["lantern"] = "tests.lantern"
    try:
        yield
    finally:
        del games.GAMES["lantern"]
