"""The achievement Unheard."""

from solo.contacts.achievement import Achievement, won
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "unheard",
    N_("Unheard"),
    N_("Win without a single detection answered yes."),
    earned=lambda finished, history: won(finished.result) and finished.result.detections == 0,
)
