"""The achievement The Sixth Contact."""

from solo.contacts.achievement import Achievement, History, by_progress, played_out
from solo.contacts.names import N_


def progress(history: History) -> tuple[int, int]:
    """Return how many secret files were played to their end, of six (SR-70)."""
    return min(6, len({result.scenario for result in history if played_out(result)})), 6


ACHIEVEMENT = Achievement(
    "sixth_contact",
    N_("The Sixth Contact"),
    N_("Play six different secret files to their end, whoever wins."),
    by_progress(progress),
    progress,
)
