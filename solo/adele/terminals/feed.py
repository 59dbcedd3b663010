"""Feed ADELE."""

from solo.adele.energy import charge
from solo.adele.function import COMPUTER, Function
from solo.adele.objectkind import Words
from solo.adele.scene import Scene


def _use(scene: Scene, member: str, words: Words) -> None:
    charge(scene, scene.figures.amounts["feed"], "feed")


FUNCTION = Function("feed", "Feed ADELE", "ADELE gains two energy.", COMPUTER, _use)
