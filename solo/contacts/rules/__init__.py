"""The rules: who is to move, what is legal, what an action does (contacts 1 to 4). Pure: no file, clock or screen."""

from dataclasses import replace

from solo.contacts import turn
from solo.contacts.actions import (
    Action,
    AlienMove,
    ChooseStart,
    Declare,
    NameTrace,
    Place,
    Refusal,
    Resign,
    UseOracle,
    format_action,
)
from solo.contacts.public import ALIEN, TEAM, Outcome
from solo.contacts.rules import alien_turn, answers, setup
from solo.contacts.state import State
from solo.core.game import IllegalAction
from solo.core.record import Audience, Event

__all__ = ["apply", "is_legal", "legal_actions", "refusal", "to_move"]

_SIDES = {
    "start": ALIEN,
    "place": TEAM,
    "alien": ALIEN,
    "declare": TEAM,
    "agents": TEAM,
    "trace": ALIEN,
}


def to_move(state: State) -> str | None:
    """Return the side that must act, or None after the end."""
    return _SIDES.get(state.public.phase)


def legal_actions(state: State) -> list[Action]:
    """Return what the side to move may do, in a fixed order; empty after the end.

    Paths are listed once for each end tile; any other path is judged by `is_legal`. Resigning is always allowed to the
    team and never listed, and so are declarations other than a move alone and questions other than the zones.
    """
    public = state.public
    match public.phase:
        case "start":
            return [*setup.starts(public)]
        case "place":
            return [*setup.places(public)]
        case "alien":
            return [*alien_turn.oracles(public), *alien_turn.moves(public, state.alien)]
        case "declare":
            return [*_declarations(state)]
        case "agents":
            return [*turn.legal(public)]
        case "trace":
            return [*alien_turn.traces(state)]
        case _:
            return []


def _declarations(state: State) -> list[Declare]:
    """Return a declaration for every move of the named Agent, without ability."""
    public = turn.morning(state.public)
    assert public.named is not None
    found: list[Declare] = []
    for first in turn.turn_actions(public, public.named):
        if turn.current_form(public, public.named) is None:
            after = turn.public_effect(public, first)
            found.extend(Declare((first, move)) for move in turn.turn_actions(after, public.named))  # type: ignore[arg-type]
        else:
            found.append(Declare((first,)))  # type: ignore[arg-type]
    return found


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why the side to move may not do this now, or None."""
    public = state.public
    if public.outcome is not None:
        return Refusal.GAME_OVER
    match public.phase, action:
        case _, Resign():
            return None
        case "start", ChooseStart():
            return setup.refuse_start(public, action)
        case "place", Place():
            return setup.refuse_place(public, action)
        case "alien", AlienMove():
            return alien_turn.refuse_move(public, state.alien, action)
        case "alien", UseOracle():
            return alien_turn.refuse_oracle(public, action)
        case "declare", Declare():
            return turn.refuse_declaration(public, action)
        case "trace", NameTrace():
            return None if action in alien_turn.traces(state) else Refusal.NOT_A_TRACE
        case "agents", _:
            return turn.refuse(public, action)
        case _:
            return Refusal.NOT_NOW


def is_legal(state: State, action: Action) -> bool:
    """Judge any action, listed by `legal_actions` or not."""
    return refusal(state, action) is None


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the next State, and what happened in order. Raises: IllegalAction, with nothing changed."""
    why = refusal(state, action)
    if why is not None:
        raise IllegalAction(why, _shown(action, state))
    match action:
        case ChooseStart():
            return setup.apply_start(state, action)
        case Place():
            state, events = setup.apply_place(state, action)
            if state.public.phase != "alien":
                return state, events
            state, caught = alien_turn.stuck(state)
            return state, (*events, *caught)
        case AlienMove():
            return alien_turn.apply_move(state, action)
        case UseOracle():
            return alien_turn.apply_oracle(state, action)
        case NameTrace():
            state, events = answers.apply_trace(state, action)
            return replace(state, public=turn.next_declared(state.public)), events
        case Declare():
            return _apply_declaration(state, action)
        case Resign():
            outcome = Outcome(ALIEN, "resign")
            public = replace(state.public, phase="over", outcome=outcome)
            return replace(state, public=public), (alien_turn.end_event(public.day, outcome),)
        case _:
            return answers.apply_team(state, action)


def _shown(action: Action, state: State) -> str:
    """Return a refused action for the message; one that names no tile of the board has no text form."""
    try:
        return format_action(action, state.public.board)
    except (KeyError, IndexError):
        return repr(action)


def _apply_declaration(state: State, action: Declare) -> tuple[State, tuple[Event, ...]]:
    public = replace(state.public, declared=action.actions, phase="alien")
    text = [format_action(part, public.board) for part in action.actions]
    event = Event("declaration", {"day": public.day, "agent": public.named, "turn": text}, Audience.ALL)
    return replace(state, public=public), (event,)
