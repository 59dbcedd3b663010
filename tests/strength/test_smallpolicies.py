"""What programs do in the small hunt is learnt by asking them; one whose chances are known gives those."""

import numpy as np
import pytest

from solo.benchfiles import bench_scenario
from solo.contacts.bots import LEVELS, TEAMS
from solo.strength.smallgame import AlienPlan, best_team
from solo.strength.smallpolicies import FILE, Samples, alien_plans, small, team_names, team_plans
from solo.strength.valuebench import alien_bounds, team_bounds

FEW = Samples(40, 4)


def stray() -> AlienPlan:
    """Return the strategy of level 1, which is known: every legal move alike, but for those beside the Agent."""
    game = small()
    board = bench_scenario(FILE).board
    far = np.array([[board.distance(agent, end) > 1 for end in game.tiles] for agent in game.tiles])

    def alike(legal: np.ndarray, far: np.ndarray) -> np.ndarray:
        good = np.where((legal & far).any(axis=-1, keepdims=True), legal & far, legal)
        return good / np.maximum(1, good.sum(axis=-1, keepdims=True))

    from_cities = far[[game.tiles.index(city) for city in game.cities]]
    later = alike(game.later, far[None, :, None, :])
    return AlienPlan(
        np.full(len(game.starts), 1 / len(game.starts)),
        alike(game.first, from_cities[:, None, :]),
        np.broadcast_to(later, (len(game.cities), *game.later.shape)),
    )


def test_the_samples_of_an_alien_are_its_strategy() -> None:
    plans = alien_plans("level 1", Samples(200, 1))
    known = stray()
    assert np.mean([plan.start for plan in plans], axis=0) == pytest.approx(known.start, abs=0.08)
    assert np.mean([plan.first for plan in plans], axis=0) == pytest.approx(known.first, abs=0.16)
    for plan in plans:
        assert ((plan.later > 0) <= (known.later > 0)).all()
    assert sum(plan.later.sum() for plan in plans) > 100
    assert not np.array_equal(plans[0].first, plans[1].first)


def test_what_a_team_gains_by_knowing_a_program_lies_between_the_two_figures() -> None:
    most, _ = best_team(small(), stray())
    found = alien_bounds(small(), "level 1", FEW)
    assert found["other samples"] < most < found["same samples"]


def test_a_team_that_knows_the_alien_is_one_for_each_level() -> None:
    names = team_names()
    assert set(TEAMS) < set(names) and "prior 1" in names and len(set(names)) == len(names)
    assert {name for name in names if name.startswith("insider")} == {f"insider {level}" for level in LEVELS}


@pytest.mark.parametrize("name", [*sorted(TEAMS), "prior 3", "insider 5"])
def test_a_teams_samples_are_legal_choices(name: str) -> None:
    game = small()
    for plan in team_plans(name, Samples(8, 2)):
        assert plan.place.sum() == pytest.approx(1)
        assert not plan.first[~np.broadcast_to(game.reach_of_cities[:, None, :], plan.first.shape)].any()
        assert not plan.later[~np.broadcast_to(game.reach[None, None, :, None, :], plan.later.shape)].any()


def test_a_team_that_cannot_surprise_catches_nobody_who_knows_it() -> None:
    assert team_bounds(small(), "greedy", Samples(8, 2))["same samples"] <= 0.14


def test_parts_can_be_worked_out_anywhere_in_any_order() -> None:
    def backwards(function, points):  # type: ignore[no-untyped-def]
        return reversed([function(point) for point in reversed(list(points))])

    one, other = (alien_plans("level 1", Samples(6, 2), spread) for spread in (map, backwards))
    for first, second in zip(one, other, strict=True):
        assert np.array_equal(first.later, second.later) and np.array_equal(first.start, second.start)
