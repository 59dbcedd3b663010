"""How often the Alien of A.D.E.L.E. wins, as measured and kept with the program in `assets/adele/strength.json`.

`solo rate adele --write` measures and writes it. Whoever shows a share asks `measured`; what was played with other
numbers or ships than there are now is not shown.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from solo import adelelibrary
from solo.adele.scenario import Scenario
from solo.core.content import ContentError, Fault
from solo.core.paths import own_folder

__all__ = ["Cell", "Strength", "figures_fingerprint", "kept", "measured", "strength_path"]


@dataclass(frozen=True, slots=True)
class Cell:
    """What was played: a ship (its id), how many crew members, the Alien's level, the computer crew (its id)."""

    ship: str
    size: int
    level: int
    crew: str


@dataclass(frozen=True, slots=True)
class Strength:
    """A measurement: its date and version, what numbers and ships it was played with, games and wins of each cell."""

    date: str
    version: str
    figures: str
    games: Mapping[Cell, int]
    won: Mapping[Cell, int]

    def share(self, cell: Cell) -> float:
        """Return the share of a cell's games that the Alien won. Raises: KeyError, if it was not played."""
        return self.won[cell] / self.games[cell]


def figures_fingerprint() -> str:
    """Return what stands for the usual numbers and the ships as they are now. Raises: ContentError."""
    texts = [adelelibrary.figures_text()[0], *(adelelibrary.ship_text(id)[0] for id in adelelibrary.ship_ids())]
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


def strength_path() -> Path:
    """Return the file of the measurement that comes with the program."""
    return own_folder("assets") / "adele" / "strength.json"


@lru_cache(maxsize=1)
def kept() -> Strength:
    """Return the kept measurement. Raises: ContentError, if there is none or it cannot be read."""
    path = strength_path()
    try:
        report = json.loads(path.read_text(encoding="utf-8"))
        rows = [
            (Cell(str(row["ship"]), int(row["crew_size"]), int(row["level"]), str(row["crew"])), row)
            for row in report["cells"]
        ]
        games = {cell: int(row["games"]) for cell, row in rows}
        won = {cell: int(row["won"]) for cell, row in rows}
        return Strength(str(report["date"]), str(report["version"]), str(report["figures"]), games, won)
    except FileNotFoundError:
        problem = "is missing; measure the levels first: solo rate adele --write"
    except (OSError, ValueError, KeyError, TypeError):
        problem = "cannot be read; measure the levels again: solo rate adele --write"
    raise ContentError([Fault(str(path), 0, "cells", problem)])


def measured(scenario: Scenario, level: int, crew: str = "careful") -> float | None:
    """Return the share of games that the Alien of a level won on a set-up file's ship with so many crew members.

    None where that says nothing: for a set-up file with a twist, with numbers or ships changed since, or not measured.
    """
    if scenario.twist:
        return None
    try:
        found = kept()
        is_current = found.figures == figures_fingerprint()
    except ContentError:
        return None
    cell = Cell(scenario.ship.id, scenario.crew_size, level, crew)
    return found.share(cell) if is_current and found.games.get(cell) else None
