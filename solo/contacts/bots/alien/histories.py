"""Where an Alien of a known program can be, as whoever knows that program believes: many made-up histories.

They are drawn as the program draws and kept as long as they agree with the public record, so their shares are the
chances. Everything is worked out from the record alone, with a random stream of its own: whoever asks gets the same.
"""

from dataclasses import dataclass, replace

import numpy as np
from numpy.random import Generator

from solo.contacts.board import Board, TileSet
from solo.contacts.bots.tables import Array, Flags, Indices, grid_of, rows_of
from solo.contacts.deduction.exact import Deduction
from solo.contacts.deduction.steps import Demands
from solo.hex.bits import members

__all__ = ["Histories", "agreeing", "first_histories"]


@dataclass(frozen=True, eq=False, slots=True)
class Histories:
    """Equally likely histories: `camps`, a row each, the start first (places in tile order), and mission progress."""

    board: Board
    camps: Indices
    progress: Indices

    @property
    def tiles(self) -> Indices:
        """Where each one is now."""
        last: Indices = self.camps[:, -1]
        return last

    def shares(self) -> Array:
        """Return for each tile which share of the histories is there."""
        found = np.bincount(self.tiles, minlength=len(self.board.tiles))
        return (found / max(1, len(self.camps))).astype(np.float32)

    def moved(self, ends: Indices, progress: Indices) -> "Histories":
        """Return the histories a day later; those whose end is below 0 could not go on and are left out."""
        on = ends >= 0
        return Histories(self.board, np.hstack([self.camps[on], ends[on, None]]), progress[on])


def first_histories(board: Board, starts: TileSet, number: int, rng: Generator) -> Histories:
    """Return histories that have only just begun, on any of the starts alike."""
    places = np.array([grid_of(board).place[tile] for tile in members(starts)])
    repeated = np.resize(rng.permutation(places), number)
    return Histories(board, repeated[:, None], np.zeros(number, dtype=np.int64))


def agreeing(histories: Histories, deduction: Deduction, number: int, rng: Generator) -> Histories:
    """Return so many histories that agree with all that is known, drawn from those that do.

    Where none is left the exact deduction's own are taken, one for each possible tile.
    """
    keep = _agree(histories, deduction)
    if not keep.any():
        return _from_the_deduction(histories.board, deduction, number)
    left = np.flatnonzero(keep)
    if len(left) == number:
        return histories
    chosen = left[(np.arange(number) * len(left) + int(rng.integers(number))) // number % len(left)]
    return replace(histories, camps=histories.camps[chosen], progress=histories.progress[chosen])


def _agree(histories: Histories, deduction: Deduction) -> Flags:
    conditions, board = deduction.conditions, histories.board
    allowed = rows_of(board, conditions.allowed)
    keep = np.ones(len(histories.camps), dtype=bool)
    for day in range(min(histories.camps.shape[1], len(allowed))):
        keep &= allowed[day][histories.camps[:, day]]
    for day, step in enumerate(conditions.steps, 1):
        if step.demands != Demands() and day < histories.camps.shape[1]:
            sources = sorted({int(place) for place in histories.camps[keep, day - 1]})
            legal = np.zeros((len(board.tiles), len(board.tiles)), dtype=bool)
            if sources:
                legal[sources] = rows_of(board, [step.ends(board.tiles[place]) for place in sources])
            keep &= legal[histories.camps[:, day - 1], histories.camps[:, day]]
    return keep


def _from_the_deduction(board: Board, deduction: Deduction, number: int) -> Histories:
    place = grid_of(board).place
    found = [deduction.camps_to(tile) for tile in members(deduction.possible)]
    rows = np.array([[place[tile] for tile in camps] for camps in found if camps is not None])
    return Histories(board, rows[np.arange(number) % len(rows)], np.zeros(number, dtype=np.int64))
