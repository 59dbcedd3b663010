"""Marks, graded hints, a team that plays on, and the review, at the prompt."""

from itertools import pairwise
from pathlib import Path

import pytest

from solo.advising import asked_in
from solo.marks import marks_of
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.rated import begin
from tests.runs import measured
from tests.terminal.prompt import CITIES, InlineWorker, answer_to, new, played


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test, and let the team think in the test's own process."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr("solo.watching.Worker", InlineWorker)
    return tmp_path


def test_marks_are_made_listed_and_taken_off() -> None:
    match = new(hints="off")
    told = played(match, [*CITIES, "mark no C4 C5", "mark suspect D5", "mark off C4", "mark"])
    assert answer_to(told, "mark") == "no: C5 suspect: D5"
    board = match.observation.public.board
    assert marks_of(match) == {board.named("C5"): "no", board.named("D5"): "suspect"}
    told = played(match, ["mark off", "mark"])
    assert answer_to(told, "mark") == "You have marked no tile."


@pytest.mark.parametrize("wrong", ["mark maybe C4", "mark no", "mark no Z99"])
def test_a_wrong_mark_is_refused(wrong: str) -> None:
    match = new(hints="off")
    played(match, [*CITIES, wrong])
    assert marks_of(match) == {}


def test_the_question_is_answered_against_the_marks() -> None:
    match = new(hints="off")
    told = played(match, [*CITIES, "advice"])
    assert "that you have left open can be ruled out." in answer_to(told, "advice")
    board, possible = match.observation.public.board, match_possible(match)
    names = [board.names[tile] for tile in board.tiles if not possible >> tile & 1]
    told = played(match, ["mark no " + " ".join(names), "advice"])
    assert "Nothing is left to deduce" in answer_to(told, "advice")
    assert asked_in(match.session.record) == {"left": 2}


def match_possible(match: Match) -> int:
    from solo.contacts.hints import Hints

    return Hints(match.observation.public.board).possible(match.observation)


def test_each_grade_tells_more_than_the_one_before() -> None:
    match = new(hints="off")
    told = played(match, [*CITIES, "advice nudge", "advice region", "advice inference", "advice step"])
    grades = [answer_to(told, f"advice {grade}") for grade in ("nudge", "region", "inference", "step")]
    assert all(later.startswith(earlier) for earlier, later in pairwise(grades))
    for text, sign in zip(grades, ("", "Look at", "It takes:", "Ruled out by that:"), strict=True):
        assert sign in text
    assert asked_in(match.session.record).total() == 4


def test_a_wrong_mark_is_told_and_shown_with_a_history() -> None:
    match = new(hints="off")
    played(match, list(CITIES))
    possible, board = match_possible(match), match.observation.public.board
    tile = board.names[(possible & -possible).bit_length() - 1]
    told = played(match, [f"mark no {tile}", "advice nudge", "advice step"])
    assert "One of your marks is wrong" in answer_to(told, "advice nudge")
    assert f"It can be on {tile}" in answer_to(told, "advice step") and tile not in answer_to(told, "advice nudge")


def test_advice_is_refused_where_it_makes_no_sense() -> None:
    assert "nothing to deduce" in answer_to(played(new(hints="off"), ["advice"]), "advice")
    told = played(new(hints="off"), [*CITIES, "advice nugde"])
    assert "advice nudge" in answer_to(told, "advice nugde")


def test_in_a_rated_run_a_step_is_asked_for_twice_and_a_nudge_is_free() -> None:
    match = begin(measured(), "off")
    told = played(match, [*CITIES, "advice nudge", "advice step"])
    assert match.is_rated and "this hint counts as Set" in answer_to(told, "advice step")
    assert asked_in(match.session.record) == {"nudge": 1}
    told = played(match, ["advice step", "advice inference"])
    assert match.is_rated, "another hint is no yes"
    told = played(match, ["advice step", "advice step"])
    assert match.is_practice and "Ruled out by that" in told


def test_a_team_plays_one_action_a_day_and_the_game_with_reasons() -> None:
    match = new(hints="off", level=1)
    told = played(match, [*CITIES, "watch greedy action"])
    assert match.is_practice and match.observation.public.day == 1
    answer = answer_to(told, "watch greedy action")
    assert "on average." in answer and "goes first" in answer
    told = played(match, ["watch day"])
    assert match.observation.public.day == 2 or match.is_over
    told = played(match, ["watch splitter end"])
    assert match.is_over and "Seed 7" in told


def test_the_player_takes_over_after_a_day() -> None:
    match = new(hints="off", level=1)
    told = played(match, [*CITIES, "watch greedy", "agents", "watch"])
    assert match.observation.public.day == 3 or match.is_over
    assert "Day 2> agents" in told or match.is_over


def test_a_team_that_there_is_not_is_refused() -> None:
    match = new(hints="off")
    told = played(match, [*CITIES, "watch insider"])
    assert "Write: watch" in answer_to(told, "watch insider") and not match.is_practice


def test_in_a_rated_run_watching_is_asked_for_twice() -> None:
    match = begin(measured(), "off")
    told = played(match, [*CITIES, "watch"])
    assert match.is_rated and "this run becomes practice" in answer_to(told, "watch")
    played(match, ["watch greedy action", "watch greedy action"])
    assert match.is_practice and match.why_practice == "watch"


def test_the_review_comes_after_the_end_and_is_kept_as_text(home: Path) -> None:
    match = new_match(NewGame("major-breakdown", level=1, seed=7, hints="off"))
    told = played(match, [*CITIES, "mark no C4", "review"])
    assert "after the end" in answer_to(told, "review")
    told = played(match, ["watch greedy end", "review save"])
    assert match.is_over and "Day by day" in told and "The questions" in told
    texts = list((home / "reviews").glob("*.txt"))
    assert len(texts) == 1 and "Day by day" in texts[0].read_text()
