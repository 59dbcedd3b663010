"""Where a ship's rooms, doorways and hull sections stand in a rectangle: plain numbers, nothing is drawn here.

Rooms are boxes around the points of the ship's file, as large as they can be without touching each other, and without
standing in the way of a corridor. Corridors run straight from middle to middle.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations

import pygame

from solo.adele.places import HULL, Doorway, Place
from solo.adele.ship import Ship

__all__ = ["DeckPlan", "Spot", "arcs_of", "deck_plan", "nearest", "spot_at", "unit_of"]

Point = tuple[int, int]
Spot = Place | Doorway
"""What can be pointed at: a location, a hull section, or a doorway."""

SHARES = tuple(share / 20 for share in range(19, 7, -1))
"""How much of the way to the next point a room may take, the most first."""

GAP = 0.09
"""The least gap between two rooms, as a share of a room's height."""

LONGEST, SHORTEST = 1.75, 0.8
"""A room's width over its height, at most and at least."""


@dataclass(frozen=True, slots=True)
class DeckPlan:
    """The places of everything, in pixels of the window. `corridors`: from wall to wall; `doors`: their middles."""

    area: pygame.Rect
    rooms: Mapping[Place, pygame.Rect]
    corridors: Mapping[Doorway, tuple[Point, Point]]
    doors: Mapping[Doorway, Point]
    hull: Mapping[Place, pygame.Rect]

    @property
    def room_size(self) -> tuple[int, int]:
        """Every room's width and height."""
        return next(iter(self.rooms.values())).size

    def middle(self, spot: Spot) -> Point:
        """Return the middle of a place or doorway."""
        if isinstance(spot, tuple):
            return self.doors[spot]
        return (self.rooms[spot] if spot in self.rooms else self.hull[spot]).center


