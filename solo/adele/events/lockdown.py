"""Lockdown."""

from solo.adele.eventkind import EventKind
from solo.adele.scene import Scene


def _happens(scene: Scene, sector: str) -> None:
    doors = scene.ship.borders(sector)
    hatches = scene.ship.hatches & scene.ship.sector_set(sector)
    scene.set_board(closed=scene.board.closed | doors, closed_hatches=scene.board.closed_hatches | hatches)
    scene.tell("lockdown", sector=sector, doors=[f"{a}-{b}" for a, b in sorted(doors)], hatches=scene.names(hatches))


EVENT = EventKind(
    "lockdown",
    "Lockdown",
    "Until the end of the turn all doorways between the sector and others, and its hatches, are closed.",
    _happens,
)
