"""Level 5: mixes its ends so that a team which knows this very program gains as little as possible by it.

What the Agents can know of its habits it takes as known; see `balance.py`.
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

ROUNDS = 60
"""So many rounds of matching regrets for a move; a tenth of them to weigh a card."""


def _made(facts: PublicState, histories: Histories, known: TileSet) -> Strategy:
    return balanced_strategy(facts, histories, ROUNDS)


MIND = Mind(_made, lambda public: ghost.good_starts(public, None), 2048)

_PROGRAM = searching.Program(MIND, lambda facts, histories: balanced_strategy(facts, histories, ROUNDS // 10))


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return searching.think(_PROGRAM, observation, legal_actions, rng)
