"""How a team answers what it believes: its coming turn played out, answer by answer, for every tile at once.

At each stage the rows that promise most at once, by what they catch and tell, are followed to the end of the turn, and
the one is taken that then has caught most and leaves the Alien least room tomorrow. So every tile has a chance to be
caught there, and a part of the board that the Agents are left with when the Alien is on it. Several beliefs are
answered at once, which costs little more than one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from solo.contacts.bots.options import Stage
from solo.contacts.bots.tables import Array, Indices

__all__ = ["Parts", "Reply", "halves", "reply_to", "whole"]

CATCH = 2.0
"""What a sure catch is worth against learning: a question that halves what is possible is worth a half."""

BREADTH = 3
"""So many rows of a stage are followed that promise most, and so many that catch most at once."""

ROOM = 5.0
"""On so many tiles at once a team catches tomorrow, if it knows where to look."""


@dataclass(frozen=True, eq=False, slots=True)
class Parts:
    """Parts of the board (rows of tiles, 0 or 1), and which belief (row) each belongs to."""

    tiles: Array
    belief: Indices


@dataclass(frozen=True, eq=False, slots=True)
class Reply:
    """`caught`: for each belief and tile, 1 where the turn catches the Alien. `parts`: what is left together.

    `ends`: for each part where each stage's Agent ended (places).
    """

    caught: Array
    parts: Parts
    ends: Indices


def reply_to(stages: Sequence[Stage], beliefs: Array, begun: Parts, spread: Array) -> Reply:
    """Return the reply to beliefs of where the Alien is (rows of weights; every tile that counts has some).

    `begun`: what is known already; see `whole` and `halves`. `spread`: for each tile (rows) how likely the Alien goes
    on to each other one tomorrow.
    """
    parts, belief = begun.tiles, begun.belief
    caught = np.zeros_like(beliefs)
    ends = np.zeros((len(parts), len(stages)), dtype=np.int64)
    for number, stage in enumerate(stages):
        chosen = _chosen(stage, stages[number + 1 :], parts * beliefs[belief], spread)
        ends[:, number] = stage.ends[chosen]
        captures = stage.captures[chosen]
        np.add.at(caught, belief, parts * captures)
        parts, old = _split(stage, parts * (1.0 - captures), chosen)
        belief, ends = belief[old], ends[old]
    return Reply(caught, Parts(parts, belief), ends)


def whole(beliefs: Array) -> Parts:
    """Return the whole board for each belief."""
    return Parts(np.ones_like(beliefs), np.arange(len(beliefs)))


def halves(beliefs: Array) -> Parts:
    """Return for each belief a part of the board that has about half of its weight, and the rest (Witness, CR-17)."""
    first = (np.cumsum(beliefs, axis=1) * 2.0 <= beliefs.sum(axis=1, keepdims=True)).astype(np.float32)
    return Parts(np.concatenate([first, 1.0 - first]), np.tile(np.arange(len(beliefs)), 2))


def _split(stage: Stage, left: Array, chosen: Indices) -> tuple[Array, Indices]:
    """Return what is left after a yes and after a no, where anything is, and which part each comes from."""
    detects = stage.detects[chosen]
    both = np.concatenate([left * detects, left * (1.0 - detects)])
    some = np.flatnonzero(both.any(axis=1))
    return both[some], some % len(left)


def _chosen(stage: Stage, later: Sequence[Stage], weights: Array, spread: Array) -> Indices:
    """Return for each part (rows of weights) the best row of a stage."""
    scaled = weights / np.maximum(weights.sum(axis=1, keepdims=True), 1e-12)
    number = min(BREADTH, len(stage.ends))
    few = np.concatenate([_best(_worth(stage, scaled), number), _best(stage.captures @ scaled.T, number)])
    rows, of = few.T.ravel(), np.repeat(np.arange(len(scaled)), len(few))
    value = _followed(stage, rows, later, scaled[of], spread).reshape(len(scaled), len(few))
    chosen: Indices = few.T[np.arange(len(scaled)), value.argmax(axis=1)]
    return chosen


def _best(worth: Array, number: int) -> Indices:
    """Return for each part (columns) the places of so many best rows."""
    found: Indices = np.argpartition(-worth, number - 1, axis=0)[:number]
    return found


def _worth(stage: Stage, weights: Array) -> Array:
    """Return what each row promises at once, by part."""
    catch = stage.captures @ weights.T
    seen = stage.detects @ weights.T
    worth: Array = CATCH * catch + 2.0 * seen * (1.0 - catch - seen)
    return worth


def _followed(stage: Stage, rows: Indices, later: Sequence[Stage], weights: Array, spread: Array) -> Array:
    """Return what each way (a row chosen for a part) has caught at the end of the turn, and promises for tomorrow."""
    origin = np.arange(len(weights))
    value = (weights * stage.captures[rows]).sum(axis=1)
    left, old = _split(stage, weights * (1.0 - stage.captures[rows]), rows)
    origin = origin[old]
    for coming in later:
        chosen = _worth(coming, left / np.maximum(left.sum(axis=1, keepdims=True), 1e-12)).argmax(axis=0)
        value += np.bincount(origin, (left * coming.captures[chosen]).sum(axis=1), len(value))
        left, old = _split(coming, left * (1.0 - coming.captures[chosen]), chosen)
        origin = origin[old]
    mass = left.sum(axis=1)
    narrow = ((left @ spread) ** 2).sum(axis=1) / np.maximum(mass, 1e-12)
    found: Array = value + np.bincount(origin, np.minimum(ROOM * narrow, 0.8 * mass), len(value))
    return found
