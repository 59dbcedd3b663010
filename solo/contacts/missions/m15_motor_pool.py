"""M15 MOTOR POOL."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def morning(public: PublicState) -> PublicState:
    """Give one more move to every Agent that walks, in the second half of the days."""
    if 2 * public.day <= public.scenario.days:
        return public
    return replace(public, effects=replace(public.effects, pace=public.effects.pace + 1))


MISSION = MissionCard(
    "M15",
    "MOTOR POOL",
    "agents",
    ADVANTAGE,
    "In the second half of the days each Agent that walks has one move more.",
    morning=morning,
)
