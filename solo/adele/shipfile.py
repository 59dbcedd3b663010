"""A ship's YAML into a checked Ship, with every fault at once (adele 1.3)."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from solo.adele.places import LOCATIONS, Doorway, doorway, members
from solo.adele.ship import TERMINALS, Location, Ship, graph_of, ship_of
from solo.core.content import Reader, parse_yaml, quoted

__all__ = ["COMPUTERS", "HATCHES", "check_ship", "parse_ship", "read_doorway"]

SECTORS = 5
SECTOR_SIZE = 4
HATCHES = 6
COMPUTERS = 8
WAY_TO_HATCH = WAY_TO_COMPUTER = 2
LONGEST_WAY = 6
NEIGHBOURS = (2, 4)
ALERTS = (3, 17)
"""Where the module puts its Alert Terminals."""

_NUMBER = re.compile(r"[0-9]{1,2}(\.[0-9]{1,2})?")
_DOORWAY = re.compile(r"([1-9][0-9]?)-([1-9][0-9]?)")


def parse_ship(text: str, file: str) -> Ship:
    """Return the Ship of a YAML text; messages call it `file`.

    Rule: adele 1.3. Raises: ContentError, with every fault; those of the graph are looked for once it can be read.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(["id", "name", "sectors", "hull", "locations", "doorways"])
    id, name = parts["id"].identifier(), parts["name"].text(1, 40)
    sectors = _sectors(parts["sectors"])
    links = [pair for item in parts["hull"].items(1, 20) if (pair := _link(item, sectors)) is not None]
    locations = _locations(parts["locations"], sectors)
    doors = [door for item in parts["doorways"].items(1, 60) if (door := read_doorway(item, locations)) is not None]
    for door in sorted({door for door in doors if doors.count(door) > 1}):
        parts["doorways"].fault(f"{door[0]}-{door[1]} stands twice; keep one of them")
    top.finish()
    ship = ship_of(id, name, sectors, locations, doors, links)
    for field, problem in check_ship(ship):
        parts[field].fault(problem)
    top.finish()
    return ship


def _sectors(reader: Reader) -> tuple[str, ...]:
    found = [item.identifier() for item in reader.items(SECTORS, SECTORS)]
    if len(set(found)) < len(found):
        reader.fault("a sector stands twice; keep one of them")
    return tuple(found)


def _link(reader: Reader, sectors: tuple[str, ...]) -> tuple[str, str] | None:
    pair = [item.choice(sectors, "sector") for item in reader.items(2, 2)]
    if len(pair) == 2 and pair[0] == pair[1]:
        reader.fault("a hull section is not next to itself; name two sectors")
        return None
    return (pair[0], pair[1]) if len(pair) == 2 and all(pair) else None


def _locations(reader: Reader, sectors: tuple[str, ...]) -> dict[int, Location]:
    found: dict[int, Location] = {}
    for key, part in reader.entries(LOCATIONS):
        if not (key.isdigit() and str(int(key)) == key and 1 <= int(key) <= LOCATIONS):
            part.fault(f"{quoted(key)} is no location; they are numbered 1 to {LOCATIONS}")
            continue
        fields = part.fields(["name", "sector", "at"], ["hatch", "computer"])
        computer = fields["computer"].choice(("plain", *TERMINALS), "computer") if fields["computer"].present else ""
        hatch = fields["hatch"].boolean() if fields["hatch"].present else False
        sector, name = fields["sector"].choice(sectors, "sector"), fields["name"].text(1, 30)
        found[int(key)] = Location(int(key), name, sector, computer, hatch, _point(fields["at"]))
    missing = sorted(set(range(1, LOCATIONS + 1)) - set(found))
    if missing:
        reader.fault(f"location {missing[0]} is missing; a ship has the locations 1 to {LOCATIONS}")
    return found


def _point(reader: Reader) -> tuple[float, float]:
    numbers = []
    for item in reader.items(2, 2):
        written = item.text(1, 5)
        if not _NUMBER.fullmatch(written):
            item.fault(f"must be a number from 0 to 99 such as 2 or 3.5, not {quoted(written)}")
            return 0.0, 0.0
        numbers.append(float(written))
    return (numbers[0], numbers[1]) if len(numbers) == 2 else (0.0, 0.0)


def read_doorway(reader: Reader, locations: Mapping[int, object]) -> Doorway | None:
    """Read a doorway such as `4-10`; None after a fault."""
    written = reader.text(1, 5)
    match = _DOORWAY.fullmatch(written)
    if match is None:
        reader.fault(f"{quoted(written)} is no doorway; write two locations such as 4-10")
        return None
    one, other = int(match[1]), int(match[2])
    for place in (one, other):
        if place not in locations:
            reader.fault(f"there is no location {place}; they are numbered 1 to {LOCATIONS}")
            return None
    if one == other:
        reader.fault(f"a doorway joins two locations, not {one} to itself; correct one of the numbers")
        return None
    return doorway(one, other)


