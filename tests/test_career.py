"""The career: the profile follows the records, in whatever order they come, and no fault of it ends a game."""

import itertools
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from solo import career
from solo.career import GAME, current_career, newly_earned, rebuild
from solo.contacts.achievement import Finished, History
from solo.contacts.achievements import achievements
from solo.core import profile as profiles
from solo.core import save
from solo.core.profile import ProfileFault, open_profile, profile_path
from solo.marks import keep_marks
from solo.match import Match, new_match
from solo.newgame import NewGame
from tests.careers import keep, text_of, won
from tests.terminal.prompt import InlineWorker, robot_game


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr(profiles, "BUSY_SECONDS", 0.0)
    monkeypatch.setattr("solo.match.Worker", InlineWorker)
    return tmp_path


GAMES = {
    "lost": (text_of(1), 4000.0),
    "first": (won(text_of(2)), 3000.0),
    "second": (won(text_of(3, hints="off", iron=True)), 2000.0),
    "large": (won(text_of(5, "lost-in-the-rockies")), 5000.0),
}
"""Records and when they were finished: `second` is the first win."""


def keep_all() -> None:
    for name, (text, finished) in GAMES.items():
        keep(name, text, finished)


def won_first() -> dict[str, str]:
    """Return which record earned what, as the career says."""
    return {id: earned.record for id, earned in current_career().earned.items()}


def test_the_profile_is_filled_from_the_records() -> None:
    assert current_career().results == ()
    keep_all()
    found = current_career()
    assert [result.id for result in found.results] == ["second", "first", "lost", "large"]
    assert found.notes == () and found.broken == ()
    assert found.earned["first_catch"].record == "second" and found.earned["first_catch"].time == 2000.0
    assert found.earned["iron_nerve"].record == "second"
    assert found.earned["both_maps"].record == "large"


def test_achievements_do_not_depend_on_the_order_in_which_records_come() -> None:
    keep_all()
    whole = won_first()
    assert len(whole) > 3
    for names in itertools.permutations(GAMES):
        for path in save.records_folder().iterdir():
            path.unlink()
        profile_path().unlink()
        for name in names:
            keep(name, *GAMES[name])
            found = won_first()
        assert found == whole, names


def test_rebuilding_gives_the_same_and_keeps_results_without_a_record() -> None:
    keep_all()
    before = current_career()
    (save.records_folder() / "lost.jsonl").unlink()
    with open_profile() as profile:
        profile.add([replace(before.results[1], day=6, winner="alien")])
        rebuild(profile)
    after = current_career()
    assert after.results == before.results and after.earned == before.earned


def test_practice_and_computer_games_earn_nothing() -> None:
    lines = GAMES["second"][0].splitlines(keepends=True)
    practice = '{"type":"practice","why":"undo","audience":"nobody","hidden":true}\n'
    keep("practice", "".join([*lines[:4], practice, *lines[4:]]))
    keep("computer", won(text_of(4, team="greedy")))
    found = current_career()
    assert len(found.results) == 2 and found.counted == () and found.earned == {}


def test_a_broken_record_is_told_and_an_unfinished_one_passed_over() -> None:
    keep_all()
    keep("torn", "{")
    keep("open", "".join(GAMES["lost"][0].splitlines(keepends=True)[:9]))
    found = current_career()
    assert len(found.results) == len(GAMES)
    assert len(found.broken) == 1 and "torn.jsonl:1" in found.broken[0]


def test_a_changed_secret_file_keeps_the_result_but_not_what_the_map_decides() -> None:
    old = GAMES["second"][0].replace('"fingerprint":"', '"fingerprint":"old')
    keep("old", old)
    finished = career.read_finished(save.records_folder() / "old.jsonl")
    assert finished is not None and finished.board is None
    keep("gone", old.replace("major-breakdown", "no-such-file"))
    assert {result.scenario for result in current_career().results} == {"major-breakdown", "no-such-file"}


