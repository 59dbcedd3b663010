"""One day's move as deduction sees it: the walk, the tiles that it must not enter, and those that it must.

Traces reach back in time: "never crossed since" forbids tiles on a past day's path, a named trace requires one. All of
a day's conditions are in its Step, which answers for single tiles where the day can end, and where it can have begun.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import AlienWalk, alien_walk

__all__ = ["Demands", "Step", "make_step"]

Spent = dict[int, TileSet]
"""Tiles by which of the required tiles have been entered, as a bit set of their indices."""


@dataclass(frozen=True, slots=True)
class Demands:
    """What events ask of one day's path: tiles not to be entered, tiles to be entered, and the first lake of all.

    `first_lake` is one of `required`; the other tiles of `lakes` may be entered only after it.
    """

    forbidden: TileSet = 0
    required: tuple[Tile, ...] = ()
    first_lake: Tile | None = None
    lakes: TileSet = 0


@dataclass(eq=False, slots=True)
class Step:
    """A day's move under all conditions known for it.

    `walk` has the forbidden tiles closed already. On day 1 the tile that it starts from counts as entered (CR-8), so
    `counts_start` is true there. `altered` and `plain`: see `_compared`.
    """

    walk: AlienWalk
    demands: Demands
    counts_start: bool
    altered: TileSet
    plain: dict[Tile, TileSet] | None
    _ends: dict[Tile, TileSet] = field(default_factory=dict)
    _sources: dict[Tile, TileSet] = field(default_factory=dict)

    @property
    def required(self) -> tuple[Tile, ...]:
        """The tiles that the path must enter."""
        return self.demands.required

    def ends(self, source: Tile) -> TileSet:
        """Return where the day can end that began on `source`; the source itself never, it is a camp."""
        found = self._ends.get(source)
        if found is None:
            found = self._ends[source] = self._find_ends(source)
        return found

    def bound(self, source: Tile) -> TileSet:
        """Return a set that holds all ends from a source, known without a search."""
        return -1 if self.plain is None else self.plain[source]

    def _find_ends(self, source: Tile) -> TileSet:
        if self.required:
            return self.ends_of_all(1 << source) & ~(1 << source)
        if self.plain is not None and not self.plain[source] & self.altered:
            return self.plain[source]
        return self.walk.ends(1 << source) & ~(1 << source)

    def sources(self, end: Tile) -> TileSet:
        """Return where the day can have begun that ended on `end` (never `end` itself)."""
        found = self._sources.get(end)
        if found is None:
            found = self._sources_required(end) if self.required else self.walk.sources(end)
            found = self._sources[end] = found & ~(1 << end)
        return found

    def ends_of_all(self, sources: TileSet) -> TileSet:
        """Return where the day can end that began on some source (a source may be among them)."""
        if not self.required:
            return self.walk.ends(sources)
        grow, all_entered = self.walk.board.grow, (1 << len(self.required)) - 1
        layers: list[Spent] = [self._begun(sources)]
        found = 0
        for spent in range(1, self.walk.budget + 1):
            entered: Spent = {}
            for points, tiles in enumerate(self.walk.costs, 1):
                if points <= spent:
                    for done, here in layers[spent - points].items():
                        entered[done] = entered.get(done, 0) | grow(here) & tiles & ~self._too_early(done)
            entered = self._through_doors(self._split(entered))
            found |= entered.get(all_entered, 0)
            layers.append(entered)
        return found & self.walk.stops

    def _begun(self, sources: TileSet) -> Spent:
        return self._split({0: sources}) if self.counts_start else {0: sources}

    def _too_early(self, done: int) -> TileSet:
        """Return the lakes that may not be entered yet: any other one before the first of all."""
        first = self.demands.first_lake
        if first is None or done >> self.required.index(first) & 1:
            return 0
        return self.demands.lakes & ~(1 << first)

    def _through_doors(self, entered: Spent) -> Spent:
        if not self.walk.doors:
            return entered
        moved: Spent = {}
        for done, tiles in entered.items():
            moved[done] = moved.get(done, 0) | self.walk.carried(tiles) & ~self._too_early(done)
        return self._split(moved)

    def _split(self, entered: Spent) -> Spent:
        """Note which required tiles have just been entered."""
        found: Spent = {}
        for done, tiles in entered.items():
            for index, tile in enumerate(self.required):
                if tiles >> tile & 1:
                    found[done | 1 << index] = found.get(done | 1 << index, 0) | 1 << tile
                    tiles &= ~(1 << tile)
            if tiles:
                found[done] = found.get(done, 0) | tiles
        return found

    def _sources_required(self, end: Tile) -> TileSet:
        if not self.walk.stops >> end & 1:
            return 0
        grow, all_entered = self.walk.board.grow, (1 << len(self.required)) - 1
        layers: list[Spent] = [self._entered_last({0: 1 << end})]
        found = 0
        for spent in range(1, self.walk.budget + 1):
            left: Spent = {}
            for points, tiles in enumerate(self.walk.costs, 1):
                if points <= spent:
                    for done, here in layers[spent - points].items():
                        left[done] = left.get(done, 0) | grow(here & tiles)
            found |= left.get(all_entered, 0)
            if self.counts_start:
                found |= self._split(left).get(all_entered, 0)
            layers.append(self._entered_last(left))
        return found

    def _entered_last(self, standing: Spent) -> Spent:
        """Return the tiles that were paid for by whoever then stands on some, going back; what is entered so is noted.

        Who stands beyond a door has entered the other side; no other lake comes before the first of all.
        """
        marked = self._split({done: tiles & ~self._too_late(done) for done, tiles in standing.items()})
        if not self.walk.doors:
            return marked
        paid = {done: self.walk.carried(tiles) & ~self._too_late(done) for done, tiles in marked.items()}
        return self._split(paid)

    def _too_late(self, done: int) -> TileSet:
        """Return the lakes that cannot have been entered before what is `done`: any other one than the first."""
        first = self.demands.first_lake
        if first is None or not done >> self.required.index(first) & 1:
            return 0
        return self.demands.lakes & ~(1 << first)

    def path(self, source: Tile, end: Tile) -> tuple[Tile, ...]:
        """Return one path from `source` (first) to `end` under all conditions, the cheapest, ties by tile order.

        Raises: ValueError, if there is none.
        """
        walk, all_entered = self.walk, (1 << len(self.required)) - 1
        waiting: list[list[tuple[tuple[Tile, ...], int]]] = [[] for _ in range(walk.budget + 4)]
        waiting[0].append(((source,), self._entered(0, (source,)) if self.counts_start else 0))
        seen: set[tuple[Tile, int]] = set()
        costs = walk.entry_costs
        for spent in range(walk.budget + 1):
            for path, done in waiting[spent]:
                here = path[-1]
                if len(path) > 1:
                    if here == end and done == all_entered:
                        return path
                    if (here, done) in seen:
                        continue
                    seen.add((here, done))
                for near in walk.board.neighbors[here]:
                    if near in costs:
                        for entry in walk.entries(near):
                            after = self._entered(done, entry)
                            if after >= 0:
                                waiting[spent + costs[near]].append(((*path, *entry), after))
        raise ValueError("no path meets the day's conditions")

    def _entered(self, done: int, tiles: tuple[Tile, ...]) -> int:
        """Return which required tiles have been entered after some more, -1 if a lake comes too early."""
        for tile in tiles:
            if self._too_early(done) >> tile & 1:
                return -1
            if tile in self.required:
                done |= 1 << self.required.index(tile)
        return done


def make_step(walk: AlienWalk, demands: Demands, counts_start: bool) -> Step:
    """Return a day's Step."""
    if demands.forbidden:
        walk = _without(walk, demands.forbidden)
    return Step(walk, demands, counts_start, *_compared(walk))


