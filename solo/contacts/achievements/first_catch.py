"""The achievement First Catch."""

from solo.contacts.achievement import Achievement, History, by_progress, won
from solo.contacts.names import N_


def progress(history: History) -> tuple[int, int]:
    """Return whether any game was won."""
    return int(any(won(result) for result in history)), 1


ACHIEVEMENT = Achievement(
    "first_catch",
    N_("First Catch"),
    N_("Win a game."),
    by_progress(progress),
    progress,
)
