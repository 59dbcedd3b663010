"""Map files (contacts 10): from the text of a file to a checked Board."""

from collections.abc import Mapping
from dataclasses import dataclass

from solo.contacts.board import TERRAINS, ZONES, Board
from solo.contacts.map_checks import CHECKS, PLANS, Plan, Problem, check_board, check_room
from solo.core.content import Reader, parse_yaml, quoted
from solo.hex.coords import Hex, hex_named, name_of

__all__ = [
    "CHECKS",
    "MOST_COLUMNS",
    "MOST_ROWS",
    "PLANS",
    "MapSheet",
    "Plan",
    "Problem",
    "check_board",
    "check_room",
    "parse_map",
    "parse_sheet",
]

MOST_COLUMNS = 26
MOST_ROWS = 60

_TERRAIN_WORDS = ", ".join(f"{letter} ({terrain})" for letter, terrain in TERRAINS.items())
_ZONE_WORDS = ", ".join(ZONES)


@dataclass(frozen=True, slots=True)
class MapSheet:
    """All that a map file says: the board, the plan that it must meet (empty: none), the checks that it waives."""

    board: Board
    plan: str = ""
    waived: tuple[str, ...] = ()


def parse_map(text: str, file: str) -> Board:
    """Return the Board of a map file's text; messages call it `file`.

    Maps with the id S or L must pass every check of CR-2. Another may name one of them as its `plan`, whose numbers
    it must then meet, and may `waive` checks by name.

    Rule: contacts 10; CR-1, CR-2.
    Raises: ContentError, with every fault. Those of CR-2 are looked for once terrain and zones can be read.
    """
    parts, sheet = _read(text, file)
    if sheet:
        for problem in check_board(sheet.board, PLANS.get(sheet.plan), sheet.waived):
            _report(sheet.board, problem, parts)
    return _finished(parts, sheet).board


def parse_sheet(text: str, file: str) -> MapSheet:
    """Return what a map file's text says, whether or not its board passes the checks: for a map that is being drawn.

    Rule: contacts 10; CR-1. Raises: ContentError, with every fault but those of CR-2.
    """
    return _finished(*_read(text, file))


def _read(text: str, file: str) -> tuple[Mapping[str, Reader], MapSheet | None]:
    """Return the Readers of a file, which hold its faults, and what it says if terrain and zones can be read."""
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(["id", "name", "days", "terrain", "zones"], ["regions", "plan", "waive"])
    id = parts["id"].identifier()
    name = parts["name"].text(1, 40)
    days = parts["days"].integer(1, 30)
    plan, waived = _plan(parts, id), parts["waive"].choices(CHECKS, "check")
    places = _places(parts["terrain"], parts["zones"])
    regions = _regions(parts["regions"], places)
    return parts, MapSheet(_build(id, name, days, places, regions), plan, tuple(waived)) if places else None


def _finished(parts: Mapping[str, Reader], sheet: MapSheet | None) -> MapSheet:
    parts["id"].finish()  # the faults of the whole file
    if sheet is None:
        raise AssertionError("a map without tiles was not refused")
    return sheet


def _plan(parts: Mapping[str, Reader], id: str) -> str:
    """Return the id of the plan that a map must meet; empty if there is none."""
    named = parts["plan"].choice(PLANS, "plan")
    if id not in PLANS:
        return named
    if named not in ("", id):
        parts["plan"].fault(f"the map {id} is Plan {id}; remove this line, or give the map another id")
    if parts["waive"].present:
        parts["waive"].fault(f"the map {id} must pass every check; remove this line, or give the map another id")
    return id


# The rows of terrain and zones

Letters = tuple[str, str]
"""Terrain letter and zone letter of a tile."""


