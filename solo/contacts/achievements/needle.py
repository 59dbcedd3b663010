"""The achievement Needle in the Hay."""

from solo.contacts.achievement import Achievement, Finished, History, caught_by, tiles_before_end
from solo.contacts.names import N_

HAY = 10
"""How many tiles must be left to the Alien."""


def earned(finished: Finished, history: History) -> bool:
    """Return whether a question about one tile caught the Alien while it could be on many."""
    answer = caught_by(finished)
    if answer is None or not isinstance(tiles := answer.fields.get("tiles"), list) or len(tiles) != 1:
        return False
    return tiles_before_end(finished) >= HAY


ACHIEVEMENT = Achievement(
    "needle",
    N_("Needle in the Hay"),
    N_("Catch the Alien by asking about a single tile while ten or more were left to it."),
    earned,
)
