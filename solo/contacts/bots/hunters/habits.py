"""The habits of Aliens, as who has played against them before knows them: how the ends that they choose look.

A habit is a weight on a feature of a day's end: its terrain, how near the Agents are and what they could do there, how
many ways lead on, how far the Alien went, how much time its mission leaves. The weights were fitted to simulated games
of each level (`solo bench habits`); nothing is known of the program itself or its dice.
"""

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from solo.contacts.aims import alien_aims
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots.tables import ends_of, grid_of
from solo.contacts.bots.threat import risk, sight, threats
from solo.contacts.conditions import empty_walk, walk_of, walk_tomorrow
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.ways import days_needed
from solo.hex.bits import members

__all__ = ["FEATURES", "HABITS", "features", "habit_shares"]

FEATURES = (
    "city", "forest", "1 from an Agent", "2", "3", "4", "risk", "sight", "by a city", "at the edge", "ways on",
    "steps", "late for the mission", "just in time", "a day to spare", "mission done",
)  # fmt: skip
"""What is looked at, in the order of the weights."""

# fmt: off
HABITS: Mapping[int, tuple[float, ...]] = {
    1: (0.38, -0.12, -3.19, 0.30, 0.45, 0.20, 0.04, -0.08, 0.19, -0.06, -0.08, 0.12, 0.03, 0.16, 0.23, -0.09),
    2: (-0.14, 0.07, -1.14, -1.05, -0.58, 0.08, -4.00, -0.59, -0.06, -0.04, 0.55, 0.83, -4.77, -2.59, -1.16, 2.10),
    3: (-0.30, 0.16, -0.93, -0.55, -0.37, -0.03, -6.29, -1.60, -0.07, 0.13, 0.97, 1.05, -7.82, -3.87, -1.53, 1.22),
    4: (-0.21, 0.38, -0.47, -0.66, -0.17, 0.07, -4.32, -0.66, -0.34, -0.33, -0.27, 1.17, -5.97, -2.14, -1.10, 0.42),
    5: (0.36, 0.39, -0.70, -0.96, -0.40, -0.08, -3.97, -0.78, -0.16, -0.31, -0.34, 1.15, -5.87, -2.17, -1.08, 0.19),
}
# fmt: on
"""The weights by the Alien's level."""

Looks = NDArray[np.float64]


def habit_shares(weights: tuple[float, ...]) -> Callable[[PublicState, AlienSecrets, TileSet], Mapping[Tile, float]]:
    """Return how readily an Alien with such habits goes to each end."""

    def shares(public: PublicState, alien: AlienSecrets, known: TileSet) -> Mapping[Tile, float]:
        ends, looks = features(public, alien, known)
        if not ends:
            return {}
        pull = looks @ np.array(weights)
        return dict(zip(ends, np.exp(pull - pull.max()).tolist(), strict=True))

    return shares


def features(public: PublicState, alien: AlienSecrets, known: TileSet) -> tuple[list[Tile], Looks]:
    """Return the ends that are open to the Alien, and how each looks (rows by FEATURES)."""
    board = public.board
    grid = grid_of(board)
    ends = [*members(walk_of(public).ends(1 << alien.tile) & ~alien.camps)]
    places = [grid.place[end] for end in ends]
    steps = np.array([board.distance(alien.tile, end) for end in ends], dtype=float)[:, None]
    return ends, np.hstack([_of_tiles(public, known)[places], steps / 3.0, _of_mission(public, alien, ends)])


_last: list[tuple[PublicState, TileSet, Looks]] = []


def _of_tiles(public: PublicState, known: TileSet) -> Looks:
    """Return what depends on the tile alone; asked many times a day for the same facts, so the last is kept."""
    if _last and _last[0][0] is public and _last[0][1] == known:
        return _last[0][2]
    board = public.board
    dangers, possible = threats(public), walk_of(public).ends(known)
    rings = [public.occupied]
    for _ in range(4):
        rings.append(board.grow(rings[-1]) | rings[-1])
    edge = sum(1 << tile for tile in board.tiles if len(board.neighbors[tile]) < 6)
    sets = [board.cities, board.of_terrain["forest"], *(rings[n + 1] & ~rings[n] for n in range(4))]
    heat, seen = risk(dangers, possible), sight(dangers, possible)
    ways = np.log1p(ends_of(walk_tomorrow(public)).sum(axis=1))
    columns = [
        *(_flags(board, tiles) for tiles in sets),
        np.array([heat.get(tile, 0.0) for tile in board.tiles]),
        np.array([seen.get(tile, 0.0) for tile in board.tiles]),
        _flags(board, board.grow(board.cities)),
        _flags(board, edge),
        ways,
    ]
    found = np.array(columns).T
    _last[:] = [(public, known, found)]
    return found


def _flags(board: Board, tiles: TileSet) -> Looks:
    return np.array([tiles >> tile & 1 for tile in board.tiles], dtype=float)


def _of_mission(public: PublicState, alien: AlienSecrets, ends: list[Tile]) -> Looks:
    """Return how much time each end leaves for the mission, four columns."""
    scenario, aim = public.scenario, alien_aims(public, None)[0]
    done = aim.progress(alien.paths, scenario.days)
    last = public.day == scenario.days
    walk, left = empty_walk(public.board, scenario.tokens), scenario.days - public.day
    found = np.zeros((len(ends), 4))
    for row, end in enumerate(ends):
        after = aim.advance(done, (end,), end, last)
        late = days_needed(walk, aim, after)[end] - left
        found[row] = (late > 0, late == 0, late == -1, aim.is_met(after))
    return found
