"""Content files as texts: read with their faults, and called in messages by where they lie."""

from pathlib import Path

from solo.core.nodes import ContentError, Fault
from solo.core.paths import own_folder

__all__ = ["read_text", "shown"]


def read_text(path: Path) -> str:
    """Return a content file's text. Raises: ContentError, if it cannot be read or is not UTF-8."""
    try:
        return path.read_bytes()[:1_000_000].decode("utf-8-sig")
    except OSError as error:
        raise ContentError([Fault(shown(path), 0, "", f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError:
        raise ContentError([Fault(shown(path), 0, "", "not UTF-8 text; save the file as UTF-8")]) from None


def shown(path: Path) -> str:
    """Return a path as messages show it: within the installation from its top folder on."""
    for folder in ("assets", "scenarios"):
        top = own_folder(folder)
        if path.is_relative_to(top):
            return str(Path(folder) / path.relative_to(top))
    return str(path)
