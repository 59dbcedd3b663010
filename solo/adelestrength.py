"""How often the Alien of A.D.E.L.E. wins, as measured and kept with the program in `assets/adele/strength.json`.

`solo rate adele --write` measures and writes it. Whoever shows a share asks `measured`; what was played with other
numbers or ships than there are now is not shown.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from solo import adelelibrary
from solo.adele.scenario import Scenario
from solo.adele.scenariofile import fingerprint_of
from solo.core.content import ContentError, Fault
from solo.core.paths import own_folder

__all__ = ["Cell", "Measured", "Strength", "kept", "measured", "strength_path"]


@dataclass(frozen=True, slots=True)
class Cell:
    """What was played: a ship (its id), how many crew members, the Alien's level, the computer crew (its id)."""

    ship: str
    size: int
    level: int
    crew: str


@dataclass(frozen=True, slots=True)
class Strength:
    """A measurement: its date and version, games and wins of each cell.

    `set_ups`: for each ship and crew size the fingerprint of the set-up that was played.
    """

    date: str
    version: str
    set_ups: Mapping[tuple[str, int], str]
    games: Mapping[Cell, int]
    won: Mapping[Cell, int]

    def share(self, cell: Cell) -> float:
        """Return the share of a cell's games that the Alien won. Raises: KeyError, if it was not played."""
        return self.won[cell] / self.games[cell]


@dataclass(frozen=True, slots=True)
class Measured:
    """What is known about a set-up: the Alien's share of games, and whether the set-up's own twist was left out."""

    share: float
    without_twist: bool


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
        return Strength(
            str(report["date"]),
            str(report["version"]),
            {(str(row["ship"]), int(row["crew_size"])): str(row["fingerprint"]) for row in report["set_ups"]},
            {cell: int(row["games"]) for cell, row in rows},
            {cell: int(row["won"]) for cell, row in rows},
        )
    except FileNotFoundError:
        problem = "is missing; measure the levels first: solo rate adele --write"
    except (OSError, ValueError, KeyError, TypeError):
        problem = "cannot be read; measure the levels again: solo rate adele --write"
    raise ContentError([Fault(str(path), 0, "cells", problem)])


def measured(scenario: Scenario, level: int, crew: str = "careful") -> Measured | None:
    """Return how often the Alien of a level won on a set-up file's ship with so many crew members.

    None, where nobody measured it, or numbers or ship were changed since.
    """
    ship, size, cell = scenario.ship, scenario.crew_size, Cell(scenario.ship.id, scenario.crew_size, level, crew)
    try:
        found = kept()
        plain = replace(adelelibrary.plain(ship.id, size), ship=ship)
    except ContentError:
        return None
    as_measured = found.set_ups.get((ship.id, size)) == fingerprint_of(plain)
    if not as_measured or not found.games.get(cell):
        return None
    return Measured(found.share(cell), without_twist=scenario.fingerprint != plain.fingerprint)
