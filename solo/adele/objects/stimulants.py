"""Stimulants."""

from collections.abc import Iterator

from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    yield ()


def _use(scene: Scene, member: str, words: Words) -> None:
    free = scene.members[member].free + scene.figures.amounts["stimulants"]
    scene.set_member(member, free=free)
    scene.tell("stimulated", member=member, free=free)


OBJECT = ObjectKind(
    "stimulants",
    "Stimulants",
    "Three free cubes this turn, for any actions, planned or not.",
    ONE_USE,
    _uses,
    _use,
)
