"""A day's move under conditions: where it can end and begin, and by which path, against a list of all paths."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import networkx as nx
import pytest

from solo.contacts.board import Board, Tile
from solo.contacts.deduction.steps import Demands, Step, make_step
from solo.contacts.movement import alien_walk
from solo.hex.bits import bits_of, members
from tests.contacts import oracle
from tests.contacts.boards import board_of, random_rows
from tests.contacts.scenes import board
from tests.contacts.test_movement import random_walks


@dataclass
class Case:
    """A Step, and all paths of the oracle that meet its demands, from each tile."""

    rng: Random
    board: Board
    listing: oracle.OracleMap
    line: oracle.Line
    step: Step
    paths: dict[Tile, list[tuple[str, ...]]]


def cases(count: int, first: int) -> Iterator[Case]:
    for rng, made, listing, line, walk in random_walks(count, first):
        names = sorted(made.by_name)
        forbidden = rng.sample(names, rng.choice([0, 1, 2, 3]))
        required = rng.sample(names, rng.choice([0, 1, 1, 2, 3]))
        lakes = [name for name in names if listing.terrain[name] == "lake"]
        lake = rng.choice(lakes) if lakes and line["lakes"] and rng.random() < 0.7 else None
        if lake is not None and lake not in required:
            required.append(lake)
        counts_start = rng.random() < 0.5
        demands = Demands(
            made.set_named(forbidden),
            tuple(made.named(name) for name in required),
            None if lake is None else made.named(lake),
            0 if lake is None else made.of_terrain["lake"],
        )
        paths = {
            made.named(name): [
                path
                for path in oracle.day_paths(listing, line, name, [name])
                if not set(path[1:]) & set(forbidden)
                and set(required) <= set(path if counts_start else path[1:])
                and (lake is None or next(tile for tile in path[1:] if tile in lakes) == lake)
            ]
            for name in names
        }
        yield Case(rng, made, listing, line, make_step(walk, demands, counts_start), paths)


def test_ends_and_sources_of_single_tiles() -> None:
    met = 0
    for case in cases(150, 1000):
        made, step = case.board, case.step
        listed = {source: {made.named(path[-1]) for path in paths} for source, paths in case.paths.items()}
        for source in made.tiles:
            assert set(members(step.ends(source))) == listed[source]
            assert step.ends(source) == step.ends(source) and not step.ends(source) & ~step.bound(source)
            met += bool(listed[source]) and bool(step.required)
        for end in made.tiles:
            assert set(members(step.sources(end))) == {tile for tile in made.tiles if end in listed[tile]}
    assert met > 100


def test_ends_of_many_sources_at_once() -> None:
    """The union of the single ones; a source may be among them, for another source may lead there."""
    for case in cases(100, 2000):
        some = case.rng.sample(case.board.tiles, 4)
        together = case.step.ends_of_all(bits_of(some))
        union = 0
        for source in some:
            union |= case.step.ends(source)
        assert not union & ~together
        assert not together & ~(union | bits_of(some))


def test_paths_meet_every_demand_and_are_cheapest() -> None:
    found = 0
    for case in cases(150, 3000):
        made, listing, line = case.board, case.listing, case.line
        for source, paths in case.paths.items():
            cheapest: dict[str, int] = {}
            for path in paths:
                cost = min(oracle.walk_costs(listing, line, path))
                cheapest[path[-1]] = min(cost, cheapest.get(path[-1], 99))
            for end in members(case.step.ends(source)):
                path = tuple(made.names[tile] for tile in case.step.path(source, end))
                assert path in paths
                assert min(oracle.walk_costs(listing, line, path)) == cheapest[made.names[end]]
                assert case.step.path(source, end) == case.step.path(source, end)
                found += 1
            for end in members(made.land & ~case.step.ends(source) & ~(1 << source)):
                with pytest.raises(ValueError, match="no path"):
                    _stop_at(case.step, source, end)
    assert found > 500


def _stop_at(step: Step, source: Tile, end: Tile) -> None:
    """Ask for a path; one to where a day may not stop is none."""
    path = step.path(source, end)
    if not step.walk.stops >> path[-1] & 1:
        raise ValueError("no path may stop there")


def test_ends_without_demands_agree_with_networkx() -> None:
    """Shortest ways over entry costs, on larger boards with closed tiles."""
    for seed in range(12):
        rng = Random(seed)
        made = board_of(*random_rows(rng, 7, 8))
        forbidden = bits_of(rng.sample(made.tiles, 8))
        step = make_step(alien_walk(made), Demands(forbidden), False)
        graph: nx.DiGraph[Tile] = nx.DiGraph()
        graph.add_nodes_from(made.tiles)
        for tile, points in step.walk.entry_costs.items():
            graph.add_weighted_edges_from((near, tile, points) for near in made.neighbors[tile])
        for source in made.tiles:
            lengths = nx.single_source_dijkstra_path_length(graph, source, cutoff=5)
            assert set(members(step.ends(source))) == set(lengths) - {source}


# -------------------------------------------------------------------------------------------------------- by hand


def on_row(row: str, *, forbidden: str = "", required: str = "", counts_start: bool = False) -> tuple[Board, Step]:
    made = board(row)
    demands = Demands(made.set_named(forbidden.split()), tuple(made.named(name) for name in required.split()))
    return made, make_step(alien_walk(made), demands, counts_start)


def ends(made: Board, step: Step, source: str) -> str:
    return " ".join(made.names_of(step.ends(made.named(source))))


def test_a_required_tile_behind_it_costs_the_way_back() -> None:
    made, step = on_row("ffffffff", required="A1")
    assert ends(made, step, "B1") == "A1 C1 D1 E1"
    assert ends(made, step, "D1") == "A1 B1 C1"
    assert ends(made, step, "G1") == ""
    assert [made.names[tile] for tile in step.path(made.named("B1"), made.named("D1"))] == [
        "B1",
        "A1",
        "B1",
        "C1",
        "D1",
    ]


def test_the_tile_that_it_started_from_counts_on_day_1_only() -> None:
    """CR-8."""
    made, step = on_row("ffffffff", required="B1", counts_start=True)
    assert ends(made, step, "B1") == "A1 C1 D1 E1 F1 G1"
    made, step = on_row("ffffffff", required="B1")
    assert ends(made, step, "B1") == "A1 C1 D1 E1", "two points to come back to it first"


def test_a_forbidden_tile_may_be_left_but_not_entered() -> None:
    made, step = on_row("ffffff", forbidden="C1")
    assert ends(made, step, "C1") == "A1 B1 D1 E1 F1"
    assert ends(made, step, "A1") == "B1"
    assert made.names_of(step.sources(made.named("B1"))) == ["A1", "C1"]


def test_what_is_required_and_forbidden_cannot_be() -> None:
    made, step = on_row("ffffff", forbidden="C1", required="C1")
    assert all(not step.ends(tile) for tile in made.tiles)
