"""What each Agent can ask about on its turn, one row for each way to play it: for the search of the Alien's levels.

Whole sets for many beliefs at once, and no order that could be given: `hunters/options.py` has those, for the teams.

A team's turn is taken apart into **stages**, in each of which one row is chosen: an Agent's move with an ability where
the ability depends on the place, its move and then its ability where it does not. The answers of a row are two: was
the Alien on a tile that it captures on, and was it on one of the other tiles that it detects on.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

from solo.contacts import turn
from solo.contacts.actions import MoveAgent
from solo.contacts.agent import Agent, open_tiles
from solo.contacts.agents import agents
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.tables import Array, Indices, grid_of, rows_of
from solo.contacts.bots.threat import declared_threat
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of

__all__ = ["Stage", "moves_of", "stages_of"]

Row = tuple[Tile, TileSet, TileSet]
"""Where the Agent ends, what it captures on and what it detects on."""


@dataclass(frozen=True, eq=False, slots=True)
class Stage:
    """A choice of one row: `ends` (places in tile order), captures and detections as 0 or 1 (rows by tiles).

    `agent` is whose turn it is; no tile is in both of a row's sets.
    """

    agent: str
    ends: Indices
    captures: Array
    detects: Array


def stages_of(public: PublicState) -> list[Stage]:
    """Return the stages of the team's coming turn: who detects goes first, who only captures last."""
    return [stage for stage in _every_stage(public) if stage.agent not in public.done]


_kept: deque[tuple[object, list[Stage]]] = deque(maxlen=8)
"""What was asked for last: a card that is only weighed mostly leaves the Agents' turn as it is."""


def _every_stage(public: PublicState) -> list[Stage]:
    facts = _what_matters(public)
    for known, stages in _kept:
        if known == facts:
            return stages
    placed = [agent for agent, status in public.agents.items() if status.is_placed]
    stages = [stage for agent in sorted(placed, key=_order) for stage in _stages(public, agent)]
    _kept.append((facts, stages))
    return stages


def _what_matters(public: PublicState) -> object:
    """Return what the stages depend on: not how the Alien can move."""
    effects = replace(
        public.effects, budget=None, budget_change=0, coming_budget=0, cross_agents=False, as_agents=False, lakes=False
    )
    board, forms = public.board, (public.copies, public.spent_forms)
    return board, public.agents, public.roadblock, effects, forms, public.rider, public.named, public.declared


def _order(agent: str) -> tuple[bool, str]:
    return (not any(ability.kind == "detect" for ability in agents()[agent].abilities), agent)


def _stages(public: PublicState, agent: str) -> list[Stage]:
    if public.declared and agent == public.named:
        return [_stage(public, agent, [_declared(public, agent)])]
    itself = agents()[agent]
    forms = [agents()[form] for form in turn.fresh_forms(public)] if itself.copies else [itself]
    here = [row for form in forms for row in _rows(public, agent, form)]
    found = [_stage(public, agent, here)]
    anywhere = [row for form in forms for row in _roaming(public, agent, form)]
    if anywhere:
        found.append(_stage(public, agent, anywhere))
    return found


def _declared(public: PublicState, agent: str) -> Row:
    """Return the one row of a turn that was declared (the Oracle)."""
    ends = [part.path[-1] for part in public.declared if isinstance(part, MoveAgent)]
    threat = declared_threat(public, agent)
    return ends[-1] if ends else public.agents[agent].tile, threat.captures, threat.detects


def _stage(public: PublicState, agent: str, rows: list[Row]) -> Stage:
    board, rows = public.board, sorted(set(rows))
    place = grid_of(board).place
    captures = rows_of(board, [row[1] for row in rows])
    detects = rows_of(board, [row[2] & ~row[1] for row in rows])
    ends = np.array([place[row[0]] for row in rows])
    return Stage(agent, ends, captures.astype(np.float32), detects.astype(np.float32))


def _rows(public: PublicState, agent: str, form: Agent) -> Iterator[Row]:
    """Yield every move with every use of an ability that depends on where it ends."""
    abilities = () if agent in public.effects.silenced else form.abilities
    for move in moves_of(public, agent, form):
        end, way = move.path[-1], form.way(public, move)
        caught = 1 << end | form.touched(public, move)
        if move.carried is not None:
            caught |= 1 << move.carried[1]
        if form.sweeps and agent not in public.effects.silenced:
            caught |= way
        status = replace(public.agents[agent], tile=end, path=move.path, way=way)
        there = public.with_agent(agent, status)
        asked = False
        for ability in abilities:
            if ability.kind == "roadblock" or ability.roams:
                continue
            for target in ability.targets(there, agent):
                tiles = ability.asked(there, agent, target)
                asked = True
                yield (end, caught | tiles, 0) if ability.kind == "capture" else (end, caught, tiles)
        if not asked:
            yield end, caught, 0


def _roaming(public: PublicState, agent: str, form: Agent) -> Iterator[Row]:
    """Yield every use of an ability that reaches everywhere."""
    here = public.agents[agent].tile
    for ability in () if agent in public.effects.silenced else form.abilities:
        for target in ability.targets(public, agent) if ability.roams else ():
            tiles = ability.asked(public, agent, target)
            yield (here, tiles, 0) if ability.kind == "capture" else (here, 0, tiles)


def moves_of(public: PublicState, agent: str, form: Agent) -> Iterator[MoveAgent]:
    """Yield the moves that matter: one an end, or where it sweeps one for each set of tiles that it can sweep."""
    if not (form.sweeps and form.walks) or agent in public.effects.held | public.effects.lifted:
        yield from form.legal_moves(public, agent)
        return
    here, others = public.agents[agent].tile, public.others(agent)
    free = open_tiles(public, form.climbs)
    paths: list[tuple[Tile, ...]] = [(here,)]
    seen: set[tuple[Tile, TileSet]] = set()
    for _ in range(form.allowance(public, agent)):
        paths = [(*path, near) for path in paths for near in public.board.neighbors[path[-1]] if free >> near & 1]
        for path in paths:
            swept = (path[-1], bits_of(path[1:]))
            if swept not in seen and not others >> path[-1] & 1:
                seen.add(swept)
                yield MoveAgent(agent, path)
    if not seen:
        yield MoveAgent(agent, (here,))
