"""How the Alien and the Agents may move, from public facts alone (contacts 3.1, 3.2).

The referee, the deduction and the views all ask these functions, so they cannot disagree.
"""

from dataclasses import dataclass

from solo.contacts.board import Board, Tile, TileSet
from solo.hex.bits import lowest, members

__all__ = ["ALIEN_BUDGET", "DOG_POINTS", "AlienWalk", "alien_walk", "dog_walk", "shortest_walk"]

ALIEN_BUDGET = 5
DOG_POINTS = 4


@dataclass(frozen=True, slots=True)
class AlienWalk:
    """How the Alien may move on one day: its points, the tiles that cost 1, 2 and 3 to enter, and where it may stop.

    `doors` are pairs of tiles: whoever enters one stands on the other at once, for nothing, and has entered both
    (CR-34); with `doors_optional` it may stay on the one that it entered.
    It must not end on an earlier camp either; that depends on its own past and is not part of this.
    """

    board: Board
    budget: int
    costs: tuple[TileSet, TileSet, TileSet]
    stops: TileSet
    doors: tuple[tuple[Tile, Tile], ...] = ()
    doors_optional: bool = False

    def ends(self, sources: TileSet) -> TileSet:
        """Return the tiles where a walk from some source may stop; a source too, if a walk comes back to it."""
        one, two, three = self.costs
        down = self.board.width - 1
        up = down + 1
        entered = sources
        doors = self.door_tiles if self.doors else 0
        found = grown = before = earlier = 0
        for _ in range(self.budget):
            # Board.grow, written out: this is the innermost loop of all deduction.
            east = entered << 1
            pair = entered | east
            earlier, before, grown = before, grown, east | entered >> 1 | pair << down | pair >> up
            entered = grown & one | before & two | earlier & three
            if entered & doors:
                entered = self.carried(entered)
            found |= entered
        return found & self.stops

    def sources(self, end: Tile) -> TileSet:
        """Return the tiles from which a walk may stop on `end`: all that touch such a walk, closed ones too."""
        grow = self.board.grow
        one, two, three = self.costs
        if not self.stops >> end & 1:
            return 0
        # A door works the same both ways: who stands beyond it has entered this side.
        behind = [self.carried(1 << end), 0, 0]
        found = 0
        for _ in range(self.budget):
            left = grow(behind[0] & one) | grow(behind[1] & two) | grow(behind[2] & three)
            found |= left
            behind = [self.carried(left) if self.doors else left, behind[0], behind[1]]
        return found

    @property
    def door_tiles(self) -> TileSet:
        """The tiles that are one side of a door."""
        found = 0
        for one, other in self.doors:
            found |= 1 << one | 1 << other
        return found

    def carried(self, entered: TileSet) -> TileSet:
        """Return where it stands that has just entered these tiles: beyond the door, where a tile is one."""
        found = entered
        for pair in self.doors:
            for here, beyond in (pair, pair[::-1]):
                if entered >> here & 1:
                    if not self.doors_optional and not entered >> beyond & 1:
                        found &= ~(1 << here)
                    found |= 1 << beyond
        return found

    def entries(self, tile: Tile) -> list[tuple[Tile, ...]]:
        """Return the ways of entering a tile: the tiles entered by it, the last one where it then stands."""
        beyond = next((pair[pair[0] == tile] for pair in self.doors if tile in pair), None)
        if beyond is None:
            return [(tile,)]
        return [(tile,), (tile, beyond)] if self.doors_optional else [(tile, beyond)]

    def cost(self, tile: Tile) -> int | None:
        """Return the points for entering a tile, or None if it is closed."""
        for points, tiles in enumerate(self.costs, 1):
            if tiles >> tile & 1:
                return points
        return None

    def price(self, path: tuple[Tile, ...]) -> int | None:
        """Return the fewest points for a whole path, first the tile that it leaves; None if it cannot be walked."""
        prices: list[int | None] = [0, *([None] * (len(path) - 1))]
        for place in range(len(path) - 1):
            before, near = prices[place], path[place + 1]
            if before is None or near not in self.board.neighbors.get(path[place], ()):
                continue
            points = self.cost(near)
            if points is None:
                continue
            for entry in self.entries(near):
                end = place + len(entry)
                if path[place + 1 : end + 1] == entry:
                    paid = prices[end]
                    prices[end] = before + points if paid is None else min(paid, before + points)
        return prices[-1]

    def path(self, source: Tile, end: Tile) -> tuple[Tile, ...] | None:
        """Return the cheapest path from `source` (first) to `end`, ties by tile order, or None if there is none."""
        return self.paths(source).get(end)

    def paths(self, source: Tile) -> dict[Tile, tuple[Tile, ...]]:
        """Return the cheapest path, ties by tile order, to every tile where a walk from `source` may stop."""
        neighbors, costs = self.board.neighbors, self.entry_costs
        best: dict[Tile, tuple[Tile, ...]] = {}
        waiting: list[list[tuple[Tile, ...]]] = [[] for _ in range(self.budget + 4)]
        waiting[0].append((source,))
        for spent in range(self.budget + 1):
            for path in sorted(waiting[spent], key=lambda path: path[-1]):
                here = path[-1]
                if len(path) > 1:
                    if here in best:
                        continue
                    best[here] = path
                for near in neighbors[here]:
                    points = costs.get(near)
                    if points is not None and spent + points <= self.budget:
                        waiting[spent + points].extend((*path, *entry) for entry in self.entries(near))
        return {tile: path for tile, path in sorted(best.items()) if self.stops >> tile & 1}

    @property
    def entry_costs(self) -> dict[Tile, int]:
        """The points for entering each tile that is not closed."""
        return {tile: points for points, tiles in enumerate(self.costs, 1) for tile in members(tiles)}


