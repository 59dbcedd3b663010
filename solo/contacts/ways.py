"""What a day's move can do for a special mission, and how many days the mission still takes: planning, no past camps.

The checks of secret files and the computer Alien ask these; the empty board is a bound that no plan can beat.
"""

from collections.abc import Mapping
from functools import lru_cache

from solo.contacts.board import Tile, TileSet
from solo.contacts.movement import AlienWalk
from solo.contacts.scenario import Mission
from solo.hex.bits import members

__all__ = ["FAR", "best_paths", "days_needed", "is_possible", "outcomes"]

FAR = 99
"""More days than any game has: it cannot be done."""


def outcomes(walk: AlienWalk, mission: Mission, done: int, sources: TileSet) -> dict[int, TileSet]:
    """Return where a day that begins on some source can end, by the progress then made; last-day parts left out."""
    crossed = mission.crossed
    ends = _flood(walk, mission, done, sources) if crossed else {done: walk.ends(sources)}
    found: dict[int, TileSet] = {}
    goals = mission.goals
    for entered, tiles in ends.items():
        plain = tiles & ~goals
        if plain:
            found[entered] = found.get(entered, 0) | plain
        for tile in members(tiles & goals):
            after = mission.note(entered, "camp", tile)
            found[after] = found.get(after, 0) | 1 << tile
    return found


def _flood(walk: AlienWalk, mission: Mission, done: int, sources: TileSet) -> dict[int, TileSet]:
    """Return where a walk can stop, by the progress made by entering tiles on the way."""
    grow, crossed = walk.board.grow, mission.crossed
    layers: list[dict[int, TileSet]] = [{done: sources}]
    found: dict[int, TileSet] = {}
    for spent in range(1, walk.budget + 1):
        entered: dict[int, TileSet] = {}
        for points, costly in enumerate(walk.costs, 1):
            if points > spent:
                continue
            for progress, tiles in layers[spent - points].items():
                for tile in members(grow(tiles) & costly & (crossed | _door_tiles(walk))):
                    for entry in walk.entries(tile):
                        after = progress
                        for each in entry:
                            after = mission.note(after, "cross", each)
                        entered[after] = entered.get(after, 0) | 1 << entry[-1]
                plain = grow(tiles) & costly & ~crossed & ~_door_tiles(walk)
                if plain:
                    entered[progress] = entered.get(progress, 0) | plain
        layers.append(entered)
        for progress, tiles in entered.items():
            found[progress] = found.get(progress, 0) | tiles
    return {progress: tiles & walk.stops for progress, tiles in found.items() if tiles & walk.stops}


def _door_tiles(walk: AlienWalk) -> TileSet:
    found = 0
    for pair in walk.doors:
        found |= 1 << pair[0] | 1 << pair[1]
    return found


def is_possible(walk: AlienWalk, mission: Mission, days: int) -> bool:
    """Return whether the mission can be met within the days by moves alone, Agents and old camps not regarded."""
    reached: dict[int, TileSet] = {0: walk.board.starts}
    for _ in range(days):
        after: dict[int, TileSet] = {}
        for done, tiles in reached.items():
            for progress, ends in outcomes(walk, mission, done, tiles).items():
                after[progress] = after.get(progress, 0) | ends
        reached = after
    return any(
        mission.is_met(mission.note(done, "last", tile)) for done, tiles in reached.items() for tile in members(tiles)
    )


@lru_cache(maxsize=512)
def days_needed(walk: AlienWalk, mission: Mission, done: int) -> Mapping[Tile, int]:
    """Return for each tile the days that the mission still takes from there with the progress `done`; FAR: never.

    Old camps are not regarded. What must be so on the last day counts as done by a day that ends there.
    """
    tiles = walk.board.tiles
    if mission.is_met(done):
        return dict.fromkeys(tiles, 0)
    found = dict.fromkeys(tiles, FAR)
    onward: dict[Tile, TileSet] = {}
    for tile in tiles:
        for after, ends in outcomes(walk, mission, done, 1 << tile).items():
            if after == done:
                onward[tile] = ends
            found[tile] = min(found[tile], 1 + _soonest(walk, mission, done, after, ends))
    changed = True
    while changed:
        changed = False
        for tile, ends in onward.items():
            nearest = min((found[end] for end in members(ends)), default=FAR)
            if nearest + 1 < found[tile]:
                found[tile], changed = nearest + 1, True
    return found


def _soonest(walk: AlienWalk, mission: Mission, done: int, after: int, ends: TileSet) -> int:
    """Return the fewest further days from some end with the progress `after`."""
    if any(mission.is_met(mission.note(after, "last", end)) for end in members(ends & mission.goals)):
        return 0
    if after == done:
        return FAR
    later = days_needed(walk, mission, after)
    return min((later[end] for end in members(ends)), default=FAR)


def best_paths(walk: AlienWalk, mission: Mission, done: int, source: Tile) -> dict[Tile, tuple[Tile, ...]]:
    """Return for each end one path from a tile: that with most progress by entering tiles, then the cheapest."""
    waiting: list[list[tuple[tuple[Tile, ...], int]]] = [[] for _ in range(walk.budget + 4)]
    waiting[0].append(((source,), done))
    seen: set[tuple[Tile, int]] = set()
    best: dict[Tile, tuple[int, tuple[Tile, ...]]] = {}
    costs = walk.entry_costs
    for spent in range(walk.budget + 1):
        for path, progress in sorted(waiting[spent]):
            here = path[-1]
            if len(path) > 1:
                if (here, progress) in seen:
                    continue
                seen.add((here, progress))
                if here not in best or best[here][0].bit_count() < progress.bit_count():
                    best[here] = (progress, path)
            for near in walk.board.neighbors[here]:
                points = costs.get(near)
                if points is not None and spent + points <= walk.budget:
                    for entry in walk.entries(near):
                        after = progress
                        for tile in entry:
                            after = mission.note(after, "cross", tile)
                        waiting[spent + points].append(((*path, *entry), after))
    return {tile: path for tile, (_, path) in sorted(best.items()) if walk.stops >> tile & 1}
