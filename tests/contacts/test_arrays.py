"""Scans and their shadows, the drone, the sniper's lines: by hand, and against a drawing of the rule in another way."""

from itertools import product
from random import Random

import pytest

from solo.contacts.arrays import drone, scan, shadow, sniper_line
from solo.contacts.board import Board
from solo.hex.bits import members
from solo.hex.coords import DIRECTION_NAMES, DIRECTIONS, Hex, distance, hex_named
from tests.contacts.boards import board_of, random_rows
from tests.contacts.scenes import board

FIELDS = ["f" * 9] * 9


def with_mountains(*names: str) -> Board:
    """Return nine rows of nine fields with some mountains; E5 is in the middle."""
    rows = [list(row) for row in FIELDS]
    for name in names:
        rows[int(name[1:]) - 1][ord(name[0]) - ord("A")] = "m"
    return board(*("".join(row) for row in rows))


def hidden(made: Board, center: str, size: int) -> str:
    """Return the names of what mountains hide, as one text."""
    found = shadow(made, made.named(center), size)
    assert scan(made, made.named(center), size) == made.within(made.named(center), size) & ~found
    return " ".join(made.names_of(found))


@pytest.mark.parametrize(("size", "count"), [(0, 1), (1, 7), (2, 19), (3, 37)])
def test_a_scan_covers_every_tile_within_its_size_the_centre_too(size: int, count: int) -> None:
    made = board(*FIELDS)
    seen = scan(made, made.named("E5"), size)
    assert seen.bit_count() == count
    assert set(made.names_of(seen)) == {
        name for name in made.by_name if distance(hex_named(name), hex_named("E5")) <= size
    }


def test_scan1_by_name() -> None:
    made = board(*FIELDS)
    assert made.names_of(scan(made, made.named("E5"), 1)) == ["D4", "E4", "D5", "E5", "F5", "D6", "E6"]
    assert made.names_of(scan(made, made.named("A1"), 1)) == ["A1", "B1", "A2"]


def test_a_mountain_hides_what_lies_straight_behind_it() -> None:
    """CR-13: not the mountain itself, all tiles behind it on its axis, nothing beside them."""
    assert hidden(with_mountains("F5"), "E5", 2) == "G5"
    assert hidden(with_mountains("F5"), "E5", 3) == "G5 H5"
    assert hidden(with_mountains("G5"), "E5", 2) == ""
    assert hidden(with_mountains("G5"), "E5", 3) == "H5"
    assert hidden(with_mountains("H5"), "E5", 3) == ""


def test_mountains_hide_along_all_six_axes() -> None:
    """CR-13: E5's neighbours are F5, E4, D4, D5, D6, E6; behind each lies one more within scan2."""
    assert hidden(with_mountains("F5", "E4", "D4", "D5", "D6", "E6"), "E5", 2) == "D3 F3 C5 G5 D7 F7"


def test_up_to_scan3_only_the_axes_can_be_hidden() -> None:
    """CR-13: a mountain off the axes hides nothing from a scan3, but a scan4 has diagonals, two tiles apart."""
    assert distance(hex_named("E5"), hex_named("E7")) == 2
    assert hidden(with_mountains("E7"), "E5", 3) == ""
    assert hidden(with_mountains("E7"), "E5", 4) == "E9"
    assert hidden(with_mountains("E3", "E7"), "E5", 4) == "E1 E9"


def test_every_centre_casts_shadows_a_mountain_top_too() -> None:
    """CR-13: it holds from a mountain top; the mountain one stands on hides nothing by itself."""
    assert hidden(with_mountains("E5"), "E5", 3) == ""
    assert hidden(with_mountains("E5", "F5"), "E5", 2) == "G5"


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_shadows_are_the_tiles_whose_middle_is_seen_through_a_mountains_middle(size: int) -> None:
    """CR-13 once more, drawn: a mountain's centre lies exactly on the segment between two centres."""
    for seed in range(8):
        made = board_of(*random_rows(Random(seed), 7, 7))
        mountains = [made.hex(tile) for tile in members(made.mountains)]
        for center in list(made.tiles)[seed::9]:
            here = made.hex(center)
            expected = {
                tile
                for tile in made.tiles
                if distance(here, made.hex(tile)) <= size
                and any(between(here, mountain, made.hex(tile)) for mountain in mountains)
            }
            assert set(members(shadow(made, center, size))) == expected


