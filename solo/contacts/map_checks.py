"""What a map must be to be played on (contacts 1, CR-2): each check a function of its own.

`check_board` runs them all on a Board, for a map file as for a map that is being drawn, and says which tiles are
concerned. The table `CHECKS` names them; a custom map may waive a check by its name.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from solo.contacts.board import TERRAINS, ZONES, Board, TileSet
from solo.contacts.movement import alien_walk
from solo.core.language import gettext as _
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
    text = _("fewer than {least} tiles to end a day on from {tiles}; open the land around").format(
        least=least, tiles=_listed(board, cramped)
    )
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
    listed = ", ".join(names[:8])
    return _("{tiles} and {count} more").format(tiles=listed, count=len(names) - 8) if len(names) > 8 else listed


# The checks of CR-2


def _tiles(board: Board, plan: Plan | None) -> Iterator[Finding]:
    if plan and not plan.tiles[0] <= len(board.tiles) <= plan.tiles[1]:
        least, most = plan.tiles
        text = _("{count} tiles; Plan {plan} has {least} to {most}")
        yield text.format(count=len(board.tiles), plan=plan.id, least=least, most=most), 0


def _terrains(board: Board, plan: Plan | None) -> Iterator[Finding]:
    for letter, terrain in TERRAINS.items():
        if not board.of_terrain[terrain]:
            text = _("no {terrain}; a map has all five terrains, so put one ({letter}) somewhere")
            yield text.format(terrain=terrain, letter=letter), 0


def _cities(board: Board, plan: Plan | None) -> Iterator[Finding]:
    count = _count(board.cities)
    if plan and count < plan.cities:
        text = _("number of cities: {count}; Plan {plan} has at least {least}")
        yield text.format(count=count, plan=plan.id, least=plan.cities), board.cities


def _mountains(board: Board, plan: Plan | None) -> Iterator[Finding]:
    count = _count(board.mountains)
    if plan and count < plan.mountains:
        text = _("number of mountains: {count}; Plan {plan} has at least {least}")
        yield text.format(count=count, plan=plan.id, least=plan.mountains), board.mountains


def _range(board: Board, plan: Plan | None) -> Iterator[Finding]:
    if board.mountains and not board.grow(board.mountains) & board.mountains:
        yield _("no two mountains are adjacent; put some together, so that they shadow arrays"), board.mountains


def _lake(board: Board, plan: Plan | None) -> Iterator[Finding]:
    lakes = pieces(board, board.of_terrain["lake"])
    if lakes and _count(lakes[0]) < LAKE_TILES:
        text = _("the largest lake has only {count} tiles; one lake must have {least} or more")
        yield text.format(count=_count(lakes[0]), least=LAKE_TILES), lakes[0]


def _zone_shares(board: Board, plan: Plan | None) -> Iterator[Finding]:
    least, most = ZONE_SHARE
    for zone in ZONES:
        count, total = _count(board.of_zone[zone]), len(board.tiles)
        if not least * total <= 100 * count <= most * total:
            text = _("zone {zone} has {share:.1f} % of the tiles ({count} of {total}); a zone has {least} to {most} %")
            numbers = {"share": 100 * count / total, "count": count, "total": total, "least": least, "most": most}
            yield text.format(zone=zone, **numbers), board.of_zone[zone]


def _zones_connected(board: Board, plan: Plan | None) -> Iterator[Finding]:
    for zone in ZONES:
        yield from _cut_off(board, board.of_zone[zone], _("zone {zone}").format(zone=zone))


def _alien_connected(board: Board, plan: Plan | None) -> Iterator[Finding]:
    yield from _cut_off(board, board.starts | board.cities, _("the land open to the Alien (field, forest, city)"))


def _agents_connected(board: Board, plan: Plan | None) -> Iterator[Finding]:
    yield from _cut_off(board, board.land & ~board.mountains, _("what is open to Agents (all but mountains)"))


def _cut_off(board: Board, tiles: TileSet, what: str) -> Iterator[Finding]:
    rest = pieces(board, tiles)[1:]
    if rest:
        text = _("{what} lies in {count} pieces; join {tiles} to the largest")
        yield text.format(what=what, count=len(rest) + 1, tiles=_listed(board, sum(rest))), sum(rest)


def _city_walk(board: Board, plan: Plan | None) -> Iterator[Finding]:
    walk = alien_walk(board, CITY_WALK)
    far = sum(1 << tile for tile in members(board.starts) if not walk.ends(1 << tile) & board.cities)
    if far:
        text = _("more than {most} points for the Alien to the nearest city from {tiles}; put a city nearer")
        yield text.format(most=CITY_WALK, tiles=_listed(board, far)), far


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
