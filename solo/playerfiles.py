"""The player's own maps and secret files as files: names they may have, and writing them so that nothing is lost."""

import contextlib
import re
from pathlib import Path

from solo.core.content import ContentError, Fault
from solo.core.language import gettext as _
from solo.core.paths import maps_folder, scenarios_folder, user_folder
from solo.core.save import write_whole
from solo.library import Kind, clash, is_own
from solo.textfiles import read_text

__all__ = ["drafts", "exists", "keep_draft", "name_fault", "own_path", "read_any", "remove", "typed_path", "write"]

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*", re.IGNORECASE | re.ASCII)
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}
"""Names that no file can have on Windows; maps and secret files are passed on."""


def own_path(kind: Kind, id: str) -> Path:
    """Return where a map or secret file of the player's lies."""
    return (maps_folder() if kind == "map" else scenarios_folder()) / f"{id}.yaml"


def exists(kind: Kind, id: str) -> bool:
    """Return whether the player has a file of that id, whatever its letters' case."""
    return any(path.stem.casefold() == id.casefold() for path in own_path(kind, id).parent.glob("*.yaml"))


def name_fault(kind: Kind, id: str) -> str:
    """Return why a file of the player's cannot have an id, or an empty text."""
    if not _ID.fullmatch(id) or len(id) > 40:
        return _("A name has up to 40 letters a to z and digits, with single hyphens between them.")
    if id.casefold() in _RESERVED:
        return _('No file can be named "{id}" on some systems; choose another name.').format(id=id)
    problem = clash(kind, id)
    return _("This name cannot be taken: {problem}.").format(problem=problem) if problem else ""


def write(kind: Kind, id: str, text: str) -> Path:
    """Write a file of the player's and return its path. Raises: OSError, with what was there untouched."""
    path = own_path(kind, id)
    write_whole(path, text.encode())
    return path


def remove(path: Path) -> None:
    """Delete a file of the player's; no harm if it is gone. Raises: OSError; ValueError, if it is not the player's."""
    if not (is_own(path) or path in (*drafts("map"), *drafts("scenario"))):
        raise ValueError(f"{path} is not in the player's folders")
    path.unlink(missing_ok=True)


def typed_path(text: str) -> Path:
    """Return the absolute path that a player typed; `~` is their home, where the system knows it."""
    with contextlib.suppress(RuntimeError):
        return Path(text).expanduser().absolute()
    return Path(text).absolute()


def read_any(text_path: str) -> str:
    """Return the text of a file at a path that a player typed. Raises: ContentError."""
    path = typed_path(text_path)
    if not path.is_file():
        raise ContentError([Fault(str(path), 0, "", _("is no file; give the path of one"))])
    return read_text(path)


# What was not saved when the window was closed


def keep_draft(kind: Kind, id: str, text: str) -> Path:
    """Keep what was not saved, under a name that is free, and return its path. Raises: OSError."""
    folder = _unsaved(kind)
    number = 1
    while (folder / f"{id}-{number}.yaml").exists():
        number += 1
    path = folder / f"{id}-{number}.yaml"
    write_whole(path, text.encode())
    return path


def drafts(kind: Kind) -> list[Path]:
    """Return the maps or secret files that were kept unsaved, in the order of their names."""
    return sorted(_unsaved(kind).glob("*.yaml"))


def _unsaved(kind: Kind) -> Path:
    folder = user_folder() / "unsaved"
    return folder if kind == "map" else folder / "scenarios"