def alien_walk(
    board: Board,
    budget: int = ALIEN_BUDGET,
    *,
    closed: TileSet = 0,
    roadblock: TileSet = 0,
    barred: TileSet = 0,
    cross_agents: bool = False,
    lakes: bool = False,
    as_agents: bool = False,
    doors: tuple[tuple[Tile, Tile], ...] = (),
    doors_optional: bool = False,
) -> AlienWalk:
    """Return how the Alien may move on a day with these public facts (contacts 3.1 and 9).

    `closed` holds Agents' tiles and the roadblock's; with `cross_agents` Agents' tiles may be entered, not stopped on.
    `lakes`: GILLS (B11) is in force. `as_agents`: QUANTUM WORM (B10), one point a tile, lakes too (CR-28). A door
    whose other side is closed cannot be entered (CR-34).
    """
    impassable = barred | (closed & roadblock if cross_agents else closed)
    terrain = board.of_terrain
    if as_agents:
        one, two, three = board.land & ~board.mountains, 0, 0
    else:
        one = terrain["field"] | (terrain["lake"] if lakes else 0)
        two, three = terrain["forest"], terrain["city"]
    stops = board.land & ~board.mountains & ~closed & ~barred
    if not lakes:
        stops &= ~terrain["lake"]
    passable = ~impassable & (one | two | three)
    for here, beyond in doors:
        if not (passable >> here & 1 and passable >> beyond & 1):
            passable &= ~(1 << here | 1 << beyond)
    costs = (one & passable, two & passable, three & passable)
    return AlienWalk(board, budget, costs, stops, doors, doors_optional)


def walk_ends(board: Board, source: Tile, allowance: int, open_tiles: TileSet) -> TileSet:
    """Return the tiles that an Agent's walk of 1 to `allowance` open tiles can end on, other Agents not regarded."""
    found, frontier = 0, 1 << source
    for _ in range(allowance):
        frontier = board.grow(frontier) & open_tiles
        found |= frontier
    return found


def shortest_walk(
    board: Board, source: Tile, end: Tile, allowance: int, open_tiles: TileSet
) -> tuple[Tile, ...] | None:
    """Return the shortest walk of open tiles from `source` (first) to `end`, ties by tile order; None if too far.

    A walk enters at least one tile, so a walk to where it began takes two steps.
    """
    frontiers = [1 << source]
    while not (len(frontiers) > 1 and frontiers[-1] >> end & 1):
        if len(frontiers) > allowance:
            return None
        frontiers.append(board.grow(frontiers[-1]) & open_tiles)
    path = [end]
    for frontier in reversed(frontiers[:-1]):
        path.append(lowest(board.adjacent[path[-1]] & frontier))
    return tuple(reversed(path))


def dog_walk(board: Board, roadblock: TileSet) -> AlienWalk:
    """Return how Sniffington walks: fields and forests, 4 points, past Agents too (CR-24)."""
    one, two = board.of_terrain["field"] & ~roadblock, board.of_terrain["forest"] & ~roadblock
    return AlienWalk(board, DOG_POINTS, (one, two, 0), one | two)
