"""The achievement Cornered."""

from solo.contacts.achievement import Achievement, won
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "cornered",
    N_("Cornered"),
    N_("Win because the Alien has nowhere left to go."),
    earned=lambda finished, history: won(finished.result) and finished.result.why == "stuck",
)
