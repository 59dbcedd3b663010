"""A set-up file of A.D.E.L.E.: ship, crew size, level, changed figures and a special start (adele 2)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.adele.figures import Figures
from solo.adele.places import NOWHERE, Doorway, Place, PlaceSet
from solo.adele.ship import Ship

__all__ = ["NO_START", "Scenario", "Start"]


@dataclass(frozen=True, slots=True)
class Start:
    """What is otherwise than usual when the first turn begins.

    `crew`: where the crew members with those numbers (from 1) start; `alien`: where the Alien starts, with a spread
    token. `spread`: more of these; `tokens`: alien tokens on them, taken from the bag. The rest is as named.
    """

    crew: Mapping[int, Place] = field(default_factory=dict)
    alien: Place = NOWHERE
    spread: PlaceSet = 0
    tokens: Mapping[Place, str] = field(default_factory=dict)
    failures: PlaceSet = 0
    shutdowns: PlaceSet = 0
    impacts: PlaceSet = 0
    blocked: frozenset[Doorway] = frozenset()
    energy: int = 0
    infection: int = 0
    wounds: int = 0
    no_return: int = 1


NO_START = Start()


@dataclass(frozen=True, eq=False)
class Scenario:
    """One set-up file, checked. `level`: the Alien's; `favours`: crew, alien or nobody; `twist`: its words."""

    id: str
    name: str
    ship: Ship
    crew_size: int
    suggested: tuple[str, ...]
    level: int
    favours: str
    log: str
    twist: str
    figures: Figures
    start: Start = NO_START
    starter: bool = False
    fingerprint: str = ""
