"""How likely each possible tile is, under a stated model (CR-49): weights over deduction's exact set, never outside it.

The model: the start uniform over the fields and forests of the zone, each day's end uniform over the legal ones, given
it the path uniform over all legal paths, a named trace uniform among those allowed.

How it is counted: a forward pass over the days is exact but for one thing, it remembers no camps except the last. That
is put right by sampling: for every possible tile histories are drawn backwards, and each is weighed by how its true
chance differs from the pass's. So the weights are estimates, and `error` says how good: paths and traces are counted
exactly (up to eight sniffed tiles a day; beyond, which tile was named is taken to tell nothing).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.exact import Deduction
from solo.contacts.deduction.facts import Trace, Turn
from solo.contacts.deduction.steps import Demands
from solo.contacts.movement import AlienWalk
from solo.hex.bits import members

__all__ = ["Belief", "BeliefEngine"]

Array = NDArray[np.float64]
Indices = NDArray[np.int64]

DRAWS = 32
"""Histories drawn for each possible tile."""

FLOOR = 1e-9
"""The share of the largest weight that a possible tile has at least: the model gives every one some weight."""


@dataclass(frozen=True, slots=True)
class Belief:
    """The weight of each possible tile (they sum to 1), and the largest standard error of any of them."""

    weights: Mapping[Tile, float]
    error: float


@dataclass(slots=True)
class _Day:
    """One day of the forward pass: arrays over tiles by index; `legal[a, b]`: may a day from a end on b."""

    legal: NDArray[np.bool_]
    counts: Array
    forward: Array
    backward: Array


@dataclass(slots=True)
class _Geometry:
    """Tiles by index, and each tile's neighbours with an extra index for none."""

    tiles: tuple[Tile, ...]
    index: Mapping[Tile, int]
    columns: Indices
    near: Indices


def _geometry(board: Board) -> _Geometry:
    index = {tile: number for number, tile in enumerate(board.tiles)}
    none = len(index)
    near = [[index[other] for other in board.neighbors[tile]] for tile in board.tiles]
    padded = [row + [none] * (6 - len(row)) for row in near]
    return _Geometry(board.tiles, index, np.array(board.tiles), np.array(padded))


@dataclass(slots=True)
class BeliefEngine:
    """Works the weights out, and keeps the days that have not changed since the last time."""

    board: Board
    _days: list[tuple[object, _Day]] = field(default_factory=list)
    _weighed: tuple[object, Array, Array] | None = None

    def belief(self, deduction: Deduction) -> Belief:
        """Return the belief after all events that the deduction has taken in."""
        geometry = _cached_geometry(self.board)
        keys = _keys(deduction)
        self._bring_up_to_date(deduction, keys, geometry)
        possible = np.array([geometry.index[tile] for tile in members(deduction.possible)])
        mean, deviation = self._weigh(deduction, keys, geometry)
        weights = np.maximum(mean[possible], mean[possible].max() * FLOOR)
        if weights.sum() <= 0:
            weights = np.ones(len(possible))
        total = float(weights.sum())
        error = float(deviation[possible].max() / total) if len(possible) > 1 else 0.0
        shares = weights / total
        return Belief(
            {geometry.tiles[place]: float(share) for place, share in zip(possible, shares, strict=True)}, error
        )

    def _bring_up_to_date(self, deduction: Deduction, keys: list[object], geometry: _Geometry) -> None:
        same = 0
        while same < min(len(keys) - 1, len(self._days)) and self._days[same][0] == keys[: same + 2]:
            same += 1
        del self._days[same:]
        if same < len(keys) - 1:
            self._weighed = None
        forward = self._days[-1][1].forward if self._days else _start(deduction, geometry)
        for day in range(same + 1, len(keys)):
            made = _make_day(deduction, day, forward, geometry)
            self._days.append((keys[: day + 1], made))
            forward = made.forward

    def _weigh(self, deduction: Deduction, keys: list[object], geometry: _Geometry) -> tuple[Array, Array]:
        """Return for each tile its weight and that weight's standard error, today's answers not yet applied."""
        if self._weighed is not None and self._weighed[0] == keys:
            return self._weighed[1], self._weighed[2]
        forward = self._days[-1][1].forward if self._days else _start(deduction, geometry)
        mean, deviation = forward.copy(), np.zeros_like(forward)
        ends = np.flatnonzero(forward > 0)
        if self._days and len(ends):
            ratios = _ratios([day for _, day in self._days], ends)
            mean[ends] = forward[ends] * ratios.mean(axis=1)
            deviation[ends] = forward[ends] * ratios.std(axis=1) / np.sqrt(DRAWS)
        self._weighed = (keys, mean, deviation)
        return mean, deviation


_geometries: dict[int, tuple[Board, _Geometry]] = {}


