"""The client's fonts and icons, wherever this installation keeps them."""

from functools import cache
from pathlib import Path

from solo.core.paths import own_folder

__all__ = ["asset"]


@cache
def asset(*parts: str) -> Path:
    """Return the path of a file below `assets/`.

    Raises: FileNotFoundError, if this installation does not have it; MissingFolder, if it has no assets at all.
    """
    found = own_folder("assets").joinpath(*parts)
    if not found.exists():
        raise FileNotFoundError(f"assets/{'/'.join(parts)} is missing from this installation")
    return found
