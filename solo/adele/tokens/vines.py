"""Vines."""

from solo.adele.effects import roll_for
from solo.adele.places import Place
from solo.adele.scene import Scene
from solo.adele.tokenkind import TokenKind

DICE = 2


def _attack(scene: Scene, member: str, place: Place) -> None:
    roll_for(scene, "vines", member, DICE)


TOKEN = TokenKind(
    "vines",
    "Vines",
    "Whoever enters, or stands here in Resolution, rolls two dice: one above Spirit, or both, is one wound.",
    met=_attack,
    stood_in=_attack,
    lasts=True,
)
