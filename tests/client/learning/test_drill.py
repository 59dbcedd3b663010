"""Drills in the window: each kind answered right and wrong, explained, kept, the next one; the clock; failures."""

from collections.abc import Callable

import pygame
import pytest

from solo.client.learning import drill as drills
from solo.client.learning.sheets import ChoiceSheet, EventSheet, MarkSheet
from solo.client.overlays import Ghost, Ring
from solo.contacts.learning.drill import Answer, Kind, parse_drill_id
from solo.contacts.learning.drillcheck import solution
from solo.contacts.learning.training import Subject, next_drill
from solo.hex.bits import members
from solo.learned import learned
from tests.client.learning.conftest import Pupil

IDS = ("mark-6", "inout-40213", "why-40213", "question-40213", "past-6")

Make = Callable[..., Pupil]


@pytest.fixture(autouse=True)
def _same_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a drill that is made already come next."""
    monkeypatch.setattr("solo.client.learning.source.next_drill", lambda attempts, now, subject: IDS[1])


def give(pupil: Pupil, answer: Answer) -> None:
    """Fill the sheet by mouse."""
    match pupil.screen.exercise.sheet:
        case MarkSheet():
            for tile in members(answer.tiles):
                pupil.tile(tile)
        case EventSheet(lines=lines):
            for number in answer.lines:
                pupil.row("events", [line.number for line in lines].index(number))
        case ChoiceSheet():
            pupil.row("choices", answer.choice)


def wrong_answer(pupil: Pupil) -> Answer:
    drill, right = pupil.screen.drill, solution(pupil.screen.drill)
    match drill.kind:
        case Kind.WHY:
            lines = [line.number for line in pupil.screen.exercise.sheet.lines if line.number not in right.lines]
            return Answer(lines=tuple(lines[:1]))
        case Kind.QUESTION:
            return Answer(choice=(right.choice + 1) % len(drill.choices))
        case _:
            return Answer(tiles=drill.tiles & ~right.tiles)


@pytest.mark.parametrize("id", IDS)
def test_a_right_answer_by_mouse(pupil: Make, id: str) -> None:
    made = pupil().drill(id)
    made.tidy()
    give(made, solution(made.screen.drill))
    made.click("answer")
    assert made.screen.exercise.feedback.right and made.shown("inference") and made.shown("next")
    made.tidy()
    [attempt] = learned().attempts
    assert (attempt.id, attempt.solved) == (id, True) and "→" in made.text("rating")
    assert made.worker.called == ["judged", "made"]
    made.click("next")
    assert made.screen.drill.id == IDS[1] and made.screen.exercise.feedback is None


@pytest.mark.parametrize("id", IDS)
def test_a_wrong_answer_is_explained(pupil: Make, id: str) -> None:
    made = pupil((1024, 640)).drill(id)
    give(made, wrong_answer(made))
    made.check()
    feedback = made.screen.exercise.feedback
    assert not feedback.right and [attempt.solved for attempt in learned().attempts] == [False]
    made.tidy()
    if made.screen.drill.kind is Kind.QUESTION:
        assert feedback.best == min(made.screen.drill.choices, key=lambda choice: choice.left)
        assert any(isinstance(each, Ghost) for each in made.screen.exercise.overlays())
        assert "tiles on average" in made.screen.ui.find("choices").items[0].detail
    else:
        assert feedback.points
        assert any(isinstance(each, Ring) for each in made.screen.exercise.overlays())
    if made.screen.drill.kind in (Kind.MARK, Kind.INOUT, Kind.PAST):
        assert feedback.possible == solution(made.screen.drill).tiles


@pytest.mark.parametrize("id", IDS)
def test_a_large_scale_is_tidy(pupil: Make, id: str) -> None:
    made = pupil((1280, 800), 2.0).drill(id)
    made.tidy()
    made.click("give-up")
    made.tidy()
    assert not made.screen.exercise.feedback.right


@pytest.mark.parametrize("id", ["why-40213", "question-40213"])
def test_lists_are_answered_by_keyboard(pupil: Make, id: str) -> None:
    made = pupil().drill(id)
    made.check()
    assert made.screen.marked is None, "an empty answer is none"
    name = "events" if id.startswith("why") else "choices"
    while made.screen.ui.focused.name != name:
        made.key(pygame.K_TAB)
    right = solution(made.screen.drill)
    made.key(pygame.K_HOME)
    for at in range(len(made.screen.ui.find(name).items)):
        if at:
            made.key(pygame.K_DOWN)
        if name == "events" and made.screen.exercise.sheet.lines[at].number in right.lines:
            made.key(pygame.K_SPACE)
        if at == right.choice:
            break
    made.check()
    assert made.screen.exercise.feedback.right


def test_a_judged_sheet_stays_as_it_is(pupil: Make) -> None:
    made = pupil().drill("inout-40213")
    made.check()
    before = made.screen.exercise.sheet.marked
    for tile in members(made.screen.drill.tiles):
        made.tile(tile)
    assert made.screen.exercise.sheet.marked == before
    assert len(learned().attempts) == 1


def test_when_the_time_is_up_what_is_marked_is_the_answer(pupil: Make) -> None:
    made = pupil().drill("inout-40213", clocked=True)
    made.screen.ui.now = made.clock
    made.screen._until = None
    made.screen._start_clock()
    assert made.shown("clock")
    give(made, solution(made.screen.drill))
    made.clock.time += drills.CLOCK - 1
    made.settle()
    assert made.screen.marked is None
    made.clock.time += 2
    made.settle()
    assert made.screen.exercise.feedback.right and made.shown("time-up")


def test_only_in_or_out_has_a_clock(pupil: Make) -> None:
    assert not pupil().drill("mark-6", clocked=True).shown("clock")
    assert not pupil().drill("inout-40213").shown("clock")


def test_leaving_without_an_answer_counts_for_nothing(pupil: Make) -> None:
    made = pupil().drill("mark-6")
    made.key(pygame.K_ESCAPE)
    assert made.app.screen is None and learned().attempts == ()


def test_a_process_that_ended_is_told_and_asked_again(pupil: Make) -> None:
    made = pupil().drill("inout-40213")
    made.worker.failing = True
    made.check()
    assert "it was ended" in made.text("fault") and learned().attempts == ()
    made.tidy()
    made.click("another")
    assert made.screen.marked is not None and len(learned().attempts) == 1


def test_what_failed_is_the_next_drill_after_ten_minutes(pupil: Make) -> None:
    made = pupil().drill("why-40213")
    made.click("give-up")
    attempts, now = learned().attempts, made.clock.time
    assert next_drill(attempts, now + 601) == "why-40213" != next_drill(attempts, now + 599)
    assert parse_drill_id(next_drill(attempts, now + 601, Subject((Kind.MARK,))))[0] is Kind.MARK
