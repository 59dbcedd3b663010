"""Drills in the window, one after another: answered on the board, judged and made in the background, explained."""

import contextlib
from collections.abc import Callable

from solo.client.learning.exercise import Exercise
from solo.client.learning.feedback import inference_line, of_verdict
from solo.client.learning.panels import feedback_panel, sheet_panel
from solo.client.learning.position import PositionScreen
from solo.client.learning.sheets import ChoiceSheet, EventSheet, answer_of, sheet_of_drill
from solo.client.learning.source import DrillSource
from solo.client.learning.text import say
from solo.client.screens.navigator import Navigator
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.learning.drill import Answer, Drill, Kind
from solo.contacts.learning.text import drill_task, drill_title, training_text
from solo.contacts.learning.training import training_ratings
from solo.contacts.names import tiles_text
from solo.drillwork import Marked
from solo.worker import WorkerFailed

__all__ = ["CLOCK", "DrillScreen"]

CLOCK = 45.0
"""Seconds for *in or out* against the clock."""

LOOK_AGAIN = 0.1


class DrillScreen(PositionScreen):
    """One drill after another. `clocked`: *in or out* is played against the clock."""

    def __init__(self, navigator: Navigator, source: DrillSource, drill: Drill, clocked: bool = False) -> None:
        self.source, self.drill, self.clocked = source, drill, clocked
        self.marked: Marked | None = None
        self.goes_on = False
        self.fault = ""
        self._until: float | None = None
        self._timed_out = False
        super().__init__(navigator, _exercise(drill))

    # The sidebar

    def tops(self) -> list[Widget]:
        """Return the drill's kind, and how the training stands."""
        attempts = self.source.attempts
        solved = sum(attempt.solved for attempt in attempts)
        rating = training_text(training_ratings(attempts)[-1], solved, len(attempts))
        leave = Button(icon="x", on_press=self.leave, name="leave", kind="quiet", tooltip=say("quit-drill"))
        title = Label(drill_title(self.drill.kind), name="kind", size="head", bold=True, grow=1)
        return [Row(title, leave, gap=8), Label(rating, name="training", size="small", color="muted")]

    def parts(self) -> list[Widget]:
        """Return the task, the sheet, and what is said about the answer."""
        task = Label(drill_task(self.drill), name="task-text", bold=True, color="focus")
        found: list[Widget] = [Panel(task, *self._time(), *sheet_panel(self), gap=8, pad=12, name="task")]
        if self.exercise.feedback is not None:
            found += [feedback_panel(self, self.exercise.feedback), self._lesson()]
        return found

    def _time(self) -> list[Widget]:
        if self._until is None or self.exercise.locked:
            return [Label(say("time-up"), name="time-up", size="small", color="accent")] if self._timed_out else []
        left = max(0.0, self._until - self.ui.now())
        return [Bar(left / CLOCK, text=say("time-left", seconds=round(left)), name="clock")]

    def _lesson(self) -> Widget:
        """Return what the drill took, what was right, and what it did to the rating."""
        assert self.marked is not None
        ratings = training_ratings(self.source.attempts)
        before, after = (round(each.value) for each in ratings[-2:])
        parts: list[Widget] = [
            Label(say("needs"), size="small", color="muted"),
            Label(inference_line(self.drill), name="inference", size="small"),
        ]
        if self.exercise.feedback is not None and self.exercise.feedback.possible:
            names = tiles_text(self.exercise.board.names_of(self.exercise.feedback.possible))
            parts.append(Label(say("right-are", tiles=names), name="right", size="small"))
        parts.append(Label(say("rating-was", before=before, after=after), name="rating", size="small", bold=True))
        if not self.marked.verdict.solved:
            parts.append(Label(say("comes-back"), size="small", color="muted"))
        parts.append(Label(say("drill-id", id=self.drill.id), name="drill-id", size="tiny", color="muted"))
        return Panel(*parts, gap=4, pad=12, name="lesson")

    def foot(self) -> Widget:
        """Return what is to be done next, or what is waited for."""
        if self.fault:
            again = Button(say("another"), self._again, name="another", kind="primary", grow=1)
            return Row(
                Label(say("worker-failed", why=self.fault), name="fault", size="small", color="bad", grow=1), again
            )
        if self.goes_on:
            return Bar(self.source.share, text=say("drill-making"), name="wait")
        if self.marked is not None:
            text = say("next-drill")
            return Row(Button(text, self.primary, name="next", kind="primary", shortcut="Enter", grow=1))
        if self.exercise.locked:
            return Bar(self.source.share, text=say("drill-judging"), name="wait")
        why = self._missing()
        return Row(
            Button(say("give-up"), self.give_up, name="give-up"),
            Button(
                say("answer"), self.primary, name="answer", kind="primary", shortcut="Ctrl+Enter", disabled=why, grow=1
            ),
            gap=6,
        )

    def _missing(self) -> str | None:
        """Return why the sheet is no answer yet, or None."""
        match self.exercise.sheet:
            case EventSheet(picked=picked) if not picked:
                return say("event-none")
            case ChoiceSheet(chosen=chosen) if chosen < 0:
                return say("choice-none")
            case _:
                return None

    # Answering

    def primary(self) -> None:
        """Answer, or go on to the next drill."""
        if self.goes_on or self.fault:
            return
        if self.marked is not None:
            self.goes_on = True
            self._try(self.source.want_next)
            self.ui.wake_in(0.0)
            self.refresh()
        elif not self.exercise.locked:
            if (why := self._missing()) is not None:
                self.ui.toast(why, "accent")
            else:
                self._submit(answer_of(self.exercise.sheet))

    def give_up(self) -> None:
        """Leave the drill unanswered and see what would have been right; it counts as failed."""
        self._submit(Answer(given_up=True))

    def _submit(self, answer: Answer) -> None:
        self.exercise.locked, self.exercise.shown_line = True, None
        self._try(lambda: self.source.judge(self.drill, answer))
        self.ui.wake_in(0.0)
        self.refresh()

    def _try(self, ask: Callable[[], None]) -> None:
        try:
            ask()
        except WorkerFailed as error:
            self.fault = str(error)

    def _again(self) -> None:
        """Ask once more for what failed: the judgement of the answer, or another drill."""
        self.fault = ""
        if self.marked is None:
            self._submit(answer_of(self.exercise.sheet))
        else:
            self.goes_on = False
            self.primary()

    # Time

    def on_enter(self, window: object) -> None:
        """Show the drill, and let its clock run."""
        super().on_enter(window)
        self._start_clock()

    def _start_clock(self) -> None:
        runs = self.clocked and self.drill.kind is Kind.INOUT and not self.exercise.locked
        if runs and self._until is None:
            self._until = self.ui.now() + CLOCK
            self.refresh()

    def update(self, now: float) -> None:
        """Follow the process in the background and the clock."""
        if self.source.busy:
            self._poll()
        if self.goes_on and self.source.ready is not None:
            self._show_following()
        if self._until is not None and not self.exercise.locked:
            self._tick()
        if self.source.busy or self.goes_on or (self._until is not None and not self.exercise.locked):
            self.ui.wake_in(LOOK_AGAIN)

    def _poll(self) -> None:
        try:
            found = self.source.poll()
        except WorkerFailed as error:
            self.fault = str(error) if self.goes_on or self.marked is None else ""
            self.refresh()
            return
        if found is not None:
            self._take(found)
        elif isinstance(bar := next((w for w in self.ui.root.walk() if w.name == "wait"), None), Bar):
            bar.share = self.source.share

    def _take(self, found: Marked) -> None:
        """Show what the answer was worth, keep it, and have the next drill made meanwhile."""
        self.marked = found
        self.exercise.feedback = of_verdict(self.drill, found.verdict, found.solution)
        if self.drill.kind is Kind.QUESTION:
            self.exercise.known = self.drill.tiles
        why = self.source.enter(self.drill, found.verdict.solved)
        if why:
            self.ui.toast(say("kept-not", reason=why), "bad", seconds=8)
        with contextlib.suppress(WorkerFailed):  # asked for again, and told, when the player wants it
            self.source.want_next()
        self.answered()

    def _tick(self) -> None:
        assert self._until is not None
        left = self._until - self.ui.now()
        if left <= 0:
            self._timed_out = True
            self._submit(answer_of(self.exercise.sheet))
        elif isinstance(bar := next((w for w in self.ui.root.walk() if w.name == "clock"), None), Bar):
            bar.share = left / CLOCK
            bar.text = say("time-left", seconds=round(left))

    def _show_following(self) -> None:
        drill = self.source.take()
        assert drill is not None
        self.drill, self.marked, self.goes_on = drill, None, False
        self._until, self._timed_out = None, False
        self.pose(_exercise(drill))
        self.refresh()
        self._start_clock()


def _exercise(drill: Drill) -> Exercise:
    return Exercise(drill.seen, sheet_of_drill(drill))
