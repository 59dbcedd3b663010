"""The board of the play screen: keys and clicks that mean something else while an action is drafted."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from solo.client.hexboard import HexBoard
from solo.client.hexmap import HexMap, Tile
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget

__all__ = ["PlayBoard", "StatusStrip"]


class PlayBoard(HexBoard):
    """A board that offers every key to `on_key` first, and centres on a double click only where `may_center` agrees."""

    on_key: Callable[[pygame.event.Event], bool] | None = None
    may_center: Callable[[Tile], bool] | None = None

    def __init__(self, hexmap: HexMap, **hints: Unpack[Hints]) -> None:
        super().__init__(hexmap, **hints)

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse and keys."""
        if event.type == pygame.KEYDOWN and self.on_key is not None and self.on_key(event):
            return True
        return super().handle(event)

    def _clicked(self, tile: Tile, event: pygame.event.Event) -> None:
        if self.may_center is not None and not self.may_center(tile):
            self._last_click = (0.0, (0, 0))
        super()._clicked(tile, event)


class StatusStrip(Widget):
    """One line below the board: what is below the mouse at the left, what else there is to say at the right."""

    role = "status"

    def __init__(self, name: str = "status") -> None:
        super().__init__(name)
        self.texts: Sequence[str] = ("", "")

    def say(self, left: str, right: str = "") -> None:
        """Show other texts."""
        if (left, right) != self.texts:
            self.texts = (left, right)
            self.redraw()

    def spoken(self) -> str:
        """Return what it says."""
        return " ".join(text for text in self.texts if text)

    def _min_width(self, theme: Theme) -> int:
        return 0

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return width or 0, theme.line_height("small") + theme.px(10)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground and the texts; the left one gives way where both do not fit."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        surface.fill(palette.back, self.rect)
        inner = self.rect.inflate(-theme.px(24), 0)
        right = theme.text(self.texts[1], "small", palette.accent, True) if self.texts[1] else None
        room = inner.width - (right.get_width() + theme.px(16) if right is not None else 0)
        if right is not None:
            surface.blit(right, right.get_rect(midright=inner.midright))
        text = _fitted(self.texts[0], room, lambda part: theme.text_width(part, "small"))
        if text:
            drawn = theme.text(text, "small", palette.ink)
            surface.blit(drawn, drawn.get_rect(midleft=inner.midleft))


def _fitted(text: str, room: int, width: Callable[[str], int]) -> str:
    """Return a list of facts with as many of its last ones left out as needed."""
    parts = text.split(" · ")
    while parts and width(" · ".join(parts)) > room:
        parts.pop()
    return " · ".join(parts)
