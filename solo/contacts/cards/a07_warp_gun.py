"""A07 WARP-GUN."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from solo.contacts.actions import PlayCard
from solo.contacts.board import Tile
from solo.contacts.card import Card, is_fresh
from solo.contacts.public import PublicState


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield every pair of Agents that have not played."""
    fresh = [agent for agent in sorted(public.agents) if is_fresh(public, agent)]
    return (PlayCard("A07", pair) for pair in combinations(fresh, 2))


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Each has the other's abilities and keeps its own movement (CR-31, CR-39)."""
    one, other = play.agents
    return replace(public, effects=replace(public.effects, swapped={one: other, other: one}))


CARD = Card(
    "A07",
    "WARP-GUN",
    "agents",
    "Today two Agents that have not played swap abilities and keep their movement.",
    plays,
    effect,
)
