"""A problem report: a file with what is public of a game and the versions, for the player to attach to an issue."""

import json
import platform
import sys
from pathlib import Path

import pygame

from solo import __version__
from solo.core.paths import user_folder
from solo.core.record import Audience, Event, format_event
from solo.core.save import write_whole
from solo.match import Match

__all__ = ["write_report"]


def write_report(match: Match) -> Path:
    """Write the report and return where. While the game goes on it holds no secret. Raises: OSError."""
    versions = {
        "solo": __version__,
        "python": sys.version.split()[0],
        "pygame": pygame.version.ver,
        "system": platform.platform(),
        "level": match.level,
        "hints": match.hints,
    }
    if match.is_over:
        lines = [format_event(event) for event in match.truth()]
    else:
        public = match.observation.record.lines
        lines = [format_event(Event(line.type, line.fields, Audience.ALL)) for line in public]
    folder, number = user_folder() / "reports", 1
    while (path := folder / f"report-{number}.jsonl").exists():
        number += 1
    write_whole(path, "\n".join([json.dumps({"type": "report", **versions}), *lines, ""]).encode())
    return path
