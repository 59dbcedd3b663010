"""Events, the record of a game, and its public part. JSON Lines both ways.

The record is the only truth of a game: saves, undo, replay, hints and review all come from it.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

__all__ = [
    "Audience",
    "Event",
    "Fields",
    "PublicLine",
    "PublicRecord",
    "Record",
    "RecordFault",
    "format_event",
    "lines_of",
    "parse_record",
    "public_part",
]

Fields = Mapping[str, object]


class Audience(Enum):
    """Who learns of an event when it happens. There is no default: its creator must say."""

    ALL = "all"
    ALIEN = "alien"
    TEAM = "team"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `fields` is JSON data, tiles by name."""

    type: str
    fields: Fields
    audience: Audience


@dataclass(frozen=True, slots=True)
class PublicLine:
    """One public event with its line number in the record (from 1, hidden lines counted)."""

    number: int
    type: str
    fields: Fields


@dataclass(frozen=True, slots=True)
class PublicRecord:
    """What everybody at the table knows: the public lines, in order. `length` counts the hidden ones too."""

    lines: tuple[PublicLine, ...]
    length: int


class RecordFault(Exception):
    """A record that cannot be read. Carries file, line (0: the whole file), field and what would be right."""

    def __init__(self, file: str, line: int, field: str, problem: str) -> None:
        super().__init__(f"{file}:{line}: {field}: {problem}" if field else f"{file}:{line}: {problem}")
        self.file, self.line, self.field, self.problem = file, line, field, problem


Record = tuple[Event, ...]


def public_part(record: Record) -> PublicRecord:
    """Return the public record of a record."""
    return PublicRecord(
        tuple(
            PublicLine(number, event.type, event.fields)
            for number, event in enumerate(record, 1)
            if event.audience is Audience.ALL
        ),
        len(record),
    )


def format_event(event: Event) -> str:
    """Return an event as one JSON line, without the line's end."""
    line: dict[str, object] = {"type": event.type, **event.fields}
    if event.audience is not Audience.ALL:
        line |= {"audience": event.audience.value, "hidden": True}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def parse_record(text: str, file: str) -> Record:
    """Return the events of a record's text, one a line; blank lines at the end are left out.

    Raises: RecordFault, for the first line that is no JSON object with a type.
    """
    return tuple(_parse_line(line, file, number) for number, line in enumerate(text.rstrip().split("\n"), 1))


def _parse_line(line: str, file: str, number: int) -> Event:
    try:
        fields = json.loads(line)
    except json.JSONDecodeError as error:
        why = f"{error.msg[:1].lower()}{error.msg[1:].removesuffix(' starting at')}, at sign {error.colno}"
        raise RecordFault(file, number, "", f"not a JSON line ({why}); each line is one event") from None
    except (ValueError, RecursionError) as error:
        raise RecordFault(file, number, "", f"not a JSON line ({error}); each line is one event") from None
    if not isinstance(fields, dict) or not isinstance(fields.get("type"), str):
        raise RecordFault(
            file, number, "type", 'each line is an object with a "type", such as {"type":"zone","zone":"B"}'
        )
    kind = fields.pop("type")
    hidden = bool(fields.pop("hidden", False)) or kind in HIDDEN_TYPES
    named = fields.pop("audience", None)
    audience = Audience(named) if isinstance(named, str) and named in _SECRET else Audience.NOBODY
    return Event(kind, fields, audience if hidden else Audience.ALL)


HIDDEN_TYPES = frozenset({"path", "start"})
"""Types that a reader of the public record ignores even without the mark."""

_SECRET = frozenset(audience.value for audience in Audience if audience is not Audience.ALL)
"""Audiences that a hidden line may name: whatever else it says, a marked line is never public."""


def lines_of(events: Iterable[Event]) -> str:
    """Return events as JSON Lines, each with its line end."""
    return "".join(format_event(event) + "\n" for event in events)
