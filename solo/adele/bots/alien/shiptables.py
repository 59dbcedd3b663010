"""Tables of a ship's shortest ways, made once a ship: which locations a way from one to another passes, and when.

Rows and columns of every table are locations, 0 (nowhere) included, so that a place is its own index.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from solo.adele.ship import Ship

__all__ = ["MOST_STEPS", "Numbers", "Tables", "tables_of"]

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]

MOST_STEPS = 6
"""No crew member goes farther in a turn: four cubes, a Move more, and one to spare for other figures."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """What a ship's graph tells of ways. All shortest ways between two locations are alike likely.

    `steps[p, g]`: doorways between two locations, 99 for none. `at[k, p, g, r]`: the chance that a way from p to g has r
    as its k-th step (0: the start). `passed[k, p, g, r]`: the chance that r is among its steps 1 to k.
    """

    steps: Numbers
    at: Numbers
    passed: Numbers


@lru_cache(maxsize=16)
def tables_of(ship: Ship) -> Tables:
    """Return the tables of a ship, whose distances are networkx's."""
    steps = np.array(ship.steps, dtype=float)
    ways = _ways(steps)
    size = len(steps)
    at = np.zeros((MOST_STEPS + 1, size, size, size))
    for start in ship.locations:
        for goal in ship.locations:
            if steps[start, goal] < 99:
                between = steps[start] + steps[:, goal] == steps[start, goal]
                share = np.where(between, ways[start] * ways[:, goal] / ways[start, goal], 0.0)
                for step in range(MOST_STEPS + 1):
                    at[step, start, goal] = np.where(steps[start] == step, share, 0.0)
    passed = np.cumsum(at, axis=0) - at[0]
    return Tables(steps, at, passed)


def _ways(steps: Numbers) -> Numbers:
    """Return how many shortest ways lead from each location to each other one."""
    ways = np.zeros_like(steps)
    ways[steps == 0] = 1
    ways[0, 0] = 0
    for length in range(1, int(steps[steps < 99].max(initial=0)) + 1):
        last = np.where((steps == length - 1), ways, 0.0) @ (steps == 1)
        ways = np.where(steps == length, last, ways)
    return ways