def _cached_geometry(board: Board) -> _Geometry:
    found = _geometries.get(id(board))
    if found is None or found[0] is not board:
        found = _geometries[id(board)] = (board, _geometry(board))
    return found[1]


def _keys(deduction: Deduction) -> list[object]:
    """Return what each day's arrays depend on: the start first; a past day's answers, but not today's."""
    conditions = deduction.conditions
    keys: list[object] = [conditions.allowed[0]]
    for day, step in enumerate(conditions.steps, 1):
        past = conditions.allowed[day] if day < len(conditions.steps) else -1
        traces = tuple(fact for fact in deduction.facts if isinstance(fact, Trace) and _concerns(fact, day))
        keys.append((deduction.turns[day - 1], past, traces, step.demands))
    return keys


def _concerns(trace: Trace, day: int) -> bool:
    return day <= trace.day and (trace.found is None or day >= trace.found[0])


def _start(deduction: Deduction, geometry: _Geometry) -> Array:
    return _vector(deduction.conditions.allowed[0], geometry)


def _vector(tiles: TileSet, geometry: _Geometry) -> Array:
    found = np.zeros(len(geometry.tiles))
    found[[geometry.index[tile] for tile in members(tiles)]] = 1.0
    return found


def _make_day(deduction: Deduction, day: int, before: Array, geometry: _Geometry) -> _Day:
    turn, conditions = deduction.turns[day - 1], deduction.conditions
    base = deduction.plain_step(day)
    sources = np.flatnonzero(before > 0)
    size = len(geometry.tiles)
    legal = np.zeros((size, size), dtype=bool)
    for source in sources:
        legal[source] = _bits(base.ends(geometry.tiles[source]), geometry)
    counts = np.maximum(legal.sum(axis=1), 1).astype(float)
    chances = legal / counts[:, None]
    traces = [fact for fact in deduction.facts if isinstance(fact, Trace) and _concerns(fact, day)]
    demands = conditions.steps[day - 1].demands
    if traces or demands != Demands():
        chances[sources] *= _path_shares(turn, traces, demands, sources, geometry)
    if day < len(conditions.steps):
        chances *= _vector(conditions.allowed[day], geometry)[None, :]
    joint = before[:, None] * chances
    return _Day(legal, counts, joint.sum(axis=0), np.cumsum(joint.T, axis=1))


def _bits(tiles: TileSet, geometry: _Geometry) -> NDArray[np.bool_]:
    length = int(geometry.columns[-1]) // 8 + 1
    packed = np.frombuffer(tiles.to_bytes(length, "little"), dtype=np.uint8)
    return np.unpackbits(packed, bitorder="little")[geometry.columns].astype(bool)


def _ratios(days: list[_Day], ends: Indices) -> Array:
    """Draw DRAWS histories backwards for each end; return how each one's true chance differs from the pass's."""
    rng = np.random.default_rng(20)
    camps = [np.repeat(ends, DRAWS)]
    for day in reversed(days):
        here = camps[-1]
        sums = day.backward
        totals = sums[:, -1]
        scaled = np.where(totals[:, None] > 0, sums / np.maximum(totals[:, None], 1e-300), 1.0)
        flat = (scaled + np.arange(len(sums))[:, None]).ravel()
        places = np.searchsorted(flat, here + rng.random(len(here)), side="right") - here * len(sums)
        camps.append(np.minimum(places, len(sums) - 1))
    camps.reverse()
    ratio = np.ones(len(camps[0]))
    for number, day in enumerate(days):
        here, there = camps[number], camps[number + 1]
        taken = np.zeros(len(here))
        for old in camps[:number]:
            ratio *= old != there
            taken += day.legal[here, old]
        left = day.counts[here] - taken
        ratio *= np.where(left > 0, day.counts[here] / np.maximum(left, 1.0), 0.0)
    return ratio.reshape(len(ends), DRAWS)


def _path_shares(turn: Turn, traces: list[Trace], demands: Demands, sources: Indices, geometry: _Geometry) -> Array:
    """Return which share of the paths from each source to each tile agrees with traces, names and lakes."""
    named = [trace for trace in traces if trace.found is not None and trace.found[0] == turn.day]
    every = _count_paths(turn.walk, Demands(), sources, (), False, geometry)[0]
    marked = 0
    for trace in named:
        marked |= trace.sniffed
    watched = tuple(members(marked & ~demands.forbidden))
    if len(watched) > 8:
        watched = tuple(sorted({trace.found[1] for trace in named if trace.found}))
    if demands.first_lake is not None and demands.first_lake not in watched:
        watched = (*watched, demands.first_lake)
    found = np.zeros_like(every)
    for entered, number in _count_paths(turn.walk, demands, sources, watched, turn.day == 1, geometry).items():
        if demands.first_lake is None or entered >> watched.index(demands.first_lake) & 1:
            found += number * _naming_chance(entered, watched, named)
    return np.divide(found, every, out=np.zeros_like(found), where=every > 0).T


