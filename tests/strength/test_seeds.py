"""What is measured is never tuned on."""

from itertools import combinations

import pytest

from solo.strength.seeds import MEASURING, TUNING, measuring_seeds


def test_measuring_seeds_are_apart_from_tuning_seeds_and_from_each_other() -> None:
    assert not set(MEASURING) & set(TUNING)
    tuned = set().union(*map(set, TUNING.values()))
    for seeds in MEASURING.values():
        assert seeds and not tuned & set(seeds)
    for one, other in combinations(MEASURING.values(), 2):
        assert not set(one) & set(other)


def test_all_who_are_measured_play_the_same_seeds_first() -> None:
    assert list(measuring_seeds("levels", 5)) == list(measuring_seeds("levels", 9))[:5]
    with pytest.raises(ValueError, match="seeds to measure"):
        measuring_seeds("levels", len(MEASURING["levels"]) + 1)
