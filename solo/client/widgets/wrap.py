"""Line breaks: after spaces and between Japanese characters, never before a closing mark or after an opening one."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

__all__ = ["Piece", "longest_piece", "pieces", "wrap", "wrap_text"]

NO_START = "、。，．・：；？！」』）］｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]}»"
NO_END = "「『（［｛([{«"


class Piece(NamedTuple):
    """A part of a line at a distance from its start: index of the style, and text."""

    x: int
    style: int
    text: str


def _wide(character: str) -> bool:
    return 0x3000 <= (code := ord(character)) <= 0x9FFF or 0xFF00 <= code <= 0xFFEF


def pieces(text: str) -> Iterator[str]:
    """Yield the parts of a text that may not be broken, each with the spaces that follow it.

    A number and its per cent sign stay together, with the space between them.
    """
    part = ""
    for place, character in enumerate(text):
        if (
            part
            and part[-1] != " " != character
            and (_wide(character) or _wide(part[-1]))
            and character not in NO_START
            and part[-1] not in NO_END
        ):
            yield part
            part = ""
        part += character
        if character == " " and text[place + 1 : place + 2] != "%":
            yield part
            part = ""
    if part:
        yield part


def longest_piece(text: str, width: Callable[[str], int]) -> int:
    """Return the width of the widest part that may not be broken."""
    return max((width(part.rstrip()) for line in text.split("\n") for part in pieces(line)), default=0)


def wrap_text(text: str, limit: int | None, width: Callable[[str], int]) -> list[str]:
    """Return the lines of a plain text, none wider than `limit` pixels unless one character alone is."""
    lines = []
    for paragraph in text.split("\n"):
        if limit is None or width(paragraph) <= limit:
            lines.append(paragraph)
        else:
            broken = wrap([(paragraph, 0)], limit, lambda part, _: width(part))
            lines.extend("".join(piece.text for piece in line).rstrip() for line in broken)
    return lines


def wrap(runs: Sequence[tuple[str, int]], limit: int, width: Callable[[str, int], int]) -> list[list[Piece]]:
    """Return the lines of one paragraph of styled runs, each line a list of pieces.

    `runs` are (text, style index); `width` measures a text in a style. A part wider than a line is broken anywhere.
    """
    lines: list[list[Piece]] = [[]]
    for atom in _atoms(runs):
        grown = _grown(lines[-1], atom, width)
        if _extent(grown, width) <= limit:
            lines[-1] = grown
            continue
        if lines[-1]:
            lines.append([])
        fresh = _grown([], atom, width)
        if _extent(fresh, width) <= limit:
            lines[-1] = fresh
        else:
            _break_anywhere(lines, atom, limit, width)
    return lines


def _break_anywhere(
    lines: list[list[Piece]], atom: Sequence[tuple[str, int]], limit: int, width: Callable[[str, int], int]
) -> None:
    for text, style in atom:
        for character in text:
            grown = _grown(lines[-1], [(character, style)], width)
            if lines[-1] and _extent(grown, width) > limit:
                lines.append(_grown([], [(character, style)], width))
            else:
                lines[-1] = grown


def _grown(line: Sequence[Piece], atom: Iterable[tuple[str, int]], width: Callable[[str, int], int]) -> list[Piece]:
    """A line with more text at its end, neighbours of one style joined, as they are drawn and so measured together."""
    grown = list(line)
    for text, style in atom:
        if grown and grown[-1].style == style:
            grown[-1] = Piece(grown[-1].x, style, grown[-1].text + text)
        else:
            x = grown[-1].x + width(grown[-1].text, grown[-1].style) if grown else 0
            grown.append(Piece(x, style, text))
    return grown


def _extent(line: Sequence[Piece], width: Callable[[str, int], int]) -> int:
    """The width of a line without the spaces at its end."""
    if not line:
        return 0
    return line[-1].x + width(line[-1].text.rstrip(" "), line[-1].style)


def _atoms(runs: Sequence[tuple[str, int]]) -> Iterator[list[tuple[str, int]]]:
    """Yield unbreakable parts, each split where its style changes."""
    whole = "".join(text for text, _ in runs)
    styles = [style for text, style in runs for _ in text]
    start = 0
    for part in pieces(whole):
        atom: list[tuple[str, int]] = []
        for offset, character in enumerate(part):
            style = styles[start + offset]
            if atom and atom[-1][1] == style:
                atom[-1] = (atom[-1][0] + character, style)
            else:
                atom.append((character, style))
        start += len(part)
        yield atom
