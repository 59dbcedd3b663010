"""M04 RADIO SILENCE."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState

DAYS = 2


def morning(public: PublicState) -> PublicState:
    """Take the abilities of all Agents of the box, whoever is brought in, on the last days."""
    if public.day <= public.scenario.days - DAYS:
        return public
    silenced = public.effects.silenced.union(public.setup.edition.agents)
    return replace(public, effects=replace(public.effects, silenced=silenced))


MISSION = MissionCard(
    "M04",
    "RADIO SILENCE",
    "alien",
    ADVANTAGE,
    "On the last two days no Agent can use its ability; they move, and landing captures.",
    morning=morning,
)
