"""Whose a save is: one process at a time writes it, and whoever opens it meanwhile is told.

A lock is a small file, in a folder beside that of the saves, that names its process. One whose process is gone (a
crash, a kill) holds nothing. It may be taken over: from then on the other process is refused, and never writes over
what is newer.
"""

import contextlib
import json
import os
import sys
from pathlib import Path

from solo.core.language import gettext as _
from solo.core.save import write_whole

__all__ = ["SaveHeld", "hold", "let_go", "lock_of", "take_over"]

_MARK = os.urandom(8).hex()
"""Tells this process from another one that was given the same number later."""

_ours: set[Path] = set()
"""The saves that this process holds."""


class SaveHeld(OSError):
    """Another process has the save: nothing was written. The text says so, and the remedy."""

    def __init__(self, process: int, taken: bool) -> None:
        if taken:
            text = _("this game was taken over elsewhere (process {process}); go on there, or open it anew")
        else:
            text = _("this game is open in another window or at a prompt (process {process}); close it there first")
        super().__init__(0, text.format(process=process))
        self.process = process


def lock_of(path: Path) -> Path:
    """Return the file that says whose a save is."""
    return path.parent.parent / "locks" / f"{path.name}.lock"


def hold(path: Path) -> None:
    """Make a save this process's own, or see that it still is. Raises: SaveHeld, if another living process has it.

    Where no lock can be written (a full or read-only disk) none is held, and writing the save itself says why.
    """
    lock, owner = lock_of(path), _owner(path)
    if owner == _me():
        _ours.add(path)
        return
    if owner is not None and (path in _ours or _is_alive(owner[0])):
        raise SaveHeld(owner[0], path in _ours)
    with contextlib.suppress(OSError):
        lock.unlink(missing_ok=True)  # its process is gone, or it says nothing
        lock.parent.mkdir(parents=True, exist_ok=True)
        with lock.open("x", encoding="utf-8") as file:
            file.write(_told())
    now = _owner(path)
    if now is not None and now != _me():  # somebody was faster
        raise SaveHeld(now[0], taken=False)
    _ours.add(path)


def take_over(path: Path) -> None:
    """Make a save this process's own, whoever has it. Raises: OSError."""
    write_whole(lock_of(path), _told().encode())
    _ours.add(path)


def let_go(path: Path) -> None:
    """Let others have a save; nothing happens where it is not this process's."""
    _ours.discard(path)
    if _owner(path) == _me():
        with contextlib.suppress(OSError):
            lock_of(path).unlink()


def _me() -> tuple[int, str]:
    return os.getpid(), _MARK


def _told() -> str:
    process, mark = _me()
    return json.dumps({"process": process, "mark": mark}) + "\n"


def _owner(path: Path) -> tuple[int, str] | None:
    """Return whose a save is, by its lock; None for nobody's, or a lock that says nothing."""
    try:
        told = json.loads(lock_of(path).read_text(encoding="utf-8"))
        return int(told["process"]), str(told["mark"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _is_alive(process: int) -> bool:
    """Return whether a process of this number runs on this computer."""
    if process <= 0:
        return False
    if sys.platform == "win32":
        import ctypes

        handle = ctypes.windll.kernel32.OpenProcess(0x1000, False, process)
        if handle:
            ctypes.windll.kernel32.CloseHandle(handle)
        return bool(handle)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (PermissionError, OverflowError):
        return True
    return True
