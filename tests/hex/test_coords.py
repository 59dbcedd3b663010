"""Laws of the hex grid, over a small disc and all six directions, and tile names (CR-1)."""

import math
from itertools import pairwise, product

import pytest

from solo.hex.coords import (
    DIRECTION_NAMES,
    DIRECTIONS,
    Hex,
    distance,
    hex_named,
    line,
    name_of,
    neighbors,
    ring,
    within,
)

ORIGIN = Hex(0, 0)
DISC = [Hex(q, r) for q, r in product(range(-3, 4), repeat=2) if abs(q + r) <= 3]


def test_there_are_six_directions_that_cancel_in_pairs() -> None:
    assert len(set(DIRECTIONS)) == len(DIRECTION_NAMES) == 6
    assert (sum(d.q for d in DIRECTIONS), sum(d.r for d in DIRECTIONS)) == (0, 0)
    for index, direction in enumerate(DIRECTIONS):
        assert ORIGIN.step(direction).step(DIRECTIONS[(index + 3) % 6]) == ORIGIN


def test_each_direction_is_the_sum_of_its_two_neighbours() -> None:
    """So the six stand in a circle, in order: turning by one is turning by 60 degrees."""
    for index, direction in enumerate(DIRECTIONS):
        before, after = DIRECTIONS[index - 1], DIRECTIONS[(index + 1) % 6]
        assert Hex(before.q + after.q, before.r + after.r) == direction


def test_direction_names_point_where_they_say() -> None:
    """Drawn with pointy tops, a row down is half a tile to the right; y grows downwards."""
    for name, direction in zip(DIRECTION_NAMES, DIRECTIONS, strict=True):
        east, south = direction.q + direction.r / 2, direction.r
        assert ("e" in name) == (east > 0) and ("w" in name) == (east < 0), name
        assert ("s" in name) == (south > 0) and ("n" in name) == (south < 0), name


@pytest.mark.parametrize("center", DISC)
def test_neighbours_are_the_tiles_at_distance_one(center: Hex) -> None:
    near = neighbors(center)
    assert near == tuple(center.step(direction) for direction in DIRECTIONS)
    far = [Hex(center.q + q, center.r + r) for q, r in product(range(-3, 4), repeat=2)]
    assert set(near) == {place for place in far if distance(center, place) == 1}
    assert all(center in neighbors(place) for place in near)


def test_distance_is_a_metric() -> None:
    for a, b in product(DISC, repeat=2):
        assert distance(a, b) == distance(b, a) >= 0
        assert (distance(a, b) == 0) == (a == b)
        if distance(a, b) > 1:
            assert min(distance(near, b) for near in neighbors(a)) == distance(a, b) - 1
    for a, b, c in product(DISC[::3], repeat=3):
        assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_distance_equals_a_walk_counted_step_by_step() -> None:
    reached, frontier = {ORIGIN: 0}, [ORIGIN]
    for steps in range(1, 7):
        frontier = [near for place in frontier for near in neighbors(place) if near not in reached]
        reached.update(dict.fromkeys(frontier, steps))
    for place in DISC:
        assert distance(ORIGIN, place) == reached[place]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_stepping_on_in_one_direction_is_straight(direction: Hex) -> None:
    here = Hex(2, -1)
    for count in range(6):
        assert distance(Hex(2, -1), here) == count
        assert here == Hex(2, -1).step(direction, count)
        here = here.step(direction)


@pytest.mark.parametrize("radius", range(5))
def test_rings_hold_every_tile_at_their_distance_once(radius: int) -> None:
    center = Hex(1, 2)
    around = ring(center, radius)
    assert len(around) == len(set(around)) == (6 * radius or 1)
    assert all(distance(center, place) == radius for place in around)
    if radius:
        assert all(distance(a, b) == 1 for a, b in zip(around, (*around[1:], around[0]), strict=True))
    disc = within(center, radius)
    assert disc[0] == center
    assert len(disc) == len(set(disc)) == 1 + 3 * radius * (radius + 1)
    assert all(distance(center, place) <= radius for place in disc)


def test_names_count_columns_by_letter_and_rows_from_one() -> None:
    """CR-1: A1 at the top left, rows with an even number half a tile to the right."""
    assert name_of(Hex(0, 0)) == "A1"
    assert name_of(Hex(25, 0)) == "Z1"
    assert hex_named("a1") == Hex(0, 0)
    # The two tiles under A1: A2 half a tile to its right, and nothing to its left, where the board ends.
    assert hex_named("A2") == Hex(0, 1)
    assert {name_of(place) for place in neighbors(hex_named("B2"))} == {"A2", "C2", "B1", "C1", "B3", "C3"}
    assert {name_of(place) for place in neighbors(hex_named("C3"))} == {"B3", "D3", "B2", "C2", "B4", "C4"}


def test_names_and_places_are_two_ways_to_say_the_same() -> None:
    """CR-1."""
    for column, row in product(range(26), range(30)):
        name = f"{chr(ord('A') + column)}{row + 1}"
        place = hex_named(name)
        assert name_of(place) == name
        # Odd-r: seen from above, a tile's middle is at its column, and half a tile further in every second row.
        assert math.isclose(place.q + place.r / 2, column + (row % 2) / 2)


@pytest.mark.parametrize("name", ["", "A", "1", "A0", "AA1", "1A", "A-1", "A1 ", "Ä1", "A¹", "[1", "A٣"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="A1"):
        hex_named(name)


@pytest.mark.parametrize(("start", "end"), [(a, b) for a in DISC[::3] for b in DISC])
def test_a_line_goes_step_by_step_and_no_longer_way(start: Hex, end: Hex) -> None:
    way = line(start, end)
    assert (way[0], way[-1], len(way)) == (start, end, distance(start, end) + 1)
    assert all(distance(one, other) == 1 for one, other in pairwise(way))
