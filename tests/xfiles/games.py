"""Games and positions of X-Files for tests."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from solo import xfileslibrary
from solo.core.record import Event, PublicRecord
from solo.xfiles import rules
from solo.xfiles.actions import Action
from solo.xfiles.bots import BOTS
from solo.xfiles.deck import Deck
from solo.xfiles.game import GAME
from solo.xfiles.observation import View
from solo.xfiles.redact import view_of
from solo.xfiles.scenario import Numbers, Scenario, Setup, setup_of
from solo.xfiles.state import State
from solo.xfiles.table import OpenCase, Seat, Table

NOTHING = PublicRecord((), 0)
USUAL = Numbers()


def deck() -> Deck:
    """Return the program's deck."""
    return xfileslibrary.deck()


def setup_for(players: int, **changes: Any) -> Setup:
    """Return a plain setup for so many players, with changes to its scenario."""
    scenario = Scenario("test", "TEST", "A test.", ("normal",) * (players - 1))
    return setup_of(replace(scenario, **changes), deck())


def dealt(players: int, seed: int, **changes: Any) -> State:
    """Return the State after a random deal."""
    state = rules.new_state(setup_for(players, **changes))
    return rules.apply(state, rules.draw(state, Random(seed)))[0]


def scene(
    hands: Sequence[Sequence[str]],
    deck_top: Iterable[str] = (),
    phase: str = "resources",
    active: int = 0,
    mover: int | None = None,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    turn: int = 1,
    first: int = 0,
    numbers: Numbers = USUAL,
    **changes: Any,
) -> State:
    """Return a position. Seat 0 is the human's; `seats` sets fields of seats; cards that are nowhere are discarded."""
    setup = setup_for(len(hands), numbers=numbers, **changes)
    placed = [
        replace(Seat(side, len(hand)), **(seats or {}).get(place, {}))
        for place, (side, hand) in enumerate(zip(setup.sides, hands, strict=True))
    ]
    top = tuple(deck_top)
    used = [*top, *(copy for hand in hands for copy in hand), *(copy for seat in placed for copy in lying(seat))]
    assert len(set(used)) == len(used), "a card lies in two places"
    discard = tuple(copy for copy in setup.shuffled if copy not in used)
    mover = active if mover is None else mover
    table = Table(setup, phase, tuple(placed), first, active, mover, turn, len(top), discard)
    return State(table, tuple(tuple(sorted(hand)) for hand in hands), top)


def lying(seat: Seat) -> list[str]:
    """Return the cards that lie before a player."""
    case = seat.case
    return [*seat.agents, *seat.solved, *((case.card, *case.clues, *case.twists) if case else ())]


def case(card: str, clues: Sequence[str] = (), twists: Sequence[str] = (), phases: int = 0) -> OpenCase:
    """Return an open case."""
    return OpenCase(card, tuple(clues), tuple(twists), phases)


def do(state: State, *texts: str) -> State:
    """Apply actions given as texts."""
    for text in texts:
        state = rules.apply(state, GAME.parse_action(state, text))[0]
    return state


def events(state: State, text: str) -> list[tuple[str, Mapping[str, Any]]]:
    """Apply an action and return its events' types and fields."""
    return [(event.type, event.fields) for event in rules.apply(state, GAME.parse_action(state, text))[1]]


def legal(state: State) -> list[str]:
    """Return the legal actions as texts."""
    return [GAME.format_action(state, action) for action in rules.legal_actions(state)]


def view(state: State, side: str | None = None) -> View:
    """Return what a side sees, by default the one to move."""
    return view_of(state, NOTHING, side or str(rules.to_move(state)))


def zones(state: State) -> list[str]:
    """Return every card that lies anywhere, sorted: each of the deck's copies once, if none is lost or doubled."""
    table = state.table
    cards = [*state.deck, *table.discard, *table.aside, *(copy for hand in state.hands for copy in hand)]
    return sorted([*cards, *(copy for seat in table.seats for copy in lying(seat))])


Choose = Callable[[View, Sequence[Action], Random], Action]


def step(state: State, choose: Choose, rng: Random) -> tuple[State, tuple[Event, ...]]:
    """Let a computer player act for the side to move."""
    return rules.apply(state, choose(view(state), rules.legal_actions(state), rng))


def played(state: State, chosen: Mapping[str, str] | str, rng: Random, most: int = 5000) -> State:
    """Play to the end, or so many actions: one player's id for all sides, or an id for each."""
    for _ in range(most):
        side = rules.to_move(state)
        if side is None:
            break
        state = step(state, BOTS[chosen if isinstance(chosen, str) else chosen[side]], rng)[0]
    return state
