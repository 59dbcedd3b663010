"""Pictures of crew, Alien, tokens and features, drawn by the program: a shape each, so that no colour stands alone.

Symbols are drawn in units of a token's radius around its middle, large, and scaled down.
"""

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from solo.adele.names import short_name
from solo.client.palette import Color, mix
from solo.client.theme import Theme
from solo.client.tokens import Pen

__all__ = ["CREW_COLORS", "DARK_FLOOR", "SECTOR_COLORS", "crew_token", "mark", "sector_color", "symbol"]

TIMES = 5
RIM: Color = (0x10, 0x13, 0x18)
DARK: Color = (0x16, 0x19, 0x1F)

DARK_FLOOR: Color = (0x18, 0x1C, 0x24)
"""Below signs that stand on a room's floor."""

CREW_COLORS: Mapping[str, Color] = {
    "emma": (0x5B, 0x9B, 0xF0),
    "bruce": (0xF2, 0xCB, 0x3A),
    "mei": (0xEE, 0x6A, 0x62),
    "tomas": (0x58, 0xC0, 0x74),
}
"""Each crew member's colour by id."""

SECTOR_COLORS: Mapping[str, Color] = {
    "blue": (0x2F, 0x52, 0x7E),
    "green": (0x2E, 0x5E, 0x45),
    "amber": (0x75, 0x59, 0x28),
    "violet": (0x58, 0x45, 0x80),
    "red": (0x7C, 0x3B, 0x3C),
}
"""Each sector's floor colour by name."""


def sector_color(sector: str) -> Color:
    """Return a sector's floor colour; grey for a sector of a ship of the player's own."""
    return SECTOR_COLORS.get(sector, (0x4A, 0x50, 0x5A))


# Crew: a letter on a shape of one's own


def _disc(pen: Pen) -> None:
    pen.dot(0, 0, 0.96)


def _square(pen: Pen) -> None:
    pen.polygon((-0.84, -0.84), (0.84, -0.84), (0.84, 0.84), (-0.84, 0.84))


def _diamond(pen: Pen) -> None:
    pen.polygon((0, -1.0), (1.0, 0), (0, 1.0), (-1.0, 0))


