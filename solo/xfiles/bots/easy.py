"""Level easy: looks at its own hand and reckons nothing (section 7)."""

from collections.abc import Sequence

from solo.core.rng import Random
from solo.xfiles.actions import Action, Attach, Done
from solo.xfiles.bots.acting import first_z
from solo.xfiles.observation import View

__all__ = ["choose"]

ATTACHES = 0.6
"""The chance that it attaches a clue."""

TWISTS = 0.5
"""The chance that it lays a twist."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Open any case, lay one agent a turn, a twist with chance a half, each clue with chance 0.6, discard at random."""
    cards = [action for action in legal if not isinstance(action, Done)]
    match view.table.phase:
        case "resources":
            return first_z(legal)
        case "investigation":
            return _clue(view, cards, rng)
        case "agent" | "complications" if view.table.laid:
            return Done()
        case "complications" if rng.random() >= TWISTS:
            return Done()
        case _:
            return rng.choice(cards) if cards else Done()


def _clue(view: View, cards: Sequence[Action], rng: Random) -> Action:
    """Return the next clue that the dice let it attach: they are thrown once for each, in the order of the hand."""
    case = view.seat.case
    last = case.clues[-1] if case and view.table.laid else ""
    for action in cards:
        if isinstance(action, Attach) and action.card > last and rng.random() < ATTACHES:
            return action
    return Done()