Problem = tuple[str, str]
"""The field that is to be mended, and what is wrong with it."""


def check_ship(ship: Ship) -> Iterator[Problem]:
    """Yield what keeps a ship from being played on, with the file's field that is to be mended.

    Rule: adele 1.3, points 1 to 8.
    """
    yield from _check_sectors(ship)
    yield from _check_graph(ship)
    yield from _check_features(ship)
    for one, other in _crossings(ship):
        text = f"the lines {one[0]}-{one[1]} and {other[0]}-{other[1]} cross; move a location (at), or leave one out"
        yield "doorways", text


def _check_sectors(ship: Ship) -> Iterator[Problem]:
    import networkx as nx  # only where a ship is checked: it takes long to load

    graph = graph_of(ship.locations, ship.doorways)
    for sector, inside in zip(ship.sectors, ship.in_sector, strict=True):
        if inside.bit_count() != SECTOR_SIZE:
            yield "locations", f"the sector {sector} has {inside.bit_count()} locations; give it {SECTOR_SIZE}"
        elif not nx.is_connected(graph.subgraph(members(inside))):
            yield "doorways", f"the sector {sector} falls apart; join its locations with each other"
    hull = nx.Graph(list(ship.hull_links))
    hull.add_nodes_from(ship.sectors)
    if not nx.is_connected(hull):
        yield "hull", "the hull sections fall apart; join them, so that all can be reached outside"


def _check_graph(ship: Ship) -> Iterator[Problem]:
    import networkx as nx  # only where a ship is checked: it takes long to load

    graph = graph_of(ship.locations, ship.doorways)
    for place, links in sorted(graph.degree):
        if not NEIGHBOURS[0] <= links <= NEIGHBOURS[1]:
            yield "doorways", f"location {place} has {links} doorways; give it {NEIGHBOURS[0]} to {NEIGHBOURS[1]}"
    if not nx.is_connected(graph):
        yield "doorways", "the ship falls apart; join its locations"
        return
    lone: list[Any] = sorted(nx.bridges(graph))
    for one, other in lone:
        yield "doorways", f"{one}-{other} is the only way between two parts of the ship; add another one"
    for place in sorted(nx.articulation_points(graph)):
        yield "doorways", f"all ways between two parts of the ship lead through {place}; add one around it"
    longest = nx.diameter(graph)
    if longest > LONGEST_WAY:
        yield "doorways", f"two locations are {longest} doorways apart; shorten the way to {LONGEST_WAY} at most"


def _check_features(ship: Ship) -> Iterator[Problem]:
    for what, chosen, number, way in (
        ("hatches", ship.hatches, HATCHES, WAY_TO_HATCH),
        ("computers", ship.computers, COMPUTERS, WAY_TO_COMPUTER),
    ):
        if chosen.bit_count() != number:
            yield "locations", f"there are {chosen.bit_count()} {what}; a ship has {number}"
        for sector, inside in zip(ship.sectors, ship.in_sector, strict=True):
            if not chosen & inside:
                yield "locations", f"the sector {sector} has no {what}; put one there"
        for place in members(ship.all_locations):
            if not any(ship.steps[place][other] <= way for other in members(chosen)):
                yield "locations", f"from location {place} no {what} lie within {way} doorways; put one nearer"
    for kind in TERMINALS:
        found = tuple(members(ship.terminal(kind)))
        if kind == "alert" and found != ALERTS:
            yield "locations", f"the alert computers must be in {ALERTS[0]} and {ALERTS[1]}, not in {list(found)}"
        if kind != "alert" and len(found) != 1:
            yield "locations", f"there are {len(found)} computers of the kind {kind}; a ship has 1"


def _crossings(ship: Ship) -> Iterator[tuple[Doorway, Doorway]]:
    at = {place: location.at for place, location in ship.locations.items()}
    for one, other in combinations(ship.doorways, 2):
        if not {*one} & {*other} and _cross(at[one[0]], at[one[1]], at[other[0]], at[other[1]]):
            yield one, other


Point = tuple[float, float]


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Return whether two lines cross or touch."""
    apart = (max(a[0], b[0]) < min(c[0], d[0])) or (max(c[0], d[0]) < min(a[0], b[0]))
    apart |= (max(a[1], b[1]) < min(c[1], d[1])) or (max(c[1], d[1]) < min(a[1], b[1]))
    return not apart and _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0
