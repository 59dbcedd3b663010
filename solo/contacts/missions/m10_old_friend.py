"""M10 OLD FRIEND."""

from dataclasses import replace

from solo.contacts.mission import ADVANTAGE, MissionCard
from solo.contacts.public import PublicState

QUESTIONS = 3


def begin(public: PublicState) -> PublicState:
    """Let the Witness, once it is there, answer more questions, one a day."""
    return replace(public, questions=QUESTIONS)


MISSION = MissionCard(
    "M10",
    "OLD FRIEND",
    "agents",
    ADVANTAGE,
    "The Witness, if you get it, answers three questions instead of one, each on another day.",
    begin=begin,
)
