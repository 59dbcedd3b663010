"""The board widget: any hex map, with zoom, pan, hover, a hex cursor and overlays drawn on top."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, Unpack

import pygame

from solo.client.hexground import Ground
from solo.client.hexlettering import BELOW, draw_tile_names
from solo.client.hexmap import HexMap, Tile
from solo.client.hexoverlay import draw_labelled, draw_overlays
from solo.client.hexview import View, bounds_of
from solo.client.overlays import Overlay, Ring
from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.hex.coords import DIRECTIONS, Hex

__all__ = ["CURSOR_KEYS", "DragPhase", "HexBoard"]

DragPhase = Literal["start", "over", "drop"]

ZOOM_KEYS = frozenset({pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS, pygame.K_MINUS, pygame.K_KP_MINUS})
CURSOR_KEYS = {pygame.K_d: 0, pygame.K_e: 1, pygame.K_w: 2, pygame.K_a: 3, pygame.K_z: 4, pygame.K_x: 5}
"""The keys around `s` by position, as directions of the hex cursor."""

ZOOM_STEP = 1.15
SHARPEN_AFTER = 0.12
EASE = 0.2
DRAG_AFTER = 5
DOUBLE_CLICK = 0.35


class HexBoard(Widget):
    """A map on its table. Callers set `overlays` (kept as a picture) and `live` (drawn anew every frame)."""

    role = "board"
    can_focus = True

    def __init__(
        self,
        hexmap: HexMap,
        *,
        name: str = "board",
        on_hover: Callable[[Tile | None], None] | None = None,
        on_click: Callable[[Tile, int], None] | None = None,
        on_cursor: Callable[[Tile], None] | None = None,
        on_drag: Callable[[Tile, DragPhase], bool] | None = None,
        **hints: Unpack[Hints],
    ) -> None:
        """`on_click` gets the tile and the mouse button (1 also for Enter and Space at the cursor).

        `on_drag` is asked when a drag with the left button starts on a tile: if it returns True, it is told every
        tile on the way and the end; otherwise the drag pans the map.
        """
        super().__init__(name, **hints)
        self.hexmap = hexmap
        self.on_hover_tile, self.on_click = on_hover, on_click
        self.on_cursor, self.on_drag = on_cursor, on_drag
        self.cursor: Tile | None = None
        self.hovered_tile: Tile | None = None
        self._overlays: tuple[Overlay, ...] = ()
        self._live: tuple[Overlay, ...] = ()
        self._show_names = False
        self._view: View | None = None
        self._ground = Ground(hexmap)
        self._picture: tuple[object, ...] | None = None
        self._composed: pygame.Surface | None = None
        self._sharpen_at = 0.0
        self._glide: tuple[View, View, float] | None = None
        self._press: tuple[tuple[int, int], int, Tile | None] | None = None
        self._dragging: Literal["", "pan", "tiles"] = ""
        self._last_click = (0.0, (0, 0))

    # What callers set

    @property
    def overlays(self) -> tuple[Overlay, ...]:
        """What lies on the board, drawn in order into a kept picture."""
        return self._overlays

    @overlays.setter
    def overlays(self, value: Sequence[Overlay]) -> None:
        if tuple(value) != self._overlays:
            self._overlays, self._picture = tuple(value), None
            self.redraw()

    @property
    def live(self) -> tuple[Overlay, ...]:
        """What changes often (a ghost, a preview, a moving token), drawn on top of the overlays every frame."""
        return self._live

    @live.setter
    def live(self, value: Sequence[Overlay]) -> None:
        if tuple(value) != self._live:
            self._live = tuple(value)
            self.redraw()

    @property
    def show_names(self) -> bool:
        """Whether every tile shows its name."""
        return self._show_names

    @show_names.setter
    def show_names(self, value: bool) -> None:
        if value != self._show_names:
            self._show_names, self._picture = value, None
            self.redraw()

    def show_map(self, hexmap: HexMap) -> None:
        """Show another map in the place of this one; the view stays as far as the new one's edges allow."""
        if self._view is not None and (bounds := bounds_of(hexmap)) != self._view.bounds:
            self._view = View.whole(self.rect, bounds, self._view.margin)
        self.hexmap, self._ground, self._picture = hexmap, Ground(hexmap), None
        self.cursor = self.cursor if self.cursor in hexmap.by_id else None
        self.hovered_tile = self.hovered_tile if self.hovered_tile in hexmap.by_id else None
        self.redraw()

    # Pixels and tiles

    @property
    def view(self) -> View:
        """The part of the map that is seen."""
        assert self._view is not None
        return self._view

    def tile_at(self, pos: tuple[int, int]) -> Tile | None:
        """Return the tile at a pixel of the window."""
        if self._view is None or not self.rect.collidepoint(pos):
            return None
        tile = self.hexmap.by_place.get(self._view.layout().hex_at(*pos))
        return None if tile is None else tile.id

    def pixel_of(self, tile: Tile) -> tuple[int, int]:
        """Return the pixel at a tile's centre."""
        x, y = self.view.layout().center(self.hexmap.by_id[tile].place)
        return round(x), round(y)

    def zoom_by(self, factor: float, pos: tuple[int, int] | None = None) -> None:
        """Make the map larger or smaller around a pixel, or around the middle."""
        self._set_view(self.view.zoomed(factor, pos or self.rect.center))
        if self.ui is not None:
            self._sharpen_at = self.ui.now() + SHARPEN_AFTER
            self.ui.wake_in(SHARPEN_AFTER)

    def fit(self) -> None:
        """Show the whole map."""
        self._set_view(replace(self.view, zoom=1.0).bounded())

    def center_on(self, tile: Tile) -> None:
        """Glide so that a tile is in the middle."""
        target = self.view.centered(self.hexmap.by_id[tile].place)
        if self.ui is None or self.theme is None or not self.theme.ease(EASE):
            self._set_view(target)
        elif target != self._view:
            self._glide = (self.view, target, self.ui.now())
            self.redraw()

    def reveal(self, tile: Tile) -> None:
        """Glide to a tile if it is out of sight or at the very edge."""
        margin = round(2 * self.view.radius)
        if not self.rect.inflate(-margin, -margin).collidepoint(self.pixel_of(tile)):
            self.center_on(tile)

    def _set_view(self, view: View) -> None:
        self._glide = None
        if view != self._view:
            self._view = view
            self.redraw()

    # Layout and drawing

    def _min_width(self, theme: Theme) -> int:
        return theme.px(240)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return theme.px(240) if width is None else width, theme.px(200)

    def _layout(self, theme: Theme) -> None:
        if self._view is None:
            self._view = View.whole(self.rect, bounds_of(self.hexmap), theme.px(16))
        self._view = self._view.resized(self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the map with its overlays, then what changes often, then hover and cursor."""
        assert self.theme is not None
        self._follow_glide()
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        self._draw_picture(surface, self.theme)
        layout = self.view.layout()
        marks: list[Overlay] = list(self._live)
        if self.hovered_tile is not None:
            marks.append(Ring(self.hovered_tile, "ink"))
        if self.cursor is not None and self.focused:
            marks.append(Ring(self.cursor, "focus"))
        draw_overlays(surface, self.theme, self.hexmap, layout, marks)
        if not self._show_names:
            named = {self.hovered_tile, self.cursor if self.focused else None} - {None}
            draw_tile_names(
                surface, self.theme, (self.hexmap.by_id[tile] for tile in named if tile is not None), layout
            )
        if self.shows_focus:
            round_box(surface, self.rect, self.theme.px(4), None, self.theme.palette.focus, self.theme.px(2))
        surface.set_clip(clip)

    def _follow_glide(self) -> None:
        if self._glide is None or self.ui is None:
            return
        start, end, since = self._glide
        share = min(1.0, (self.ui.now() - since) / EASE)
        eased = 1 - (1 - share) ** 3
        self._view = replace(end, x=start.x + (end.x - start.x) * eased, y=start.y + (end.y - start.y) * eased)
        if share >= 1:
            self._glide = None
        else:
            self.ui.wake_in(0.001)

    def _draw_picture(self, surface: pygame.Surface, theme: Theme) -> None:
        view, ground = self.view, self._ground
        zooming = self.ui is not None and self.ui.now() < self._sharpen_at
        if zooming and self._composed is not None and ground.draw_stretched(surface, self._composed, view):
            return
        redone = ground.prepare(theme, view, self._show_names)
        if redone or self._picture is None or self._composed is None:
            self._composed = ground.surface.copy()
            below = 0.0 if self._show_names else BELOW
            draw_labelled(self._composed, theme, self.hexmap, ground.layout, self._overlays, below)
            self._picture = self._overlays
        surface.blit(self._composed, ground.offset(view))

    # Events

    def on_hover(self, inside: bool) -> None:
        """Forget the tile below the mouse when it leaves."""
        if not inside:
            self._hover(None)

    def _hover(self, tile: Tile | None) -> None:
        if tile != self.hovered_tile:
            for changed in (self.hovered_tile, tile):
                self._redraw_tile(changed)
            self.hovered_tile = tile
            if self.on_hover_tile is not None:
                self.on_hover_tile(tile)

    def _redraw_tile(self, tile: Tile | None) -> None:
        if tile is not None and self._view is not None:
            side = round(2.3 * self.view.radius) + 8
            place = pygame.Rect(0, 0, side, side)
            place.center = self.pixel_of(tile)
            self.redraw(place.clip(self.rect))

    def may_repeat(self, key: int) -> bool:
        """Return whether a key moves the cursor or zooms."""
        return key in CURSOR_KEYS or key in ZOOM_KEYS

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse and keys."""
        if self._view is None:
            return False
        match event.type:
            case pygame.MOUSEMOTION:
                self._moved(event)
            case pygame.MOUSEBUTTONDOWN:
                self._press = (event.pos, event.button, self.tile_at(event.pos))
            case pygame.MOUSEBUTTONUP:
                self._released(event)
            case pygame.MOUSEWHEEL:
                self.zoom_by(ZOOM_STEP**event.y, getattr(self.ui, "mouse", None))
            case pygame.KEYDOWN:
                return self._key(event)
            case _:
                return False
        return True

    def _moved(self, event: pygame.event.Event) -> None:
        tile = self.tile_at(event.pos)
        if self._press is not None and not self._dragging:
            (x, y), button, first = self._press
            if abs(event.pos[0] - x) + abs(event.pos[1] - y) > DRAG_AFTER and button in (1, 2):
                ways = button == 1 and first is not None and self.on_drag is not None
                told = ways and first is not None and self.on_drag is not None and self.on_drag(first, "start")
                self._dragging = "tiles" if told else "pan"
        if self._dragging == "pan":
            self._set_view(self.view.panned(*event.rel))
        elif self._dragging == "tiles" and tile is not None and tile != self.hovered_tile and self.on_drag is not None:
            self.on_drag(tile, "over")
        self._hover(None if self._dragging == "pan" else tile)

    def _released(self, event: pygame.event.Event) -> None:
        press, dragging = self._press, self._dragging
        self._press, self._dragging = None, ""
        tile = self.tile_at(event.pos)
        if dragging == "tiles" and self.on_drag is not None:
            last = tile if tile is not None else self.hovered_tile
            if last is not None:
                self.on_drag(last, "drop")
        elif not dragging and press is not None and tile is not None and tile == press[2]:
            self._clicked(tile, event)

    def _clicked(self, tile: Tile, event: pygame.event.Event) -> None:
        now = self.ui.now() if self.ui is not None else 0.0
        before, where = self._last_click
        near = abs(event.pos[0] - where[0]) + abs(event.pos[1] - where[1]) <= 2 * DRAG_AFTER
        if event.button == 1 and near and now - before < DOUBLE_CLICK:
            self._last_click = (0.0, (0, 0))
            self.center_on(tile)
            return
        self._last_click = (now, event.pos)
        self.move_cursor(tile)
        if self.on_click is not None:
            self.on_click(tile, event.button)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in CURSOR_KEYS:
            self._step(CURSOR_KEYS[event.key])
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(3 if event.key == pygame.K_LEFT else 0)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            odd = self.cursor is not None and self.hexmap.by_id[self.cursor].place.r % 2 == 1
            self._step((2 if odd else 1) if event.key == pygame.K_UP else (4 if odd else 5))
        elif event.key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
            self.zoom_by(ZOOM_STEP)
        elif event.key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self.zoom_by(1 / ZOOM_STEP)
        elif event.key in (pygame.K_0, pygame.K_KP0):
            self.fit()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.cursor is not None:
            if self.on_click is not None:
                self.on_click(self.cursor, 1)
        else:
            return False
        return True

    def _step(self, direction: int) -> None:
        if self.cursor is None:
            layout = self.view.layout()
            middle = layout.hex_at(*self.rect.center)
            nearest = min(self.hexmap.tiles, key=lambda tile: (_apart(tile.place, middle), tile.id))
            self.move_cursor(nearest.id)
            return
        step = self.hexmap.by_id[self.cursor].place.step(DIRECTIONS[direction])
        if (found := self.hexmap.by_place.get(step)) is not None:
            self.move_cursor(found.id)

    def move_cursor(self, tile: Tile) -> None:
        """Put the hex cursor on a tile, and the tile in sight."""
        if tile != self.cursor:
            self.cursor = tile
            if self.keyboard_used():
                self.reveal(tile)
            self.redraw()
            if self.on_cursor is not None:
                self.on_cursor(tile)

    def keyboard_used(self) -> bool:
        """Whether the player's last input was a key."""
        return self.ui is not None and self.ui.keyboard


def _apart(one: Hex, other: Hex) -> int:
    dq, dr = one.q - other.q, one.r - other.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
