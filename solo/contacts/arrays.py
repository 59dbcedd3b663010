"""The shapes that abilities ask about: geometry from public facts (contacts 3.3)."""

from functools import lru_cache
from math import gcd

from solo.contacts.board import Board, Tile, TileSet
from solo.hex.bits import members
from solo.hex.coords import DIRECTIONS, Hex

__all__ = ["drone", "scan", "shadow", "sniper_line"]


@lru_cache(maxsize=50_000)
def scan(board: Board, center: Tile, size: int) -> TileSet:
    """Return the tiles that a scan of `size` sees from its center, which is one of them (CR-13)."""
    return board.within(center, size) & ~shadow(board, center, size)


@lru_cache(maxsize=50_000)
def shadow(board: Board, center: Tile, size: int) -> TileSet:
    """Return the tiles within `size` that a mountain hides from the center (CR-13)."""
    here = board.hex(center)
    hidden = 0
    for tile in members(board.within(center, size)):
        there = board.hex(tile)
        dq, dr = there.q - here.q, there.r - here.r
        steps = gcd(dq, dr)
        if any(_is_mountain(board, here, dq // steps, dr // steps, step) for step in range(1, steps)):
            hidden |= 1 << tile
    return hidden


def _is_mountain(board: Board, here: Hex, dq: int, dr: int, step: int) -> bool:
    tile = board.tile(Hex(here.q + dq * step, here.r + dr * step))
    return tile is not None and bool(board.mountains >> tile & 1)


@lru_cache(maxsize=10_000)
def drone(board: Board, named: Tile) -> TileSet:
    """Return the drone's rhombus: the named western tile, its eastern neighbour, the two that touch both (CR-14)."""
    west = board.hex(named)
    places = (west, west.step(DIRECTIONS[0]), west.step(DIRECTIONS[1]), west.step(DIRECTIONS[5]))
    return sum(1 << tile for place in places if (tile := board.tile(place)) is not None)


@lru_cache(maxsize=10_000)
def sniper_line(board: Board, center: Tile, direction: int) -> TileSet:
    """Return the sniper's line: from his tile, not itself, to the board's edge or before a mountain (CR-15)."""
    seen = 0
    for tile in board.ray(center, direction):
        if board.mountains >> tile & 1:
            break
        seen |= 1 << tile
    return seen
