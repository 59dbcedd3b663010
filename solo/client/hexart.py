"""Shaded pictures of tiles: each terrain has a texture of its own and faint marks, in a few variants."""

import math
from collections.abc import Mapping
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from solo.client.palette import PALETTES, Ramp
from solo.client.terrainmarks import draw_marks

__all__ = ["VARIANTS", "TileArt", "mask_tile", "tile_art", "tile_size"]

VARIANTS = 6
"""How many pictures each terrain has."""

Plane = NDArray[np.float64]

_ROUGHNESS = {"field": 0.35, "forest": 0.75, "city": 0.3, "lake": 0.45, "mountain": 0.7}
_CELLS = {"field": 5, "forest": 11, "city": 6, "lake": 4, "mountain": 7}


def tile_size(radius: float) -> tuple[int, int]:
    """Return the size of a tile's picture in pixels; the tile is in its middle."""
    return math.ceil(3**0.5 * radius) + 4, math.ceil(2 * radius) + 4


def _inside(radius: float) -> tuple[Plane, Plane, Plane]:
    """Distance in pixels from the tile's edge (positive inside), and x and y from its middle."""
    wide, tall = tile_size(radius)
    x = (np.arange(wide) + 0.5 - wide / 2)[:, None]
    y = (np.arange(tall) + 0.5 - tall / 2)[None, :]
    half = 3**0.5 / 2
    across = np.maximum(np.abs(x), np.maximum(np.abs(x / 2 + y * half), np.abs(x / 2 - y * half)))
    return radius * half - across, x + 0 * y, y + 0 * x


@lru_cache(maxsize=512)
def mask_tile(radius: float, share: float = 1.0) -> pygame.Surface:
    """Return a smooth white hexagon of `share` times the radius, in a picture of a tile's size."""
    distance, _, _ = _inside(radius)
    distance = distance - radius * (1 - share) * 3**0.5 / 2
    surface = pygame.Surface(distance.shape, pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    alpha = pygame.surfarray.pixels_alpha(surface)
    alpha[...] = (np.clip(distance + 0.5, 0, 1) * 255).astype(np.uint8)
    del alpha
    return surface


def _noise(rng: np.random.Generator, shape: tuple[int, int], cells: int) -> Plane:
    """Smooth noise from 0 to 1, two octaves."""
    total = np.zeros(shape)
    for octave, weight in ((1, 0.65), (2, 0.35)):
        count = cells * octave + 2
        grid = rng.random((count, count))
        xs, ys = np.linspace(0, count - 1.001, shape[0]), np.linspace(0, count - 1.001, shape[1])
        x0, y0 = xs.astype(int), ys.astype(int)
        fx, fy = (xs - x0)[:, None], (ys - y0)[None, :]
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        top = grid[np.ix_(x0, y0)] * (1 - fx) + grid[np.ix_(x0 + 1, y0)] * fx
        low = grid[np.ix_(x0, y0 + 1)] * (1 - fx) + grid[np.ix_(x0 + 1, y0 + 1)] * fx
        total += weight * (top * (1 - fy) + low * fy)
    return total


def _ramped(level: Plane, ramp: Ramp) -> Plane:
    """Colours of a three-step ramp for levels from 0 to 1."""
    dark, middle, light = (np.array(color, dtype=float) for color in ramp)
    level = np.clip(level, 0, 1)[..., None]
    low = dark + (middle - dark) * np.clip(level * 2, 0, 1)
    return np.asarray(low + (light - middle) * np.clip(level * 2 - 1, 0, 1))


@lru_cache(maxsize=3)
def tile_art(radius: float, palette: str) -> "TileArt":
    """Return the tiles' pictures at a size in a palette, shared by all boards that show them."""
    return TileArt(radius, PALETTES[palette].ramps)


class TileArt:
    """The tiles' pictures at one size and in one palette, drawn when first asked for."""

    def __init__(self, radius: float, ramps: Mapping[str, Ramp]) -> None:
        self.radius = radius
        self.ramps = ramps
        self._made: dict[tuple[str, int], pygame.Surface] = {}

    def tile(self, terrain: str, number: int) -> pygame.Surface:
        """Return the picture of a tile; its variant depends on `number` only. Unknown terrain is drawn as a field."""
        kind = terrain if terrain in self.ramps else "field"
        key = (kind, (number * 2654435761 >> 12) % VARIANTS)
        if key not in self._made:
            self._made[key] = self._make(*key)
        return self._made[key]

    def _make(self, terrain: str, variant: int) -> pygame.Surface:
        radius = self.radius
        rng = np.random.default_rng(sorted(self.ramps).index(terrain) * 100 + variant)
        distance, x, y = _inside(radius)
        rough = _ROUGHNESS.get(terrain, 0.4)
        level = 0.5 + rough * (_noise(rng, distance.shape, _CELLS.get(terrain, 6)) - 0.5)
        level -= 0.10 * (x * x + y * y) / (radius * radius)
        ground = self._surface(_ramped(level, self.ramps[terrain]))
        draw_marks(ground, terrain, variant, radius, self.ramps[terrain])
        return self._finished(ground, distance, x, y)

    def _surface(self, colors: Plane) -> pygame.Surface:
        surface = pygame.Surface(colors.shape[:2], pygame.SRCALPHA)
        surface.fill((0, 0, 0, 255))
        pixels = pygame.surfarray.pixels3d(surface)
        pixels[...] = np.clip(colors, 0, 255).astype(np.uint8)
        del pixels
        return surface

    def _finished(self, surface: pygame.Surface, distance: Plane, x: Plane, y: Plane) -> pygame.Surface:
        """Add the bevel and the dark seam, and cut the tile out."""
        radius = self.radius
        bevel = np.clip(1 - distance / (0.14 * radius), 0, 1) ** 2 * (-0.55 * x - 0.85 * y) / radius
        seam = np.clip((distance + 0.2) / max(1.2, radius * 0.04), 0, 1)
        pixels = pygame.surfarray.pixels3d(surface)
        shaded = pixels * (0.45 + 0.55 * seam)[..., None] + (44 * bevel)[..., None]
        pixels[...] = np.clip(shaded, 0, 255).astype(np.uint8)
        del pixels
        alpha = pygame.surfarray.pixels_alpha(surface)
        alpha[...] = (np.clip(distance + 0.9, 0, 1) * 255).astype(np.uint8)
        del alpha
        return surface
