"""The map's own picture: table, shadow, tiles, rivers, letters and names, kept until the view leaves it."""

import pygame

from solo.client.hexmap import HexMap
from solo.client.hexview import View
from solo.client.theme import Theme
from solo.hex.layout import Layout

__all__ = ["Ground"]

MARGIN = 64


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
        rect = pygame.Rect(view.rect)
        source = pygame.Rect(
            int((rect.left - left) / scale),
            int((rect.top - top) / scale),
            int(rect.width / scale) + 1,
            int(rect.height / scale) + 1,
        )
        part = source.clip(picture.get_rect())
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
        self.layout = Layout(here.radius, here.x - view.rect[0] + MARGIN, here.y - view.rect[1] + MARGIN)
        self.surface.fill(theme.palette.back)
        for tile in self.hexmap.tiles:
            pygame.draw.polygon(self.surface, theme.palette.ramps[tile.terrain][1], self.layout.corners(tile.place))
            pygame.draw.polygon(self.surface, theme.palette.back, self.layout.corners(tile.place), 1)
