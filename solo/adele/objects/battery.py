"""The Battery."""

from collections.abc import Iterator

from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene

PROTECT, READY = ("protect",), ("ready",)


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    here = 1 << public.members[member].place
    if not here & public.ship.computers:
        return
    if not here & public.board.protected:
        yield PROTECT
    # Like any function of a computer, the alert works again only after a Failure is gone (AS-4).
    if here & public.ship.terminal("alert") & ~public.board.alerts & ~public.board.failures:
        yield READY


def _use(scene: Scene, member: str, words: Words) -> None:
    here = 1 << scene.members[member].place
    if words == READY:
        scene.set_board(alerts=scene.board.alerts | here)
        scene.tell("alert_ready", place=scene.name(scene.members[member].place))
    else:
        scene.set_board(failures=scene.board.failures & ~here, protected=scene.board.protected | here)
        scene.tell("protected", place=scene.name(scene.members[member].place))


OBJECT = ObjectKind(
    "battery",
    "Battery",
    "At a computer: it removes a Failure and keeps Viruses off for good, or makes a spent Alert Terminal ready again.",
    ONE_USE,
    _uses,
    _use,
)
