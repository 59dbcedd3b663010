"""The achievement By Heart."""

from solo.contacts.achievement import Achievement, is_short, won
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "by_heart",
    N_("By Heart"),
    N_("Win a game of more than six days with the hints off."),
    earned=lambda finished, history: (
        won(finished.result) and not is_short(finished.result) and finished.result.hints == "off"
    ),
)
