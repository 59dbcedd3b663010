"""Any legal move: the baseline below all others."""

from collections.abc import Sequence

from solo.core.rng import Random
from solo.xfiles.actions import Action
from solo.xfiles.observation import View

__all__ = ["choose"]


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return one of the legal actions, all alike."""
    return rng.choice(legal)
