"""Walks of the Alien, the Agents and the dog: by hand on small boards, and against a list of all paths."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import networkx as nx
import pytest

from solo.contacts.board import Board, Tile
from solo.contacts.movement import AlienWalk, alien_walk, dog_walk, shortest_walk, walk_ends
from solo.hex.bits import bits_of, members
from tests.contacts import oracle
from tests.contacts.boards import board_of, random_rows
from tests.contacts.scenes import board


def ends(made: Board, source: str, budget: int = 5, **facts: object) -> str:
    """Return where a walk from one tile may stop, as a text of names."""
    walk = alien_walk(made, budget, **facts)  # type: ignore[arg-type]
    return " ".join(made.names_of(walk.ends(1 << made.named(source))))


def tiles(made: Board, names: str) -> int:
    return made.set_named(names.split())


# ------------------------------------------------------------------------------------------------------ the Alien


def test_a_field_costs_one_a_forest_two_a_city_three() -> None:
    row = board("ffffffff")
    assert ends(row, "A1", 3) == "A1 B1 C1 D1"
    row = board("fwwwwwww")
    assert ends(row, "A1", 5) == "A1 B1 C1"
    assert ends(row, "B1", 2) == "A1 C1"
    row = board("fccccccc")
    assert ends(row, "A1", 5) == "A1 B1"
    assert ends(row, "A1", 6) == "A1 B1 C1"
    assert ends(row, "A1", 2) == ""


def test_the_budget_is_five() -> None:
    row = board("ffffffffff")
    walk = alien_walk(row)
    assert " ".join(row.names_of(walk.ends(1 << row.named("A1")))) == "A1 B1 C1 D1 E1 F1"


def test_the_tile_that_it_leaves_costs_nothing_but_coming_back_does() -> None:
    row = board("cff")
    assert ends(row, "A1", 1) == "B1"
    assert ends(row, "A1", 3) == "B1 C1"
    assert ends(row, "A1", 4) == "A1 B1 C1"


def test_at_least_one_tile_is_entered() -> None:
    row = board("fcf")
    assert ends(row, "A1", 2) == ""
    assert ends(row, "A1", 0) == ""


def test_lakes_and_mountains_are_closed() -> None:
    assert ends(board("ffl", "fmf"), "B1") == "A1 B1 A2"
    assert ends(board("flf"), "A1") == ""
    assert ends(board("fmf"), "A1") == ""


def test_agents_and_the_roadblock_are_closed() -> None:
    row = board("fffff")
    assert ends(row, "B1", closed=tiles(row, "D1")) == "A1 B1 C1"
    assert ends(row, "B1", closed=tiles(row, "A1 D1"), roadblock=tiles(row, "D1")) == "B1 C1"


def test_it_may_leave_a_closed_tile() -> None:
    """CR-22: if the Alien is on the roadblock nothing is said, and it may leave; but not come back."""
    row = board("fffff")
    assert ends(row, "B1", 2, closed=tiles(row, "B1"), roadblock=tiles(row, "B1")) == "A1 C1 D1"


def test_agents_tiles_may_be_crossed_with_psychic_paper() -> None:
    """B06: crossed, not landed on; roadblock and barred tiles stay closed."""
    row = board("fffffff")
    crossing = {"cross_agents": True, "closed": tiles(row, "C1 F1"), "roadblock": tiles(row, "F1")}
    assert ends(row, "A1", **crossing) == "A1 B1 D1 E1"
    assert ends(row, "A1", cross_agents=True, barred=tiles(row, "C1")) == "A1 B1"


def test_quantum_worm_counts_tiles_and_crosses_lakes() -> None:
    """CR-28: one a tile whatever the terrain, over lakes, not mountains; it may not end on a lake."""
    assert ends(board("fwclfm"), "A1", 5, as_agents=True) == "A1 B1 C1 E1"
    assert ends(board("fwclfm"), "A1", 2, as_agents=True) == "A1 B1 C1"
    assert ends(board("fwclf"), "A1", 5, as_agents=True, lakes=True) == "A1 B1 C1 D1 E1"


def test_lakes_cost_one_with_gills() -> None:
    """CR-29: with GILLS it may end on a lake."""
    assert ends(board("fllwl"), "A1", 4, lakes=True) == "A1 B1 C1 D1"
    assert ends(board("fllwl"), "A1", 5, lakes=True) == "A1 B1 C1 D1 E1"


def test_doors_carry_for_nothing() -> None:
    """CR-34: it pays for the door that it enters and stands on the other; whether it may stay, the scenario says."""
    row = board("ffcfff")
    doors = ((row.named("B1"), row.named("E1")),)
    assert ends(row, "A1", 1, doors=doors) == "E1"
    assert ends(row, "A1", 1, doors=doors, doors_optional=True) == "B1 E1"
    assert ends(row, "A1", 2, doors=doors) == "D1 E1 F1"
    assert ends(row, "B1", 1, doors=doors) == "A1", "the door that it starts on does not carry"
    assert ends(row, "A1", 3, doors=doors, closed=tiles(row, "E1")) == "", "its other side is closed"


# ------------------------------------------------------------------------------- against a list of all paths, at random


def random_walks(
    count: int, first: int = 0
) -> Iterator[tuple[Random, Board, oracle.OracleMap, oracle.Line, AlienWalk]]:
    """Yield boards and turns under every kind of condition, for the oracle and as the AlienWalk."""
    for seed in range(first, first + count):
        rng = Random(seed)
        terrain, zones = random_rows(rng, *rng.choice([(3, 4), (2, 6), (3, 3)]))
        made = board_of(terrain, zones)
        names = sorted(made.by_name)
        closed = rng.sample(names, rng.randrange(4))
        roadblock = closed[0] if closed and rng.random() < 0.5 else None
        line: oracle.Line = {
            "type": "alien_turn",
            "day": 1,
            "budget": rng.randint(1, 5),
            "movement": rng.choice(["alien", "alien", "agent"]),
            "cross_agents": rng.random() < 0.4,
            "lakes": rng.random() < 0.3,
            "closed": closed,
            "roadblock": roadblock,
            "barred": rng.sample(names, rng.randrange(2)),
            "doors": [list(pair) for pair in batched(rng.sample(names, 2 * rng.choice([0, 0, 1, 2])))],
            "doors_optional": rng.random() < 0.5,
        }
        walk = alien_walk(
            made,
            line["budget"],
            closed=made.set_named(closed),
            roadblock=made.set_named([roadblock] if roadblock else []),
            barred=made.set_named(line["barred"]),
            cross_agents=line["cross_agents"],
            lakes=line["lakes"],
            as_agents=line["movement"] == "agent",
            doors=tuple((made.named(one), made.named(other)) for one, other in line["doors"]),
            doors_optional=line["doors_optional"],
        )
        yield rng, made, oracle.OracleMap.from_text(terrain, zones), line, walk


def batched(names: list[str]) -> list[tuple[str, str]]:
    """Return the names two by two."""
    return list(zip(names[::2], names[1::2], strict=True))


def listed_ends(made: Board, listing: oracle.OracleMap, line: oracle.Line) -> dict[Tile, set[Tile]]:
    return {
        made.named(name): {made.named(path[-1]) for path in oracle.day_paths(listing, line, name, [])}
        for name in made.by_name
    }


def test_ends_and_sources_are_what_a_list_of_all_paths_says() -> None:
    for rng, made, listing, line, walk in random_walks(150):
        listed = listed_ends(made, listing, line)
        for source in made.tiles:
            assert set(members(walk.ends(1 << source))) == listed[source]
        for end in made.tiles:
            assert set(members(walk.sources(end))) == {tile for tile in made.tiles if end in listed[tile]}
        some = rng.sample(made.tiles, 3)
        assert set(members(walk.ends(bits_of(some)))) == set().union(*(listed[tile] for tile in some))


def test_paths_are_legal_cheapest_and_lead_to_every_end() -> None:
    for rng, made, listing, line, walk in random_walks(150, first=100):
        source = rng.choice(made.tiles)
        name = made.names[source]
        found = walk.paths(source)
        assert set(found) == set(members(walk.ends(1 << source)))
        costs: dict[str, int] = {}
        for path in oracle.day_paths(listing, line, name, []):
            cost = min(oracle.walk_costs(listing, line, path))
            costs[path[-1]] = min(cost, costs.get(path[-1], 99))
        for end, path in found.items():
            named = tuple(made.names[tile] for tile in path)
            assert named[0] == name and path[-1] == end
            assert oracle.path_clash(listing, line, named, [name]) in (None, _back_home(named))
            assert min(oracle.walk_costs(listing, line, named)) == costs[named[-1]]
            assert walk.path(source, end) == path
        missing = [tile for tile in made.tiles if tile not in found]
        assert all(walk.path(source, tile) is None for tile in missing)


def _back_home(path: tuple[str, ...]) -> str | None:
    return f"day 1: the path ends on {path[0]}, which is an earlier camp" if path[0] == path[-1] else None


def test_cheapest_ways_agree_with_networkx() -> None:
    for seed in range(10):
        terrain, zones = random_rows(Random(seed), 6, 7)
        made = board_of(terrain, zones)
        walk = alien_walk(made, 5)
        graph: nx.DiGraph[Tile] = nx.DiGraph()
        for tile, points in walk.entry_costs.items():
            graph.add_weighted_edges_from((near, tile, points) for near in made.neighbors[tile])
        for source in made.tiles:
            if source in graph:
                lengths = nx.single_source_dijkstra_path_length(graph, source, cutoff=5)
                reached = {tile for tile in lengths if tile != source and tile in walk.entry_costs}
                assert set(members(walk.ends(1 << source))) - {source} == reached


# ------------------------------------------------------------------------------------------------------ the Agents


def test_an_agent_walks_one_point_a_tile_and_may_come_back() -> None:
    """CR-9: back and forth, and so to where it began; not with a single point."""
    row = board("fwcflf")
    everywhere = row.land
    assert row.names_of(walk_ends(row, row.named("A1"), 3, everywhere)) == ["A1", "B1", "C1", "D1"]
    assert row.names_of(walk_ends(row, row.named("A1"), 1, everywhere)) == ["B1"]
    assert row.names_of(walk_ends(row, row.named("A1"), 0, everywhere)) == []
    assert shortest_walk(row, row.named("A1"), row.named("A1"), 1, everywhere) is None
    path = shortest_walk(row, row.named("A1"), row.named("A1"), 2, everywhere)
    assert path is not None and [row.names[tile] for tile in path] == ["A1", "B1", "A1"]


def test_shortest_walks_are_shortest_and_lead_to_every_end() -> None:
    for seed in range(12):
        rng = Random(seed)
        made = board_of(*random_rows(rng, 4, 5))
        free = bits_of(rng.sample(made.tiles, 14))
        for source in made.tiles:
            for allowance in (1, 2, 3):
                reached: dict[Tile, int] = {}
                paths = [(source,)]
                for steps in range(1, allowance + 1):
                    paths = [(*p, near) for p in paths for near in made.neighbors[p[-1]] if free >> near & 1]
                    for path in paths:
                        reached.setdefault(path[-1], steps)
                assert set(members(walk_ends(made, source, allowance, free))) == set(reached)
                for end in made.tiles:
                    found = shortest_walk(made, source, end, allowance, free)
                    assert (found is None) == (end not in reached)
                    if found is not None:
                        assert (found[0], found[-1], len(found) - 1) == (source, end, reached[end])
                        assert all(there in made.neighbors[here] for here, there in pairwise(found))
                        assert all(free >> tile & 1 for tile in found[1:])


def test_paths_with_equal_costs_are_chosen_alike_every_time() -> None:
    """No outcome may depend on anything but the board: the tile that comes first in tile order wins."""
    made = board("ffff", "ffff", "ffff")
    path = shortest_walk(made, made.named("A1"), made.named("B3"), 3, made.land)
    assert path is not None and [made.names[tile] for tile in path] == ["A1", "A2", "B3"]
    walk = alien_walk(made, 3).path(made.named("B1"), made.named("B3"))
    assert walk is not None and [made.names[tile] for tile in walk] == ["B1", "A2", "B3"]


# --------------------------------------------------------------------------------------------------------- the dog


@pytest.mark.parametrize(
    ("row", "reached"),
    [
        ("ffffff", "A1 B1 C1 D1 E1"),
        ("fwwwww", "A1 B1 C1"),
        ("ffwfff", "A1 B1 C1 D1"),
        ("ffcfff", "A1 B1"),
        ("fflfff", "A1 B1"),
        ("ffmfff", "A1 B1"),
    ],
)
def test_the_dog_walks_four_points_over_fields_and_forests(row: str, reached: str) -> None:
    """CR-24: field 1, forest 2; no city, lake or mountain. Its first tile only if it comes back to it."""
    made = board(row)
    assert " ".join(made.names_of(dog_walk(made, 0).ends(1 << made.named("A1")))) == reached


def test_the_roadblock_stops_the_dog() -> None:
    made = board("ffffff")
    assert made.names_of(dog_walk(made, tiles(made, "C1")).ends(1 << made.named("A1"))) == ["A1", "B1"]
