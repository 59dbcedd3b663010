"""Virus."""

from solo.adele.eventkind import EventKind, strike_one
from solo.adele.places import Place
from solo.adele.scene import Scene

ID = "virus"


def _happens(scene: Scene, sector: str) -> None:
    computers = scene.ship.computers & scene.ship.sector_set(sector)
    strike_one(scene, ID, computers & ~scene.board.failures & ~scene.board.protected)


def _picked(scene: Scene, place: Place) -> None:
    scene.set_board(failures=scene.board.failures | 1 << place)
    scene.tell("failure", place=scene.name(place))


EVENT = EventKind(
    ID, "Virus", "A computer of the sector without a Failure or a Battery, drawn at random, fails.", _happens, _picked
)
