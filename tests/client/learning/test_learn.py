"""Learn: lessons with how each stands, drills with rating and curve; every way leads somewhere and back."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from solo import lessons
from solo.client.learning.drill import DrillScreen
from solo.client.learning.learn import LearnScreen
from solo.client.learning.lesson import LessonScreen
from solo.contacts.learning.drill import Kind
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.training import Attempt, Subject
from solo.learned import keep_answer, keep_step
from tests.client.learning.conftest import Pupil

Make = Callable[..., Pupil]

LESSONS = [lesson.id for lesson in lessons.all_lessons()]
TUTORIALS = ("first-hunt", "adele", "xfiles")


def learn(made: Pupil, tab: str = "lessons", attempts: tuple[Attempt, ...] = ()) -> LearnScreen:
    """Open the screen and wait until all lessons are read."""
    screen = LearnScreen(made.navigator, tab, made.source(attempts))
    made.open(screen)
    for _ in range(len(LESSONS) + 3):
        made.settle()
    return screen


def detail(made: Pupil, id: str) -> str:
    return next(item.detail for item in made.screen.ui.find("lessons").items if item.id == id)


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1280, 800), 2.0)])
def test_both_pages_are_tidy(pupil: Make, size: tuple[int, int], scale: float) -> None:
    made = pupil(size, scale)
    attempts = tuple(Attempt(f"mark-{at}", Inference(at % 7), at % 3 > 0, 10.0 * at) for at in range(1, 30))
    screen = learn(made, attempts=attempts)
    made.tidy()
    screen.tab = "drills"
    screen.rebuild()
    made.tidy()
    assert made.shown("curve") and made.shown("recent") and made.shown("missed")


def test_the_window_shows_how_many_lessons_are_read(pupil: Make) -> None:
    made = pupil()
    screen = LearnScreen(made.navigator, source=made.source())
    made.app.start(screen)
    shares = []
    while made.shown("reading"):
        made.tidy()
        shares.append(made.screen.ui.find("reading").share)
        made.app.step([])
    assert shares[0] == 0 and len(set(shares)) > 6 and shares == sorted(shares)


def test_every_lesson_is_listed_and_opened(pupil: Make) -> None:
    made = pupil()
    screen = learn(made)
    assert [item.id for item in made.screen.ui.find("lessons").items] == [*TUTORIALS, *LESSONS]
    assert screen.chosen == LESSONS[0]
    for at, id in enumerate(LESSONS, len(TUTORIALS)):
        made.row("lessons", at)
        made.click("begin")
        assert isinstance(made.screen, LessonScreen) and made.screen.lesson.id == id
        made.tidy()
        made.key(pygame.K_ESCAPE)
        assert made.screen is screen


@pytest.mark.parametrize("at, game", list(enumerate(TUTORIALS)))
def test_the_tutorial_of_every_game_is_listed_and_opened(pupil: Make, at: int, game: str) -> None:
    made = pupil()
    learn(made)
    made.row("lessons", at)
    made.tidy()
    made.click("begin")
    module = type(made.screen).__module__
    assert module == f"solo.client.{'contacts' if game == 'first-hunt' else game}.tutorial"


def test_whoever_has_begun_a_lesson_is_not_sent_to_the_tutorial(pupil: Make) -> None:
    made = pupil()
    made.navigator.settings = replace(made.navigator.settings, tutorial_seen=False)
    assert learn(made).chosen == "first-hunt"
    keep_step(lessons.all_lessons()[0], 99, 5.0)
    assert learn(made).chosen == LESSONS[1]


def test_after_a_lesson_the_next_one_is_chosen(pupil: Make) -> None:
    made = pupil()
    screen = learn(made)
    made.click("begin")
    made.click("leave")
    assert screen.chosen == LESSONS[0]
    made.click("begin")
    keep_step(lessons.all_lessons()[0], 99, 5.0)
    made.click("leave")
    assert screen.chosen == LESSONS[1]


def test_a_lesson_goes_on_where_it_was_left_or_from_its_start(pupil: Make, each_lesson: dict[str, object]) -> None:
    reach = lessons.all_lessons()[2]
    keep_step(reach, 1, 5.0)
    keep_step(lessons.all_lessons()[0], 99, 5.0)
    made = pupil()
    screen = learn(made)
    assert screen.chosen == "reach" and "step 2 of 3" in detail(made, "reach")
    assert detail(made, LESSONS[0]) == "done" and "1 of 12" in made.text("done-of")
    made.click("begin")
    assert made.screen.lecture.at == 1
    made.click("leave")
    made.click("from-start")
    assert made.screen.lecture.at == 0


def test_the_end_of_a_lesson_leads_to_the_next_and_of_the_last_to_the_drills(pupil: Make) -> None:
    made = pupil()
    screen = learn(made)
    for id in (LESSONS[-2], LESSONS[-1]):
        if made.screen is screen:
            screen.chosen = id
            screen.open(from_start=True)
            made.settle()
        assert made.screen.lesson.id == id
        while not made.screen.is_over:
            made.screen.show_answer()
            made.check()
            made.key(pygame.K_PAGEDOWN)
            if made.screen.lecture.is_done and not made.screen.is_over:
                made.check()
        made.click("next-lesson")
    assert made.screen is screen and screen.tab == "drills"


def test_a_broken_lesson_is_left_out_and_that_is_told(
    pupil: Make, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pathlib import Path

    assert isinstance(tmp_path, Path)
    (tmp_path / "torn.yaml").write_text("id: torn")
    files = [*lessons.lesson_files()[:2], tmp_path / "torn.yaml"]
    monkeypatch.setattr("solo.client.learning.learn.lesson_files", lambda: files)
    made = pupil()
    screen = learn(made)
    assert len(screen.lessons) == 2 and made.shown("left-out")
    made.tidy()


def test_the_first_drill_is_made_and_opened_and_the_rest_listed(pupil: Make) -> None:
    made = pupil()
    screen = learn(made, "drills")
    assert made.shown("no-answers")
    screen.practise("inout-40213")
    made.settle()
    assert isinstance(made.screen, DrillScreen) and made.screen.drill.id == "inout-40213"
    made.worker.failing = False
    made.click("give-up")
    made.click("leave")
    assert made.screen is screen and made.shown("training") and made.shown("recent")
    assert [attempt.id for attempt in screen.source.attempts] == ["inout-40213"]
    made.row("recent", 0)
    made.key(pygame.K_RETURN)
    assert isinstance(made.screen, DrillScreen)


def test_kinds_and_clock_are_chosen_by_keyboard(pupil: Make) -> None:
    made = pupil()
    screen = learn(made, "drills")
    right = pygame.K_RIGHT
    for name, keys in (("kinds", (right, right)), ("needs", (right, right)), ("clock", (pygame.K_SPACE,))):
        for _ in range(20):
            if made.screen.ui.focused is not None and made.screen.ui.focused.name == name:
                break
            made.key(pygame.K_TAB)
        made.key(*keys)
    assert screen.source.subject == Subject((Kind.INOUT,), (Inference.REACH,)) and screen.clocked


def test_a_drill_that_cannot_be_made_is_told(pupil: Make) -> None:
    made = pupil()
    screen = learn(made, "drills")
    made.worker.failing = True
    screen.practise("inout-40213")
    made.settle()
    assert made.screen is screen and "it was ended" in made.text("fault") and not screen.wants_drill
    made.tidy()


def test_waiting_is_stopped(pupil: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pupil()
    screen = learn(made, "drills")
    monkeypatch.setattr(made.worker, "poll", lambda seconds=0.0: None)
    screen.practise("inout-40213")
    made.settle()
    assert made.shown("wait")
    made.tidy()
    made.key(pygame.K_ESCAPE)
    assert made.screen is screen and not made.shown("wait") and made.shown("practise")


def test_what_is_due_is_told(pupil: Make) -> None:
    made = pupil()
    attempt = Attempt("inout-40213", Inference.TRACE, False, made.clock.time - 601)
    keep_answer(attempt)
    learn(made, "drills", (attempt,))
    assert "1 drill that you failed" in made.text("due")
