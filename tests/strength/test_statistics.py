"""Intervals and paired tests against values worked out elsewhere."""

import pytest

from solo.strength.statistics import interval, mcnemar, paired, score_of, share_of


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_wilson_intervals_are_those_of_newcombe(hits: int, games: int, low: float, high: float) -> None:
    """The last two are of Newcombe 1998 (Statistics in Medicine 17, table I, method 3)."""
    assert interval(hits, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("first", "second", "p"),
    [(0, 0, 1.0), (3, 3, 1.0), (0, 5, 0.0625), (5, 0, 0.0625), (1, 8, 20 / 512), (10, 2, 2 * 79 / 4096)],
)
def test_mcnemar_is_a_fair_coin_on_the_pairs_that_differ(first: int, second: int, p: float) -> None:
    assert mcnemar(first, second) == pytest.approx(p)


def test_many_pairs_are_no_trouble() -> None:
    assert mcnemar(5000, 4000) < 1e-20 and mcnemar(5000, 5000) == 1.0


def test_pairs_are_counted_by_who_alone_was_caught() -> None:
    found = paired([(True, False)] * 6 + [(False, True)] + [(True, True)] * 9 + [(False, False)] * 4)
    assert (found.games, found.first_only, found.second_only) == (20, 6, 1)
    assert found.p == pytest.approx(2 * 8 / 128)


def test_a_share_is_told_with_its_interval() -> None:
    assert share_of(0, 0) == {"share": 0.0, "interval95": [0.0, 1.0]}
    assert share_of(1, 3)["share"] == 0.3333


def test_a_game_that_nobody_wins_is_half() -> None:
    assert score_of(["agents", "nobody", "alien", "agents"], "agents") == 2.5
    assert score_of([], "alien") == 0.0
