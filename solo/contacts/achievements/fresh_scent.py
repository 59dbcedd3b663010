"""The achievement Fresh Scent."""

from solo.contacts.achievement import Achievement, Finished, History, caught_by
from solo.contacts.names import N_


def earned(finished: Finished, history: History) -> bool:
    """Return whether the dog found that day's own trace before the Alien was caught on it."""
    answer, day = caught_by(finished), finished.result.day
    return answer is not None and any(
        line.type == "trace" and line.fields.get("day") == day and _found_on(line.fields.get("found")) == day
        for line in finished.record.lines
    )


def _found_on(found: object) -> object:
    return found.get("day") if isinstance(found, dict) else None


ACHIEVEMENT = Achievement(
    "fresh_scent",
    N_("Fresh Scent"),
    N_("Catch the Alien on a day on which the dog found that same day's trace."),
    earned,
)
