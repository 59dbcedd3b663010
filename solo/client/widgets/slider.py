"""A value on a scale, to drag or to step with the arrow keys."""

from collections.abc import Callable
from typing import Unpack

import pygame

from solo.client.paint import disc, round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus

__all__ = ["Slider"]


class Slider(Widget):
    """Steps from `low` to `high`; the value stands at its right as `show` writes it."""

    role = "slider"
    can_focus = True

    def __init__(
        self,
        value: float,
        on_change: Callable[[float], None] | None = None,
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
        show: Callable[[float], str] = lambda value: f"{value:g}",
        live: bool = True,
        name: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        """`live` False calls `on_change` only when a drag ends, for what is costly or moves the slider itself."""
        super().__init__(name, **hints)
        self.low, self.high, self.step = low, high, step
        self.show, self.live = show, live
        self.on_change = on_change
        self._value = value
        self._told = value
        self._dragged = False

    @property
    def value(self) -> float:
        """The present value. Setting it does not call `on_change`."""
        return self._value

    @value.setter
    def value(self, value: float) -> None:
        self._value = self._told = value
        self.redraw()

    def spoken(self) -> str:
        """Return the value as it is shown."""
        return self.show(self._value)

    def choose(self, value: float) -> None:
        """Set the nearest step as the player does."""
        steps = round((min(self.high, max(self.low, value)) - self.low) / self.step)
        found = round(self.low + steps * self.step, 6)
        if found != self._value:
            self._value = found
            self.redraw()
        if (self.live or not self._dragged) and self._value != self._told:
            self._told = self._value
            if self.on_change is not None:
                self.on_change(self._value)

    def _text_space(self, theme: Theme) -> int:
        return max(theme.text_width(self.show(value), "body", True) for value in (self.low, self.high)) + theme.px(12)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(80) + self._text_space(theme)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = theme.px(200) + self._text_space(theme)
        return (natural if width is None else min(width, natural)), max(theme.px(24), theme.line_height())

    def track(self) -> pygame.Rect:
        """Return the line that the knob runs on."""
        assert self.theme is not None
        knob = self.theme.px(16)
        wide = self.rect.width - self._text_space(self.theme) - knob
        return pygame.Rect(self.rect.left + knob // 2, self.rect.centery - self.theme.px(2), wide, self.theme.px(4))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line, the knob and the value."""
        assert self.theme is not None
        theme, palette, track = self.theme, self.theme.palette, self.track()
        share = (self._value - self.low) / (self.high - self.low)
        x = track.left + round(track.width * share)
        round_box(surface, track, theme.px(2), palette.line)
        round_box(
            surface, pygame.Rect(track.left, track.top, x - track.left, track.height), theme.px(2), palette.accent
        )
        knob = disc(theme.px(16), palette.ink if self.hovered else palette.accent, palette.panel, max(1, theme.px(2)))
        surface.blit(knob, knob.get_rect(center=(x, track.centery)))
        drawn = theme.text(self.show(self._value), "body", palette.ink, True)
        surface.blit(drawn, drawn.get_rect(midright=(self.rect.right, self.rect.centery)))
        draw_focus(self, surface)

    def on_hover(self, inside: bool) -> None:
        """Draw the knob lit or not."""
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow a drag, the wheel is left to what scrolls, and the arrow keys."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._dragged = True
            self._drag(event.pos[0])
            return True
        if event.type == pygame.MOUSEMOTION and self._dragged:
            self._drag(event.pos[0])
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._dragged:
            self._dragged = False
            self.choose(self._value)
            return True
        steps = {pygame.K_LEFT: -1, pygame.K_DOWN: -1, pygame.K_RIGHT: 1, pygame.K_UP: 1}
        if event.type == pygame.KEYDOWN and event.key in steps:
            self.choose(self._value + steps[event.key] * self.step)
            return True
        return False

    def _drag(self, x: int) -> None:
        track = self.track()
        self.choose(self.low + (self.high - self.low) * (x - track.left) / max(1, track.width))
