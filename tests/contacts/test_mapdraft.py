"""Drawing a map: brushes, flood, erasing, regions, sizes. Whatever is done, the Draft can be written as a file."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.contacts.board import TERRAINS, ZONES
from solo.contacts.mapdraft import (
    NOTHING,
    Draft,
    add_region,
    brush,
    canvas,
    drop_region,
    empty_draft,
    erase,
    flood,
    paint_region,
    paint_terrain,
    paint_zone,
    rename_region,
    resize,
)
from solo.contacts.maps import MOST_COLUMNS, MOST_ROWS
from solo.hex.coords import Hex, hex_named, name_of

TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("C", "Z")), min_size=1, max_size=12)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    """A Draft after some strokes."""
    draft = empty_draft(draw(st.integers(1, 7)), draw(st.integers(1, 6)), draw(TEXTS))
    for name in draw(st.lists(TEXTS, max_size=2, unique=True)):
        draft = add_region(draft, name)
    for _ in range(draw(st.integers(0, 12))):
        draft = stroke(draw, draft)
    return draft


def stroke(draw: st.DrawFn, draft: Draft) -> Draft:
    """Return the Draft after one more thing was done to it."""
    place = draw(st.sampled_from(canvas(draft.columns, draft.rows)))
    places = brush(draft, place, draw(st.integers(1, 2)))
    match draw(st.sampled_from(["terrain", "erase", "zone", "region", "flood", "resize"])):
        case "terrain":
            return paint_terrain(draft, places, draw(st.sampled_from(sorted(TERRAINS.values()))))
        case "erase":
            return erase(draft, places)
        case "zone":
            return paint_zone(draft, places, draw(st.sampled_from(ZONES)))
        case "region":
            return paint_region(draft, places, draw(st.sampled_from([NOTHING, *draft.regions])))
        case "flood":
            return paint_terrain(draft, flood(draft, place, draft.terrain), "lake")
        case _:
            return resize(draft, draw(st.integers(1, 8)), draw(st.integers(1, 7)))


def named(*names: str) -> set[Hex]:
    return {hex_named(name) for name in names}


def names(places: set[Hex] | frozenset[Hex]) -> list[str]:
    return sorted(map(name_of, places))


@settings(max_examples=200)
@given(drafts())
def test_every_row_keeps_a_tile_and_has_no_hole(draft: Draft) -> None:
    assert set(draft.terrain) == set(draft.zones)
    assert set(draft.terrain) <= set(canvas(draft.columns, draft.rows))
    for row in range(draft.rows):
        columns = sorted(place.q + row // 2 for place in draft.terrain if place.r == row)
        assert columns == list(range(columns[0], columns[-1] + 1))
    tiles = [place for region in draft.regions.values() for place in region]
    assert len(tiles) == len(set(tiles)) and set(tiles) <= set(draft.terrain)


def test_an_empty_map_has_three_zones_and_the_size_that_was_asked() -> None:
    draft = empty_draft(9, 4, "New")
    assert (draft.columns, draft.rows, len(draft.terrain)) == (9, 4, 36)
    assert set(draft.zones.values()) == set(ZONES) and set(draft.terrain.values()) == {"field"}
    assert (empty_draft(3, 3, "x", "S").days, empty_draft(3, 3, "x", "L").days) == (6, 8)


@pytest.mark.parametrize("size", [(0, 3), (3, 0), (MOST_COLUMNS + 1, 3), (3, MOST_ROWS + 1)])
def test_sizes_that_no_map_has(size: tuple[int, int]) -> None:
    """CR-1: columns are letters."""
    with pytest.raises(ValueError, match="columns"):
        empty_draft(*size, "x")
    with pytest.raises(ValueError, match="columns"):
        resize(empty_draft(3, 3, "x"), *size)


def test_brushes() -> None:
    draft = empty_draft(5, 5, "x")
    assert names(brush(draft, hex_named("C3"), 1)) == ["C3"]
    assert names(brush(draft, hex_named("C3"), 2)) == ["B2", "B3", "B4", "C2", "C3", "C4", "D3"]
    assert names(brush(draft, hex_named("A1"), 2)) == ["A1", "A2", "B1"]
    assert brush(draft, hex_named("F1"), 1) == set()


def test_painting_gives_terrain_and_a_new_tile_its_neighbours_zone() -> None:
    draft = paint_zone(empty_draft(4, 2, "x"), canvas(4, 2), "B")
    draft = erase(draft, named("C1", "D1"))
    assert names(set(draft.terrain)) == ["A1", "A2", "B1", "B2", "C2", "D2"]
    draft = paint_terrain(draft, named("D1"), "lake")
    assert draft.terrain[hex_named("C1")] == draft.terrain[hex_named("D1")] == "lake"
    assert draft.zones[hex_named("D1")] == "B"


def test_erasing_goes_from_the_ends_of_rows_and_leaves_one_tile() -> None:
    draft = empty_draft(4, 1, "x")
    assert erase(draft, named("B1", "C1")).terrain == draft.terrain
    assert names(set(erase(draft, named("A1", "B1")).terrain)) == ["C1", "D1"]
    assert len(erase(draft, canvas(4, 1)).terrain) == 1


def test_an_erased_tile_leaves_its_region() -> None:
    draft = paint_region(add_region(empty_draft(3, 1, "x"), "Fen"), named("B1", "C1"), "Fen")
    assert names(erase(draft, named("C1")).regions["Fen"]) == ["B1"]


def test_a_flood_stops_at_other_kinds() -> None:
    draft = paint_terrain(empty_draft(5, 3, "x"), named("C1", "B2", "C2", "C3"), "lake")
    assert names(flood(draft, hex_named("C2"), draft.terrain)) == ["B2", "C1", "C2", "C3"]
    assert names(flood(draft, hex_named("A1"), draft.terrain)) == ["A1", "A2", "A3", "B1", "B3"]
    assert len(flood(draft, hex_named("A1"), draft.zones)) < 15


def test_regions_are_named_and_renamed_and_dropped() -> None:
    draft = paint_region(add_region(add_region(empty_draft(3, 1, "x"), "Fen"), "Moor"), named("A1", "B1"), "Fen")
    draft = paint_region(draft, named("B1", "C1"), "Moor")
    assert {name: names(tiles) for name, tiles in draft.regions.items()} == {"Fen": ["A1"], "Moor": ["B1", "C1"]}
    assert draft.region_at(hex_named("C1")) == "Moor"
    renamed = rename_region(draft, "Fen", "Bog")
    assert list(renamed.regions) == ["Bog", "Moor"] and names(renamed.regions["Bog"]) == ["A1"]
    assert list(drop_region(draft, "Moor").regions) == ["Fen"]
    assert names(paint_region(draft, named("B1"), NOTHING).regions["Moor"]) == ["C1"]
    assert paint_region(draft, named("A1"), "nobody").region_at(hex_named("A1")) == NOTHING


def test_a_canvas_grows_and_shrinks() -> None:
    draft = empty_draft(3, 2, "x")
    grown = resize(draft, 5, 4)
    assert names(set(grown.terrain)) == sorted(
        [f"{c}{r}" for c in "ABC" for r in (1, 2)] + [f"{c}{r}" for c in "ABCDE" for r in (3, 4)]
    )
    assert {grown.zones[hex_named(name)] for name in ("A3", "A4")} == {"A"}
    right = erase(empty_draft(4, 1, "x"), named("A1", "B1", "C1"))
    assert names(set(resize(right, 2, 1).terrain)) == ["B1"]
