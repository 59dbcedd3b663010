"""A side of the board: locations, sectors, doorways, hatches, computers and the hull around them (adele 1).

The graph is networkx's; what rules and computer players ask all the time are tables made from it once a ship.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from solo.adele.places import HULL, LOCATIONS, Doorway, Place, PlaceSet, doorway, members, places

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["TERMINALS", "Location", "Ship", "graph_of", "ship_of"]

TERMINALS = ("medical", "engineering", "navigation", "surveillance", "alert")
"""What a computer can be besides a plain one."""


@dataclass(frozen=True, slots=True)
class Location:
    """One of the twenty rooms. `computer`: none (empty), plain, or one of TERMINALS. `at`: where it is drawn."""

    number: Place
    name: str
    sector: str
    computer: str
    hatch: bool
    at: tuple[float, float]


@dataclass(frozen=True, eq=False, repr=False)
class Ship:
    """A side of the board, checked or made for a test. Two Ships are equal if they are the same one.

    `next_to` has for each place the locations (for a hull section: the hull sections) one doorway away. `steps` has the
    doorways between any two locations; `hull_of` a sector's hull section.
    """

    id: str
    name: str
    sectors: tuple[str, ...]
    locations: Mapping[Place, Location]
    doorways: tuple[Doorway, ...]
    hull_links: tuple[tuple[str, str], ...]
    next_to: tuple[PlaceSet, ...] = ()
    steps: tuple[tuple[int, ...], ...] = ()
    sector_of: tuple[int, ...] = ()
    in_sector: tuple[PlaceSet, ...] = ()
    hatches: PlaceSet = 0
    computers: PlaceSet = 0
    all_locations: PlaceSet = 0
    hull: PlaceSet = 0
    names: Mapping[Place, str] = field(default_factory=dict)

    def __repr__(self) -> str:
        """Name it; its tables would fill a page."""
        return f"Ship({self.id!r})"

    def hull_of(self, location: Place) -> Place:
        """Return the hull section of a location's sector."""
        return HULL + self.sector_of[location]

    def hatches_of(self, hull: Place) -> PlaceSet:
        """Return the locations with a hatch to a hull section."""
        return self.hatches & self.in_sector[hull - HULL]

    def sector_set(self, sector: str) -> PlaceSet:
        """Return the locations of a sector by its name."""
        return self.in_sector[self.sectors.index(sector)]

    def terminal(self, kind: str) -> PlaceSet:
        """Return the locations whose computer is of a kind."""
        return places(number for number, location in self.locations.items() if location.computer == kind)

    def neighbours(self, chosen: PlaceSet) -> PlaceSet:
        """Return the places one doorway away from any place of a set."""
        found = 0
        for place in members(chosen):
            found |= self.next_to[place]
        return found

    def borders(self, sector: str) -> frozenset[Doorway]:
        """Return the doorways between a sector and another one."""
        inside = self.sector_set(sector)
        return frozenset(door for door in self.doorways if (inside >> door[0] & 1) != (inside >> door[1] & 1))

    def place_named(self, name: str) -> Place:
        """Return the place of a text form: `7`, or `hull-blue`. Raises: ValueError."""
        if name.isdigit() and int(name) in self.locations and str(int(name)) == name:
            return int(name)
        for place in members(self.hull):
            if self.names[place] == name:
                return place
        raise ValueError(f"{name!r} is no place; use a location's number, or hull- and a sector")


def graph_of(locations: Iterable[Place], doorways: Iterable[Doorway]) -> "nx.Graph[int]":
    """Return the graph of a ship's locations."""
    import networkx as nx  # a third of a second: a list of games does not need it

    graph: nx.Graph[int] = nx.Graph()
    graph.add_nodes_from(sorted(locations))
    graph.add_edges_from(sorted(doorways))
    return graph


def ship_of(
    id: str,
    name: str,
    sectors: Iterable[str],
    locations: Mapping[Place, Location],
    doorways: Iterable[Doorway],
    hull_links: Iterable[tuple[str, str]],
) -> Ship:
    """Return a Ship with its tables. Locations that no way joins are 99 steps apart."""
    import networkx as nx

    sectors, hull_links = tuple(sectors), tuple(hull_links)
    doors = tuple(sorted({doorway(*door) for door in doorways}))
    hull = [HULL + index for index in range(len(sectors))]
    next_to = [0] * (HULL + len(sectors))
    for one, other in doors:
        next_to[one] |= 1 << other
        next_to[other] |= 1 << one
    for first, second in hull_links:
        one, other = HULL + sectors.index(first), HULL + sectors.index(second)
        next_to[one] |= 1 << other
        next_to[other] |= 1 << one
    lengths = dict(nx.all_pairs_shortest_path_length(graph_of(locations, doors)))
    numbers = range(LOCATIONS + 1)
    return Ship(
        id,
        name,
        sectors,
        dict(sorted(locations.items())),
        doors,
        hull_links,
        tuple(next_to),
        tuple(tuple(lengths.get(one, {}).get(other, 99) for other in numbers) for one in numbers),
        tuple(sectors.index(locations[place].sector) if place in locations else -1 for place in numbers),
        tuple(places(n for n, location in locations.items() if location.sector == sector) for sector in sectors),
        places(number for number, location in locations.items() if location.hatch),
        places(number for number, location in locations.items() if location.computer),
        places(locations),
        places(hull),
        {**{number: str(number) for number in sorted(locations)}, **dict(zip(hull, _hull_names(sectors), strict=True))},
    )


def _hull_names(sectors: tuple[str, ...]) -> list[str]:
    return [f"hull-{sector}" for sector in sectors]
