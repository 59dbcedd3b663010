"""The map's own picture: table, shadow, tiles, rivers, letters and names, kept until the view leaves it."""

import pygame

from solo.client.hexart import TileArt, tile_art
from solo.client.hexlettering import draw_tile_names, draw_zones
from solo.client.hexmap import HexMap
from solo.client.hexriver import draw_borders, draw_rivers
from solo.client.hexview import View
from solo.client.palette import Palette, mix
from solo.client.theme import Theme
from solo.hex.coords import DIRECTIONS, Hex
from solo.hex.layout import Layout

__all__ = ["Ground"]

MARGIN = 64
HERE = Hex(0, 0)


class Ground:
    """Draws a map once for a size and place; panning within a margin costs nothing."""

    def __init__(self, hexmap: HexMap) -> None:
        self.hexmap = hexmap
        self.surface = pygame.Surface((1, 1))
        self.layout = Layout(1.0, 0.0, 0.0)
        self._view: View | None = None
        self._key: tuple[object, ...] = ()

    def prepare(self, theme: Theme, view: View, names: bool) -> bool:
        """Make the picture fit a view; return whether it had to be drawn anew."""
        key = (theme, view.radius, view.rect[2:], names)
        if self._view is not None and key == self._key:
            dx, dy = self.offset(view)
            if -2 * MARGIN <= dx - view.rect[0] <= 0 and -2 * MARGIN <= dy - view.rect[1] <= 0:
                return False
        self._key, self._view = key, view
        self._draw(theme, view, names)
        return True

    def offset(self, view: View) -> tuple[int, int]:
        """Return where in the window the picture's top left corner belongs."""
        here = view.layout()
        return round(here.x - self.layout.x), round(here.y - self.layout.y)

    def draw_stretched(self, surface: pygame.Surface, picture: pygame.Surface, view: View) -> bool:
        """Draw an old picture at another size, while zooming goes on; return whether that was possible."""
        if self._view is None:
            return False
        scale = view.radius / self._view.radius
        here = view.layout()
        left, top = here.x - self.layout.x * scale, here.y - self.layout.y * scale
        x, y, width, height = view.rect
        seen = pygame.Rect(
            int((x - left) / scale), int((y - top) / scale), int(width / scale) + 2, int(height / scale) + 2
        )
        part = seen.clip(picture.get_rect())
        if not part.width or not part.height:
            return False
        size = (max(1, round(part.width * scale)), max(1, round(part.height * scale)))
        stretched = pygame.transform.scale(picture.subsurface(part), size)
        surface.blit(stretched, (round(left + part.left * scale), round(top + part.top * scale)))
        return True

    def _draw(self, theme: Theme, view: View, names: bool) -> None:
        size = (view.rect[2] + 2 * MARGIN, view.rect[3] + 2 * MARGIN)
        if self.surface.get_size() != size:
            self.surface = pygame.Surface(size)
        here = view.layout()
        layout = Layout(here.radius, here.x - view.rect[0] + MARGIN, here.y - view.rect[1] + MARGIN)
        self.layout = layout
        _draw_table(self.surface, theme.palette, self.hexmap, layout)
        _draw_empty(self.surface, theme.palette, self.hexmap, layout)
        self._draw_tiles(tile_art(layout.radius, theme.palette.id))
        _draw_shores(self.surface, theme.palette, self.hexmap, layout)
        draw_rivers(self.surface, theme.palette, self.hexmap, layout)
        draw_borders(self.surface, self.hexmap, layout)
        draw_zones(self.surface, theme, self.hexmap, layout)
        if names:
            draw_tile_names(self.surface, theme, self.hexmap.land, layout)

    def _draw_tiles(self, art: TileArt) -> None:
        seen = self.surface.get_rect()
        for tile in self.hexmap.land:
            x, y = self.layout.center(tile.place)
            picture = art.tile(tile.terrain, tile.id)
            place = picture.get_rect(center=(round(x), round(y)))
            if seen.colliderect(place):
                self.surface.blit(picture, place)


def _draw_table(surface: pygame.Surface, palette: Palette, hexmap: HexMap, layout: Layout) -> None:
    """The dark table: faint crosses of a map grid, a soft light below the board, the board's shadow and rim."""
    surface.fill(palette.back)
    _draw_grid(surface, palette, layout)
    times = max(4, round(layout.radius / 4))
    small = pygame.Surface((surface.get_width() // times + 1, surface.get_height() // times + 1), pygame.SRCALPHA)
    _cover(
        small, hexmap, Layout(layout.radius / times, layout.x / times, (layout.y + layout.radius * 0.3) / times), 1.5
    )
    small = pygame.transform.smoothscale(
        pygame.transform.smoothscale(small, (max(1, small.get_width() // 2), max(1, small.get_height() // 2))),
        (small.get_width() * times, small.get_height() * times),
    )
    small.set_alpha(170)
    surface.blit(small, (0, 0))
    rim = mix(palette.back, (0, 0, 0), 0.5)
    for tile in hexmap.land:
        grown = Layout(layout.radius * 1.09, *layout.center(tile.place))
        pygame.draw.polygon(surface, rim, grown.corners(HERE))


def _draw_grid(surface: pygame.Surface, palette: Palette, layout: Layout) -> None:
    step, arm = layout.radius * 3, max(2, round(layout.radius * 0.1))
    color = mix(palette.back, palette.muted, 0.13)
    x = layout.x % step
    while x < surface.get_width():
        y = layout.y % step
        while y < surface.get_height():
            pygame.draw.line(surface, color, (x - arm, y), (x + arm, y))
            pygame.draw.line(surface, color, (x, y - arm), (x, y + arm))
            y += step
        x += step


def _cover(surface: pygame.Surface, hexmap: HexMap, layout: Layout, grow: float) -> None:
    surface.fill((0, 0, 0, 0))
    for tile in hexmap.land:
        x, y = layout.center(tile.place)
        pygame.draw.circle(surface, (0, 0, 0, 255), (x, y), layout.radius * grow)


def _draw_empty(surface: pygame.Surface, palette: Palette, hexmap: HexMap, layout: Layout) -> None:
    """A faint outline where a tile could be."""
    color = mix(palette.back, palette.muted, 0.3)
    for tile in hexmap.tiles:
        if not tile.terrain:
            inner = Layout(layout.radius * 0.9, *layout.center(tile.place))
            pygame.draw.aalines(surface, color, True, inner.corners(HERE))


def _draw_shores(surface: pygame.Surface, palette: Palette, hexmap: HexMap, layout: Layout) -> None:
    """A light line of shallow water where a lake meets land."""
    if "lake" not in palette.ramps:
        return
    color, thick = mix(palette.ramps["lake"][2], (255, 255, 255), 0.28), max(1, round(layout.radius * 0.06))
    for tile in hexmap.land:
        if tile.terrain != "lake":
            continue
        x, y = layout.center(tile.place)
        corners = Layout(layout.radius * 0.93, x, y).corners(HERE)
        for direction, step in enumerate(DIRECTIONS):
            other = hexmap.by_place.get(tile.place.step(step))
            if other is not None and other.terrain not in ("lake", ""):
                pygame.draw.line(surface, color, corners[direction], corners[(direction + 1) % 6], thick)
