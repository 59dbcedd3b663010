"""Spores."""

from solo.adele.effects import give_contagion
from solo.adele.places import Place
from solo.adele.scene import Scene
from solo.adele.tokenkind import TokenKind


def _infect(scene: Scene, member: str, place: Place) -> None:
    give_contagion(scene, member, "spores")


TOKEN = TokenKind(
    "spores",
    "Spores",
    "Whoever enters, or stands here in Resolution, draws a contagion token.",
    met=_infect,
    stood_in=_infect,
    lasts=True,
)
