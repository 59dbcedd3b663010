"""A set-up file's YAML into a checked Scenario, with every fault at once (adele 2)."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

from solo.adele.crew import crew as crew_members
from solo.adele.figurefile import SIZES, laid_over, read_figures
from solo.adele.figures import Figures, sector_of
from solo.adele.places import HULL, NOWHERE, Place, PlaceSet, places
from solo.adele.scenario import NO_START, Scenario, Start
from solo.adele.ship import Ship
from solo.adele.shipfile import read_doorway
from solo.adele.tokens import tokens as token_kinds
from solo.core.content import Node, Reader, parse_yaml

__all__ = ["LEVELS", "SIDES", "parse_scenario"]

LEVELS = (1, 2, 3, 4, 5)
SIDES = ("crew", "alien", "nobody")
_REQUIRED = ("id", "name", "ship", "crew", "level", "favours", "log")
_OPTIONAL = ("starter", "twist", "start", "figures")
_START = (
    "crew", "alien", "spread", "tokens", "failures", "shutdowns", "impacts", "blocked", "energy", "infection",
    "wounds", "no_return",
)  # fmt: skip


def parse_scenario(
    text: str, file: str, ship_of: Callable[[str], Ship], ships: Iterable[str], figures: tuple[str, str]
) -> Scenario:
    """Return the Scenario of a YAML text. `ship_of` gives a Ship by its id, `ships` the ids there are.

    `figures` are the text and file of the usual numbers; the file's own `figures` are laid over them.
    Raises: ContentError, with every fault of the file; whatever `ship_of` raises.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(_REQUIRED, _OPTIONAL)
    id, name = parts["id"].identifier(), parts["name"].text(1, 60)
    ship_id = parts["ship"].choice(sorted(ships), "ship")
    suggested = tuple(parts["crew"].choices(crew_members(), "crew member", SIZES[0], SIZES[-1]))
    level = parts["level"].integer(LEVELS[0], LEVELS[-1])
    favours, log = parts["favours"].choice(SIDES, "side"), parts["log"].text(1, 2000)
    twist = parts["twist"].text(1, 2000) if parts["twist"].present else ""
    starter = parts["starter"].boolean() if parts["starter"].present else False
    numbers = _figures(parts["figures"], *figures)
    top.finish()
    ship = ship_of(ship_id)
    _check_sectors(parts["figures"], numbers, ship)
    start = _start(parts["start"], ship, numbers, len(suggested)) if parts["start"].present else NO_START
    top.finish()
    found = Scenario(
        id, name, ship, len(suggested), suggested, level, favours, log, twist, numbers, start, starter
    )  # fmt: skip
    return replace(found, fingerprint=fingerprint_of(found))


def fingerprint_of(scenario: Scenario) -> str:
    """Return a short hash of all in a set-up file, its ship and its numbers that the rules look at: no text to read."""
    ship = scenario.ship
    rooms = [(room.number, room.sector, room.computer, room.hatch) for room in ship.locations.values()]
    rules = (
        ship.sectors, rooms, ship.doorways, ship.hull_links, scenario.crew_size, scenario.figures, scenario.start,
    )  # fmt: skip
    return hashlib.sha256(repr(rules).encode()).hexdigest()[:16]


def _figures(reader: Reader, text: str, file: str) -> Figures:
    """Read the numbers: the usual ones, with the file's own laid over them."""
    base = parse_yaml(text, file)
    if not reader.present:
        return read_figures(Reader(file, base))
    assert reader.node is not None
    joined = laid_over(base, Node(reader.node.value, reader.line, reader.node.key_lines))
    return read_figures(Reader(reader.file, joined, reader.field, reader.faults))


def _check_sectors(reader: Reader, figures: Figures, ship: Ship) -> None:
    for sector in sorted({sector_of(card) for card in figures.events} - set(ship.sectors)):
        reader.fault(f"an event card names the sector {sector}; the ship has {', '.join(ship.sectors)}")


