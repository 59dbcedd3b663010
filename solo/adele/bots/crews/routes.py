"""Ways through the ship for a computer crew: shortest, or with detours around what a style fears."""

import heapq
from functools import lru_cache

from solo.adele.bots.crews.style import Style
from solo.adele.places import Place, PlaceSet, members
from solo.adele.public import PublicState
from solo.adele.ship import Ship
from solo.adele.ways import escapes

__all__ = ["FAR", "costs", "first_step", "nearest", "way_costs"]

FAR = 1000.0
"""The cost of a way that there is not."""


def costs(public: PublicState, style: Style) -> list[float]:
    """Return what entering each location costs beside the doorway: dangers, by a style's weights."""
    found = [0.0] * (len(public.ship.locations) + 1)
    for place, token in public.board.tokens.items():
        found[place] += style.vines if token == "vines" else style.spores if token == "spores" else 0.0
    for place in members(public.board.fires):
        found[place] += style.fire
    if public.alien.place:
        found[public.alien.place] += style.alien
        for place in members(public.ship.next_to[public.alien.place]):
            found[place] += style.beside
    return found


def way_costs(public: PublicState, entering: list[float], goals: PlaceSet) -> list[float]:
    """Return for every location what the way to the nearest goal costs; entering the goal is counted."""
    found = [FAR] * len(entering)
    queue = [(0.0, goal) for goal in members(goals & public.ship.all_locations)]
    for _, goal in queue:
        found[goal] = 0.0
    while queue:
        cost, place = heapq.heappop(queue)
        if cost > found[place]:
            continue
        reached = cost + 1 + entering[place]
        for other in members(escapes(public, place)):
            if reached < found[other]:
                found[other] = reached
                heapq.heappush(queue, (reached, other))
    return found


def first_step(public: PublicState, style: Style, place: Place, goals: PlaceSet) -> Place | None:
    """Return where to go first on the way from a location to the nearest goal; None if no way leads there."""
    ways = members(escapes(public, place))
    if not ways or not goals:
        return None
    if not style.fears and not public.board.closed:
        ends = members(goals)
        steps = public.ship.steps
        return min(ways, key=lambda other: (min([steps[other][end] for end in ends]), other))
    entering = costs(public, style)
    found = way_costs(public, entering, goals)
    best = min(ways, key=lambda other: (found[other] + entering[other], other))
    return best if found[best] < FAR else None


def nearest(public: PublicState, member: str) -> PlaceSet:
    """Return the locations to which no other crew member inside the ship is nearer, the first of equals counting."""
    standing = tuple([status.place for status in public.members.values()])
    return _nearest(public.ship, standing)[list(public.members).index(member)]


@lru_cache(maxsize=1 << 12)
def _nearest(ship: Ship, standing: tuple[Place, ...]) -> list[PlaceSet]:
    """Return for each of some members the locations that they are the first to be nearest to."""
    found = [0] * len(standing)
    for place in ship.locations:
        steps = ship.steps[place]
        far = [steps[at] if at < len(steps) else 99 for at in standing]
        found[far.index(min(far))] |= 1 << place
    return found
