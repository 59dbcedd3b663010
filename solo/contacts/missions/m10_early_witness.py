"""M10 EARLY WITNESS."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState


def begin(public: PublicState) -> PublicState:
    """Make a Witness ready; the day on which Witness and Oracle are settled comes as usual, and replaces it."""
    return replace(public, witness="ready")


MISSION = MissionCard(
    "M10",
    "EARLY WITNESS",
    "agents",
    ADVANTAGE,
    "Besides the usual Witness you may question another one, from day 1 until the usual one is settled.",
    begin=begin,
)
