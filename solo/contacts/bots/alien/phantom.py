"""Level 4: searches. It plays the Agents' coming days out on their own belief, and goes where it is safest in the end.

The Agents are taken to assume nothing about how it likes to play; near-equal ends are drawn at random.
"""

from collections.abc import Sequence

import numpy as np

from solo.contacts.actions import Action
from solo.contacts.aims import alien_aims
from solo.contacts.board import TileSet
from solo.contacts.bots.alien import ghost, searching
from solo.contacts.bots.alien.balance import Choices, Mixture
from solo.contacts.bots.alien.foresight import dangers
from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.alien.strategy import (
    Strategy,
    end_hopes,
    ends_of_states,
    outlook_of,
    states_of,
)
from solo.contacts.bots.tables import ends_of, rows_of
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienObservation
from solo.contacts.public import PublicState
from solo.contacts.thought import Thought
from solo.core.rng import Random
from solo.hex.bits import bits_of

__all__ = ["MIND", "think"]

DAYS = 2
"""So many days are played out; what comes after is estimated."""

GUESSES = 12
"""So many guesses at what the Agents believe are played out."""

SOFTNESS = 0.04
"""How much worse an end may be, as a chance to lose, before it is hardly drawn."""


def searched_strategy(facts: PublicState, histories: Histories, known: TileSet) -> Strategy:
    """Return how it plays on a day from each state. `known`: where the Agents think that it can be."""
    aim = alien_aims(facts, None)[0]
    prospects, states = outlook_of(facts, aim), states_of(histories)
    ends, after = ends_of_states(facts, aim, prospects, states)
    belief = rows_of(facts.board, [known])[0].astype(np.float32) @ _spread(facts)
    caught, danger = dangers(facts, belief, DAYS, GUESSES)
    real = (after >= 0).astype(np.float32)
    after = np.maximum(after, 0)
    hopes = end_hopes(facts, prospects, ends, after)
    worth = (1.0 - danger[ends]) * hopes / SOFTNESS
    shares = np.exp(worth - (worth * real).max(axis=1, keepdims=True)) * real
    shares /= np.maximum(shares.sum(axis=1, keepdims=True), 1e-12)
    choices = Choices(states.weights(), ends, real, hopes)
    return Strategy(states.rows, choices, after, Mixture(shares.astype(np.float32), danger, caught), prospects)


def _spread(facts: PublicState) -> "np.ndarray[tuple[int, int], np.dtype[np.float32]]":
    legal = ends_of(walk_of(facts)).astype(np.float32)
    return legal / np.maximum(legal.sum(axis=1, keepdims=True), 1.0)


MIND = Mind(searched_strategy, lambda public: ghost.good_starts(public, None), 1024)


def _glance(facts: PublicState, histories: Histories) -> Strategy:
    return searched_strategy(facts, histories, bits_of({facts.board.tiles[place] for place in histories.tiles}))


_PROGRAM = searching.Program(MIND, _glance)


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return searching.think(_PROGRAM, observation, legal_actions, rng)
