"""Lessons and answers to drills in the profile: kept, found again, and told when they cannot be kept."""

import sqlite3
from pathlib import Path

import pytest

from solo import lessons
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.training import Attempt
from solo.core import profile as profiles
from solo.core.learned import Drilled
from solo.core.profile import open_profile, profile_path
from solo.learned import DONE, NEW, OPEN, keep_answer, keep_step, learned, standing_of
from solo.transfer import export_to, merge, read_export

LESSON = lessons.all_lessons()[2]
ATTEMPT = Attempt("inout-40213", Inference.TRACE, False, 50.0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, and no waiting."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(profiles, "BUSY_SECONDS", 0.0)
    return tmp_path / "home"


def standing() -> tuple[str, int]:
    return standing_of(LESSON, learned().lessons)


def test_a_lesson_is_new_then_open_then_done_and_stays_done() -> None:
    assert standing() == (NEW, 0)
    assert keep_step(LESSON, 1, 10.0) == "" and standing() == (OPEN, 1)
    assert keep_step(LESSON, len(LESSON.steps), 11.0) == "" and standing() == (DONE, 0)
    assert keep_step(LESSON, 2, 12.0) == "" and standing() == (DONE, 2)


def test_a_lesson_that_has_become_shorter_begins_again() -> None:
    keep_step(LESSON, 1, 10.0)
    known = {LESSON.id: learned().lessons[LESSON.id].__class__("contacts", LESSON.id, 40, False, 1.0)}
    assert standing_of(LESSON, known) == (NEW, 0)


def test_answers_are_there_in_their_order_and_unreadable_ones_are_left_out() -> None:
    later = Attempt("why-3", Inference.REACH, True, 60.0)
    assert keep_answer(later) == "" and keep_answer(ATTEMPT) == ""
    with open_profile() as profile:
        profile.put_drilled([Drilled("contacts", "chess-3", "reach", True, 55.0)])
    assert learned().attempts == (ATTEMPT, later)


def test_what_cannot_be_kept_is_told() -> None:
    keep_step(LESSON, 1, 10.0)
    other = sqlite3.connect(profile_path(), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        assert "another program is using it" in keep_step(LESSON, 2, 11.0)
        assert "another program is using it" in keep_answer(ATTEMPT)
    finally:
        other.close()
    assert standing() == (OPEN, 1) and learned().attempts == ()


def test_lessons_and_answers_go_to_another_computer_and_are_joined_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_step(LESSON, len(LESSON.steps), 10.0)
    keep_answer(ATTEMPT)
    with open_profile() as profile:
        export_to(tmp_path / "career.json", profile)
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "other"))
    keep_step(LESSON, 1, 20.0)
    for lesson_count, drill_count in ((1, 1), (0, 0)):
        with open_profile() as profile:
            merged = merge(read_export(tmp_path / "career.json"), profile)
        assert (merged.lessons, merged.drills) == (lesson_count, drill_count)
    assert standing() == (DONE, 1) and learned().attempts == (ATTEMPT,)
