"""The Flare Gun."""

from collections.abc import Iterator

from solo.adele.effects import drive_off
from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    if public.alien.place and public.alien.place == public.members[member].place:
        yield ()


def _use(scene: Scene, member: str, words: Words) -> None:
    scene.tell("alien_driven_off", member=member, place=scene.name(scene.alien.place))
    drive_off(scene)


OBJECT = ObjectKind(
    "flare-gun",
    "Flare Gun",
    "Where the Alien is with you, it is driven into the passages and must crawl back.",
    ONE_USE,
    _uses,
    _use,
)
