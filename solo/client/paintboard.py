"""A board to draw on: strokes of a brush by mouse and keyboard. What a stroke does is its owner's affair."""

from collections.abc import Callable, Sequence
from typing import Literal, Unpack

import pygame

from solo.client.hexboard import HexBoard
from solo.client.hexmap import HexMap, Tile
from solo.client.widgets.base import Hints
from solo.client.widgets.button import is_press
from solo.hex.coords import line

__all__ = ["PaintBoard", "StrokePhase"]

StrokePhase = Literal["start", "over", "lift"]


class PaintBoard(HexBoard):
    """The left button strokes from tile to tile, the right one picks; the middle one and the wheel move the map.

    `on_stroke` is told the tiles that are new in a stroke and its phase; "lift" has none. Enter and Space stroke the
    tile at the cursor. `on_key` is offered every key first, while no stroke is under way.
    """

    on_stroke: Callable[[Sequence[Tile], StrokePhase], None] | None = None
    on_pick: Callable[[Tile], None] | None = None
    on_key: Callable[[pygame.event.Event], bool] | None = None

    def __init__(self, hexmap: HexMap, **hints: Unpack[Hints]) -> None:
        super().__init__(hexmap, **hints)
        self._stroked: Tile | None = None

    @property
    def is_stroking(self) -> bool:
        """Whether a stroke is under way."""
        return self._stroked is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse and keys."""
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        tile = self.tile_at(event.pos) if event.type in _MOUSE else None
        if event.type == pygame.MOUSEBUTTONDOWN and tile is not None and event.button in (1, 3):
            self._pressed(tile, event.button)
            return True
        if self.is_stroking and event.type == pygame.MOUSEMOTION:
            self._stroke_to(tile)
            self._hover(tile)
            return True
        if self.is_stroking and event.type == pygame.MOUSEBUTTONUP:
            if event.button == 1:
                self.lift()
            return True
        return super().handle(event)

    def _pressed(self, tile: Tile, button: int) -> None:
        self.move_cursor(tile)
        if button == 3:
            if self.on_pick is not None and not self.is_stroking:
                self.on_pick(tile)
            return
        self._stroked = tile
        self._tell([tile], "start")

    def _stroke_to(self, tile: Tile | None) -> None:
        """Go on to a tile in a straight line: a fast mouse skips some."""
        if tile is None or tile == self._stroked or self._stroked is None:
            return
        start, end = (self.hexmap.by_id[each].place for each in (self._stroked, tile))
        way = [self.hexmap.by_place[place].id for place in line(start, end)[1:] if place in self.hexmap.by_place]
        self._stroked = tile
        self._tell(way, "over")

    def lift(self) -> None:
        """End the stroke that is under way, if one is."""
        if self.is_stroking:
            self._stroked = None
            self._tell([], "lift")

    def _key_down(self, event: pygame.event.Event) -> bool:
        if self.is_stroking:
            return True
        if self.on_key is not None and self.on_key(event):
            return True
        if is_press(event) and self.cursor is not None and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._tell([self.cursor], "start")
            self._tell([], "lift")
            return True
        return super().handle(event)

    def _tell(self, tiles: Sequence[Tile], phase: StrokePhase) -> None:
        if self.on_stroke is not None:
            self.on_stroke(tiles, phase)


_MOUSE = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
