"""Rivers: smooth, slightly irregular lines of water along the tiles' edges where zones meet."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

import pygame

from solo.client.hexmap import HexMap
from solo.client.paint import disc
from solo.client.palette import Color, Palette, mix
from solo.hex.layout import Layout

__all__ = ["draw_borders", "draw_rivers", "river_lines"]

Point = tuple[float, float]

BORDER: Color = (0xF4, 0xF0, 0xE6)


def river_lines(hexmap: HexMap) -> list[list[Point]]:
    """Return the rivers' courses for tiles of radius 1, each a smooth line from an end or a fork to the next."""
    unit = Layout(1.0, 0.0, 0.0)
    edges: dict[Point, list[Point]] = {}
    for place, direction in hexmap.borders:
        corners = unit.corners(place)
        one, other = (_rounded(corners[(direction + step) % 6]) for step in (0, 1))
        edges.setdefault(one, []).append(other)
        edges.setdefault(other, []).append(one)
    return [_smooth([_wander(point) for point in chain]) for chain in _chains(edges)]


def _rounded(point: Point) -> Point:
    return round(point[0], 3) + 0.0, round(point[1], 3) + 0.0


def _chains(edges: dict[Point, list[Point]]) -> Iterable[list[Point]]:
    """Split a net of edges at its ends and forks."""
    left = {frozenset((one, other)) for one, others in edges.items() for other in others}
    starts = sorted(point for point, others in edges.items() if len(others) != 2) + sorted(edges)
    for start in starts:
        for second in sorted(edges[start]):
            if frozenset((start, second)) not in left:
                continue
            chain = [start, second]
            left.discard(frozenset((start, second)))
            while len(edges[chain[-1]]) == 2:
                onward = [other for other in edges[chain[-1]] if frozenset((chain[-1], other)) in left]
                if not onward:
                    break
                left.discard(frozenset((chain[-1], onward[0])))
                chain.append(onward[0])
            yield chain


def _wander(point: Point) -> Point:
    """Move a corner a little, always the same way, so that the river does not look ruled."""
    angle = math.sin(point[0] * 12.9898 + point[1] * 78.233) * 43758.5453
    return point[0] + 0.07 * math.cos(angle), point[1] + 0.07 * math.sin(angle)


def _smooth(points: Sequence[Point]) -> list[Point]:
    """Round off the corners of a line (Chaikin), its ends kept."""
    line = list(points)
    for _ in range(3):
        rounded = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            rounded += [(x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25), (x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75)]
        line = [*rounded, line[-1]]
    return line


@lru_cache(maxsize=8)
def _courses(hexmap: HexMap) -> list[list[Point]]:
    return river_lines(hexmap)


def draw_rivers(surface: pygame.Surface, palette: Palette, hexmap: HexMap, layout: Layout) -> None:
    """Draw all rivers: a dark bank, the water, and a glint of light along it."""
    radius = layout.radius
    passes: tuple[tuple[Color, float, float], ...] = (
        (mix(palette.river, (8, 14, 20), 0.82), 0.31, 0.0),
        (mix(palette.river, (20, 60, 90), 0.45), 0.2, 0.0),
        (mix(palette.river, (255, 255, 255), 0.12), 0.07, -0.035),
    )
    for color, width, lift in passes:
        for course in _courses(hexmap):
            for number, (x, y) in enumerate(_steps(course, max(0.03, 1.5 / radius))):
                swell = 1 + 0.16 * math.sin(number * 0.11 + course[0][0] * 3)
                stamp = disc(max(2, round(width * swell * radius)), color)
                pixel = (layout.x + x * radius, layout.y + (y + lift) * radius)
                surface.blit(stamp, stamp.get_rect(center=(round(pixel[0]), round(pixel[1]))))


def draw_borders(surface: pygame.Surface, hexmap: HexMap, layout: Layout) -> None:
    """Draw the borders of the zones, which the rivers follow, as a dashed line along their middle."""
    radius, dash = layout.radius, max(2, round(layout.radius * 0.08))
    stamp = disc(dash, (*BORDER, 200))
    for course in _courses(hexmap):
        for number, (x, y) in enumerate(_steps(course, 0.06)):
            if number % 7 < 4:
                pixel = (round(layout.x + x * radius), round(layout.y + y * radius))
                surface.blit(stamp, stamp.get_rect(center=pixel))


def _steps(course: Sequence[Point], step: float) -> Iterable[Point]:
    """Yield points along a line, evenly apart."""
    carry = 0.0
    for (x0, y0), (x1, y1) in pairwise(course):
        length = math.hypot(x1 - x0, y1 - y0)
        while carry < length:
            share = carry / length
            yield x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            carry += step
        carry -= length
