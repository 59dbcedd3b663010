"""What a record's public lines tell of a game, whichever it is: how far it got, how it ended, and its result.

Two conventions make that possible. A public line that happens on a day says so (`day`), and the last public line of a
game that is over is of type `end` and says the `winner` and `why`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from solo.core.record import Fields, PublicLine, PublicRecord, Record, RecordFault, public_part
from solo.core.results import HUMAN, Result, parse_result

__all__ = ["Facts", "day_in", "end_in", "facts_of", "result_in"]

OWN_FIELDS = frozenset({"level", "hints", "iron", "team"})
"""Options of a match that a result has fields for; the others are kept as they are."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The public facts of a finished game, from which achievements are judged."""

    result: Result
    record: PublicRecord


def facts_of(record: Record, result: Result) -> Facts:
    """Return what everybody knows of a finished game."""
    return Facts(result, public_part(record))


def day_in(lines: Iterable[PublicLine]) -> int:
    """Return the day that public lines have got to, 0 before the first."""
    days = (line.fields.get("day") for line in lines)
    return max((day for day in days if isinstance(day, int)), default=0)


def end_in(lines: Sequence[PublicLine]) -> Fields | None:
    """Return the fields of the line that says how the game ended, None while it goes on."""
    return next((line.fields for line in reversed(lines) if line.type == "end"), None)


def result_in(record: Record, id: str, finished: float, file: str) -> Result | None:
    """Return the result of any game, None while it goes on.

    `id` is the record's file name without its ending, `finished` the second since 1970 in which it ended, which no
    record tells. Raises: RecordFault, which names the file, if the record is not one of a whole game.
    """
    lines = public_part(record).lines
    end = end_in(lines)
    if end is None:
        return None
    try:
        return parse_result(_fields(record, end, day_in(lines)) | {"id": id, "finished": finished})
    except (KeyError, TypeError, ValueError) as error:
        raise RecordFault(file, 0, "", f"its lines do not fit together ({error})") from None


def _fields(record: Record, end: Fields, day: int) -> dict[str, object]:
    """Return all fields of a result but the two that no record tells. Raises: KeyError, TypeError."""
    made = record[0].fields
    options = made.get("options", {})
    if not isinstance(options, Mapping):
        raise TypeError("options must be a mapping")
    hints = [event.fields.get("level") for event in record if event.type == "hints"]
    return {
        "game": made["game"],
        "scenario": made["scenario"],
        "map": "",
        "days": 0,
        "team": [],
        "level": options.get("level", 0),
        "player": options.get("team", HUMAN),
        "winner": end["winner"],
        "why": end["why"],
        "day": day,
        "detections": 0,
        "practice": any(event.type == "practice" for event in record),
        "hints": hints[-1] if hints else options.get("hints", "off"),
        "iron": options.get("iron", False),
        "options": {name: value for name, value in options.items() if name not in OWN_FIELDS},
    }
