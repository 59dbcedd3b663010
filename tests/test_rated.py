"""Rated runs: what makes one practice, what loses it, and that nothing is to be gained by tampering with its save."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from solo import challenges
from solo.career import current_career
from solo.contacts.actions import Resign
from solo.core import save
from solo.core.profile import open_profile, profile_path
from solo.core.ratings import BEGINNER, Rating, after_game
from solo.core.record import RecordFault
from solo.core.runs import LOST, OPEN, OVER, PRACTICE, RATED, UNRATED
from solo.marks import keep_marks
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.opening import load_match, mend_match, open_record
from solo.rated import (
    NoLevel,
    RunOpen,
    again,
    begin,
    following,
    give_up,
    kind_of,
    open_run,
    player_rating,
    standings,
    step_of,
)
from solo.runs import RunHeld, spoil
from tests.runs import measured, run_of, started, team_acts, to_the_end


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    yield tmp_path


def path_of(match: Match) -> Path:
    assert match.path is not None
    return match.path


# What a rated run is


def test_a_run_is_rated_and_goes_on_after_a_resume() -> None:
    match = started(4)
    assert match.is_rated and not match.is_practice and match.hints == "count"
    assert run_of(match).state == OPEN
    resumed = load_match(path_of(match))
    assert resumed.is_rated and resumed.session.record == match.session.record
    to_the_end(resumed)
    assert run_of(match).state == OVER and not resumed.is_practice
    assert [step.game.mark.id for step in current_career().rated] == ["first-light"]


def test_the_result_moves_both_ratings() -> None:
    """SR-81: the challenge's begins at the measured one."""
    match = started(1)
    match.act(Resign())
    assert match.challenge is not None
    step = step_of(current_career(), match.challenge.run)
    assert step is not None and step.before == BEGINNER and step.game.score == 0
    assert step.after == after_game(BEGINNER, Rating(1400, 50), 0.0, 0.0)
    assert step.challenge_after.value > 1400
    [standing] = standings(current_career(), [measured()])
    assert standing.status == "lost" and standing.rating == step.challenge_after
    assert player_rating(current_career(), step.game.time) == step.after
    assert player_rating(current_career(), step.game.time + 1e8).deviation > step.after.deviation


def test_the_ratings_are_told_again_from_the_records() -> None:
    to_the_end(started(1))
    before = current_career().rated
    profile_path().unlink()
    assert current_career().rated == before and len(before) == 1


def test_a_challenge_without_a_rating_moves_nothing() -> None:
    unrated = measured(rating=None)
    assert kind_of(unrated, current_career()) == UNRATED
    match = to_the_end(started(0, unrated))
    assert not match.is_practice and current_career().rated == []
    assert standings(current_career(), [unrated])[0].is_done


def test_an_alien_that_is_not_there_yet_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "levels_of", lambda game: (1, 3))
    with pytest.raises(NoLevel):
        begin(measured(level=5), "set")


def test_no_simulation_reproduces_a_challenges_alien() -> None:
    match = started(1)
    other = new_match(replace(match.choice, challenge=None))
    draws = [each.session.stream("alien").random() for each in (match, other)]
    assert draws[0] != draws[1]
    assert match.session.info.purpose == "challenge"


def test_neither_the_name_of_a_save_nor_of_a_record_tells_the_seed() -> None:
    match = started(1)
    assert str(match.seed) not in str(path_of(match)) and run_of(match).save == path_of(match).stem
    to_the_end(match)
    assert str(match.seed) not in str(path_of(match))


# Hints


def test_a_hint_above_the_allowed_level_makes_it_practice_at_the_moment_it_is_asked() -> None:
    match = started(2)
    assert match.spoils("set") and not match.spoils("off") and not match.spoils("count")
    match.set_hints("off")
    match.set_hints("count")
    assert match.is_rated
    match.set_hints("set")
    assert match.is_practice and not match.is_rated and run_of(match).state == PRACTICE
    resumed = load_match(path_of(match))
    assert resumed.is_practice and not resumed.is_rated, "it is in the save"
    to_the_end(resumed)
    assert current_career().rated == []
    assert standings(current_career(), [measured()])[0].status == "practice"


