"""Which drill comes next: near the player's level, and what failed comes back after a while. Pure; the time is given.

Everything is told anew from the attempts, in their order, as with the ratings of runs: nothing else is stored. A drill
that failed comes back after ten minutes, then after a day, three days, a week and three weeks, a step further each time
that it is solved; solved on the last step it is done with. Failing again begins again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.learning.drill import HIGHEST_SEED, Kind, apt_for, drill_id, parse_drill_id, rating_of
from solo.contacts.learning.inference import Inference
from solo.core.ratings import LOSS, WIN, Rating, after_game, expected
from solo.core.rng import stream

__all__ = ["DELAYS", "Attempt", "Subject", "attempt_of", "attempt_row", "due", "missed_kinds", "next_drill",
           "training_rating", "training_ratings"]  # fmt: skip

MINUTE, DAY = 60.0, 86_400.0

DELAYS = (10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY)
"""Seconds until a drill that failed comes back, one step further each time that it is solved."""

AIMED = 0.65
"""How likely the player should solve the next drill: mostly, but not without thinking."""

BEGINNING = Rating(1000.0, 250.0)
"""What a player is taken for before the first drill: whoever has never deduced anything solves a direct answer."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One answer to a drill: the drill's id, the inference that it needed, whether it was solved, when (seconds)."""

    id: str
    inference: Inference
    solved: bool
    time: float


@dataclass(frozen=True, slots=True)
class Subject:
    """What a player wants to practise: kinds of drills, and inferences that they need. Never empty."""

    kinds: tuple[Kind, ...] = tuple(Kind)
    inferences: tuple[Inference, ...] = tuple(Inference)


ANYTHING = Subject()


def attempt_row(attempt: Attempt) -> Mapping[str, object]:
    """Return an attempt as JSON data for the profile."""
    return {
        "id": attempt.id,
        "inference": attempt.inference.name.lower(),
        "solved": attempt.solved,
        "time": attempt.time,
    }


def attempt_of(row: Mapping[str, object]) -> Attempt:
    """Return the attempt of a row. Raises: ValueError, with the field and what would be right."""
    id, name, solved, time = (row.get(field) for field in ("id", "inference", "solved", "time"))
    parse_drill_id(str(id))
    kinds = {kind.name.lower(): kind for kind in Inference}
    if name not in kinds:
        raise ValueError(f"inference: must be one of {', '.join(kinds)}, got {str(name)[:20]!r}")
    if not isinstance(solved, bool):
        raise ValueError(f"solved: must be true or false, got {str(solved)[:20]!r}")
    if isinstance(time, bool) or not isinstance(time, int | float):
        raise ValueError(f"time: must be seconds, got {str(time)[:20]!r}")
    return Attempt(str(id), kinds[str(name)], solved, float(time))


def training_rating(attempts: Iterable[Attempt]) -> Rating:
    """Return the player's rating after some attempts."""
    return training_ratings(attempts)[-1]


def training_ratings(attempts: Iterable[Attempt]) -> list[Rating]:
    """Return the player's rating before the first attempt and after each.

    Each is a period of its own against the drill's rating.
    """
    found, last = [BEGINNING], None
    for attempt in attempts:
        other = rating_of(parse_drill_id(attempt.id)[0], attempt.inference)
        passed = 0.0 if last is None else max(0.0, attempt.time - last)
        found.append(after_game(found[-1], other, WIN if attempt.solved else LOSS, passed))
        last = attempt.time
    return found


def due(attempts: Sequence[Attempt], now: float) -> list[str]:
    """Return the drills that are to be repeated now, the longest due first."""
    found: dict[str, tuple[int, float]] = {}
    for attempt in attempts:
        if not attempt.solved:
            found[attempt.id] = (0, attempt.time)
        elif attempt.id in found:
            step = found.pop(attempt.id)[0] + 1
            if step < len(DELAYS):
                found[attempt.id] = (step, attempt.time)
    times = {id: time + DELAYS[step] for id, (step, time) in found.items()}
    return sorted((id for id, time in times.items() if time <= now), key=lambda id: (times[id], id))


def next_drill(attempts: Sequence[Attempt], now: float, subject: Subject = ANYTHING) -> str:
    """Return the id of the next drill of a subject: what is due first, else a new one near the player's level.

    It depends on the attempts and the subject alone: asked twice it gives the same one.
    """
    needs = {attempt.id: attempt.inference for attempt in attempts}
    for id in due(attempts, now):
        if parse_drill_id(id)[0] in subject.kinds and needs[id] in subject.inferences:
            return id
    wanted = (*(kind.value for kind in subject.kinds), *(each.name for each in subject.inferences))
    rating, rng = training_rating(attempts), stream("training", len(attempts), *wanted)
    apt = [kind for kind in subject.kinds if any(each in apt_for(kind) for each in subject.inferences)]
    kind = rng.choice(apt or subject.kinds)
    inference = min(subject.inferences, key=lambda each: (abs(expected(rating, rating_of(kind, each)) - AIMED), each))
    tried = {attempt.id for attempt in attempts}
    while True:
        id = drill_id(kind, _seed(rng.randrange(HIGHEST_SEED), inference))
        if id not in tried:
            return id


def _seed(number: int, inference: Inference) -> int:
    """Return a seed near a number that asks for an inference."""
    count = len(Inference)
    return min(number, HIGHEST_SEED - count) // count * count + inference


def missed_kinds(attempts: Iterable[Attempt]) -> Mapping[Inference, tuple[int, int]]:
    """Return for each inference how many drills that needed it were tried, and how many of those failed."""
    found = dict.fromkeys(Inference, (0, 0))
    for attempt in attempts:
        tried, failed = found[attempt.inference]
        found[attempt.inference] = (tried + 1, failed + (not attempt.solved))
    return found
