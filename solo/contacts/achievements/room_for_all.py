"""The achievement Room for All."""

from solo.contacts.achievement import Achievement, History, by_progress, won
from solo.contacts.names import N_


def progress(history: History) -> tuple[int, int]:
    """Return with how many teams games were won, of three; in which order they were chosen makes no difference."""
    return min(3, len({frozenset(result.team) for result in history if won(result)})), 3


ACHIEVEMENT = Achievement(
    "room_for_all",
    N_("Room for All"),
    N_("Win with three different teams."),
    by_progress(progress),
    progress,
)