def between(one: Hex, middle: Hex, other: Hex) -> bool:
    """Is a place strictly between two others, on the straight line through them?"""
    to_middle = (middle.q - one.q, middle.r - one.r)
    to_other = (other.q - one.q, other.r - one.r)
    on_line = to_middle[0] * to_other[1] == to_middle[1] * to_other[0]
    return (
        on_line
        and middle not in (one, other)
        and distance(one, middle) + distance(middle, other) == distance(one, other)
    )


def test_within_ignores_terrain_and_ends_at_the_board() -> None:
    """Contacts 1: "within X tiles" counts tiles, whatever their terrain."""
    for seed, radius in product(range(4), range(6)):
        made = board_of(*random_rows(Random(seed), 5, 6))
        for tile in made.tiles:
            assert set(members(made.within(tile, radius))) == {
                other for other in made.tiles if distance(made.hex(tile), made.hex(other)) <= radius
            }


# ------------------------------------------------------------------------------------------------------- the drone


def test_the_drone_is_a_rhombus_named_by_its_western_tile() -> None:
    """CR-14: the tile, its eastern neighbour, and the two that touch both."""
    made = board(*FIELDS)
    assert set(made.names_of(drone(made, made.named("D4")))) == {"D4", "E4", "E3", "E5"}
    assert set(made.names_of(drone(made, made.named("D5")))) == {"D5", "E5", "D4", "D6"}
    for tile in made.tiles:
        found = drone(made, tile)
        east = made.tile(made.hex(tile).step(Hex(1, 0)))
        if east is None:
            continue
        assert found == 1 << tile | 1 << east | made.adjacent[tile] & made.adjacent[east]


def test_the_drones_tiles_off_the_board_are_dropped() -> None:
    """CR-14: the named one must be on it; the rest may miss."""
    made = board(*FIELDS)
    assert set(made.names_of(drone(made, made.named("A1")))) == {"A1", "B1", "A2"}
    assert set(made.names_of(drone(made, made.named("I9")))) == {"I9", "I8"}
    assert set(made.names_of(drone(made, made.named("I1")))) == {"I1", "I2"}


def test_mountains_do_not_hide_from_the_drone() -> None:
    """CR-13: it does not hold for the drone."""
    made = with_mountains("D4", "E4", "E3")
    assert set(made.names_of(drone(made, made.named("D4")))) == {"D4", "E4", "E3", "E5"}


# ------------------------------------------------------------------------------------------------ the sniper's lines


def line(made: Board, center: str, direction: str) -> str:
    return " ".join(made.names_of(sniper_line(made, made.named(center), DIRECTION_NAMES.index(direction))))


def test_lines_run_to_the_edge_without_the_snipers_own_tile() -> None:
    """CR-15."""
    made = board(*FIELDS)
    assert line(made, "E5", "e") == "F5 G5 H5 I5"
    assert line(made, "E5", "w") == "A5 B5 C5 D5"
    assert line(made, "E5", "ne") == "G1 F2 F3 E4"
    assert line(made, "E5", "nw") == "C1 C2 D3 D4"
    assert line(made, "E5", "sw") == "D6 D7 C8 C9"
    assert line(made, "E5", "se") == "E6 F7 F8 G9"
    assert line(made, "I5", "e") == ""


def test_lines_stop_before_a_mountain() -> None:
    """CR-15: the tile before a mountain is the last; lakes do not stop a line (CR-44)."""
    assert line(with_mountains("H5"), "E5", "e") == "F5 G5"
    assert line(with_mountains("F5"), "E5", "e") == ""
    assert line(board("fllflm"), "A1", "e") == "B1 C1 D1 E1"


def test_lines_end_where_the_rows_of_the_board_end() -> None:
    """CR-15: "the board's edge" is the first place without a tile, also where the board goes on behind it."""
    made = board("..ff", "ffff", "..ff", "ffff")
    assert line(made, "A2", "ne") == ""
    assert line(made, "A4", "ne") == ""
    assert line(made, "D4", "nw") == "C1 C2 D3"


@pytest.mark.parametrize("direction", range(6))
def test_every_tile_of_a_line_lies_in_its_direction(direction: int) -> None:
    made = board_of(*random_rows(Random(3), 7, 7))
    for center in made.tiles:
        steps = [distance(made.hex(center), made.hex(tile)) for tile in members(sniper_line(made, center, direction))]
        assert sorted(steps) == list(range(1, len(steps) + 1))
        for tile in members(sniper_line(made, center, direction)):
            apart = distance(made.hex(center), made.hex(tile))
            assert made.hex(center).step(DIRECTIONS[direction], apart) == made.hex(tile)