def _naming_chance(entered: int, watched: tuple[Tile, ...], named: list[Trace]) -> float:
    """Return the chance that the Alien names what it named, having entered these of the watched tiles that day."""
    chance = 1.0
    for trace in named:
        assert trace.found is not None
        choices = [tile for index, tile in enumerate(watched) if entered >> index & 1 and trace.sniffed >> tile & 1]
        if trace.found[1] not in choices:
            return 0.0
        chance /= len(choices)
    return chance


def _count_paths(
    walk: AlienWalk,
    demands: Demands,
    sources: Indices,
    watched: tuple[Tile, ...],
    counts_start: bool,
    geometry: _Geometry,
) -> dict[int, Array]:
    """Return the number of paths to each tile (rows) from each source (columns), by the watched tiles entered.

    No path enters a forbidden tile, nor any other lake before the first one that was announced.
    """
    size = len(geometry.tiles)
    costs = np.array([walk.cost(tile) or 0 for tile in geometry.tiles])
    rows = [(geometry.index[tile], 1 << index) for index, tile in enumerate(watched)]
    entering = _entering(demands, watched, rows, geometry)
    begun = np.zeros((size, len(sources)))
    begun[sources, np.arange(len(sources))] = 1.0
    layers: list[dict[int, Array]] = [_mark({0: begun}, rows) if counts_start else {0: begun}]
    found: dict[int, Array] = {0: np.zeros_like(begun)}
    grown = [{entered: _spread(number, geometry) for entered, number in layers[0].items()}]
    for spent in range(1, walk.budget + 1):
        new: dict[int, Array] = {}
        for points in range(1, min(3, spent) + 1):
            here = (costs == points)[:, None]
            for entered, number in grown[spent - points].items():
                new[entered] = new.get(entered, 0.0) + number * here
        new = entering(new)
        if walk.doors:
            new = _carried(new, walk, entering, geometry)
        for entered, number in new.items():
            found[entered] = found.get(entered, 0.0) + number
        grown.append({entered: _spread(number, geometry) for entered, number in new.items()})
    stops = np.array([walk.stops >> tile & 1 for tile in geometry.tiles], dtype=float)[:, None]
    return {entered: number * stops for entered, number in found.items()}


Numbers = dict[int, Array]
"""Numbers of paths (tiles by sources), by the watched tiles that they have entered."""


def _entering(
    demands: Demands, watched: tuple[Tile, ...], rows: list[tuple[int, int]], geometry: _Geometry
) -> Callable[[Numbers], Numbers]:
    """Return what entering tiles makes of paths: some may not, and what is watched is noted."""
    board_tiles = sum(1 << tile for tile in geometry.tiles)
    may = 1.0 - _vector(demands.forbidden & board_tiles, geometry)[:, None]
    first, dry = 0, may
    if demands.first_lake is not None:
        first = 1 << watched.index(demands.first_lake)
        dry = may * (1.0 - _vector(demands.lakes & ~(1 << demands.first_lake), geometry)[:, None])

    def entering(new: Numbers) -> Numbers:
        allowed = {entered: number * (may if entered & first == first else dry) for entered, number in new.items()}
        return _mark(allowed, rows)

    return entering


def _carried(new: Numbers, walk: AlienWalk, entering: Callable[[Numbers], Numbers], geometry: _Geometry) -> Numbers:
    """Return the paths that have just entered tiles after doors have carried them on (CR-34)."""
    stay: Numbers = {}
    beyond: Numbers = {}
    for entered, number in new.items():
        stay[entered], beyond[entered] = number.copy(), np.zeros_like(number)
        for pair in walk.doors:
            for here, there in (pair, pair[::-1]):
                beyond[entered][geometry.index[there]] = number[geometry.index[here]]
                if not walk.doors_optional:
                    stay[entered][geometry.index[here]] = 0.0
    for entered, number in entering(beyond).items():
        stay[entered] = stay.get(entered, 0.0) + number
    return stay


def _spread(number: Array, geometry: _Geometry) -> Array:
    """Return for each tile the sum over its neighbours."""
    padded = np.vstack([number, np.zeros((1, number.shape[1]))])
    spread: Array = padded[geometry.near].sum(axis=1)
    return spread


def _mark(numbers: dict[int, Array], rows: list[tuple[int, int]]) -> dict[int, Array]:
    """Move the paths that have just entered a watched tile to the sets that hold it."""
    if not rows:
        return numbers
    found: dict[int, Array] = {}
    for entered, number in numbers.items():
        rest = number.copy()
        for row, bit in rows:
            if number[row].any():
                target = found.setdefault(entered | bit, np.zeros_like(number))
                target[row] += number[row]
                rest[row] = 0.0
        if rest.any():
            found[entered] = found.get(entered, 0.0) + rest
    return found
