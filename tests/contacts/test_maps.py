"""Map files and the checks of CR-2; `bad_content/maps` holds broken maps with what must be said of each."""

from collections.abc import Sequence
from pathlib import Path

import networkx as nx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.contacts.board import Board
from solo.contacts.map_checks import CHECKS, PLANS, check_board, check_room, pieces
from solo.contacts.maps import parse_map
from solo.core.content import ContentError
from solo.hex.bits import members

BAD_MAPS = sorted((Path(__file__).parent / "bad_content" / "maps").glob("*.yaml"))
OWN_MAPS = Path(__file__).parents[2] / "assets" / "maps"

TERRAIN = ("ffcfmm", "fwffff", "fllfwf", "wllffc")
ZONES = ("AAABBB", "AAABBB", "AACCBB", "CCCCCC")


def map_text(terrain: Sequence[str] = TERRAIN, zones: Sequence[str] = ZONES, more: str = "") -> str:
    """Return the text of a small map that passes every check, if its rows are not changed."""
    rows = (
        "terrain:\n"
        + "".join(f'- "{row}"\n' for row in terrain)
        + "zones:\n"
        + "".join(f'- "{row}"\n' for row in zones)
    )
    return f"id: x\nname: Small\ndays: 6\n{rows}{more}"


def small_map(terrain: Sequence[str] = TERRAIN, zones: Sequence[str] = ZONES, more: str = "") -> Board:
    return parse_map(map_text(terrain, zones, more), "x.yaml")


def expected(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("# expect: ") for line in lines if line.startswith("# expect: ")]


@pytest.fixture(scope="module", params=["S", "L"])
def own(request: pytest.FixtureRequest) -> Board:
    """One of the project's two boards."""
    return parse_map((OWN_MAPS / f"{request.param}.yaml").read_text(encoding="utf-8"), f"{request.param}.yaml")


# What is read


def test_a_map_is_read() -> None:
    board = small_map(more="regions:\n  North: [A1, b1]\n  Lakes: [B3]\n")
    assert (board.id, board.name, board.days, len(board.tiles)) == ("x", "Small", 6, 24)
    assert board.terrain[board.named("C1")] == "city" and board.zones[board.named("D3")] == "C"
    assert {name: board.names_of(tiles) for name, tiles in board.regions.items()} == {
        "North": ["A1", "B1"],
        "Lakes": ["B3"],
    }


def test_points_stand_at_both_ends_of_a_row_or_are_left_out_at_its_end() -> None:
    board = small_map((".fcfmm", "fwffff", "fllfwf", "wllff."), (".AABBB", "AAABBB", "AACCBB", "CCCCC"))
    assert len(board.tiles) == 22
    assert "A1" not in board.by_name and "F4" not in board.by_name and "B1" in board.by_name


def test_a_point_without_quotes_is_a_row_too() -> None:
    assert small_map((*TERRAIN, "f"), (*ZONES, "C"), "").named("A5")
    assert parse_map(map_text().replace('"', ""), "x.yaml").by_name == small_map().by_name


# What is refused


