"""A map that is being drawn: an immutable Draft, and the brush strokes that make another one of it.

A Draft can always be written as a map file (contacts 10): every row has a tile, and no row has a hole. It need not
pass the checks of CR-2. Its **canvas** is the whole rectangle of columns and rows; where a place has no tile, a brush
may put one.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from solo.contacts.board import Board
from solo.contacts.maps import MOST_COLUMNS, MOST_ROWS, PLANS, MapSheet
from solo.hex.bits import members
from solo.hex.coords import Hex, distance, neighbors, within

__all__ = [
    "NOTHING",
    "Draft",
    "add_region",
    "brush",
    "canvas",
    "draft_of",
    "drop_region",
    "empty_draft",
    "erase",
    "flood",
    "paint_region",
    "paint_terrain",
    "paint_zone",
    "rename_region",
    "resize",
    "sheet_of",
]

NOTHING = ""
"""Stands for no terrain, no zone and no region."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is on the canvas. `terrain` and `zones` have the same places; a place lies in one region at most.

    `plan` is S, L or empty (its numbers are free); `waived` holds names of `map_checks.CHECKS`.
    """

    name: str
    days: int
    columns: int
    rows: int
    terrain: Mapping[Hex, str]
    zones: Mapping[Hex, str]
    regions: Mapping[str, frozenset[Hex]] = field(default_factory=dict)
    plan: str = ""
    waived: frozenset[str] = frozenset()

    def region_at(self, place: Hex) -> str:
        """Return the name of the region of a place, or nothing."""
        return next((name for name, places in self.regions.items() if place in places), NOTHING)


def canvas(columns: int, rows: int) -> list[Hex]:
    """Return every place of a canvas, row by row (CR-1: rows with an even number sit half a tile to the right)."""
    return [Hex(column - row // 2, row) for row in range(rows) for column in range(columns)]


def column_of(place: Hex) -> int:
    """Return a place's column, from 0."""
    return place.q + place.r // 2