def test_a_save_from_before_the_hint_does_not_help() -> None:
    match = started(2)
    before = path_of(match).read_bytes()
    match.set_hints("set")
    path_of(match).write_bytes(before)
    assert load_match(path_of(match)).is_practice


def test_a_run_without_hints_is_iron() -> None:
    """SR-80."""
    match = started(2, measured(hints="off"))
    assert match.iron and match.hints == "off" and not match.can_undo and not match.practice_from_here()


# Undo


def test_what_was_not_answered_may_be_taken_back() -> None:
    """SR-80: as far as the last answer."""
    match = started(1)
    assert not match.iron and match.can_undo
    match.undo()
    assert match.is_rated and load_match(path_of(match)).is_rated
    team_acts(match)
    assert load_match(path_of(match)).is_rated
    match.close()


def test_going_back_past_an_answer_makes_it_practice() -> None:
    match = started(5)
    assert match.practice_from_here()
    assert match.is_practice and run_of(match).state == PRACTICE
    assert load_match(path_of(match)).is_practice


# Played before


def test_a_seed_that_was_played_is_practice() -> None:
    """SR-83."""
    match = started(1)
    match.act(Resign())
    second = begin(measured(), "full")
    assert second.is_practice and not second.is_rated and second.challenge is not None
    assert second.challenge.kind == PRACTICE
    to_the_end(second)
    assert len(current_career().rated) == 1


def test_a_seed_that_practice_saw_is_played_even_if_its_save_is_gone() -> None:
    """SR-83: in whatever way it was begun."""
    match = started(1, measured(rating=None))
    path_of(match).unlink()
    assert kind_of(measured(), current_career()) == PRACTICE


def test_a_challenge_is_known_as_played_by_its_id_alone() -> None:
    """SR-83: another seed is another challenge only under another id."""
    started(1).act(Resign())
    other = replace(measured(), seed=measured().seed + 1)
    assert kind_of(other, current_career()) == PRACTICE
    assert kind_of(replace(other, id="first-light-again"), current_career()) == RATED


def test_the_same_seed_again_is_practice_against_the_same_alien() -> None:
    match = to_the_end(started(0))
    second = again(match)
    assert second.is_practice and second.seed == match.seed and second.session.info.purpose == "challenge"
    to_the_end(second)
    told = [[(line.type, line.fields) for line in each.session.public_record.lines] for each in (match, second)]
    assert told[0] == told[1]
    assert len(current_career().rated) == 1


# One save


def test_a_rated_run_has_no_second_save() -> None:
    match = started(2)
    with pytest.raises(ValueError, match="one save"):
        match.save_as("copy")
    assert [each.name for each in save.saves()] == [path_of(match).stem]


def test_a_save_that_is_put_back_is_practice_and_the_run_is_lost() -> None:
    match = started(3)
    before = path_of(match).read_bytes()
    match = load_match(path_of(match))
    for _ in range(3):
        team_acts(match)
    match.close()
    path_of(match).write_bytes(before)
    resumed = load_match(path_of(match))
    assert resumed.is_practice and not resumed.is_rated
    assert (run_of(match).state, run_of(match).why) == (LOST, "behind")
    [step] = current_career().rated
    assert step.game.score == 0 and step.game.record == ""
    to_the_end(resumed)
    assert [step.game.score for step in current_career().rated] == [0], "whatever its record says"


def test_a_save_that_was_changed_is_practice_and_the_run_is_lost() -> None:
    match = started(3)
    other = new_match(replace(match.choice, hints="off"))
    for _ in range(3):
        team_acts(other)
    other.close()
    path_of(match).write_bytes(path_of(other).read_bytes())
    assert load_match(path_of(match)).is_practice and run_of(match).state == LOST


def test_a_save_that_is_gone_loses_the_run() -> None:
    match = started(3)
    path_of(match).unlink()
    assert (run_of(match).state, run_of(match).why) == (LOST, "gone")
    assert [step.game.score for step in current_career().rated] == [0]
    assert standings(current_career(), [measured()])[0].status == "lost"