@pytest.mark.parametrize("path", BAD_MAPS, ids=lambda path: path.stem)
def test_a_broken_map_is_refused_with_every_fault(path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        parse_map(path.read_text(encoding="utf-8"), path.name)
    assert [str(fault).removeprefix(path.name + ":") for fault in caught.value.faults] == expected(path)


def test_every_check_fails_on_some_broken_map() -> None:
    """CR-2: none of the checks is there for show."""
    said = "\n".join(line for path in BAD_MAPS for line in expected(path))
    assert [name for name in CHECKS if f"(check: {name})" not in said] == []


WAIVABLE = [
    (path, sorted({line.split("(check: ")[1].rstrip(")") for line in expected(path)}))
    for path in BAD_MAPS
    if all("(check: " in line for line in expected(path)) and "id: S" not in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize(("path", "checks"), WAIVABLE, ids=[path.stem for path, _ in WAIVABLE])
def test_a_custom_map_may_waive_exactly_the_checks_that_it_fails(path: Path, checks: list[str]) -> None:
    text = path.read_text(encoding="utf-8")
    assert parse_map(f"waive: [{', '.join(checks)}]\n{text}", "x.yaml").id == "x"
    others = ", ".join(name for name in CHECKS if name not in checks)
    with pytest.raises(ContentError) as caught:
        parse_map(f"waive: [{others}]\n{text}", "x.yaml")
    assert len(caught.value.faults) == len(expected(path))


def test_there_are_maps_to_waive_and_to_refuse() -> None:
    assert len(BAD_MAPS) > 20 and {name for _, checks in WAIVABLE for name in checks} == set(CHECKS)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_change_of_letters_is_read_or_refused(data: st.DataObject) -> None:
    row = st.text(alphabet="fwclmABC. x#", max_size=8)
    terrain, zones = (data.draw(st.lists(row, max_size=5)) for _ in range(2))
    try:
        board = small_map(terrain, zones, f"waive: [{', '.join(CHECKS)}]\n")
    except ContentError as error:
        assert all(fault.line >= 1 and fault.problem for fault in error.faults)
    else:
        assert board.tiles


# The checks at their edges


def problems(board: Board, plan: str = "") -> list[tuple[str, list[str]]]:
    return [(problem.check, board.names_of(problem.tiles)) for problem in check_board(board, PLANS.get(plan))]


def waived(terrain: Sequence[str], zones: Sequence[str]) -> Board:
    return small_map(terrain, zones, f"waive: [{', '.join(CHECKS)}]\n")


def test_checks_name_the_tiles_concerned() -> None:
    """As a map editor shows them, without any file."""
    board = waived(("mfcffm", "fwffff", "fllfwf", "wlfffc"), ("AAABBB", "AAABBA", "AAAABB", "CCCCCB"))
    assert problems(board) == [
        ("range", ["A1", "F1"]),
        ("lake", ["B3", "C3", "B4"]),
        ("zone-shares", ["A1", "B1", "C1", "A2", "B2", "C2", "F2", "A3", "B3", "C3", "D3"]),
        ("zone-shares", ["A4", "B4", "C4", "D4", "E4"]),
        ("zones-connected", ["F2"]),
    ]
    assert check_board(board, None, CHECKS) == []
    assert [problem.check for problem in check_board(board, PLANS["L"], {"range"})][:3] == [
        "tiles",
        "cities",
        "mountains",
    ]


@pytest.mark.parametrize(("field_count", "found"), [(6, []), (7, ["A1"])])
def test_nine_points_to_a_city_are_enough(field_count: int, found: list[str]) -> None:
    """CR-2: the city's 3 points count, and the tile where the Alien stands does not."""
    board = waived(["f" * (field_count + 1) + "c"], ["A" * (field_count + 2)])
    assert dict(problems(board)).get("city-walk", []) == found


@pytest.mark.parametrize(
    ("zones", "found"),
    [
        ("A" * 25 + "B" * 33 + "C" * 42, 0),
        ("A" * 24 + "B" * 34 + "C" * 42, 1),
        ("A" * 25 + "B" * 32 + "C" * 43, 1),
        ("A" * 50 + "B" * 50, 3),
    ],
)
def test_zones_have_25_to_42_percent(zones: str, found: int) -> None:
    rows = [zones[start : start + 20] for start in range(0, 100, 20)]
    names = [check for check, _ in problems(waived(["f" * 20] * 5, rows))]
    assert names.count("zone-shares") == found


def test_the_plans_are_those_of_the_rules() -> None:
    """CR-2."""
    assert {id: (plan.tiles, plan.cities, plan.mountains) for id, plan in PLANS.items()} == {
        "S": ((100, 125), 6, 6),
        "L": ((200, 240), 10, 12),
    }


@pytest.mark.parametrize("plan", ["S", "L"])
def test_numbers_of_a_plan(plan: str) -> None:
    """CR-2: the numbers themselves still pass, one less does not."""
    wanted = PLANS[plan]
    for tiles, cities, mountains, failing in [
        (wanted.tiles[0], wanted.cities, wanted.mountains, set()),
        (wanted.tiles[1], wanted.cities, wanted.mountains, set()),
        (wanted.tiles[0] - 1, wanted.cities - 1, wanted.mountains - 1, {"tiles", "cities", "mountains"}),
        (wanted.tiles[1] + 1, wanted.cities, wanted.mountains, {"tiles"}),
    ]:
        letters = ("c" * cities + "m" * mountains).ljust(tiles, "f")
        rows = [letters[start : start + 20] for start in range(0, tiles, 20)]
        board = waived(rows, ["A" * len(row) for row in rows])
        assert {check for check, _ in problems(board, plan)} & {"tiles", "cities", "mountains"} == failing


def test_pieces_come_largest_first() -> None:
    board = small_map()
    tiles = board.set_named(["A1", "C1", "D1", "F4"])
    assert [board.names_of(piece) for piece in pieces(board, tiles)] == [["C1", "D1"], ["A1"], ["F4"]]
    assert pieces(board, 0) == []


def test_room_counts_the_ends_of_a_first_day() -> None:
    board = waived(["fffffff"], ["AAAAAAA"])
    assert check_room(board, 5) == []
    (problem,) = check_room(board, 6)
    assert board.names_of(problem.tiles) == ["A1", "G1"]  # five tiles along the row, and not the one it left


# The project's own boards


def test_own_boards_pass_every_check(own: Board) -> None:
    """CR-2."""
    assert check_board(own, PLANS[own.id]) == []
    assert own.days == {"S": 6, "L": 8}[own.id]


def test_own_boards_leave_the_alien_room(own: Board) -> None:
    assert check_room(own, 12) == []
    assert check_room(own, 15) != []  # the check can fail here too


def test_own_boards_have_named_regions(own: Board) -> None:
    """Regions are what hints and players talk about: they lie together and leave hardly any tile out."""
    assert 8 <= len(own.regions) <= 14
    assert [name for name, tiles in own.regions.items() if len(pieces(own, tiles)) > 1] == []
    assert sum(own.regions.values()).bit_count() >= 0.8 * len(own.tiles)


def test_own_boards_spread_their_cities(own: Board) -> None:
    for zone in own.of_zone.values():
        assert (zone & own.cities).bit_count() >= 3
    for city in members(own.cities):
        assert own.within(city, 2) & own.cities == 1 << city


def test_own_boards_by_another_way(own: Board) -> None:
    """CR-2 once more with networkx, which shares nothing with the checks but the board's terrain and neighbours."""
    costs = {"field": 1, "forest": 2, "city": 3}
    graph = nx.DiGraph()
    steps = [(tile, near) for tile in own.tiles for near in own.neighbors[tile]]
    for tile, near in steps:
        if own.terrain[tile] in costs and own.terrain[near] in costs:
            graph.add_edge(near, tile, cost=costs[own.terrain[near]])  # turned around: from the city outwards
    assert nx.is_strongly_connected(graph)
    walks = nx.multi_source_dijkstra_path_length(graph, set(members(own.cities)), weight="cost")
    assert max(walks[tile] for tile in members(own.starts)) <= 9
    whole = nx.Graph(steps)
    assert nx.is_connected(whole.subgraph(tile for tile in own.tiles if own.terrain[tile] != "mountain"))
    for zone in "ABC":
        assert nx.is_connected(whole.subgraph(tile for tile in own.tiles if own.zones[tile] == zone))
    lakes = whole.subgraph(tile for tile in own.tiles if own.terrain[tile] == "lake")
    assert max(map(len, nx.connected_components(lakes))) >= 4
