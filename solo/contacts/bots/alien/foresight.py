"""What the Agents' coming answers mean for each tile, several days deep, if they assume nothing about the Alien.

Their turn is played out on what they believe; each part of the board that they may be left with spreads as far as the
Alien can go, their next turn is played out on that, and the Alien goes on from each tile to where it is then safest.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from solo.contacts.board import Board, Tile
from solo.contacts.bots.aftermath import Aftermath, aftermath_of
from solo.contacts.bots.options import Stage, stages_of
from solo.contacts.bots.reply import Parts, halves, reply_to, whole
from solo.contacts.bots.tables import Array
from solo.contacts.effects import NO_EFFECTS
from solo.contacts.public import PublicState, Status

__all__ = ["dangers"]

DOUBT = 0.7
"""How far a guess at what the Agents believe may be off: the deviation of its logarithm."""

NEAR = 1.0
"""What it is worth to the Agents to end near everything that the Alien can be on tomorrow."""

LIKELY = 0.03
"""Parts less likely than this are not looked into further, only estimated."""

CARE = 0.08
"""How much worse an end may be, as a chance to be caught, before the Alien hardly takes it on a later day."""


def dangers(public: PublicState, weights: Array, days: int, guesses: int) -> tuple[Array, Array]:
    """Return for each tile the chance to be caught there today, and ever. `weights`: what the Agents believe.

    So many days are played out, what comes after is estimated. Nobody's belief is known exactly: so many guesses at it
    are answered, and what they lead to is averaged.
    """
    stages, rng = stages_of(public), np.random.default_rng(public.day)
    beliefs = weights * np.exp(rng.normal(0.0, DOUBT, (guesses, len(weights)))).astype(np.float32)
    begun = halves if public.witness == "ready" else whole
    caught, ever = _looked(public, stages, beliefs, begun(beliefs), days)
    return caught.mean(axis=0), ever.mean(axis=0)


def _looked(
    public: PublicState, stages: Sequence[Stage], beliefs: Array, begun: Parts, days: int
) -> tuple[Array, Array]:
    """Return for each belief and tile the chance to be caught today, and ever."""
    after = aftermath_of(public, [stage.agent for stage in stages])
    answer = reply_to(stages, beliefs, begun, after.spread, NEAR)
    parts, later = answer.parts, after.worth(answer, beliefs)
    left = parts.tiles * beliefs[parts.belief]
    share = left.sum(axis=1) / np.maximum(beliefs[parts.belief].sum(axis=1), 1e-12)
    found = np.zeros_like(beliefs)
    for index in range(len(later)):
        value: Array | float = float(later[index])
        if days > 1 and after.days_left > 0 and share[index] > LIKELY:
            places = dict(zip((stage.agent for stage in stages), answer.ends[index], strict=True))
            value = _tomorrow(public, after, places, left[index] @ after.spread, days - 1)
        found[parts.belief[index]] += value * parts.tiles[index]
    return answer.caught, answer.caught + (1.0 - answer.caught) * found


def _tomorrow(public: PublicState, after: Aftermath, places: Mapping[str, int], belief: Array, days: int) -> Array:
    """Return for each tile the chance to be caught from tomorrow on, going on from there."""
    tiles = public.board.tiles
    moved = {
        agent: Status(tiles[places[agent]] if agent in places else status.tile)
        for agent, status in public.agents.items()
    }
    coming = replace(
        public, day=public.day + 1, agents=moved, effects=NO_EFFECTS, witness="used", acting=None, done=frozenset()
    )
    stages = [stage for agent in after.order if agent for stage in _alone(coming, agent, moved[agent].tile)]
    beliefs = belief[None, :]
    return _going_on(after.spread, _looked(coming, stages, beliefs, whole(beliefs), days)[1][0])


def _going_on(spread: Array, danger: Array) -> Array:
    """Return for each tile the danger to an Alien that goes on from there, better ends taken more readily."""
    care = np.exp(-danger / CARE)
    found: Array = (spread @ (care * danger)) / np.maximum(spread @ care, 1e-12)
    return np.where(spread.sum(axis=1) > 0, found, 1.0)


_stages: dict[tuple[Board, str, Tile, tuple[str, ...]], list[Stage]] = {}


def _alone(public: PublicState, agent: str, tile: Tile) -> list[Stage]:
    """Return an Agent's stages on a tile as if it were alone: they are kept, for they are asked for again and again."""
    key = (public.board, agent, tile, public.copies)
    found = _stages.get(key)
    if found is None:
        if len(_stages) > 400:
            _stages.clear()
        alone = replace(public, agents={agent: Status(tile)}, roadblock=None, rider=None)
        found = _stages[key] = stages_of(alone)
    return found
