"""Agent White."""

from collections.abc import Iterator

from solo.contacts.abilities import ADJACENT_CAPTURE, scan_ability
from solo.contacts.actions import MoveAgent, Refusal
from solo.contacts.agent import Agent
from solo.contacts.board import TileSet
from solo.contacts.public import PublicState
from solo.hex.bits import members


def goals(public: PublicState, agent: str) -> TileSet:
    """Return the cities to teleport to: not the one he is in, none where an Agent stands, no roadblock (CR-21)."""
    return public.board.cities & ~public.occupied & ~public.blocked


def moves_of(public: PublicState, agent: str) -> Iterator[MoveAgent]:
    """Yield a teleport to every goal."""
    here = public.agents[agent].tile
    return (MoveAgent(agent, (here, city)) for city in members(goals(public, agent)))


def refusal(public: PublicState, move: MoveAgent) -> Refusal | None:
    """Return why White may not teleport so, or None."""
    if len(move.path) != 2 or move.carried is not None:
        return Refusal.BAD_PATH
    return None if goals(public, move.agent) >> move.path[1] & 1 else Refusal.CLOSED


AGENT = Agent(
    "white",
    "White",
    moves=0,
    gift="Teleports to another city each day; then scans every tile up to 2 away, or captures on those adjacent.",
    abilities=(scan_ability(2), ADJACENT_CAPTURE),
    moves_of=moves_of,
    ends_of=goals,
    refusal=refusal,
)
