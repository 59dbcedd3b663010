"""Whether a special mission can be fulfilled, and how many days it still takes: planning, no past camps.

The checks of secret files and the computer Alien ask these. Both look back from the end: from which tiles, with which
progress, can a day end where the rest can still be done?
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from solo.contacts.board import Tile, TileSet
from solo.contacts.movement import AlienWalk
from solo.contacts.scenario import Mission
from solo.hex.bits import lowest, members

__all__ = ["FAR", "best_paths", "days_needed", "is_possible"]

FAR = 99
"""More days than any game has: it cannot be done."""

ByProgress = dict[int, TileSet]
"""For each progress of a mission a set of tiles."""


@dataclass(frozen=True, slots=True)
class _Steps:
    """Every progress that a mission can have, and what a tile of each group makes of it; alike tiles are one group."""

    mission: Mission
    groups: tuple[TileSet, ...]
    by_camp: Mapping[int, tuple[int, ...]]
    by_cross: Mapping[int, tuple[int, ...]]


@lru_cache(maxsize=64)
def _steps(mission: Mission, board_tiles: TileSet) -> _Steps:
    """Return a mission's steps; the tiles that it does not speak of are a group too."""
    groups: dict[tuple[int, ...], TileSet] = {}
    parts = (*mission.parts, *mission.also)
    for tile in members(board_tiles):
        alike = tuple(index for index, part in enumerate(parts) if part.tiles >> tile & 1)
        groups[alike] = groups.get(alike, 0) | 1 << tile
    sets = tuple(groups.values())
    by_camp: dict[int, tuple[int, ...]] = {}
    by_cross: dict[int, tuple[int, ...]] = {}
    waiting = [0]
    while waiting:
        progress = waiting.pop()
        if progress in by_camp:
            continue
        by_camp[progress] = tuple(mission.note(progress, "camp", lowest(tiles)) for tiles in sets)
        by_cross[progress] = tuple(mission.note(progress, "cross", lowest(tiles)) for tiles in sets)
        by_last = {mission.note(progress, "last", lowest(tiles)) for tiles in sets}
        waiting += {*by_camp[progress], *by_cross[progress], *by_last}
    return _Steps(mission, sets, by_camp, by_cross)


def _day_before(walk: AlienWalk, steps: _Steps, good: ByProgress) -> ByProgress:
    """Return from where a day can end on a good tile. `good`: by the progress that the end itself leaves."""
    arrived = {
        progress: walk.stops & _joined(steps, afters, good) for progress, afters in steps.by_camp.items()
    }  # where a walk may stop, by the progress before the camp counts
    layers = [arrived]
    entered = arrived
    for left in range(1, walk.budget + 1):
        entered = {progress: _entered(walk, steps, layers, left, progress) for progress in arrived}
        layers.append({progress: tiles | arrived[progress] for progress, tiles in entered.items()})
    return entered


def _joined(steps: _Steps, afters: Sequence[int], tiles: ByProgress) -> TileSet:
    """Return of each group the tiles that are in the set of the progress which that group leads to."""
    found = 0
    for group, after in zip(steps.groups, afters, strict=True):
        found |= group & tiles[after]
    return found


def _entered(walk: AlienWalk, steps: _Steps, layers: Sequence[ByProgress], left: int, progress: int) -> TileSet:
    """Return the tiles from which, with `left` points, entering another one leads to a good end."""
    found, doors = 0, walk.door_tiles
    for points, costly in enumerate(walk.costs[:left], 1):
        beyond = layers[left - points]
        into = costly & ~doors & _joined(steps, steps.by_cross[progress], beyond)
        for tile in members(costly & doors):
            into |= _through(walk, steps.mission, tile, progress, beyond)
        found |= walk.board.grow(into)
    return found


def _through(walk: AlienWalk, mission: Mission, door: Tile, progress: int, beyond: ByProgress) -> TileSet:
    """Return the door tile, as a set, if entering it leads to a good end on some side (CR-34)."""
    for entry in walk.entries(door):
        after = progress
        for tile in entry:
            after = mission.note(after, "cross", tile)
        if beyond[after] >> entry[-1] & 1:
            return 1 << door
    return 0


def is_possible(walks: Sequence[AlienWalk], mission: Mission) -> bool:
    """Return whether the mission can be met by moves alone, a walk a day; Agents and old camps are not regarded."""
    if not walks:
        return False
    steps = _steps(mission, walks[0].board.land)
    good = dict.fromkeys(steps.by_camp, 0)
    for day, walk in enumerate(reversed(walks)):
        good = _last_day(walk, steps) if day == 0 else _day_before(walk, steps, good)
    return bool(good[0] & walks[0].board.starts)


def _last_day(walk: AlienWalk, steps: _Steps) -> ByProgress:
    """Return from where the last day can be played so that the mission is met."""
    met = {progress: _met_on_last(walk, steps, progress) for progress in steps.by_camp}
    return _day_before(walk, steps, met)


def _met_on_last(walk: AlienWalk, steps: _Steps, progress: int) -> TileSet:
    """Return the tiles on which the last day can end: `progress` counts the camp already."""
    found = 0
    for tiles in steps.groups:
        if steps.mission.is_met(steps.mission.note(progress, "last", lowest(tiles))):
            found |= tiles
    return found


@lru_cache(maxsize=64)
def _all_days(walk: AlienWalk, mission: Mission) -> Sequence[ByProgress]:
    """Return from where, by the progress, the mission takes at most 0, 1, 2, … days, until more days add nothing."""
    steps = _steps(mission, walk.board.land)
    met = {progress: walk.board.land if mission.is_met(progress) else 0 for progress in steps.by_camp}
    last = _last_day(walk, steps)
    found = [met, {progress: tiles | last[progress] for progress, tiles in met.items()}]
    while found[-1] != found[-2]:
        before = _day_before(walk, steps, found[-1])
        found.append({progress: tiles | before[progress] for progress, tiles in found[-1].items()})
    return found


@lru_cache(maxsize=2048)
def days_needed(walk: AlienWalk, mission: Mission, done: int) -> Mapping[Tile, int]:
    """Return for each tile the days that the mission still takes from there with the progress `done`; FAR: never.

    Old camps are not regarded. What must be so on the last day counts as done by a day that ends there.
    """
    found = dict.fromkeys(walk.board.tiles, FAR)
    for days, tiles in reversed(list(enumerate(_all_days(walk, mission)))):
        for tile in members(tiles[done]):
            found[tile] = days
    return found


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
