"""Baselines: Aliens as public programs for such games play, written from their descriptions. No levels; only measured.

They keep to the contract of levels: `think(observation, legal_actions, rng) -> Thought`, by what the Alien sees.
"""

from collections.abc import Callable, Mapping, Sequence

from solo.contacts.actions import Action
from solo.contacts.bots.alien.baselines import farthest, mcts
from solo.contacts.observation import AlienObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["BASELINES"]

BASELINES: Mapping[str, Callable[[AlienObservation, Sequence[Action], Random], Thought]] = {
    "farthest": farthest.think,
    "mcts": mcts.think,
}
"""Each by its id."""
