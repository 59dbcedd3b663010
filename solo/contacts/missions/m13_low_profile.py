"""M13 LOW PROFILE."""

from solo.contacts.mission import MUST_ALSO, MissionCard
from solo.contacts.public import PublicState

MOST = 2


def is_met(public: PublicState) -> bool:
    """Return whether the marker has been moved twice at most."""
    return public.detections <= MOST


MISSION = MissionCard(
    "M13",
    "LOW PROFILE",
    "agents",
    MUST_ALSO,
    "When the Alien is caught the detection marker must not stand at 3+.",
    is_met=is_met,
)
