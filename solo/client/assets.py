"""Where the client's fonts and icons lie, in a checkout as well as in an installed package."""

from pathlib import Path

__all__ = ["asset"]

_PACKAGE = Path(__file__).resolve().parents[1]


def asset(*parts: str) -> Path:
    """Return the path of a file below `assets/`.

    Raises: FileNotFoundError, if this installation does not have it.
    """
    for base in (_PACKAGE, _PACKAGE.parent):
        found = base.joinpath("assets", *parts)
        if found.exists():
            return found
    raise FileNotFoundError(f"assets/{'/'.join(parts)} is missing from this installation")
