"""What the player has learned of 1ers Contacts: lessons and drills in the profile, read and kept."""

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from solo import games
from solo.career import Career, current_career
from solo.contacts.learning.lesson import Lesson
from solo.contacts.learning.training import Attempt, attempt_of, attempt_row
from solo.core.learned import Drilled, Studied, drilled_fields, parse_drilled
from solo.core.profile import ProfileFault, open_profile

__all__ = ["DONE", "NEW", "OPEN", "Learned", "keep_answer", "keep_step", "learned", "learned_in", "standing_of"]

GAME = games.FIRST

NEW, OPEN, DONE = "new", "open", "done"
"""How a lesson stands: never begun (or left at its first step), left in the middle, gone through to its end."""


@dataclass(frozen=True, slots=True)
class Learned:
    """How far each lesson has got, by its id; the answers to drills, the earliest first; what is wrong."""

    lessons: Mapping[str, Studied] = field(default_factory=dict)
    attempts: tuple[Attempt, ...] = ()
    notes: tuple[str, ...] = ()


def learned() -> Learned:
    """Return what the profile says; where it cannot be used it says why."""
    return learned_in(current_career(GAME))


def learned_in(career: Career) -> Learned:
    """Return what a career says about lessons and drills; answers that this version cannot read are left out."""
    attempts: list[Attempt] = []
    for drilled in career.drilled:
        with contextlib.suppress(ValueError):
            attempts.append(attempt_of(drilled_fields(drilled)))
    return Learned({each.lesson: each for each in career.studied}, tuple(attempts), career.notes)


def standing_of(lesson: Lesson, lessons: Mapping[str, Studied]) -> tuple[str, int]:
    """Return how a lesson stands, and the index of the step to go on at."""
    kept = lessons.get(lesson.id)
    if kept is None:
        return NEW, 0
    step = kept.step if kept.step < len(lesson.steps) else 0
    return DONE if kept.done else OPEN if step else NEW, step


def keep_step(lesson: Lesson, step: int, now: float) -> str:
    """Keep at which step a lesson is; one past the last means that it is done.

    Done once it stays done. Return why it could not be kept, an empty text if it was.
    """
    ended = step >= len(lesson.steps)
    try:
        with open_profile() as profile:
            before = next((each for each in profile.studied(GAME) if each.lesson == lesson.id), None)
            done = ended or (before is not None and before.done)
            profile.put_studied([Studied(GAME, lesson.id, 0 if ended else step, done, now)])
    except ProfileFault as fault:
        return str(fault)
    return ""


def keep_answer(attempt: Attempt) -> str:
    """Keep an answer to a drill. Return why it could not be kept, an empty text if it was."""
    kept: Drilled = parse_drilled({"game": GAME, **attempt_row(attempt)})
    try:
        with open_profile() as profile:
            profile.put_drilled([kept])
    except ProfileFault as fault:
        return str(fault)
    return ""
