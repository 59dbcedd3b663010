"""The player's own marks on tiles in 1ers Contacts (possible, no, suspect), kept with a match."""

from collections.abc import Mapping

from solo.contacts.board import Board, Tile
from solo.match import Match

__all__ = ["keep_marks", "marks_of"]


def marks_of(match: Match) -> dict[Tile, str]:
    """Return the marks as the match has them."""
    board: Board = match.session.setup.scenario.board
    marks = match.notes.get("marks")
    if not isinstance(marks, Mapping):
        return {}
    return {board.by_name[name]: str(mark) for name, mark in marks.items() if name in board.by_name}


def keep_marks(match: Match, marks: Mapping[Tile, str]) -> None:
    """Keep other marks with the match and its save. Raises: OSError."""
    board: Board = match.session.setup.scenario.board
    match.keep_notes({"marks": {board.names[tile]: mark for tile, mark in sorted(marks.items())}})
