"""The achievement Iron Nerve."""

from solo.contacts.achievement import Achievement, won
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "iron_nerve",
    N_("Iron Nerve"),
    N_("Win in iron mode: no undo, no hints."),
    earned=lambda finished, history: won(finished.result) and finished.result.iron,
)
