"""What floats above a screen: tooltips and toasts, drawn by the root of the tree."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from solo.client.paint import round_box, shadow
from solo.client.palette import Color
from solo.client.theme import Theme
from solo.client.widgets.wrap import wrap_text

__all__ = ["Toast", "draw_toasts", "draw_tooltip", "tooltip_place"]


@dataclass(frozen=True, slots=True)
class Toast:
    """A short message at the bottom of the window until a time, with a palette role for its edge."""

    text: str
    until: float
    color: str = "accent"


def _box_size(theme: Theme, lines: Sequence[str], pad: int) -> tuple[int, int]:
    wide = max(theme.text_width(line, "small") for line in lines)
    return wide + 2 * pad, len(lines) * theme.line_height("small") + 2 * pad


def _draw_box(surface: pygame.Surface, theme: Theme, rect: pygame.Rect, lines: Sequence[str], line: Color) -> None:
    pad = theme.px(8)
    shadow(surface, rect.move(0, theme.px(2)), theme.px(8))
    round_box(surface, rect, theme.px(5), theme.palette.raised, line)
    for index, text in enumerate(lines):
        drawn = theme.text(text, "small")
        surface.blit(drawn, (rect.left + pad, rect.top + pad + index * theme.line_height("small")))


def draw_tooltip(
    surface: pygame.Surface, theme: Theme, text: str, anchor: pygame.Rect, clear: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Draw a sentence near a rectangle and return where; see `tooltip_place`."""
    lines = _tooltip_lines(theme, text, surface.get_width())
    rect = tooltip_place(theme, text, anchor, surface.get_rect(), clear)
    _draw_box(surface, theme, rect, lines, theme.palette.line)
    return rect


def _tooltip_lines(theme: Theme, text: str, width: int) -> list[str]:
    limit = min(theme.px(340), width - theme.px(32))
    return wrap_text(text, limit, lambda part: theme.text_width(part, "small"))


def tooltip_place(
    theme: Theme, text: str, anchor: pygame.Rect, window: pygame.Rect, clear: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Return where a sentence about a rectangle stands: below it, above it, or at the nearest place where it covers
    neither that rectangle nor any of those to be kept clear. Where there is none it covers as little of them as it can.
    """
    size, gap = _box_size(theme, _tooltip_lines(theme, text, window.width), theme.px(8)), theme.px(8)
    room = window.inflate(-gap, -gap)
    tall, wide = size[1], size[0]
    kept = [anchor, *clear]
    tops = [top for each in kept for top in (each.bottom + gap, each.top - gap - tall)]
    sides = [left for each in kept for left in (each.right + gap, each.left - gap - wide)]
    lefts = [anchor.centerx - wide // 2, *sides]
    spots = [*((left, top) for top in tops for left in lefts), *((left, anchor.centery - tall // 2) for left in sides)]
    rects = [pygame.Rect(spot, size).clamp(room) for spot in spots]

    def cost(rect: pygame.Rect) -> tuple[int, int]:
        covered = sum(rect.clip(each).width * rect.clip(each).height for each in kept)
        dx, dy = rect.centerx - anchor.centerx, rect.centery - anchor.centery
        return covered, dx * dx + dy * dy

    usual = rects[0]
    return usual if not cost(usual)[0] else min(rects, key=cost)


def draw_toasts(surface: pygame.Surface, theme: Theme, toasts: Sequence[Toast]) -> None:
    """Draw the messages above one another, the newest lowest."""
    window = surface.get_rect()
    bottom = window.bottom - theme.px(24)
    for toast in reversed(toasts):
        limit = min(theme.px(480), window.width - theme.px(32))
        lines = wrap_text(toast.text, limit, lambda part: theme.text_width(part, "small"))
        rect = pygame.Rect((0, 0), _box_size(theme, lines, theme.px(8)))
        rect.midbottom = (window.centerx, bottom)
        _draw_box(surface, theme, rect, lines, theme.palette.role(toast.color))
        bottom = rect.top - theme.px(8)
