"""A day's mixture for all places where the Alien can be, one of which has no way out."""

import numpy as np
import pytest

from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.strategy import balanced_strategy, hope_of
from solo.contacts.bots.tables import grid_of
from tests.contacts.scenes import scene


@pytest.mark.parametrize("rounds", [1, 4, 60])
def test_a_place_without_a_way_out_has_no_hope_and_spoils_none(rounds: int) -> None:
    day = scene("fmcf", "mmff", alien="D1", yellow="C1")
    place = grid_of(day.board).place
    camps = np.array([[place[day.board.named(name)]] for name in ("A1", "D1")])
    strategy = balanced_strategy(day.public, Histories(day.board, camps, np.zeros(2, dtype=np.int64)), rounds)
    shares = strategy.mixture.shares.sum(axis=1)
    assert shares[0] == 0 and shares[1] == pytest.approx(1) and 0.0 <= hope_of(strategy) <= 1.0
