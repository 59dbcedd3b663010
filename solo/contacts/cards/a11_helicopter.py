"""A11 HELICOPTER."""

from dataclasses import replace

from solo.contacts.actions import PlayCard
from solo.contacts.card import Card, each_agent
from solo.contacts.public import PublicState


def has_move(public: PublicState, agent: str) -> bool:
    """Return whether the Agent's move is still to come."""
    return agent not in public.done and not public.agents[agent].moves


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Its move is a straight line (CR-43)."""
    return replace(public, effects=replace(public.effects, lifted=public.effects.lifted | {*play.agents}))


CARD = Card(
    "A11",
    "HELICOPTER",
    "agents",
    "Today one Agent's move is a straight line of any length, over everything; landing captures.",
    each_agent("A11", has_move),
    effect,
)
