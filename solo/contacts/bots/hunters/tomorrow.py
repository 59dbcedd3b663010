"""What a set of possible tiles is worth at the end of the day: how well the team will be able to catch tomorrow.

For many sets at once, as arrays of floats: a row a set, a column a possible tile or a tile of the board, in tile order.
The Alien's next day is CR-49's: any legal end alike. Where a few tiles hold most of what is left, a catch is likely;
who has no way out is caught (CR-5).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from solo.contacts.board import Board, TileSet
from solo.contacts.conditions import walk_tomorrow_past
from solo.contacts.public import PublicState
from solo.hex.bits import members

__all__ = ["Array", "Outlook", "Places", "outlook", "rows"]

Array = NDArray[np.float64]
Places = NDArray[np.int64]

POWER = 0.15
"""How large a set the team can search, as a share of the board: of one so large half is caught in the long run."""

APPROACH = 0.0003
"""What a tile of distance between an Agent and the set costs: no more than what decides between equal places."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Tomorrow, seen from a day's facts.

    `spread[p, t]`: the chance that the Alien, on possible tile p today, ends tomorrow on tile t of the board. `stuck`:
    the possible tiles without a way out. `distance[e, t]`: the steps between two tiles of the board.
    """

    spread: Array
    stuck: Array
    distance: Array
    days_left: int

    def worth(self, sets: Array, places: Places) -> Array:
        """Return the weight of each set (rows of `sets`) that is likely caught yet, Agents standing on `places`.

        `places[row, agent]` are tile numbers of the board. A column of `sets` is a possible tile.
        """
        if not self.days_left:
            return np.zeros(len(sets))
        after: Array = sets @ self.spread
        every = np.arange(len(after))
        for agent in range(places.shape[1]):
            after[every, places[:, agent]] = 0.0
        total = np.maximum(after.sum(axis=1), 1e-12)
        size = np.sqrt(after).sum(axis=1) ** 2 / total
        power = POWER * after.shape[1]
        worth: Array = sets @ self.stuck + sets @ (1.0 - self.stuck) * power / (power + size)
        for agent in range(places.shape[1]):
            worth -= APPROACH * np.einsum("ij,ij->i", after, self.distance[places[:, agent]])
        return worth


def outlook(public: PublicState, possible: TileSet, settled: TileSet) -> Outlook:
    """Return tomorrow's outlook from some possible tiles. `settled`: where Agents stand that move no more today."""
    board = public.board
    walk = walk_tomorrow_past(public, settled)
    spread = rows(board, [walk.ends(1 << tile) & ~(1 << tile) for tile in members(possible)])
    ways = spread.sum(axis=1)
    return Outlook(
        spread / np.maximum(ways, 1.0)[:, None],
        (ways == 0).astype(float),
        _distances(board),
        public.scenario.days - public.day,
    )


@lru_cache(maxsize=16)
def _distances(board: Board) -> Array:
    return np.array([[float(board.distance(one, other)) for other in board.tiles] for one in board.tiles])


@lru_cache(maxsize=16)
def _columns(board: Board) -> Places:
    return np.array(board.tiles)


def rows(board: Board, sets: Sequence[TileSet]) -> Array:
    """Return tile sets as rows of ones and zeros, a column a tile of the board."""
    columns = _columns(board)
    length = int(columns[-1]) // 8 + 1
    packed = np.frombuffer(b"".join(tiles.to_bytes(length, "little") for tiles in sets), dtype=np.uint8)
    bits = np.unpackbits(packed.reshape(len(sets), length), axis=1, bitorder="little")
    return bits[:, columns].astype(float)
