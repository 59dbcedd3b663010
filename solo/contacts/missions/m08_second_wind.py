"""M08 SECOND WIND."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def morning(public: PublicState) -> PublicState:
    """Give the Alien one more point on days with an even number."""
    effects = public.effects
    if public.day % 2:
        return public
    return replace(public, effects=replace(effects, budget_change=effects.budget_change + 1))


MISSION = MissionCard(
    "M08",
    "SECOND WIND",
    "alien",
    ADVANTAGE,
    "On every second day, from day 2 on, the Alien has one point more.",
    morning=morning,
)
