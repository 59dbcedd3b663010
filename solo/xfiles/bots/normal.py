"""Level normal: as greedy, but it solves with the cheapest clues and keeps the rest (section 7)."""

from collections.abc import Sequence

from solo.core.rng import Random
from solo.xfiles.actions import Action
from solo.xfiles.bots.acting import act, plight_of
from solo.xfiles.bots.counted import CLUES
from solo.xfiles.bots.greedy import everything
from solo.xfiles.bots.planning import cheapest_clues
from solo.xfiles.observation import View

__all__ = ["choose"]


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Attach the cheapest clues where they solve the case now; else do as greedy does."""
    if view.table.phase == "investigation" and view.seat.agents:
        plight = plight_of(view)
        clues = cheapest_clues(plight.hand & CLUES, plight.slots, plight.gap)
        if clues is not None:
            return act(view, clues)
    return everything(view, legal)
