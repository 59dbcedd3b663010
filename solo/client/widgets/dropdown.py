"""A field that opens a list to choose one of several values."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.box import Panel
from solo.client.widgets.button import Pressable, draw_focus
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.wrap import longest_piece, wrap_text

__all__ = ["DropDown"]


class DropDown(Pressable):
    """Shows the chosen value; Enter, Space, a click or Down opens the list, Left and Right change it at once."""

    role = "dropdown"

    def __init__(
        self,
        items: Sequence[Item],
        value: str,
        on_change: Callable[[str], None] | None = None,
        *,
        name: str = "",
        disabled: str | None = None,
        most_rows: int = 8,
        **hints: Unpack[Hints],
    ) -> None:
        super().__init__(name, self.open, disabled=disabled, **hints)
        self.items = list(items)
        self._value = value
        self.on_change = on_change
        self.most_rows = most_rows

    @property
    def value(self) -> str:
        """The chosen id. Setting it does not call `on_change`."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        if value != self._value:
            self._value = value
            self.relayout()

    @property
    def chosen(self) -> Item:
        """The chosen row; the first one if the value is none of them."""
        return next((item for item in self.items if item.id == self._value), self.items[0])

    def spoken(self) -> str:
        """Return the chosen text."""
        return self.chosen.text

    def choose(self, value: str) -> None:
        """Choose a value as the player does."""
        if value != self._value:
            self.value = value
            if self.on_change is not None:
                self.on_change(value)

    def open(self) -> None:
        """Show the list; it is named after the field, with `-list` behind."""
        if (host := self.ui) is None:
            return
        items = List(
            self.items,
            name=f"{self.name}-list",
            selected=self._value,
            on_activate=lambda value: self._picked(popup, value),
            most_rows=self.most_rows,
            single_click=True,
            grow=1,
        )
        popup = Panel(items, pad=4, raised=True)
        host.open_popup(popup, self.rect, self)

    def _picked(self, popup: Widget, value: str) -> None:
        if (host := self.ui) is not None:
            host.close_layer(popup)
        self.choose(value)

    def handle(self, event: pygame.event.Event) -> bool:
        """Open, or step through the values."""
        if event.type == pygame.KEYDOWN and self.enabled:
            if event.key in (pygame.K_DOWN, pygame.K_UP):
                self.open()
                return True
            if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
                self._step(1 if event.key == pygame.K_RIGHT else -1)
                return True
        return super().handle(event)

    def _step(self, step: int) -> None:
        allowed = [item.id for item in self.items if item.enabled]
        if self.chosen.id in allowed:
            at = allowed.index(self.chosen.id) + step
            if 0 <= at < len(allowed):
                self.choose(allowed[at])

    # Look

    def _extras(self, theme: Theme) -> int:
        return 2 * theme.px(12) + theme.icon_size() + theme.px(8)

    def _min_width(self, theme: Theme) -> int:
        return max(longest_piece(item.text, theme.text_width) for item in self.items) + self._extras(theme)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = max(theme.text_width(item.text) for item in self.items) + self._extras(theme)
        wide = natural if width is None else min(width, natural)
        lines = max(len(self._lines(theme, item, wide)) for item in self.items)
        return wide, lines * theme.line_height() + 2 * theme.px(7)

    def _lines(self, theme: Theme, item: Item, width: int) -> list[str]:
        return wrap_text(item.text, max(1, width - self._extras(theme)), theme.text_width)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        lit = self.hovered and self.enabled
        round_box(surface, self.rect, theme.px(6), palette.field, palette.muted if lit else palette.line)
        ink = palette.ink if self.enabled else palette.muted
        lines = self._lines(theme, self.chosen, self.rect.width)
        y = self.rect.centery - len(lines) * theme.line_height() // 2
        for line in lines:
            surface.blit(theme.text(line, "body", ink), (self.rect.left + theme.px(12), y))
            y += theme.line_height()
        side = theme.icon_size()
        arrow = theme.icon("chevron-down", side, palette.muted)
        surface.blit(arrow, (self.rect.right - theme.px(12) - side, self.rect.centery - side // 2))
        draw_focus(self, surface)
