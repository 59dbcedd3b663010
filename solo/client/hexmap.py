"""The map as the board widget needs it: plain data, whatever game it comes from."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from solo.contacts.board import Board
from solo.hex.bits import members
from solo.hex.coords import DIRECTIONS, Hex

__all__ = ["HexMap", "MapTile", "Tile"]

Tile = int


@dataclass(frozen=True, slots=True)
class MapTile:
    """One tile: its number in the game, its place, its name, terrain kind and zone letter (or an empty text).

    Without a terrain it is a place where a tile could be: drawn as a faint outline, clicked like any other.
    """

    id: Tile
    place: Hex
    name: str
    terrain: str
    zone: str = ""


@dataclass(frozen=True, eq=False)
class HexMap:
    """All tiles of a map, and the tiles of each named region."""

    tiles: tuple[MapTile, ...]
    regions: Mapping[str, tuple[Tile, ...]] = field(default_factory=dict)

    @staticmethod
    def of_board(board: Board) -> "HexMap":
        """Return the map of a Contacts board."""
        tiles = (
            MapTile(tile, board.hex(tile), board.names[tile], board.terrain[tile], board.zones[tile])
            for tile in board.tiles
        )
        return HexMap(tuple(tiles), {name: tuple(members(bits)) for name, bits in board.regions.items()})

    @cached_property
    def by_id(self) -> Mapping[Tile, MapTile]:
        """Every tile by its number."""
        return {tile.id: tile for tile in self.tiles}

    @cached_property
    def by_place(self) -> Mapping[Hex, MapTile]:
        """Every tile by its place."""
        return {tile.place: tile for tile in self.tiles}

    @cached_property
    def land(self) -> tuple[MapTile, ...]:
        """The tiles with a terrain: all of them, unless the map is being drawn."""
        return tuple(tile for tile in self.tiles if tile.terrain)

    @cached_property
    def zones(self) -> Mapping[str, tuple[Hex, ...]]:
        """The places of each zone, by its letter."""
        found: dict[str, list[Hex]] = {}
        for tile in self.tiles:
            if tile.zone:
                found.setdefault(tile.zone, []).append(tile.place)
        return {zone: tuple(places) for zone, places in sorted(found.items())}

    @cached_property
    def borders(self) -> tuple[tuple[Hex, int], ...]:
        """Where zones meet: a place and the direction of its other side, each border once."""
        found = []
        for tile in self.tiles:
            for direction in range(3):
                other = self.by_place.get(tile.place.step(DIRECTIONS[direction]))
                if other is not None and other.zone != tile.zone and other.zone and tile.zone:
                    found.append((tile.place, direction))
        return tuple(found)

    def places(self, tiles: Iterable[Tile]) -> list[Hex]:
        """Return the places of some tiles; unknown ones are left out."""
        return [self.by_id[tile].place for tile in tiles if tile in self.by_id]
