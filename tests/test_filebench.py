"""`solo bench files`: who plays a file, whom it favours by its rank, and when it comes out too one-sided."""

import pytest

from solo import library
from solo.contacts.agents import agents
from solo.filebench import FOURTH, TEAMS_OF_THREE, Result, even_team, fault_of, leans, score_of, team_for


def test_the_sets_of_teams_are_teams() -> None:
    assert all(len({*team}) == 3 and {*team} <= {*agents()} for team in TEAMS_OF_THREE)
    for team in TEAMS_OF_THREE:
        kinds = {ability.kind for agent in team for ability in agents()[agent].abilities}
        assert "detect" in kinds and set(FOURTH) - set(team)


@pytest.mark.parametrize("id", library.scenario_ids())
def test_the_team_is_made_to_fit_each_file(id: str) -> None:
    file = library.scenario(id)
    for team in TEAMS_OF_THREE:
        found = team_for(file, team)
        assert len({*found}) == file.team_size
        assert library.setup_of(id, found).scenario is file
        if len(file.agents) > file.team_size:
            assert found[:2] == team[:2]


def test_a_file_favours_by_its_third() -> None:
    """SR-15: a game that nobody wins is half."""
    assert score_of(Result(0.3, 0.5, 0.2)) == pytest.approx(0.4)
    scores = {f"file-{number}": number / 12 for number in range(12)}
    found = leans(scores)
    assert [found[f"file-{number}"] for number in range(12)] == ["alien"] * 4 + ["nobody"] * 4 + ["agents"] * 4


def test_what_comes_out_too_one_sided_is_a_fault() -> None:
    assert fault_of(Result(0.5, 0.4, 0.1)) == ""
    assert fault_of(Result(0.05, 0.9, 0.05)) and fault_of(Result(0.92, 0.08, 0.0))
    assert "nobody" in fault_of(Result(0.4, 0.3, 0.3))


def test_the_even_team_is_one_of_them() -> None:
    assert even_team(1) in TEAMS_OF_THREE
