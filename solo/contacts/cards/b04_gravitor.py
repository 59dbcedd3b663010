"""B04 GRAVITOR."""

from dataclasses import replace

from solo.contacts.actions import PlayCard
from solo.contacts.card import Card, each_agent
from solo.contacts.public import PublicState


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Hold the named Agent; not one that takes its place (CR-42)."""
    return replace(public, effects=replace(public.effects, held=public.effects.held | {*play.agents}))


CARD = Card(
    "B04",
    "GRAVITOR",
    "alien",
    "Today the named Agent cannot move; its ability works.",
    each_agent("B04"),
    effect,
)
