"""What a player has learned, as the profile keeps it: how far in each lesson, and every answer to a drill. Pure."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace

__all__ = ["Drilled", "Studied", "drilled_fields", "further", "parse_drilled", "parse_studied", "studied_fields"]


@dataclass(frozen=True, slots=True)
class Studied:
    """How far a player is in a lesson.

    `step` is the index of the step where it was left, 0 also after its end. `done`: it was ever gone through to its
    end. `changed` is when that was, in seconds.
    """

    game: str
    lesson: str
    step: int
    done: bool
    changed: float


@dataclass(frozen=True, slots=True)
class Drilled:
    """One answer to a drill: the drill's id, the inference that it needed, whether it was solved, when (seconds)."""

    game: str
    id: str
    inference: str
    solved: bool
    time: float


def further(one: Studied, other: Studied) -> Studied:
    """Return what two computers know together of one lesson: where it was left last, done if it is on either."""
    last = max(one, other, key=lambda each: (each.changed, each.step))
    return replace(last, done=one.done or other.done)


def studied_fields(studied: Studied) -> Mapping[str, object]:
    """Return it as JSON data."""
    return {
        "game": studied.game,
        "lesson": studied.lesson,
        "step": studied.step,
        "done": studied.done,
        "changed": studied.changed,
    }


def parse_studied(value: object) -> Studied:
    """Return it from JSON data. Raises: ValueError, with what would be right."""
    match value:
        case {
            "game": str(game),
            "lesson": str(lesson),
            "step": int(step),
            "done": bool(done),
            "changed": int() | float() as changed,
        } if step >= 0 and math.isfinite(changed) and lesson:
            return Studied(game, lesson, int(step), done, float(changed))
        case _:
            raise ValueError("a lesson has game and lesson (texts), step (from 0), done (true or false) and changed")


def drilled_fields(drilled: Drilled) -> Mapping[str, object]:
    """Return it as JSON data."""
    return {
        "game": drilled.game,
        "id": drilled.id,
        "inference": drilled.inference,
        "solved": drilled.solved,
        "time": drilled.time,
    }


def parse_drilled(value: object) -> Drilled:
    """Return it from JSON data. Raises: ValueError, with what would be right."""
    match value:
        case {
            "game": str(game),
            "id": str(id),
            "inference": str(inference),
            "solved": bool(solved),
            "time": int() | float() as time,
        } if math.isfinite(time) and id:
            return Drilled(game, id, inference, solved, float(time))
        case _:
            raise ValueError("a drill has game, id and inference (texts), solved (true or false) and time (seconds)")
