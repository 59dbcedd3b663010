"""How good the prospects of a special mission are: the chance that it does not fail for want of ways to fulfil it.

Where many ways lead to the goal in time the Agents cannot foresee which one is taken. Where few do they can wait for
the Alien there: each day on which so few ends leave the mission possible costs a part of the chance.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from solo.contacts.board import Board
from solo.contacts.bots.tables import Array, Indices, ends_of, grid_of, normal, rows_of
from solo.contacts.movement import AlienWalk
from solo.contacts.scenario import Mission

__all__ = ["Prospects", "prospects_of"]

AMBUSH = 1.5
"""How many of the ends that leave the mission possible the Agents can be ready at."""

LEASTS = (0.0, 0.2, 0.4, 0.6, 0.75, 0.85, 0.95)
"""The least chances that it may keep to."""


@dataclass(frozen=True, eq=False)
class Prospects:
    """Chances by the days that are left after a day's end, the progress (its index in `index`) and the tile's place.

    `camped` and `crossed` give the index of the progress after a camp on a tile, or after entering it.
    """

    chances: Sequence[Array]
    index: Mapping[int, int]
    camped: Indices
    crossed: Indices


@lru_cache(maxsize=64)
def prospects_of(walk: AlienWalk, mission: Mission, days: int) -> Prospects:
    """Return the prospects in a game of so many days in which nothing but the map is in the way."""
    board = walk.board
    every = _every_progress(mission, board)
    index = {progress: place for place, progress in enumerate(every)}
    camped, crossed, last = (_after(mission, board, every, index, how) for how in ("camp", "cross", "last"))
    places = np.arange(len(board.tiles))
    met = np.array([mission.is_met(progress) for progress in every], dtype=np.float32)
    chances = [np.repeat(met[:, None], len(board.tiles), axis=1)]
    legal = normal(ends_of(walk).astype(np.float32))

    def day_before(ended: Array) -> Array:
        if mission.crossed:
            return _day_before(walk, ended, crossed)
        found: Array = ended @ legal.T
        return found

    for day in range(days):
        ended = chances[-1][camped, places] if day else chances[0][last[camped, places], places]
        found = np.max([_kept_to(walk, ended, day_before, least) for least in LEASTS], axis=0)
        found[met > 0] = 1.0
        chances.append(found.astype(np.float32))
    return Prospects(chances, index, camped, crossed)


def _every_progress(mission: Mission, board: Board) -> list[int]:
    found, waiting = {0}, [0]
    parts = (*mission.parts, *mission.also)
    groups: dict[tuple[bool, ...], int] = {}
    for tile in board.tiles:
        groups.setdefault(tuple(bool(part.tiles >> tile & 1) for part in parts), tile)
    tiles = sorted(groups.values())
    while waiting:
        progress = waiting.pop()
        for how in ("camp", "cross", "last"):
            for tile in tiles:
                after = mission.note(progress, how, tile)
                if after not in found:
                    found.add(after)
                    waiting.append(after)
    return sorted(found)


def _after(mission: Mission, board: Board, every: list[int], index: Mapping[int, int], how: str) -> Indices:
    return np.array([[index[mission.note(progress, how, tile)] for tile in board.tiles] for progress in every])


def _kept_to(walk: AlienWalk, ended: Array, day_before: Callable[[Array], Array], least: float) -> Array:
    """Return the chances at a day's beginning of an Alien that keeps to ends which leave it more than the least."""
    ways = np.maximum(ends_of(walk).sum(axis=1), 1)
    good = ended > least
    share = day_before(good.astype(np.float32))
    mean = day_before(np.where(good, ended, 0.0).astype(np.float32)) / np.maximum(share, 1e-6)
    free = np.maximum(1.0 - AMBUSH / np.maximum(share * ways, 1.0), 0.2) / (1.0 - AMBUSH / np.maximum(ways, 4.0))
    found: Array = np.where(share > 0, mean * np.minimum(free, 1.0), 0.0)
    return found


def _day_before(walk: AlienWalk, ended: Array, crossed: Indices) -> Array:
    """Return the chances at a day's beginning. `ended`: what ending it on a tile is worth, by progress and tile.

    The Alien goes on to any neighbour that it can pay for, or stops where it may, all alike.
    """
    board = walk.board
    near, ways_in = _near(board), _entering(walk, crossed)
    stops = rows_of(board, [walk.stops])[0]
    value = np.where(stops, ended, 0.0)
    layers: list[Array] = []
    for left in range(walk.budget + 1):
        total, ways = _onward(layers, left, near, ways_in, ended.shape)
        total, ways = total + value, ways + stops
        layers.append((total / np.maximum(ways, 1)).astype(np.float32))
    total, ways = _onward(layers, walk.budget, near, ways_in, ended.shape)
    return (total / np.maximum(ways, 1)).astype(np.float32)


@dataclass(frozen=True, eq=False, slots=True)
class _WayIn:
    """For each tile that is entered: where one then stands, the points (0: not so), and the progress after it."""

    stand: Indices
    cost: Indices
    after: Indices


def _onward(
    layers: list[Array], left: int, near: Indices, ways_in: Sequence[_WayIn], shape: tuple[int, ...]
) -> tuple[Array, Array]:
    """Return the sum over the neighbours that can be paid for, and how many those are."""
    total = np.zeros(shape, dtype=np.float32)
    ways = np.zeros(shape[1], dtype=np.float32)
    for points in range(1, min(3, left) + 1):
        worth = layers[left - points]
        for way in ways_in:
            there = way.cost == points
            padded = np.hstack([np.where(there, worth[way.after, way.stand], 0.0), np.zeros((shape[0], 1))])
            total += padded[:, near].sum(axis=2)
            ways += np.append(there, False)[near].sum(axis=1)
    return total, ways


@lru_cache(maxsize=32)
def _near(board: Board) -> Indices:
    """Return the places of each tile's neighbours, six a tile, one behind the last for none."""
    grid = grid_of(board)
    rows = [[grid.place[near] for near in board.neighbors[tile]] for tile in board.tiles]
    return np.array([row + [grid.size] * (6 - len(row)) for row in rows])


def _entering(walk: AlienWalk, crossed: Indices) -> list[_WayIn]:
    """Return the ways of entering a tile: by a door both its tiles (CR-34), or one alone, where it may stay there."""
    grid = grid_of(walk.board)
    places = np.arange(grid.size)
    beyond = places.copy()
    for one, other in walk.doors:
        beyond[grid.place[one]], beyond[grid.place[other]] = grid.place[other], grid.place[one]
    costs = walk.entry_costs
    cost = np.array([costs.get(tile, 0) for tile in grid.tiles])
    through = _WayIn(beyond, cost, np.where(beyond != places, crossed[crossed, beyond], crossed))
    if not walk.doors_optional:
        return [through]
    return [through, _WayIn(places, np.where(beyond != places, cost, 0), crossed)]
