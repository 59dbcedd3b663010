"""How a team answers what it believes: its coming turn played out, answer by answer, for every tile at once.

Each stage takes the row that promises most by the weights of what is still possible after the answers so far: to
catch, and to learn. So every tile has a chance to be caught there, and a part of the board that the Agents are left
with when the Alien is on it. Several beliefs are answered at once, which costs little more than one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from solo.contacts.bots.options import Stage
from solo.contacts.bots.tables import Array, Indices

__all__ = ["Parts", "Reply", "halves", "reply_to", "whole"]

CATCH = 2.0
"""What a sure catch is worth against learning: a question that halves what is possible is worth a half."""


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


def reply_to(stages: Sequence[Stage], beliefs: Array, begun: Parts, spread: Array, near: float) -> Reply:
    """Return the reply to beliefs of where the Alien is (rows of weights; every tile that counts has some).

    `begun`: what is known already; see `whole` and `halves`. `spread`: for each tile (rows) how likely the Alien goes
    on to each other one tomorrow; `near`: what it is worth to end near all of that.
    """
    parts, belief = begun.tiles, begun.belief
    caught = np.zeros_like(beliefs)
    ends = np.zeros((len(parts), len(stages)), dtype=np.int64)
    for number, stage in enumerate(stages):
        chosen = _chosen(stage, parts * beliefs[belief], spread, near)
        ends[:, number] = stage.ends[chosen]
        captures, detects = stage.captures[chosen], stage.detects[chosen]
        np.add.at(caught, belief, parts * captures)
        left = parts * (1.0 - captures)
        both = np.concatenate([left * detects, left * (1.0 - detects)])
        some = np.flatnonzero(both.any(axis=1))
        old = some % len(parts)
        parts, belief, ends = both[some], belief[old], ends[old]
    return Reply(caught, Parts(parts, belief), ends)


def whole(beliefs: Array) -> Parts:
    """Return the whole board for each belief."""
    return Parts(np.ones_like(beliefs), np.arange(len(beliefs)))


def halves(beliefs: Array) -> Parts:
    """Return for each belief a part of the board that has about half of its weight, and the rest (Witness, CR-17)."""
    first = (np.cumsum(beliefs, axis=1) * 2.0 <= beliefs.sum(axis=1, keepdims=True)).astype(np.float32)
    return Parts(np.concatenate([first, 1.0 - first]), np.tile(np.arange(len(beliefs)), 2))


def _chosen(stage: Stage, weights: Array, spread: Array, near: float) -> Indices:
    """Return for each part the best row."""
    weights = weights / np.maximum(weights.sum(axis=1, keepdims=True), 1e-12)
    catch = stage.captures @ weights.T
    seen = stage.detects @ weights.T
    around = stage.near @ (weights @ spread).T
    worth = CATCH * catch + 2.0 * seen * (1.0 - catch - seen) + near * around
    chosen: Indices = worth.argmax(axis=0)
    return chosen
