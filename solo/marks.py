"""The player's own marks on tiles in 1ers Contacts (possible, no, suspect), kept with a match.

A mark is about the day on which it was made or confirmed: once the Alien has moved it says nothing any more (SR-91).
"""

from collections.abc import Collection, Mapping

from solo.contacts.board import Board, Tile
from solo.core.record import Fields, Record
from solo.match import Match

__all__ = ["fresh_in", "fresh_marks", "keep_marks", "marks_by_day", "marks_in", "marks_of"]


def marks_in(notes: Fields) -> Mapping[str, str]:
    """Return the marks in what a player noted down, by the tiles' names; none where there are none."""
    marks = notes.get("marks")
    return {str(name): str(mark) for name, mark in marks.items()} if isinstance(marks, Mapping) else {}


def fresh_in(notes: Fields, day: int) -> Mapping[str, str]:
    """Return the marks that are about a day, by the tiles' names; of older saves, which name no days, all of them."""
    days = notes.get("days")
    made = days if isinstance(days, Mapping) else {}
    return {name: mark for name, mark in marks_in(notes).items() if made.get(name, day) == day}


def fresh_marks(match: Match) -> dict[Tile, str]:
    """Return the marks that are about today."""
    return _on(match.session.setup.scenario.board, fresh_in(match.notes, match.observation.public.day))


def marks_of(match: Match) -> dict[Tile, str]:
    """Return the marks as the match has them."""
    return _on(match.session.setup.scenario.board, marks_in(match.notes))


def keep_marks(match: Match, marks: Mapping[Tile, str], confirmed: Collection[Tile] = ()) -> None:
    """Keep other marks with the match and its save; what is new, or confirmed, is about today. Raises: OSError."""
    board: Board = match.session.setup.scenario.board
    before, kept, today = marks_in(match.notes), match.notes.get("days"), match.observation.public.day
    days = dict(kept) if isinstance(kept, Mapping) else {}
    named = {board.names[tile]: mark for tile, mark in sorted(marks.items())}
    fresh = {board.names[tile] for tile in confirmed} | {
        name for name, mark in named.items() if before.get(name) != mark
    }
    made = {name: today if name in fresh else days.get(name, today) for name in named}
    match.keep_notes({"marks": named, "days": made} if named else {"marks": {}})


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
            found[day] = _on(board, fresh_in(event.fields, day))
    return {day: marks for day, marks in found.items() if marks}


def _on(board: Board, marks: Mapping[str, str]) -> dict[Tile, str]:
    return {board.by_name[name]: mark for name, mark in marks.items() if name in board.by_name}
