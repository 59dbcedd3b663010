"""How cards are drawn: each type has a colour, a symbol and a shape for its points; colour never stands alone."""

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from solo.client.paint import round_box
from solo.client.palette import Color, mix
from solo.client.theme import Size, Theme
from solo.client.widgets.wrap import wrap_text
from solo.xfiles.deck import AGENT, CASE, CONTACT, INVESTIGATION, TWIST, Card

__all__ = [
    "COLORS",
    "SYMBOLS",
    "draw_back",
    "draw_badge",
    "draw_lines",
    "draw_paper",
    "ink_of",
    "points_text",
    "wrapped",
]

COLORS: dict[str, Color] = {
    AGENT: (0x2F, 0x7F, 0xB8),
    INVESTIGATION: (0x3F, 0x7A, 0x4B),
    CONTACT: (0x7B, 0x56, 0xA6),
    CASE: (0xB3, 0x77, 0x12),
    TWIST: (0xB0, 0x45, 0x33),
}
"""Each type's colour, dark enough for white on it and for itself on paper."""

SYMBOLS = {
    AGENT: "user",
    INVESTIGATION: "search",
    CONTACT: "message-square",
    CASE: "folder-open",
    TWIST: "triangle-alert",
}
"""Each type's icon."""

PAPER: Color = (0xEC, 0xE7, 0xDB)
INK: Color = (0x1C, 0x21, 0x29)
WHITE: Color = (0xFF, 0xFF, 0xFF)
TIMES = 4


def ink_of(faded: bool) -> Color:
    """Return the ink on a card's paper."""
    return mix(INK, PAPER, 0.4) if faded else INK


def points_text(card: Card, bonus: int) -> str:
    """Return what stands in a card's badge: its points, or how many cards it draws."""
    return f"+{bonus}" if card.points is None else str(card.points)


@lru_cache(maxsize=128)
def _shape(letter: str, side: int, fill: Color) -> pygame.Surface:
    """The shape that a type's points stand in, smooth."""
    big = pygame.Surface((side * TIMES, side * TIMES), pygame.SRCALPHA)
    big.fill((*fill, 0))
    half = side * TIMES / 2
    corners = {INVESTIGATION: (4, math.pi / 4, 1.22), CONTACT: (4, 0.0, 1.0), CASE: (6, math.pi / 6, 1.0)}
    if letter == AGENT:
        pygame.draw.circle(big, fill, (half, half), half * 0.94)
    elif letter == TWIST:
        pygame.draw.polygon(big, fill, _star(half, 9))
    else:
        count, turn, reach = corners[letter]
        pygame.draw.polygon(big, fill, _polygon(half, count, turn, half * reach))
    return pygame.transform.smoothscale(big, (side, side))


def _polygon(half: float, count: int, turn: float, radius: float) -> list[tuple[float, float]]:
    angles = [turn + 2 * math.pi * step / count for step in range(count)]
    return [(half + radius * math.cos(angle), half + radius * math.sin(angle)) for angle in angles]


def _star(half: float, rays: int) -> list[tuple[float, float]]:
    points = []
    for step in range(2 * rays):
        radius, angle = half * (1.0 if step % 2 == 0 else 0.76), math.pi * step / rays - math.pi / 2
        points.append((half + radius * math.cos(angle), half + radius * math.sin(angle)))
    return points


def draw_badge(
    surface: pygame.Surface, theme: Theme, letter: str, text: str, center: tuple[int, int], side: int
) -> None:
    """Draw a card's points in its type's shape."""
    shape = _shape(letter, side, COLORS[letter])
    surface.blit(shape, shape.get_rect(center=center))
    share = 0.46 if len(text) > 1 or letter == CONTACT else 0.62
    drawn = theme.font_px(round(side * share), bold=True).render(text, True, WHITE)
    surface.blit(drawn, drawn.get_rect(center=center))


def draw_paper(
    surface: pygame.Surface, theme: Theme, rect: pygame.Rect, letter: str, line: Color | None = None
) -> None:
    """Draw a card's paper with its edge; `line` marks it."""
    radius = theme.px(6)
    edge, width = (line, max(2, theme.px(2))) if line is not None else (mix(COLORS[letter], INK, 0.35), 1)
    round_box(surface, rect, radius, PAPER, edge, width)


def draw_back(surface: pygame.Surface, theme: Theme, rect: pygame.Rect) -> None:
    """Draw the back of a card: slate with a fine grid, as an old folder's lining."""
    palette = theme.palette
    round_box(surface, rect, theme.px(6), mix(palette.raised, palette.focus, 0.12), palette.muted)
    inner = rect.inflate(-theme.px(10), -theme.px(10))
    if inner.width < theme.px(8) or inner.height < theme.px(8):
        return
    color, step = mix(palette.raised, palette.ink, 0.16), max(5, theme.px(8))
    before = surface.get_clip()
    surface.set_clip(before.clip(inner))
    for offset in range(-inner.height, inner.width, step):
        start = (inner.left + offset, inner.bottom)
        pygame.draw.aaline(surface, color, start, (start[0] + inner.height, inner.top))
        pygame.draw.aaline(surface, color, (start[0], inner.top), (start[0] + inner.height, inner.bottom))
    surface.set_clip(before)
    pygame.draw.rect(surface, color, inner, 1)


def draw_lines(
    surface: pygame.Surface,
    theme: Theme,
    lines: Sequence[str],
    place: tuple[int, int],
    size: Size,
    ink: Color,
    bold: bool = False,
) -> int:
    """Draw lines of text below one another and return where the next one would stand."""
    x, y = place
    for line in lines:
        surface.blit(theme.text(line, size, ink, bold), (x, y))
        y += theme.line_height(size)
    return y


def wrapped(theme: Theme, text: str, width: int, size: Size, bold: bool = False) -> list[str]:
    """Return a text as lines that fit a width."""
    return wrap_text(text, max(1, width), lambda part: theme.text_width(part, size, bold))
