"""Where a game is played: in the window, or in the terminal where there is none."""

import importlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from solo.core.settings import Settings

if TYPE_CHECKING:
    from solo.match import Match

__all__ = ["open_window", "start", "told"]


def start(match: "Match", settings: Settings, terminal: bool, resumed: bool = False) -> int:
    """Play a match in the window, or in the terminal if that is wanted or no window can be opened."""
    if not terminal and has_window(match):
        status = open_window(match, settings)
        if status is not None:
            return status
    status = importlib.import_module(match.kit.terminal).run(match, resumed=resumed)
    return int(status)


def has_window(match: "Match") -> bool:
    """Return whether a match's game has screens; if not, say so."""
    from solo.client.gamescreens import has_screens

    if not has_screens(match.kit.id):
        told(f"{match.kit.words.name} has no window in this version; here is the terminal")
        return False
    return True


def open_window(match: "Match | None", settings: Settings, record: Path | None = None, view: str = "") -> int | None:
    """Open the window and return its exit status, or None if there can be none, after a line that says so.

    It shows the match, or the finished game in the file `record`, or the title. `view` is
    the side from which the record is seen first: agents, alien or truth.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from solo.client.app import NoScreen
        from solo.client.start import run
    except ImportError as error:
        if (error.name or "").split(".")[0] != "pygame":
            raise
        told("pygame is not installed, so there is no window; here is the terminal")
        return None
    try:
        return run(match, settings, record=record, view=view)
    except NoScreen:
        told("no window can be opened here; here is the terminal")
        return None


def told(message: str) -> None:
    """Print a line that is no fault."""
    print(f"solo: {message}", file=sys.stderr)
