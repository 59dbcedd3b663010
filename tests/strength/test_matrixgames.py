"""The matrix's games as they come in, and the report as a file of the program."""

import json
from pathlib import Path

import pytest

from solo.contacts.bots import TEAM_IDS
from solo.core.nodes import ContentError
from solo.simulate import Played
from solo.strength import matrixgames
from solo.strength.matrix import Alien, cells
from solo.strength.matrixgames import Gathered, dated_report, results_path, strength_path, team_ratings, write_report

ROWS = [Alien("level 1", 1), Alien("level 3", 3)]


def game(seed: int, winner: str) -> Played:
    """Return a finished game of which only the winner matters."""
    return Played(seed, winner, "landing", 2, 0, (1.0,), (1.0,), "")


def some_games() -> Gathered:
    """Return a small matrix, played by nobody: each Alien caught in every other game."""
    gathered = Gathered(cells(ROWS, ["greedy", "random"], 4))
    for task in reversed(gathered.tasks):
        gathered.add(task, game(task.seed, "agents" if task.seed % 2 else "alien"))
    return gathered


def test_games_are_in_the_order_of_their_tasks_whenever_they_came() -> None:
    for cell, games in some_games().games.items():
        assert [game.seed for game in games] == sorted(game.seed for game in games) and len(games) == cell.games


def test_what_was_not_played_is_left_out() -> None:
    gathered = Gathered(cells(ROWS, ["greedy"], 4))
    task = gathered.tasks[2]
    gathered.add(task, game(task.seed, "alien"))
    assert sum(len(games) for games in gathered.games.values()) == 1


def test_a_report_is_kept_with_a_cell_a_line_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrixgames, "strength_path", lambda: tmp_path / "deep" / "strength.json")
    made = dated_report(some_games().games)
    path = write_report(made)
    assert json.loads(path.read_text()) == made
    assert sum('"team": "random"' in line for line in path.read_text().splitlines()) == 8 + len(made["adjacent"]) // 2
    ratings = team_ratings()
    assert ratings["greedy"].points == 1500 and set(ratings) == {"greedy", "random"}


@pytest.mark.parametrize("content", [None, "", "{}", '{"ratings": {"teams": {"greedy": 3}}}', "[]"])
def test_without_a_report_the_remedy_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None
) -> None:
    path = tmp_path / "strength.json"
    if content is not None:
        path.write_text(content)
    monkeypatch.setattr(matrixgames, "strength_path", lambda: path)
    with pytest.raises(ContentError, match="solo rate contacts --write"):
        team_ratings()


def test_results_are_kept_by_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = results_path("levels")
    monkeypatch.setattr(matrixgames, "program_fingerprint", lambda game: "another version of it")
    assert results_path("levels") != before


def test_the_programs_own_report_rates_its_teams() -> None:
    assert strength_path().is_file()
    assert "greedy" in team_ratings() and set(team_ratings()) <= set(TEAM_IDS)
