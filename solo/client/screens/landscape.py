"""The country behind the title: a map table at night, a lamp above it, and a hunt under way."""

import math

import pygame

from solo.client.hexart import TileArt
from solo.client.hexmap import HexMap, MapTile
from solo.client.hexoverlay import draw_overlays
from solo.client.hexriver import draw_rivers
from solo.client.overlays import Overlay, Path, Ring, Tint, Token
from solo.client.palette import Color, mix
from solo.client.theme import Theme
from solo.hex.coords import Hex, distance
from solo.hex.layout import Layout

__all__ = ["landscape"]

RADIUS = 41
LAMP = (0.66, 0.42)
"""Where the lamp shines, as shares of the window."""

SMALL = 64


def landscape(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture for a window of a size in pixels."""
    radius = float(max(theme.px(RADIUS), round(max(size) / 30)))
    layout = Layout(radius, size[0] * LAMP[0], size[1] * LAMP[1])
    hexmap = _country(layout, size)
    surface = pygame.Surface(size)
    surface.fill(theme.palette.back)
    _draw_tiles(surface, theme, hexmap, layout)
    draw_rivers(surface, theme.palette, hexmap, layout)
    surface.blit(_night(theme, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    draw_overlays(surface, theme, hexmap, layout, _hunt(hexmap))
    surface.blit(_shade(theme, size), (0, 0))
    return surface


# The country


def _country(layout: Layout, size: tuple[int, int]) -> HexMap:
    """Every tile that the window shows, with a terrain from a few slow waves, so that it is the same every time."""
    corners = [layout.hex_at(x, y) for x in (0, size[0]) for y in (0, size[1])]
    rows = range(min(place.r for place in corners) - 1, max(place.r for place in corners) + 2)
    tiles = list[MapTile]()
    for row in rows:
        left, right = (layout.hex_at(x, layout.center(Hex(0, row))[1]).q for x in (0, size[0]))
        for column in range(left - 1, right + 2):
            place = Hex(column, row)
            tiles.append(MapTile(len(tiles), place, "", _terrain(place), _zone(place)))
    return HexMap(tuple(tiles))


def _terrain(place: Hex) -> str:
    if place in _FIXED:
        return _FIXED[place]
    x, y = place.q + place.r / 2, place.r * 0.87
    height = _waves(x, y, ((0.62, 0.31, 0.9), (-0.34, 0.83, 2.6), (1.2, -0.95, 1.3)))
    damp = _waves(x, y, ((0.24, -0.29, 1.7), (0.51, 0.33, 0.2), (-0.8, 0.61, 2.9)))
    if height > 0.5:
        return "mountain"
    if height < -0.5:
        return "lake"
    if (place.q * 7 + place.r * 13 + place.q * place.r) % 19 == 3:
        return "city"
    return "forest" if damp > -0.02 else "field"


def _waves(x: float, y: float, waves: tuple[tuple[float, float, float], ...]) -> float:
    return sum(math.sin(a * x + b * y + c) / (1 + step) for step, (a, b, c) in enumerate(waves)) / 1.9


def _zone(place: Hex) -> str:
    """Two banks of one river that winds through the picture."""
    x, y = place.q + place.r / 2, place.r * 0.87
    return "A" if x < 1.9 * math.sin(y * 0.55 + 0.6) - 2.2 + 0.25 * y else "B"


_TRAIL = (Hex(5, -4), Hex(4, -4), Hex(4, -3), Hex(3, -2), Hex(2, -2), Hex(2, -1), Hex(1, 0), Hex(0, 0))
_STANDS = (("yellow", Hex(-3, 2)), ("pink", Hex(3, 1)), ("blue", Hex(0, -3)), ("turquoise", Hex(-2, 4)))

_FIXED = {place: "forest" if at % 3 else "field" for at, place in enumerate(_TRAIL)} | {
    Hex(-3, 2): "city",
    Hex(3, 1): "field",
    Hex(0, -3): "city",
    Hex(-2, 4): "field",
    Hex(-1, 0): "forest",
    Hex(-1, 1): "field",
    Hex(0, 1): "forest",
    Hex(1, 1): "lake",
    Hex(2, 1): "lake",
    Hex(1, 2): "lake",
    Hex(0, 2): "lake",
    Hex(4, -1): "mountain",
    Hex(4, 0): "mountain",
    Hex(5, -1): "mountain",
    Hex(5, -2): "mountain",
    Hex(4, -2): "mountain",
    Hex(3, -1): "mountain",
}
"""The tiles where the hunt stands, so that it makes sense on them."""


# What lies on it


def _hunt(hexmap: HexMap) -> list[Overlay]:
    """Some Agents around a trail that ends where nobody has looked yet."""
    at = {place: tile.id for place, tile in hexmap.by_place.items()}
    asked = frozenset(id for place, id in at.items() if distance(place, _STANDS[0][1]) <= 2)
    found: list[Overlay] = [Tint(asked, "accent", 0.2)]
    if all(place in at for place in _TRAIL):
        found.append(Path(tuple(at[place] for place in _TRAIL), alien=True, dashed=True))
        found.append(Ring(at[_TRAIL[-1]], "alien"))
    return found + [Token(at[place], agent) for agent, place in _STANDS if place in at]


def _draw_tiles(surface: pygame.Surface, theme: Theme, hexmap: HexMap, layout: Layout) -> None:
    art = TileArt(layout.radius, theme.palette.ramps)
    for tile in hexmap.tiles:
        picture = art.tile(tile.terrain, tile.id)
        x, y = layout.center(tile.place)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


# Light


def _night(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """What the landscape is multiplied with: warm below the lamp, blue and dark away from it."""
    warm, cold = (255, 246, 228), mix((58, 66, 92), theme.palette.back, 0.35)
    small = pygame.Surface((SMALL, SMALL))
    for x in range(SMALL):
        for y in range(SMALL):
            away = math.hypot((x / SMALL - LAMP[0]) * 1.15, (y / SMALL - LAMP[1]) * 1.05) / 0.62
            small.set_at((x, y), mix(warm, cold, _smooth(away)))
    return pygame.transform.smoothscale(small, size)


def _shade(theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The dark from the left, on which lettering and menu stand."""
    wide = max(2, min(size[0], round(theme.px(760))))
    strip = pygame.Surface((SMALL, 2), pygame.SRCALPHA)
    color: Color = mix(theme.palette.back, (0, 0, 0), 0.25)
    for x in range(SMALL):
        share = _smooth(1.2 - 1.25 * x / SMALL)
        strip.fill((*color, round(238 * share)), (x, 0, 1, 2))
    return pygame.transform.smoothscale(strip, (wide, size[1]))


def _smooth(share: float) -> float:
    share = max(0.0, min(1.0, share))
    return share * share * (3 - 2 * share)
