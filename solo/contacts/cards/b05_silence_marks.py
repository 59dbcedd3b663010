"""B05 SILENCE MARKS."""

from dataclasses import replace

from solo.contacts.actions import PlayCard
from solo.contacts.card import Card, each_agent
from solo.contacts.public import PublicState


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Take the named Agent's ability; not that of one that takes its place (CR-39, CR-42)."""
    return replace(public, effects=replace(public.effects, silenced=public.effects.silenced | {*play.agents}))


CARD = Card(
    "B05",
    "SILENCE MARKS",
    "alien",
    "Today the named Agent cannot use its ability; it moves, and landing captures.",
    each_agent("B05"),
    effect,
)
