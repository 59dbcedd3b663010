"""Agents that make the set of possible tiles as small as they can: each step by the weight that is expected to be left.

Nothing is thought about tomorrow, but for standing near to the set.
"""

from collections.abc import Sequence
from functools import partial

from solo.contacts.actions import Action
from solo.contacts.board import TileSet
from solo.contacts.bots.hunters import greedy
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.conduct import Way, act
from solo.contacts.bots.hunters.foresight import Style, next_order
from solo.contacts.bots.hunters.options import drops
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["play"]


def play(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances) -> Action:
    """Choose the next action of the team by some chances of where the Alien is."""
    return act(observation, legal_actions, rng, chances, WAY)


def _weight(public: PublicState, occupied: TileSet, chances: Chances) -> float:
    """Return the weight that is left."""
    return float(chances.total)


WAY = Way(partial(next_order, style=Style(_weight, drops, near=0.01)), greedy.promise)
