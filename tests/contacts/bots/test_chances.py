"""Weights of tiles as bit planes: the weight of a set, the heaviest tile, what is left; by hand and at random."""

from random import Random

import pytest

from solo.contacts.bots.hunters.chances import alike, weighed
from solo.hex.bits import bits_of, members


def test_alike_counts_tiles() -> None:
    chances = alike(0b101101)
    assert chances.total == 4 and chances.possible == 0b101101
    assert chances.of(0b1100) == 2 and chances.of(0b10) == 0
    assert chances.heaviest(-1) == 0 and chances.heaviest(0b111000) == 3 and chances.heaviest(0b10) is None
    assert chances.without(0b1).total == 3
    assert chances.capped(-1, 2) == 2 and chances.capped(0b1, 2) == 1


@pytest.mark.parametrize("seed", range(20))
def test_weights_are_kept_in_proportion(seed: int) -> None:
    rng = Random(seed)
    weights = {tile: rng.random() ** 3 for tile in rng.sample(range(100), 30)}
    chances = weighed(weights)
    assert chances.possible == bits_of(weights)
    highest = max(weights.values())
    for _ in range(20):
        tiles = bits_of(rng.sample(range(100), 20))
        expected = sum(weights[tile] for tile in members(tiles) if tile in weights) / highest
        assert chances.of(tiles) / 1024 == pytest.approx(expected, abs=0.02)
    best = chances.heaviest(-1)
    assert best is not None and weights[best] >= highest * 0.998
    assert chances.capped(-1, 1) == chances.of(1 << best)


def test_every_possible_tile_keeps_some_weight() -> None:
    assert weighed({3: 1.0, 7: 1e-9}).of(1 << 7) == 1
