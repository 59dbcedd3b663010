"""Hexes to pixels and back: every pixel of a hexagon finds it again."""

import math
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.hex.coords import DIRECTIONS, Hex, neighbors
from solo.hex.layout import Layout

LAYOUTS = [Layout(32, 0, 0), Layout(7.5, 100, -40), Layout(1, 0.25, 0.75)]
PLACES = [Hex(q, r) for q, r in product(range(-4, 5), repeat=2)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_center_finds_its_hex(layout: Layout) -> None:
    assert layout.center(Hex(0, 0)) == (layout.x, layout.y)
    for place in PLACES:
        assert layout.hex_at(*layout.center(place)) == place


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_are_as_far_as_two_inner_radii_and_lie_in_their_direction(layout: Layout) -> None:
    for place in PLACES:
        x, y = layout.center(place)
        for index, near in enumerate(neighbors(place)):
            dx, dy = layout.center(near)[0] - x, layout.center(near)[1] - y
            assert math.hypot(dx, dy) == pytest.approx(layout.radius * math.sqrt(3))
            # East first, then counter-clockwise: y grows downwards.
            assert math.degrees(math.atan2(-dy, dx)) % 360 == pytest.approx(60 * index, abs=1e-6)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_corners_and_sides(layout: Layout) -> None:
    for place in PLACES:
        center = layout.center(place)
        corners = layout.corners(place)
        assert len(corners) == 6
        for index, corner in enumerate(corners):
            assert math.dist(center, corner) == pytest.approx(layout.radius)
            after = corners[(index + 1) % 6]
            middle = ((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2)
            near = layout.center(place.step(DIRECTIONS[index]))
            between = ((center[0] + near[0]) / 2, (center[1] + near[1]) / 2)
            assert middle == pytest.approx(between, abs=1e-6), "side i faces direction i"


@given(
    st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20)),
    st.floats(0, 2 * math.pi),
    st.floats(0, 0.999),
    st.sampled_from(LAYOUTS),
)
def test_every_pixel_inside_the_inner_circle_finds_its_hex(
    place: Hex, angle: float, share: float, layout: Layout
) -> None:
    x, y = layout.center(place)
    reach = share * layout.radius * math.sqrt(3) / 2
    assert layout.hex_at(x + reach * math.cos(angle), y + reach * math.sin(angle)) == place


@given(st.floats(-500, 500), st.floats(-500, 500))
def test_the_hex_found_is_the_one_whose_center_is_nearest(x: float, y: float) -> None:
    layout = Layout(32, 3, 4)
    found = layout.hex_at(x, y)
    apart = math.dist((x, y), layout.center(found))
    assert all(apart <= math.dist((x, y), layout.center(near)) + 1e-9 for near in neighbors(found))


def test_corners_just_inside_belong_to_their_hex() -> None:
    layout = Layout(100, 0, 0)
    for corner_x, corner_y in layout.corners(Hex(2, -1)):
        x, y = layout.center(Hex(2, -1))
        assert layout.hex_at(x + 0.99 * (corner_x - x), y + 0.99 * (corner_y - y)) == Hex(2, -1)
        assert layout.hex_at(x + 1.01 * (corner_x - x), y + 1.01 * (corner_y - y)) != Hex(2, -1)
