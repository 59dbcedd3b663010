"""A03 SPLATELLITE DISH."""

from dataclasses import replace

from solo.contacts.actions import PlayCard
from solo.contacts.card import Card, no_target
from solo.contacts.public import PublicState


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """One larger; with SMOKE GRENADE that leaves scans as they are."""
    return replace(public, effects=replace(public.effects, scan_change=public.effects.scan_change + 1))


CARD = Card(
    "A03",
    "SPLATELLITE DISH",
    "agents",
    "Today scans of size 2 and 3 are one larger.",
    no_target("A03"),
    effect,
)
