"""The Surveillance Terminal."""

from collections.abc import Iterator
from itertools import combinations

from solo.adele.function import Function
from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.places import members
from solo.adele.public import PublicState
from solo.adele.scene import Scene
from solo.adele.searching import look_at


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    names = [public.ship.names[place] for place in members(public.board.face_down)]
    for number in range(1, public.figures.amounts["surveillance"] + 1):
        yield from combinations(names, number)


def _use(scene: Scene, member: str, words: Words) -> None:
    look_at(scene, member, [scene.ship.place_named(word) for word in words])


FUNCTION = Function(
    "surveillance",
    "Surveillance Terminal",
    "You look at the face-down objects of up to two locations.",
    "surveillance",
    _use,
    _uses,
)
