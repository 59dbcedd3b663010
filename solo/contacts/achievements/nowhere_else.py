"""The achievement Nowhere Else."""

from solo.contacts.achievement import Achievement, tiles_before_end
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "nowhere_else",
    N_("Nowhere Else"),
    N_("Catch the Alien when only one tile was left to it."),
    earned=lambda finished, history: tiles_before_end(finished) == 1,
)
