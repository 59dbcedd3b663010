"""What stands where inside a room: its name, and below it flags, pieces and signs, in one row or in two.

Everything lies within the room's walls, so that nothing can be taken for a neighbour's.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial

import pygame

from solo.adele.places import Place
from solo.client.adele.deckplan import DeckPlan, unit_of
from solo.client.adele.deckview import DeckView
from solo.client.theme import Theme
from solo.client.widgets.wrap import wrap_text
from solo.core.language import gettext as _

__all__ = ["LEAST", "Inside", "inside", "name_in"]

LEAST = 10
"""A piece's least size in pixels."""


@dataclass(frozen=True, slots=True)
class Inside:
    """Where things are in a room, in pixels of the window. `pieces`: each one's middle; `side`: how large they are."""

    side: int
    pieces: Mapping[str, tuple[int, int]]
    flags: tuple[pygame.Rect, ...]
    signs: Mapping[str, pygame.Rect]


@lru_cache(maxsize=512)
def name_in(theme: Theme, name: str, size: tuple[int, int]) -> tuple[int, tuple[str, ...]]:
    """Return the font's height and the lines, two at most, in which a name is as large as a room has place for.

    One line, somewhat smaller, is better than two: it leaves room for what stands below.
    """
    unit = unit_of(pygame.Rect((0, 0), size))
    room, most = size[0] - round(unit * 0.9), max(8, min(round(unit * 1.36), round(13 * theme.scale * 1.25)))
    for pixels, count in [*((each, 1) for each in range(most, round(most * 0.8) - 1, -1)), *_two_lines(most)]:
        font = theme.font_px(pixels)
        lines = wrap_text(name, room, partial(_width, font))
        if len(lines) <= count and all(font.size(line)[0] <= room for line in lines):
            break
    return pixels, tuple(lines[:2])


def _width(font: pygame.font.Font, text: str) -> int:
    return font.size(text)[0]


def _two_lines(most: int) -> list[tuple[int, int]]:
    return [(pixels, 2) for pixels in range(most, 7, -1)]


def inside(theme: Theme, plan: DeckPlan, view: DeckView, place: Place) -> Inside:
    """Return where everything in a room stands: in one row below its name or, if they are larger then, in two."""
    box = plan.rooms[place]
    unit = unit_of(box)
    pixels, lines = name_in(theme, _(view.public.ship.locations[place].name), box.size)
    name_end = box.top + round(unit * 2.15) + round(len(lines) * theme.font_px(pixels).get_linesize() * 0.86)
    left, right, bottom = box.left + round(unit * 0.35), box.right - round(unit * 0.35), box.bottom - round(unit * 0.3)
    area = pygame.Rect(left, name_end, right - left, bottom - name_end)
    who = [*view.public.here(place), *(["alien"] if view.public.alien.place == place else [])]
    signs, flags = signs_in(view, place), len(view.missions.get(place, ()))
    one = _one_row(area, unit, who, signs, flags)
    two = _two_rows(area, unit, who, signs, flags)
    return two if who and two.side > one.side else one


def signs_in(view: DeckView, place: Place) -> list[str]:
    """Return the names of the signs in a room, from the right: token, dangers, computer, objects."""
    board = view.public.board
    found = [board.tokens[place]] if place in board.tokens else []
    found += ["fire"] if board.fires >> place & 1 else []
    found += ["shutdown"] if board.shutdowns >> place & 1 else []
    if board.failures >> place & 1:
        found.append("failure")
    elif board.protected >> place & 1:
        found.append("protected")
    found += ["face-up"] if place in board.face_up else []
    if board.face_down >> place & 1:
        found.append("known" if place in view.seen or place in view.truth else "face-down")
    return found


def _one_row(area: pygame.Rect, unit: float, who: list[str], signs: list[str], flags: int) -> Inside:
    tall = max(LEAST, min(round(unit * 2.3), area.height))
    row = pygame.Rect(area.left, area.bottom - tall, area.width, tall)
    placed = _signs(row, unit, signs)
    put = _flags(row, unit, flags)
    start = put[-1].right + round(unit * 0.2) if put else row.left
    end = min((sign.left for sign in placed.values()), default=row.right)
    side = max(1, min(tall, (end - start) // max(1, len(who))))
    return Inside(side, _side_by_side(who, side, start, row.bottom), put, placed)


def _two_rows(area: pygame.Rect, unit: float, who: list[str], signs: list[str], flags: int) -> Inside:
    """Return flags and signs above the pieces."""
    tall = max(LEAST, min(round(unit * 2.3), area.height // 2))
    upper = pygame.Rect(area.left, area.bottom - 2 * tall, area.width, tall)
    side = max(LEAST, min(tall, area.width // max(1, len(who))))
    return Inside(
        side, _side_by_side(who, side, area.left, area.bottom), _flags(upper, unit, flags), _signs(upper, unit, signs)
    )


def _side_by_side(who: list[str], side: int, left: int, bottom: int) -> dict[str, tuple[int, int]]:
    return {name: (left + side // 2 + at * side, bottom - side + side // 2) for at, name in enumerate(who)}


def _flags(row: pygame.Rect, unit: float, count: int) -> tuple[pygame.Rect, ...]:
    side = max(11, min(round(unit * 1.9), row.height))
    return tuple(
        pygame.Rect(row.left + at * (side + 4), row.centery - side // 2, side + 2, side) for at in range(count)
    )


def _signs(row: pygame.Rect, unit: float, names: list[str]) -> dict[str, pygame.Rect]:
    found, right = {}, row.right
    for name in names:
        side = max(8, min(round(unit * 1.9), row.height))
        found[name] = pygame.Rect(right - side, row.centery - side // 2, side, side)
        right -= side + max(1, round(unit * 0.15))
    return found
