"""What an Alien remembers of a game, from its public record: where the crew has looked, and what was used up."""

from collections import Counter
from dataclasses import dataclass

from solo.adele.objectkind import ONE_USE
from solo.adele.objects import objects
from solo.adele.observation import AlienObservation
from solo.adele.places import PlaceSet, places

__all__ = ["Memory", "memory_of"]


@dataclass(frozen=True, slots=True)
class Memory:
    """`unknown`: where an object lies that no crew member has looked at; `used`: objects that have left the game."""

    unknown: PlaceSet
    used: Counter[str]


def memory_of(observation: AlienObservation) -> Memory:
    """Return what the record tells. Everybody sees where a member looks, and what is used (adele 10)."""
    public, looked, used = observation.public, 0, Counter[str]()
    for line in observation.record.lines:
        if line.type == "looked":
            names = line.fields["places"]
            assert isinstance(names, list)
            looked |= places(public.ship.place_named(name) for name in names)
        elif line.type == "used" and objects()[str(line.fields["what"])].kind == ONE_USE:
            used[str(line.fields["what"])] += 1
    return Memory(public.board.face_down & ~looked, used)
