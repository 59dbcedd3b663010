"""Course Drift."""

from solo.adele.effects import set_no_return
from solo.adele.eventkind import EventKind
from solo.adele.scene import Scene


def _happens(scene: Scene, sector: str) -> None:
    set_no_return(scene, scene.no_return + 1)


EVENT = EventKind("drift", "Course Drift", "The point of no return comes one turn nearer.", _happens)
