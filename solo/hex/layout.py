"""The only bridge between Hexes and pixels: plain numbers, no screen."""

import math
from dataclasses import dataclass

from solo.hex.coords import Hex

__all__ = ["Layout"]

SQRT3 = math.sqrt(3.0)


@dataclass(frozen=True, slots=True)
class Layout:
    """Pointy-top hexagons of `radius` pixels, Hex(0, 0) centred on (x, y)."""

    radius: float
    x: float
    y: float

    def center(self, place: Hex) -> tuple[float, float]:
        """Return the pixel at a Hex's center."""
        return (
            self.x + self.radius * SQRT3 * (place.q + place.r / 2),
            self.y + self.radius * 1.5 * place.r,
        )

    def corners(self, place: Hex) -> list[tuple[float, float]]:
        """Return the six corners in pixels; side i (corner i to i+1) faces DIRECTIONS[i]."""
        x, y = self.center(place)
        angles = (math.radians(30 - 60 * corner) for corner in range(6))
        return [(x + self.radius * math.cos(angle), y + self.radius * math.sin(angle)) for angle in angles]

    def hex_at(self, x: float, y: float) -> Hex:
        """Return the Hex that covers a pixel."""
        q = ((x - self.x) * SQRT3 / 3 - (y - self.y) / 3) / self.radius
        r = (y - self.y) * 2 / 3 / self.radius
        rounded_q, rounded_r, rounded_s = round(q), round(r), round(-q - r)
        off_q, off_r, off_s = abs(rounded_q - q), abs(rounded_r - r), abs(rounded_s + q + r)
        if off_q > off_r and off_q > off_s:
            rounded_q = -rounded_r - rounded_s
        elif off_r > off_s:
            rounded_r = -rounded_q - rounded_s
        return Hex(rounded_q, rounded_r)
