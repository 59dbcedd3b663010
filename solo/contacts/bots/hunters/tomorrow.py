"""What a set of possible tiles is worth at the end of the day: how well the team will be able to catch tomorrow.

For many sets at once, as arrays of floats: a row a set, a column a possible tile or a tile of the board, in tile order.
The Alien's next day is CR-49's: any legal end alike. Where a few tiles hold most of what is left, and the Agents stand
near, a catch is likely; who has no way out is caught (CR-5).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from solo.contacts.agents import agents
from solo.contacts.board import Board, TileSet
from solo.contacts.conditions import walk_tomorrow_past
from solo.contacts.public import PublicState
from solo.hex.bits import members

__all__ = ["Array", "Outlook", "Places", "outlook", "rows"]

Array = NDArray[np.float64]
Places = NDArray[np.int64]

NEAR = 4
"""An Agent covers what is so near to it: about its move of tomorrow and what it asks from there."""

COVERED = 0.8
"""How much of what is near to an Agent it covers."""

POWER = 12.0
"""How many tiles a team that covers everything can search: half of so large a set is caught in the long run."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Tomorrow, seen from a day's facts.

    `spread[p, t]`: the chance that the Alien, on possible tile p today, ends tomorrow on tile t of the board. `stuck`:
    the possible tiles without a way out. `bare[e, t]`: how much an Agent that stands on tile e leaves uncovered of
    tile t. `walkers`: the places, in the order of their names, of the Agents that must be near to ask.
    """

    spread: Array
    stuck: Array
    bare: Array
    walkers: Sequence[int]
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
        power = POWER * self._covered(after, places)
        # What would have gone to where an Agent stands is not counted: standing there drives the Alien elsewhere. In
        # games that is worth much more than counting it as if it were spread over the rest.
        worth: Array = sets @ self.stuck + total * power / (power + size + 1e-12)
        return worth

    def _covered(self, after: Array, places: Places) -> Array:
        """Return the share of each set of tomorrow that Agents are near to; all of it, if none of them need be."""
        if not self.walkers:
            return np.ones(len(after))
        bare = after
        for agent in self.walkers:
            bare = bare * self.bare[places[:, agent]]
        share: Array = 1.0 - bare.sum(axis=1) / np.maximum(after.sum(axis=1), 1e-12)
        return share


def outlook(public: PublicState, possible: TileSet, settled: TileSet) -> Outlook:
    """Return tomorrow's outlook from some possible tiles. `settled`: where Agents stand that move no more today."""
    board = public.board
    walk = walk_tomorrow_past(public, settled)
    spread = rows(board, [walk.ends(1 << tile) & ~(1 << tile) for tile in members(possible)])
    ways = spread.sum(axis=1)
    walkers = [
        place
        for place, name in enumerate(sorted(public.agents))
        if not any(ability.roams for ability in agents()[name].abilities)
    ]
    return Outlook(
        spread / np.maximum(ways, 1.0)[:, None],
        (ways == 0).astype(float),
        _bare(board),
        walkers,
        public.scenario.days - public.day,
    )


@lru_cache(maxsize=16)
def _bare(board: Board) -> Array:
    near: Array = 1.0 - COVERED * rows(board, [board.within(tile, NEAR) for tile in board.tiles])
    return near


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
