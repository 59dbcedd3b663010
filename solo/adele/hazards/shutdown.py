"""ADELE's Energy Shutdown."""

from collections.abc import Iterator

from solo.adele.hazardkind import HazardKind
from solo.adele.places import members
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _targets(public: PublicState) -> Iterator[str]:
    """A location with a spread token, or shut down already, is no place for it (AR-47)."""
    board = public.board
    for place in members(public.ship.all_locations & ~board.spread & ~board.shutdowns):
        yield public.ship.names[place]


def _place(scene: Scene, target: str) -> None:
    scene.set_board(shutdowns=scene.board.shutdowns | 1 << scene.ship.place_named(target))
    scene.tell("shutdown", place=target)


HAZARD = HazardKind(
    "shutdown", "Energy Shutdown", "For the rest of the game the Alien cannot Spread in a location.", _targets, _place
)
