"""How likely the Alien is on each tile, as a computer team sees it: tiles weighed by whole numbers.

The weights are kept as bit planes, plane n holding the tiles whose weight has the bit 2^n, so that the weight of a
whole tile set takes a few population counts. A set in which all tiles count alike is one plane.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from solo.contacts.board import Tile, TileSet
from solo.hex.bits import lowest, members

__all__ = ["Chances", "alike", "weighed"]

FINEST = 1 << 10
"""The heaviest tile's weight; every other possible tile weighs at least 1."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The weight of every possible tile."""

    planes: tuple[TileSet, ...]

    @property
    def possible(self) -> TileSet:
        """The tiles with any weight."""
        found = 0
        for plane in self.planes:
            found |= plane
        return found

    @property
    def total(self) -> int:
        """The weight of all tiles together."""
        return self.of(-1)

    def of(self, tiles: TileSet) -> int:
        """Return the weight of a tile set."""
        found = 0
        for place, plane in enumerate(self.planes):
            found += (plane & tiles).bit_count() << place
        return found

    def without(self, tiles: TileSet) -> "Chances":
        """Return the weights with some tiles ruled out."""
        return Chances(tuple(plane & ~tiles for plane in self.planes))

    def heaviest(self, tiles: TileSet) -> Tile | None:
        """Return the tile with the greatest weight among some, the first of equal ones; None if none has any."""
        left = tiles & self.possible
        for plane in reversed(self.planes):
            left = left & plane or left
        return lowest(left) if left else None

    def capped(self, tiles: TileSet, size: int) -> int:
        """Return about the weight of the best `size` tiles among some."""
        found = tiles & self.possible
        if size == 1:
            best = self.heaviest(found)
            return 0 if best is None else self.of(1 << best)
        number = found.bit_count()
        return self.of(found) if number <= size else self.of(found) * size // number


def alike(possible: TileSet) -> Chances:
    """Return chances in which every possible tile counts alike."""
    return Chances((possible,))


def weighed(weights: Mapping[Tile, float]) -> Chances:
    """Return chances from weights of any scale; a tile with any weight keeps some."""
    highest = max(weights.values())
    planes = [0] * FINEST.bit_length()
    for tile, weight in weights.items():
        for place in members(max(1, round(FINEST * weight / highest))):
            planes[place] |= 1 << tile
    return Chances(tuple(planes))
