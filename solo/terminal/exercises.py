"""What lessons and drills share at the prompt: how a position is shown, and how words become an answer to it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import TextIO

from solo.contacts.board import Board, TileSet
from solo.contacts.learning.drill import Remark
from solo.contacts.learning.position import ladder_of
from solo.contacts.learning.text import history_lines, remark_text
from solo.contacts.observation import TeamObservation
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.hex.bits import bits_of
from solo.terminal import drawing, panels
from solo.terminal.words import Wrong, tile_word

__all__ = [
    "Desk",
    "event_lines",
    "numbers_word",
    "provers",
    "remark_lines",
    "show_position",
    "tiles_in",
]

WIDTH = 96


@dataclass(slots=True)
class Desk:
    """A pupil at the prompt: what reads a line after a prompt (None at the end), and where answers go."""

    read: Callable[[str], str | None]
    out: TextIO

    def say(self, text: str = "") -> None:
        """Print a text, long lines wrapped."""
        print(fill(text, WIDTH, break_long_words=False, break_on_hyphens=False) if text else "", file=self.out)

    def tell(self, lines: Iterable[str]) -> None:
        """Print some texts."""
        for line in lines:
            self.say(line)

    def draw(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
        for line in lines:
            print(line, file=self.out)


def show_position(desk: Desk, seen: TeamObservation, area: TileSet, star: str, told: int = 0) -> None:
    """Draw the map, a star before each tile of an area, and tell what happened after the first `told` public lines.

    `star` says what the star means; it is told if there is one.
    """
    desk.draw(drawing.draw(seen.public, area))
    desk.say(drawing.legend(seen.public, False, False, False))
    if area:
        desk.say(star)
    desk.tell(panels.agents_lines(seen.public))
    board = seen.public.board
    desk.tell(panels.full_sentence(line, board) for line in seen.record.lines[told:])


def provers(seen: TeamObservation) -> list[PublicLine]:
    """Return the public lines from which a proof is picked, in order."""
    numbers = {event.line for event in ladder_of(seen).events}
    return [line for line in seen.record.lines if line.number in numbers]


def event_lines(lines: Sequence[PublicLine], board: Board) -> list[str]:
    """Return events as a numbered list."""
    return [f"{at:>3}. {_dated(line, board)}" for at, line in enumerate(lines, 1)]


def _dated(line: PublicLine, board: Board) -> str:
    day, text = line.fields.get("day"), panels.full_sentence(line, board)
    return _("Day {day}: {event}").format(day=day, event=text) if day else text


# Words


def tiles_in(words: Sequence[str], board: Board, asked: TileSet) -> TileSet:
    """Return the tiles that some words name, of those that are asked about; `none` names none. Raises: Wrong."""
    if [word.lower() for word in words] == ["none"]:
        return 0
    found = bits_of(tile_word(word.strip(","), board) for word in words)
    if beside := found & ~asked:
        names = ", ".join(board.names_of(beside))
        raise Wrong(_("{tiles}: not among the tiles that are asked about.").format(tiles=names))
    return found


def numbers_word(words: Sequence[str], most: int) -> list[int]:
    """Return the numbers from 1 to `most` that some words are. Raises: Wrong."""
    found = []
    for word in words:
        digits = word.strip(",.")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 5 and 1 <= int(digits) <= most):
            raise Wrong(_("Write numbers from 1 to {most}, such as: 1 3.").format(most=most))
        found.append(int(digits))
    return found


# Explanations


def remark_lines(remarks: Iterable[Remark], seen: TeamObservation) -> list[str]:
    """Return what is said about wrongly judged tiles, the events or the days below each."""
    board, found = seen.public.board, list[str]()
    for remark in remarks:
        found.append(remark_text(remark, board))
        if remark.paths is not None:
            found += [f"  - {line}" for line in history_lines(remark.paths, board)]
        if remark.reason is not None:
            found += told_lines(remark.reason.lines, seen)
    return found


def told_lines(numbers: Sequence[int], seen: TeamObservation) -> list[str]:
    """Return the events of some record lines."""
    board = seen.public.board
    return [f"  - {_dated(line, board)}" for line in seen.record.lines if line.number in numbers]
