"""Level 4: searches. It plays out how the Agents answer what they can believe about it, and estimates what follows.

It begins with Agents who assume nothing and second-guesses them a few times; level 5 goes on far longer.
"""

from collections.abc import Sequence

from solo.contacts.actions import Action
from solo.contacts.bots.alien import searching
from solo.contacts.bots.alien.searching import program
from solo.contacts.observation import AlienObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["PROGRAM", "think"]

PROGRAM = program(rounds=30, glance=2, number=512)


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return searching.think(PROGRAM, observation, legal_actions, rng)
