"""The Larva Field."""

from solo.adele.effects import gain_infection, remove_token
from solo.adele.places import Place, PlaceSet
from solo.adele.scene import Scene
from solo.adele.tokenkind import TokenKind


def _met(scene: Scene, member: str, place: Place) -> None:
    remove_token(scene, place, "entered")


def _collected(scene: Scene, lying: PlaceSet) -> None:
    """Gain one infection for each sector with at least one (AR-25)."""
    sectors = sum(bool(lying & inside) for inside in scene.ship.in_sector)
    if sectors:
        gain_infection(scene, sectors, "larva")


TOKEN = TokenKind(
    "larva",
    "Larva Field",
    "In each Collection Step, one infection for every sector that has one. A crew member who enters destroys it.",
    met=_met,
    collected=_collected,
)
