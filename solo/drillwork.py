"""Drills made and judged, for a process in the background: making one takes seconds, and loads the computer players.

A window imports this module without them; they come when a function is called, which the process does.
"""

from dataclasses import dataclass

from solo.contacts.learning.drill import Answer, Drill, Verdict
from solo.contacts.learning.drillcheck import check, solution

__all__ = ["Marked", "judged", "made"]


@dataclass(frozen=True, slots=True)
class Marked:
    """An answer to a drill, what it was worth, and an answer that is right."""

    answer: Answer
    verdict: Verdict
    solution: Answer


def made(id: str) -> Drill:
    """Return the drill of an id. Raises: ValueError, with what would be right."""
    from solo.drills import drill

    return drill(id)


def judged(drill: Drill, answer: Answer) -> Marked:
    """Return an answer with what it was worth."""
    return Marked(answer, check(drill, answer), solution(drill))
