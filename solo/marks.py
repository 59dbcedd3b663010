"""The player's own marks on tiles in 1ers Contacts (possible, no, suspect), kept with a match."""

from collections.abc import Mapping

from solo.contacts.board import Board, Tile
from solo.core.record import Fields, Record
from solo.match import Match

__all__ = ["keep_marks", "marks_by_day", "marks_in", "marks_of"]


def marks_in(notes: Fields) -> Mapping[str, str]:
    """Return the marks in what a player noted down, by the tiles' names; none where there are none."""
    marks = notes.get("marks")
    return {str(name): str(mark) for name, mark in marks.items()} if isinstance(marks, Mapping) else {}


def marks_of(match: Match) -> dict[Tile, str]:
    """Return the marks as the match has them."""
    return _on(match.session.setup.scenario.board, match.notes)


def keep_marks(match: Match, marks: Mapping[Tile, str]) -> None:
    """Keep other marks with the match and its save. Raises: OSError."""
    board: Board = match.session.setup.scenario.board
    match.keep_notes({"marks": {board.names[tile]: mark for tile, mark in sorted(marks.items())}})


def marks_by_day(record: Record, board: Board) -> dict[int, dict[Tile, str]]:
    """Return the marks as they were at the end of each day (0: before the Alien's first turn) on which they changed.

    Days on which nobody noted anything down are left out: marks of days before say nothing about them (SR-94).
    """
    found: dict[int, dict[Tile, str]] = {}
    day = 0
    for event in record:
        if event.type == "alien_turn":
            day += 1
        elif event.type == "notes":
            found[day] = _on(board, event.fields)
    return {day: marks for day, marks in found.items() if marks}


def _on(board: Board, notes: Fields) -> dict[Tile, str]:
    return {board.by_name[name]: mark for name, mark in marks_in(notes).items() if name in board.by_name}
