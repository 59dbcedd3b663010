"""What the list of maps shows of each file: the player's maps, those kept unsaved, the program's. No widgets."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Literal

from solo import library, playerfiles
from solo.client.mapeditor.work import MapWork, judge
from solo.contacts.mapdraft import draft_of
from solo.contacts.maps import MapSheet, parse_sheet
from solo.core.content import ContentError, Fault
from solo.textfiles import read_text, shown

__all__ = ["MapEntry", "import_work", "map_entries", "work_of"]

Kind = Literal["own", "unsaved", "program"]


@dataclass(frozen=True, slots=True)
class MapEntry:
    """One map file. `sheet` is None if it cannot be read at all; `faults` are what keeps games from using it.

    `preface` are the comments that the file begins with.
    """

    kind: Kind
    path: Path
    sheet: MapSheet | None
    faults: tuple[Fault, ...] = ()
    preface: str = ""

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.kind}:{self.path.stem}"

    @property
    def failing(self) -> list[str]:
        """The checks of CR-2 that fail and are not waived, by name; none of a map that cannot be read."""
        states = judge(draft_of(self.sheet)) if self.sheet is not None and self.faults else []
        return [each.check for each in states if each.state == "fails"]

    @property
    def name(self) -> str:
        """The map's name, or its file's where it cannot be read."""
        return self.sheet.board.name if self.sheet is not None else self.path.name


def map_entries() -> list[MapEntry]:
    """Return every map there is: the player's, those that were not saved, the program's."""
    return list(_entries())


def _entries() -> Iterator[MapEntry]:
    broken = {file.path: file.faults for file in library.left_out() if file.kind == "map"}
    paths = library.content_files("map")
    for path in (each for each in paths if library.is_own(each)):
        yield _entry("own", path, broken.get(path, ()))
    for path in playerfiles.drafts("map"):
        yield _entry("unsaved", path, ())
    for path in (each for each in paths if not library.is_own(each)):
        yield _entry("program", path, broken.get(path, ()))


def _entry(kind: Kind, path: Path, faults: tuple[Fault, ...]) -> MapEntry:
    try:
        text = read_text(path)
        return MapEntry(kind, path, _sheet(text, shown(path)), faults, _preface(text))
    except ContentError as error:
        return MapEntry(kind, path, None, error.faults)


@lru_cache(maxsize=64)
def _sheet(text: str, file: str) -> MapSheet:
    return parse_sheet(text, file)


def _preface(text: str) -> str:
    """Return the comments and empty lines that a text begins with."""
    lines = takewhile(lambda line: not line.strip() or line.startswith("#"), text.splitlines(keepends=True))
    return "".join(lines)


def work_of(entry: MapEntry) -> MapWork:
    """Return a map to work on; there is a sheet.

    One of the program's is a copy and needs another name, and so does a file of the player's that cannot have its own.
    """
    assert entry.sheet is not None
    draft, id = draft_of(entry.sheet), entry.sheet.board.id
    if entry.kind == "own" and not playerfiles.name_fault("map", entry.path.stem):
        return MapWork(draft, saved_as=entry.path.stem, preface=entry.preface)
    if entry.kind == "unsaved":
        return MapWork(draft, suggested=id, owed=True, kept=entry.path, preface=entry.preface)
    return MapWork(draft, suggested=_free(f"my-{id.lower()}"))


def import_work(typed: str) -> MapWork:
    """Return the map in a file at a path that a player typed. Raises: ContentError."""
    text = playerfiles.read_any(typed)
    sheet = parse_sheet(text, typed)
    id = sheet.board.id
    free = _free(f"my-{id.lower()}" if library.clash("map", id) else id)
    return MapWork(draft_of(sheet), suggested=free, owed=True, preface=_preface(text))


def _free(id: str) -> str:
    """Return an id like this one that the player has not taken yet."""
    number, found = 2, id
    while playerfiles.exists("map", found):
        found, number = f"{id}-{number}", number + 1
    return found
