"""A place that its owner paints: a token, a day track, anything drawn rather than written."""

from collections.abc import Callable
from typing import Unpack

import pygame

from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget

__all__ = ["Canvas"]


class Canvas(Widget):
    """Calls `paint(surface, rect, theme)` to draw itself. `size` is in units; `spoken_text` names it for speech."""

    role = "image"

    def __init__(
        self,
        paint: Callable[[pygame.Surface, pygame.Rect, Theme], None],
        size: tuple[float, float],
        *,
        name: str = "",
        spoken_text: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        super().__init__(name, **hints)
        self.paint = paint
        self.units = size
        self.spoken_text = spoken_text

    def spoken(self) -> str:
        """Return its name for speech."""
        return self.spoken_text

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return theme.px(self.units[0]), theme.px(self.units[1])

    def draw(self, surface: pygame.Surface) -> None:
        """Have it painted."""
        assert self.theme is not None
        self.paint(surface, self.rect, self.theme)
