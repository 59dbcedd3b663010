"""The results of a batch in a file: JSON Lines, a finished game a line, so that an interrupted batch goes on.

A game is known by its whole task and the fingerprint of program and secret file (`solo.batch.fingerprint_of`): what
another version played is kept in the file and not used. A last line that was cut off is taken out, for the game is
played again; any other line that is no result is a fault.
"""

import json
import os
import time
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from solo.core.nodes import ContentError, Fault
from solo.core.save import write_whole
from solo.simulate import Played, Task

__all__ = ["Results"]

BEGINNING = b'{"task":'
"""How every line of the file begins."""

SYNC_SECONDS = 1.0
"""A finished game is written at once, and is safe from a loss of power after so long."""


class Results:
    """The kept results of one file, open for more. Use it in a `with` statement."""

    def __init__(self, path: Path) -> None:
        """Read the file, or begin it. Raises: ContentError, if it holds anything else; OSError."""
        self.path = path
        self._games = dict(_read(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("ab")
        self._synced = time.monotonic()

    def __enter__(self) -> "Results":
        """Return itself."""
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Sync and close the file, whatever happened."""
        self._sync()
        self._file.close()

    def __len__(self) -> int:
        """Return how many games are kept, those of other versions included."""
        return len(self._games)

    def found(self, task: Task, fingerprint: str) -> Played | None:
        """Return the game of a task under a version, if it is kept."""
        return self._games.get(_key(asdict(task), fingerprint))

    def add(self, task: Task, fingerprint: str, game: Played) -> None:
        """Keep a game. Raises: OSError."""
        line = {"task": asdict(task), "fingerprint": fingerprint, "game": asdict(game)}
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        self._games[_key(asdict(task), fingerprint)] = game
        if time.monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._synced = time.monotonic()


def _key(task: Mapping[str, Any], fingerprint: str) -> str:
    return json.dumps([task, fingerprint], sort_keys=True)


def _read(path: Path) -> list[tuple[str, Played]]:
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")
    torn = lines.pop()
    found = [_parsed(path, number, line) for number, line in enumerate(lines, 1)]
    if torn:
        if torn[: len(BEGINNING)] != BEGINNING[: len(torn)]:
            raise ContentError([_fault(path, len(lines) + 1)])
        write_whole(path, b"".join(line + b"\n" for line in lines))
    return found


def _parsed(path: Path, number: int, line: bytes) -> tuple[str, Played]:
    try:
        value = json.loads(line)
        task, game = value["task"], dict(value["game"])
        for name in ("alien_times", "team_times"):
            game[name] = tuple(float(taken) for taken in game[name])
        if {*game} != {field.name for field in fields(Played)} or not isinstance(task, dict):
            raise ValueError(game)
        return _key(task, str(value["fingerprint"])), Played(**game)
    except (ValueError, KeyError, TypeError):
        raise ContentError([_fault(path, number)]) from None


def _fault(path: Path, line: int) -> Fault:
    return Fault(str(path), line, "", "is no result of a batch; name another file, or take that line out")
