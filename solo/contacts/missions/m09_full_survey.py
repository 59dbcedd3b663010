"""M09 FULL SURVEY."""

from solo.contacts.mission import MUST_ALSO, MissionCard
from solo.contacts.public import PublicState


def progress(public: PublicState) -> float:
    """Return the share of the zones in which a move of an Agent has ended."""
    zones = [tiles for tiles in public.board.of_zone.values() if tiles]
    return sum(bool(public.landed & tiles) for tiles in zones) / len(zones)


MISSION = MissionCard(
    "M09",
    "FULL SURVEY",
    "agents",
    MUST_ALSO,
    "Before the Alien is caught an Agent must have ended a move in each of the three zones.",
    is_met=lambda public: progress(public) == 1.0,
    progress=progress,
)
