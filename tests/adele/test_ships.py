"""The two ships, and what a ship's file must fulfil (adele 1.3 to 1.6)."""

import networkx as nx
import pytest

from solo import adelelibrary
from solo.adele.places import members
from solo.adele.ship import graph_of
from solo.adele.shipfile import parse_ship
from solo.core.content import ContentError
from solo.core.paths import own_folder

SHIPS = {"deimos": 31, "phobos": 28}
each_ship = pytest.mark.parametrize("id", SHIPS)


def text_of(id: str) -> str:
    return (own_folder("assets") / "adele" / "ships" / f"{id}.yaml").read_text(encoding="utf-8")


@each_ship
def test_counts_of_section_12(id: str) -> None:
    ship = adelelibrary.ship(id)
    assert len(ship.locations) == 20 and len(ship.doorways) == SHIPS[id]
    assert [inside.bit_count() for inside in ship.in_sector] == [4] * 5
    assert ship.hatches.bit_count() == 6 and ship.computers.bit_count() == 8
    assert list(members(ship.terminal("alert"))) == [3, 17]


@each_ship
def test_tables_say_what_networkx_says(id: str) -> None:
    ship = adelelibrary.ship(id)
    graph = graph_of(ship.locations, ship.doorways)
    lengths = dict(nx.all_pairs_shortest_path_length(graph))
    for one in ship.locations:
        assert sorted(members(ship.next_to[one])) == sorted(graph.neighbors(one))
        for other in ship.locations:
            assert ship.steps[one][other] == lengths[one][other] <= 6


def test_the_published_example_lies_as_it_was_told() -> None:
    """4 the infirmary, 10 green, 11 in another sector, and the way from 11 to 4 through 10."""
    ship = adelelibrary.ship("deimos")
    assert ship.locations[4].computer == "medical" and ship.locations[10].sector == "green"
    assert ship.locations[11].sector != "green"
    assert ship.steps[11][4] == 2 and ship.neighbours(1 << 11) & ship.neighbours(1 << 4) == 1 << 10


@pytest.mark.parametrize(
    ("id", "ring"),
    [("deimos", ["blue", "green", "violet", "red", "amber"]), ("phobos", ["blue", "green", "red", "amber"])],
)
def test_the_hull_is_a_ring(id: str, ring: list[str]) -> None:
    ship = adelelibrary.ship(id)
    hull = {sector: place for place in members(ship.hull) for sector in [ship.names[place].removeprefix("hull-")]}
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        assert ship.next_to[hull[one]] >> hull[other] & 1
    if id == "phobos":
        assert ship.next_to[hull["violet"]].bit_count() == 4


BROKEN = {
    "a bridge": (("[1-2, 1-3,", "[1-2, "), "1 doorways; give it 2 to 4"),
    "too few doorways": (("19-20]", "18-17]"), "stands twice"),
    "crossing lines": (("at: [8, 3]", "at: [0, 9]"), "cross; move a location"),
    "a hatch too few": (("sector: red, hatch: true", "sector: red"), "there are 5 hatches; a ship has 6"),
    "no computer near": (("computer: navigation, ", ""), "there are 7 computers; a ship has 8"),
    "an alert elsewhere": (("computer: alert, at: [7, 2]", "computer: plain, at: [7, 2]"), "must be in 3 and 17"),
    "a sector of five": (("Crew Cabins, sector: amber", "Crew Cabins, sector: blue"), "has 5 locations"),
    "an unknown sector": (("name: Sensor Bay, sector: blue", "name: Sensor Bay, sector: blu"), 'mean "blue"?'),
    "an unknown key": (("hatch: true, computer: nav", "hatches: true, computer: nav"), 'did you mean "hatch"?'),
    "no such location": (("19-20]", "19-21]"), "there is no location 21"),
    "no doorway": (("19-20]", "19]"), '"19" is no doorway'),
    "no number": (("at: [0, 2]", "at: [0, left]"), 'not "left"'),
    "a missing location": (("  20: {name", "  # 20: {name"), "location 20 is missing"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_ship_is_refused_with_file_line_field_and_remedy(name: str) -> None:
    (old, new), problem = BROKEN[name]
    text = text_of("deimos")
    assert text.count(old) == 1, "the test changes something"
    with pytest.raises(ContentError) as caught:
        parse_ship(text.replace(old, new), "ships/x.yaml")
    faults = [str(fault) for fault in caught.value.faults]
    assert any(problem in fault for fault in faults), faults
    assert all(fault.startswith("ships/x.yaml:") and fault.count(": ") >= 1 for fault in faults)


def test_a_ship_that_falls_apart_or_hangs_on_one_location_is_refused() -> None:
    text = text_of("phobos").replace("16-18, ", "").replace("4-20, ", "")
    with pytest.raises(ContentError) as caught:
        parse_ship(text, "x.yaml")
    assert "all ways between two parts of the ship lead through 17" in str(caught.value)


def test_places_have_names_both_ways() -> None:
    ship = adelelibrary.ship("deimos")
    for place, name in ship.names.items():
        assert ship.place_named(name) == place
    for wrong in ("0", "21", "hull-pink", "07", "x", ""):
        with pytest.raises(ValueError, match="is no place"):
            ship.place_named(wrong)
