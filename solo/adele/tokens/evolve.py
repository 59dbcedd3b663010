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
    """Take all off the ship, each to a row that the Alien chooses."""
    if not lying:
        return
    scene.set_board(tokens={at: kind for at, kind in scene.board.tokens.items() if not lying >> at & 1})
    scene.tell("evolve_collected", places=[scene.name(place) for place in members(lying)])
    scene.first(*[Step("evolve")] * lying.bit_count())


TOKEN = TokenKind(
    ID,
    "Evolve",
    "In the Collection Step it goes to a row of the evolution display. A crew member who enters destroys it.",
    met=_met,
    collected=_collected,
    rank=1,
)
