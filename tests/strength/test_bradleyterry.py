"""Bradley-Terry against worked examples: two players in closed form, Agresti's baseball season, all-won cells."""

import math

import numpy as np
import pytest

from solo.strength.bradleyterry import ELO, Meeting, Rating, fit, rated_against, win_chance


@pytest.mark.parametrize(("points", "chance"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (200, 0.759747), (1e9, 1.0)])
def test_the_elo_scale(points: float, chance: float) -> None:
    assert win_chance(points) == pytest.approx(chance, abs=1e-6)


def test_two_players_are_as_far_apart_as_their_odds_say() -> None:
    """75 of 100: odds 3, 400 log10(3) points; the standard error is 400/ln 10 over the root of 100 × 0.75 × 0.25."""
    scale = fit([Meeting("greedy", "level 3", 75, 100)], "greedy")
    found = scale.rating("level 3")
    assert found.points == pytest.approx(1500 - 400 * math.log10(3), abs=1.0)  # the prior draws it near by half a point
    assert found.deviation == pytest.approx(ELO / math.sqrt(100 * 0.75 * 0.25), rel=0.01)
    assert scale.rating("greedy") == Rating(1500.0, 0.0)


BASEBALL = {
    ("Milwaukee", "Detroit"): (7, 6), ("Milwaukee", "Toronto"): (9, 4), ("Milwaukee", "New York"): (7, 6),
    ("Milwaukee", "Boston"): (7, 6), ("Milwaukee", "Cleveland"): (9, 4), ("Milwaukee", "Baltimore"): (11, 2),
    ("Detroit", "Toronto"): (7, 6), ("Detroit", "New York"): (5, 8), ("Detroit", "Boston"): (11, 2),
    ("Detroit", "Cleveland"): (9, 4), ("Detroit", "Baltimore"): (9, 4), ("Toronto", "New York"): (7, 6),
    ("Toronto", "Boston"): (7, 6), ("Toronto", "Cleveland"): (8, 5), ("Toronto", "Baltimore"): (12, 1),
    ("New York", "Boston"): (6, 7), ("New York", "Cleveland"): (7, 6), ("New York", "Baltimore"): (10, 3),
    ("Boston", "Cleveland"): (7, 6), ("Boston", "Baltimore"): (12, 1), ("Cleveland", "Baltimore"): (6, 7),
}  # fmt: skip
"""Wins of the American League's eastern division of 1987 (Agresti, Categorical Data Analysis, section 10.6)."""


def test_the_baseball_season_of_1987() -> None:
    """Agresti's fit with Baltimore at 0: Milwaukee 1.58, Detroit 1.44, Toronto 1.29, New York 1.25, Boston 1.11 …"""
    meetings = [Meeting(one, other, won, won + lost) for (one, other), (won, lost) in BASEBALL.items()]
    scale = fit(meetings, "Baltimore", 0.0)
    wanted = {
        "Milwaukee": 1.581,
        "Detroit": 1.436,
        "Toronto": 1.294,
        "New York": 1.248,
        "Boston": 1.108,
        "Cleveland": 0.684,
    }
    for team, strength in wanted.items():
        assert scale.rating(team).points / ELO == pytest.approx(strength, abs=0.03)
    assert scale.rating("Milwaukee").deviation / ELO == pytest.approx(0.343, abs=0.01)


def test_a_game_that_nobody_wins_is_half() -> None:
    scale = fit([Meeting("greedy", "level 3", 5, 10)], "greedy")
    assert scale.rating("level 3").points == pytest.approx(1500)


def test_who_won_every_game_stays_finite_and_is_uncertain() -> None:
    scale = fit([Meeting("greedy", "wall", 0, 200), Meeting("greedy", "even", 100, 200)], "greedy")
    wall = scale.rating("wall")
    assert 2000 < wall.points < 4000 and wall.deviation > 150 > 3 * scale.rating("even").deviation


def test_the_mean_of_two_reckons_with_what_moves_both() -> None:
    """Two levels that met the same team alone: the team's error is in both of them, and so in their mean."""
    meetings = [
        Meeting("greedy", "anchor", 50, 100),
        Meeting("greedy", "one", 500, 1000),
        Meeting("greedy", "two", 500, 1000),
    ]
    scale = fit(meetings, "anchor")
    apart = math.hypot(scale.rating("one").deviation, scale.rating("two").deviation) / 2
    mean = scale.mean(["one", "two"])
    assert mean.points == pytest.approx(1500, abs=1) and mean.deviation > 1.2 * apart
    assert np.allclose(scale.covariance, scale.covariance.T)


def test_whom_nobody_met_is_not_rated() -> None:
    scale = fit([Meeting("greedy", "level 3", 0, 0)], "greedy")
    assert scale.players == ["greedy"]
    with pytest.raises(KeyError):
        scale.rating("level 3")


def test_one_is_rated_against_those_that_are() -> None:
    """Half of its games against 1400 and 1600 alike: 1500, with the deviation of 400 such games."""
    sure = [(Rating(1400, 0), 100.0, 200), (Rating(1600, 0), 100.0, 200)]
    found = rated_against(sure)
    chance = win_chance(100)
    assert found.points == pytest.approx(1500, abs=1e-6)
    assert found.deviation == pytest.approx(ELO / math.sqrt(400 * chance * (1 - chance)), rel=0.01)


def test_what_the_others_ratings_lack_is_passed_on() -> None:
    found = rated_against([(Rating(1500, 40), 50.0, 100)])
    alone = rated_against([(Rating(1500, 0), 50.0, 100)])
    assert found.deviation**2 == pytest.approx(alone.deviation**2 + 40**2, rel=0.02)
    with pytest.raises(ValueError, match="no game"):
        rated_against([(Rating(1500, 40), 0.0, 0)])
