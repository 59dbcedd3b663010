"""The search through the team's day: each Agent's best options, every answer, the others after it, then tomorrow.

Sets of possible tiles are rows of weights; all sets of one depth that wait for the same Agents are worked on at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from solo.contacts.bots.hunters.tables import Row, Table, chosen
from solo.contacts.bots.hunters.tomorrow import Array, Outlook, Places
from solo.core.rng import Random

__all__ = ["Search", "best_row"]

FIRST = 8
"""So many options of each Agent are followed further for the first step."""

WIDTHS = (2, 1)
"""So many of each Agent's on the second step, and on those after it."""

LAST = 2
"""So many of the last Agent's."""


@dataclass(frozen=True, slots=True)
class Search:
    """What is searched: tomorrow's outlook and the tables of the Agents that play yet."""

    outlook: Outlook
    tables: Sequence[Table]


def best_row(search: Search, sets: Array, places: Places, begin: Sequence[int], rng: Random) -> Row:
    """Return the best first step; `begin` names the tables from which it comes. `sets` and `places` have one row."""
    best: list[tuple[float, float, Row]] = []
    for number in begin:
        first = search.tables[number]
        rest = [other for other in range(len(search.tables)) if other != number]
        values = _followed(search, first, np.repeat(sets, len(first.found), 0), places, [])
        if rest:
            kept = [int(place) for place in chosen(values[None, :], FIRST)[0]]
            first = first.only(kept)
            values = _followed(search, first, np.repeat(sets, len(kept), 0), places, rest)
        best.extend((round(float(value), 9), rng.random(), row) for value, row in zip(values, first.found, strict=True))
    return max(best, key=lambda found: found[:2])[2]


def _followed(search: Search, first: Table, sets: Array, places: Places, rest: Sequence[int]) -> Array:
    """Return the worth of each option of a table, set by set in its order, the rest of the team playing after it."""
    options = np.arange(len(first.found))
    return _value_of(search, first, sets, np.repeat(places, len(options), 0), options, rest, 0)


def _value_of(
    search: Search, by: Table, sets: Array, places: Places, options: Places, rest: Sequence[int], depth: int
) -> Array:
    """Return what is caught on average from each set, an option of one Agent taken in it, then the rest playing on."""
    places = places.copy()
    places[:, by.place] = by.ends[options]
    total = sets.sum(axis=1)
    yes, no = by.branches(sets, options)
    caught = total - yes.sum(axis=1) - no.sum(axis=1)
    value: Array = caught * by.gains[options] + by.errands[options] * total
    for branch in (yes, no):
        alive = np.flatnonzero(branch.sum(axis=1) > 0)
        if len(alive):
            value[alive] += _value(search, branch[alive], places[alive], rest, depth)
    return value


def _value(search: Search, sets: Array, places: Places, rest: Sequence[int], depth: int) -> Array:
    """Return what is caught on average from each set by the rest of the team, and later."""
    if not rest:
        return search.outlook.worth(sets, places)
    width = LAST if len(rest) == 1 else WIDTHS[min(depth, len(WIDTHS) - 1)]
    best = np.full(len(sets), -np.inf)
    for number in rest:
        by = search.tables[number]
        others = [other for other in rest if other != number]
        options = chosen(_promise(by, sets), width)
        each = options.shape[1]
        repeated = np.repeat(np.arange(len(sets)), each)
        values = _value_of(search, by, sets[repeated], places[repeated], options.ravel(), others, depth + 1)
        best = np.maximum(best, values.reshape(len(sets), each).max(axis=1))
    return best


def _promise(by: Table, sets: Array) -> Array:
    """Return about how good each option is in each set: what it catches, and how much smaller its answer makes it."""
    caught, yes, no = by.answered(sets)
    total = sets.sum(axis=1)[:, None]
    promise: Array = caught * np.minimum(by.gains, 0.0) * 2 + total - (yes * yes + no * no) / total + by.errands * total
    return promise
