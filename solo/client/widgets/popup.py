"""What floats above a screen: tooltips and toasts, drawn by the root of the tree."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from solo.client.paint import round_box, shadow
from solo.client.palette import Color
from solo.client.theme import Theme
from solo.client.widgets.wrap import wrap_text

__all__ = ["Toast", "draw_toasts", "draw_tooltip"]


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


def draw_tooltip(surface: pygame.Surface, theme: Theme, text: str, anchor: pygame.Rect) -> pygame.Rect:
    """Draw a sentence below a rectangle, or above it where there is no room below; return where."""
    window = surface.get_rect()
    limit = min(theme.px(340), window.width - theme.px(32))
    lines = wrap_text(text, limit, lambda part: theme.text_width(part, "small"))
    rect = pygame.Rect((0, 0), _box_size(theme, lines, theme.px(8)))
    rect.midtop = (anchor.centerx, anchor.bottom + theme.px(8))
    if rect.bottom > window.bottom - theme.px(4):
        rect.bottom = anchor.top - theme.px(8)
    rect.clamp_ip(window.inflate(-theme.px(8), -theme.px(8)))
    _draw_box(surface, theme, rect, lines, theme.palette.line)
    return rect


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
