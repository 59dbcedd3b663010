"""Learn: the lessons with how each stands, and the drills with the player's rating."""

from functools import partial
from pathlib import Path

import pygame

from solo.client.gamescreens import playable
from solo.client.learning.drill import DrillScreen
from solo.client.learning.drillspage import drills_page
from solo.client.learning.lesson import LessonScreen
from solo.client.learning.source import DrillSource
from solo.client.learning.text import say
from solo.client.screen import Push, Window
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, RoomyScreen, page
from solo.client.screens.pictures import board_canvas, token_canvas
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.tabs import Tabs
from solo.contacts.learning.drill import Kind
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lesson import Lesson
from solo.contacts.learning.text import lesson_title, standing_text
from solo.contacts.learning.training import Subject
from solo.contacts.names import agent_name, and_list
from solo.core.content import ContentError
from solo.games import FIRST, kit_of
from solo.learned import DONE, NEW, OPEN, Learned, learned, standing_of
from solo.lessons import lesson_files, read_lesson
from solo.worker import WorkerFailed

__all__ = ["LearnScreen"]

LESSONS, DRILLS = "lessons", "drills"
"""The pages."""

TUTORIAL = "first-hunt"
"""The entry of the first game's tutorial; those of other games have their ids."""

DETAILS_WIDTH = 400
PICTURE = (356, 170)
ICONS = {NEW: "star", OPEN: "hourglass", DONE: "check"}


