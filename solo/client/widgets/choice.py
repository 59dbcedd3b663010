"""A row of values of which one is in force, all in sight: for the few-valued questions such as the hint level."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.palette import mix
from solo.client.theme import Size, Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus
from solo.client.widgets.listbox import Item

__all__ = ["Choice"]


class Choice(Widget):
    """Segments beside one another, in several lines where the width is short. Arrows change the value."""

    role = "choice"
    can_focus = True

    def __init__(
        self,
        items: Sequence[Item],
        value: str,
        on_change: Callable[[str], None] | None = None,
        *,
        name: str = "",
        size: Size = "small",
        **hints: Unpack[Hints],
    ) -> None:
        super().__init__(name, **hints)
        self.items = list(items)
        self._value = value
        self.on_change = on_change
        self.size: Size = size
        self._lit = -1

    @property
    def value(self) -> str:
        """The id in force. Setting it does not call `on_change`."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        if value != self._value:
            self._value = value
            self.redraw()

    def spoken(self) -> str:
        """Return the text in force."""
        return next((item.text for item in self.items if item.id == self._value), "")

    def choose(self, value: str) -> None:
        """Choose a value as the player does."""
        if value != self._value:
            self.value = value
            if self.on_change is not None:
                self.on_change(value)

    def _cell(self, theme: Theme, item: Item) -> int:
        return theme.text_width(item.text, self.size, True) + 2 * theme.px(10)

    def _min_width(self, theme: Theme) -> int:
        return max(self._cell(theme, item) for item in self.items)

    def _cell_height(self, theme: Theme) -> int:
        return theme.line_height(self.size) + 2 * theme.px(5)

    def cells(self, theme: Theme, width: int | None) -> list[pygame.Rect]:
        """Return the segments' places from (0, 0), each line filled to the width."""
        tall, used = self._cell_height(theme), 0
        widths = [self._cell(theme, item) for item in self.items]
        rows: list[list[int]] = [[]]
        for wide in widths:
            if rows[-1] and width is not None and used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(wide)
            used += wide
        full = max(sum(row) for row in rows) if width is None else width
        places = []
        for number, row in enumerate(rows):
            spare, x = max(0, full - sum(row)), 0
            for at, wide in enumerate(row):
                more = spare * (at + 1) // len(row) - spare * at // len(row)
                places.append(pygame.Rect(x, number * tall, wide + more, tall))
                x += wide + more
        return places

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = sum(self._cell(theme, item) for item in self.items)
        wide = natural if width is None else min(width, natural)
        return wide, self.cells(theme, wide)[-1].bottom

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field, and the segment in force on it."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        round_box(surface, self.rect, theme.px(6), palette.field, palette.line)
        for at, (item, place) in enumerate(zip(self.items, self._placed(theme), strict=True)):
            ink = palette.muted
            if item.id == self._value:
                box = place.inflate(-theme.px(4), -theme.px(4))
                round_box(surface, box, theme.px(4), mix(palette.panel, palette.accent, 0.2), palette.accent)
                ink = palette.accent
            elif not item.enabled:
                ink = mix(palette.muted, palette.field, 0.5)
            elif at == self._lit:
                ink = palette.ink
            drawn = theme.text(item.text, self.size, ink, True)
            surface.blit(drawn, drawn.get_rect(center=place.center))
        draw_focus(self, surface)

    def _placed(self, theme: Theme) -> list[pygame.Rect]:
        return [place.move(self.rect.topleft) for place in self.cells(theme, self.rect.width)]

    def on_hover(self, inside: bool) -> None:
        """Unlight the segment that the mouse left."""
        if not inside:
            self._lit = -1
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse and arrows."""
        assert self.theme is not None
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            places = self._placed(self.theme)
            at = next((n for n, place in enumerate(places) if place.collidepoint(event.pos)), -1)
            if at != self._lit:
                self._lit = at
                self.redraw()
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and at >= 0 and self.items[at].enabled:
                self.choose(self.items[at].id)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN):
            allowed = [item.id for item in self.items if item.enabled]
            step = 1 if event.key in (pygame.K_RIGHT, pygame.K_DOWN) else -1
            at = allowed.index(self._value) + step if self._value in allowed else 0
            if 0 <= at < len(allowed):
                self.choose(allowed[at])
            return True
        return False
