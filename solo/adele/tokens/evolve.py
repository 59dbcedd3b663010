"""The Evolve token."""

from solo.adele.effects import remove_token
from solo.adele.places import Place, PlaceSet, members
from solo.adele.public import Step
from solo.adele.scene import Scene
from solo.adele.tokenkind import TokenKind

ID = "evolve"


def _met(scene: Scene, member: str, place: Place) -> None:
    """A crew member who enters destroys it (AR-1)."""
    remove_token(scene, place, "entered")


def _collected(scene: Scene, lying: PlaceSet) -> None:
    """Take them off the ship one by one, each to a row that the Alien chooses."""
    scene.first(*[Step("evolve", place=place) for place in members(lying)])


TOKEN = TokenKind(
    ID,
    "Evolve",
    "In the Collection Step it goes to a row of the evolution display. A crew member who enters destroys it.",
    met=_met,
    collected=_collected,
    rank=1,
)
