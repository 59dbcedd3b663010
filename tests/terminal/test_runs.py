"""A rated run at the prompt: its rules are said, and nothing makes it practice without a warning."""

from pathlib import Path

import pytest

from solo.match import Match
from solo.rated import begin
from tests.runs import measured, started
from tests.terminal.prompt import CITIES, answer_to, played


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


def run() -> Match:
    return begin(measured(), "count")


def test_a_hint_that_is_not_allowed_is_asked_twice_for() -> None:
    match = run()
    told = played(match, [*CITIES, "hint set"])
    assert "This run allows hints up to Count" in answer_to(told, "hint set") and match.is_rated
    told = played(match, ["hint set", "agents", "hint set"])
    assert match.is_rated, "another command between them is no yes"
    told = played(match, ["hint set", "hint set"])
    assert "This run is practice now: a hint was asked for" in told and match.is_practice


def test_an_allowed_hint_is_not_warned_of() -> None:
    match = run()
    told = played(match, [*CITIES, "hint off", "hint count"])
    assert "practice" not in answer_to(told, "hint count") and match.is_rated


def test_going_back_is_asked_twice_for() -> None:
    match = started(6)
    told = played(match, ["practice"], resumed=True)
    assert "nobody goes back past an answer" in answer_to(told, "practice") and match.is_rated
    told = played(match, ["practice", "practice"], resumed=True)
    assert match.is_practice and "This run is practice now: you went back past an answer." in told


def test_giving_up_says_that_it_is_a_loss_and_the_end_tells_both_ratings() -> None:
    match = run()
    told = played(match, ["resign", "resign"])
    assert "It counts as a loss in your rating." in told
    assert "Your rating: 1500 ± 700, now" in told and "The challenge's: 1400 ± 100, now" in told


def test_the_end_of_an_unrated_challenge_says_that_no_rating_moved() -> None:
    told = played(begin(measured(rating=None), "count"), ["resign", "resign"])
    assert "This challenge is not rated yet, so no rating moved." in told and "Your rating" not in told


def test_a_rated_run_is_not_saved_under_another_name() -> None:
    assert "one save" in answer_to(played(run(), ["save copy"]), "save copy")


def test_what_cannot_be_kept_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    match = run()

    def fail(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("solo.core.save.os.replace", fail)
    told = played(match, ["place yellow C7", "agents"])
    assert "Nothing was done" in answer_to(told, "place yellow C7") and "Yellow is put" not in told


def test_an_alien_whose_turn_cannot_be_kept_waits_for_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    match = run()
    played(match, CITIES[:2])

    def fail(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    match.act(match.legal_actions()[0])
    assert match.opponents_go
    monkeypatch.setattr("solo.core.save.os.replace", fail)
    told = played(match, ["", ""], resumed=True)
    assert told.count("Press Enter to let the Alien try again.") >= 2


def test_a_copy_that_was_put_back_is_told_to_be_practice() -> None:
    match = started(3)
    assert match.path is not None
    before = match.path.read_bytes()
    played(match, ["hint off"], resumed=True)
    match.path.write_bytes(before)
    from solo.opening import load_match

    assert "This save is not the one that was written last." in played(load_match(match.path), [], resumed=True)


def test_help_on_next_speaks_of_challenges_at_the_end_of_one() -> None:
    told = played(run(), ["resign now", "help next", "help"])
    assert "Begins the next challenge" in answer_to(told, "help next") and "series" not in answer_to(told, "help next")
    assert "series" not in answer_to(told, "help")


def test_an_unrated_challenge_promises_no_hint_limit() -> None:
    match = begin(measured(rating=None), "count")
    told = played(match, [*CITIES, "hint heat"])
    assert "not rated yet: it moves no rating." in told and "ints up to" not in told
    assert match.hints == "heat" and not match.is_practice
