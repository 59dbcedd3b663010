"""M11 EMPTY STREETS."""

from solo.contacts.mission import MUST_ALSO, MissionCard
from solo.contacts.public import PublicState


def progress(public: PublicState) -> float:
    """Return 1 while one Agent at most stands in a city, less for each one more."""
    return 1.0 / max(1, (public.occupied & public.board.cities).bit_count())


MISSION = MissionCard(
    "M11",
    "EMPTY STREETS",
    "agents",
    MUST_ALSO,
    "When the Alien is caught one Agent at most may stand in a city.",
    is_met=lambda public: progress(public) == 1.0,
    progress=progress,
)
