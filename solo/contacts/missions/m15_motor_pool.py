"""M15 MOTOR POOL."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def morning(public: PublicState) -> PublicState:
    """Give one more move to every Agent that walks, on days with an odd number."""
    if not public.day % 2:
        return public
    return replace(public, effects=replace(public.effects, pace=public.effects.pace + 1))


MISSION = MissionCard(
    "M15",
    "MOTOR POOL",
    "agents",
    ADVANTAGE,
    "On every second day, from day 1 on, each Agent that walks has one move more.",
    morning=morning,
)
