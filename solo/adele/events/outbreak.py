"""Fire Outbreak."""

from solo.adele.effects import light_fire
from solo.adele.eventkind import EventKind, strike_one
from solo.adele.places import Place
from solo.adele.scene import Scene

ID = "outbreak"


def _happens(scene: Scene, sector: str) -> None:
    strike_one(scene, ID, scene.ship.sector_set(sector))


def _picked(scene: Scene, place: Place) -> None:
    """Burn as ADELE's Fire does; her tokens are not used up (AR-44)."""
    light_fire(scene, place, "event")


EVENT = EventKind(ID, "Fire Outbreak", "A location of the colour, drawn at random, burns this turn.", _happens, _picked)
