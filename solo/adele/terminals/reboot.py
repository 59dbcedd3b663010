"""Reboot."""

from solo.adele.function import FAILED, Function
from solo.adele.objectkind import Words
from solo.adele.scene import Scene


def _use(scene: Scene, member: str, words: Words) -> None:
    place = scene.members[member].place
    scene.set_board(failures=scene.board.failures & ~(1 << place))
    scene.tell("rebooted", place=scene.name(place))


FUNCTION = Function("reboot", "Reboot", "It removes the Failure from the computer.", FAILED, _use)
