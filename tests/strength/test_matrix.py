"""The matrix: its cells, the same seeds for every Alien, and a report that says what made-up games say."""

import pytest

from solo.contacts.bots import KNOWING, LEVELS, TEAM_IDS
from solo.contacts.bots.alien.baselines import BASELINES
from solo.simulate import Played
from solo.strength.matrix import GROUNDS, Alien, Cell, aliens, cells, figures, report, tasks_of

LOW, HIGH = Alien("level 1", 1), Alien("level 3", 3)


def games(outcomes: str, first: int = 0) -> list[Played]:
    """Return games by a letter each: a the Agents win, x the Alien, d nobody for the days, n nobody otherwise."""
    ended = {"a": ("agents", "landing"), "x": ("alien", "mission"), "d": ("nobody", "days"), "n": ("nobody", "capture")}
    return [Played(first + seed, *ended[each], 4, 1, (1.0, 3.0), (2.0,), "") for seed, each in enumerate(outcomes)]


def test_every_alien_meets_every_team_on_both_plans_with_and_without_a_mission() -> None:
    found = cells(aliens())
    rows = {f"level {number}" for number in LEVELS} | set(BASELINES)
    assert {cell.alien.name for cell in found} == rows and {cell.team for cell in found} == set(TEAM_IDS)
    assert {(ground.plan, ground.mission) for ground in GROUNDS} == {
        ("S", False),
        ("S", True),
        ("L", False),
        ("L", True),
    }
    strangers = len(BASELINES) * len(KNOWING)
    assert len(set(found)) == len(found) == (len(rows) * len(TEAM_IDS) - strangers) * len(GROUNDS)
    assert not any(cell.alien.baseline and cell.team in KNOWING for cell in found)


def test_all_aliens_play_the_same_seeds_of_a_purpose_of_its_own() -> None:
    ground = GROUNDS[0]
    one, other = (tasks_of(Cell(alien, "greedy", ground, 7)) for alien in (LOW, Alien("mcts", 0, "mcts")))
    assert [task.seed for task in one] == [task.seed for task in other] and len({*one}) == 7
    assert {task.purpose for task in (*one, *other)} == {"levels"}
    assert {(task.level, task.baseline) for task in other} == {(0, "mcts")}


def test_the_figures_of_a_cell() -> None:
    found = figures(games("aaxdn"))
    assert found["games"] == 5 and found["won"] == {"agents": 2, "alien": 1, "nobody": 2}
    assert found["caught"]["share"] == 0.4 and found["unfinished"]["share"] == 0.2
    low, high = found["caught"]["interval95"]
    assert (low, high) == pytest.approx((0.1176, 0.7693), abs=1e-4)
    assert found["milliseconds"]["max"] == 3.0 and figures([])["caught"]["interval95"] == [0.0, 1.0]


def test_levels_are_compared_in_pairs_of_the_same_seed() -> None:
    """Six seeds in both cells, of which two differ one way and none the other; a seventh was played by one only."""
    made = report({
        Cell(LOW, "greedy", GROUNDS[0], 7): games("aaaaxxa"),
        Cell(HIGH, "greedy", GROUNDS[0], 6): games("aaxxxx"),
        Cell(LOW, "greedy", GROUNDS[1], 1): games("x"),
        Cell(HIGH, "greedy", GROUNDS[1], 1): games("a"),
    })  # fmt: skip
    here, there, together = made["adjacent"]
    assert (here["pairs"], here["only_lower_caught"], here["only_higher_caught"], here["p"]) == (6, 2, 0, 0.5)
    assert (there["only_lower_caught"], there["only_higher_caught"]) == (0, 1)
    assert (together["ground"], together["pairs"], together["only_lower_caught"]) == ("all", 7, 2)


def test_baselines_are_in_no_comparison_of_levels() -> None:
    row = Alien("farthest", 0, "farthest")
    made = report({Cell(alien, "greedy", GROUNDS[0], 2): games("ax") for alien in (row, HIGH)})
    assert made["adjacent"] == [] and {line["alien"] for line in made["summaries"]} == {"farthest", "level 3"}


def test_the_worst_team_and_the_teams_that_know_the_alien() -> None:
    ground = GROUNDS[2]
    made = report({
        Cell(HIGH, "greedy", ground, 4): games("aaxx"),
        Cell(HIGH, "planner", ground, 4): games("axxx"),
        Cell(HIGH, "prior", ground, 4): games("aaax"),
        Cell(HIGH, "insider", ground, 4): games("aaxx"),
    })  # fmt: skip
    (line,) = made["summaries"]
    assert (line["worst"], line["caught"]) == ("prior", 0.75)
    assert line["knowing_teams"]["teams"] == ["planner", "prior", "insider"] and line["knowing_teams"]["share"] == 0.5


def test_ratings_are_on_the_scale_of_greedy() -> None:
    """An Alien that greedy catches in half of its games is rated 1500; nobody's wins are half."""
    made = report({
        Cell(LOW, "greedy", GROUNDS[0], 8): games("ax" * 4),
        Cell(HIGH, "greedy", GROUNDS[0], 8): games("ndxxxxaa"),
        Cell(LOW, "random", GROUNDS[0], 8): games("axxxxxxx"),
    })["ratings"]  # fmt: skip
    assert made["teams"]["greedy"] == {"rating": 1500, "deviation": 0, "interval95": [1500, 1500]}
    assert made["aliens"]["level 1"]["rating"] < made["aliens"]["level 3"]["rating"]
    assert made["teams"]["random"]["rating"] < 1400
    assert set(made["grounds"]) == {"level 1 on open-hunt-s", "level 3 on open-hunt-s"}