def _hexagon(pen: Pen) -> None:
    pen.polygon(*((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(0, 360, 60)))


_SHAPES: Mapping[str, Callable[[Pen], None]] = {
    "emma": _disc,
    "bruce": _square,
    "mei": _diamond,
    "tomas": _hexagon,
}


@lru_cache(maxsize=128)
def crew_token(theme: Theme, member: str, side: int, faint: bool = False) -> pygame.Surface:
    """Return a crew member's piece with a letter on it, `side` pixels wide; `faint` for who is done."""
    color = CREW_COLORS.get(member, (0x9A, 0xA0, 0xA8))
    if faint:
        color = mix(color, (0x40, 0x45, 0x4E), 0.6)
    big = pygame.Surface((side * TIMES, side * TIMES), pygame.SRCALPHA)
    shape = _SHAPES.get(member, _disc)
    for ink, radius in ((RIM, side * TIMES / 2), (color, side * TIMES / 2 * 0.86)):
        shape(Pen(big, radius, ink, RIM))
    picture = pygame.transform.smoothscale(big, (side, side))
    letter = theme.font_px(round(side * 0.62), True).render(short_name(member)[:1], True, RIM)
    picture.blit(letter, letter.get_rect(center=(side // 2, side // 2)))
    return picture


# Symbols


def _alien(pen: Pen) -> None:
    spikes = []
    for step in range(16):
        angle, far = math.radians(22.5 * step - 90), (0.98 if step % 2 == 0 else 0.62)
        spikes.append((far * math.cos(angle), far * math.sin(angle)))
    pen.polygon(*spikes)
    for x in (-0.26, 0.26):
        pen.polygon((x - 0.17, -0.14), (x + 0.17, -0.14), (x * 0.8, 0.26), ground=True)


def _larva(pen: Pen) -> None:
    for x, y in ((-0.42, 0.22), (0.0, -0.34), (0.42, 0.22)):
        pen.dot(x, y, 0.34)
        pen.dot(x + 0.06, y - 0.06, 0.12, ground=True)


def _evolve(pen: Pen) -> None:
    for y in (0.42, -0.06):
        pen.stroke(0.24, (-0.5, y), (0, y - 0.46), (0.5, y))


def _vines(pen: Pen) -> None:
    for x in (-0.4, 0.0, 0.4):
        pen.stroke(0.16, (x - 0.1, 0.62), (x + 0.12, 0.2), (x - 0.12, -0.2), (x + 0.1, -0.62))


def _spores(pen: Pen) -> None:
    for x, y, size in ((0, 0, 0.26), (-0.5, -0.3, 0.16), (0.48, -0.38, 0.18), (-0.38, 0.46, 0.18), (0.46, 0.4, 0.14)):
        pen.dot(x, y, size)


def _fire(pen: Pen) -> None:
    pen.polygon(
        (0, -0.95), (0.3, -0.36), (0.52, -0.6), (0.72, 0.16), (0.44, 0.8), (-0.44, 0.8), (-0.72, 0.16), (-0.36, -0.3)
    )
    pen.polygon((0, -0.06), (0.28, 0.42), (0, 0.72), (-0.28, 0.42), ground=True)


def _shutdown(pen: Pen) -> None:
    pen.ring(0, 0, 0.86, 0.16)
    pen.stroke(0.18, (-0.52, 0.52), (0.52, -0.52))


def _hatch(pen: Pen) -> None:
    pen.ring(0, 0, 0.86, 0.18)
    pen.stroke(0.14, (-0.56, 0), (0.56, 0))
    pen.stroke(0.14, (0, -0.56), (0, 0.56))


def _screen(pen: Pen) -> None:
    pen.polygon((-0.86, -0.64), (0.86, -0.64), (0.86, 0.4), (-0.86, 0.4))
    pen.polygon((-0.66, -0.46), (0.66, -0.46), (0.66, 0.22), (-0.66, 0.22), ground=True)
    pen.stroke(0.16, (-0.4, 0.72), (0.4, 0.72))


def _medical(pen: Pen) -> None:
    _screen(pen)
    pen.stroke(0.18, (0, -0.34), (0, 0.1))
    pen.stroke(0.18, (-0.24, -0.12), (0.24, -0.12))


def _engineering(pen: Pen) -> None:
    _screen(pen)
    pen.ring(0, -0.12, 0.28, 0.12)
    pen.stroke(0.12, (0.1, -0.02), (0.4, 0.14))


def _navigation(pen: Pen) -> None:
    _screen(pen)
    pen.polygon((0, -0.42), (0.26, 0.16), (0, 0.02), (-0.26, 0.16))


def _surveillance(pen: Pen) -> None:
    _screen(pen)
    pen.polygon((-0.42, -0.12), (0, -0.4), (0.42, -0.12), (0, 0.16))
    pen.dot(0, -0.12, 0.12, ground=True)


def _alert(pen: Pen) -> None:
    _screen(pen)
    pen.stroke(0.17, (0, -0.36), (0, -0.1))
    pen.dot(0, 0.11, 0.09)


def _closed_object(pen: Pen) -> None:
    pen.polygon((-0.66, -0.66), (0.66, -0.66), (0.66, 0.66), (-0.66, 0.66))
    pen.polygon((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), ground=True)
    pen.stroke(0.14, (-0.2, -0.2), (0, -0.34), (0.2, -0.18), (0, 0.04), (0, 0.12))
    pen.dot(0, 0.34, 0.09)


def _open_object(pen: Pen) -> None:
    pen.polygon((-0.66, -0.5), (0, -0.8), (0.66, -0.5), (0.66, 0.42), (0, 0.74), (-0.66, 0.42))
    pen.stroke(0.1, (-0.6, -0.46), (0, -0.16), (0.6, -0.46), ground=True)
    pen.stroke(0.1, (0, -0.16), (0, 0.7), ground=True)


def _failure(pen: Pen) -> None:
    pen.stroke(0.26, (-0.56, -0.56), (0.56, 0.56))
    pen.stroke(0.26, (-0.56, 0.56), (0.56, -0.56))


def _protected(pen: Pen) -> None:
    pen.polygon((0, -0.86), (0.66, -0.56), (0.6, 0.24), (0, 0.86), (-0.6, 0.24), (-0.66, -0.56))
    pen.stroke(0.18, (-0.26, -0.02), (-0.04, 0.22), (0.32, -0.26), ground=True)


def _impact(pen: Pen) -> None:
    spikes = []
    for step in range(14):
        angle, far = math.radians(360 / 14 * step), (0.95 if step % 2 == 0 else 0.5)
        spikes.append((far * math.cos(angle), far * math.sin(angle)))
    pen.polygon(*spikes)
    pen.dot(0, 0, 0.24, ground=True)


def _sector_blue(pen: Pen) -> None:
    pen.dot(0, 0, 0.72)


def _sector_green(pen: Pen) -> None:
    pen.polygon((0, -0.8), (0.8, 0.62), (-0.8, 0.62))


def _sector_amber(pen: Pen) -> None:
    pen.polygon((-0.66, -0.66), (0.66, -0.66), (0.66, 0.66), (-0.66, 0.66))


def _sector_violet(pen: Pen) -> None:
    pen.polygon((0, -0.92), (0.92, 0), (0, 0.92), (-0.92, 0))


def _sector_red(pen: Pen) -> None:
    pen.stroke(0.4, (-0.62, 0), (0.62, 0))
    pen.stroke(0.4, (0, -0.62), (0, 0.62))


_SYMBOLS: Mapping[str, Callable[[Pen], None]] = {
    "alien": _alien,
    "larva": _larva,
    "evolve": _evolve,
    "vines": _vines,
    "spores": _spores,
    "fire": _fire,
    "shutdown": _shutdown,
    "hatch": _hatch,
    "plain": _screen,
    "medical": _medical,
    "engineering": _engineering,
    "navigation": _navigation,
    "surveillance": _surveillance,
    "alert": _alert,
    "face-down": _closed_object,
    "face-up": _open_object,
    "failure": _failure,
    "protected": _protected,
    "impact": _impact,
    "blue": _sector_blue,
    "green": _sector_green,
    "amber": _sector_amber,
    "violet": _sector_violet,
    "red": _sector_red,
}


@lru_cache(maxsize=512)
def symbol(name: str, side: int, ink: Color, ground: Color = DARK) -> pygame.Surface:
    """Return a symbol, `side` pixels wide; a disc for a sector or token that has none of its own."""
    side = max(4, side)
    big = pygame.Surface((side * TIMES, side * TIMES), pygame.SRCALPHA)
    big.fill((*ink, 0))
    _SYMBOLS.get(name, _sector_blue)(Pen(big, side * TIMES / 2, ink, ground))
    return pygame.transform.smoothscale(big, (side, side))


@lru_cache(maxsize=128)
def mark(name: str, side: int, ink: Color, ground: Color) -> pygame.Surface:
    """Return a symbol on a round ground with a dark rim, `side` pixels wide: a token on the ship."""
    side = max(6, side)
    big = pygame.Surface((side * TIMES, side * TIMES), pygame.SRCALPHA)
    middle, radius = (side * TIMES / 2, side * TIMES / 2), side * TIMES / 2
    pygame.draw.circle(big, RIM, middle, radius)
    pygame.draw.circle(big, ground, middle, radius * 0.88)
    _SYMBOLS.get(name, _sector_blue)(Pen(big, radius * 0.62, ink, ground))
    return pygame.transform.smoothscale(big, (side, side))
