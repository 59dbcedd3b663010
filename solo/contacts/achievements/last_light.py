"""The achievement Last Light."""

from solo.contacts.achievement import Achievement, caught_by
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "last_light",
    N_("Last Light"),
    N_("Catch the Alien on the very last day."),
    earned=lambda finished, history: caught_by(finished) is not None and finished.result.day == finished.result.days,
)
