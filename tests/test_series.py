"""Series on disk: begun, gone on with, killed, deleted, and told again from the records (CR-46)."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from solo import library
from solo.career import current_career, rebuild
from solo.contacts.actions import Resign
from solo.contacts.missions import missions
from solo.contacts.seriesgames import burdens_of, next_number
from solo.core import profile as profiles
from solo.core import save
from solo.core.paths import saves_folder
from solo.core.profile import open_profile, profile_path
from solo.core.results import Series
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.opening import load_match
from solo.series import delete, first_game, go_on, played_on, unfinished
from solo.transfer import export_to, merge, read_export
from tests.terminal.prompt import InlineWorker, robot_game

USUAL = NewGame(level=1, hints="off")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(profiles, "BUSY_SECONDS", 0.0)
    monkeypatch.setattr("solo.match.Worker", InlineWorker)
    return tmp_path / "home"


def given_up(match: Match) -> Match:
    match.act(Resign())
    return match


def following(match: Match) -> Match:
    found = played_on(match)
    assert found is not None
    series, career = found
    return go_on(series, career.results, USUAL)


def the_series() -> Series:
    [series] = current_career().series
    return series


def two_games() -> Match:
    """Give two games of a series up and return the second."""
    return given_up(following(given_up(new_match(first_game(NewGame(level=1, hints="off", seed=9))))))


# Going on


def test_the_winners_cards_are_burdens_in_the_next_game_from_its_first_moment() -> None:
    first = given_up(new_match(first_game(NewGame(level=3, hints="off", seed=9, iron=True))))
    second = following(first)
    [card] = burdens_of(the_series())
    assert missions()[card].side == "alien"
    public = second.observation.public
    assert public.missions == public.setup.burdens == (card,)
    assert (second.level, second.iron, second.seed == first.seed) == (3, True, False)
    assert second.choice.series is not None and second.choice.series.number == 2


def test_a_win_of_the_agents_burdens_them() -> None:
    match = new_match(first_game(NewGame(level=1, seed=9, hints="off")))
    robot_game(match, "greedy")
    outcome = match.observation.public.outcome
    assert outcome is not None and outcome.winner == "agents"
    [card] = burdens_of(the_series())
    assert missions()[card].side == "agents"


def test_the_next_game_is_begun_once_and_gone_on_with_after_a_kill() -> None:
    first = given_up(new_match(first_game(replace(USUAL, seed=9))))
    second = following(first)
    assert second.path is not None and second.path.exists()
    second.let_opponents_act()
    [path] = saves_folder().glob("*.jsonl")
    assert following(first).session.record == second.session.record
    given_up(load_match(path))
    assert [game.winner for game in the_series().games] == ["alien", "alien"]
    assert unfinished(the_series(), current_career().results) is None


def test_a_save_that_is_broken_is_passed_over() -> None:
    first = given_up(new_match(first_game(USUAL)))
    saves_folder().mkdir(exist_ok=True)
    (saves_folder() / "torn.jsonl").write_text('{"type":"match",')
    assert following(first).choice.series is not None


def test_a_game_finished_twice_from_two_saves_counts_once() -> None:
    second = following(given_up(new_match(first_game(USUAL))))
    copy = second.save_as("copy")
    other = next(path for path in saves_folder().glob("*.jsonl") if path != copy)
    given_up(load_match(copy))
    again = given_up(load_match(other))
    assert [game.record for game in the_series().games][1:] == ["copy"]
    assert next_number(the_series(), current_career().results) == 3
    assert following(again).choice.series is not None


def test_choices_that_make_no_game_begin_no_series() -> None:
    with pytest.raises(ValueError, match="mauve"):
        first_game(NewGame(team=("mauve", "blue", "pink")))
    assert current_career().series == ()


def test_the_next_game_of_a_series_whose_records_are_gone_is_as_usual() -> None:
    match = two_games()
    for path in save.records_folder().iterdir():
        path.unlink()
    third = following(match)
    assert third.hints == "off" and len(third.observation.public.missions) == 2


@pytest.mark.parametrize("scenario", library.scenario_ids())
def test_every_secret_file_can_be_played_as_a_series(scenario: str) -> None:
    first = given_up(new_match(first_game(replace(USUAL, scenario=scenario))))
    second = following(first)
    assert second.choice == replace(
        first.choice, seed=second.seed, burdens=burdens_of(the_series()), series=second.choice.series
    )
    assert second.observation.public.missions == burdens_of(the_series()) != ()


# Told again


@pytest.mark.parametrize("lost", ["nothing", "the file", "its sense"])
def test_a_series_is_told_again_from_its_records(lost: str) -> None:
    two_games()
    before = the_series()
    if lost == "the file":
        profile_path().unlink()
    elif lost == "its sense":
        profile_path().write_bytes(b"garbage" * 1000)
    else:
        with open_profile() as profile:
            rebuild(profile)
    assert the_series() == before and len(before.games) == 2


def test_a_locked_profile_still_tells_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    match = two_games()
    other = sqlite3.connect(profile_path(), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert len(burdens_of(the_series())) == 2
    assert following(match).choice.series is not None
    other.execute("ROLLBACK")
    other.close()


def test_a_deleted_series_stays_away_and_its_records_stay() -> None:
    match = two_games()
    delete(the_series())
    with open_profile() as profile:
        rebuild(profile)
    assert current_career().series == () and len(list(save.records_folder().iterdir())) == 2
    assert played_on(match) is None


def test_an_export_carries_a_series_over_with_its_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = two_games()
    before = the_series()
    with open_profile() as profile:
        export_to(tmp_path / "career.json", profile)
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "there"))
    for _ in range(2):
        with open_profile() as profile:
            merge(read_export(tmp_path / "career.json"), profile)
        assert the_series() == before
    assert following(match).observation.public.missions == burdens_of(before)


def test_a_series_with_the_same_name_elsewhere_stands_beside_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_games()
    with open_profile() as profile:
        export_to(tmp_path / "career.json", profile)
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "there"))
    given_up(new_match(first_game(replace(USUAL, seed=8))))
    with open_profile() as profile:
        merge(read_export(tmp_path / "career.json"), profile)
    found = {series.id: len(series.games) for series in current_career().series}
    assert found == {"major-breakdown-1": 1, "major-breakdown-1-2": 2}


# What the record says


def test_a_burden_that_this_version_does_not_have_is_a_fault_in_words() -> None:
    second = following(given_up(new_match(first_game(USUAL))))
    assert second.path is not None
    lines = second.path.read_text().splitlines()
    lines[0] = json.dumps(json.loads(lines[0]) | {"burdens": ["M99"]})
    second.path.write_text("\n".join(lines) + "\n")
    with pytest.raises(save.RecordFault, match='no mission card "M99"'):
        load_match(second.path)
