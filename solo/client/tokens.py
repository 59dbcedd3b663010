"""Round tokens: each Agent has a colour and a symbol of its own, so that neither has to be known alone.

Symbols are drawn here in units of the token's radius around its middle, large, and scaled down.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame

from solo.client.palette import Color, mix

__all__ = ["AGENT_COLORS", "RIM", "Pen", "agent_token", "draw_agent"]

TIMES = 6

AGENT_COLORS: Mapping[str, Color] = {
    "yellow": (0xF2, 0xCB, 0x3A),
    "green": (0x3F, 0xA3, 0x56),
    "brown": (0x94, 0x64, 0x3C),
    "orange": (0xEE, 0x82, 0x2B),
    "pink": (0xF2, 0x86, 0xB4),
    "purple": (0x8A, 0x5B, 0xC2),
    "blue": (0x3C, 0x78, 0xD2),
    "red": (0xD2, 0x3F, 0x3B),
    "black": (0x30, 0x33, 0x3B),
    "grey": (0x9A, 0xA0, 0xA8),
    "white": (0xF3, 0xF1, 0xEA),
    "turquoise": (0x2F, 0xB9, 0xB0),
}
"""Each Agent's colour by id."""

RIM: Color = (0x12, 0x15, 0x1A)
LIGHT: Color = (0xFB, 0xF8, 0xF0)


@dataclass(slots=True)
class Pen:
    """Draws in units of a token's radius around the middle of a square picture."""

    layer: pygame.Surface
    radius: float
    ink: Color
    ground: Color

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return a point's pixel."""
        middle = self.layer.get_width() / 2
        return middle + x * self.radius, middle + y * self.radius

    def polygon(self, *points: tuple[float, float], ground: bool = False) -> None:
        """Fill a shape with the ink, or with the colour of the ground to cut it out."""
        pygame.draw.polygon(self.layer, self.ground if ground else self.ink, [self.at(*point) for point in points])

    def dot(self, x: float, y: float, size: float, ground: bool = False) -> None:
        """Fill a circle."""
        color = self.ground if ground else self.ink
        pygame.draw.circle(self.layer, color, self.at(x, y), size * self.radius)

    def ring(self, x: float, y: float, size: float, width: float) -> None:
        """Draw a circle's line, `width` inwards from its edge."""
        thick = max(1, round(width * self.radius))
        pygame.draw.circle(self.layer, self.ink, self.at(x, y), size * self.radius, thick)

    def stroke(self, width: float, *points: tuple[float, float], ground: bool = False) -> None:
        """Draw a line with round ends."""
        color = self.ground if ground else self.ink
        pixels = [self.at(*point) for point in points]
        half = width * self.radius / 2
        for (x0, y0), (x1, y1) in pairwise(pixels):
            length = math.hypot(x1 - x0, y1 - y0) or 1.0
            dx, dy = (y1 - y0) / length * half, (x0 - x1) / length * half
            corners = [(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)]
            pygame.draw.polygon(self.layer, color, corners)
        for pixel in pixels:
            pygame.draw.circle(self.layer, color, pixel, half)

    def arc(self, x: float, y: float, size: float, width: float, start: float, end: float) -> None:
        """Draw a part of a circle, from one angle to another in degrees, counter-clockwise from the east."""
        steps = 24
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        self.stroke(width, *((x + size * math.cos(angle), y - size * math.sin(angle)) for angle in angles))


def _glass(pen: Pen) -> None:
    pen.ring(-0.12, -0.12, 0.42, 0.16)
    pen.stroke(0.2, (0.2, 0.2), (0.52, 0.52))


def _waves(pen: Pen) -> None:
    pen.dot(0, 0.42, 0.14)
    for size in (0.42, 0.78):
        pen.arc(0, 0.42, size, 0.15, 40, 140)


def _peak(pen: Pen) -> None:
    pen.polygon((-0.66, 0.44), (-0.12, -0.54), (0.42, 0.44))
    pen.polygon((0.02, 0.44), (0.36, -0.14), (0.68, 0.44))
    pen.polygon((-0.12, -0.54), (-0.3, -0.2), (-0.18, -0.28), (-0.08, -0.14), (0.06, -0.2), ground=True)
    pen.stroke(0.06, (-0.3, -0.2), (-0.12, -0.54), (0.06, -0.2))


def _drone(pen: Pen) -> None:
    for x in (-0.44, 0.44):
        for y in (-0.44, 0.44):
            pen.stroke(0.15, (0, 0), (x, y))
            pen.ring(x, y, 0.23, 0.1)
    pen.polygon((-0.2, -0.2), (0.2, -0.2), (0.2, 0.2), (-0.2, 0.2))


