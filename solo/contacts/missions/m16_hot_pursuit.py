"""M16 HOT PURSUIT."""

from solo.contacts.mission import WINS_INSTEAD, MissionCard
from solo.contacts.public import PublicState

DAYS = 3


def progress(public: PublicState) -> float:
    """Return the share of three days in a row on which a detection was answered with yes, at best."""
    starts = range(1, public.scenario.days - DAYS + 2)
    return max((len(public.sighted & {*range(day, day + DAYS)}) for day in starts), default=0) / DAYS


MISSION = MissionCard(
    "M16",
    "HOT PURSUIT",
    "agents",
    WINS_INSTEAD,
    "You also win after the last day if a detection was answered with yes on each of three days in a row.",
    is_met=lambda public: progress(public) == 1.0,
    progress=progress,
)
