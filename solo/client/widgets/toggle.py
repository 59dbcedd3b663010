"""A switch with a text beside it."""

from collections.abc import Callable
from typing import Unpack

import pygame

from solo.client.paint import disc, round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints
from solo.client.widgets.button import Pressable, draw_focus
from solo.client.widgets.wrap import longest_piece, wrap_text

__all__ = ["Toggle"]


class Toggle(Pressable):
    """On or off; a click, Enter or Space changes it."""

    role = "switch"

    def __init__(
        self,
        text: str,
        value: bool = False,
        on_change: Callable[[bool], None] | None = None,
        *,
        name: str = "",
        disabled: str | None = None,
        **hints: Unpack[Hints],
    ) -> None:
        super().__init__(name, self._flip, disabled=disabled, **hints)
        self.text = text
        self._value = value
        self.on_change = on_change

    @property
    def value(self) -> bool:
        """Whether it is on. Setting it does not call `on_change`."""
        return self._value

    @value.setter
    def value(self, value: bool) -> None:
        if value != self._value:
            self._value = value
            self.redraw()

    def spoken(self) -> str:
        """Return the text."""
        return self.text

    def _flip(self) -> None:
        self.value = not self._value
        if self.on_change is not None:
            self.on_change(self._value)

    def _switch(self, theme: Theme) -> tuple[int, int]:
        return theme.px(36), theme.px(20)

    def _extras(self, theme: Theme) -> int:
        return self._switch(theme)[0] + theme.px(10)

    def _min_width(self, theme: Theme) -> int:
        return longest_piece(self.text, theme.text_width) + self._extras(theme)

    def _lines(self, theme: Theme, width: int | None) -> list[str]:
        room = None if width is None else max(1, width - self._extras(theme))
        return wrap_text(self.text, room, theme.text_width)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        lines = self._lines(theme, width)
        wide = max(theme.text_width(line) for line in lines) + self._extras(theme)
        return wide, max(self._switch(theme)[1], len(lines) * theme.line_height()) + 2 * theme.px(3)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the switch and the text."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        wide, tall = self._switch(theme)
        box = pygame.Rect(self.rect.left, self.rect.centery - tall // 2, wide, tall)
        on = self._value and self.enabled
        line = palette.accent if on else (palette.muted if self.hovered else palette.line)
        round_box(surface, box, tall // 2, palette.accent if on else palette.field, line)
        knob = disc(tall - theme.px(6), palette.accent_ink if on else palette.muted)
        inset = theme.px(3)
        x = box.right - inset - knob.get_width() if self._value else box.left + inset
        surface.blit(knob, (x, box.centery - knob.get_height() // 2))
        lines = self._lines(theme, self.rect.width)
        y = self.rect.centery - len(lines) * theme.line_height() // 2
        for text in lines:
            ink = palette.ink if self.enabled else palette.muted
            surface.blit(theme.text(text, "body", ink), (self.rect.left + self._extras(theme), y))
            y += theme.line_height()
        draw_focus(self, surface)
