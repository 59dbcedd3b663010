"""Things that lie on the map beside Agents: dog, roadblock, secret files' tokens, camps and the Alien itself."""

from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from solo.client.palette import Color, mix
from solo.client.tokens import RIM, TIMES, Pen

__all__ = ["MARKERS", "marker_token"]

LIGHT: Color = (0xFB, 0xF8, 0xF0)


def _dog(pen: Pen) -> None:
    pen.polygon((-0.5, -0.2), (-0.62, -0.56), (-0.2, -0.4))
    pen.polygon((0.5, -0.2), (0.62, -0.56), (0.2, -0.4))
    pen.polygon((-0.46, -0.34), (0.46, -0.34), (0.42, 0.1), (0.2, 0.5), (-0.2, 0.5), (-0.42, 0.1))
    for x in (-0.18, 0.18):
        pen.dot(x, -0.08, 0.08, ground=True)
    pen.polygon((-0.14, 0.2), (0.14, 0.2), (0, 0.36), ground=True)


def _roadblock(pen: Pen) -> None:
    pen.polygon((-0.7, -0.38), (0.7, -0.38), (0.7, 0.08), (-0.7, 0.08))
    for x in (-0.46, 0.0, 0.46):
        pen.polygon((x - 0.02, -0.3), (x + 0.2, -0.3), (x + 0.02, 0.0), (x - 0.2, 0.0), ground=True)
    for x in (-0.44, 0.44):
        pen.stroke(0.15, (x, 0.1), (x, 0.52))


def _cabin(pen: Pen) -> None:
    pen.polygon((-0.66, -0.06), (0, -0.62), (0.66, -0.06), (0.5, 0.06), (-0.5, 0.06))
    pen.polygon((-0.44, 0.0), (0.44, 0.0), (0.44, 0.5), (-0.44, 0.5))
    pen.polygon((-0.12, 0.14), (0.12, 0.14), (0.12, 0.5), (-0.12, 0.5), ground=True)


def _alien(pen: Pen) -> None:
    pen.polygon(
        (-0.5, -0.22), (-0.36, -0.52), (0, -0.64), (0.36, -0.52), (0.5, -0.22), (0.36, 0.2), (0, 0.62), (-0.36, 0.2)
    )
    for side in (-1, 1):
        pen.polygon((side * 0.08, 0.12), (side * 0.16, -0.1), (side * 0.4, -0.24), (side * 0.32, 0.06), ground=True)


def _camp(pen: Pen) -> None:
    pen.polygon((0, -0.54), (0.66, 0.5), (0.2, 0.5), (0, 0.12), (-0.2, 0.5), (-0.66, 0.5))
    pen.stroke(0.09, (0, -0.5), (0.12, -0.66))
    pen.stroke(0.09, (0, -0.5), (-0.12, -0.66))


def _door(pen: Pen) -> None:
    pen.ring(0, 0, 0.6, 0.15)
    pen.ring(0, 0, 0.34, 0.1)
    pen.dot(0, 0, 0.12)


def _ship(pen: Pen) -> None:
    pen.polygon((-0.72, 0.08), (-0.4, -0.12), (0.4, -0.12), (0.72, 0.08), (0.4, 0.26), (-0.4, 0.26))
    pen.polygon((-0.3, -0.16), (-0.2, -0.42), (0.2, -0.42), (0.3, -0.16))
    for x in (-0.36, 0.0, 0.36):
        pen.dot(x, 0.08, 0.08, ground=True)


def _ship_place(pen: Pen) -> None:
    pen.ring(0, -0.2, 0.3, 0.15)
    pen.polygon((-0.6, -0.3), (-0.02, -0.3), (-0.02, 0.3), (-0.6, 0.3), ground=True)
    pen.stroke(0.15, (0, 0.08), (0, 0.26))
    pen.dot(0, 0.5, 0.1)


def _bike(pen: Pen) -> None:
    for x in (-0.38, 0.38):
        pen.ring(x, 0.2, 0.28, 0.09)
    pen.stroke(0.09, (-0.38, 0.2), (-0.12, -0.2), (0.26, -0.2), (0.38, 0.2))
    pen.stroke(0.09, (-0.12, -0.2), (0.04, 0.2), (0.26, -0.2), (0.2, -0.42), (0.38, -0.42))


def _sign(pen: Pen) -> None:
    pen.polygon((-0.56, -0.52), (0.56, -0.52), (0.56, 0.14), (-0.56, 0.14))
    pen.stroke(0.13, (0, 0.1), (0, 0.6))


def _next_sign(pen: Pen) -> None:
    pen.stroke(0.1, (-0.5, -0.46), (0.5, -0.46), (0.5, 0.12), (-0.5, 0.12), (-0.5, -0.46))
    pen.stroke(0.11, (0, 0.14), (0, 0.58))


def _pin(pen: Pen) -> None:
    pen.dot(0, 0, 0.36)


_SYMBOLS: Mapping[str, tuple[Callable[[Pen], None], Color, Color]] = {
    "dog": (_dog, (0xB9, 0x8E, 0x5E), RIM),
    "roadblock": (_roadblock, (0xE8, 0x5C, 0x2F), LIGHT),
    "cabin": (_cabin, (0x6E, 0x4B, 0x33), LIGHT),
    "alien": (_alien, (0x10, 0x1C, 0x0C), (0x8E, 0xFF, 0x5A)),
    "camp": (_camp, (0x10, 0x1C, 0x0C), (0x8E, 0xFF, 0x5A)),
    "sungate": (_door, (0x2B, 0x33, 0x5C), (0xC6, 0xD4, 0xFF)),
    "spaceship": (_ship, (0x10, 0x1C, 0x0C), (0x8E, 0xFF, 0x5A)),
    "spaceship-place": (_ship_place, (0x35, 0x3D, 0x4A), (0xD8, 0xE2, 0xEE)),
    "bike": (_bike, (0xDE, 0xDA, 0xCF), RIM),
    "protest": (_sign, (0xD9, 0x4F, 0x4F), LIGHT),
    "protest-next": (_next_sign, (0x4A, 0x36, 0x38), (0xF0, 0xB4, 0xB0)),
}

MARKERS: tuple[str, ...] = tuple(sorted(_SYMBOLS))
"""The kinds of markers there are; any other is drawn as a plain pin."""


@lru_cache(maxsize=128)
def marker_token(kind: str, side: int) -> pygame.Surface:
    """Return a marker's picture: a rounded square, so that it is never taken for an Agent."""
    draw, ground, ink = _SYMBOLS.get(kind, (_pin, (0x4A, 0x52, 0x60), LIGHT))
    big = side * TIMES
    layer = pygame.Surface((big, big), pygame.SRCALPHA)
    layer.fill((*RIM, 0))
    box = layer.get_rect()
    for inset, color in ((0.0, RIM), (0.05, mix(ground, LIGHT, 0.35)), (0.09, ground)):
        edge = round(big * inset)
        pygame.draw.rect(layer, color, box.inflate(-2 * edge, -2 * edge), border_radius=round(big * (0.26 - inset / 2)))
    draw(Pen(layer, big / 2 * 0.95, ink, ground))
    return pygame.transform.smoothscale(layer, (side, side))
