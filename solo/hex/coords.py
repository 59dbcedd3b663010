"""Axial hex coordinates of pointy-top hexagons, and tile names in odd-r offset rows.

The six directions, counter-clockwise from the east::

      nw  ne
    w   .   e
      sw  se
"""

from typing import NamedTuple

__all__ = [
    "DIRECTIONS",
    "DIRECTION_NAMES",
    "Hex",
    "distance",
    "hex_named",
    "line",
    "name_of",
    "neighbors",
    "ring",
    "within",
]


class Hex(NamedTuple):
    """A hexagon in axial coordinates: q grows to the east, r to the south-east."""

    q: int
    r: int

    def step(self, direction: "Hex", count: int = 1) -> "Hex":
        """Return the Hex `count` steps away along `direction`."""
        return Hex(self.q + direction.q * count, self.r + direction.r * count)


DIRECTIONS: tuple[Hex, ...] = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
"""East, north-east, north-west, west, south-west, south-east."""

DIRECTION_NAMES: tuple[str, ...] = ("e", "ne", "nw", "w", "sw", "se")


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps between two Hexes."""
    dq, dr = a.q - b.q, a.r - b.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def neighbors(center: Hex) -> tuple[Hex, ...]:
    """Return the six adjacent Hexes, in the order of DIRECTIONS."""
    return tuple(center.step(direction) for direction in DIRECTIONS)


def ring(center: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the Hexes at exactly `radius` steps: `6 * radius` of them, or the center alone for 0."""
    if radius == 0:
        return (center,)
    corner = center.step(DIRECTIONS[4], radius)
    found: list[Hex] = []
    for direction in DIRECTIONS:
        for _ in range(radius):
            found.append(corner)
            corner = corner.step(direction)
    return tuple(found)


def within(center: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the Hexes at most `radius` steps away, the center first."""
    return tuple(found for size in range(radius + 1) for found in ring(center, size))


def line(start: Hex, end: Hex) -> list[Hex]:
    """Return the Hexes on the straight way between two, both included: each is adjacent to the next."""
    steps = distance(start, end)
    return [_between(start, end, step / steps) for step in range(steps + 1)] if steps else [start]


def _between(start: Hex, end: Hex, share: float) -> Hex:
    """Return the Hex nearest to a point between two centres."""
    q, r = (a + (b - a) * share for a, b in ((start.q + 1e-6, end.q + 1e-6), (start.r + 2e-6, end.r + 2e-6)))
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        return Hex(-near_r - near_s, near_r)
    return Hex(near_q, near_r if off_r <= off_s else -near_q - near_s)


def name_of(place: Hex) -> str:
    """Return a tile's name: a column letter and a row number, odd-r rows (CR-1)."""
    return f"{chr(ord('A') + place.q + place.r // 2)}{place.r + 1}"


def hex_named(name: str) -> Hex:
    """Return the Hex of a tile name such as `A1` (CR-1).

    Raises: ValueError, if the name is not a letter and a row number from 1.
    """
    letter, digits = name[:1].upper(), name[1:]
    if not ("A" <= letter <= "Z" and digits.isascii() and digits.isdigit() and int(digits) >= 1):
        raise ValueError(f"{name!r} is not a tile name such as A1")
    row = int(digits) - 1
    return Hex(ord(letter) - ord("A") - row // 2, row)
