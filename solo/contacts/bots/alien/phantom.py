"""Level 4: searches. It plays out how the Agents answer what they can believe about it, and foresees what follows.

It begins with Agents who assume nothing and second-guesses them a few times; level 5 goes on until neither side gains.
"""

from collections.abc import Sequence

from solo.contacts.actions import Action
from solo.contacts.board import TileSet
from solo.contacts.bots.alien import ghost, searching
from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.alien.strategy import Strategy, balanced_strategy
from solo.contacts.observation import AlienObservation
from solo.contacts.public import PublicState
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["MIND", "think"]

ROUNDS = 4
"""So many times it thinks one step further than the Agents, and they than it."""


def _made(facts: PublicState, histories: Histories, known: TileSet) -> Strategy:
    return balanced_strategy(facts, histories, ROUNDS)


MIND = Mind(_made, lambda public: ghost.good_starts(public, None), 512)

_PROGRAM = searching.Program(MIND, lambda facts, histories: balanced_strategy(facts, histories, 2))


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return searching.think(_PROGRAM, observation, legal_actions, rng)