def test_an_achievement_that_is_new_in_the_program_is_awarded_for_past_games(monkeypatch: pytest.MonkeyPatch) -> None:
    every = achievements()
    fewer = {id: each for id, each in every.items() if id not in ("iron_nerve", "first_catch")}
    keep_all()
    monkeypatch.setattr("solo.contacts.achievements.achievements", lambda: fewer)
    assert "iron_nerve" not in won_first()
    monkeypatch.setattr("solo.contacts.achievements.achievements", lambda: every)
    assert won_first()["iron_nerve"] == "second"
    assert won_first()["first_catch"] == "second"


def test_a_look_that_ends_half_way_leaves_nothing_half_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    every = achievements()

    def fail(finished: Finished, history: History) -> bool:
        raise ZeroDivisionError

    assert current_career().results == ()
    keep_all()
    monkeypatch.setattr(
        "solo.contacts.achievements.achievements", lambda: {**every, "unheard": replace(every["unheard"], earned=fail)}
    )
    with pytest.raises(ZeroDivisionError):
        current_career()
    monkeypatch.setattr("solo.contacts.achievements.achievements", lambda: every)
    assert won_first()["iron_nerve"] == "second"


# A profile that cannot be used


def test_a_damaged_profile_is_worked_out_anew_from_the_records() -> None:
    keep_all()
    before = current_career()
    profile_path().write_bytes(b"garbage" * 1000)
    after = current_career()
    assert after.results == before.results and after.earned == before.earned
    assert len(after.notes) == 1 and "profile.sqlite.bad-1" in after.notes[0]
    assert current_career().notes == ()


def test_a_locked_profile_shows_what_the_records_say_and_catches_up_later() -> None:
    keep_all()
    with open_profile():
        pass
    other = sqlite3.connect(profile_path(), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    found = current_career()
    assert len(found.results) == len(GAMES) and "first_catch" in found.earned
    assert "another program is using it" in found.notes[0] and "not kept" in found.notes[0]
    other.execute("ROLLBACK")
    other.close()
    assert current_career().notes == ()
    with open_profile() as profile:
        assert len(profile.results(GAME)) == len(GAMES)


def test_a_profile_that_cannot_be_written_shows_its_series_and_the_new_games() -> None:
    with open_profile() as profile:
        series = profile.create_series(GAME, "major-breakdown", 5.0)
    keep_all()
    other = sqlite3.connect(profile_path(), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    found = current_career()
    other.execute("ROLLBACK")
    other.close()
    assert found.series == (series,) and len(found.results) == len(GAMES) and found.notes


def test_what_a_game_has_just_earned_is_told_once() -> None:
    keep("first", *GAMES["first"])
    path = save.records_folder() / "first.jsonl"
    assert "first_catch" in newly_earned(path)
    assert newly_earned(path) == ()


def test_an_older_game_found_at_the_same_time_takes_what_it_earned_first() -> None:
    keep("second", *GAMES["second"])
    keep("first", *GAMES["first"])
    assert "first_catch" not in newly_earned(save.records_folder() / "first.jsonl")


# The end of a match


def finished_match() -> Match:
    match = new_match(NewGame(level=1, seed=9, hints="off"))
    robot_game(match, "greedy")
    match.close()
    return match


def test_the_end_of_a_match_enters_the_profile_and_tells_what_it_earned() -> None:
    match = finished_match()
    assert match.path is not None and match.observation.public.outcome is not None
    assert match.observation.public.outcome.winner == "agents"
    with open_profile() as profile:
        assert [result.id for result in profile.results(GAME)] == [match.path.stem]
        assert set(match.earned) == set(profile.earned(GAME)) and "first_catch" in match.earned
    keep_marks(match, {match.observation.public.board.tiles[0]: "no"})
    assert "first_catch" in match.earned


@pytest.mark.parametrize("failure", [ProfileFault("locked"), OSError(28, "full"), ZeroDivisionError("a bug")])
def test_whatever_the_profile_does_the_record_is_kept(failure: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise failure

    monkeypatch.setattr(career, "open_profile", fail)
    match = finished_match()
    assert match.is_over and match.earned == ()
    assert match.path is not None and match.path.parent == save.records_folder() and match.path.exists()
    monkeypatch.undo()
    monkeypatch.setenv("SOLO_HOME", str(match.path.parent.parent))
    assert "first_catch" in current_career().earned
