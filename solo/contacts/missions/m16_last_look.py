"""M16 LAST LOOK."""

from solo.contacts.mission import WINS_INSTEAD, MissionCard
from solo.contacts.public import PublicState


def progress(public: PublicState) -> float:
    """Return the share of the last two days on which a detection was answered with yes."""
    days = public.scenario.days
    return len(public.sighted & {days - 1, days}) / 2


MISSION = MissionCard(
    "M16",
    "LAST LOOK",
    "agents",
    WINS_INSTEAD,
    "You also win after the last day if a detection was answered with yes on each of the last two days.",
    is_met=lambda public: progress(public) == 1.0,
    progress=progress,
)
