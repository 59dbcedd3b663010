"""M14 GOOD ROADS."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def morning(public: PublicState) -> PublicState:
    """Give one more move to every Agent that walks, and one more point to the Alien."""
    effects = public.effects
    changed = replace(effects, pace=effects.pace + 1, budget_change=effects.budget_change + 1)
    return replace(public, effects=changed)


MISSION = MissionCard(
    "M14",
    "GOOD ROADS",
    "agents",
    ADVANTAGE,
    "Every day each Agent that walks has one move more, but the Alien has one point more as well.",
    morning=morning,
)
