"""What the list shows of each secret file: the player's own, those kept unsaved, the program's. No widgets."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from solo import library, playerfiles
from solo.client.personalise.work import FileWork
from solo.contacts.scenario import Scenario
from solo.contacts.scenariodraft import FileDraft, parse_draft
from solo.core.content import ContentError, Fault
from solo.textfiles import read_text, shown

__all__ = ["FileEntry", "entry_of", "file_entries", "import_work", "work_of"]

Kind = Literal["own", "unsaved", "program"]


@dataclass(frozen=True, slots=True)
class FileEntry:
    """One secret file. `draft` is None if it cannot be read at all, `scenario` if it cannot be played: see `faults`."""

    kind: Kind
    path: Path
    draft: FileDraft | None
    scenario: Scenario | None
    faults: tuple[Fault, ...] = ()

    @property
    def key(self) -> str:
        """What tells it from all others."""
        return f"{self.kind}:{self.path.stem}"

    @property
    def name(self) -> str:
        """The file's name, or that on the disk where it has none."""
        named = self.draft.text_at("name").strip() if self.draft is not None else ""
        return named or self.path.name


def file_entries() -> list[FileEntry]:
    """Return every secret file there is: the player's, those that were not saved, the program's."""
    return list(_entries())


def _entries() -> Iterator[FileEntry]:
    paths = library.content_files("scenario")
    for path in (each for each in paths if library.is_own(each)):
        yield _entry("own", path)
    for path in playerfiles.drafts("scenario"):
        yield _entry("unsaved", path)
    for path in (each for each in paths if not library.is_own(each)):
        yield _entry("program", path)


def _entry(kind: Kind, path: Path) -> FileEntry:
    try:
        text = read_text(path)
        draft = parse_draft(text, shown(path))
    except ContentError as error:
        return FileEntry(kind, path, None, None, error.faults)
    try:
        scenario = library.check_scenario(text) if kind == "unsaved" else library.read_scenario(path)
    except ContentError as error:
        return FileEntry(kind, path, draft, None, error.faults)
    return FileEntry(kind, path, draft, scenario)


def entry_of(id: str) -> FileEntry:
    """Return the secret file of an id. Raises: ContentError, if there is none."""
    path = library.scenario_path(id)
    return _entry("own" if library.is_own(path) else "program", path)


def work_of(entry: FileEntry) -> FileWork:
    """Return a secret file to work on; there is a draft.

    One of the program's is a copy and needs another name, and so does a file of the player's that cannot have its own.
    """
    assert entry.draft is not None
    draft, id = entry.draft, entry.path.stem
    if entry.kind == "own" and not playerfiles.name_fault("scenario", id):
        return FileWork(draft.put(("id",), id), saved_as=id)
    if entry.kind == "unsaved":
        return FileWork(draft, suggested=draft.text_at("id"), owed=True, kept=entry.path)
    return FileWork(draft.drop(("starter",)), suggested=_free(f"my-{id.lower()}"))


def import_work(typed: str) -> FileWork:
    """Return the secret file at a path that a player typed, faults and all. Raises: ContentError, if it is no YAML."""
    draft = parse_draft(playerfiles.read_any(typed), typed)
    id = draft.text_at("id")
    if playerfiles.name_fault("scenario", id):
        id = f"my-{id.lower()}" if library.clash("scenario", id) else Path(typed).stem
    return FileWork(draft, suggested=_free(id), owed=True)


def _free(id: str) -> str:
    """Return an id like this one that the player has not taken yet."""
    number, found = 2, id
    while playerfiles.exists("scenario", found):
        found, number = f"{id}-{number}", number + 1
    return found
