"""What a map must be to be played on (contacts 1, CR-2): each check a function of its own.

`check_board` runs them all on a Board, for a map file as for a map that is being drawn, and says which tiles are
concerned. The table `CHECKS` names them; a custom map may waive a check by its name.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from solo.contacts.board import TERRAINS, ZONES, Board, TileSet
from solo.contacts.movement import alien_walk
from solo.hex.bits import members

__all__ = ["CHECKS", "PLANS", "Plan", "Problem", "check_board", "check_room", "pieces"]

CITY_WALK = 9
"""The most points, the city's own included, that the Alien may need to the nearest city."""

LAKE_TILES = 4
"""The least size of a map's largest lake."""

ZONE_SHARE = (25, 42)
"""The least and the largest part of the tiles that a zone may have, in percent."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One of the two sizes of map: least and most tiles (both included), least cities and mountains."""

    id: str
    tiles: tuple[int, int]
    cities: int
    mountains: int


PLANS: Mapping[str, Plan] = {"S": Plan("S", (100, 125), 6, 6), "L": Plan("L", (200, 240), 10, 12)}


@dataclass(frozen=True, slots=True)
class Problem:
    """What a check has to say. `tiles` are those to look at; empty if it is about what the map lacks."""

    check: str
    text: str
    tiles: TileSet


Finding = tuple[str, TileSet]
Check = Callable[[Board, Plan | None], Iterator[Finding]]


def check_board(board: Board, plan: Plan | None, waived: Collection[str] = ()) -> list[Problem]:
    """Return every problem of a board, in the order of `CHECKS`; none for a map that may be played on.

    Without a plan its numbers of tiles, cities and mountains are free.

    Rule: contacts 1; CR-2.
    """
    return [
        Problem(name, text, tiles)
        for name, check in CHECKS.items()
        if name not in waived
        for text, tiles in check(board, plan)
    ]


def check_room(board: Board, least: int = 12) -> list[Problem]:
    """Return a problem if from some field or forest the Alien can end its first day on fewer than `least` tiles.

    No rule asks for it: it is what the project wants of its own maps, and advice for others. Nobody else is on the
    board, and a day does not end where it began.
    """
    walk = alien_walk(board)
    cramped = sum(1 << tile for tile in members(board.starts) if _count(walk.ends(1 << tile) & ~(1 << tile)) < least)
    if not cramped:
        return []
    text = f"fewer than {least} tiles to end a day on from {_listed(board, cramped)}; open the land around"
    return [Problem("room", text, cramped)]


def pieces(board: Board, tiles: TileSet) -> list[TileSet]:
    """Return the connected pieces of a tile set, the largest first, equal ones in tile order."""
    found = []
    while tiles:
        piece = tiles & -tiles
        while (grown := piece | board.grow(piece) & tiles) != piece:
            piece = grown
        found.append(piece)
        tiles &= ~piece
    return sorted(found, key=_count, reverse=True)


def _count(tiles: TileSet) -> int:
    return tiles.bit_count()


def _listed(board: Board, tiles: TileSet) -> str:
    """Return the names of some tiles for a message: eight at most."""
    names = board.names_of(tiles)
    return ", ".join(names[:8]) + (f" and {len(names) - 8} more" if len(names) > 8 else "")


# The checks of CR-2


def _tiles(board: Board, plan: Plan | None) -> Iterator[Finding]:
    if plan and not plan.tiles[0] <= len(board.tiles) <= plan.tiles[1]:
        least, most = plan.tiles
        yield f"{len(board.tiles)} tiles; Plan {plan.id} has {least} to {most}", 0


def _terrains(board: Board, plan: Plan | None) -> Iterator[Finding]:
    for letter, terrain in TERRAINS.items():
        if not board.of_terrain[terrain]:
            yield f"no {terrain}; a map has all five terrains, so put {letter} somewhere", 0


def _cities(board: Board, plan: Plan | None) -> Iterator[Finding]:
    if plan and _count(board.cities) < plan.cities:
        yield f"number of cities: {_count(board.cities)}; Plan {plan.id} has at least {plan.cities}", board.cities


def _mountains(board: Board, plan: Plan | None) -> Iterator[Finding]:
    count = _count(board.mountains)
    if plan and count < plan.mountains:
        yield f"number of mountains: {count}; Plan {plan.id} has at least {plan.mountains}", board.mountains


def _range(board: Board, plan: Plan | None) -> Iterator[Finding]:
    if board.mountains and not board.grow(board.mountains) & board.mountains:
        yield "no two mountains are adjacent; put some together, so that they shadow arrays", board.mountains


def _lake(board: Board, plan: Plan | None) -> Iterator[Finding]:
    lakes = pieces(board, board.of_terrain["lake"])
    if lakes and _count(lakes[0]) < LAKE_TILES:
        yield f"the largest lake has only {_count(lakes[0])} tiles; one lake must have {LAKE_TILES} or more", lakes[0]


def _zone_shares(board: Board, plan: Plan | None) -> Iterator[Finding]:
    least, most = ZONE_SHARE
    for zone in ZONES:
        count, total = _count(board.of_zone[zone]), len(board.tiles)
        if not least * total <= 100 * count <= most * total:
            share = f"zone {zone} has {100 * count / total:.1f} % of the tiles ({count} of {total})"
            yield f"{share}; a zone has {least} to {most} %", board.of_zone[zone]


def _zones_connected(board: Board, plan: Plan | None) -> Iterator[Finding]:
    for zone in ZONES:
        yield from _cut_off(board, board.of_zone[zone], f"zone {zone}")


def _alien_connected(board: Board, plan: Plan | None) -> Iterator[Finding]:
    yield from _cut_off(board, board.starts | board.cities, "the land open to the Alien (field, forest, city)")


def _agents_connected(board: Board, plan: Plan | None) -> Iterator[Finding]:
    yield from _cut_off(board, board.land & ~board.mountains, "what is open to Agents (all but mountains)")


def _cut_off(board: Board, tiles: TileSet, what: str) -> Iterator[Finding]:
    _, *rest = pieces(board, tiles) or [0]
    if rest:
        cut_off = sum(rest)
        yield f"{what} lies in {len(rest) + 1} pieces; join {_listed(board, cut_off)} to the largest", cut_off


def _city_walk(board: Board, plan: Plan | None) -> Iterator[Finding]:
    walk = alien_walk(board, CITY_WALK)
    far = sum(1 << tile for tile in members(board.starts) if not walk.ends(1 << tile) & board.cities)
    if far:
        where = _listed(board, far)
        yield f"more than {CITY_WALK} points for the Alien to the nearest city from {where}; put a city nearer", far


CHECKS: Mapping[str, Check] = {
    "tiles": _tiles,
    "terrains": _terrains,
    "cities": _cities,
    "mountains": _mountains,
    "range": _range,
    "lake": _lake,
    "zone-shares": _zone_shares,
    "zones-connected": _zones_connected,
    "alien-connected": _alien_connected,
    "agents-connected": _agents_connected,
    "city-walk": _city_walk,
}
"""Every check by the name that a map's `waive` may hold."""
