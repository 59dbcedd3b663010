"""Level 5: mixes its ends so that a team which knows this very program gains as little as possible by it.

What the Agents can know of its habits it takes as known; see `balance.py`.
"""

from collections.abc import Sequence

from solo.contacts.actions import Action
from solo.contacts.bots.alien import searching
from solo.contacts.bots.alien.searching import program
from solo.contacts.observation import AlienObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["PROGRAM", "think"]

PROGRAM = program(rounds=100, glance=4, number=2048)


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return searching.think(PROGRAM, observation, legal_actions, rng)