def _without(walk: AlienWalk, forbidden: TileSet) -> AlienWalk:
    """Return a walk with some tiles closed. A door with a forbidden side does not carry, or cannot be entered."""
    allowed, doors = ~forbidden, walk.doors
    for pair in walk.doors:
        sides = 1 << pair[0] | 1 << pair[1]
        if sides & forbidden:
            doors = tuple(other for other in doors if other != pair)
            if not walk.doors_optional:
                allowed &= ~sides
    one, two, three = walk.costs
    costs = (one & allowed, two & allowed, three & allowed)
    return AlienWalk(walk.board, walk.budget, costs, walk.stops & ~forbidden, doors, walk.doors_optional)


def _compared(walk: AlienWalk) -> tuple[TileSet, dict[Tile, TileSet] | None]:
    """Return what a walk has closed of the one on the empty board, and the table of that one's ends.

    Where nothing is closed of what a source reaches, its ends are the table's: most sources of most days. No table, if
    the walk can do what that one cannot.
    """
    lakes = bool(walk.costs[0] & walk.board.of_terrain["lake"])
    plain, table = _plain(walk.board, walk.budget, lakes, walk.doors, walk.doors_optional)
    altered = plain.stops ^ walk.stops
    for ours, theirs in zip(walk.costs, plain.costs, strict=True):
        if ours & ~theirs:
            return 0, None
        altered |= theirs ^ ours
    return altered, table


@lru_cache(maxsize=256)
def _plain(
    board: Board, budget: int, lakes: bool, doors: tuple[tuple[Tile, Tile], ...], optional: bool
) -> tuple[AlienWalk, dict[Tile, TileSet]]:
    walk = alien_walk(board, budget, lakes=lakes, doors=doors, doors_optional=optional)
    return walk, {tile: walk.ends(1 << tile) & ~(1 << tile) for tile in board.tiles}
