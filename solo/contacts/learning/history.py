"""What rules a tile out by the whole way there: a camp twice, tiles not crossed, or several of these at once."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from solo.contacts.board import Tile, TileSet
from solo.contacts.deduction.steps import Demands, Step, make_step
from solo.contacts.deduction.story import Camps, Conditions, relaxed_layers
from solo.contacts.learning.inference import Inference, Ladder, Reason
from solo.hex.bits import lowest, members

__all__ = ["Crossed", "Together", "Twice", "crossed_by", "together", "twice_in"]


@dataclass(frozen=True, slots=True)
class Twice:
    """Every list of camps that leads there has a camp twice: one of them, from the start on, and how many there are.

    `days`: of the two camps. `always`: on these days no other camp fits.
    """

    camps: Camps
    count: int
    days: tuple[int, int]
    always: bool


@dataclass(frozen=True, slots=True)
class Crossed:
    """On a day it would have entered tiles that it is known not to have entered; each of them is needed.

    Day 0 is its starting camp, which counts as entered (CR-8). `through`: that it is known to have entered these tiles
    that day is needed too, and leaves it too few points.
    """

    day: int
    tiles: TileSet
    through: tuple[Tile, ...] = ()


@dataclass(frozen=True, slots=True)
class Together:
    """Parts of what is known, none of which can be left out: some of CLOSED, CAMPS and TRACE."""

    parts: tuple[Inference, ...]


def twice_in(conditions: Conditions, day: int, tile: Tile) -> Twice | None:
    """Return how the lists of camps that end a day on a tile have a camp twice; None if none leads there at all."""
    layers = relaxed_layers(conditions)
    layers[day] &= 1 << tile
    for at in range(day, len(conditions.steps)):
        layers[at + 1] &= conditions.steps[at].ends_of_all(layers[at])
    for at in range(len(conditions.steps), 0, -1):
        layers[at - 1] &= _sources(conditions.steps[at - 1], layers[at - 1], layers[at])
    if not all(layers):
        return None
    count = _number_of_lists(conditions.steps, layers)
    camps = _one_list(conditions.steps, layers)
    pairs = [(camps.index(camp), at) for at, camp in enumerate(camps) if camp in camps[:at]]
    fixed = [pair for pair in pairs if all(layers[at] == 1 << camps[at] for at in pair)]
    return Twice(camps, count, (*fixed, *pairs)[0], bool(fixed))


def _sources(step: Step, before: TileSet, ends: TileSet) -> TileSet:
    """Return from which tiles of a set a day can end on some of others, the same tile again included."""
    return sum(1 << tile for tile in members(before) if step.ends_of_all(1 << tile) & ends)


def _one_list(steps: Sequence[Step], layers: Sequence[TileSet]) -> Camps:
    """Return a list of camps; a new one wherever there is a choice, so that the camp twice is one that must be."""
    camps, used = [lowest(layers[0])], layers[0] & -layers[0]
    for step, layer in zip(steps, layers[1:], strict=True):
        ends = step.ends_of_all(1 << camps[-1]) & layer
        camps.append(lowest(ends & ~used or ends))
        used |= 1 << camps[-1]
    return tuple(camps)


def _number_of_lists(steps: Sequence[Step], layers: Sequence[TileSet]) -> int:
    """Return how many lists of camps there are, the rule of no camp twice left out."""
    ways = dict.fromkeys(members(layers[0]), 1)
    for step, layer in zip(steps, layers[1:], strict=True):
        further = dict.fromkeys(members(layer), 0)
        for source, number in ways.items():
            for end in members(step.ends_of_all(1 << source) & layer):
                further[end] += number
        ways = further
    return sum(ways.values())


def crossed_by(ladder: Ladder, day: int, tile: Tile, reason: Reason) -> Crossed | None:
    """Return what traces bar of the move to a tile, or of the move on from it."""
    conditions = ladder.conditions_by(reason)
    if not conditions.allowed[day] >> tile & 1:
        return Crossed(day, 1 << tile)
    steps = conditions.steps
    found = _barred(ladder, steps, day, ladder.followed(reason, day - 1), 1 << tile) if day else None
    if found is None and day < ladder.day:
        return _barred(ladder, steps, day + 1, 1 << tile, ladder.traced(reason, day + 1))
    return found


def _barred(ladder: Ladder, steps: Sequence[Step], day: int, sources: TileSet, ends: TileSet) -> Crossed | None:
    """Return which demands of a day keep it from leading from some tiles to others; None if it leads there."""
    step, walk = steps[day - 1], ladder.plain_walk(day)

    def leads(demands: Demands) -> bool:
        return bool(make_step(walk, demands, step.counts_start).ends_of_all(sources) & ends)

    if leads(step.demands):
        return None
    needed = step.demands
    for part in (needed.forbidden, *(1 << each for each in members(needed.forbidden))):
        fewer = replace(needed, forbidden=needed.forbidden & ~part)
        if not leads(fewer):
            needed = fewer
    free = replace(needed, required=(), first_lake=None, lakes=0)
    return Crossed(day, needed.forbidden, needed.required if leads(free) else ())


def together(ladder: Ladder, day: int, tile: Tile, reason: Reason) -> Together | None:
    """Return which parts of what is known a tile cannot be ruled out without; None if that is not told apart."""
    parts = (Inference.CLOSED, Inference.CAMPS, Inference.TRACE)
    needed = tuple(part for part in parts if not ladder.excludes_without(part, reason, tile, day))
    return Together(needed) if len(needed) > 1 else None
