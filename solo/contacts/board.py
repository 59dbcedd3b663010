"""The map as the game sees it: terrain, zones, neighbours and distances, all public.

A **tile** is an int: its index in the board's axial grid, padded so that one step in a direction is the same
difference for every tile. A **tile set** is a Python int used as a bit set (`solo.hex.bits`), so that a whole set moves
one step with six shifts. Tile order is row by row, west to east.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property

from solo.hex.bits import members
from solo.hex.coords import DIRECTIONS, Hex, distance, hex_named, name_of

__all__ = ["TERRAINS", "ZONES", "Board", "Tile", "TileSet"]

Tile = int
TileSet = int

TERRAINS: Mapping[str, str] = {"f": "field", "w": "forest", "c": "city", "l": "lake", "m": "mountain"}
"""Terrain by its letter in a map file."""

ZONES = ("A", "B", "C")


@dataclass(frozen=True, eq=False)
class Board:
    """One map. Compared by identity: there is one Board a map file.

    `terrain` and `zones` hold a tile's terrain name and zone letter; `regions` maps a region's name to its tiles.
    """

    id: str
    name: str
    days: int
    terrain: Mapping[Tile, str]
    zones: Mapping[Tile, str]
    offset: int
    width: int
    regions: Mapping[str, TileSet] = field(default_factory=dict)

    @staticmethod
    def build(
        id: str,
        name: str,
        days: int,
        terrain: Mapping[Hex, str],
        zones: Mapping[Hex, str],
        regions: Mapping[str, Iterable[Hex]],
    ) -> "Board":
        """Make a Board from terrain and zone by Hex."""
        last_row = max(place.r for place in terrain)
        columns = max(place.q + place.r // 2 for place in terrain) + 1
        offset = last_row // 2 + 1
        width = offset + columns + 1

        def tile(place: Hex) -> Tile:
            return place.r * width + place.q + offset

        ordered = sorted(terrain, key=tile)
        return Board(
            id,
            name,
            days,
            {tile(place): terrain[place] for place in ordered},
            {tile(place): zones[place] for place in ordered},
            offset,
            width,
            {region: sum(1 << tile(place) for place in places) for region, places in regions.items()},
        )

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Unpickle to one Board a process and content, so that what is worked out for it is found again."""
        maps = (tuple(mapping.items()) for mapping in (self.terrain, self.zones, self.regions))
        return _interned, (self.id, self.name, self.days, self.offset, self.width, *maps)

    # Tiles and their names

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles in tile order."""
        return tuple(self.terrain)

    @cached_property
    def names(self) -> Mapping[Tile, str]:
        """Every tile's name (CR-1)."""
        return {tile: name_of(self.hex(tile)) for tile in self.tiles}

    @cached_property
    def by_name(self) -> Mapping[str, Tile]:
        """Every tile by its name."""
        return {name: tile for tile, name in self.names.items()}

    def hex(self, tile: Tile) -> Hex:
        """Return a tile's axial coordinates."""
        row, column = divmod(tile, self.width)
        return Hex(column - self.offset, row)

    def tile(self, place: Hex) -> Tile | None:
        """Return the tile at a Hex, or None off the board."""
        index = place.r * self.width + place.q + self.offset
        return index if index in self.terrain and self.hex(index) == place else None

    def named(self, name: str) -> Tile:
        """Return the tile with a name.

        Raises: ValueError, if it is no tile name or not on this board.
        """
        found = self.by_name.get(name)
        if found is None:
            hex_named(name)
            raise ValueError(f"{name} is not on the map {self.id}")
        return found

    def set_named(self, names: Iterable[str]) -> TileSet:
        """Return the tile set of some names. Raises: ValueError, as `named`."""
        found = 0
        for name in names:
            found |= 1 << self.named(name)
        return found

    def names_of(self, tiles: TileSet) -> list[str]:
        """Return the names of a tile set, in tile order."""
        return [self.names[tile] for tile in members(tiles)]

    def region_of(self, tile: Tile) -> str | None:
        """Return the name of the region that a tile lies in, if any."""
        return next((name for name, tiles in self.regions.items() if tiles >> tile & 1), None)

    # Tile sets

    @cached_property
    def land(self) -> TileSet:
        """All tiles of the board."""
        return sum(1 << tile for tile in self.tiles)

    @cached_property
    def of_terrain(self) -> Mapping[str, TileSet]:
        """The tiles of each terrain."""
        return {name: self._of(self.terrain, name) for name in TERRAINS.values()}

    @cached_property
    def of_zone(self) -> Mapping[str, TileSet]:
        """The tiles of each zone."""
        return {zone: self._of(self.zones, zone) for zone in ZONES}

    @cached_property
    def mountains(self) -> TileSet:
        """The mountain tiles."""
        return self.of_terrain["mountain"]

    @cached_property
    def starts(self) -> TileSet:
        """The tiles where a starting camp may be: fields and forests."""
        return self.of_terrain["field"] | self.of_terrain["forest"]

    @cached_property
    def cities(self) -> TileSet:
        """The city tiles."""
        return self.of_terrain["city"]

    def _of(self, kinds: Mapping[Tile, str], kind: str) -> TileSet:
        return sum(1 << tile for tile in self.tiles if kinds[tile] == kind)

    # Steps

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """What to add to a tile to step in each of DIRECTIONS."""
        return tuple(direction.r * self.width + direction.q for direction in DIRECTIONS)

    @cached_property
    def neighbors(self) -> Mapping[Tile, tuple[Tile, ...]]:
        """Every tile's neighbours on the board, in the order of DIRECTIONS."""
        return {
            tile: tuple(
                tile + step
                for step in self.steps
                if tile + step in self.terrain and self._apart(tile, tile + step) == 1
            )
            for tile in self.tiles
        }

    @cached_property
    def adjacent(self) -> Mapping[Tile, TileSet]:
        """Every tile's neighbours as a set."""
        return {tile: sum(1 << near for near in self.neighbors[tile]) for tile in self.tiles}

    def grow(self, tiles: TileSet) -> TileSet:
        """Return all tiles adjacent to some tile of a set (a tile of the set only if another one touches it)."""
        east = tiles << 1
        pair = tiles | east
        return (east | tiles >> 1 | pair << (self.width - 1) | pair >> self.width) & self.land

    def ray(self, tile: Tile, direction: int) -> Iterator[Tile]:
        """Yield the tiles in a straight line from a tile (not itself), until the board's edge. Direction: 0 to 5."""
        here, step = self.hex(tile), DIRECTIONS[direction]
        while (found := self.tile(here := here.step(step))) is not None:
            yield found

    def within(self, tile: Tile, radius: int) -> TileSet:
        """Return the tiles at most `radius` steps from a tile, itself included."""
        found = self._discs.get((tile, radius))
        if found is None:
            found = self._discs[tile, radius] = self._disc(tile, radius)
        return found

    @cached_property
    def _discs(self) -> dict[tuple[Tile, int], TileSet]:
        return {}

    def _disc(self, tile: Tile, radius: int) -> TileSet:
        row, column = divmod(tile, self.width)
        found = 0
        for dr in range(-radius, radius + 1):
            for dq in range(max(-radius, -dr - radius), min(radius, -dr + radius) + 1):
                if row + dr >= 0 and 0 <= column + dq < self.width:
                    found |= 1 << ((row + dr) * self.width + column + dq)
        return found & self.land

    def distance(self, one: Tile, other: Tile) -> int:
        """Return the number of steps between two tiles, terrain ignored."""
        return self._apart(one, other)

    def _apart(self, one: Tile, other: Tile) -> int:
        return distance(self.hex(one), self.hex(other))


@cache
def _interned(
    id: str,
    name: str,
    days: int,
    offset: int,
    width: int,
    terrain: tuple[tuple[Tile, str], ...],
    zones: tuple[tuple[Tile, str], ...],
    regions: tuple[tuple[str, TileSet], ...],
) -> Board:
    return Board(id, name, days, dict(terrain), dict(zones), offset, width, dict(regions))
