"""The result of a finished game, from its record alone."""

from collections import Counter
from collections.abc import Iterator, Mapping

from solo.contacts.names import HINT_LEVELS
from solo.core.record import Audience, Event, Fields, PublicLine, Record, RecordFault, public_part
from solo.core.results import HUMAN, Result, parse_result

__all__ = ["detections_by_day", "detections_in", "result_of"]

OWN_FIELDS = frozenset({"level", "hints", "iron", "team"})
"""Options of a match that a result has fields for; the others are kept as they are."""


def result_of(record: Record, id: str, finished: float, file: str) -> Result | None:
    """Return the result of a game, None while it goes on.

    `id` is the record's file name without its ending, `finished` the second since 1970 in which it ended, which no
    record tells. Raises: RecordFault, which names the file, if the record is not one of a whole game.
    """
    made = record[0].fields
    if record[0].type != "match":
        raise RecordFault(file, 1, "type", "a game begins with a line of type match; this is a public record")
    if made.get("game") != "contacts":
        raise RecordFault(file, 1, "game", f"no game {made.get('game')!r}; there is contacts")
    lines = public_part(record).lines
    end = next((line for line in reversed(lines) if line.type == "end"), None)
    if end is None:
        return None
    try:
        return parse_result(_fields(record, lines, end.fields) | {"id": id, "finished": finished})
    except (KeyError, TypeError, ValueError) as error:
        raise RecordFault(file, 0, "", f"its lines do not fit together ({error})") from None


def _fields(record: Record, lines: tuple[PublicLine, ...], end: Fields) -> dict[str, object]:
    """Return all fields of a result but the two that no record tells. Raises: KeyError, TypeError, ValueError."""
    made = record[0].fields
    options = _mapping(made.get("options", {}))
    usual: Fields = {"map": "", "days": 0, "agents": dict.fromkeys(_ids(made["team"]))}
    setup = next((line.fields for line in lines if line.type == "setup"), usual)
    return {
        "game": "contacts",
        "scenario": made["scenario"],
        "map": setup["map"],
        "days": setup["days"],
        "team": list(_mapping(setup["agents"])),
        "level": options.get("level", 3),
        "player": options.get("team", HUMAN),
        "winner": end["winner"],
        "why": end["why"],
        "day": end["day"],
        "detections": detections_in(lines),
        "practice": any(event.type == "practice" for event in record),
        "hints": max(_hints(record, options), key=HINT_LEVELS.index),
        "iron": options.get("iron", False),
        "options": _rest(made, options, lines),
    }


def _rest(made: Fields, options: Fields, lines: tuple[PublicLine, ...]) -> dict[str, object]:
    """Return what else the game was played with: edition, burdens, the open mission cards, and unknown options."""
    found = {name: value for name, value in options.items() if name not in OWN_FIELDS}
    found |= {name: made[name] for name in ("edition", "burdens") if name in made}
    missions = next((line.fields.get("cards") for line in lines if line.type == "missions"), [])
    return found | {"missions": missions}


def detections_in(lines: tuple[PublicLine, ...]) -> int:
    """Return how often the detection marker moved: each detection answered yes (CR-11), the dog beside it (CR-25)."""
    return sum(map(_detects, lines))


def detections_by_day(lines: tuple[PublicLine, ...]) -> dict[int, int]:
    """Return how often it moved on each day, days without left out."""
    days = Counter(line.fields.get("day") for line in lines if _detects(line))
    return {day: count for day, count in days.items() if isinstance(day, int)}


def _detects(line: PublicLine) -> bool:
    if line.type == "answer":
        return line.fields.get("kind") == "detect" and bool(line.fields.get("answer"))
    return line.type == "trace" and bool(line.fields.get("standing"))


def _hints(record: Record, options: Mapping[str, object]) -> Iterator[str]:
    """Yield every hint level that was in force before the end, or as which a graded hint counts (SR-93)."""
    yield _level(options.get("hints", HINT_LEVELS[0]))
    for event in record:
        if _ends(event):
            return
        if event.type in ("hints", "advice"):
            yield _level(event.fields.get("level"))


def _ends(event: Event) -> bool:
    return event.type == "end" and event.audience is Audience.ALL


def _level(value: object) -> str:
    if value not in HINT_LEVELS:
        raise ValueError(f"no hint level {value!r}; there is {', '.join(HINT_LEVELS)}")
    return str(value)


def _ids(value: object) -> list[str]:
    if not isinstance(value, list):
        raise TypeError("team must be a list of Agents")
    return value


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError("options and agents must be mappings")
    return value
