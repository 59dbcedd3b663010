"""Repair of an impact, outside."""

from collections.abc import Iterator

from solo.adele.function import OUTSIDE, Function
from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    if public.board.impacts >> public.members[member].place & 1:
        yield ()


def _use(scene: Scene, member: str, words: Words) -> None:
    place = scene.members[member].place
    scene.set_board(impacts=scene.board.impacts & ~(1 << place))
    scene.tell("repaired", member=member, place=scene.name(place))


FUNCTION = Function(
    "repair", "Repair", "It removes the impact from the hull section where you are.", OUTSIDE, _use, _uses
)
