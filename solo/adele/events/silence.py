"""Silence."""

from solo.adele.eventkind import EventKind
from solo.adele.scene import Scene


def _happens(scene: Scene, sector: str) -> None:
    scene.silence = True
    scene.tell("silence")


EVENT = EventKind(
    "silence",
    "Silence",
    "This turn each plan is sealed before the next one is made, and ADELE places no hazard.",
    _happens,
)
