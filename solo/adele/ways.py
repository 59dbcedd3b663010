"""Where crew and Alien can go, from public facts alone (adele 1.6, 4.3, 5.2), for rules, views and computer players."""

from collections.abc import Iterable

from solo.adele.objects import objects
from solo.adele.places import Doorway, Place, PlaceSet, doorway, members
from solo.adele.public import PublicState

__all__ = ["alien_ways", "crawl_targets", "crew_ways", "escapes", "flights", "is_outside", "without_doors"]


def is_outside(public: PublicState, place: Place) -> bool:
    """Return whether a place is a hull section."""
    return bool(public.ship.hull >> place & 1)


def without_doors(public: PublicState, place: Place, shut: Iterable[Doorway]) -> PlaceSet:
    """Return the neighbours of a location, those behind some doorways left out."""
    found = public.ship.next_to[place]
    for one, other in shut:
        if one == place:
            found &= ~(1 << other)
        elif other == place:
            found &= ~(1 << one)
    return found


def alien_ways(public: PublicState, place: Place) -> PlaceSet:
    """Return where the Alien could Move to from a location: no closed door, no fire (AR-12)."""
    board = public.board
    found = without_doors(public, place, board.closed) if board.closed else public.ship.next_to[place]
    for other in members(found) if board.blocked else ():
        if doorway(place, other) in board.blocked:
            found &= ~(1 << other)
    return found & ~board.fires


def crawl_targets(public: PublicState) -> PlaceSet:
    """Return where the Alien could crawl to: anywhere but where it is and where it burns (AR-45)."""
    return public.ship.all_locations & ~public.board.fires & ~(1 << public.alien.place)


def flights(public: PublicState, place: Place) -> PlaceSet:
    """Return where the Alien may flee to from a fire: by a Move, or if there is none by a crawl (AR-36)."""
    return alien_ways(public, place) or crawl_targets(public)


def escapes(public: PublicState, place: Place) -> PlaceSet:
    """Return where an attacked member may escape to: Closed markers stop them, Blocked Doors do not (AR-27)."""
    return without_doors(public, place, public.board.closed)


def crew_ways(public: PublicState, member: str) -> PlaceSet:
    """Return where a Move of a crew member can end: doorways, and in a Space Suit hatches and the hull."""
    status, ship, board = public.members[member], public.ship, public.board
    suited = bool(status.worn) and objects()[status.worn].goes_outside
    if is_outside(public, status.place):
        return (ship.next_to[status.place] | ship.hatches_of(status.place) & ~board.closed_hatches) if suited else 0
    found = escapes(public, status.place)
    if suited and ship.hatches & ~board.closed_hatches & 1 << status.place:
        found |= 1 << ship.hull_of(status.place)
    return found
