"""What an alien token is, and how the kinds differ (adele 5.4)."""

from collections.abc import Callable
from dataclasses import dataclass

from solo.adele.places import Place, PlaceSet
from solo.adele.scene import Scene

__all__ = ["TokenKind"]


def _no_harm(scene: Scene, member: str, place: Place) -> None:
    """Do nothing."""


def _not_collected(scene: Scene, lying: PlaceSet) -> None:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class TokenKind:
    """One kind of alien token; how many there are is in the figures.

    `met`: what it does to who enters, or they to it; `stood_in`: to who stands there in the Resolution Phase;
    `collected`: what the Alien gains in its Collection Step from all of the kind that lie on the ship, in the order of
    `rank`. `lasts`: no crew member destroys it by entering.
    """

    id: str
    name: str
    text: str
    met: Callable[[Scene, str, Place], None] = _no_harm
    stood_in: Callable[[Scene, str, Place], None] = _no_harm
    collected: Callable[[Scene, PlaceSet], None] = _not_collected
    rank: int = 0
    lasts: bool = False
