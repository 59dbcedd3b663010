"""The faint marks on terrain: trees, furrows, houses with a light in the window, waves and peaks."""

import math
import random
from collections.abc import Callable, Mapping

import pygame

from solo.client.palette import Color, Ramp, mix

__all__ = ["draw_marks"]

TIMES = 3
"""Marks are drawn this much larger and scaled down, to be smooth."""

WINDOW: Color = (0xF2, 0xC4, 0x6A)
WHITE: Color = (0xFF, 0xFF, 0xFF)
BLACK: Color = (0, 0, 0)


def draw_marks(surface: pygame.Surface, terrain: str, variant: int, radius: float, ramp: Ramp) -> None:
    """Draw a terrain's marks on a tile's picture; terrain without marks is left as it is."""
    draw = _MARKS.get(terrain)
    if draw is None:
        return
    wide, tall = surface.get_size()
    layer = pygame.Surface((wide * TIMES, tall * TIMES), pygame.SRCALPHA)
    layer.fill((*ramp[1], 0))
    pen = _Pen(layer, radius * TIMES, random.Random(f"{terrain} {variant}"), ramp)
    draw(pen, variant)
    surface.blit(pygame.transform.smoothscale(layer, (wide, tall)), (0, 0))


class _Pen:
    """Draws in units of the tile's radius around its middle."""

    def __init__(self, layer: pygame.Surface, radius: float, rng: random.Random, ramp: Ramp) -> None:
        self.layer, self.radius, self.rng, self.ramp = layer, radius, rng, ramp
        self.x, self.y = layer.get_width() / 2, layer.get_height() / 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.radius, self.y + y * self.radius

    def polygon(self, points: list[tuple[float, float]], color: Color, alpha: int = 255) -> None:
        pygame.draw.polygon(self.layer, (*color, alpha), [self.at(*point) for point in points])

    def circle(self, x: float, y: float, size: float, color: Color, alpha: int = 255) -> None:
        pygame.draw.circle(self.layer, (*color, alpha), self.at(x, y), size * self.radius)

    def line(self, points: list[tuple[float, float]], width: float, color: Color, alpha: int = 255) -> None:
        thick = max(1, round(width * self.radius))
        pygame.draw.lines(self.layer, (*color, alpha), False, [self.at(*point) for point in points], thick)


def _spread(rng: random.Random, count: int, apart: float, reach: float) -> list[tuple[float, float]]:
    """Points within the tile, none closer to another than `apart`, from top to bottom."""
    found: list[tuple[float, float]] = []
    for _ in range(count * 30):
        x, y = rng.uniform(-reach, reach), rng.uniform(-reach, reach)
        inside = max(abs(x), abs(x / 2 + y * 0.866), abs(x / 2 - y * 0.866)) < reach * 0.866
        if inside and all(math.hypot(x - a, y - b) >= apart for a, b in found):
            found.append((x, y))
        if len(found) == count:
            break
    return sorted(found, key=lambda point: point[1])


def _field(pen: _Pen, variant: int) -> None:
    """Parcels with furrows in two directions, one of them green, and a hedge between them."""
    dark, middle, light = pen.ramp
    turn = math.radians(variant * 60 + 18 + pen.rng.uniform(-9, 9))
    split = pen.rng.uniform(-0.3, 0.3)
    tones = [
        mix(middle, light, 0.55),
        mix(mix(middle, dark, 0.5), (0x5E, 0x7A, 0x45), 0.4),
        mix(middle, (0x8A, 0x6A, 0x42), 0.38),
    ]
    pen.rng.shuffle(tones)
    for side, tone in zip((-1, 1), tones, strict=False):
        angle = turn + (0.0 if side < 0 else math.radians(74))
        _parcel(pen, turn, split, side, tone)
        for step in range(-9, 10):
            _furrow(pen, turn, split, side, angle, step * 0.125, mix(tone, dark, 0.75))
    hedge = mix(dark, (0x24, 0x44, 0x30), 0.75)
    for step in range(-9, 10):
        along = step * 0.095 + pen.rng.uniform(-0.02, 0.02)
        x, y = _turned(along, split, turn)
        pen.circle(x + 0.02, y + 0.03, 0.045, mix(dark, BLACK, 0.5), 120)
        pen.circle(x, y, pen.rng.uniform(0.03, 0.06), hedge, 235)


