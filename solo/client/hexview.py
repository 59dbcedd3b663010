"""Which part of a map is seen, and how large: zoom and centre in map units, so that a resize keeps the view."""

from dataclasses import dataclass, replace

import pygame

from solo.client.hexmap import HexMap
from solo.hex.coords import Hex
from solo.hex.layout import Layout

__all__ = ["Bounds", "View", "bounds_of"]

MAX_RADIUS = 110.0
MIN_RADIUS = 7.0

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom of a map in units of the tiles' radius."""


def bounds_of(hexmap: HexMap) -> Bounds:
    """Return the rectangle around all tiles, for tiles of radius 1 around Hex(0, 0)."""
    unit = Layout(1.0, 0.0, 0.0)
    centers = [unit.center(tile.place) for tile in hexmap.tiles]
    half = 3**0.5 / 2
    return (
        min(x for x, _ in centers) - half,
        min(y for _, y in centers) - 1,
        max(x for x, _ in centers) + half,
        max(y for _, y in centers) + 1,
    )


@dataclass(frozen=True, slots=True)
class View:
    """A window of `rect` pixels on a map. `zoom` 1 shows all of it; (`x`, `y`) is the map point in the middle."""

    rect: tuple[int, int, int, int]
    bounds: Bounds
    zoom: float
    x: float
    y: float
    margin: int = 16

    @staticmethod
    def whole(rect: pygame.Rect, bounds: Bounds, margin: int = 16) -> "View":
        """Return the view of the whole map, `margin` pixels from the edges."""
        left, top, right, bottom = bounds
        box = (rect.x, rect.y, rect.width, rect.height)
        return View(box, bounds, 1.0, (left + right) / 2, (top + bottom) / 2, margin)

    @property
    def fit_radius(self) -> float:
        """The radius at which the whole map just fits."""
        left, top, right, bottom = self.bounds
        width, height = max(1, self.rect[2] - 2 * self.margin), max(1, self.rect[3] - 2 * self.margin)
        return max(MIN_RADIUS, min(width / (right - left), height / (bottom - top)))

    @property
    def radius(self) -> float:
        """The tiles' radius in pixels, in steps of a half."""
        return round(min(MAX_RADIUS * 2, self.fit_radius * self.zoom) * 2) / 2

    def layout(self) -> Layout:
        """Return the bridge between Hexes and the window's pixels."""
        left, top, width, height = self.rect
        return Layout(self.radius, left + width / 2 - self.x * self.radius, top + height / 2 - self.y * self.radius)

    def resized(self, rect: pygame.Rect) -> "View":
        """Return the same view in another window: same zoom, same map point in the middle."""
        return replace(self, rect=(rect.x, rect.y, rect.width, rect.height)).bounded()

    def zoomed(self, factor: float, pos: tuple[float, float]) -> "View":
        """Return the view larger or smaller, the map point at a pixel staying there."""
        most = max(1.0, MAX_RADIUS / self.fit_radius)
        zoom = max(1.0, min(most, self.zoom * factor))
        other = replace(self, zoom=zoom)
        dx, dy = pos[0] - self.rect[0] - self.rect[2] / 2, pos[1] - self.rect[1] - self.rect[3] / 2
        x = self.x + dx / self.radius - dx / other.radius
        y = self.y + dy / self.radius - dy / other.radius
        return replace(other, x=x, y=y).bounded()

    def panned(self, dx: float, dy: float) -> "View":
        """Return the view after the map was dragged by some pixels."""
        return replace(self, x=self.x - dx / self.radius, y=self.y - dy / self.radius).bounded()

    def centered(self, place: Hex) -> "View":
        """Return the view with a Hex in the middle, as far as the map's edge allows."""
        x, y = Layout(1.0, 0.0, 0.0).center(place)
        return replace(self, x=x, y=y).bounded()

    def bounded(self) -> "View":
        """Return the view moved so that no more empty table than needed is seen."""
        left, top, right, bottom = self.bounds
        radius = self.radius
        x = _within(self.x, left, right, self.rect[2] / 2 / radius, self.margin / radius)
        y = _within(self.y, top, bottom, self.rect[3] / 2 / radius, self.margin / radius)
        return replace(self, x=x, y=y)


def _within(at: float, low: float, high: float, half: float, margin: float) -> float:
    """Keep a window of half-width `half` on low..high, or in its middle if it is wider."""
    if half * 2 >= high - low + 2 * margin:
        return (low + high) / 2
    return max(low + half - margin, min(high - half + margin, at))