def test_a_save_put_back_after_the_end_changes_nothing() -> None:
    match = started(3)
    path, before = path_of(match), path_of(match).read_bytes()
    to_the_end(match)
    steps = current_career().rated
    path.write_bytes(before)
    resumed = load_match(path)
    assert resumed.is_practice
    to_the_end(resumed)
    assert current_career().rated == steps


def test_a_record_that_is_put_away_does_not_open_the_run_again() -> None:
    match = started(3)
    path, before = path_of(match), path_of(match).read_bytes()
    to_the_end(match)
    steps = current_career().rated
    path_of(match).unlink()
    path.write_bytes(before)
    assert load_match(path).is_practice
    assert current_career().rated == steps


def test_a_save_of_a_run_that_the_profile_never_saw_is_practice() -> None:
    match = started(3)
    profile_path().unlink()
    assert load_match(path_of(match)).is_practice
    assert current_career().rated == []


def test_a_copy_elsewhere_goes_on_in_the_runs_own_save(tmp_path: Path) -> None:
    match = started(3)
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(path_of(match).read_bytes())
    resumed = load_match(copy)
    assert resumed.is_rated and resumed.path == path_of(match)


def test_two_windows_with_one_run_cannot_try_a_move_twice() -> None:
    first = started(3)
    second = load_match(path_of(first))
    first = load_match(path_of(first))
    team_acts(first)
    first.close()
    before = list(second.session.record)
    with pytest.raises(RunHeld, match="another window"):
        team_acts(second)
    with pytest.raises(RunHeld):
        keep_marks(second, {second.observation.public.board.named("C3"): "no"})
    second.close()
    assert second.session.record[: len(before)] == before and second.is_rated
    assert load_match(path_of(first)).is_rated, "the run itself is unharmed"


# Crashes


def test_a_crash_between_save_and_profile_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(3)
    with monkeypatch.context() as patch:
        patch.setattr("solo.runs.open_profile", _dying(open_profile))
        with pytest.raises(KeyboardInterrupt):
            team_acts(match)
    match.close()
    saved = save.load(path_of(match))
    assert len(saved) > run_of(match).progress.events, "the save is one action ahead"
    resumed = load_match(path_of(match))
    assert resumed.is_rated
    to_the_end(resumed)
    assert len(current_career().rated) == 1


def _dying(real):  # type: ignore[no-untyped-def]
    """Return an `open_profile` whose second use is cut off after the save is written, before the profile is."""
    count = []

    def opened():  # type: ignore[no-untyped-def]
        count.append(1)
        profile = real()
        if len(count) == 2:
            change = profile.change_run

            def cut(run, call):  # type: ignore[no-untyped-def]
                def then_die(now):  # type: ignore[no-untyped-def]
                    call(now)
                    raise KeyboardInterrupt

                change(run, then_die)

            profile.change_run = cut
        return profile

    return opened