def _turned(x: float, y: float, angle: float) -> tuple[float, float]:
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def _parcel(pen: _Pen, turn: float, split: float, side: int, tone: Color) -> None:
    corners = [(-1.2, split), (1.2, split), (1.2, split + 1.4 * side), (-1.2, split + 1.4 * side)]
    pen.polygon([_turned(x, y, turn) for x, y in corners], tone, 205)


def _furrow(pen: _Pen, turn: float, split: float, side: int, angle: float, offset: float, color: Color) -> None:
    """One furrow, only where it lies in its parcel."""
    points = []
    for step in range(-24, 25):
        x, y = _turned(step * 0.05, offset, angle)
        across = _turned(x, y, -turn)[1] - split
        if across * side > 0.07:
            points.append((x, y))
    if len(points) > 1:
        pen.line(points, 0.024, color, 140)


def _forest(pen: _Pen, variant: int) -> None:
    """Conifers and round crowns, lit from the upper left."""
    dark, middle, light = pen.ramp
    for x, y in _spread(pen.rng, 17, 0.25, 0.86):
        size = pen.rng.uniform(0.14, 0.19)
        pen.circle(x + 0.05, y + 0.08, size * 0.95, mix(dark, BLACK, 0.55), 120)
        tone = mix(middle, light, pen.rng.uniform(0.2, 0.9))
        if pen.rng.random() < 0.62:
            _conifer(pen, x, y, size, tone)
        else:
            pen.circle(x, y, size * 0.9, mix(tone, dark, 0.55))
            pen.circle(x - size * 0.2, y - size * 0.25, size * 0.62, tone)
            pen.circle(x - size * 0.3, y - size * 0.4, size * 0.28, mix(tone, WHITE, 0.16))


def _conifer(pen: _Pen, x: float, y: float, size: float, tone: Color) -> None:
    dark = pen.ramp[0]
    for level, wide in ((0.55, 1.0), (-0.05, 0.78), (-0.6, 0.52)):
        base, top = y + size * level + size * 0.35, y + size * level - size * 0.85
        pen.polygon([(x - size * wide, base), (x, top), (x + size * wide, base)], mix(tone, dark, 0.62))
        pen.polygon([(x - size * wide, base), (x, top), (x, base)], tone)


def _city(pen: _Pen, variant: int) -> None:
    """Streets, roofs and lit windows."""
    dark, middle, light = pen.ramp
    turn = math.radians((variant % 3) * 60 + 30)
    for angle in (turn, turn + math.radians(90)):
        road = [_turned(-1.1, 0.02, angle), _turned(1.1, 0.02, angle)]
        pen.line(road, 0.12, mix(middle, dark, 0.75), 230)
        pen.line(road, 0.012, mix(light, WINDOW, 0.35), 150)
    for x, y in _spread(pen.rng, 26, 0.25, 0.8):
        across = [abs(_turned(x, y, -angle)[1]) for angle in (turn, turn + math.radians(90))]
        if min(across) > 0.14:
            _house(pen, x, y, pen.rng.uniform(0.1, 0.135))