def _around(pen: Pen) -> None:
    for step in range(6):
        angle = math.radians(60 * step)
        pen.dot(0.48 * math.cos(angle), 0.48 * math.sin(angle), 0.17)
    pen.ring(0, 0, 0.22, 0.11)


def _paw(pen: Pen) -> None:
    for x, y in ((-0.46, -0.06), (-0.18, -0.42), (0.18, -0.42), (0.46, -0.06)):
        pen.dot(x, y, 0.16)
    pen.polygon((0, -0.1), (0.36, 0.26), (0.3, 0.5), (0, 0.42), (-0.3, 0.5), (-0.36, 0.26))
    for x in (-0.2, 0.2):
        pen.dot(x, 0.32, 0.2)
    pen.dot(0, 0.06, 0.17)


def _sights(pen: Pen) -> None:
    pen.ring(0, 0, 0.44, 0.13)
    for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
        pen.stroke(0.13, (0.24 * dx, 0.24 * dy), (0.66 * dx, 0.66 * dy))


def _chevrons(pen: Pen) -> None:
    for x in (-0.38, 0.02):
        pen.stroke(0.2, (x, -0.44), (x + 0.4, 0), (x, 0.44))


def _wings(pen: Pen) -> None:
    pen.polygon((0.62, -0.56), (-0.64, -0.06), (-0.16, 0.1))
    pen.polygon((0.62, -0.56), (0.14, 0.6), (-0.06, 0.2))
    pen.polygon((-0.16, 0.16), (-0.12, 0.52), (0.0, 0.3))


def _masks(pen: Pen) -> None:
    pen.ring(-0.2, 0, 0.4, 0.13)
    pen.dot(0.22, 0, 0.4)
    pen.dot(0.22, 0, 0.22, ground=True)
    pen.dot(0.22, 0, 0.12)


def _spark(pen: Pen) -> None:
    points = []
    for step in range(8):
        size, angle = (0.7 if step % 2 == 0 else 0.2), math.radians(45 * step - 90)
        points.append((size * math.cos(angle), size * math.sin(angle)))
    pen.polygon(*points)


def _barrier(pen: Pen) -> None:
    pen.polygon((-0.64, -0.34), (0.64, -0.34), (0.64, 0.08), (-0.64, 0.08))
    for x in (-0.44, -0.02, 0.4):
        pen.polygon((x, -0.26), (x + 0.18, -0.26), (x + 0.02, 0.0), (x - 0.16, 0.0), ground=True)
    for x in (-0.4, 0.4):
        pen.stroke(0.15, (x, 0.1), (x, 0.48))


def _unknown(pen: Pen) -> None:
    pen.ring(0, 0, 0.4, 0.16)


_SYMBOLS: Mapping[str, Callable[[Pen], None]] = {
    "yellow": _glass,
    "green": _waves,
    "brown": _peak,
    "orange": _drone,
    "pink": _around,
    "purple": _paw,
    "blue": _sights,
    "red": _chevrons,
    "black": _wings,
    "grey": _masks,
    "white": _spark,
    "turquoise": _barrier,
}


def _bright(color: Color) -> float:
    return 0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]


@lru_cache(maxsize=256)
def agent_token(agent: str, diameter: int, played: bool = False) -> pygame.Surface:
    """Return an Agent's round token; `played` greys it. An unknown id gives a plain token."""
    side = diameter * TIMES
    layer = pygame.Surface((side, side), pygame.SRCALPHA)
    layer.fill((*RIM, 0))
    color = AGENT_COLORS.get(agent, (0x80, 0x88, 0x94))
    if played:
        color = mix(color, (0x3A, 0x40, 0x4A), 0.62)
    middle, radius = (side / 2, side / 2), side / 2 - 1
    pygame.draw.circle(layer, RIM, middle, radius)
    pygame.draw.circle(layer, mix(color, LIGHT, 0.45), middle, radius * 0.9)
    pygame.draw.circle(layer, mix(color, RIM, 0.3), (middle[0], middle[1] + radius * 0.05), radius * 0.86)
    pygame.draw.circle(layer, color, middle, radius * 0.82)
    ink = RIM if _bright(color) > 118 else LIGHT
    if played:
        ink = mix(ink, color, 0.35)
    _SYMBOLS.get(agent, _unknown)(Pen(layer, radius * 0.92, ink, color))
    return pygame.transform.smoothscale(layer, (diameter, diameter))


def draw_agent(
    surface: pygame.Surface, center: tuple[int, int], agent: str, diameter: int, played: bool = False
) -> None:
    """Draw an Agent's token around a pixel, for the sidebar and cards."""
    token = agent_token(agent, diameter, played)
    surface.blit(token, token.get_rect(center=center))
