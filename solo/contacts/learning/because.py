"""What exactly rules a tile out, beyond the kind of inference: who stood there, how far it was, what was in the way.

And, of a tile that is possible, which answer does not speak of it because a mountain hides it (CR-13). What takes whole
histories is in `history.py`.
"""

from dataclasses import dataclass, replace

from solo.contacts import arrays
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.learning.history import Crossed, Together, Twice, crossed_by, together, twice_in
from solo.contacts.learning.inference import Inference, Ladder, Reason, tiles_in
from solo.contacts.movement import AlienWalk
from solo.core.record import PublicLine
from solo.hex.bits import lowest, members

__all__ = ["Because", "Blocked", "ByLake", "Hidden", "NoEnd", "TooFar", "because_of", "hidden_from"]

FARTHEST = 40
"""More points than the way to any tile costs."""


@dataclass(frozen=True, slots=True)
class NoEnd:
    """A day cannot end there: the terrain, `agent` or `roadblock`, or what else bars it."""

    what: str


@dataclass(frozen=True, slots=True)
class TooFar:
    """The cheapest way costs too much: tile by tile, from the tile that it leaves; the points of each; what it had.

    `left`: the tiles that it can have left from. `onward`: the way leads on from the tile to the next day's end.
    """

    path: tuple[Tile, ...]
    points: tuple[int, ...]
    budget: int
    left: TileSet
    onward: bool = False


@dataclass(frozen=True, slots=True)
class Blocked:
    """Tiles that were closed to it on some days, without any one of which it could have got there."""

    days: tuple[tuple[int, TileSet], ...]


@dataclass(frozen=True, slots=True)
class Hidden:
    """An answer that is about an Agent's array, in which a mountain hides the tile."""

    agent: str
    line: int


@dataclass(frozen=True, slots=True)
class ByLake:
    """Nothing was closed that matters: a lake on the way would have been announced, with GILLS in force (B11)."""


Because = NoEnd | TooFar | Blocked | ByLake | Twice | Crossed | Together


def because_of(ladder: Ladder, day: int, tile: Tile, reason: Reason) -> Because | None:
    """Return what rules a tile out for the end of a day, by a reason; None where its events say it best."""
    match reason.kind:
        case Inference.DIRECT if not reason.lines:
            return NoEnd(_barrier(ladder, day, tile))
        case Inference.REACH | Inference.DAYS:
            return _too_far(ladder, day, tile, reason)
        case Inference.CLOSED:
            return _blocked(ladder, day, tile, reason)
        case Inference.CAMPS:
            return twice_in(ladder.conditions_by(reason), day, tile)
        case Inference.TRACE:
            return _too_far(ladder, day, tile, reason) or crossed_by(ladder, day, tile, reason)
        case Inference.SEVERAL:
            return together(ladder, day, tile, reason)
        case _:
            return None


def _barrier(ladder: Ladder, day: int, tile: Tile) -> str:
    """Return what keeps a day from ending on a tile."""
    board = ladder.board
    if day:
        line = ladder.turn_line(day)
        if board.names[tile] == line.fields.get("roadblock"):
            return "roadblock"
        if tiles_in(line, "closed", board) >> tile & 1:
            return "agent"
    return next((terrain for terrain in ("mountain", "lake") if board.of_terrain[terrain] >> tile & 1), "barred")


def _too_far(ladder: Ladder, day: int, tile: Tile, reason: Reason) -> TooFar | None:
    """Return the cheapest way there from where the day before left it; or on, where that one is not too far."""
    one_day = reason.kind is Inference.REACH
    if day:
        before = ladder.left_by(reason, day - 1) if one_day else ladder.followed(reason, day - 1)
        if before and not ladder.plain_walk(day).ends(before) >> tile & 1:
            return _dear(ladder.plain_walk(day), before, 1 << tile)
    if day < ladder.day:
        after = ladder.left_by(reason, day + 1) if one_day else ladder.traced(reason, day + 1)
        if not ladder.plain_walk(day + 1).ends(1 << tile) & after:
            found = _dear(ladder.plain_walk(day + 1), 1 << tile, after)
            return replace(found, left=after, onward=True) if found else None
    return None


def _dear(walk: AlienWalk, sources: TileSet, ends: TileSet) -> TooFar | None:
    """Return the cheapest way from some of the sources to some of the ends."""
    for points in range(walk.budget + 1, FARTHEST):
        longer = replace(walk, budget=points)
        reached = longer.ends(sources) & ends
        if reached:
            end = lowest(reached)
            source = lowest(longer.sources(end) & sources)
            path = longer.path(source, end)
            return None if path is None else TooFar(path, _prices(walk, path), walk.budget, sources)
    return None


def _prices(walk: AlienWalk, path: tuple[Tile, ...]) -> tuple[int, ...]:
    """Return what each tile of a path costs; the way through a door is paid once, on this side."""
    found, place = list[int](), 0
    while place + 1 < len(path):
        near = path[place + 1]
        through = [entry for entry in walk.entries(near) if path[place + 1 :][: len(entry)] == entry]
        found.append(walk.cost(near) or 0)
        place += max(map(len, through), default=1)
    return tuple(found)


def _blocked(ladder: Ladder, day: int, tile: Tile, reason: Reason) -> Blocked | ByLake:
    """Return the closed tiles that are needed: opened one after another, as long as the tile stays ruled out."""
    closed = {at: ladder.closed_on(at) for at in range(1, ladder.day + 1)}
    for at, tiles in sorted(closed.items(), reverse=True):
        for part in (tiles, *(1 << each for each in members(tiles))):
            fewer = {**closed, at: closed[at] & ~part}
            if part & closed[at] and ladder.excludes_where_closed(fewer, reason.lines, tile, day):
                closed = fewer
    found = tuple((at, tiles) for at, tiles in sorted(closed.items()) if tiles)
    return Blocked(found) if found else ByLake()


def hidden_from(ladder: Ladder, day: int, tile: Tile) -> Hidden | None:
    """Return the first no of a day to a scan that would be about a tile, if a mountain did not hide it."""
    board, places = ladder.board, dict[str, Tile]()
    for line in ladder.lines:
        if line.type == "agent_moved":
            path = line.fields["path"]
            places[str(line.fields["agent"])] = board.named(str(path[-1])) if isinstance(path, list) else 0
        elif line.type == "answer" and line.fields["day"] == day and not line.fields["answer"]:
            agent = str(line.fields.get("by"))
            if agent in places and _hides(board, places[agent], line, tile):
                return Hidden(agent, line.number)
    return None


def _hides(board: Board, center: Tile, line: PublicLine, tile: Tile) -> bool:
    """Return whether a line tells of a scan from a center that reaches as far as a tile, which a mountain hides."""
    asked = tiles_in(line, "tiles", board)
    size = max((board.distance(center, each) for each in members(asked)), default=0)
    hidden = arrays.shadow(board, center, size)
    return bool(hidden >> tile & 1) and asked == arrays.scan(board, center, size)
