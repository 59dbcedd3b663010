"""Tile sets as rows of numbers, a column a tile of the board: what the search of the Alien's levels reckons with.

`hunters/tables.py` has the tables of the planning team, whose columns are the possible tiles of one set.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import AlienWalk

__all__ = ["Array", "Flags", "Grid", "Indices", "ends_of", "grid_of", "normal", "rows_of"]

Array = NDArray[np.float32]
Flags = NDArray[np.bool_]
Indices = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Grid:
    """A board's tiles by their place in tile order."""

    tiles: tuple[Tile, ...]
    place: Mapping[Tile, int]
    columns: Indices

    @property
    def size(self) -> int:
        """The number of tiles."""
        return len(self.tiles)


@lru_cache(maxsize=32)
def grid_of(board: Board) -> Grid:
    """Return a board's grid."""
    return Grid(board.tiles, {tile: place for place, tile in enumerate(board.tiles)}, np.array(board.tiles))


def rows_of(board: Board, sets: Sequence[TileSet]) -> Flags:
    """Return a row for each tile set: whether each tile of the board is in it."""
    grid = grid_of(board)
    length = int(grid.columns[-1]) // 8 + 1
    land = board.land
    packed = b"".join((tiles & land).to_bytes(length, "little") for tiles in sets)
    bits = np.unpackbits(np.frombuffer(packed, dtype=np.uint8).reshape(len(sets), length), axis=1, bitorder="little")
    return bits[:, grid.columns].astype(bool)


@lru_cache(maxsize=256)
def ends_of(walk: AlienWalk) -> Flags:
    """Return for each tile (rows) on which tiles (columns) a day that begins there may end; never where it began."""
    board = walk.board
    return rows_of(board, [walk.ends(1 << tile) & ~(1 << tile) for tile in board.tiles])


def normal(rows: Array) -> Array:
    """Return rows of weights scaled so that each sums up to 1; one without any weight stays as it is."""
    found: Array = rows / np.maximum(rows.sum(axis=1, keepdims=True), 1e-12)
    return found
