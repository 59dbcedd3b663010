"""The mixture of level 4 for all places where the Alien can be, one of which has no way out."""

import numpy as np

from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.phantom import searched_strategy
from solo.contacts.bots.alien.strategy import hope_of
from solo.contacts.bots.tables import grid_of
from tests.contacts.scenes import scene


def test_a_place_without_a_way_out_has_no_hope_and_spoils_none() -> None:
    day = scene("fmcf", "mmff", alien="D1", yellow="C1")
    place = grid_of(day.board).place
    camps = np.array([[place[day.board.named(name)]] for name in ("A1", "D1")])
    histories = Histories(day.board, camps, np.zeros(2, dtype=np.int64))
    strategy = searched_strategy(day.public, histories, day.board.land)
    shares = strategy.mixture.shares.sum(axis=1)
    assert shares.tolist() == [0.0, 1.0] and 0.0 <= hope_of(strategy) <= 1.0
