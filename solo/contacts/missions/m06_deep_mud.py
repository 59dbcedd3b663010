"""M06 DEEP MUD."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def morning(public: PublicState) -> PublicState:
    """Take one move off every Agent that walks, from day 2 on."""
    if public.day < 2:
        return public
    return replace(public, effects=replace(public.effects, pace=public.effects.pace - 1))


MISSION = MissionCard(
    "M06",
    "DEEP MUD",
    "alien",
    ADVANTAGE,
    "From day 2 on each Agent that walks has one move less.",
    morning=morning,
)
