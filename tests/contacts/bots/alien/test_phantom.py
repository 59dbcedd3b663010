"""Level 4: the mixture that it searches for, from every place where the Alien can be."""

import numpy as np
import pytest

from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.phantom import PROGRAM
from solo.contacts.bots.alien.strategy import Strategy, hope_of
from solo.contacts.scenario import Mission, Part
from tests.contacts.scenes import Scene, board, scene


def searched(day: Scene, *camps: str) -> Strategy:
    """Return what it makes of histories given as texts of camps; the Agents know as much."""
    made = day.board
    rows = [[made.tiles.index(made.named(name)) for name in text.split()] for text in camps]
    histories = Histories(made, np.array(rows), np.zeros(len(rows), dtype=np.int64))
    return PROGRAM.mind.made(day.public, histories, made.set_named([text.split()[-1] for text in camps]))


def shares(day: Scene, strategy: Strategy, place: str) -> dict[str, float]:
    """Return how readily it goes to each end from a place."""
    tiles = day.board.tiles
    row = strategy.rows[tiles.index(day.board.named(place)), 0]
    ends, found = strategy.choices.ends[row], strategy.mixture.shares[row]
    return {
        day.board.names[tiles[end]]: float(share)
        for end, share, real in zip(ends, found, strategy.choices.open[row], strict=True)
        if real
    }


def anywhere(*rows: str) -> Mission:
    made = board(*rows)
    return Mission("Camp anywhere.", (Part("anywhere", made.land),), 1)


ROAD = ("ffffffffffffff",)


def test_it_goes_away_from_who_only_walks() -> None:
    """Red, who detects nothing, can come to K1 at best; all ends before it are safe today."""
    day = scene(*ROAD, alien="G1", phase="alien", mission=anywhere(*ROAD), red="N1")
    strategy = searched(day, "G1")
    found = shares(day, strategy, "G1")
    assert sum(found.values()) == pytest.approx(1.0, abs=1e-4)
    assert found.get("K1", 0.0) + found.get("L1", 0.0) < 0.05
    caught = dict(zip(day.board.tiles, strategy.mixture.caught, strict=True))
    assert caught[day.board.named("B1")] == 0.0 < caught[day.board.named("K1")] + caught[day.board.named("L1")]


def test_who_is_stuck_leaves_the_others_their_mixture() -> None:
    """A possible place without a way out (CR-5) makes nothing else unknown."""
    day = scene("fmffffff", alien="D1", phase="alien", mission=anywhere("fmffffff"), pink="H1")
    strategy = searched(day, "A1", "D1")
    assert np.isfinite(strategy.mixture.shares).all() and 0.0 <= hope_of(strategy) <= 1.0
    assert shares(day, strategy, "A1") == {}
    assert sum(shares(day, strategy, "D1").values()) == pytest.approx(1.0, abs=1e-4)
