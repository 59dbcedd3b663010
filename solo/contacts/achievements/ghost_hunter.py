"""The achievement Ghost Hunter."""

from solo.contacts.achievement import Achievement, won
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "ghost_hunter",
    N_("Ghost Hunter"),
    N_("Win against the Ghost, or an Alien above it, with the hints off."),
    earned=lambda finished, history: (
        won(finished.result) and finished.result.level >= 3 and finished.result.hints == "off"
    ),
)
