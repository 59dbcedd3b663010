"""What the profile keeps of a reviewed game: which kinds of inference the player's notes missed in it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

__all__ = ["Reviewed", "missed_in", "parse_reviewed", "reviewed_fields"]


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A finished game that was reviewed: its record, when it was finished (seconds), on how many days there were notes.

    `missed` counts what the notes missed at those days' ends, by the kind's name; what it counts is the game's own.
    """

    record: str
    game: str
    finished: float
    days: int
    missed: Mapping[str, int]


def missed_in(reviews: Iterable[Reviewed]) -> dict[str, int]:
    """Return what all reviewed games together missed, by the kind's name."""
    found: Counter[str] = Counter()
    for review in reviews:
        found.update(review.missed)
    return dict(found)


def reviewed_fields(review: Reviewed) -> dict[str, object]:
    """Return a reviewed game as JSON data."""
    found = {"record": review.record, "game": review.game, "finished": review.finished, "days": review.days}
    return found | {"missed": dict(review.missed)}


def parse_reviewed(value: object) -> Reviewed:
    """Return the reviewed game of JSON data. Raises: ValueError, which says what is wrong."""
    match value:
        case {
            "record": str(record),
            "game": str(game),
            "finished": int() | float() as finished,
            "days": int(days),
            "missed": dict(missed),
        }:
            pass
        case _:
            raise ValueError("a reviewed game has record and game (texts), finished, days and missed")
    if isinstance(days, bool) or days < 0:
        raise ValueError(f"days: must be a number of days from 0 on, got {days!r}")
    for kind, count in missed.items():
        if not isinstance(kind, str) or type(count) is not int or count < 0:
            raise ValueError(f"missed: must give a number from 0 on for each kind, got {count!r} for {kind!r}")
    return Reviewed(record, game, float(finished), days, missed)
