"""A challenge is rated by teams that stand on one scale, until it is certain enough."""

from collections.abc import Mapping

import pytest

from solo.core.challenge import Challenge
from solo.simulate import Played
from solo.strength.bradleyterry import Rating
from solo.strength.challengerating import Rated, is_sure, raters, refusal
from solo.strength.seeds import MEASURING

COPIES = ("red", "pink", "white", "green")
RUN = Challenge(
    "contacts", "toy", "Toy", "A toy.", "major-breakdown", ("yellow", "blue", "grey"), 3, 77, "set",
    {"copies": ",".join(COPIES), "missions": "on"},
)  # fmt: skip
TEAMS = {"greedy": Rating(1500, 0), "random": Rating(1000, 30)}


def let_play(rated: Rated, every: int) -> int:
    """Play the next games so that the Alien is caught in one of so many; return how many there were."""
    tasks = rated.next_tasks()
    for task in tasks:
        winner = "agents" if task.seed % every == 0 else "alien"
        rated.games[task] = Played(task.seed, winner, "landing", 2, 0, (), (), "")
    return len(tasks)


def test_its_set_up_is_played_on_other_seeds_by_every_team() -> None:
    tasks = Rated.begin(RUN, TEAMS, None).next_tasks()
    assert {task.team for task in tasks} == {*TEAMS} and len({*tasks}) == len(tasks)
    for task in tasks:
        assert (task.scenario, task.agents, task.copies, task.missions) == (RUN.scenario, RUN.team, COPIES, True)
        assert task.seed in MEASURING["rate"] and task.purpose == "rate" and task.level == 3


def test_games_are_played_until_it_is_certain_enough_and_no_more() -> None:
    rated = Rated.begin(RUN, {"greedy": Rating(1500, 0)}, None)
    rounds = 0
    while let_play(rated, 2):
        rounds += 1
    assert rounds == 5 and len(rated.games) == 40  # 347 points over the root of 40 games: 55
    assert is_sure(rated) and rated.rating().points == pytest.approx(1500, abs=1) and rated.measured().deviation == 55


def test_it_stops_at_the_limit_though_it_is_not_certain() -> None:
    rated = Rated.begin(RUN, {"greedy": Rating(1500, 0)}, 30)
    while let_play(rated, 10**9):
        pass
    assert len(rated.games) == 30 and not is_sure(rated)
    measured = rated.measured()
    assert 2000 < measured.rating < 4000 and measured.deviation > 60 and measured.games == 30


def test_the_scores_of_each_team() -> None:
    rated = Rated.begin(RUN, TEAMS, 20)
    let_play(rated, 4)
    assert rated.shares() == {team: {"games": 8, "score": 0.25} for team in ("greedy", "random")}


def test_a_harder_challenge_has_a_higher_rating() -> None:
    def rating(every: int, teams: Mapping[str, Rating] = TEAMS) -> float:
        rated = Rated.begin(RUN, teams, 40)
        while let_play(rated, every):
            pass
        return rated.rating().points

    assert rating(1) < rating(2) < rating(5)
    assert rating(2, {"greedy": Rating(1700, 0)}) == pytest.approx(rating(2, {"greedy": Rating(1500, 0)}) + 200, abs=5)


def test_only_teams_with_a_rating_rate_and_the_slowest_does_not() -> None:
    everybody = {"greedy": Rating(1500, 0), "insider": Rating(1800, 20), "nobody's": Rating(1600, 20)}
    assert list(raters(everybody)) == ["greedy"]


def test_a_level_that_is_not_there_is_said() -> None:
    from dataclasses import replace

    assert refusal(RUN) == ""
    assert "level 9" in refusal(replace(RUN, level=9))