def _house(pen: _Pen, x: float, y: float, size: float) -> None:
    dark, _, light = pen.ramp
    wall, roof = mix(light, WHITE, 0.2), mix(dark, (0xA8, 0x4E, 0x3C), pen.rng.uniform(0.25, 0.6))
    tall = pen.rng.choice((0.75, 0.9, 1.35))
    pen.polygon(
        [
            (x - size, y + size),
            (x + size * 1.5, y + size),
            (x + size * 1.8, y + size * 1.25),
            (x - size * 0.6, y + size * 1.25),
        ],
        BLACK,
        90,
    )
    pen.polygon(
        [(x - size, y + size), (x - size, y - size * tall), (x + size, y - size * tall), (x + size, y + size)], wall
    )
    pen.polygon(
        [(x, y + size), (x, y - size * tall), (x + size, y - size * tall), (x + size, y + size)], mix(wall, dark, 0.45)
    )
    peak = y - size * (tall + 0.75)
    pen.polygon([(x - size * 1.2, y - size * tall), (x - size * 0.1, peak), (x + size * 1.2, y - size * tall)], roof)
    for column in (-0.55, 0.45):
        for row in (0.25,) if tall < 1 else (0.25, -0.6):
            if pen.rng.random() < 0.75:
                left, top = x + size * (column - 0.2), y + size * (row - 0.2)
                right, bottom = left + size * 0.42, top + size * 0.5
                pen.polygon([(left, top), (right, top), (right, bottom), (left, bottom)], WINDOW)


def _lake(pen: _Pen, variant: int) -> None:
    """Short waves, some of them lit."""
    dark, _, light = pen.ramp
    for x, y in _spread(pen.rng, 9, 0.34, 0.84):
        long = pen.rng.uniform(0.12, 0.2)
        for shift, color, alpha in ((0.03, mix(dark, BLACK, 0.25), 150), (0.0, mix(light, WHITE, 0.3), 170)):
            points = [
                (x + long * step / 8, y + shift - 0.035 * math.sin(step / 8 * math.tau + 0.6)) for step in range(-8, 9)
            ]
            pen.line(points, 0.026, color, alpha)


def _mountain(pen: _Pen, variant: int) -> None:
    """One large peak and two or three small ones, snow on top, lit from the left."""
    places = [(0.0, 0.32, 0.62), (-0.46, 0.46, 0.36), (0.46, 0.5, 0.4), (0.06, 0.64, 0.26), (-0.22, -0.12, 0.34)]
    flip = -1 if variant % 2 else 1
    chosen = [places[4], places[0], places[1], places[2]][variant % 2 :] + ([places[3]] if variant > 2 else [])
    for x, base, size in chosen:
        wobble = pen.rng.uniform(-0.06, 0.06)
        _peak(pen, x * flip + wobble, base + wobble / 2, size * pen.rng.uniform(0.92, 1.08))


def _peak(pen: _Pen, x: float, base: float, size: float) -> None:
    dark, middle, light = pen.ramp
    top, ridge = (x, base - size * 1.28), (x + size * 0.16, base + size * 0.02)
    left, right = (x - size * 0.82, base), (x + size * 0.86, base)
    pen.polygon([left, right, (x + size * 1.1, base + size * 0.16), (x - size * 0.5, base + size * 0.14)], BLACK, 80)
    jag = [(x - size * 0.5, base - size * 0.44), (x - size * 0.34, base - size * 0.62)]
    pen.polygon([left, *jag, top, ridge], mix(light, WHITE, 0.1))
    pen.polygon(
        [top, (x + size * 0.36, base - size * 0.62), (x + size * 0.5, base - size * 0.5), right, ridge],
        mix(dark, BLACK, 0.22),
    )
    pen.polygon([left, (x - size * 0.3, base - size * 0.3), ridge], mix(middle, dark, 0.4), 150)
    snow = [
        (x - size * 0.26, base - size * 0.84),
        (x - size * 0.12, base - size * 0.76),
        (x - size * 0.02, base - size * 0.9),
        (x + size * 0.09, base - size * 0.72),
        (x + size * 0.22, base - size * 0.88),
    ]
    pen.polygon([top, *snow], (0xEE, 0xF1, 0xF6), 235)
    pen.polygon([top, snow[3], snow[4]], (0xB4, 0xBE, 0xCE), 235)


_MARKS: Mapping[str, Callable[[_Pen, int], None]] = {
    "field": _field,
    "forest": _forest,
    "city": _city,
    "lake": _lake,
    "mountain": _mountain,
}
