"""How the Alien mixes its ends so that a team which knows how it mixes gains as little as possible.

Regret matching, in turns with the team's best answer: every tile where the Alien can be is a player of its own that
chooses among its ends; the team sees how all of them choose together, and answers that. What the choices have been on
average, later rounds counting more, is what nobody can use against it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from solo.contacts.bots.aftermath import Aftermath
from solo.contacts.bots.alien.foresight import answered
from solo.contacts.bots.options import Stage
from solo.contacts.bots.tables import Array, Indices, normal

__all__ = ["Choices", "Mixture", "balanced"]

TREMBLE = 0.05
"""The share of what the team believes that is spread over all ends alike: nobody is sure of another's mixture."""

BELIEFS = 3
"""So many beliefs are answered in each round: the last is a stranger's, the others are near the mixture.

Answers to several change less from round to round; and a team that does not know the program is to gain little too.
"""

DOUBT = 0.5
"""How far they are off: the deviation of a weight's logarithm."""

SELDOM = 0.03
"""Ends with less of this share of the likeliest one are left over from the first rounds, and not taken."""


@dataclass(frozen=True, eq=False, slots=True)
class Choices:
    """Who chooses what: a row for each place and progress where the Alien can be.

    `weights` (sum 1): how likely each is. `ends` (places, padded with 0), `open`: 1 for a real end, less where it may
    be an old camp, 0 for padding. `hopes`: the chance to win after each end, if the Agents do not catch it.
    """

    weights: Array
    ends: Indices
    open: Array
    hopes: Array


@dataclass(frozen=True, eq=False, slots=True)
class Mixture:
    """`shares`: for each row the chance of each end. `dangers`, `caught`: to be caught on a tile, ever and today."""

    shares: Array
    dangers: Array
    caught: Array


def balanced(choices: Choices, stages: Sequence[Stage], after: Aftermath, stranger: Array, rounds: int) -> Mixture:
    """Return the mixture after so many rounds. `stranger`: what who assumes nothing believes of where the day ends."""
    size = after.spread.shape[0]
    real = choices.open > 0
    everywhere = _flow(choices, normal(choices.open), size)
    doubts = _doubts(size)
    regrets, last = np.zeros_like(choices.hopes), np.zeros_like(choices.hopes)
    total, dangers, caught = np.zeros_like(choices.hopes), np.zeros(size), np.zeros(size)
    for number in range(1, rounds + 1):
        wanted = np.maximum(regrets + last, 0.0)
        shares = normal(np.where(wanted.sum(axis=1, keepdims=True) > 0, wanted, 1.0) * choices.open)
        weights = (1.0 - TREMBLE) * _flow(choices, shares, size) + TREMBLE * everywhere
        beliefs = np.vstack([np.tile(weights, (BELIEFS - 1, 1)), stranger]) * doubts[number % len(doubts)]
        today, danger = answered(stages, beliefs, after)
        costs = 1.0 - (1.0 - danger[choices.ends]) * choices.hopes
        last = np.where(real, (shares * costs).sum(axis=1, keepdims=True) - costs, 0.0)
        regrets = np.maximum(regrets + last, 0.0)
        count = number * number
        total += count * shares
        dangers += count * danger
        caught += count * today
    scale = 6.0 / (rounds * (rounds + 1) * (2 * rounds + 1))
    average = normal(total)
    kept = np.where(average >= SELDOM * average.max(axis=1, keepdims=True), average, 0.0)
    return Mixture(normal(kept), (dangers * scale).astype(np.float32), (caught * scale).astype(np.float32))


@lru_cache(maxsize=8)
def _doubts(size: int) -> Array:
    """Return factors on what the team believes, some rows a round: the first row of each is none."""
    drawn = np.random.default_rng(7).normal(0.0, DOUBT, (16, BELIEFS, size))
    drawn[:, 0] = 0.0
    return np.exp(drawn).astype(np.float32)


def _flow(choices: Choices, shares: Array, size: int) -> Array:
    """Return for each tile how likely the day ends there."""
    flow = (choices.weights[:, None] * shares).ravel()
    return np.bincount(choices.ends.ravel(), flow, size).astype(np.float32)
