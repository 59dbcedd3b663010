"""Power Dip."""

from solo.adele.energy import drain
from solo.adele.eventkind import EventKind
from solo.adele.scene import Scene


def _happens(scene: Scene, sector: str) -> None:
    drain(scene, scene.figures.amounts["dip"], "dip")


EVENT = EventKind("dip", "Power Dip", "ADELE loses two energy.", _happens)
