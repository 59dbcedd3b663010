"""M12 LONG WATCH."""

from solo.contacts.mission import WINS_INSTEAD, MissionCard
from solo.contacts.public import PublicState


def progress(public: PublicState) -> float:
    """Return the share of the days needed, half of all, on which a detection was answered with yes."""
    return min(1.0, 2 * len(public.sighted) / public.scenario.days)


MISSION = MissionCard(
    "M12",
    "LONG WATCH",
    "agents",
    WINS_INSTEAD,
    "You also win after the last day if detections were answered with yes on half of the days or more.",
    is_met=lambda public: progress(public) == 1.0,
    progress=progress,
)
