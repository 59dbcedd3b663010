"""Line breaks: after spaces and between Japanese characters, never before a closing mark or after an opening one."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

__all__ = ["Piece", "longest_piece", "pieces", "wrap", "wrap_text"]

NO_START = "、。，．・：；？！」』）］｝ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)]}»"
NO_END = "「『（［｛([{«"

Style = TypeVar("Style")


class Piece(NamedTuple):
    """A part of a line at a distance from its start: index of the style, and text."""

    x: int
    style: int
    text: str


def _wide(character: str) -> bool:
    return 0x3000 <= (code := ord(character)) <= 0x9FFF or 0xFF00 <= code <= 0xFFEF


def pieces(text: str) -> Iterator[str]:
    """Yield the parts of a text that may not be broken, each with the spaces that follow it."""
    part = ""
    for character in text:
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
        if character == " ":
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
    x = 0
    for atom in _atoms(runs):
        size = sum(width(text, style) for text, style in atom)
        bare = size - _space_after(atom, width)
        if x and x + bare > limit:
            lines.append([])
            x = 0
        if bare > limit:
            x = _break_anywhere(lines, atom, limit, width, x)
            continue
        for text, style in atom:
            x = _put(lines[-1], x, style, text, width)
    return [_merged(line, width) for line in lines]


def _space_after(atom: Sequence[tuple[str, int]], width: Callable[[str, int], int]) -> int:
    text, style = atom[-1]
    return width(text, style) - width(text.rstrip(" "), style)


def _put(line: list[Piece], x: int, style: int, text: str, width: Callable[[str, int], int]) -> int:
    line.append(Piece(x, style, text))
    return x + width(text, style)


def _break_anywhere(
    lines: list[list[Piece]],
    atom: Sequence[tuple[str, int]],
    limit: int,
    width: Callable[[str, int], int],
    x: int,
) -> int:
    for text, style in atom:
        for character in text:
            size = width(character, style)
            if x and x + size > limit:
                lines.append([])
                x = 0
            x = _put(lines[-1], x, style, character, width)
    return x


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


def _merged(line: list[Piece], width: Callable[[str, int], int]) -> list[Piece]:
    """Join neighbours of one style, so that a line is drawn in few texts with the font's own spacing."""
    joined: list[Piece] = []
    for piece in line:
        if joined and joined[-1].style == piece.style:
            joined[-1] = Piece(joined[-1].x, piece.style, joined[-1].text + piece.text)
        elif joined:
            last = joined[-1]
            joined.append(Piece(last.x + width(last.text, last.style), piece.style, piece.text))
        else:
            joined.append(Piece(0, piece.style, piece.text))
    return joined
