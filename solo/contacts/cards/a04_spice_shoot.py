"""A04 SPICE SHOOT."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from solo.contacts.actions import PlayCard
from solo.contacts.board import Tile
from solo.contacts.card import Card, walkers_today
from solo.contacts.public import PublicState


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield every pair of Agents that still walk today; a single one where there are not two."""
    walkers = [agent for agent in sorted(public.agents) if walkers_today(public, agent)]
    for pair in combinations(walkers, min(2, len(walkers))):
        if pair:
            yield PlayCard("A04", pair)


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """One move more for each."""
    return replace(public, effects=replace(public.effects, faster=public.effects.faster | {*play.agents}))


CARD = Card(
    "A04",
    "SPICE SHOOT",
    "agents",
    "Today two Agents that walk have one move more.",
    plays,
    effect,
)
