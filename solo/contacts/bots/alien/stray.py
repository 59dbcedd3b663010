"""Level 1: any legal move."""

from collections.abc import Sequence

from solo.contacts.actions import Action
from solo.contacts.observation import AlienObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["think"]


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose any legal action."""
    return Thought(rng.choice(legal_actions))