@lru_cache(maxsize=32)
def _deck_plan(ship: Ship, size: tuple[int, int], strip: int) -> DeckPlan:
    area = pygame.Rect((0, 0), size)
    decks = pygame.Rect(0, 0, size[0], max(1, size[1] - strip))
    rooms = _rooms(ship, decks)
    corridors = {door: _between(rooms[door[0]], rooms[door[1]]) for door in ship.doorways}
    doors = {door: ((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for door, (a, b) in corridors.items()}
    return DeckPlan(area, rooms, corridors, doors, _hull(ship, pygame.Rect(0, decks.bottom, size[0], strip)))


def deck_plan(ship: Ship, area: pygame.Rect, strip: int) -> DeckPlan:
    """Return the plan of a ship in a rectangle; the hull sections stand in a strip of so many pixels at its foot."""
    plan = _deck_plan(ship, area.size, strip)
    dx, dy = area.topleft
    if (dx, dy) == (0, 0):
        return plan
    return DeckPlan(
        pygame.Rect(area),
        {place: room.move(dx, dy) for place, room in plan.rooms.items()},
        {door: ((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)) for door, (a, b) in plan.corridors.items()},
        {door: (x + dx, y + dy) for door, (x, y) in plan.doors.items()},
        {place: box.move(dx, dy) for place, box in plan.hull.items()},
    )


# Rooms


def _rooms(ship: Ship, area: pygame.Rect) -> dict[Place, pygame.Rect]:
    """Return the largest boxes that stand clear of each other and of the corridors."""
    best: tuple[int, dict[Place, pygame.Rect]] | None = None
    for wide, tall in _sizes(ship, area):
        if best is not None and wide * tall <= best[0]:
            continue
        rooms = _boxes(ship, area, wide, tall)
        if _is_clear(ship, rooms, max(4, round(tall * GAP))):
            best = (wide * tall, rooms)
    if best is not None:
        return best[1]
    return _boxes(ship, area, 12, 12)


def _sizes(ship: Ship, area: pygame.Rect) -> Iterator[tuple[int, int]]:
    """Yield sizes to try: shares of what a column and a row have, in shapes that a name fits in."""
    (left, right), (top, bottom) = _span(ship, 0), _span(ship, 1)
    column, row = area.width / (right - left + 1), area.height / (bottom - top + 1)
    for across in SHARES:
        for down in SHARES:
            tall = round(row * down * 1.3)
            wide = min(round(column * across * 1.3), round(tall * LONGEST))
            if wide >= tall * SHORTEST:
                yield wide, tall


def _span(ship: Ship, axis: int) -> tuple[float, float]:
    values = [location.at[axis] for location in ship.locations.values()]
    return min(values), max(values)


def _boxes(ship: Ship, area: pygame.Rect, wide: int, tall: int) -> dict[Place, pygame.Rect]:
    """Return boxes of one size around the ship's points, spread over the whole area."""
    (left, right), (top, bottom) = _span(ship, 0), _span(ship, 1)
    margin = max(8, round(tall * 0.16))
    inner = area.inflate(-2 * margin - wide, -2 * margin - tall)
    found = {}
    for place, location in ship.locations.items():
        x = inner.left + inner.width * (location.at[0] - left) / max(1e-9, right - left)
        y = inner.top + inner.height * (location.at[1] - top) / max(1e-9, bottom - top)
        box = pygame.Rect(0, 0, wide, tall)
        box.center = (round(x), round(y))
        found[place] = box
    return found


def _is_clear(ship: Ship, rooms: Mapping[Place, pygame.Rect], gap: int) -> bool:
    """Return whether no two rooms are nearer than a gap, and no corridor runs through a third room."""
    wider = {place: room.inflate(gap, gap) for place, room in rooms.items()}
    if any(wider[one].colliderect(wider[other]) for one, other in combinations(wider, 2)):
        return False
    for one, other in ship.doorways:
        line = (rooms[one].center, rooms[other].center)
        if any(box.clipline(line) for place, box in wider.items() if place not in (one, other)):
            return False
    return True


def _between(one: pygame.Rect, other: pygame.Rect) -> tuple[Point, Point]:
    """Return the part of the way from middle to middle that lies outside both rooms."""
    here, there = one.clipline(one.center, other.center), other.clipline(one.center, other.center)
    start = here[1] if here else one.center
    end = there[0] if there else other.center
    return (int(start[0]), int(start[1])), (int(end[0]), int(end[1]))


# The hull


def _hull(ship: Ship, strip: pygame.Rect) -> dict[Place, pygame.Rect]:
    """Return the hull sections side by side in the strip, with room above and below for the ways between them."""
    count = len(ship.sectors)
    column = strip.width / max(1, count)
    wide = round(column * 0.78)
    tall = max(1, round(strip.height * 0.42))
    found = {}
    for at, sector in enumerate(_in_order(ship)):
        box = pygame.Rect(0, 0, wide, tall)
        box.center = (round(strip.left + column * (at + 0.5)), strip.top + round(strip.height * 0.44))
        found[HULL + ship.sectors.index(sector)] = box
    return found


def _in_order(ship: Ship) -> list[str]:
    """Return the sectors in the order in which the lines between neighbours are shortest, and fewest cross."""
    orders = permutations(range(len(ship.sectors)))
    best = min(orders, key=lambda order: (_cost(ship, order), order))
    return [ship.sectors[index] for index in best]


def _cost(ship: Ship, order: tuple[int, ...]) -> tuple[int, int]:
    """Return how many lines cross, and how long all are together."""
    arcs = _levels([(order.index(one), order.index(other)) for one, other in _links(ship)])
    return sum(level is None for _start, _end, level in arcs), sum(end - start for start, end, _level in arcs)


def _links(ship: Ship) -> list[tuple[int, int]]:
    return [(ship.sectors.index(one), ship.sectors.index(other)) for one, other in ship.hull_links]


def _levels(ends: list[tuple[int, int]]) -> list[tuple[int, int, int | None]]:
    """Return lines between places in a row with their levels: 0 side by side, below 1 and up, above -1 and down.

    None: it cannot be drawn without crossing another one. A line runs outside those that it spans.
    """
    found: list[tuple[int, int, int | None]] = []
    for start, end in sorted((tuple(sorted(pair)) for pair in ends), key=lambda pair: (pair[1] - pair[0], pair)):
        if end - start == 1:
            found.append((start, end, 0))
            continue
        level = None
        for side in (1, -1):
            rivals = [arc for arc in found if arc[2] is not None and arc[2] * side > 0]
            if not any(one < start < two < end or start < one < end < two for one, two, _level in rivals):
                inner = [abs(at) for one, two, at in rivals if at and start <= one and two <= end]
                level = side * (1 + max(inner, default=0))
                break
        found.append((start, end, level))
    return found


def arcs_of(ship: Ship, plan: DeckPlan) -> list[tuple[Place, Place, int]]:
    """Return the ways along the hull: both ends, and the level of the line that joins them.

    0: they stand side by side. Lines of level 1 and more run below the sections, those of -1 and less above them.
    """
    order = sorted(plan.hull, key=lambda hull: plan.hull[hull].left)
    ends = [(order.index(HULL + one), order.index(HULL + other)) for one, other in _links(ship)]
    return [(order[start], order[end], level or 0) for start, end, level in _levels(ends)]


# Pointing


def spot_at(plan: DeckPlan, pos: Point, doors: bool) -> Spot | None:
    """Return what stands at a pixel: a location, a hull section, or, if `doors` can be chosen, one that is near."""
    for places in (plan.rooms, plan.hull):
        for place, box in places.items():
            if box.collidepoint(pos):
                return place
    if not doors:
        return None
    reach = max(10, plan.room_size[1] // 4)
    near = [(_far(middle, pos), door) for door, middle in plan.doors.items()]
    distance, door = min(near)
    return door if distance <= reach else None


def nearest(plan: DeckPlan, start: Spot, way: Point, spots: list[Spot]) -> Spot:
    """Return the spot that lies nearest in one of the four directions; where none does, the start."""
    x, y = plan.middle(start)
    best: tuple[float, int] | None = None
    for number, spot in enumerate(spots):
        dx, dy = plan.middle(spot)[0] - x, plan.middle(spot)[1] - y
        along, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
        if spot == start or along <= 0 or aside > 2.2 * along:
            continue
        cost = along + 1.6 * aside
        if best is None or cost < best[0]:
            best = (cost, number)
    return start if best is None else spots[best[1]]


def _far(one: Point, other: Point) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


def unit_of(box: pygame.Rect) -> float:
    """Return what lengths inside a room are measured in: an eighth of its height, or of its width if that is less."""
    return min(box.height, box.width * 1.05) / 8
