"""Plain text in one style, wrapped to the width there is."""

from typing import Literal, Unpack

import pygame

from solo.client.theme import Size, Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.wrap import longest_piece, wrap_text

__all__ = ["Label"]


class Label(Widget):
    """A text. `color` is a palette role; `justify` places the lines within the width."""

    role = "label"

    def __init__(
        self,
        text: str,
        *,
        name: str = "",
        size: Size = "body",
        color: str = "ink",
        bold: bool = False,
        icon: str = "",
        justify: Literal["left", "center", "right"] = "left",
        **hints: Unpack[Hints],
    ) -> None:
        super().__init__(name, **hints)
        self._text = text
        self.size: Size = size
        self._color = color
        self.bold = bold
        self.icon = icon
        self.justify = justify

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            if self._keeps_size():
                self.redraw()
            else:
                self.relayout()

    def _keeps_size(self) -> bool:
        """Whether the text changed without any need for a new layout: it has the place, and as many lines."""
        theme, parent = self.theme, self.parent
        if theme is None or parent is None or not parent.fills_width or self.align != "fill" or not self.rect.width:
            return False
        lines = self.lines(theme, self.rect.width)
        return len(lines) * theme.line_height(self.size) == self.rect.height

    @property
    def color(self) -> str:
        """The palette role of its ink."""
        return self._color

    @color.setter
    def color(self, value: str) -> None:
        if value != self._color:
            self._color = value
            self.redraw()

    def spoken(self) -> str:
        """Return the text."""
        return self._text

    def _icon_space(self, theme: Theme) -> int:
        return theme.icon_size(self.size) + theme.px(6) if self.icon else 0

    def _width_of(self, theme: Theme, text: str) -> int:
        return theme.text_width(text, self.size, self.bold)

    def lines(self, theme: Theme, width: int | None) -> list[str]:
        """Return the text as lines for a width."""
        room = None if width is None else max(1, width - self._icon_space(theme))
        return wrap_text(self._text, room, lambda part: self._width_of(theme, part))

    def _min_width(self, theme: Theme) -> int:
        return longest_piece(self._text, lambda part: self._width_of(theme, part)) + self._icon_space(theme)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        lines = self.lines(theme, width)
        wide = max(self._width_of(theme, line) for line in lines) + self._icon_space(theme)
        return wide, len(lines) * theme.line_height(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the icon and the lines."""
        assert self.theme is not None
        theme, ink, y = self.theme, self.theme.palette.role(self._color), self.rect.top
        space = self._icon_space(theme)
        if self.icon:
            side, tall = theme.icon_size(self.size), theme.line_height(self.size)
            surface.blit(theme.icon(self.icon, side, ink), (self.rect.left, y + (tall - side) // 2))
        for line in self.lines(theme, self.rect.width):
            drawn = theme.text(line, self.size, ink, self.bold)
            spare = max(0, self.rect.width - space - drawn.get_width())
            offset = {"left": 0, "center": spare // 2, "right": spare}[self.justify]
            surface.blit(drawn, (self.rect.left + space + offset, y))
            y += theme.line_height(self.size)
