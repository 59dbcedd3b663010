"""Shapes of whole tile sets: the rim around them, hatching across them, tints and smooth lines."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from solo.client.hexart import mask_tile
from solo.client.paint import disc
from solo.client.palette import Color
from solo.hex.coords import DIRECTIONS, Hex
from solo.hex.layout import Layout

__all__ = ["hatch_tile", "rim_edges", "stroke", "tint_tile"]

Point = tuple[float, float]
DARK: Color = (12, 14, 18)


def rim_edges(places: Iterable[Hex], layout: Layout, inset: float = 0.0) -> list[tuple[Point, Point]]:
    """Return the sides, in pixels, between a set of tiles and what lies around it, `inset` radii inwards."""
    kept = set(places)
    edges = []
    for place in sorted(kept):
        x, y = layout.center(place)
        corners = Layout(layout.radius * (1 - inset), x, y).corners(Hex(0, 0))
        outer = layout.corners(place)
        for direction, step in enumerate(DIRECTIONS):
            if place.step(step) in kept:
                continue
            one, other = corners[direction], corners[(direction + 1) % 6]
            if place.step(DIRECTIONS[(direction - 1) % 6]) in kept:
                one = _slid(one, outer[direction], outer[(direction - 1) % 6], inset)
            if place.step(DIRECTIONS[(direction + 1) % 6]) in kept:
                other = _slid(other, outer[(direction + 1) % 6], outer[(direction + 2) % 6], inset)
            edges.append((one, other))
    return edges


def _slid(point: Point, corner: Point, away: Point, inset: float) -> Point:
    """Carry a rim on to a neighbour of the set: the point on their common side, `inset` from the corner."""
    if not inset:
        return point
    return corner[0] + (away[0] - corner[0]) * inset, corner[1] + (away[1] - corner[1]) * inset


def stroke(surface: pygame.Surface, points: Sequence[Point], color: Color, width: float, alpha: int = 255) -> None:
    """Draw a smooth line with round ends."""
    size = max(2, round(width))
    stamp = disc(size, (*color, alpha) if alpha < 255 else color)
    step = max(1.0, size / (6 if alpha == 255 else 2))
    stamps = []
    for (x0, y0), (x1, y1) in pairwise(points):
        count = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / step))
        for number in range(count + 1):
            share = number / count
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            stamps.append((stamp, (round(x - size / 2), round(y - size / 2))))
    surface.blits(stamps, False)


@lru_cache(maxsize=64)
def tint_tile(radius: float, color: Color, alpha: int) -> pygame.Surface:
    """Return one tile filled with a translucent colour."""
    tile = mask_tile(radius, 1.0).copy()
    tile.fill((*color, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return tile


@lru_cache(maxsize=64)
def hatch_tile(radius: float, color: Color, alpha: int, phase: int) -> pygame.Surface:
    """Return one tile of slanted lines; `phase` (pixels) makes them meet those of the neighbours.

    Each line has a dark edge below it, so that it is seen on a lit field as well as on a dark forest.
    """
    mask = mask_tile(radius, 1.0)
    wide, tall = mask.get_size()
    times, step = 3, max(5, round(radius * 0.24))
    lines = pygame.Surface((wide * times, tall * times), pygame.SRCALPHA)
    lines.fill((*color, 0))
    thick = max(2, round(radius * 0.045 * times))
    strokes = (((*DARK, alpha), thick, thick), ((*color, alpha), 0, thick))
    for start in range(-tall - step + phase % step, wide + step, step):
        for ink, aside, width in strokes:
            low = start * times + aside
            pygame.draw.line(lines, ink, (low, tall * times), (low + tall * times, 0), width)
    small = pygame.transform.smoothscale(lines, (wide, tall))
    small.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return small
