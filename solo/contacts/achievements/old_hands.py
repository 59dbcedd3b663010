"""The achievement Old Hands."""

from solo.contacts.achievement import Achievement, History, by_progress, won
from solo.contacts.names import N_


def progress(history: History) -> tuple[int, int]:
    """Return how many games were won, of ten."""
    return min(10, sum(won(result) for result in history)), 10


ACHIEVEMENT = Achievement(
    "old_hands",
    N_("Old Hands"),
    N_("Win ten games."),
    by_progress(progress),
    progress,
)
