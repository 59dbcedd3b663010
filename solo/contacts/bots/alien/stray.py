"""Level 1: any legal move."""

from collections.abc import Sequence

from solo.contacts.actions import Action
from solo.contacts.observation import AlienObservation
from solo.core.rng import Random

__all__ = ["choose"]


def choose(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose any legal action."""
    return rng.choice(legal_actions)
