"""The rules: who is to move, what is legal, what an action does (sections 2 to 4). Pure: no file, clock or screen."""

from collections.abc import Callable, Mapping

from solo.core.game import CHANCE, IllegalAction
from solo.core.record import Event
from solo.core.rng import Random
from solo.xfiles.actions import Action, Attach, Deal, Discard, Done, Open, Play, Refusal, Resign, Twist, UseZ
from solo.xfiles.actiontext import format_action
from solo.xfiles.deck import AGENT, CASE, TWIST
from solo.xfiles.rules.dealing import deal_cards, draw_deal, listed, refuse_deal
from solo.xfiles.rules.ending import resigned
from solo.xfiles.rules.laying import lay
from solo.xfiles.rules.turns import close_window, draw_cards, follow
from solo.xfiles.scenario import Setup
from solo.xfiles.state import State
from solo.xfiles.table import BEFORE, Table, cases_in, clues, contact_slots

__all__ = ["apply", "draw", "is_legal", "legal_actions", "new_state", "refusal", "to_move"]

DONE = Done()


def new_state(setup: Setup) -> State:
    """Return the State before the deal."""
    return State(Table(setup))


def to_move(state: State) -> str | None:
    """Return the side that must act, chance among them, or None after the end."""
    table = state.table
    if table.outcome:
        return None
    return CHANCE if table.phase == BEFORE else table.seats[table.mover].side


def draw(state: State, rng: Random) -> Deal:
    """Return what chance does: a deal (XR-4)."""
    return draw_deal(state.table.setup, rng)


def legal_actions(state: State) -> list[Action]:
    """Return what the side to move may do, by card, `done` last; empty after the end.

    Of the deals one is listed, and resigning never is.
    """
    table = state.table
    if table.outcome:
        return []
    if table.phase == BEFORE:
        return [listed(table.setup)]
    return window(table, state.hands[table.mover])


def window(table: Table, hand: tuple[str, ...]) -> list[Action]:
    """Return what whoever is to move may do with a hand: its cards' actions, and `done` where the window may close."""
    deck = table.setup.deck
    found: list[Action]
    match table.phase:
        case "resources":
            found = [UseZ(copy) for copy in hand if deck.draws(copy)]
        case "case":
            found = [Open(copy) for copy in hand if copy[0] == CASE]
            if found and table.setup.scenario.must_open:
                return found
        case "agent":
            found = [Play(copy) for copy in hand if copy[0] == AGENT]
        case "complications":
            found = [Twist(copy) for copy in hand if copy[0] == TWIST]
        case "investigation":
            seat = table.active_seat
            found = [Attach(copy) for copy in clues(deck, hand, contact_slots(table, seat))]
        case _:
            return [Discard(copy) for copy in hand]
    found.append(DONE)
    return found


def is_legal(state: State, action: Action) -> bool:
    """Judge any action, listed by `legal_actions` or not."""
    return refusal(state, action) is None


_PHASES: Mapping[type, str] = {
    UseZ: "resources",
    Open: "case",
    Play: "agent",
    Twist: "complications",
    Attach: "investigation",
    Discard: "debriefing",
}


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why the side to move may not do this now, or None."""
    table = state.table
    if table.outcome:
        return Refusal.GAME_OVER
    if isinstance(action, Deal):
        return refuse_deal(table.setup, action) if table.phase == BEFORE else Refusal.NOT_NOW
    if table.phase == BEFORE:
        return Refusal.NOT_NOW
    if isinstance(action, Resign):
        return None
    hand = state.hands[table.mover]
    if isinstance(action, Done):
        return _refuse_done(table, hand)
    if _PHASES[type(action)] != table.phase:
        return _wrong_phase(table, action)
    return _refuse_card(table, hand, action)


def _wrong_phase(table: Table, action: Action) -> Refusal:
    """Return why an action of another phase is refused: by its own reason where the phase was passed over."""
    own = table.mover == table.active
    if isinstance(action, Open) and own and table.active_seat.case:
        return Refusal.CASE_OPEN
    if isinstance(action, UseZ) and own and not table.deck:
        return Refusal.EMPTY_DECK
    return Refusal.NOT_NOW


def _refuse_done(table: Table, hand: tuple[str, ...]) -> Refusal | None:
    if table.phase == "debriefing":
        return Refusal.MUST_DISCARD
    if table.phase == "case" and table.setup.scenario.must_open and cases_in(hand):
        return Refusal.MUST_OPEN
    return None


_WRONG_TYPE: Mapping[type, tuple[str, Refusal]] = {
    Open: (CASE, Refusal.NOT_A_CASE),
    Play: (AGENT, Refusal.NOT_AN_AGENT),
    Twist: (TWIST, Refusal.NOT_A_TWIST),
}


def _refuse_card(table: Table, hand: tuple[str, ...], action: Action) -> Refusal | None:
    assert not isinstance(action, Deal | Done | Resign)
    copy, deck = action.card, table.setup.deck
    if copy not in hand:
        return Refusal.NOT_HELD
    if isinstance(action, UseZ):
        return None if deck.draws(copy) else Refusal.NOT_A_Z
    if isinstance(action, Attach):
        if copy in clues(deck, hand, contact_slots(table, table.active_seat)):
            return None
        return Refusal.NO_MORE_CONTACTS if copy in clues(deck, hand, 1) else Refusal.NOT_A_CLUE
    letter, reason = _WRONG_TYPE.get(type(action), (copy[0], Refusal.NOT_NOW))
    return None if copy[0] == letter else reason


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the next State, and what happened in order. Raises: IllegalAction, with nothing changed."""
    why = refusal(state, action)
    if why is not None:
        raise IllegalAction(why, format_action(action))
    match action:
        case Deal():
            state, events = deal_cards(state, action)
            state, more = follow(state)
        case Done():
            events = []
            state, more = close_window(state)
        case Resign():
            events = []
            state, more = resigned(state)
        case _:
            state, event = lay(state, action)
            events = [event]
            state, more = _AFTER[type(action)](state)
    return state, (*events, *more)


def _drawn(state: State) -> tuple[State, list[Event]]:
    state, events = draw_cards(state, state.table.setup.scenario.numbers.bonus)
    state, more = follow(state)
    return state, [*events, *more]


def _stay(state: State) -> tuple[State, list[Event]]:
    return state, []


_AFTER: Mapping[type, Callable[[State], tuple[State, list[Event]]]] = {
    UseZ: _drawn,
    Open: close_window,
    Play: _stay,
    Twist: _stay,
    Attach: _stay,
    Discard: follow,
}
"""What follows when a card has been laid down."""
