"""The Alien's way to its special mission: shortest paths over cost and risk."""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from solo.contacts.board import Board, Tile
from solo.contacts.movement import AlienWalk
from solo.contacts.scenario import Mission
from solo.hex.bits import members

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["graph_of", "way_to_go"]


@lru_cache(maxsize=64)
def graph_of(board: Board, doors: tuple[tuple[Tile, Tile], ...]) -> "nx.Graph[Tile]":
    """Return the board as a networkx graph: tiles, adjacency, and doors."""
    import networkx as nx  # here, because it takes long: who only asks for the levels' names need not wait for it

    graph: nx.Graph[Tile] = nx.Graph()
    graph.add_nodes_from(board.tiles)
    graph.add_edges_from((tile, near) for tile in board.tiles for near in board.neighbors[tile])
    graph.add_edges_from(doors)
    return graph


def way_to_go(
    walk: AlienWalk, mission: Mission, done: int, risk: Mapping[Tile, float], fear: float
) -> Mapping[Tile, float]:
    """Return for each tile the cheapest way to a part that is not fulfilled: entry points plus `fear` times the risk.

    A networkx shortest-path search from all those parts backwards. Tiles from which no way leads are left out.
    """
    import networkx as nx

    board, goals = walk.board, 0
    for part, met in zip((*mission.parts, *mission.also), mission.fulfilled(done), strict=True):
        if not met:
            goals |= part.tiles
            if mission.ordered:
                break
    costs = {tile: points + fear * risk.get(tile, 0.0) for tile, points in walk.entry_costs.items()}
    sources = list(members(goals & walk.stops))
    if not sources or mission.is_met(done):
        return {}
    lengths: Mapping[Tile, float] = nx.multi_source_dijkstra_path_length(
        graph_of(board, walk.doors), sources, weight=lambda near, _far, _data: costs.get(near)
    )
    return lengths