class LearnScreen(RoomyScreen):
    """Lessons on one page, drills on the other. Lessons are read one by one while the screen is there already."""

    def __init__(
        self, navigator: Navigator, tab: str = LESSONS, source: DrillSource | None = None, needs: str = ""
    ) -> None:
        super().__init__()
        self.navigator, self.tab = navigator, tab
        self.known: Learned = learned()
        self.source = source or DrillSource(self.known.attempts)
        self.kind, self.needs, self.clocked = "", "", False
        self.wants_drill = False
        self.fault = ""
        self.lessons: list[Lesson] = []
        self.chosen = ""
        self.broken = 0
        self._left: list[Path] = lesson_files()
        self._drawn = False
        self._opens = ""
        self.set_needs(needs)

    # The window

    def build(self) -> Widget:
        """Return the two pages."""
        pages = [
            (LESSONS, say("lessons"), self._lessons_page()),
            (DRILLS, say("drills"), drills_page(self)),
        ]
        tabs = Tabs(pages, self.tab, self._turned, name="tabs", grow=1)
        notes = [Label(note, size="small", color="bad", icon="triangle-alert") for note in self.known.notes]
        if self.broken:
            notes.append(Label(say("left-out"), name="left-out", size="small", color="bad", icon="triangle-alert"))
        shown = [Panel(*notes, name="notes", gap=6, pad=10)] if notes else []
        return page(self, say("learn"), Column(*shown, tabs, gap=12))

    def _turned(self, tab: str) -> None:
        self.tab = tab

    def on_enter(self, window: Window) -> None:
        """Take in what was learned meanwhile; after a lesson that was gone through the next one is chosen."""
        back = self._entered
        super().on_enter(window)
        if back:
            before, self.known = self.known, learned()
            lesson = self.lesson()
            if lesson is not None and _is_done(lesson, self.known) and not _is_done(lesson, before):
                self.chosen = self._first()
            self.rebuild()
            if self._opens:
                self._open_wanted()
        self.ui.wake_in(0.0)

    def on_result(self, result: object) -> None:
        """Take what a lesson's end asks for: another lesson, or the drills."""
        words = str(result).split()
        self._opens = words[1] if words[:1] == ["lesson"] and len(words) == 2 else ""
        self.tab = DRILLS if words == [DRILLS] else self.tab

    def _open_wanted(self) -> None:
        self.chosen, self._opens = self._opens, ""
        self.open(from_start=False)

    def on_leave(self) -> None:
        """End the process that makes drills."""
        self.source.close()

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""
        super().on_draw(surface)
        self._drawn = True

    def update(self, now: float) -> None:
        """Read one more lesson once the frame is drawn; follow the drill that is being made."""
        if self._left and self._drawn:
            self._read(self._left.pop(0))
        if self.source.busy or self.wants_drill:
            self._poll()
        if self._left or self.source.busy or self.wants_drill:
            self.ui.wake_in(0.0 if self._left else 0.1)
        self._drawn = self._drawn and not self._left

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 explains lessons and drills, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help("learning"))
        elif event.key == pygame.K_ESCAPE and self.wants_drill:
            self.stop_waiting()
        else:
            super().on_key(event)

    # Lessons

    def _read(self, path: Path) -> None:
        try:
            self.lessons.append(read_lesson(path))
        except ContentError:
            self.broken += 1
        self.lessons.sort(key=lambda lesson: (lesson.number, lesson.id))
        if not self._left:
            self.chosen = self.chosen or self._first()
            self.rebuild()
        elif isinstance(bar := next((w for w in self.ui.root.walk() if w.name == "reading"), None), Bar):
            bar.share = self._read_share

    @property
    def _read_share(self) -> float:
        """How many of the lessons are read, 0 to 1."""
        done = len(self.lessons) + self.broken
        return done / (done + len(self._left))

    def _first(self) -> str:
        """Return what is to be done next: the lesson that was left in the middle, a new one, else the tutorial.

        The tutorial comes first for whoever has neither seen it nor begun a lesson.
        """
        if not self.navigator.settings.tutorial_seen and not self.known.lessons:
            return TUTORIAL
        standings = {lesson.id: standing_of(lesson, self.known.lessons)[0] for lesson in self.lessons}
        wanted = [id for kind in (OPEN, NEW) for id, found in standings.items() if found == kind]
        return wanted[0] if wanted else TUTORIAL

    def _lessons_page(self) -> Widget:
        if self._left:
            return Column(Panel(Bar(self._read_share, text=say("reading"), name="reading"), pad=14))
        rows = List(
            [self._tutorial_item(), *map(_other_tutorial, other_tutorials()), *map(self._item, self.lessons)],
            name="lessons",
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self.open(from_start=False),
            most_rows=6,
            grow=1,
        )
        done = sum(standing_of(lesson, self.known.lessons)[0] == DONE for lesson in self.lessons)
        count = Label(say("done-of", done=done, count=len(self.lessons)), name="done-of", color="muted", size="small")
        self._details = Column()
        self._details.width = self.side_width(DETAILS_WIDTH)
        self._show_details()
        if self.cramped:
            return Scroll(Column(self._details, count, rows, gap=12, pad=3), name="all")
        return self.split(Column(count, rows, gap=8, grow=1), self._details)

    def _tutorial_item(self) -> Item:
        seen = self.navigator.settings.tutorial_seen
        detail = say("first-hunt-seen" if seen else "first-hunt-new")
        return Item(
            TUTORIAL,
            say("first-hunt"),
            SEPARATOR.join([detail, say("first-hunt-line")]),
            "check" if seen else "graduation-cap",
        )

    def _item(self, lesson: Lesson) -> Item:
        status, step = standing_of(lesson, self.known.lessons)
        return Item(lesson.id, lesson_title(lesson), standing_text(status, step + 1, len(lesson.steps)), ICONS[status])

    def _select(self, id: str) -> None:
        self.chosen = id
        self._show_details()

    def lesson(self) -> Lesson | None:
        """Return the chosen lesson, None for a tutorial."""
        return next((lesson for lesson in self.lessons if lesson.id == self.chosen), None)

    def _show_details(self) -> None:
        lesson = self.lesson()
        shown = self._tutorial_details() if lesson is None else self._lesson_details(lesson)
        shown.grow = 1
        self._details.replace([shown])

    def _tutorial_details(self) -> Widget:
        other = self.chosen if self.chosen in other_tutorials() else ""
        text = Label(say("tutorial-text" if other else "first-hunt-text"), name="about")
        name = kit_of(other).words.name if other else say("first-hunt")
        begin = Button(say("begin"), partial(self.open, from_start=False), name="begin", icon="play", kind="primary")
        return Panel(Label(name, name="lesson-name", size="head", bold=True), text, Flow(begin), gap=10)

    def _lesson_details(self, lesson: Lesson) -> Widget:
        status, step = standing_of(lesson, self.known.lessons)
        team = and_list([agent_name(agent) for agent in lesson.team])
        facts = Column(
            Label(lesson_title(lesson), name="lesson-name", size="head", bold=True),
            Label(lesson.text, name="about"),
            Label(standing_text(status, step + 1, len(lesson.steps)), name="standing", color="accent", bold=True),
            Label(say("played-on", file=lesson.scenario.name, team=team), size="small", color="muted"),
            Flow(*(token_canvas(agent, 28) for agent in lesson.team), gap=4),
            *([] if self.cramped else [board_canvas(lesson.scenario.board, PICTURE)]),
            gap=8,
        )
        text = say("go-on" if step else "again" if status == DONE else "begin")
        begin = Button(text, partial(self.open, from_start=False), name="begin", icon="play", kind="primary")
        buttons: list[Widget] = [begin]
        if step:
            buttons.append(
                Button(say("from-start"), partial(self.open, from_start=True), name="from-start", icon="rotate-ccw")
            )
        body: Widget = facts if self.cramped else Scroll(facts, name="details", grow=1)
        return Panel(body, Flow(*buttons, gap=8), gap=10)

    def open(self, *, from_start: bool) -> None:
        """Open the chosen lesson where it was left, or from its start; or a tutorial."""
        lesson = self.lesson()
        if lesson is None:
            self.go(self.navigator.tutorial(FIRST if self.chosen == TUTORIAL else self.chosen))
            return
        step = 0 if from_start else standing_of(lesson, self.known.lessons)[1]
        self.go(Push(LessonScreen(self.navigator, lesson, step)))

    # Drills

    def set_kind(self, kind: str) -> None:
        """Want drills of one kind only, or of all for an empty text."""
        self.kind = kind
        self._choose()

    def set_needs(self, needs: str) -> None:
        """Want drills that need one inference only, or any for an empty text."""
        self.needs = needs
        self._choose()

    def _choose(self) -> None:
        kinds = tuple(each for each in Kind if self.kind in ("", each.value))
        inferences = tuple(each for each in Inference if self.needs in ("", each.name))
        self.source.choose(Subject(kinds, inferences))
        if self.wants_drill:
            self.stop_waiting()

    def set_clocked(self, clocked: bool) -> None:
        """Play *in or out* against the clock, or not."""
        self.clocked = clocked

    def practise(self, id: str = "") -> None:
        """Have the next drill made, or a certain one, and open it when it is there."""
        self.fault, self.wants_drill = "", True
        try:
            if id:
                self.source.want(id)
            else:
                self.source.want_next()
        except WorkerFailed as error:
            self.fault, self.wants_drill = str(error), False
        self.rebuild()
        self.ui.wake_in(0.0)

    def stop_waiting(self) -> None:
        """Stop waiting for a drill."""
        self.source.stop()
        self.wants_drill = False
        self.rebuild()

    def _poll(self) -> None:
        try:
            self.source.poll()
        except WorkerFailed as error:
            self.fault, self.wants_drill = str(error), False
            self.rebuild()
            return
        if self.wants_drill and (drill := self.source.take()) is not None:
            self.wants_drill = False
            self.go(Push(DrillScreen(self.navigator, self.source, drill, self.clocked)))
        elif isinstance(bar := next((w for w in self.ui.root.walk() if w.name == "wait"), None), Bar):
            bar.share = self.source.share


def _is_done(lesson: Lesson, known: Learned) -> bool:
    return standing_of(lesson, known.lessons)[0] == DONE


def other_tutorials() -> list[str]:
    """Return the ids of the games whose tutorials are listed after the first one's."""
    return [game for game in playable() if game != FIRST]


def _other_tutorial(game: str) -> Item:
    words = kit_of(game).words
    return Item(game, words.name, SEPARATOR.join([say("tutorial-line"), words.line()]), "graduation-cap")
