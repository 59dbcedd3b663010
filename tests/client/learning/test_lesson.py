"""Lessons in the window: played through by mouse and by keyboard, wrong replies explained, back, again, and kept."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from solo import lessons
from solo.client.hexboard import CURSOR_KEYS
from solo.client.learning.exercise import ASKED
from solo.client.learning.sheets import EventSheet, MarkSheet, TurnSheet
from solo.client.overlays import Notes, Path, Ring, Tint
from solo.contacts.actions import MoveAgent, UseAbility
from solo.contacts.arrays import drone
from solo.contacts.board import Tile
from solo.contacts.learning.lesson import Lesson, Mark, Prove, Reply, Turn
from solo.contacts.learning.pupilreply import right_reply
from solo.core.record import PublicRecord
from solo.hex.bits import members
from solo.learned import DONE, OPEN, learned, standing_of
from tests.client.learning.conftest import Pupil

LESSONS = [lesson.id for lesson in lessons.all_lessons()]

Make = Callable[..., Pupil]


def by_mouse(pupil: Pupil, reply: Reply) -> None:
    """Give a reply with the mouse alone."""
    sheet = pupil.screen.exercise.sheet
    match sheet:
        case MarkSheet():
            for tile in members(reply.tiles):
                pupil.tile(tile)
        case EventSheet(lines=lines):
            numbers = [line.number for line in lines]
            for number in reply.lines:
                pupil.row("events", numbers.index(number))
        case TurnSheet():
            for order in reply.orders:
                if pupil.screen.exercise.sheet.selected != order.agent:
                    pupil.click(f"agent-{order.agent}")
                if isinstance(order, MoveAgent):
                    pupil.tile(order.path[-1])
                elif isinstance(order, UseAbility):
                    pupil.click(f"ability-{order.ability}")
                    sheet.draft = sheet.draft.__class__(order.agent, order.ability, order.target)
                    pupil.screen.refresh()
                pupil.click("plan-it")


def go_to(pupil: Pupil, tile: Tile) -> None:
    """Move the hex cursor to a tile with its keys."""
    board, keys = pupil.screen.board, {step: key for key, step in CURSOR_KEYS.items()}
    ground = pupil.screen.exercise.board
    if board.cursor is None:
        pupil.key(pygame.K_d)
    for _ in range(60):
        if board.cursor == tile:
            return
        here = board.hexmap.by_id[board.cursor].place
        steps = {step: board.hexmap.by_place.get(here.step(direction)) for step, direction in enumerate(_directions())}
        open_steps = {step: found.id for step, found in steps.items() if found is not None}
        best = min(open_steps, key=lambda step: (ground.distance(open_steps[step], tile), step))
        pupil.key(keys[best])
    raise AssertionError("the cursor does not get there")


def _directions() -> tuple[object, ...]:
    from solo.hex.coords import DIRECTIONS

    return tuple(DIRECTIONS)


def by_keys(pupil: Pupil, reply: Reply) -> None:
    """Give a reply with the keyboard alone."""
    screen = pupil.screen
    screen.ui.focus(screen.board)
    match screen.exercise.sheet:
        case MarkSheet():
            for tile in members(reply.tiles):
                go_to(pupil, tile)
                pupil.key(pygame.K_SPACE)
        case EventSheet(lines=lines):
            for _ in range(40):
                if screen.ui.focused is not None and screen.ui.focused.name == "events":
                    break
                pupil.key(pygame.K_TAB)
            pupil.key(pygame.K_HOME)
            for at, line in enumerate(lines):
                if at:
                    pupil.key(pygame.K_DOWN)
                if line.number in reply.lines:
                    pupil.key(pygame.K_SPACE)
        case TurnSheet() as sheet:
            for order in reply.orders:
                if sheet.selected != order.agent:
                    pupil.key(pygame.K_1 + list(sheet.real.agents).index(order.agent))
                screen.ui.focus(screen.board)
                if isinstance(order, MoveAgent):
                    go_to(pupil, order.path[-1])
                    pupil.key(pygame.K_SPACE, pygame.K_RETURN)
                else:
                    while sheet.draft is None or sheet.draft.ability != order.ability:
                        pupil.key(pygame.K_f)
                    for direction in order.target if order.ability == "line" else ():
                        pupil.key({step: key for key, step in CURSOR_KEYS.items()}[direction])
                    if order.target and order.ability != "line":
                        go_to(pupil, order.target[0])
                        pupil.key(pygame.K_SPACE)
                    pupil.key(pygame.K_RETURN)


@pytest.mark.parametrize("id", ["the-dogs-day", "splitting-in-half"])
def test_a_whole_lesson_by_mouse(pupil: Make, each_lesson: dict[str, Lesson], id: str) -> None:
    made = pupil().lesson(each_lesson[id])
    for at, step in enumerate(each_lesson[id].steps):
        assert made.screen.lecture.at == at
        if step.task is not None:
            by_mouse(made, right_reply(made.screen.lecture))
            made.click("check")
            assert made.screen.lecture.is_done, at
        made.tidy()
        made.click("next")
    assert made.screen.is_over and made.shown("ended")
    assert standing_of(each_lesson[id], learned().lessons) == (DONE, 0)
    made.click("all-lessons")
    assert made.app.screen is None


@pytest.mark.parametrize("id", ["a-whole-day", "reach"])
def test_a_whole_lesson_by_keyboard(pupil: Make, each_lesson: dict[str, Lesson], id: str) -> None:
    made = pupil().lesson(each_lesson[id])
    for at, step in enumerate(each_lesson[id].steps):
        assert made.screen.lecture.at == at
        if step.task is not None:
            by_keys(made, right_reply(made.screen.lecture))
            made.check()
            assert made.screen.lecture.is_done, at
        made.screen.ui.focus(made.screen.board)
        made.key(pygame.K_RETURN)
    assert made.screen.is_over
    assert standing_of(each_lesson[id], learned().lessons) == (DONE, 0)


@pytest.mark.parametrize("id", LESSONS)
def test_every_step_of_every_lesson_is_shown_tidily_and_can_be_done(
    pupil: Make, each_lesson: dict[str, Lesson], id: str
) -> None:
    lesson = each_lesson[id]
    made = pupil((1024, 640)).lesson(lesson)
    for step in lesson.steps:
        made.tidy()
        if step.task is not None:
            made.screen.show_answer()
            assert made.shown("shown")
            made.check()
            assert made.screen.exercise.feedback.right
            made.tidy()
        made.check()
    assert made.screen.is_over
    made.tidy()


@pytest.mark.parametrize("id", ["a-whole-day", "the-dogs-day"])
def test_a_large_scale_shows_a_lesson_tidily(pupil: Make, each_lesson: dict[str, Lesson], id: str) -> None:
    made = pupil((1280, 800), 2.0).lesson(each_lesson[id], 1)
    made.tidy()
    made.screen.show_answer()
    made.check()
    made.tidy()


def wrong(pupil: Pupil) -> None:
    """Hand in something that is wrong."""
    sheet = pupil.screen.exercise.sheet
    right = right_reply(pupil.screen.lecture)
    if isinstance(sheet, MarkSheet):
        sheet.marked = sheet.tiles & ~right.tiles
    elif isinstance(sheet, EventSheet):
        sheet.picked = frozenset(line.number for line in sheet.lines)
    elif isinstance(sheet, TurnSheet) and not sheet.plan:
        sheet.select(right.orders[0].agent)
        sheet.draft = sheet.controls.begin(right.orders[0].agent)
        sheet.click(sheet.controls.moves(right.orders[0].agent)[0].path[-1])
        sheet.confirm()
    pupil.check()


@pytest.mark.parametrize("id", LESSONS)
def test_a_wrong_reply_is_explained_on_the_board_and_tried_again(
    pupil: Make, each_lesson: dict[str, Lesson], id: str
) -> None:
    lesson = each_lesson[id]
    at = next(at for at, step in enumerate(lesson.steps) if step.task is not None)
    made = pupil().lesson(lesson, at)
    wrong(made)
    feedback = made.screen.exercise.feedback
    assert feedback is not None and not feedback.right and made.shown("verdict") and not made.shown("next")
    if isinstance(lesson.steps[at].task, Mark):
        assert feedback.points and any(isinstance(each, Ring) for each in made.screen.exercise.overlays())
    elif isinstance(lesson.steps[at].task, Prove):
        assert feedback.idle
    assert not made.shown("show-answer")
    made.click("try-again")
    assert made.screen.exercise.feedback is None
    wrong(made)
    assert made.shown("show-answer")


def test_a_remark_is_looked_at_by_its_row_and_by_its_tile(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["reach"], 1)
    made.check()
    feedback = made.screen.exercise.feedback
    assert len(feedback.points) > 2 and feedback.at == 0
    made.row("points", 2)
    assert feedback.at == 2
    made.tile(feedback.points[1].tile)
    assert feedback.at == 1 and made.screen.exercise.sheet.marked == 0
    assert any(isinstance(each, Path) for each in made.screen.exercise.overlays())


def test_an_event_in_a_reason_is_shown_alone(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["reach"])
    made.tile("G1")
    made.tile("F1")
    made.check()
    made.screen.ui.focus(made.screen.ui.find("why"))
    made.key(pygame.K_DOWN, pygame.K_RETURN)
    assert made.screen.exercise.shown_line in made.screen.exercise.feedback.point.lines
    made.key(pygame.K_ESCAPE)
    assert made.screen.exercise.shown_line is None and made.app.screen is made.screen


def test_a_drag_marks_several_tiles(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["reach"], 1)
    board, named = made.screen.board, made.screen.exercise.board.named
    start, over, end = (board.pixel_of(named(tile)) for tile in ("F4", "G4", "H4"))
    motions = [pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 0), buttons=(1, 0, 0)) for pos in (over, end)]
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    for event in (down, *motions, pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)):
        made.app.step([event])
    assert set(made.screen.exercise.board.names_of(made.screen.exercise.sheet.marked)) == {"F4", "G4", "H4"}
    made.click("clear")
    assert made.screen.exercise.sheet.marked == 0
    made.click("mark-all")
    assert made.screen.exercise.sheet.marked == made.screen.exercise.sheet.tiles


def test_back_again_and_where_it_was_left(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    lesson = each_lesson["reach"]
    made = pupil().lesson(lesson)
    assert made.screen.ui.find("step-back").reason is not None
    made.tile("F1")
    made.click("repeat")
    assert made.screen.exercise.sheet.marked == 0
    made.tile("F1")
    made.check()
    made.key(pygame.K_PAGEDOWN)
    assert made.screen.lecture.at == 1 and standing_of(lesson, learned().lessons) == (OPEN, 1)
    made.key(pygame.K_PAGEUP)
    assert made.screen.lecture.at == 0 and not made.screen.lecture.is_done
    made.screen.show_answer()
    made.check()
    made.check()
    made.key(pygame.K_ESCAPE)
    assert made.app.screen is None and standing_of(lesson, learned().lessons) == (OPEN, 1)
    again = pupil().lesson(lesson, 1)
    again.click("step-back")
    assert again.screen.lecture.at == 0


def test_a_planned_order_is_taken_back(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["a-whole-day"], 1)
    assert isinstance(made.screen.lecture.step.task, Turn)
    by_mouse(made, Reply(orders=right_reply(made.screen.lecture).orders[:2]))
    sheet = made.screen.exercise.sheet
    assert len(sheet.plan) == 2
    made.click("plan-back")
    made.key(pygame.K_BACKSPACE)
    assert sheet.plan == () and made.screen.ui.find("check").reason is not None


def test_after_picking_from_the_list_enter_goes_on(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    lesson = each_lesson["yes-and-no"]
    at = next(at for at, step in enumerate(lesson.steps) if isinstance(step.task, Prove))
    made = pupil().lesson(lesson, at)
    made.screen.ui.focus(made.screen.ui.find("events"))
    made.key(pygame.K_HOME, pygame.K_RETURN)
    picked = made.screen.exercise.sheet.picked
    assert picked
    made.check()
    assert made.screen.exercise.feedback is not None
    made.key(pygame.K_RETURN)
    assert made.screen.exercise.feedback is None or made.screen.lecture.at == at + 1
    assert made.screen.lecture.at > at or made.screen.exercise.sheet.picked == picked


def test_what_is_only_prepared_is_not_dropped_by_a_check(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["splitting-in-half"], 1)
    orders = right_reply(made.screen.lecture).orders
    by_mouse(made, Reply(orders=orders[:1]))
    sheet = made.screen.exercise.sheet
    use = next(order for order in orders if isinstance(order, UseAbility))
    sheet.use(use.ability)
    made.screen.refresh()
    assert sheet.drafted() is not None
    made.check()
    assert made.screen.exercise.feedback is None and "not in the plan yet" in made.screen.ui.find("check").reason
    made.key(pygame.K_RETURN)
    assert sheet.plan == orders[:2] and sheet.drafted() is None
    made.check()
    assert made.screen.exercise.feedback is not None


def test_what_was_judged_wrongly_shows_what_is_right(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    """A tick that was wrong becomes a cross: nothing on the board says the opposite of the explanation."""
    made = pupil().lesson(each_lesson["reach"], 1)
    task = made.screen.lecture.step.task
    made.screen.exercise.sheet.marked = task.tiles
    made.check()
    [notes] = [overlay for overlay in made.screen.exercise.overlays() if isinstance(overlay, Notes)]
    points = made.screen.exercise.feedback.points
    assert points and all(notes.marks[point.tile] == "no" for point in points)
    rings = {overlay.color for overlay in made.screen.exercise.overlays() if isinstance(overlay, Ring)}
    assert rings == {"bad"}


def _outlined(overlays: list[object]) -> set[object]:
    return {each.color for each in overlays if isinstance(each, Ring) or (isinstance(each, Tint) and each.outline)}


@pytest.mark.parametrize("id", LESSONS)
def test_what_is_asked_about_looks_neither_like_the_cursor_nor_like_what_is_wrong(
    pupil: Make, each_lesson: dict[str, Lesson], id: str
) -> None:
    for at, step in enumerate(each_lesson[id].steps):
        if isinstance(step.task, Mark | Prove):
            made = pupil().lesson(each_lesson[id], at)
            made.screen.exercise.seen = replace(made.screen.exercise.seen, record=PublicRecord((), 0))
            assert _outlined(made.screen.exercise.overlays()) == {ASKED} and ASKED not in ("focus", "bad")


def test_the_next_step_begins_without_a_cursor(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["reach"])
    by_mouse(made, right_reply(made.screen.lecture))
    assert made.screen.board.cursor is not None
    made.check()
    made.click("next")
    assert made.screen.board.cursor is None


@pytest.mark.parametrize("size, scale", [((1280, 800), 1.0), ((1024, 640), 1.0), ((1280, 800), 1.25)])
def test_what_is_offered_after_two_failures_stays_on_one_line(
    pupil: Make, each_lesson: dict[str, Lesson], size: tuple[int, int], scale: float
) -> None:
    made = pupil(size, scale).lesson(each_lesson["reach"])
    plain = made.screen.ui.find("check").rect.height
    for _ in range(2):
        wrong(made)
        made.screen.ui.layout()
        assert made.screen.ui.find("try-again").rect.height == plain
        shown = made.screen.exercise.feedback
        if made.shown("show-answer"):
            assert made.screen.ui.find("show-answer").rect.height == plain
        made.click("try-again")
    assert shown is not None


def test_a_long_result_takes_the_room_of_the_log_until_it_is_gone(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil((1024, 640)).lesson(each_lesson["reach"], 1)
    assert made.shown("log")
    wrong(made)
    assert not made.shown("log")
    made.tidy()
    made.click("try-again")
    assert made.shown("log")


def test_a_result_that_leaves_room_leaves_the_log(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil((1280, 1000)).lesson(each_lesson["reach"])
    by_mouse(made, right_reply(made.screen.lecture))
    made.check()
    assert made.screen.exercise.feedback is not None and made.shown("log")


def test_a_drone_is_said_to_have_one_shape_and_is_aimed_anew_by_a_click(
    pupil: Make, each_lesson: dict[str, Lesson]
) -> None:
    made = pupil().lesson(each_lesson["splitting-in-half"], 3)
    sheet, board = made.screen.exercise.sheet, made.screen.exercise.board
    made.tile(sheet.controls.moves("orange")[0].path[-1])
    made.click("plan-it")
    made.click("ability-drone")
    assert any("same shape" in widget.spoken() for widget in made.screen.ui.root.walk())
    for name in ("H3", "G6"):
        made.tile(name)
        assert sheet.controls.questions(sheet.draft)[0].tiles == drone(board, board.named(name))


def test_after_a_verdict_enter_goes_on_from_a_row_that_was_looked_at(
    pupil: Make, each_lesson: dict[str, Lesson]
) -> None:
    made = pupil().lesson(each_lesson["reach"], 1)
    made.check()
    made.row("points", 1)
    assert made.screen.ui.focused.name == "points" and made.screen.exercise.feedback.at == 1
    made.key(pygame.K_RETURN)
    assert made.screen.exercise.feedback is None


def test_an_ability_without_a_target_is_not_dropped_by_a_check(pupil: Make, each_lesson: dict[str, Lesson]) -> None:
    made = pupil().lesson(each_lesson["splitting-in-half"], 3)
    sheet = made.screen.exercise.sheet
    made.tile(sheet.controls.moves("orange")[0].path[-1])
    made.click("plan-it")
    made.click("ability-drone")
    made.check()
    assert made.screen.exercise.feedback is None and "no target" in made.screen.ui.find("check").hint()
    made.key(pygame.K_ESCAPE)
    made.check()
    assert made.screen.exercise.feedback is not None
