"""State -> View: the only gate out of the whole truth."""

from solo.core.record import PublicRecord
from solo.xfiles.observation import View
from solo.xfiles.state import State

__all__ = ["view_of"]


def view_of(state: State, record: PublicRecord, side: str) -> View:
    """Return what a side sees; one that does not play, or before the deal, holds no cards."""
    for seat, hand in zip(state.table.seats, state.hands, strict=True):
        if seat.side == side:
            return View(side, state.table, hand, record)
    return View(side, state.table, (), record)
