"""A deduction that follows a growing record: what was worked out for its first lines is used again."""

from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction
from solo.core.record import PublicLine, PublicRecord

__all__ = ["Follower"]


class Follower:
    """Keeps one Deduction up to date with the record last asked about.

    The answer depends on the record alone: a record that does not go on where the last one ended is worked out anew.
    """

    def __init__(self) -> None:
        self._lines: list[PublicLine] = []
        self._deduction: Deduction | None = None

    def deduction(self, record: PublicRecord, board: Board) -> Deduction:
        """Return the deduction after a whole record; it is only to be read. Raises: as `Deduction.add`."""
        known, deduction = len(self._lines), self._deduction
        goes_on = deduction is not None and deduction.board is board and self._begins(record)
        if deduction is None or not goes_on:
            deduction, known, self._lines = Deduction(board), 0, []
        self._deduction = None  # a contradiction half-way must not leave a half-worked one behind
        for line in record.lines[known:]:
            deduction.add(line)
            self._lines.append(line)
        self._deduction = deduction
        return deduction

    def _begins(self, record: PublicRecord) -> bool:
        known = len(self._lines)
        return list(record.lines[:known]) == self._lines  # mostly the same objects, and so quickly compared
