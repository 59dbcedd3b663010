"""One day's move as deduction sees it: the walk, the tiles that it must not enter, and those that it must.

Traces reach back in time: "never crossed since" forbids tiles on a past day's path, a named trace requires one. All of
a day's conditions are in its Step, which answers for single tiles where the day can end, and where it can have begun.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import AlienWalk, alien_walk

__all__ = ["Step", "make_step"]

Spent = dict[int, TileSet]
"""Tiles by which of the required tiles have been entered, as a bit set of their indices."""


@dataclass(eq=False, slots=True)
class Step:
    """A day's move under all conditions known for it.

    `walk` has the forbidden tiles closed already. `required` are tiles that the path must enter; on day 1 the tile
    that it starts from counts as entered (CR-8), so `counts_start` is true there. `altered`,
    `plain`: see `_compared`.
    """

    walk: AlienWalk
    required: tuple[Tile, ...]
    counts_start: bool
    altered: TileSet
    plain: dict[Tile, TileSet]
    _ends: dict[Tile, TileSet] = field(default_factory=dict)
    _sources: dict[Tile, TileSet] = field(default_factory=dict)

    def ends(self, source: Tile) -> TileSet:
        """Return where the day can end that began on `source`; the source itself never, it is a camp."""
        found = self._ends.get(source)
        if found is None:
            found = self._ends[source] = self._find_ends(source)
        return found

    def bound(self, source: Tile) -> TileSet:
        """Return a set that holds all ends from a source, known without a search."""
        return self.plain[source] if self.altered != self.walk.board.land else -1

    def _find_ends(self, source: Tile) -> TileSet:
        if self.required:
            return self.ends_of_all(1 << source) & ~(1 << source)
        plain = self.plain[source]
        if not plain & self.altered:
            return plain
        return self.walk.ends(1 << source) & ~(1 << source)

    def sources(self, end: Tile) -> TileSet:
        """Return where the day can have begun that ended on `end` (never `end` itself)."""
        found = self._sources.get(end)
        if found is None:
            found = self.walk.sources(end) if not self.required else self._sources_required(end)
            found = self._sources[end] = found & ~(1 << end)
        return found

    def ends_of_all(self, sources: TileSet) -> TileSet:
        """Return where the day can end that began on some source (a source may be among them)."""
        if not self.required:
            return self.walk.ends(sources)
        grow, all_entered = self.walk.board.grow, (1 << len(self.required)) - 1
        begun = self._split({0: sources}) if self.counts_start else {0: sources}
        layers: list[Spent] = [begun]
        found = 0
        for spent in range(1, self.walk.budget + 1):
            entered: Spent = {}
            for points, tiles in enumerate(self.walk.costs, 1):
                if points <= spent:
                    for done, here in layers[spent - points].items():
                        entered[done] = entered.get(done, 0) | grow(here) & tiles
            entered = self._split(entered)
            found |= entered.get(all_entered, 0)
            layers.append(entered)
        return found & self.walk.stops

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
        layers: list[Spent] = [{0: 1 << end}]
        found = 0
        for spent in range(1, self.walk.budget + 1):
            left: Spent = {}
            for points, tiles in enumerate(self.walk.costs, 1):
                if points <= spent:
                    for done, here in self._split(_only(layers[spent - points], tiles)).items():
                        left[done] = left.get(done, 0) | grow(here)
            found |= left.get(all_entered, 0)
            if self.counts_start:
                found |= self._split(left).get(all_entered, 0)
            layers.append(left)
        return found

    def path(self, source: Tile, end: Tile) -> tuple[Tile, ...]:
        """Return one path from `source` (first) to `end` under all conditions, the cheapest, ties by tile order.

        Raises: ValueError, if there is none.
        """
        walk, all_entered = self.walk, (1 << len(self.required)) - 1
        begun = self._entered(source) if self.counts_start else 0
        waiting: list[list[tuple[tuple[Tile, ...], int]]] = [[] for _ in range(walk.budget + 4)]
        waiting[0].append(((source,), begun))
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
                        waiting[spent + costs[near]].append(((*path, near), done | self._entered(near)))
        raise ValueError("no path meets the day's conditions")

    def _entered(self, tile: Tile) -> int:
        return 1 << self.required.index(tile) if tile in self.required else 0


def _only(spent: Spent, tiles: TileSet) -> Spent:
    return {done: here & tiles for done, here in spent.items() if here & tiles}


def make_step(walk: AlienWalk, forbidden: TileSet, required: tuple[Tile, ...], counts_start: bool) -> Step:
    """Return a day's Step; `forbidden` tiles must not be entered."""
    if forbidden:
        one, two, three = walk.costs
        allowed = ~forbidden
        walk = AlienWalk(walk.board, walk.budget, (one & allowed, two & allowed, three & allowed), walk.stops & allowed)
    return Step(walk, required, counts_start, *_compared(walk))


def _compared(walk: AlienWalk) -> tuple[TileSet, dict[Tile, TileSet]]:
    """Return how a walk differs from the one on the empty board, and the table of that one's ends.

    Where nothing differs on the tiles that a source reaches, its ends are the table's: most sources of most days.
    """
    plain, table = _plain(walk.board, walk.budget)
    altered = plain.stops ^ walk.stops
    for ours, theirs in zip(walk.costs, plain.costs, strict=True):
        if ours & ~theirs:
            return walk.board.land, table
        altered |= theirs ^ ours
    return altered, table


@lru_cache(maxsize=256)
def _plain(board: Board, budget: int) -> tuple[AlienWalk, dict[Tile, TileSet]]:
    walk = alien_walk(board, budget)
    return walk, {tile: walk.ends(1 << tile) & ~(1 << tile) for tile in board.tiles}
