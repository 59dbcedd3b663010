"""Meteor Strike."""

from solo.adele.effects import set_no_return
from solo.adele.eventkind import EventKind
from solo.adele.places import HULL
from solo.adele.scene import Scene


def _happens(scene: Scene, sector: str) -> None:
    place = HULL + scene.ship.sectors.index(sector)
    impacts = scene.board.impacts
    if impacts >> place & 1 or impacts.bit_count() >= scene.figures.impacts:
        set_no_return(scene, scene.no_return + 1)
        return
    scene.set_board(impacts=impacts | 1 << place)
    scene.tell("impact", place=scene.name(place))


EVENT = EventKind(
    "meteor",
    "Meteor Strike",
    "An impact on the colour's hull section; if it has one, or none is left, the point of no return comes nearer.",
    _happens,
)
