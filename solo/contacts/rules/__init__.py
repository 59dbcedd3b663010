"""The rules: who is to move, what is legal, what an action does (contacts 1 to 7). Pure: no file, clock or screen."""

from collections.abc import Mapping
from dataclasses import replace

from solo.contacts import turn
from solo.contacts.actions import (
    Action,
    AlienMove,
    Declare,
    EndDay,
    NameTrace,
    Order,
    Pass,
    PlayCard,
    Refusal,
    ReplaceAgent,
    Resign,
    UseOracle,
)
from solo.contacts.actiontext import format_action
from solo.contacts.public import ALIEN, TEAM, Outcome, Setup
from solo.contacts.rules import alien_turn, answers, chance, day, endings, play, setup
from solo.contacts.state import State
from solo.core.game import CHANCE, IllegalAction
from solo.core.record import Audience, Event
from solo.core.rng import Random

__all__ = ["apply", "draw", "is_legal", "legal_actions", "new_state", "refusal", "to_move"]

PHASES: Mapping[str, str] = {
    "pick": ALIEN,
    "team": TEAM,
    "deal": CHANCE,
    "alien_keeps": ALIEN,
    "team_keeps": TEAM,
    "missions": CHANCE,
    "alien_mission": ALIEN,
    "team_mission": TEAM,
    "hide": CHANCE,
    "start": ALIEN,
    "place": TEAM,
    "dawn": CHANCE,
    "alien": ALIEN,
    "declare": TEAM,
    "after": ALIEN,
    "replace": TEAM,
    "agents": TEAM,
    "trace": ALIEN,
}
"""What is waited for, and from whom.

The set-up: the Alien picks an Agent, the human the rest, the deals, what each side keeps, the hidden token, the
starting camp, the Agents' cities. A day: the die, the Alien's turn (with the Oracle's declaration), its card after the
move, the Agents' turn; a replacement and a trace come in between.
"""


def new_state(chosen: Setup) -> State:
    """Return the State before anything is done."""
    return setup.begun(chosen)


def to_move(state: State) -> str | None:
    """Return the side that must act, chance among them, or None after the end."""
    return PHASES.get(state.public.phase)


def draw(state: State, rng: Random) -> Action:
    """Return what chance does, drawn from a random stream. Only where chance is to move."""
    return chance.draw(state, rng)


def legal_actions(state: State) -> list[Action]:
    """Return what the side to move may do, in a fixed order; empty after the end.

    Paths are listed once for each end tile; any other path is judged by `is_legal`. Resigning is always allowed to the
    team and never listed, and so are declarations other than a move alone, questions other than the zones, and orders
    and deals but one.
    """
    public = state.public
    match public.phase:
        case "alien":
            return [*alien_turn.oracles(state), *play.plays(state), *alien_turn.moves(public, state.alien)]
        case "after":
            return [Pass(), *play.plays(state)]
        case "declare":
            return [*_declarations(state)]
        case "replace":
            return [*play.replacements(public)]
        case "agents":
            return [*turn.legal(public), *play.plays(state)]
        case "trace":
            return [*alien_turn.traces(state)]
        case _:
            side = to_move(state)
            return [*chance.listed(public)] if side == CHANCE else [*setup.listed(state)]


def _declarations(state: State) -> list[Declare]:
    """Return a declaration for every move of the named Agent, without ability."""
    public = turn.morning(state.public)
    assert public.named is not None
    found: list[Declare] = []
    for first in turn.turn_actions(public, public.named):
        assert isinstance(first, Order)
        if turn.current_form(public, public.named) is None:
            after = turn.public_effect(public, first)
            moves = turn.turn_actions(after, public.named)
            found.extend(Declare((first, move)) for move in moves if isinstance(move, Order))
        else:
            found.append(Declare((first,)))
    return found


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why the side to move may not do this now, or None."""
    public = state.public
    if public.outcome is not None:
        return Refusal.GAME_OVER
    match public.phase, action:
        case _, Resign():
            return Refusal.NOT_NOW if to_move(state) == CHANCE else None
        case "alien", AlienMove():
            return alien_turn.refuse_move(public, state.alien, action)
        case "alien", UseOracle():
            return alien_turn.refuse_oracle(state, action)
        case (("alien" | "after" | "agents"), PlayCard()):
            return play.refuse_play(state, action)
        case "after", Pass():
            return None
        case "declare", Declare():
            return turn.refuse_declaration(public, action)
        case "replace", ReplaceAgent():
            return play.refuse_replacement(public, action)
        case "trace", NameTrace():
            return None if action in alien_turn.traces(state) else Refusal.NOT_A_TRACE
        case "agents", _:
            return turn.refuse(public, action)
        case _:
            is_chance = to_move(state) == CHANCE
            return chance.refuse_chance(public, action) if is_chance else setup.refuse_setup(state, action)


def is_legal(state: State, action: Action) -> bool:
    """Judge any action, listed by `legal_actions` or not."""
    return refusal(state, action) is None


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the next State, and what happened in order. Raises: IllegalAction, with nothing changed."""
    why = refusal(state, action)
    if why is not None:
        raise IllegalAction(why, _shown(action, state))
    match action:
        case AlienMove():
            return alien_turn.apply_move(state, action)
        case UseOracle():
            return alien_turn.apply_oracle(state, action)
        case PlayCard():
            return play.apply_play(state, action)
        case Pass():
            return play.apply_pass(state)
        case ReplaceAgent():
            return play.apply_replacement(state, action)
        case NameTrace():
            state, events = answers.apply_trace(state, action)
            return replace(state, public=turn.next_declared(state.public)), events
        case Declare():
            return _apply_declaration(state, action)
        case EndDay():
            return day.apply_end(state)
        case Resign():
            return endings.ended(state, Outcome(ALIEN, "resign"))
        case _:
            return _apply_by_phase(state, action)


def _apply_by_phase(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    if state.public.phase == "agents":
        return answers.apply_team(state, action)
    if to_move(state) != CHANCE:
        state, events = setup.apply_setup(state, action)
        state, more = day.begin_day(state) if state.public.phase == "night" else (state, ())
        return state, (*events, *more)
    state, events = chance.apply_chance(state, action)
    state, more = day.begin_turn(state) if state.public.phase == "dawn" else (setup.following(state), ())
    return state, (*events, *more)


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
