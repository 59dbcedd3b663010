"""What a new game is made from: it comes back from the first line of its record, and gives the same game again."""

from pathlib import Path

import pytest

from solo.contacts.seriesgames import SeriesMark
from solo.core import save
from solo.core.runs import PRACTICE, RATED, RunMark
from solo.match import new_session
from solo.newgame import NewGame, choice_of, first_level
from tests.careers import keep, text_of

MARK = RunMark("first-light", "first-light-1", RATED, "set", 1400.0, 50.0)
CHOICES = (
    NewGame(level=1, hints="off", seed=7),
    NewGame("major-breakdown", ("grey", "blue", "pink"), ("red", "white", "black", "green"), seed=8, iron=True),
    NewGame(seed=9, edition="first", missions=False, series=SeriesMark("mine", 5.0, 2)),
    NewGame(seed=9, challenge=MARK),
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_read_back_gives_the_same_game(choice: NewGame) -> None:
    session = new_session(choice)
    found = choice_of(session.setup, session.info.options, session.info.seed)
    assert (found.level, found.hints, found.seed, found.iron) == (choice.level, choice.hints, choice.seed, choice.iron)
    assert (found.series, found.challenge) == (choice.series, choice.challenge)
    assert new_session(found).record == session.record


def test_options_that_nobody_knows_are_the_usual_ones() -> None:
    session = new_session(NewGame(seed=7))
    found = choice_of(session.setup, {"hints": "all", "series": 3}, 7)
    assert (found.level, found.hints, found.iron, found.series, found.challenge) == (3, "set", False, None, None)


def test_without_a_seed_each_game_has_its_own() -> None:
    assert len({new_session(NewGame()).info.seed for _ in range(5)}) == 5


def test_a_challenge_has_random_streams_of_its_own_and_practice_is_practice_from_its_beginning() -> None:
    plain, run = (new_session(NewGame(seed=9, challenge=mark)) for mark in (None, MARK))
    assert (plain.info.purpose, run.info.purpose) == ("play", "challenge")
    assert not run.practice
    again = RunMark("first-light", "first-light-2", PRACTICE, "set", 1400.0, 50.0)
    assert new_session(NewGame(seed=9, challenge=again)).practice


def test_who_has_finished_no_game_is_offered_the_easiest_level() -> None:
    usual = NewGame().level
    assert [first_level(level) for level in (1, 2, usual, 5)] == [1, 2, 1, 5]
    keep("lost", text_of(1), 4000.0)
    assert save.saves(save.records_folder()) and first_level(usual) == usual
