"""A lesson in the window: it says something, waits for the right thing, explains a wrong one, and goes on."""

import time
from collections.abc import Callable

import pygame

from solo.client.learning.exercise import Exercise
from solo.client.learning.feedback import of_judged
from solo.client.learning.panels import feedback_panel, sheet_panel
from solo.client.learning.position import PositionScreen
from solo.client.learning.sheets import EventSheet, MarkSheet, Sheet, TurnSheet, reply_of, sheet_of_task
from solo.client.learning.text import say
from solo.client.screen import Pop
from solo.client.screens.navigator import Navigator
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lesson import Lesson, Reply, Turn
from solo.contacts.learning.lessonplay import Lecture, go_on, judge, ladder_at, resumed
from solo.contacts.learning.pupilreply import right_reply
from solo.contacts.learning.text import lesson_title, step_done, step_text, task_text
from solo.learned import keep_step
from solo.lessons import all_lessons

__all__ = ["LessonScreen"]

SHOWN_AFTER = 2
"""After so many wrong replies a right one is offered."""


class LessonScreen(PositionScreen):
    """One lesson, at a step. `past` are the lectures of the steps before, for going back."""

    def __init__(
        self, navigator: Navigator, lesson: Lesson, step: int = 0, now: Callable[[], float] = time.time
    ) -> None:
        self.now = now
        self.past: list[Lecture] = [resumed(lesson, at) for at in range(step)]
        self.lecture = resumed(lesson, step)
        self.shown = False
        super().__init__(navigator, _exercise(self.lecture))

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.lecture.lesson

    @property
    def is_over(self) -> bool:
        """Whether its last step is done."""
        return self.lecture.step is None

    # The sidebar

    def tops(self) -> list[Widget]:
        """Return the lesson's name and how far it has got."""
        count = len(self.lesson.steps)
        step = say("lesson-done") if self.is_over else say("step-of", step=self.lecture.at + 1, count=count)
        leave = Button(icon="x", on_press=self.leave, name="leave", kind="quiet", tooltip=say("to-list"))
        title = Label(lesson_title(self.lesson), name="lesson", size="head", bold=True, grow=1)
        return [Row(title, leave, gap=8), Bar(self.lecture.at / count, text=step, name="progress")]

    def parts(self) -> list[Widget]:
        """Return what the step says, its task, the sheet, and what is said about the reply."""
        step = self.lecture.step
        if step is None:
            return [self._end()]
        said = Label(step_text(step), name="say")
        found: list[Widget] = [Panel(said, pad=12, ground="raised", name="step")]
        if step.task is not None:
            task = Label(task_text(step.task, self.exercise.board), name="task-text", bold=True, color="focus")
            found.append(Panel(task, *sheet_panel(self), gap=8, pad=12, name="task"))
        feedback = self.exercise.feedback
        if feedback is not None:
            found.append(feedback_panel(self, feedback))
            if feedback.right and (done := step_done(step)):
                found.append(Panel(Label(done, name="done"), pad=12, ground="raised"))
        elif self.shown:
            found.append(Label(say("shown-answer"), name="shown", size="small", color="accent"))
        return found

    def _end(self) -> Widget:
        text = Label(say("lesson-done-line", name=lesson_title(self.lesson)), name="ended")
        return Panel(Label(say("lesson-done"), size="head", bold=True, color="good"), text, gap=8, pad=12, name="step")

    def foot(self) -> Widget:
        """Return the way back, the way to repeat, and what is to be done next."""
        back = Button(
            icon="chevron-left",
            on_press=self.step_back,
            name="step-back",
            tooltip=say("step-back"),
            disabled=None if self.past else say("step-first"),
        )
        repeat = Button(icon="rotate-ccw", on_press=self.repeat, name="repeat", tooltip=say("repeat"))
        if self.is_over:
            return Flow(back, *self._ways_on(), gap=6)
        row = Row(back, repeat, self._main(), gap=6)
        if self.exercise.feedback is None or self.lecture.is_done or self.lecture.tries < SHOWN_AFTER:
            return row
        return Column(Button(say("show-answer"), self.show_answer, name="show-answer"), row, gap=6)

    def _ways_on(self) -> list[Widget]:
        following = self._following()
        text = say("to-drills") if following is None else say("next-lesson", name=lesson_title(following))
        return [
            Button(text, self.primary, name="next-lesson", kind="primary", shortcut="Enter"),
            Button(say("all-lessons"), self.leave, name="all-lessons"),
        ]

    def _main(self) -> Button:
        if self.lecture.is_done:
            last = self.lecture.at + 1 == len(self.lesson.steps)
            text = say("finish" if last else "next")
            return Button(text, self.primary, name="next", kind="primary", shortcut="Enter", grow=1)
        if self.exercise.feedback is not None:
            text = say("try-again")
            return Button(text, self.primary, name="try-again", kind="primary", shortcut="Enter", grow=1)
        why = self._missing()
        return Button(
            say("check"), self.primary, name="check", kind="primary", shortcut="Ctrl+Enter", disabled=why, grow=1
        )

    def _missing(self) -> str | None:
        """Return why the sheet cannot be checked yet, or None."""
        match self.exercise.sheet:
            case EventSheet(picked=picked) if not picked:
                return say("event-none")
            case TurnSheet() as sheet if sheet.drafted() is not None:
                return say("draft-open")
            case TurnSheet() as sheet if sheet.is_begun:
                return say("draft-aim")
            case TurnSheet(plan=()):
                return say("plan-empty")
            case _:
                return None

    # Going on

    def primary(self) -> None:
        """Check the sheet, try again, or go on: whatever is next."""
        if self.is_over:
            self._go_beyond()
        elif self.lecture.is_done:
            self._show(go_on(self.lecture), [*self.past, self.lecture])
            self._keep()
        elif self.exercise.feedback is not None:
            self.exercise.retry()
            self.refresh()
        elif (why := self._missing()) is not None:
            self.ui.toast(why, "accent")
        else:
            self._judge()

    def _judge(self) -> None:
        step = self.lecture.step
        assert step is not None
        self.shown = False
        self.lecture, judged = judge(self.lecture, reply_of(self.exercise.sheet))
        self.exercise.feedback = of_judged(judged, step.task, self.exercise.board)
        self.exercise.locked = True
        self.exercise.shown_line = None
        self.answered()

    def _show(self, lecture: Lecture, past: list[Lecture]) -> None:
        self.lecture, self.past, self.shown = lecture, past, False
        self.pose(_exercise(lecture))
        self.refresh()
        self.side.reveal("step")

    def _keep(self) -> None:
        why = keep_step(self.lesson, self.lecture.at, self.now())
        if why:
            self.ui.toast(say("kept-not", reason=why), "bad", seconds=8)

    def step_back(self) -> None:
        """Go to the step before, to be done once more."""
        if self.past:
            *others, last = self.past
            self._show(resumed(self.lesson, last.at), others)
            self._keep()

    def repeat(self) -> None:
        """Begin the present step again."""
        self._show(resumed(self.lesson, self.lecture.at), self.past)

    def show_answer(self) -> None:
        """Fill the sheet with a right reply."""
        self.exercise.retry()
        _fill(self.exercise.sheet, right_reply(self.lecture))
        self.shown = True
        self.refresh()

    def _following(self) -> Lesson | None:
        return next((each for each in all_lessons() if each.number > self.lesson.number), None)

    def _go_beyond(self) -> None:
        following = self._following()
        self.go(Pop("drills" if following is None else f"lesson {following.id}"))

    def on_key(self, event: pygame.event.Event) -> None:
        """Page Up goes a step back, Page Down on; the rest as on any position."""
        if event.key == pygame.K_PAGEUP:
            self.step_back()
        elif event.key == pygame.K_PAGEDOWN and self.lecture.is_done and not self.is_over:
            self.primary()
        else:
            super().on_key(event)


def _exercise(lecture: Lecture) -> Exercise:
    """Return a step as an exercise; where turns are to be planned the possible tiles are shown."""
    step = lecture.step
    task = step.task if step is not None else None
    known = ladder_at(lecture).limited(Inference.SEVERAL) if isinstance(task, Turn) else 0
    return Exercise(lecture.seen, sheet_of_task(task, lecture.seen), known)


def _fill(sheet: Sheet, reply: Reply) -> None:
    match sheet:
        case MarkSheet():
            sheet.marked = reply.tiles
        case EventSheet():
            sheet.picked = frozenset(reply.lines)
        case TurnSheet():
            sheet.load(reply.orders)
        case _:
            return
