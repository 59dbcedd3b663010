"""A part of the window that is drawn larger than the rest: the cards grow with the window."""

import pygame

from solo.client.theme import Theme
from solo.client.widgets.base import Widget

__all__ = ["Zoomed"]


class Zoomed(Widget):
    """Shows one widget as if the interface scale were some times as large."""

    fills_width = True

    def __init__(self, child: Widget, factor: float, *, grow: int = 0) -> None:
        """`factor`: 1 or more."""
        super().__init__(grow=grow)
        self.factor = factor
        self.add(child)

    def _min_width(self, theme: Theme) -> int:
        return self.children[0].min_width(theme.enlarged(self.factor))

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return self.children[0].measure(theme.enlarged(self.factor), width)

    def _layout(self, theme: Theme) -> None:
        self.children[0].layout(theme.enlarged(self.factor), pygame.Rect(self.rect))
