"""The rules: who is to move, what is legal, what an action does (adele 2 to 9). Pure: no file, clock or screen.

The agenda of the public facts holds what is to be done next. A step that waits for somebody (`WAITS`) takes an action;
all others are done at once, one after another, until the next such step.
"""

from collections.abc import Callable, Mapping

from solo.adele.actions import Action, Refusal, Resign
from solo.adele.actiontext import format_action
from solo.adele.public import ALIEN, Setup, Step
from solo.adele.rules import alien, crew, deals, deeds, dice, draws, phases, setup
from solo.adele.rules.wait import Automatic, Wait
from solo.adele.scene import Scene
from solo.adele.state import State
from solo.core.game import CHANCE, IllegalAction
from solo.core.record import Event
from solo.core.rng import Random

__all__ = ["apply", "draw", "is_legal", "legal_actions", "new_state", "refusal", "to_move"]

WAITS: Mapping[str, Wait] = {
    **setup.WAITS, **deals.WAITS, **draws.WAITS, **dice.WAITS, **alien.WAITS, **crew.WAITS, **deeds.WAITS,
}  # fmt: skip
AUTOMATIC: Mapping[str, Automatic] = {**setup.AUTOMATIC, **phases.AUTOMATIC}
DRAWS: Mapping[str, Callable[[State, Step, Random], Action]] = {**deals.DRAWS, **draws.DRAWS, "roll": dice.draw}


def new_state(chosen: Setup) -> State:
    """Return the State before anything is done: the Alien's first tokens are about to be drawn."""
    return setup.new_state(chosen)


def to_move(state: State) -> str | None:
    """Return the side that must act, chance among them, or None after the end."""
    step = state.public.step
    return WAITS[step.kind].side if step else None


def draw(state: State, rng: Random) -> Action:
    """Return what chance does, drawn from a random stream. Only where chance is to move."""
    step = state.public.step
    assert step is not None
    return DRAWS[step.kind](state, step, rng)


def legal_actions(state: State) -> list[Action]:
    """Return what the side to move may do, in a fixed order; empty after the end.

    Not listed, but judged by `is_legal`: deals but one, a plan of another member or a second plan, handing over several
    objects at once but all of a side, and resigning.
    """
    step = state.public.step
    return list(WAITS[step.kind].listed(state, step)) if step else []


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why the side to move may not do this now, or None."""
    step = state.public.step
    if step is None:
        return Refusal.GAME_OVER
    wait = WAITS[step.kind]
    if isinstance(action, Resign):
        return Refusal.NOT_NOW if wait.side == CHANCE else None
    return wait.refuse(state, step, action)


def is_legal(state: State, action: Action) -> bool:
    """Judge any action, listed by `legal_actions` or not."""
    return refusal(state, action) is None


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Return the next State, and what happened in order. Raises: IllegalAction, with nothing changed."""
    why = refusal(state, action)
    if why is not None:
        raise IllegalAction(why, _shown(action, state))
    scene = Scene(state)
    if isinstance(action, Resign):
        scene.end(ALIEN, "resign")
    else:
        step = scene.agenda.pop(0)
        WAITS[step.kind].do(scene, step, action)
        _go_on(scene)
    return scene.state(), tuple(scene.events)


def _go_on(scene: Scene) -> None:
    """Do all that nobody decides, until somebody must or the game is over."""
    while scene.outcome is None and scene.agenda[0].kind not in WAITS:
        step = scene.agenda.pop(0)
        AUTOMATIC[step.kind](scene, step)


def _shown(action: Action, state: State) -> str:
    """Return a refused action for the message; one that names no place of the ship has no text form."""
    try:
        return format_action(action, state.public.ship)
    except (KeyError, ValueError):
        return repr(action)
