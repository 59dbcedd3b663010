"""Widgets in columns of the same width, as many as fit, each row as tall as its tallest."""

from typing import Unpack

import pygame

from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget

__all__ = ["Grid"]


class Grid(Widget):
    """`column` is the least width of a column and `gap` the space between, in units; `most` columns at most.

    Sizes are measured once for each width: what changes the size of a child builds the grid anew.
    """

    def __init__(
        self, *children: Widget, column: float, gap: float = 8, most: int = 99, name: str = "", **hints: Unpack[Hints]
    ) -> None:
        super().__init__(name, **hints)
        self.column, self.gap, self.most = column, gap, most
        self._kept: dict[tuple[Theme, int], list[tuple[list[Widget], int]]] = {}
        self.add(*children)

    def _shown(self) -> list[Widget]:
        return [child for child in self.children if child.visible]

    def _min_width(self, theme: Theme) -> int:
        return max((child.min_width(theme) for child in self._shown()), default=0)

    def _columns(self, theme: Theme, width: int) -> tuple[int, int]:
        """How many columns there are, and how wide they are."""
        gap, least = theme.px(self.gap), max(theme.px(self.column), self._min_width(theme))
        count = max(1, min(self.most, len(self._shown()), (width + gap) // (least + gap)))
        return count, (width - gap * (count - 1)) // count

    def _rows(self, theme: Theme, width: int) -> list[tuple[list[Widget], int]]:
        if (theme, width) not in self._kept:
            self._kept[theme, width] = self._measured(theme, width)
        return self._kept[theme, width]

    def _measured(self, theme: Theme, width: int) -> list[tuple[list[Widget], int]]:
        count, wide = self._columns(theme, width)
        shown = self._shown()
        rows = [shown[at : at + count] for at in range(0, len(shown), count)]
        return [(row, max(child.measure(theme, wide)[1] for child in row)) for row in rows]

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        if width is None:
            width = min(self.most, 3) * theme.px(self.column + self.gap)
        rows = self._rows(theme, width)
        return width, sum(tall for _, tall in rows) + theme.px(self.gap) * max(0, len(rows) - 1)

    def _layout(self, theme: Theme) -> None:
        rows = self._rows(theme, self.rect.width)
        gap, y = theme.px(self.gap), self.rect.top
        count = max(len(row) for row, _ in rows)
        wide = (self.rect.width - gap * (count - 1)) // count
        for row, tall in rows:
            for at, child in enumerate(row):
                child.layout(theme, pygame.Rect(self.rect.left + at * (wide + gap), y, wide, tall))
            y += tall + gap
