"""Where a crew member's Moves lead by what is seen now: closed doors stay so, nothing happens on the way."""

from dataclasses import replace

from solo.adele.places import Place, members
from solo.adele.public import PublicState, Status
from solo.adele.ways import crew_ways

__all__ = ["reach_of", "route_to"]


def reach_of(public: PublicState, member: str, moves: int) -> dict[Place, int]:
    """Return the fewest Moves to each place that a member can get to with so many, their own place left out.

    Doors that are closed now stay so; nothing that may happen on the way is counted.
    """
    status = public.members[member]
    found = {status.place: 0}
    edge = [status.place]
    for step in range(1, moves + 1):
        following = []
        for place in edge:
            there = replace(public, members={**public.members, member: replace(status, place=place)})
            for other in members(crew_ways(there, member)):
                if other not in found:
                    found[other] = step
                    following.append(other)
        edge = following
    del found[status.place]
    return found


def route_to(public: PublicState, member: str, place: Place) -> tuple[Place, ...]:
    """Return a shortest way of a member to a place, their own left out; nothing if no way leads there."""
    reach = reach_of(public, member, len(public.ship.locations) + len(public.ship.sectors))
    if place not in reach:
        return ()
    status, way = public.members[member], [place]
    while reach[way[0]] > 1:
        before = [other for other, steps in reach.items() if steps == reach[way[0]] - 1]
        way.insert(0, next(other for other in before if _leads(public, member, status, other, way[0])))
    return tuple(way)


def _leads(public: PublicState, member: str, status: Status, start: Place, end: Place) -> bool:
    there = replace(public, members={**public.members, member: replace(status, place=start)})
    return bool(crew_ways(there, member) >> end & 1)
