"""What a side sees: types only. `redact.py` is the only place that makes them from the whole truth."""

from dataclasses import dataclass

from solo.core.record import PublicRecord
from solo.xfiles.table import Seat, Table

__all__ = ["View", "unseen"]


@dataclass(frozen=True, slots=True)
class View:
    """What a player sees: the table, the public record and its own hand (XR-26, XR-27)."""

    side: str
    table: Table
    hand: tuple[str, ...]
    record: PublicRecord

    @property
    def place(self) -> int:
        """The viewer's place at the table. Raises: KeyError, before the deal or if this side does not play."""
        return self.table.place_of(self.side)

    @property
    def seat(self) -> Seat:
        """The viewer's own seat."""
        return self.table.seats[self.place]


def unseen(view: View) -> tuple[str, ...]:
    """Return the cards that the viewer cannot see: the deck's and the other hands', mixed and sorted."""
    table = view.table
    seen = {*view.hand, *table.discard, *table.aside}
    for seat in table.seats:
        seen.update(seat.agents, seat.solved)
        if seat.case:
            seen.update((seat.case.card, *seat.case.clues, *seat.case.twists))
    return tuple(copy for copy in table.setup.shuffled if copy not in seen)
