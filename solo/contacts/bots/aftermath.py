"""What the Agents' next days are worth, from what they are left with when the Alien has not been caught today.

Estimated: what they believe spreads as far as the Alien can go; tomorrow they catch what their best captures cover of
it, and on each later day about as much as they can cover where it has spread further still.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from solo.contacts.agent import Agent
from solo.contacts.agents import agents
from solo.contacts.board import Board, Tile
from solo.contacts.bots.options import moves_of
from solo.contacts.bots.reply import Reply
from solo.contacts.bots.tables import Array, ends_of, normal, rows_of
from solo.contacts.conditions import walk_tomorrow
from solo.contacts.effects import NO_EFFECTS
from solo.contacts.public import PublicState, Status

__all__ = ["Aftermath", "aftermath_of"]

TOMORROW = (2.07, 2.46, 0.5, -1.03)
"""Logistic weights of a capture tomorrow: constant, log of what captures cover, of the tiles it spreads over, of how
many tiles the team captures on at once. Fitted to games of the strongest level against a team that knows it."""

LATER = (0.2, -0.2)
"""The chance of a capture on a later day: a factor, and the power of the tiles that it has spread over by then.

Half of what games say: whoever holds the days to come for lost already gives nothing for being safe today."""


@dataclass(frozen=True, eq=False, slots=True)
class Aftermath:
    """What is reckoned with: who plays which stage, how belief spreads in a day, days left after today."""

    public: PublicState
    order: Sequence[str]
    spread: Array
    days_left: int
    capacity: float

    def worth(self, reply: Reply, beliefs: Array) -> Array:
        """Return for each part of a reply the chance that the Alien is caught later, if it is in that part."""
        parts = reply.parts
        if self.days_left <= 0:
            return np.zeros(len(parts.tiles), dtype=np.float32)
        weighed: Array = parts.tiles * beliefs[parts.belief]
        likely = normal(weighed @ self.spread)
        later = normal(likely @ self.spread)
        tomorrow = self._tomorrow(self._covered(reply, likely), _wide(likely))
        hazard = np.minimum(0.5, LATER[0] * _wide(later) ** LATER[1])
        missed: Array = (1.0 - tomorrow) * (1.0 - hazard) ** (self.days_left - 1)
        return 1.0 - missed

    def _covered(self, reply: Reply, likely: Array) -> Array:
        """Return for each part what the Agents' best captures cover of it tomorrow, from where they end."""
        free = np.ones(len(likely), dtype=np.float32)
        for place, agent in enumerate(self.order):
            if agent:
                ends = reply.ends[:, place]
                for end in np.unique(ends):
                    here = ends == end
                    free[here] *= 1.0 - self._covered_by(agent, int(end), likely[here])
        covered: Array = 1.0 - free
        return covered

    def _covered_by(self, agent: str, end: int, likely: Array) -> Array:
        best = np.zeros(len(likely), dtype=np.float32)
        for form in forms_of(self.public, agent):
            reach = _reach(self.public, form, self.public.board.tiles[end])
            found = (reach.rows @ likely.T).max(axis=0)
            if reach.shots is not None:
                found = found + (likely * reach.shots).max(axis=1)
            best = np.maximum(best, found)
        return np.minimum(1.0, best)

    def _tomorrow(self, covered: Array, wide: Array) -> Array:
        constant, of_cover, of_width, of_capacity = TOMORROW
        logit = constant + of_cover * np.log(covered + 0.02) + of_width * np.log(wide)
        found: Array = 1.0 / (1.0 + np.exp(-logit - of_capacity * np.log(self.capacity)))
        return found


def _wide(likely: Array) -> Array:
    """Return over how many tiles each row spreads: the number of equally likely ones that are as hard to guess."""
    found: Array = 1.0 / np.maximum((likely**2).sum(axis=1), 1e-6)
    return found


def forms_of(public: PublicState, agent: str) -> list[Agent]:
    """Return what an Agent can be on a later day."""
    itself = agents()[agent]
    return [agents()[form] for form in sorted(public.copies)] if itself.copies else [itself]


def aftermath_of(public: PublicState, order: Sequence[str], drawn: Array) -> Aftermath:
    """Return what is reckoned with after today's turn.

    `order`: the Agent of each stage; only its first counts. `drawn`: how readily the Alien goes on to each tile.
    """
    spread = normal(ends_of(walk_tomorrow(public)) * drawn)
    first = [agent if agent not in order[:place] else "" for place, agent in enumerate(order)]
    capacity = sum(max(_size(form) for form in forms_of(public, agent)) for agent in public.agents)
    days_left = public.scenario.days - public.day
    return Aftermath(public, first, spread, days_left, float(capacity))


def _size(form: Agent) -> int:
    """Return on how many tiles it captures at once."""
    captures = [ability.size for ability in form.abilities if ability.kind == "capture"]
    return 1 + max(captures, default=0) + (form.moves - 1 if form.sweeps else 0) + form.flies


@dataclass(frozen=True, eq=False, slots=True)
class _Reach:
    """What an Agent can capture on tomorrow: rows of tiles that it gets at once, and single tiles besides."""

    rows: Array
    shots: Array | None


_reaches: dict[tuple[Board, str, Tile], _Reach] = {}


def _reach(public: PublicState, form: Agent, tile: Tile) -> _Reach:
    key = (public.board, form.id, tile)
    found = _reaches.get(key)
    if found is None:
        if len(_reaches) > 5000:
            _reaches.clear()
        found = _reaches[key] = _made_reach(public, form, tile)
    return found


def _made_reach(public: PublicState, form: Agent, tile: Tile) -> _Reach:
    """Work out a reach as if the Agent were alone and no card in force."""
    board, agent = public.board, form.id
    alone = replace(
        public,
        agents={agent: Status(tile)},
        effects=NO_EFFECTS,
        roadblock=None,
        acting=None,
        done=frozenset(),
        rider=None,
    )
    near = [ability for ability in form.abilities if ability.kind == "capture" and ability.size > 1]
    far = [ability for ability in form.abilities if ability.kind == "capture" and ability.size == 1]
    rows, shots = set(), 0
    for move in moves_of(alone, agent, form):
        end = move.path[-1]
        caught = 1 << end | form.touched(alone, move) | (form.way(alone, move) if form.sweeps else 0)
        for ability in far:
            shots |= ability.around(alone, end)
        rows |= {caught | ability.around(alone, end) for ability in near} or {caught}
    single = rows_of(board, [shots])[0].astype(np.float32) if shots else None
    return _Reach(rows_of(board, sorted(rows)).astype(np.float32), single)