def empty_draft(columns: int, rows: int, name: str, plan: str = "") -> Draft:
    """Return a map of fields alone, zones A, B and C from west to east. Raises: ValueError, if it has no such size."""
    _check_size(columns, rows)
    places = canvas(columns, rows)
    zones = {place: "ABC"[min(2, 3 * column_of(place) // columns)] for place in places}
    days = 8 if plan == "L" else 6
    return Draft(name, days, columns, rows, dict.fromkeys(places, "field"), zones, plan=plan)


def _check_size(columns: int, rows: int) -> None:
    if not (1 <= columns <= MOST_COLUMNS and 1 <= rows <= MOST_ROWS):
        raise ValueError(f"a map has 1 to {MOST_COLUMNS} columns and 1 to {MOST_ROWS} rows")


def draft_of(sheet: MapSheet) -> Draft:
    """Return the Draft of what a map file says."""
    board = sheet.board
    terrain = {board.hex(tile): kind for tile, kind in board.terrain.items()}
    return Draft(
        board.name,
        board.days,
        max(map(column_of, terrain)) + 1,
        max(place.r for place in terrain) + 1,
        terrain,
        {board.hex(tile): zone for tile, zone in board.zones.items()},
        {name: frozenset(map(board.hex, members(tiles))) for name, tiles in board.regions.items()},
        sheet.plan,
        frozenset(sheet.waived),
    )


def sheet_of(draft: Draft, id: str) -> MapSheet:
    """Return what the Draft's file says under an id. Regions without a tile are left out, as a file has none."""
    regions = {name: sorted(places) for name, places in draft.regions.items() if places}
    board = Board.build(id, draft.name, draft.days, draft.terrain, draft.zones, regions)
    plan = id if id in PLANS else draft.plan
    return MapSheet(board, plan, tuple(sorted(draft.waived)))


# Where a brush falls


def brush(draft: Draft, place: Hex, size: int) -> set[Hex]:
    """Return the places of the canvas below a brush: size 1 is one place, size 2 its neighbours too, and so on."""
    return {
        near for near in within(place, size - 1) if 0 <= near.r < draft.rows and 0 <= column_of(near) < draft.columns
    }


def flood(draft: Draft, place: Hex, kinds: Mapping[Hex, str]) -> set[Hex]:
    """Return the connected places of the canvas that have the same kind as one of them; absent ones have none."""
    wanted, found, open_ends = kinds.get(place, NOTHING), {place}, [place]
    while open_ends:
        for near in neighbors(open_ends.pop()):
            if near not in found and brush(draft, near, 1) and kinds.get(near, NOTHING) == wanted:
                found.add(near)
                open_ends.append(near)
    return found


# What a brush does


def paint_terrain(draft: Draft, places: Collection[Hex], terrain: str) -> Draft:
    """Give places a terrain. A new tile takes its neighbours' zone, and joins its row: a hole between is filled too."""
    wanted = set(places)
    for row in {place.r for place in places}:
        columns = [column_of(place) for place in (*draft.terrain, *places) if place.r == row]
        across = (Hex(column - row // 2, row) for column in range(min(columns), max(columns) + 1))
        wanted |= {place for place in across if place not in draft.terrain}
    return _with_tiles(draft, wanted, terrain)


def _with_tiles(draft: Draft, places: Iterable[Hex], terrain: str) -> Draft:
    """Return the Draft with tiles of a terrain; a new one lies in the zone of the nearest old one."""
    zones, wanted = dict(draft.zones), list(places)
    for place in wanted:
        if place not in zones:
            zones[place] = draft.zones[min(draft.zones, key=lambda other: (distance(place, other), other))]
    return replace(draft, terrain={**draft.terrain, **dict.fromkeys(wanted, terrain)}, zones=zones)


def erase(draft: Draft, places: Collection[Hex]) -> Draft:
    """Take tiles away, as far as that leaves no hole in a row and every row a tile: from the ends of rows inward."""
    gone: set[Hex] = set()
    for row in {place.r for place in places}:
        tiles = sorted(place for place in draft.terrain if place.r == row)
        while len(tiles) > 1 and tiles[-1] in places:
            gone.add(tiles.pop())
        while len(tiles) > 1 and tiles[0] in places:
            gone.add(tiles.pop(0))
    return _without(draft, gone)


def _without(draft: Draft, gone: Collection[Hex]) -> Draft:
    return replace(
        draft,
        terrain={place: kind for place, kind in draft.terrain.items() if place not in gone},
        zones={place: zone for place, zone in draft.zones.items() if place not in gone},
        regions={name: tiles.difference(gone) for name, tiles in draft.regions.items()},
    )


def paint_zone(draft: Draft, places: Iterable[Hex], zone: str) -> Draft:
    """Put the tiles among some places into a zone."""
    return replace(draft, zones={**draft.zones, **{place: zone for place in places if place in draft.zones}})


def paint_region(draft: Draft, places: Iterable[Hex], name: str) -> Draft:
    """Put the tiles among some places into a region and out of every other one; NOTHING only takes them out."""
    tiles = frozenset(place for place in places if place in draft.terrain)
    regions = {region: known - tiles for region, known in draft.regions.items()}
    if name in regions:
        regions[name] |= tiles
    return replace(draft, regions=regions)


def add_region(draft: Draft, name: str) -> Draft:
    """Add a region without tiles; nothing changes if there is one of that name."""
    return draft if name in draft.regions else replace(draft, regions={**draft.regions, name: frozenset()})


def rename_region(draft: Draft, name: str, other: str) -> Draft:
    """Give a region another name; it stays where it is among the others."""
    return replace(draft, regions={other if each == name else each: kept for each, kept in draft.regions.items()})


def drop_region(draft: Draft, name: str) -> Draft:
    """Remove a region; its tiles lie in none."""
    return replace(draft, regions={each: tiles for each, tiles in draft.regions.items() if each != name})


def resize(draft: Draft, columns: int, rows: int) -> Draft:
    """Return the Draft on another canvas: cut off or grown at the right and at the bottom, grown rows all fields.

    A row that would lose its last tile keeps one at the new edge. Raises: ValueError, if a map has no such size.
    """
    _check_size(columns, rows)
    full = {place.r for place in draft.terrain if column_of(place) < columns}
    bare = [place for place in canvas(columns, rows) if place.r not in full]
    wanted = [place for place in bare if place.r >= draft.rows or column_of(place) == columns - 1]
    grown = _with_tiles(draft, wanted, "field")
    gone = [place for place in grown.terrain if place.r >= rows or column_of(place) >= columns]
    return replace(_without(grown, gone), columns=columns, rows=rows)
