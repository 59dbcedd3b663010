"""Review: a game stepped event by event, seen from either side or with the truth overlaid."""

from functools import partial
from pathlib import Path

import pygame

from solo.client.hexboard import HexBoard
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, copy, page
from solo.client.screens.pictures import hexmap_of
from solo.client.screens.snapshot import save_picture
from solo.client.screens.story import Story, read_story
from solo.client.screens.storyview import VIEWS, overlays_at, share_text
from solo.client.screens.text import say
from solo.client.widgets.bar import Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.contacts.text import day_text, outcome_title
from solo.core.record import RecordFault

__all__ = ["ReviewScreen"]

SIDE_WIDTH = 380
BOARD_HEIGHT = 240


class ReviewScreen(RoomyScreen):
    """One record. A finished one begins at its first event, in the truth view; one that goes on, where it stands."""

    def __init__(self, navigator: Navigator, path: Path, view: str = "") -> None:
        super().__init__()
        self.navigator, self.path = navigator, path
        self.story: Story | None = None
        self.fault = ""
        try:
            self.story = read_story(path)
        except RecordFault as fault:
            self.fault = str(fault)
        goes_on = self.story is not None and self.story.outcome is None
        self.at = max(0, len(self.story.steps) - 1) if self.story is not None and goes_on else 0
        told = self.story is not None and self.story.truth is not None
        self.view = (view or "truth") if told else "agents"

    def build(self) -> Widget:
        """Return the board and what stands beside it."""
        story = self.story
        if story is None or not story.steps:
            broken = Panel(
                Label(say("fault-title"), bold=True, icon="triangle-alert", color="bad"),
                Label(self.fault or say("no-events"), name="fault"),
                Label(say("fault-kept"), color="muted", size="small"),
            )
            return page(self, say("review"), Column(broken))
        self.board = HexBoard(hexmap_of(story.board), grow=1)
        self.board.show_names = self.navigator.settings.tile_names
        self.board.height = BOARD_HEIGHT if self.cramped else None
        body = self.split(self.board, self._side(story), gap=16)
        title = (
            story.scenario.name if story.outcome is None else f"{story.scenario.name}: {outcome_title(story.outcome)}"
        )
        found = page(self, title, body, extras=self._share_buttons())
        self._show(story)
        return found

    def _share_buttons(self) -> tuple[Widget, ...]:
        return (
            *self._look_back(),
            Button(say("share"), self._copy, name="share", icon="copy", kind="quiet", size="small"),
            Button(say("picture"), self._save_picture, name="picture", icon="image-down", kind="quiet", size="small"),
        )

    def _look_back(self) -> tuple[Widget, ...]:
        """Return the way to what could be known and what was noted, once the game is over."""
        if self.story is None or self.story.truth is None:
            return ()
        back = Button(
            say("look-back"),
            lambda: self.go(self.navigator.look_back(self.path)),
            name="look-back",
            icon="search",
            kind="quiet",
            size="small",
            tooltip=say("look-back-line"),
        )
        return (back,)

    # The side

    def _side(self, story: Story) -> Widget:
        self._day = Label("", name="day", size="head", bold=True)
        self._count = Label("", name="count", color="accent", bold=True, justify="right")
        self._where = Label("", name="where", size="small", color="muted")
        self._view_line = Label("", name="view-line", size="small", color="muted")
        self.curve = Curve(story.counts, name="curve", on_pick=self.go_to, mark=self.at, height=84)
        rows = [Item(str(at), step.text) for at, step in enumerate(story.steps)]
        self.log = List(rows, name="log", selected=str(self.at), on_select=lambda id: self.go_to(int(id)), most_rows=2)
        self.log.grow = 1
        side = Column(
            Row(self._day, Spacer(grow=1), self._count, gap=8),
            *self._views(story),
            self.curve,
            self._day_buttons(story),
            self._step_buttons(),
            self.log,
            gap=10,
        )
        side.width = self.side_width(SIDE_WIDTH)
        return side

    def _views(self, story: Story) -> list[Widget]:
        if story.truth is None:
            return [Label(say("view-hidden"), name="view-hidden", size="small", color="muted")]
        items = [Item(view, say(f"view-{view}")) for view in VIEWS]
        self._view_choice = Choice(items, self.view, self.take_view, name="view")
        return [self._view_choice, self._view_line]

    def _day_buttons(self, story: Story) -> Widget:
        self._days = [
            Button(str(day) if day else say("day-start"), partial(self.go_to, at), name=f"day-{day}", size="small")
            for day, at in story.days.items()
        ]
        return Flow(*self._days, gap=4)

    def _step_buttons(self) -> Widget:
        def button(name: str, icon: str, to: int) -> Button:
            return Button(icon=icon, name=name, tooltip=say(name), on_press=lambda: self.step(to))

        ways = (("first", "chevron-first", -len(self._steps())), ("previous", "chevron-left", -1))
        more = (("next", "chevron-right", 1), ("last", "chevron-last", len(self._steps())))
        return Row(*(button(*way) for way in ways), *(button(*way) for way in more), Spacer(grow=1), self._where, gap=6)

    # Stepping

    def _steps(self) -> tuple[object, ...]:
        return self.story.steps if self.story is not None else ()

    def step(self, by: int) -> None:
        """Go some events on, or back."""
        self.go_to(self.at + by)

    def go_to(self, at: int) -> None:
        """Show the board after an event."""
        if self.story is None:
            return
        self.at = max(0, min(len(self.story.steps) - 1, at))
        self._show(self.story)

    def go_day(self, by: int) -> None:
        """Go to the first event of the next day, or of this or the last one."""
        if self.story is None:
            return
        starts = sorted(self.story.days.values())
        later, earlier = [at for at in starts if at > self.at], [at for at in starts if at < self.at]
        if by > 0:
            self.go_to(later[0] if later else len(self.story.steps) - 1)
        else:
            self.go_to(earlier[-1] if earlier else 0)

    def take_view(self, view: str) -> None:
        """See it from another side."""
        self.view = view
        if self.story is not None:
            self._show(self.story)

    def _show(self, story: Story) -> None:
        step = story.steps[self.at]
        self.board.overlays = overlays_at(story, self.at, self.view)
        self._day.text = day_text(step.day, story.scenario.days)
        count = story.counts[self.at]
        known = say("tile-left") if count == 1 else say("tiles-left", count=count)
        self._count.text = known if step.possible is not None else say("tiles-unknown")
        self._where.text = say("step-of", at=self.at + 1, count=len(story.steps))
        self._view_line.text = say(f"view-{self.view}-line")
        self.curve.set_values(story.counts, self.at)
        if self.log.selected != str(self.at):
            self.log.select(self.at)
        for button in self._days:
            button.toggled = button.name == f"day-{step.day}"

    # Sharing

    def _copy(self) -> None:
        if self.story is not None:
            copy(self, share_text(self.story))

    def _save_picture(self) -> None:
        if self.story is None:
            return
        try:
            path = save_picture(self.theme, self.story, self.at, self.view)
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
            return
        self.ui.toast(say("picture-kept", path=path), seconds=8)

    def on_key(self, event: pygame.event.Event) -> None:
        """Arrows step, Page Up and Page Down go by days, V changes the view, digits go to a day."""
        if self.story is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            super().on_key(event)
            return
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_UP: -1,
            pygame.K_RIGHT: 1,
            pygame.K_DOWN: 1,
            pygame.K_SPACE: 1,
            pygame.K_HOME: -len(self.story.steps),
            pygame.K_END: len(self.story.steps),
        }
        if event.key in steps:
            self.step(steps[event.key])
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.go_day(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.key == pygame.K_v and self.story.truth is not None:
            self._view_choice.value = VIEWS[(VIEWS.index(self.view) + 1) % len(VIEWS)]
            self.take_view(self._view_choice.value)
        elif pygame.K_0 <= event.key <= pygame.K_9 and event.key - pygame.K_0 in self.story.days:
            self.go_to(self.story.days[event.key - pygame.K_0])
        else:
            super().on_key(event)