def _start(reader: Reader, ship: Ship, figures: Figures, size: int) -> Start:
    """Read a special start."""
    parts = reader.fields([], _START)

    def number(key: str, lowest: int, highest: int) -> int:
        return parts[key].integer(lowest, highest) if parts[key].present else lowest

    most_wounds = min(board.life for board in figures.crew.values()) - 1
    start = Start(
        crew=_crew_places(parts["crew"], ship, size),
        alien=_place(parts["alien"], ship) if parts["alien"].present else NOWHERE,
        spread=_places(parts["spread"], ship),
        tokens=_tokens(parts["tokens"], ship),
        failures=_places(parts["failures"], ship),
        shutdowns=_places(parts["shutdowns"], ship),
        impacts=_impacts(parts["impacts"], ship),
        blocked=frozenset(
            door
            for item in _items(parts["blocked"])
            if (door := read_doorway(item, ship.locations)) is not None and _is_doorway(item, door, ship)
        ),
        energy=number("energy", 0, figures.energy),
        infection=number("infection", 0, figures.infection - 1),
        wounds=number("wounds", 0, most_wounds),
        no_return=number("no_return", 1, figures.track),
    )
    _check_start(parts, start, ship, figures, size)
    return start


def _check_start(parts: dict[str, Reader], start: Start, ship: Ship, figures: Figures, size: int) -> None:
    """Check what a start's parts must fulfil together; the Alien needs room, tokens lie on spread tokens."""
    taken = [*start.crew.values(), *([start.alien] if start.alien else [])]
    if len(set(taken)) < len(taken):
        parts["crew"].fault("two of those who start stand in one location; give each its own")
    if places(start.tokens) & ~start.spread:
        parts["tokens"].fault("an alien token lies where no spread token does; add the location to spread")
    for kind, count in sorted(Counter(start.tokens.values()).items()):
        left = figures.tokens[kind] - (figures.evolved[size] if kind == "evolve" else 0)
        if count > left:
            parts["tokens"].fault(f"{count} tokens of the kind {kind} are more than there are; place at most {left}")
    if start.failures & ~ship.computers:
        parts["failures"].fault("a Failure lies where no computer is; name locations with a computer")
    if start.impacts.bit_count() > figures.impacts:
        parts["impacts"].fault(f"there are {figures.impacts} impact tokens; name fewer sectors")
    if start.spread.bit_count() + (not start.spread >> start.alien & 1) > figures.spread:
        parts["spread"].fault(f"there are {figures.spread} spread tokens, the Alien's own included; name fewer")


def _items(reader: Reader) -> list[Reader]:
    return reader.items(0, 40) if reader.present else []


def _is_doorway(reader: Reader, door: tuple[int, int], ship: Ship) -> bool:
    if door in ship.doorways:
        return True
    reader.fault(f"there is no doorway {door[0]}-{door[1]} on this ship; name one that it has")
    return False


def _place(reader: Reader, ship: Ship) -> Place:
    return reader.integer(1, len(ship.locations))


def _places(reader: Reader, ship: Ship) -> PlaceSet:
    return places(_place(item, ship) for item in _items(reader))


def _impacts(reader: Reader, ship: Ship) -> PlaceSet:
    names = [item.choice(ship.sectors, "sector") for item in _items(reader)]
    return places(HULL + ship.sectors.index(name) for name in names if name)


def _crew_places(reader: Reader, ship: Ship, size: int) -> dict[int, Place]:
    found = {}
    for key, part in reader.entries(size) if reader.present else ():
        if not (key.isdigit() and 1 <= int(key) <= size):
            part.fault(f"crew members are numbered 1 to {size}; correct the number")
            continue
        found[int(key)] = _place(part, ship)
    return found


def _tokens(reader: Reader, ship: Ship) -> dict[Place, str]:
    found = {}
    for key, part in reader.entries(20) if reader.present else ():
        if not (key.isdigit() and int(key) in ship.locations):
            part.fault("alien tokens lie in locations; write the location's number")
            continue
        kind = part.choice(token_kinds(), "alien token")
        if kind:
            found[int(key)] = kind
    return found
