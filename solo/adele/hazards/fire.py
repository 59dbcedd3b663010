"""ADELE's Fire."""

from collections.abc import Iterator

from solo.adele.effects import light_fire
from solo.adele.hazardkind import HazardKind
from solo.adele.places import members
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _targets(public: PublicState) -> Iterator[str]:
    for place in members(public.ship.all_locations & ~public.board.fires):
        yield public.ship.names[place]


def _place(scene: Scene, target: str) -> None:
    light_fire(scene, scene.ship.place_named(target), "adele")


HAZARD = HazardKind(
    "fire",
    "Fire",
    "Until the end of the turn a location burns: tokens go, the Alien flees, and a crew member there may be wounded.",
    _targets,
    _place,
)
