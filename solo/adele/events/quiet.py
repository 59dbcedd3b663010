"""Quiet Watch."""

from solo.adele.eventkind import EventKind
from solo.adele.scene import Scene


def _happens(scene: Scene, sector: str) -> None:
    scene.tell("quiet")


EVENT = EventKind("quiet", "Quiet Watch", "Nothing happens.", _happens)
