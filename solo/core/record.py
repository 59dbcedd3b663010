"""Events, the record of a game, and its public part. JSON Lines both ways.

The record is the only truth of a game: saves, undo, replay, hints and review all come from it.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

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


class Audience:
    """Who learns of an event when it happens. There is no default: its creator must say.

    ALL: everybody at the table. HUMAN: the human alone. NOBODY: no player, as what the deck hides. Any other one is a
    computer player alone and called as its side, such as `Audience("rival-2")`; ALIEN is one of them. There is one
    object a value, so that `is` compares.
    """

    __slots__ = ("value",)

    value: str

    ALL: ClassVar["Audience"]
    HUMAN: ClassVar["Audience"]
    TEAM: ClassVar["Audience"]
    ALIEN: ClassVar["Audience"]
    NOBODY: ClassVar["Audience"]

    _made: ClassVar[dict[str, "Audience"]] = {}

    def __new__(cls, value: str) -> "Audience":
        """Return the audience of this value, as records write it. Raises: ValueError, if no side can be called so."""
        if value not in cls._made:
            if not _SIDE.fullmatch(value):
                raise ValueError(f"{value!r} is no audience; a side has small letters, digits and hyphens")
            made = super().__new__(cls)
            made.value = value
            cls._made[value] = made
        return cls._made[value]

    def __reduce__(self) -> tuple[type["Audience"], tuple[str]]:
        """Stay the one object of its value when copied, or sent to another process."""
        return Audience, (self.value,)

    def __repr__(self) -> str:
        """Return it as it is written in the program."""
        return f"Audience({self.value!r})"


_SIDE = re.compile(r"[a-z][a-z0-9-]{0,30}")

Audience.ALL = Audience("all")
Audience.HUMAN = Audience.TEAM = Audience("team")
Audience.ALIEN = Audience("alien")
Audience.NOBODY = Audience("nobody")


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
    return Event(kind, fields, _secret(named) if hidden else Audience.ALL)


def _secret(named: object) -> Audience:
    """Return whom a hidden line names; whatever else it says, a marked line is never public."""
    if isinstance(named, str) and _SIDE.fullmatch(named) and named != Audience.ALL.value:
        return Audience(named)
    return Audience.NOBODY


HIDDEN_TYPES = frozenset({"path", "start"})
"""Types that a reader of the public record ignores even without the mark."""


def lines_of(events: Iterable[Event]) -> str:
    """Return events as JSON Lines, each with its line end."""
    return "".join(format_event(event) + "\n" for event in events)
