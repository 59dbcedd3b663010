"""Agent Black."""

from collections.abc import Iterator
from functools import lru_cache

from solo.contacts.abilities import FLOWN_OVER
from solo.contacts.actions import MoveAgent, Refusal
from solo.contacts.agent import Agent, open_tiles
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of, members


def moves_of(public: PublicState, agent: str) -> Iterator[MoveAgent]:
    """Yield every flight: a step, a landing in a straight line from it, and where a carried Agent is set down."""
    here = public.agents[agent].tile
    for step in steps(public, agent):
        before = (here,) if step == here else (here, step)
        carried = public.agent_at(step) if step != here else None
        for landing in members(landings(public, agent, step)):
            if carried is None:
                if landing != here or step != here:
                    yield MoveAgent(agent, (*before, landing))
            elif landing != step:
                for drop in members(drops(public, agent, carried, landing)):
                    yield MoveAgent(agent, (*before, landing), (carried, drop))


def steps(public: PublicState, agent: str) -> Iterator[Tile]:
    """Yield the tiles he may step on, other Agents' too; his own only when no neighbour is open (CR-19, CR-20)."""
    here = public.agents[agent].tile
    near = public.board.adjacent[here] & open_tiles(public, climbs=False) & ~_held(public, agent)
    yield from members(near or 1 << here)


def _held(public: PublicState, agent: str) -> TileSet:
    """Return where Agents stand that may not be carried (CR-42)."""
    return bits_of(public.agents[other].tile for other in public.agents if other in public.effects.held)


def landings(public: PublicState, agent: str, step: Tile) -> TileSet:
    """Return the open, free tiles in a straight line from the step's tile, that tile included (flight of zero)."""
    free = open_tiles(public, climbs=False) & ~public.others(agent)
    return line_tiles(public.board, step) & free


def ends_of(public: PublicState, agent: str) -> TileSet:
    """Return where he can land, carrying left out."""
    found = 0
    for step in steps(public, agent):
        if step == public.agents[agent].tile or public.agent_at(step) is None:
            found |= landings(public, agent, step)
    return found


@lru_cache(maxsize=10_000)
def line_tiles(board: Board, tile: Tile) -> TileSet:
    """Return a tile and all tiles in a straight line from it."""
    found = 1 << tile
    for direction in range(6):
        for seen in board.ray(tile, direction):
            found |= 1 << seen
    return found


def drops(public: PublicState, agent: str, carried: str, landing: Tile) -> TileSet:
    """Return the open, free tiles beside the landing where a carried Agent may be set down (CR-20, CR-43)."""
    from solo.contacts.agents import agents

    form = public.agents[carried].form
    free = open_tiles(public, agents()[form or carried].climbs) & ~(public.occupied & ~(1 << public.agents[agent].tile))
    return public.board.adjacent[landing] & (free | 1 << public.agents[carried].tile)


def refusal(public: PublicState, move: MoveAgent) -> Refusal | None:
    """Return why Black may not fly so, or None."""
    path, agent = move.path, move.agent
    if len(path) > 3:
        return Refusal.BAD_PATH
    here, step, landing = path[0], path[-2], path[-1]
    if (len(path) == 2 and landing == here) or step not in steps(public, agent):
        return Refusal.CLOSED if step != here else Refusal.MUST_MOVE
    if not landings(public, agent, step) >> landing & 1:
        if not line_tiles(public.board, step) >> landing & 1:
            return Refusal.BAD_PATH
        return Refusal.OCCUPIED if public.others(agent) >> landing & 1 else Refusal.CLOSED
    carried = public.agent_at(step) if step != here else None
    if carried is None:
        return None if move.carried is None else Refusal.BAD_CARRY
    if move.carried is None or move.carried[0] != carried or landing == step:
        return Refusal.BAD_CARRY
    return None if drops(public, agent, carried, landing) >> move.carried[1] & 1 else Refusal.BAD_CARRY


AGENT = Agent(
    "black",
    "Black",
    moves=1,
    gift="Steps, then flies in a straight line; captures where he steps and lands, detects on what he flies over.",
    abilities=(FLOWN_OVER,),
    moves_of=moves_of,
    ends_of=ends_of,
    refusal=refusal,
    flies=True,
)
