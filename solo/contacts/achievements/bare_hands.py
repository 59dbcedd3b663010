"""The achievement Bare Hands."""

from solo.contacts.achievement import Achievement, Finished, History, won
from solo.contacts.names import N_

TOOLS = frozenset({"trace", "roadblock"})


def earned(finished: Finished, history: History) -> bool:
    """Return whether the game was won without a detection, a capture, the dog or the roadblock."""
    return won(finished.result) and not any(
        line.type in TOOLS or line.fields.get("kind") in ("detect", "capture") for line in finished.record.lines
    )


ACHIEVEMENT = Achievement(
    "bare_hands",
    N_("Bare Hands"),
    N_("Win with landings alone: no detection, no capture, no dog, no roadblock."),
    earned,
)
