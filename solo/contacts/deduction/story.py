"""A set of facts turned into conditions for each day, and the search for one hidden history that meets them all.

The search goes backwards from the last camp. What may be pruned is pruned by sets: `layers[d]` holds the tiles where
day d can have ended as far as the facts of days 0 to d tell. What the sets cannot tell is the one rule that looks at a
whole history: no camp twice.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.facts import Announced, Dry, Fact, Question, Trace, Turn, Zone
from solo.contacts.deduction.steps import Demands, Step, make_step
from solo.hex.bits import members

__all__ = ["Camps", "Conditions", "conditions_of", "find_camps", "relaxed_layers"]

Camps = tuple[Tile, ...]
"""The starting camp and each day's camp, in order."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """What facts ask of a history: allowed tiles for camp 0 (the start) to camp d, and one Step for each day."""

    allowed: tuple[TileSet, ...]
    steps: tuple[Step, ...]


StepMaker = Callable[[Turn, Demands], Step]
"""What makes a day's Step from its turn and what events ask of its path."""


def new_step(turn: Turn, demands: Demands) -> Step:
    """Return the Step of a turn."""
    return make_step(turn.walk, demands, counts_start=turn.day == 1)


def conditions_of(facts: Iterable[Fact], board: Board, step_of: StepMaker = new_step) -> Conditions:
    """Return what facts ask of a history. Every day up to the last Turn must have its Turn."""
    known = tuple(facts)
    turns = [fact for fact in known if isinstance(fact, Turn)]
    allowed, demands = [board.starts], [Demands()]
    for _ in turns:
        allowed.append(board.land)
        demands.append(Demands())
    for fact in known:
        add_fact(fact, allowed, demands, board)
    steps = (step_of(turn, demands[day]) for day, turn in enumerate(turns, 1))
    return Conditions(tuple(allowed), tuple(steps))


def add_fact(fact: Fact, allowed: list[TileSet], demands: list[Demands], board: Board) -> None:
    """Add what a fact asks of each day's camp and of each day's path."""
    match fact:
        case Zone(_, starts):
            allowed[0] &= starts
        case Question(_, day, tiles):
            allowed[day] &= tiles
        case Trace():
            add_trace(fact, allowed, demands)
        case Dry(_, day, lakes):
            demands[day] = replace(demands[day], forbidden=demands[day].forbidden | lakes)
        case Announced(_, day, tile):
            lakes = board.of_terrain["lake"]
            demands[day] = replace(require(demands[day], tile), first_lake=tile, lakes=lakes)
        case Turn():
            pass


def require(demands: Demands, tile: Tile) -> Demands:
    """Return a day's demands with one more tile that the path must enter."""
    if tile in demands.required:
        return demands
    return replace(demands, required=(*demands.required, tile))


def add_trace(trace: Trace, allowed: list[TileSet], demands: list[Demands]) -> None:
    """Add the dog's answer to each day's conditions.

    No trace: no sniffed tile was entered on any day, and none was the starting camp, which counts as crossed on day 1
    (CR-8). A trace of day d: the named tile was entered on day d, no sniffed one after it.
    """
    allowed[trace.day] &= trace.stood
    if trace.found is None:
        allowed[0] &= ~trace.sniffed
        first = 0
    else:
        first, tile = trace.found
        demands[first] = require(demands[first], tile)
    for day in range(first + 1, trace.day + 1):
        demands[day] = replace(demands[day], forbidden=demands[day].forbidden | trace.sniffed)


def relaxed_layers(conditions: Conditions) -> list[TileSet]:
    """Return where each day can have ended, the rule of no camp twice left out; the last one may be empty."""
    layers = [conditions.allowed[0]]
    for step, allowed in zip(conditions.steps, conditions.allowed[1:], strict=True):
        layers.append(step.ends_of_all(layers[-1]) & allowed)
    return layers


PATIENCE = 64
"""After so many dead ends of a search the sets are made as small as they can be, and it begins again."""


class _DeadEnds(Exception):
    """A search ran into more dead ends than it was allowed."""


def find_camps(steps: Sequence[Step], layers: Sequence[TileSet], end: Tile, banned: TileSet = 0) -> Camps | None:
    """Return the camps of one history that ends on `end` after the last of `steps`, or None if there is none.

    `layers` holds camps 0 to len(steps) as `relaxed_layers` returns them, or smaller sets. No camp is in `banned`.
    """
    if not layers[len(steps)] >> end & 1 or banned >> end & 1:
        return None
    try:
        return _search(steps, layers, end, banned, PATIENCE)
    except _DeadEnds:
        smaller = _tightened(steps, layers, end, banned)
        return None if smaller is None else _search(steps, smaller, end, banned, None)


def _search(
    steps: Sequence[Step], layers: Sequence[TileSet], end: Tile, banned: TileSet, patience: int | None
) -> Camps | None:
    """Search backwards from the last camp. Raises: _DeadEnds, after more than `patience` of them (None: never)."""
    below = [layers[0]]
    for layer in layers[1:]:
        below.append(below[-1] | layer)
    failed: set[tuple[int, Tile, TileSet]] = set()

    def search(day: int, tile: Tile, used: TileSet) -> Camps | None:
        if day == 0:
            return (tile,)
        key = (day, tile, used & below[day - 1])
        if key in failed:
            return None
        for before in members(steps[day - 1].sources(tile) & layers[day - 1] & ~used):
            found = search(day - 1, before, used | 1 << before)
            if found is not None:
                return (*found, tile)
        failed.add(key)
        if patience is not None and len(failed) > patience:
            raise _DeadEnds
        return None

    return search(len(steps), end, banned | 1 << end)


def _tightened(steps: Sequence[Step], layers: Sequence[TileSet], end: Tile, banned: TileSet) -> list[TileSet] | None:
    """Return the sets without any camp that cannot be on a way to `end`; None if one of them is left empty.

    Where only one camp is left for a day, no other day has it: that is what a search would find out again and again.
    """
    found = [layer & ~(banned | 1 << end) for layer in layers[: len(steps)]] + [1 << end]
    while True:
        before = list(found)
        for day, step in enumerate(steps, 1):
            found[day] &= step.ends_of_all(found[day - 1])
        for day in range(len(steps), 0, -1):
            sources = 0
            for tile in members(found[day]):
                sources |= steps[day - 1].sources(tile)
            found[day - 1] &= sources
        for day, camps in enumerate(found):
            if camps.bit_count() == 1:
                found = [layer if other == day else layer & ~camps for other, layer in enumerate(found)]
        if not all(found):
            return None
        if found == before:
            return found
