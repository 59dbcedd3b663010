"""What an event card is (adele 7)."""

from collections.abc import Callable
from dataclasses import dataclass

from solo.adele.places import Place, PlaceSet
from solo.adele.public import Step
from solo.adele.scene import Scene

__all__ = ["EventKind", "strike_one"]


def _never_picked(scene: Scene, place: Place) -> None:
    raise AssertionError(f"no location is drawn for this event: {place}")


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event card; how many there are, and of which sectors, is in the figures.

    `happens`: what it does, given its sector's name; `picked`: what it does to the location that chance draws for it.
    """

    id: str
    name: str
    text: str
    happens: Callable[[Scene, str], None]
    picked: Callable[[Scene, Place], None] = _never_picked


def strike_one(scene: Scene, event: str, chosen: PlaceSet) -> None:
    """Let chance draw one location of a set for an event; of none, nothing happens."""
    if chosen:
        scene.first(Step("pick", number=chosen, what=event))
    else:
        scene.tell("no_effect", event=event)
