"""The Alien's way to its special mission: days still needed from each tile, and shortest paths over cost and risk."""

from collections.abc import Mapping
from functools import lru_cache

import networkx as nx

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import AlienWalk, alien_walk
from solo.contacts.scenario import Mission
from solo.hex.bits import members

__all__ = ["days_needed", "graph_of", "way_to_go"]

FAR = 99


@lru_cache(maxsize=64)
def days_needed(board: Board, mission: Mission, done: int) -> Mapping[Tile, int]:
    """Return for each tile the days that the mission still takes from there when the parts `done` are fulfilled.

    On the empty board, old camps not regarded: a bound that no plan can beat. FAR where it cannot be done.
    """
    found = dict.fromkeys(board.tiles, FAR)
    if done.bit_count() >= mission.needed:
        return dict.fromkeys(board.tiles, 0)
    walk = alien_walk(board)
    for part_set, tiles in _fulfilling(mission, done).items():
        later = days_needed(board, mission, part_set)
        for end in members(tiles & walk.stops):
            for tile in members(walk.sources(end)):
                found[tile] = min(found[tile], 1 + later[end])
    for _ in range(FAR):
        changed = False
        for tile in board.tiles:
            for end in members(_ends(board, tile)):
                if found[end] + 1 < found[tile]:
                    found[tile] = found[end] + 1
                    changed = True
        if not changed:
            break
    return found


@lru_cache(maxsize=4096)
def _ends(board: Board, tile: Tile) -> TileSet:
    return alien_walk(board).ends(1 << tile)


def _fulfilling(mission: Mission, done: int) -> dict[int, TileSet]:
    """Return the tiles that fulfil some further part, by the parts then done."""
    found: dict[int, TileSet] = {}
    union = 0
    for part in mission.parts:
        union |= part.tiles
    for tile in members(union):
        after = done | mission.progress(1 << tile)
        if after != done:
            found[after] = found.get(after, 0) | 1 << tile
    return found


@lru_cache(maxsize=64)
def graph_of(board: Board) -> "nx.Graph[Tile]":
    """Return the board as a networkx graph: tiles and adjacency."""
    graph: nx.Graph[Tile] = nx.Graph()
    graph.add_nodes_from(board.tiles)
    graph.add_edges_from((tile, near) for tile in board.tiles for near in board.neighbors[tile])
    return graph


def way_to_go(
    walk: AlienWalk, mission: Mission, done: int, risk: Mapping[Tile, float], fear: float
) -> Mapping[Tile, float]:
    """Return for each tile the cheapest way to a part that is not fulfilled: entry points plus `fear` times the risk.

    A networkx shortest-path search from all those parts backwards. Tiles from which no way leads are left out.
    """
    board = walk.board
    goals = 0
    for index, part in enumerate(mission.parts):
        if not done >> index & 1:
            goals |= part.tiles
    costs = {tile: points + fear * risk.get(tile, 0.0) for tile, points in walk.entry_costs.items()}
    sources = list(members(goals & walk.stops))
    if not sources or done.bit_count() >= mission.needed:
        return {}
    lengths: Mapping[Tile, float] = nx.multi_source_dijkstra_path_length(
        graph_of(board), sources, weight=lambda near, _far, _data: costs.get(near)
    )
    return lengths
