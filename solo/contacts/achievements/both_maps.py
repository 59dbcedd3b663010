"""The achievement Both Maps."""

from solo.contacts.achievement import Achievement, History, by_progress, is_short, won
from solo.contacts.names import N_


def progress(history: History) -> tuple[int, int]:
    """Return on how many of the two plans games were won."""
    return len({is_short(result) for result in history if won(result)}), 2


ACHIEVEMENT = Achievement(
    "both_maps",
    N_("Both Maps"),
    N_("Win on Plan S and on Plan L."),
    by_progress(progress),
    progress,
)
