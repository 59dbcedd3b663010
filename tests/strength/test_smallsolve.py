"""The value of the small hunt: bounds that hold, and the value that a linear program of the whole game gives."""

from dataclasses import replace

import numpy as np
import pytest

from solo.strength.smallgame import SmallGame, best_alien, best_team, caught
from solo.strength.smallpolicies import small
from solo.strength.smallsolve import solve

EXACT = 0.136872667
"""From the sequence form of the small hunt, by a linear program (HiGHS); it is that game's alone."""


def test_the_value_lies_between_the_bounds() -> None:
    found = solve(small(), 2e-3)
    assert found.low <= EXACT <= found.high and found.high - found.low <= 2e-3
    assert found.low - 1e-9 <= caught(small(), found.alien, found.team) <= found.high + 1e-9


def test_the_bounds_are_what_the_strategies_are_sure_of() -> None:
    found = solve(small(), 0.0, most=20)
    assert found.rounds == 20
    assert best_alien(small(), found.team)[0] == pytest.approx(found.low)
    assert best_team(small(), found.alien)[0] == pytest.approx(found.high)


def pennies(ends: int) -> SmallGame:
    """Return a game of one day's guess: the Alien hides on one of some tiles, and the Agent reaches all of them.

    On day 2 it can go to a tile that the Agent cannot reach.
    """
    tiles = ends + 3  # a start, a city, the hiding places, a tile out of reach
    first = np.zeros((1, 1, tiles), bool)
    first[0, 0, 2 : ends + 2] = True
    later = np.zeros((1, tiles, tiles, tiles), bool)
    later[..., ends + 2] = True
    reach = np.zeros((tiles, tiles), bool)
    reach[:, 2 : ends + 2] = True
    no = np.zeros((tiles, tiles), np.int64)
    return SmallGame(tuple(range(tiles)), (0,), (1,), np.array([0]), first, later, reach, np.eye(tiles, dtype=bool), no)


@pytest.mark.parametrize("ends", [2, 3, 5])
def test_matching_pennies(ends: int) -> None:
    found = solve(pennies(ends), 1e-3)
    assert found.low == pytest.approx(1 / ends, abs=1e-3) and found.high == pytest.approx(1 / ends, abs=1e-3)
    assert found.alien.first[0, 0, 2 : ends + 2] == pytest.approx(np.full(ends, 1 / ends), abs=0.02)


def test_who_cannot_move_is_caught() -> None:
    game = pennies(2)
    assert solve(replace(game, first=np.zeros_like(game.first)), 1e-6).low == pytest.approx(1.0)
