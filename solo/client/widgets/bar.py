"""How much of something: a bar with its text, and a small curve of values over time."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from solo.client.paint import disc, round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget

__all__ = ["Bar", "Curve"]


class Bar(Widget):
    """A share from 0 to 1, drawn as a filled bar with a text above it, if any."""

    role = "progress"

    def __init__(
        self, share: float = 0.0, *, text: str = "", color: str = "accent", name: str = "", **hints: Unpack[Hints]
    ) -> None:
        super().__init__(name, **hints)
        self._share = share
        self._text = text
        self.color = color

    @property
    def share(self) -> float:
        """How far it is filled, 0 to 1."""
        return self._share

    @share.setter
    def share(self, value: float) -> None:
        if value != self._share:
            self._share = value
            self.redraw()

    @property
    def text(self) -> str:
        """What stands above it."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.relayout()

    def spoken(self) -> str:
        """Return the text."""
        return self._text

    def _min_width(self, theme: Theme) -> int:
        return max(theme.px(60), theme.text_width(self._text, "small"))

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = max(theme.px(160), theme.text_width(self._text, "small"))
        tall = theme.px(8) + (theme.line_height("small") + theme.px(2) if self._text else 0)
        return (natural if width is None else width), tall

    def draw(self, surface: pygame.Surface) -> None:
        """Draw text and bar."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        thick = theme.px(8)
        if self._text:
            surface.blit(theme.text(self._text, "small", palette.muted), self.rect.topleft)
        track = pygame.Rect(self.rect.left, self.rect.bottom - thick, self.rect.width, thick)
        round_box(surface, track, thick // 2, palette.field, palette.line)
        filled = round(track.width * max(0.0, min(1.0, self._share)))
        if filled >= thick:
            place = pygame.Rect(track.left, track.top, filled, thick)
            round_box(surface, place, thick // 2, palette.role(self.color))


class Curve(Widget):
    """Values over time as a line with a soft ground; `mark` puts a dot on one of them, a click calls `on_pick`."""

    role = "curve"

    def __init__(
        self,
        values: Sequence[float] = (),
        *,
        name: str = "",
        color: str = "focus",
        top: float | None = None,
        low: float = 0.0,
        spread: Sequence[float] = (),
        mark: int | None = None,
        on_pick: Callable[[int], None] | None = None,
        **hints: Unpack[Hints],
    ) -> None:
        """`top` is the value at the upper edge, by default the largest, `low` the one at the lower edge.

        `spread`: how much each value may be off by; drawn as a band around the line, in place of the ground below it.
        """
        super().__init__(name, **hints)
        self.values, self.spread = list(values), list(spread)
        self.color, self.top, self.low, self.mark = color, top, low, mark
        self.on_pick = on_pick

    def set_values(self, values: Sequence[float], mark: int | None = None) -> None:
        """Show other values."""
        self.values, self.mark = list(values), mark
        self.redraw()

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here: if a value can be picked."""
        return self.visible and self.on_pick is not None and bool(self.values)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(60)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(160) if width is None else width), theme.px(48)

    def points(self, off: float = 0.0) -> list[tuple[int, int]]:
        """Return the values' places in the window, moved up by so many times the spread."""
        assert self.theme is not None
        spread = self.spread or [0.0] * len(self.values)
        values = [value + off * wide for value, wide in zip(self.values, spread, strict=True)]
        inner = self.rect.inflate(-self.theme.px(8), -self.theme.px(8))
        axis = self._axis_width(self.theme)
        inner = pygame.Rect(inner.left + axis, inner.top, max(1, inner.width - axis), inner.height)
        top = self.top if self.top is not None else max(self.values, default=1.0)
        last, tall = max(1, len(self.values) - 1), (top - self.low) or 1.0
        shares = [max(0.0, min(1.0, (value - self.low) / tall)) for value in values]
        return [
            (inner.left + inner.width * at // last, inner.bottom - round(inner.height * share))
            for at, share in enumerate(shares)
        ]

    def _top_text(self) -> str:
        return f"{self.top if self.top is not None else max(self.values, default=0.0):g}"

    def _axis_width(self, theme: Theme) -> int:
        """Return how much of the width the axis takes: the values of both edges stand there."""
        texts = (self._top_text(), f"{self.low:g}")
        return max(theme.text_width(text, "tiny") for text in texts) + theme.px(4)

    def _draw_axis(self, surface: pygame.Surface, theme: Theme) -> None:
        inner = self.rect.inflate(-theme.px(8), -theme.px(2))
        right = inner.left + self._axis_width(theme) - theme.px(4)
        top, zero = (theme.text(text, "tiny", theme.palette.muted) for text in (self._top_text(), f"{self.low:g}"))
        surface.blit(top, top.get_rect(topright=(right, inner.top)))
        surface.blit(zero, zero.get_rect(bottomright=(right, inner.bottom)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ground, axis, line and mark."""
        assert self.theme is not None
        theme, palette, color = self.theme, self.theme.palette, self.theme.palette.role(self.color)
        round_box(surface, self.rect, theme.px(5), palette.field)
        self._draw_axis(surface, theme)
        points = self.points()
        if len(points) > 1:
            floor = self.rect.bottom - theme.px(4)
            ground = [(points[0][0], floor), *points, (points[-1][0], floor)]
            if self.spread:
                ground = [*self.points(1.0), *reversed(self.points(-1.0))]
            pygame.draw.polygon(surface, mix(palette.field, color, 0.18), ground)
            for shift in range(max(1, theme.px(2))):
                pygame.draw.aalines(surface, color, False, [(x, y + shift) for x, y in points])
        if points:
            at = self.mark if self.mark is not None else len(points) - 1
            dot = disc(theme.px(8), color, palette.field, theme.px(1))
            surface.blit(dot, dot.get_rect(center=points[max(0, min(at, len(points) - 1))]))

    def handle(self, event: pygame.event.Event) -> bool:
        """Pick the nearest value on a click, the one beside on an arrow key."""
        if self.on_pick is None or not self.values:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            points = self.points()
            self._pick(min(range(len(points)), key=lambda at: abs(points[at][0] - event.pos[0])))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            here = self.mark if self.mark is not None else len(self.values) - 1
            self._pick(max(0, min(len(self.values) - 1, here + (1 if event.key == pygame.K_RIGHT else -1))))
            return True
        return False

    def _pick(self, at: int) -> None:
        self.mark = at
        self.redraw()
        if self.on_pick is not None:
            self.on_pick(at)
