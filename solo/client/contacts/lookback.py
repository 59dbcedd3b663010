"""Looking back on a finished game: what could be known each day, what each question was worth, luck, and misses."""

from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from typing import Any

import pygame

from solo.client.contacts.board import PlayBoard
from solo.client.contacts.lookbackpage import asked_overlays, day_overlays, page_paragraphs, save_page_picture
from solo.client.hexmap import HexMap
from solo.client.screens.parts import RoomyScreen, copy, page
from solo.client.screens.text import say
from solo.client.services import Services
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.richtext import RichText
from solo.client.widgets.scroll import Scroll
from solo.contacts.learning.review import Progress, Review
from solo.core.language import gettext as _
from solo.core.record import RecordFault
from solo.lookback import Finished, finished_game, keep_missed, page_lines, steps_of
from solo.reviewfiles import write_page

__all__ = ["LookBackScreen"]

SIDE_WIDTH = 470
BOARD_HEIGHT = 240

AT_ONCE = 0.015
"""How long the review is worked on between two frames, in seconds, so that the window stays responsive."""


class LookBackScreen(RoomyScreen):
    """The review of one finished game; it is worked out while the screen is shown, with a progress line."""

    def __init__(self, services: Services, path: Path) -> None:
        super().__init__()
        self.services, self.path = services, path
        self.finished: Finished | None = None
        self.review: Review | None = None
        self.fault = ""
        self.shown = ""
        self._steps: Generator[Progress, None, Review] | None = None
        self._drawn = False

    def build(self) -> Widget:
        """Return the progress line, then the board and the page beside it."""
        if self.fault:
            broken = Panel(
                Label(say("fault-title"), bold=True, icon="triangle-alert", color="bad"),
                Label(self.fault, name="fault"),
                Label(say("fault-kept"), color="muted", size="small"),
            )
            return page(self, _("Look back"), Column(broken))
        if self.review is None or self.finished is None:
            self.bar = Bar(text=_("Working the review out …"), name="progress")
            return page(self, _("Look back"), Column(self.bar))
        self.board = PlayBoard(HexMap.of_board(self.finished.board), grow=1)
        self.board.show_names = self.services.values().tile_names
        self.board.height = BOARD_HEIGHT if self.cramped else None
        self.board.on_key = self._board_key
        title = _(self.finished.scenario.name)
        left = Column(self.board, self._legend(), gap=8, grow=1)
        found = page(self, title, self.split(left, self._side(), gap=16), extras=self._share_buttons())
        self._show()
        return found

    def _share_buttons(self) -> tuple[Widget, ...]:
        kept = (
            ("share", say("share"), "copy", self._copy),
            ("keep-text", _("Save as text"), "file-text", self._save_text),
            ("keep-picture", _("Save as picture"), "image-down", self._save_picture),
        )
        return (
            Flow(
                *(Button(text, do, name=name, icon=icon, kind="quiet", size="small") for name, text, icon, do in kept)
            ),
        )

    def _legend(self) -> Widget:
        self._line = Label("", name="legend", size="small", color="muted")
        return self._line

    def _side(self) -> Widget:
        assert self.finished is not None and self.review is not None
        lines = page_paragraphs(self.finished, self.review)
        self.text = RichText(lines, name="page", size="small", on_link=self.show, paragraph_gap=5)
        buttons = Row(
            Button(icon="chevron-left", name="earlier", on_press=lambda: self.step(-1), tooltip=_("The day before.")),
            Button(icon="chevron-right", name="later", on_press=lambda: self.step(1), tooltip=_("The next day.")),
            Label("", name="day", bold=True),
            Spacer(grow=1),
            gap=6,
        )
        self._day = next(part for part in buttons.walk() if isinstance(part, Label))
        inner = self.text if self.cramped else Scroll(self.text, name="page-scroll", grow=1)
        side = Column(buttons, inner, gap=10)
        side.width = self.side_width(SIDE_WIDTH)
        return side

    # Working it out

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""
        super().on_draw(surface)
        self._drawn = True

    def on_enter(self, window: Any) -> None:
        """Show the progress line first."""
        super().on_enter(window)
        self.ui.wake_in(0.0)

    def update(self, now: float) -> None:
        """Work a little on the review, once the progress line is seen."""
        if self.review is not None or self.fault:
            return
        if self._drawn:
            self._work()
        self.ui.wake_in(0.0)

    def _work(self) -> None:
        if self._steps is None:
            try:
                self.finished = finished_game(self.path)
            except RecordFault as fault:
                self.fault = str(fault)
                self.rebuild()
                return
            self._steps = steps_of(self.finished)
            return
        until = perf_counter() + AT_ONCE
        try:
            while perf_counter() < until:
                progress = next(self._steps)
                self.bar.share = progress.done / progress.of
        except StopIteration as end:
            self._done(end.value)

    def _done(self, review: Review) -> None:
        assert self.finished is not None
        self.review, self._steps = review, None
        self.shown = f"day-{review.days[-1].number}" if review.days else ""
        keep_missed(self.finished, review)
        self.rebuild()
        self.ui.focus(self.text if self.text.focusable else self.board)

    # Showing

    def show(self, link: str) -> None:
        """Show a day, or a question, on the board, and the board itself where it was scrolled away."""
        self.shown = link
        self._show()
        around = self.board.parent
        while self.cramped and around is not None:
            if isinstance(around, Scroll):
                around.reveal(self.board)
            around = around.parent

    def step(self, by: int) -> None:
        """Show the day before or after."""
        if self.review is None or not self.review.days:
            return
        last = len(self.review.days) - 1
        self.show(f"day-{max(0, min(last, self._day_shown() + by))}")

    def _day_shown(self) -> int:
        assert self.review is not None
        kind, _dash, number = self.shown.partition("-")
        if kind == "asked":
            return self.review.asked[int(number)].day
        return int(number or 0)

    def _show(self) -> None:
        assert self.finished is not None and self.review is not None
        if not self.shown:
            self._line.text = _("The Alien had not chosen its camp.")
            return
        kind, _dash, number = self.shown.partition("-")
        day = self._day_shown()
        self._day.text = _("Day {day}").format(day=day) if day else _("The start")
        if kind == "asked":
            asked = self.review.asked[int(number)]
            self.board.overlays = asked_overlays(self.finished, asked)
            text = _("What was asked, and the answers: outlined is a yes, hatched a no.")
        else:
            self.board.overlays = day_overlays(self.finished, self.review.days[day])
            text = _legend_text(self.review.days[day].left is not None)
        self._line.text = text

    # Sharing

    def _lines(self) -> list[str]:
        assert self.finished is not None and self.review is not None
        return page_lines(self.finished, self.review)

    def _copy(self) -> None:
        copy(self, "\n".join(self._lines()))

    def _save_text(self) -> None:
        try:
            path = write_page(self.path, self._lines())
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
            return
        self.ui.toast(_("Saved: {path}").format(path=path), seconds=8)

    def _save_picture(self) -> None:
        assert self.finished is not None and self.review is not None
        try:
            path = save_page_picture(self.theme, self.finished, self.review)
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
            return
        self.ui.toast(say("picture-kept", path=path), seconds=8)

    # Keys

    def _board_key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def on_key(self, event: pygame.event.Event) -> None:
        """Left and Right step through the days, F1 helps, Esc goes back."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._board_key(event)
        elif event.key == pygame.K_F1:
            self.go(self.services.help("review"))
        else:
            super().on_key(event)


def _legend_text(has_notes: bool) -> str:
    known = _("Lit: where it could be, by all that was known at the end of that day.")
    if not has_notes:
        return known + " " + _("You noted nothing down on that day.")
    return known + " " + _("Red: what your notes left open all the same; ringed: what they ruled out wrongly.")
