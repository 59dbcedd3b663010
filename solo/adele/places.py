"""Places and sets of places. A place is an int: 1 to 20 a location, 21 and up a hull section, 0 nowhere (off board).

A set of places is an int used as bits, so that sets are compared, joined and passed on as plain numbers.
"""

from collections.abc import Iterable
from functools import lru_cache

__all__ = ["HULL", "LOCATIONS", "NOWHERE", "Doorway", "Place", "PlaceSet", "doorway", "members", "places"]

Place = int
PlaceSet = int
Doorway = tuple[int, int]
"""A link between two neighbouring locations, the lower number first."""

NOWHERE: Place = 0
"""Where the Alien is while a Flare Gun keeps it off the board, and who has not been placed yet."""

LOCATIONS = 20
HULL = LOCATIONS + 1
"""The first hull section; those of the other sectors follow in the ship's order of sectors."""


@lru_cache(maxsize=1 << 14)
def members(chosen: PlaceSet) -> tuple[Place, ...]:
    """Return the places of a set, lowest first."""
    found = []
    while chosen:
        low = chosen & -chosen
        found.append(low.bit_length() - 1)
        chosen ^= low
    return tuple(found)


def places(chosen: Iterable[Place]) -> PlaceSet:
    """Return some places as a set."""
    found = 0
    for place in chosen:
        found |= 1 << place
    return found


def doorway(one: Place, other: Place) -> Doorway:
    """Return the doorway between two locations, in its one way of writing."""
    return (one, other) if one < other else (other, one)
