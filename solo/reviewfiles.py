"""Where reviews of finished games are kept when the player asks for it, in any game: as text and as picture."""

from pathlib import Path

from solo.core.paths import user_folder
from solo.core.save import write_whole

__all__ = ["write_page", "write_picture"]


def write_page(path: Path, lines: list[str]) -> Path:
    """Write the page of a record's review into the player's folder and return where it is. Raises: OSError."""
    target = user_folder() / "reviews" / f"{path.stem}.txt"
    write_whole(target, ("\n".join(lines) + "\n").encode())
    return target


def write_picture(path: Path, content: bytes) -> Path:
    """Write the picture of a record's review into the player's folder and return where it is. Raises: OSError."""
    target = user_folder() / "pictures" / f"{path.stem}-review.png"
    write_whole(target, content)
    return target