def _places(terrain: Reader, zones: Reader) -> dict[Hex, Letters]:
    """Return the letters of every tile; nothing if some row of terrain or zones is at fault."""
    known = len(terrain.faults)
    terrain_rows = _rows(terrain, frozenset(TERRAINS), f"terrain; use {_TERRAIN_WORDS}")
    zone_rows = _rows(zones, frozenset(ZONES), f"zone; use {_ZONE_WORDS}")
    if len(terrain_rows) != len(zone_rows) and terrain_rows and zone_rows:
        zones.fault(f"{len(zone_rows)} rows, but terrain has {len(terrain_rows)}; give every row its zones")
    for number, (item, row) in enumerate(zone_rows[: len(terrain_rows)], 1):
        _compare(item, number, row, terrain_rows[number - 1][1])
    if len(terrain.faults) > known or not terrain_rows or not zone_rows:
        return {}
    return {
        Hex(column - number // 2, number): (letter, zone_rows[number][1][column])
        for number, (_, row) in enumerate(terrain_rows)
        for column, letter in enumerate(row)
        if letter != "."
    }


def _rows(part: Reader, letters: frozenset[str], wanted: str) -> list[tuple[Reader, str]]:
    """Return the rows with their Readers, having noted every letter that is none of `letters`."""
    rows = []
    for number, item in enumerate(part.items(1, MOST_ROWS), 1):
        row = item.text()
        if len(row) > MOST_COLUMNS:
            item.fault(f"row {number} has {len(row)} columns; a map has {MOST_COLUMNS} at most")
            row = ""
        rows.append((item, row))
        first, last = _span(row)
        if row and last < first:
            item.fault(f"row {number} has no tile; remove the row, or put a tile into it")
        for column, letter in enumerate(row):
            where = f"row {number}, column {chr(ord('A') + column)}"
            if letter == "." and first < column < last:
                item.fault(f"{where}: a hole inside the row; . stands only at the ends of rows, so put a tile here")
            elif letter != "." and letter not in letters:
                item.fault(f"{where}: {quoted(letter)} is no {wanted}, or . at the ends of rows")
    return rows


def _span(row: str) -> tuple[int, int]:
    """Return the first and last column with a tile; the last is before the first if there is none."""
    return len(row) - len(row.lstrip(".")), len(row.rstrip(".")) - 1


def _compare(item: Reader, number: int, zones: str, terrain: str) -> None:
    """Note a row of zones that has its tiles elsewhere than the row of terrain; an unreadable one is noted already."""
    if zones.strip(".") and terrain.strip(".") and _span(zones) != _span(terrain):
        has, should = ("{}{} to {}{}".format(*_ends(row, number)) for row in (zones, terrain))
        item.fault(f"row {number}: zones has {has}, but terrain has {should}; make the two rows alike")


def _ends(row: str, number: int) -> tuple[str, int, str, int]:
    first, last = _span(row)
    return chr(ord("A") + first), number, chr(ord("A") + last), number


# Regions


def _regions(part: Reader, places: Mapping[Hex, Letters]) -> dict[str, list[Hex]]:
    """Return the regions' tiles. Without `places` (the map is at fault) only the names are looked at."""
    regions: dict[str, list[Hex]] = {}
    taken: dict[Hex, str] = {}
    for name, entry in part.entries(100):
        if not (name.strip() and len(name) <= 30 and name.isprintable()):
            entry.fault(f"{quoted(name)} is no name for a region; use 1 to 30 characters")
        regions[name] = []
        for item in entry.items(1):
            place = _place(item, places)
            if place is None:
                continue
            if place in taken:
                first = "this region" if taken[place] == name else f"the region {quoted(taken[place])}"
                item.fault(f"{name_of(place)} lies already in {first}; name it once")
            else:
                taken[place] = name
                regions[name].append(place)
    return regions


def _place(item: Reader, places: Mapping[Hex, Letters]) -> Hex | None:
    """Return the place that an item names, having noted a name that is none or not on the map."""
    name = item.text(1, 40)
    if not name:
        return None
    try:
        place = hex_named(name)
    except ValueError:
        item.fault(f"{quoted(name)} is no tile; name it by column and row, such as C4")
        return None
    if places and place not in places:
        item.fault(f"{quoted(name)} is not on the map; name a tile that is, or remove it")
        return None
    return place


# The Board and its problems


def _build(id: str, name: str, days: int, places: Mapping[Hex, Letters], regions: Mapping[str, list[Hex]]) -> Board:
    terrain = {place: TERRAINS[letter] for place, (letter, _) in places.items()}
    zones = {place: zone for place, (_, zone) in places.items()}
    return Board.build(id, name, days, terrain, zones, regions)


def _report(board: Board, problem: Problem, parts: Mapping[str, Reader]) -> None:
    """Note a check's problem at the row of the first tile concerned."""
    part = parts["zones" if problem.check.startswith("zone") else "terrain"]
    line = part.line
    if problem.tiles:
        first = board.hex((problem.tiles & -problem.tiles).bit_length() - 1)
        line = part.items()[first.r].line
    part.fault(f"{problem.text} (check: {problem.check})", line)
