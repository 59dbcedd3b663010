"""An Agent's options as arrays, so that the planner can hold many sets of possible tiles against all of them at once.

Columns are the possible tiles of the day; `bots/tables.py`, for the Alien's search, has a column for each of the board.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from solo.contacts.actions import Order
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.tomorrow import Array, Places, rows
from solo.hex.bits import members

__all__ = ["Row", "Table", "chosen", "table", "weights_of"]

LOSS = 2.0
"""What a capture that would not count costs, against one that does."""


@dataclass(frozen=True, slots=True)
class Row:
    """An option: the order that begins it, where its Agent then stands, where it catches, asks, or shoots."""

    order: Order | None
    end: Tile
    caught: TileSet
    asked: TileSet = 0
    shots: TileSet = 0
    counts: bool = True
    errand: float = 0.0


@dataclass(frozen=True, slots=True)
class Table:
    """One Agent's options; columns of the masks are the possible tiles.

    `place`: the Agent's number among the team. `caught` and `asked` are masks without common tiles; `ends` are tile
    numbers; `gains`: what catching counts; `errands`: what an option is worth besides, as a share of the set.
    `shooting`: for the options that shoot, by number, the columns in range.
    """

    place: int
    found: Sequence[Row]
    caught: Array
    asked: Array
    ends: Places
    gains: Array
    errands: Array
    shooting: Sequence[tuple[int, Places]]

    def only(self, kept: Sequence[int]) -> "Table":
        """Return the table of some of its options."""
        numbers = {old: new for new, old in enumerate(kept)}
        index = np.array(kept)
        shooting = [(numbers[old], columns) for old, columns in self.shooting if old in numbers]
        some = [self.found[old] for old in kept]
        return Table(self.place, some, self.caught[index], self.asked[index], self.ends[index], self.gains[index],
                     self.errands[index], shooting)  # fmt: skip

    def answered(self, sets: Array) -> tuple[Array, Array, Array]:
        """Return for each set (rows) and option (columns) the weights that are caught, say yes, and say no."""
        total = sets.sum(axis=1)[:, None]
        caught: Array = sets @ self.caught.T
        for number, columns in self.shooting:
            left = sets[:, columns] * (1.0 - self.caught[number, columns])
            caught[:, number] += left.max(axis=1)
        yes: Array = sets @ self.asked.T
        return caught, yes, np.maximum(total - caught - yes, 0.0)

    def branches(self, sets: Array, options: Places) -> tuple[Array, Array]:
        """Return what a yes and what a no to its question leave of each set, each set having its own option."""
        left = sets * (1.0 - self.caught[options])
        for number, columns in self.shooting:
            here = np.flatnonzero(options == number)
            if len(here):
                best = columns[left[np.ix_(here, columns)].argmax(axis=1)]
                left[here, best] = 0.0
        asked = self.asked[options]
        return left * asked, left * (1.0 - asked)


def table(board: Board, place: int, possible: TileSet, found: Sequence[Row]) -> Table:
    """Return some options as a table over the possible tiles."""
    numbers = {tile: number for number, tile in enumerate(board.tiles)}
    columns = np.array([numbers[tile] for tile in members(possible)])
    shooting = [
        (number, np.flatnonzero(rows(board, [row.shots])[0, columns]))
        for number, row in enumerate(found)
        if row.shots & possible
    ]
    return Table(
        place,
        found,
        rows(board, [row.caught for row in found])[:, columns],
        rows(board, [row.asked & ~row.caught for row in found])[:, columns],
        np.array([numbers[row.end] for row in found]),
        np.array([1.0 if row.counts else -LOSS for row in found]),
        np.array([row.errand for row in found]),
        shooting,
    )


def weights_of(chances: Chances) -> Array:
    """Return the weight of each possible tile, in tile order, as shares of the whole."""
    tiles = list(members(chances.possible))
    weights = np.array([float(chances.of(1 << tile)) for tile in tiles])
    shares: Array = weights / weights.sum()
    return shares


def chosen(values: Array, most: int) -> Places:
    """Return for each row the columns of its best values, the best first, equal ones in order."""
    order: Places = np.argsort(-np.round(values, 9), axis=1, kind="stable")[:, :most]
    return order
