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
    surface: pygame.Surface, theme: Theme, text: str, anchor: pygame.Rect, controls: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Draw a sentence beside a rectangle, where it hides least of the `controls`; return where."""
    window = surface.get_rect()
    limit = min(theme.px(340), window.width - theme.px(32))
    lines = wrap_text(text, limit, lambda part: theme.text_width(part, "small"))
    size = _box_size(theme, lines, theme.px(8))
    rect = tooltip_place(window.inflate(-theme.px(8), -theme.px(8)), size, anchor, theme.px(8), controls)
    _draw_box(surface, theme, rect, lines, theme.palette.line)
    return rect


def tooltip_place(
    window: pygame.Rect, size: tuple[int, int], anchor: pygame.Rect, gap: int, controls: Sequence[pygame.Rect]
) -> pygame.Rect:
    """Return where a tooltip stands: below its widget, above, left or right of it, where it hides least.

    It never hides its own widget, unless that leaves no room on any side. What counts is the share of each control that
    would be hidden: a button that is clicked next is all gone, a board hardly.
    """
    places = [pygame.Rect((0, 0), size) for _side in range(4)]
    below, above, left, right = places
    below.midtop, above.midbottom = (anchor.centerx, anchor.bottom + gap), (anchor.centerx, anchor.top - gap)
    left.midright, right.midleft = (anchor.left - gap, anchor.centery), (anchor.right + gap, anchor.centery)
    for place in places:
        place.clamp_ip(window)
    free = [place for place in places if not place.colliderect(anchor)]
    return min(free or [below], key=lambda place: round(sum(_hidden(place, control) for control in controls), 1))


def _hidden(place: pygame.Rect, control: pygame.Rect) -> float:
    """Return how much of a control a tooltip would hide, 0 to 1."""
    common = place.clip(control)
    return common.width * common.height / max(1, control.width * control.height)


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