def test_a_killed_program_loses_nothing(home: Path) -> None:
    code = """
import os, signal
from tests.runs import started, team_acts
match = started(3)
team_acts(match)
print(match.path, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    root = Path(__file__).resolve().parents[1]
    environment = {**os.environ, "SOLO_HOME": str(home), "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True, timeout=120
    )
    path = Path(done.stdout.strip())
    assert done.returncode != 0 and path.exists(), done.stderr
    assert load_match(path).is_rated


def test_nothing_is_done_that_cannot_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(3)
    match.let_opponents_act()
    before, lines = list(match.session.record), path_of(match).read_bytes()

    def fail(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("solo.core.save.os.replace", fail)
        with pytest.raises(OSError, match="No space"):
            team_acts(match)
        with pytest.raises(OSError, match="No space"):
            match.set_hints("off")
    assert match.session.record == before and path_of(match).read_bytes() == lines and match.hints == "count"
    team_acts(match)
    assert load_match(path_of(match)).is_rated
    match.close()


def test_a_profile_in_use_stops_the_run_before_anything_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solo.core.profile.BUSY_SECONDS", 0.05)
    match = started(3)
    match.let_opponents_act()
    before = list(match.session.record)
    with sqlite3.connect(profile_path()) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(RunHeld, match="another program"):
            team_acts(match)
        with pytest.raises(RecordFault, match="another program"):
            load_match(path_of(match))
    assert match.session.record == before
    team_acts(match)
    match.close()


def test_a_damaged_profile_keeps_its_open_run() -> None:
    match = started(3)
    with sqlite3.connect(profile_path()) as database:
        database.execute("INSERT INTO games SELECT 'x','contacts','a','S',1,'{',1,'human','a','b',1,1,0,'off',0,1,'{}'")
    assert current_career().notes
    assert load_match(path_of(match)).is_rated


def test_a_save_cut_off_in_its_last_line_is_mended_and_stays_rated() -> None:
    match = started(4)
    whole = path_of(match).read_bytes()
    path_of(match).write_bytes(whole[:-9])
    mended = mend_match(path_of(match))
    assert mended.is_rated and path_of(match).read_bytes() == whole


# Giving up


def test_another_rated_run_waits_until_the_open_one_is_given_up() -> None:
    match = started(2)
    other = measured("no-loose-ends")
    with pytest.raises(RunOpen) as caught:
        begin(other, "set")
    assert caught.value.run.mark == match.challenge
    assert begin(measured(), "set").session.record == match.session.record, "the open one goes on"
    give_up(caught.value.run)
    [step] = current_career().rated
    assert step.game.score == 0 and step.game.record and run_of(match).state == OVER
    assert begin(other, "set").is_rated


def test_a_run_whose_save_is_broken_can_be_given_up() -> None:
    match = started(2)
    path_of(match).write_text("{")
    run = open_run(current_career())
    assert run is not None
    give_up(run)
    assert run_of(match).state == LOST and open_run(current_career()) is None


def test_practice_may_be_begun_beside_an_open_run() -> None:
    to_the_end(started(0, measured("no-loose-ends")))
    started(2)
    assert begin(measured("no-loose-ends"), "set").is_practice


# Looking in from outside


def test_looking_into_the_save_makes_it_practice() -> None:
    match = started(3)
    assert spoil(path_of(match), save.load(path_of(match)))
    assert run_of(match).state == PRACTICE and load_match(path_of(match)).is_practice
    assert open_record(path_of(match)).practice, "the save says so too"
    assert not spoil(path_of(match), save.load(path_of(match))), "once"


def test_looking_into_a_copy_makes_it_practice_and_the_open_window_learns_of_it(tmp_path: Path) -> None:
    match = started(3)
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(path_of(match).read_bytes())
    assert spoil(copy, save.load(copy))
    team_acts(match)
    match.close()
    assert match.is_practice and load_match(path_of(match)).is_practice


def test_other_games_are_left_alone_when_they_are_looked_into() -> None:
    match = new_match(NewGame(seed=5))
    team_acts(match)
    match.close()
    before = path_of(match).read_bytes()
    assert not spoil(path_of(match), save.load(path_of(match))) and path_of(match).read_bytes() == before


# What comes next


def test_the_next_challenge_is_the_nearest_that_was_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    easy, near, hard = (
        measured(id, rating=replace(measured().rating, rating=rating))
        for id, rating in (("first-light", 900), ("no-loose-ends", 1480), ("wrong-hill", 1900))
    )
    assert following(current_career(), [easy, near, hard]) == near
    with monkeypatch.context() as without:
        without.setattr(challenges, "levels_of", lambda game: (1, 2, 3))
        assert following(current_career(), [measured("wreck-watch"), hard]) == hard, "level 5 is not there"
    give_up_now(near)
    found = following(current_career(), [easy, near, hard])
    assert found == easy, "a loss brings the rating down"
    assert following(current_career(), []) is None


def give_up_now(challenge) -> None:  # type: ignore[no-untyped-def]
    match = started(1, challenge)
    match.act(Resign())


def test_the_kind_is_rated_for_a_new_one() -> None:
    assert kind_of(measured(), current_career()) == RATED


def test_a_crash_while_something_is_taken_back_harms_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(1)

    def die(path: Path, record: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("solo.runs.save.write", die)
        with pytest.raises(KeyboardInterrupt):
            match.undo()
    assert len(save.load(path_of(match))) > run_of(match).progress.events
    assert load_match(path_of(match)).is_rated
