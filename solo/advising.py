"""Graded hints asked for in a match of 1ers Contacts: each is counted, and kept in the record as a line of its own.

The line is of type `advice`: which hint, as which hint level it counts, and the marks that it was asked about. Rule:
SR-93.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from solo.contacts.learning.advice import Grade
from solo.core.record import Audience, Event
from solo.marks import fresh_in, marks_in
from solo.match import Match

__all__ = ["ASKED", "LEFT", "asked_in", "asked_of", "counts_as", "name_of_grade", "note_asked"]

LEFT = "left"
"""The question whether anything is left to deduce."""

ASKED = (LEFT, *(grade.name.lower() for grade in Grade))
"""What can be asked, the least telling first."""

_AS_COUNT = frozenset({LEFT, "nudge", "region"})


def name_of_grade(name: str) -> Grade | None:
    """Return the grade of something that can be asked; None for the question whether anything is left."""
    return None if name == LEFT else Grade[name.upper()]


def asked_in(record: Iterable[Event]) -> Counter[str]:
    """Return how often each was asked for in a record."""
    return Counter(str(event.fields.get("grade")) for event in record if event.type == "advice")


def asked_of(match: Match) -> Counter[str]:
    """Return how often each was asked for in a match so far."""
    return asked_in(match.session.record)


def counts_as(match: Match, name: str) -> str:
    """Return the hint level that asking now counts as (SR-93).

    A question, a nudge and a region are `count`, an inference and a step `set`. Whoever changes marks and asks again
    before doing anything else tries them out one by one, which is `set` too.
    """
    if name not in _AS_COUNT or _tries_out(match):
        return "set"
    return "count"


def _tries_out(match: Match) -> bool:
    """Return whether something was asked since the last action, about other marks."""
    now = fresh_in(match.notes, match.observation.public.day)
    for event in reversed(match.session.record):
        if event.type == "action":
            return False
        if event.type == "advice" and _marks(event) != now:
            return True
    return False


def _marks(event: Event) -> Mapping[str, str]:
    return marks_in(event.fields)


def note_asked(match: Match, name: str) -> None:
    """Count a hint that is asked for now, and keep that with the match; where it spoils a rated run, that ends.

    Raises: OSError, with nothing noted if the run is rated.
    """
    level = counts_as(match, name)
    fields = {"grade": name, "level": level, "marks": dict(fresh_in(match.notes, match.observation.public.day))}
    match.note_hint(level, Event("advice", fields, Audience.HUMAN))
