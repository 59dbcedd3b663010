"""Saved games: a save is the record, hidden lines included, and loading replays it.

A save is written to a new file, synced and renamed over the old one: whoever kills the program finds the old one or the
new one, whole.
"""

import contextlib
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from solo.core.paths import saves_folder, user_folder
from solo.core.record import Event, Record, RecordFault, lines_of, parse_record
from solo.core.session import FORMAT

__all__ = [
    "SaveInfo",
    "check_name",
    "free_path",
    "is_torn",
    "load",
    "load_torn",
    "named",
    "records_folder",
    "saves",
    "write",
    "write_whole",
]

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}")
MAX_BYTES = 20_000_000


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """A save in the folder: its name, file and the time of its last change (seconds)."""

    name: str
    path: Path
    changed: float


def check_name(name: str) -> str:
    """Return a save's name. Raises: ValueError, if it cannot name a file everywhere."""
    if not _NAME.fullmatch(name) or name.endswith((".", " ")):
        raise ValueError(
            "a save's name has up to 60 letters, digits, spaces, dots, hyphens; it begins with a letter or digit"
        )
    return name


def records_folder() -> Path:
    """Return the folder for the records of finished games; it need not exist yet."""
    return user_folder() / "records"


def saves(folder: Path | None = None) -> list[SaveInfo]:
    """Return the saves there are, the newest first."""
    found: list[SaveInfo] = []
    for path in (folder or saves_folder()).glob("*.jsonl"):
        with contextlib.suppress(OSError):
            found.append(SaveInfo(path.stem, path, path.stat().st_mtime))
    return sorted(found, key=lambda save: (-save.changed, save.name))


def named(path: Path) -> Path:
    """Return the file that was meant: this one if it exists, else the save or finished record of that name."""
    known = [*saves(), *saves(records_folder())]
    found = next((each.path for each in known if each.name == str(path)), path)
    return path if path.exists() else found


def free_path(folder: Path, name: str) -> Path:
    """Return the path of a record of this name, or of this name and a number, that is not in use."""
    path, number = folder / f"{name}.jsonl", 2
    while path.exists():
        path = folder / f"{name}-{number}.jsonl"
        number += 1
    return path


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file as a whole: new file, synced, renamed, folder synced. Raises: OSError, the old one untouched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    with contextlib.suppress(OSError):  # not every system can sync a folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def write(path: Path, record: list[Event]) -> None:
    """Write a save. Raises: OSError, with the old save untouched."""
    write_whole(path, lines_of(record).encode())


def load(path: Path) -> Record:
    """Return the record in a file. Raises: RecordFault, which says what is wrong; the file is not touched."""
    return _parsed(_text(path, _bytes(path)), path)


def is_torn(path: Path) -> bool:
    """Return whether a file is a record but for its last line, which was cut off."""
    try:
        load_torn(path)
    except RecordFault:
        return False
    return True


def load_torn(path: Path) -> Record:
    """Return the whole lines of a record whose last line was cut off; the file is not touched.

    Raises: RecordFault, if its last line is whole, or anything else is wrong.
    """
    whole, _, rest = _bytes(path).rpartition(b"\n")
    if not whole or not rest or _is_event(rest):
        raise RecordFault(str(path), 0, "", "is no record whose last line was cut off")
    return _parsed(_text(path, whole), path)


def _is_event(line: bytes) -> bool:
    try:
        parse_record(line.decode(), "")
    except (RecordFault, UnicodeDecodeError):
        return False
    return True


def _bytes(path: Path) -> bytes:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise RecordFault(str(path), 0, "", "is too large for a record")
        return path.read_bytes()
    except OSError as error:
        raise RecordFault(str(path), 0, "", f"cannot be read: {error.strerror}") from None


def _text(path: Path, content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError:
        raise RecordFault(str(path), 0, "", "is not UTF-8 text, so it is no record") from None


def _parsed(text: str, path: Path) -> Record:
    record = parse_record(text, str(path))
    check_version(record, str(path))
    return record


def check_version(record: Record, file: str) -> None:
    """Raises: RecordFault, if a newer version of the program wrote the record."""
    made = record[0].fields
    version = made.get("format", 0)
    if record[0].type == "match" and (type(version) is not int or version > FORMAT):
        by = made.get("version", "unknown")
        raise RecordFault(
            file, 1, "format", f"written by a newer version of solo ({by}); update the program to open it"
        )
