"""The Service Robot."""

from collections.abc import Iterator

from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    if not public.alien.robot:
        yield ()


def _use(scene: Scene, member: str, words: Words) -> None:
    scene.set_alien(robot=True)
    scene.tell("robot_placed", member=member)


OBJECT = ObjectKind(
    "service-robot",
    "Service Robot",
    "It goes to the Alien's board, if none is there: the Alien skips its next Collection Step.",
    ONE_USE,
    _uses,
    _use,
)
