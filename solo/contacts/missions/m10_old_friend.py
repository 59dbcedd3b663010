"""M10 OLD FRIEND."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState

QUESTIONS = 5


def begin(public: PublicState) -> PublicState:
    """Make the Witness ready at once, for several questions, one a day."""
    return replace(public, witness="ready", questions=QUESTIONS)


MISSION = MissionCard(
    "M10",
    "OLD FRIEND",
    "agents",
    ADVANTAGE,
    "The Witness is yours from day 1 on, whatever the marker says, and answers five questions, one a day.",
    begin=begin,
)
