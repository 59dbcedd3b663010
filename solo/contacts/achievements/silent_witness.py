"""The achievement Silent Witness."""

from solo.contacts.achievement import Achievement, Finished, History, won
from solo.contacts.names import N_


def earned(finished: Finished, history: History) -> bool:
    """Return whether the team had a Witness, did not ask, and won on a later day."""
    lines = finished.record.lines
    had = any(line.type == "unlock" and line.fields.get("witness") for line in lines)
    asked = any(line.fields.get("kind") == "question" for line in lines)
    return won(finished.result) and had and not asked


ACHIEVEMENT = Achievement(
    "silent_witness",
    N_("Silent Witness"),
    N_("Win after the Witness came forward, without asking it anything."),
    earned,
)
