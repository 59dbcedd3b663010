"""A08 GRAV-BOOTS."""

from dataclasses import replace

from solo.contacts.actions import PlayCard
from solo.contacts.card import Card, each_agent, is_fresh
from solo.contacts.public import PublicState


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Two moves, no ability."""
    return replace(public, effects=replace(public.effects, twice=public.effects.twice | {*play.agents}))


CARD = Card(
    "A08",
    "GRAV-BOOTS",
    "agents",
    "Today one Agent moves twice, each end asks the landing question, and it has no ability.",
    each_agent("A08", is_fresh),
    effect,
)
