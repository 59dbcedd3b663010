"""The Engineering Terminal with its reserve box."""

from collections.abc import Iterator

from solo.adele.effects import carry
from solo.adele.function import Function
from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    """Yield the reserve's objects by name (AR-43)."""
    yield from ((what,) for what in sorted(set(crew.reserve)))


def _use(scene: Scene, member: str, words: Words) -> None:
    left = list(scene.crew.reserve)
    left.remove(words[0])
    scene.set_crew(reserve=tuple(left))
    scene.reserve -= 1
    scene.tell("reserve_taken", member=member, left=scene.reserve)
    carry(scene, member, words[0])


FUNCTION = Function(
    "engineering",
    "Engineering Terminal",
    "An object of your choice from the reserve box; the Alien does not see which.",
    "engineering",
    _use,
    _uses,
    secret=True,
)
