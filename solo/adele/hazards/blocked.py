"""ADELE's Blocked Door."""

from collections.abc import Iterator

from solo.adele.hazardkind import HazardKind
from solo.adele.places import Doorway
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _targets(public: PublicState) -> Iterator[str]:
    for door in public.ship.doorways:
        if door not in public.board.blocked:
            yield f"{door[0]}-{door[1]}"


def _place(scene: Scene, target: str) -> None:
    one, _, other = target.partition("-")
    door: Doorway = (int(one), int(other))
    scene.set_board(blocked=scene.board.blocked | {door})
    scene.tell("blocked", door=target)


HAZARD = HazardKind(
    "blocked",
    "Blocked Door",
    "For the rest of the game the Alien cannot Move through a doorway; the crew can.",
    _targets,
    _place,
)
