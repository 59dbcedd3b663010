"""The Tracking Drone."""

from collections.abc import Iterator

from solo.adele.objectkind import LASTING, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.places import members
from solo.adele.public import PublicState
from solo.adele.scene import Scene
from solo.adele.searching import look_at

ONCE = "tracking-drone"


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    # Once a turn for the drone, not for each who carries it: it may have been handed over (AS-9).
    if any(ONCE in status.once for status in public.members.values()):
        return
    for place in members(public.board.face_down):
        yield (public.ship.names[place],)


def _use(scene: Scene, member: str, words: Words) -> None:
    scene.set_member(member, once=scene.members[member].once | {ONCE})
    look_at(scene, member, [scene.ship.place_named(words[0])])


OBJECT = ObjectKind(
    ONCE,
    "Tracking Drone",
    "Once a turn it looks at one face-down object anywhere on the ship.",
    LASTING,
    _uses,
    _use,
)
