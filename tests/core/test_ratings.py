"""Glicko-2: Glickman's worked example, and what must hold for any game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.core.ratings import BEGINNER, DRAW, LOSS, WIN, Rating, after_game, expected, rate, rested

WEEK = 7 * 86_400.0
ratings = st.builds(Rating, st.floats(500, 2500), st.floats(20, 350), st.floats(0.03, 0.1))


def test_glickmans_worked_example() -> None:
    player = Rating(1500, 200, 0.06)
    games = [(Rating(1400, 30), WIN), (Rating(1550, 100), LOSS), (Rating(1700, 300), LOSS)]
    after = rate(player, games)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_makes_the_deviation_grow() -> None:
    player = Rating(1700, 50, 0.06)
    after = rate(player, [])
    assert (after.value, after.volatility) == (1700, 0.06)
    assert after.deviation == pytest.approx((50**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert rested(player, WEEK) == after


def test_time_away_makes_the_deviation_grow_up_to_a_beginners() -> None:
    player = Rating(1700, 50, 0.06)
    assert rested(player, 0) == player
    assert 50 < rested(player, WEEK).deviation < rested(player, 10 * WEEK).deviation
    assert rested(player, 1e12).deviation == BEGINNER.deviation
    assert rested(player, -1) == player, "a clock that was put back"


@given(ratings, ratings, st.floats(0, 1e8))
def test_a_game_moves_a_rating_the_way_it_went(player: Rating, other: Rating, seconds: float) -> None:
    won, drawn, lost = (after_game(player, other, score, seconds) for score in (WIN, DRAW, LOSS))
    assert won.value > drawn.value > lost.value
    assert won.value > player.value > lost.value
    assert all(0 < each.deviation <= 350 and 0 < each.volatility < 1 for each in (won, drawn, lost))


@given(ratings, ratings)
def test_the_expected_scores_of_both_sides_are_one_game(player: Rating, other: Rating) -> None:
    assert expected(player, other) + expected(other, player) == pytest.approx(1)
    assert expected(player, player) == pytest.approx(0.5)


def test_nobody_wins_against_an_equal_moves_nothing() -> None:
    """CR-16: half a point, which is what was expected."""
    assert after_game(BEGINNER, BEGINNER, DRAW, 0).value == pytest.approx(1500)
