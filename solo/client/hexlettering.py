"""What is written on the map itself: zone letters, region names, tile names."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
import pygame

from solo.client.hexmap import HexMap, MapTile
from solo.client.palette import Color
from solo.client.theme import Theme
from solo.hex.coords import Hex
from solo.hex.layout import Layout

__all__ = ["BELOW", "draw_regions", "draw_tile_names", "draw_zones", "haloed"]

INK: Color = (0xF4, 0xF0, 0xE6)
HALO: Color = (0x0B, 0x0E, 0x12)
BELOW = 0.72
"""How far below a tile's middle a name is written, in radii."""


def haloed(drawn: pygame.Surface, shade: pygame.Surface, reach: int, alpha: int = 150) -> pygame.Surface:
    """Return a text on a soft dark rim; `shade` is the same text in the rim's colour."""
    size = (drawn.get_width() + 2 * reach, drawn.get_height() + 2 * reach)
    found = pygame.Surface(size, pygame.SRCALPHA)
    found.fill((*HALO, 0))
    shade.set_alpha(alpha)
    for dx in (0, reach, 2 * reach):
        for dy in (0, reach, 2 * reach):
            if (dx, dy) != (reach, reach):
                found.blit(shade, (dx, dy))
    found.blit(drawn, (reach, reach))
    return found


def draw_zones(surface: pygame.Surface, theme: Theme, hexmap: HexMap, layout: Layout) -> None:
    """Write each zone's letter, large and faint, in the middle of its land."""
    font = theme.font_px(round(layout.radius * 4.6), bold=True)
    for zone, places in hexmap.zones.items():
        letter = font.render(zone, True, INK)
        letter.set_alpha(62)
        shade = font.render(zone, True, HALO)
        shade.set_alpha(60)
        x, y = layout.center(_heart(places))
        place = letter.get_rect(center=(round(x), round(y)))
        reach = max(1, round(layout.radius * 0.05))
        surface.blit(shade, place.move(reach, reach))
        surface.blit(letter, place)


def _heart(places: Iterable[Hex]) -> Hex:
    """The place that is nearest to all others of its zone."""
    kept = sorted(places)
    q, r = np.array(kept).T
    across, down = q[:, None] - q, r[:, None] - r
    far = (np.abs(across) + np.abs(down) + np.abs(across + down)).sum(axis=1)
    return kept[int(far.argmin())]  # the first of equals


def draw_regions(
    surface: pygame.Surface,
    theme: Theme,
    hexmap: HexMap,
    layout: Layout,
    below: float = BELOW,
    written: Sequence[pygame.Rect] = (),
) -> None:
    """Write each region's name in small spaced capitals across its tiles, one below another where they would meet.

    Names stand `below` the middle of tiles, in radii: at their lower edges, for what lies on a tile lies in its middle.
    `written` are the places, in pixels, of other texts, which the names make way for.
    """
    pixels = max(9, round(layout.radius * 0.34))
    taken: list[pygame.Rect] = list(written)
    for name, tiles in hexmap.regions.items():
        centers = [layout.center(place) for place in hexmap.places(tiles)]
        if not centers:
            continue
        picture = _capitals(theme, name.upper(), pixels)
        x = sum(x for x, _ in centers) / len(centers)
        y = sum(y for _, y in centers) / len(centers)
        _, y = min(centers, key=lambda center: (abs(center[1] - y), center))
        place = picture.get_rect(center=(round(x), round(y + layout.radius * below)))
        while place.collidelist(taken) >= 0:
            place.move_ip(0, pixels)
        taken.append(place)
        surface.blit(picture, place)


@lru_cache(maxsize=64)
def _capitals(theme: Theme, text: str, pixels: int) -> pygame.Surface:
    font, gap = theme.font_px(pixels, bold=True), max(1, round(pixels * 0.16))
    widths = [font.size(letter)[0] for letter in text]
    size = (sum(widths) + gap * (len(text) - 1), font.get_linesize())
    drawn, shade = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(2))
    for layer, color in ((drawn, INK), (shade, HALO)):
        layer.fill((*color, 0))
        x = 0
        for letter, width in zip(text, widths, strict=True):
            layer.blit(font.render(letter, True, color), (x, 0))
            x += width + gap
    drawn.set_alpha(225)
    return haloed(drawn, shade, 1, 120)


def draw_tile_names(surface: pygame.Surface, theme: Theme, tiles: Iterable[MapTile], layout: Layout) -> None:
    """Write some tiles' names small at their lower edges."""
    font = theme.font_px(max(9, round(layout.radius * 0.3)), bold=True)
    for tile in tiles:
        x, y = layout.center(tile.place)
        drawn, shade = (font.render(tile.name, True, color) for color in (INK, HALO))
        picture = haloed(drawn, shade, 1)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y + layout.radius * 0.68))))
