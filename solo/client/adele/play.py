"""The play screen: tracks and ship at the left, the sidebar at the right; what keys, clicks and buttons do."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from solo.adele import actions as act
from solo.adele.actions import Action, Refusal
from solo.adele.names import short_name
from solo.adele.refusaltext import refusal_text
from solo.client import menus
from solo.client.adele.deckboard import DeckBoard
from solo.client.adele.deckplan import Spot
from solo.client.adele.desk import Guide
from solo.client.adele.motion import EASE, Motion
from solo.client.adele.pieces import PlanRow, StatusLine
from solo.client.adele.placewords import spot_text
from solo.client.adele.playkeys import idle_text, is_go_on, press_key
from solo.client.adele.playmenu import PlayMenu
from solo.client.adele.questions import end_question, seal_question, ways_dialog
from solo.client.adele.sidebar import Sidebar, board_row, is_roomy
from solo.client.adele.table import Table
from solo.client.adele.tracks import TrackStrip
from solo.client.adele.wait import AlienWait
from solo.client.keyrepeat import is_repeat
from solo.client.screen import Reset, Transition, UiScreen
from solo.client.services import Services
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.dialog import Dialog
from solo.core.game import IllegalAction
from solo.core.language import gettext as _
from solo.core.record import Event, PublicLine
from solo.match import Match
from solo.worker import WorkerFailed

__all__ = ["PlayScreen"]

END_AFTER = 1.6
"""How long the last events are shown before the end screen, in seconds."""


class PlayScreen(PlayMenu, UiScreen):
    """One game in the window. `guide` leads a newcomer through it."""

    def __init__(self, match: Match, services: Services, guide: Guide | None = None) -> None:
        super().__init__()
        self.match, self.services, self.guide = match, services, guide
        self.table = Table(match)
        self.news: tuple[PublicLine, ...] = ()
        self.wait: AlienWait | None = None
        self.motion = Motion()
        self._end_at: float | None = None
        self._seen = len(self.table.observation.record.lines)
        self.deck = DeckBoard(self.table.view({}, {}), grow=1)
        self.deck.on_point, self.deck.on_click = self._pointed, self._clicked
        self.tracks, self.status = TrackStrip(self.table.public), StatusLine()

    # The window

    def build(self) -> Widget:
        """Return the ship with tracks and boards, and the sidebar."""
        self.roomy = is_roomy(self.window.size, self.theme)
        self.boards = Column(gap=0)
        self.sidebar = Sidebar(self)
        self.sidebar.fit(self.window.size, self.theme)
        self._fill()
        left = Column(self.tracks, self.deck, self.status, self.boards, gap=0, grow=1)
        return Row(left, self.sidebar, gap=0, stretch=True)

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew, with the boards below the ship or in the sidebar as there is room."""
        super().on_resize(size)
        if is_roomy(size, self.theme) != self.roomy:
            self.rebuild()
        self.sidebar.fit(size, self.theme)
        self.refresh()

    def on_enter(self, window: Any) -> None:
        """Start, or come back from a screen above."""
        super().on_enter(window)
        if self.ui.focused is None:
            self.ui.focus(self.deck)
        self.refresh()
        self.tell_practice()
        self._go_on()

    def on_leave(self) -> None:
        """End the Alien's process."""
        if self.wait is not None:
            self.wait.end(self.window)
        self.match.close()

    @property
    def now(self) -> float:
        """The clock, in seconds."""
        return self.ui.now()

    @property
    def waiting(self) -> str:
        """What the player waits for."""
        if self.wait is None:
            return ""
        points = self.table.public.alien.points
        return _("It is on the move: {points} AP are left.").format(points=points) if points else _("It stirs …")

    def refresh(self) -> None:
        """Show what the table says now; the focus stays with the widget of the same name."""
        focused = self.ui.focused
        name = focused.name if focused is not None else ""
        box = focused.at if isinstance(focused, PlanRow) else None
        self._fill()
        self.ui.layout()
        self.sidebar.follow()
        if focused is None or focused.root() is not self.ui.root or not focused.focusable:
            found = next((w for w in self.ui.root.walk() if w.name == name and w.focusable), self.deck)
            if box is not None and isinstance(found, PlanRow):
                found.at = box  # which keys have chosen
            if not self.ui.has_dialog:
                self.ui.focus(found)
        self.refresh_deck()

    def _fill(self) -> None:
        self.sidebar.fill(with_boards=not self.roomy)
        self.boards.replace([board_row(self.table.observation)] if self.roomy else [])
        self.tracks.show(self.table.public)

    def refresh_deck(self) -> None:
        """Show what is on the deck now."""
        now = self.now
        self.deck.view = self.table.view(self.motion.moving(now), self.motion.struck(now), self.motion.rising(now))
        self._pointed(self.deck.at)

    def _pointed(self, spot: Spot | None) -> None:
        if spot is None:
            self.status.say(self._idle_text())
        else:
            lines = self.table.way_lines(spot)
            self.sidebar.hints.show_way(lines)
            risk = "".join(f" {line.text}." for line in lines)
            self.status.say(spot_text(self.deck.view, spot) + risk)

    def _idle_text(self) -> str:
        return idle_text(self.table.asked) or self.tracks.spoken()

    # Time

    def update(self, now: float) -> None:
        """Follow the Alien and the eases."""
        if self.wait is not None:
            self._poll()
        if self.motion.goes_on:
            self.refresh_deck()
            self.ui.wake_in(0.02)
        if self._end_at is not None and self.now >= self._end_at:
            self._end_at = None
            self._show_end()

    def _go_on(self) -> None:
        """Let the Alien act if it must, or end the game."""
        if self.match.is_over:
            if self._end_at is None:
                self._end_at = self.now + (END_AFTER if self.news else 0.0)
                self.ui.wake_in(END_AFTER)
        elif self.match.opponents_go and self.wait is None:
            self._start_wait()

    def _start_wait(self) -> None:
        self.wait = AlienWait(self.match)
        try:
            self.wait.begin(self.window, self.now)
        except WorkerFailed as error:
            self._failed(str(error))
            return
        self.ui.wake_in(0.05)
        self.refresh()

    def _poll(self) -> None:
        assert self.wait is not None
        try:
            events = self.wait.poll(self.now)
        except WorkerFailed as error:
            self._failed(str(error))
            return
        except OSError as error:
            self.not_saved(error)
            events = ()
        if events is None:
            self.ui.wake_in(0.05)
            return
        self.wait.end(self.window)
        self.wait = None
        self._happened(events, keep=True)

    def _failed(self, why: str) -> None:
        assert self.wait is not None
        self.wait.end(self.window)
        self.wait = None
        self.refresh()
        text = _("The Alien cannot think on: {why}. Nothing is lost; the game is saved.").format(why=why)
        self.ui.open(menus.ask(_("The Alien stopped thinking"), text, _("Try again"), self._go_on, _("Leave it")))

    def _happened(self, events: Sequence[Event | PublicLine], keep: bool = False) -> None:
        """Take in what has happened since the player's last action, and go on; `keep` goes on with the news."""
        before = self.table.public
        lines = self.match.observation.record.lines
        self.news = tuple(lines[self._seen :])
        if not keep:
            self._seen = len(lines)
        self.table.refresh()
        self.motion.begin(before, self.table.public, events, self.now, self.theme.ease(EASE))
        if self.motion.goes_on:
            self.ui.wake_in(0.0)
        self.refresh()
        self.tell_practice()
        self._go_on()

    # Acting

    def act(self, action: Action) -> None:
        """Do an action of the crew, if a guide lets it happen."""
        if not self._may(action):
            return
        self._seen = len(self.table.observation.record.lines)
        self.table.let_go()
        events: Sequence[Event] = ()
        try:
            events = self.match.act(action)
        except IllegalAction as error:
            if isinstance(error.reason, Refusal):
                self.ui.toast(refusal_text(error.reason), "bad")
            return
        except OSError as error:
            self.not_saved(error)
        self._happened(events, keep=True)

    def _may(self, action: Action) -> bool:
        """Return whether a guide lets an action happen; if not, say so."""
        if self.guide is None or isinstance(action, act.Resign) or self.guide.allows(action, self):
            return True
        self.ui.toast(self.guide.reminder, "accent")
        return False

    def keep(self, name: str) -> None:
        """Keep a game from now on that was not kept so far."""
        try:
            self.match.begin_saving(name)
        except OSError as error:
            self.not_saved(error)

    def choose(self, title: str, actions: Sequence[Action]) -> None:
        """Let the player choose one of several ways from a list."""
        dialog = ways_dialog(self.table, title, actions, self.act)
        self.ui.open(dialog)
        self.ui.focus(self.ui.find("ways"))

    def _clicked(self, spot: Spot | None) -> None:
        """Do what a click on the ship means; a click on a crew member's room selects them."""
        if self.wait is not None:
            return
        actions = self.table.click(spot)
        if len(actions) == 1:
            self.act(actions[0])
        elif actions:
            title = self.table.armed.label if self.table.armed is not None else _("Which way?")
            self.choose(title, actions)
        elif self.table.picked:
            self.refresh()
        elif isinstance(spot, int) and self.table.armed is None:
            self._select_in(spot)

    def _select_in(self, place: int) -> None:
        here = [member for member in self.table.public.here(place) if member in self.table.selectable()]
        if here:
            at = here.index(self.table.selected) + 1 if self.table.selected in here else 0
            self.select(here[at % len(here)])

    def select(self, member: str) -> None:
        """Select a crew member."""
        self.table.select(member)
        self.refresh()

    def put(self, member: str, box: int, by: int) -> None:
        """Put a cube into a box of a member's plan, or take one out."""
        self.table.select(member)
        if self.table.selected == member and not self.table.plans.put(member, box, by) and by > 0:
            text = _("{member} has no cube left; right click a box to take one out.")
            self.ui.toast(text.format(member=short_name(member)), seconds=2.5)
        self.plans_changed()

    def clear(self, member: str) -> None:
        """Take all cubes out of a member's plan."""
        self.table.plans.clear(member)
        self.plans_changed()

    def plans_changed(self) -> None:
        """Keep the cubes that are put with the save, so that nothing ends with the program, and show them."""
        try:
            self.table.keep_plans()
        except OSError as error:
            self.not_saved(error)
        self.refresh()

    def arm(self, id: str) -> None:
        """Take an option: do it, or have it aimed."""
        action = self.table.arm(id)
        if action is not None:
            self.act(action)
        else:
            self.refresh()

    def let_go(self) -> None:
        """Let go of what is aimed."""
        self.table.let_go()
        self.refresh()

    def go_on(self) -> None:
        """Do what ends the present phase: seal the plans, place nothing, end the turn."""
        if self.wait is not None:
            return
        asked = self.table.asked
        if asked == "plan":
            self._seal()
        elif asked == "hazard":
            self.act(act.NoHazard())
        elif asked == "actions":
            call = partial(self.act, act.EndActions())
            self._unless(end_question(self.table, call), call)

    def _seal(self) -> None:
        table = self.table
        if self._may(act.SealPlans()):
            members = [table.selected] if table.public.silence else list(table.public.members)
            call = partial(self._seal_now, members)
            self._unless(seal_question(table, members, call), call)

    def _unless(self, question: Dialog | None, call: Callable[[], None]) -> None:
        """Do something, unless there is a question that is to be asked first."""
        if question is None:
            call()
        else:
            self.ui.open(question)

    def _seal_now(self, members: Sequence[str]) -> None:
        """Hand the plans in, then seal them; under Silence one plan is all."""
        self._seen = len(self.table.observation.record.lines)
        todo: list[Action] = [act.Plan(member, self.table.plans.plans[member]) for member in members]
        if not self.table.public.silence:
            todo.append(act.SealPlans())
        events: list[Event] = []
        for action in todo:
            try:
                events += self.match.act(action)
            except OSError as error:
                self.not_saved(error)
        self._happened(events, keep=True)

    # Keys

    def on_event(self, event: pygame.event.Event) -> Transition:
        """Go on to the next phase with Ctrl+Enter, whatever has the focus: a button would take it as a press."""
        if is_go_on(event) and not is_repeat(event) and not self.ui.has_dialog:
            self.go_on()
            event = pygame.event.Event(pygame.NOEVENT)
        return super().on_event(event)

    def on_key(self, event: pygame.event.Event) -> None:
        """Answer a key that no widget used."""
        press_key(self, event)

    def focus_on(self, name: str) -> None:
        """Give the focus to a widget by its name, with its page and scrolled into sight; nothing where it is not."""
        self.sidebar.show(name)
        self.ui.layout()
        found = next((w for w in self.ui.root.walk() if w.name == name and w.focusable), None)
        if found is not None:
            self.ui.focus(found)

    def walk_by_keys(self) -> None:
        """Give the focus to the ship, with the cursor on the selected member's room."""
        self.ui.focus(self.deck)
        self.deck.cursor = None
        self.deck.move_cursor((0, 0))

    def _show_end(self) -> None:
        from solo.client.adele.end import EndScreen

        self.go(Reset(EndScreen(self.match, self.services)))
