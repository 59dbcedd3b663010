"""The play screen: tracks and ship at the left, the sidebar at the right; what keys, clicks and buttons do."""

from collections.abc import Sequence
from functools import partial
from gettext import gettext as _
from typing import Any

import pygame

from solo.adele import actions as act
from solo.adele.actions import Action, Refusal
from solo.adele.names import member_name, short_name
from solo.adele.refusaltext import refusal_text
from solo.client import menus
from solo.client.adele.deckboard import DeckBoard
from solo.client.adele.deckplan import Spot
from solo.client.adele.desk import Guide
from solo.client.adele.motion import EASE, Motion
from solo.client.adele.options import action_text
from solo.client.adele.pieces import BOX_KEYS, StatusLine
from solo.client.adele.placewords import spot_text
from solo.client.adele.playmenu import PlayMenu
from solo.client.adele.sidebar import Sidebar, board_row, is_roomy
from solo.client.adele.table import Table
from solo.client.adele.tracks import TrackStrip
from solo.client.adele.wait import AlienWait
from solo.client.screen import Reset, Transition, UiScreen
from solo.client.services import Services
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.listbox import Item, List
from solo.core.game import IllegalAction
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
        at = getattr(focused, "at", None)
        self._fill()
        self.ui.layout()
        if focused is None or focused.root() is not self.ui.root or not focused.focusable:
            found = next((w for w in self.ui.root.walk() if w.name == name and w.focusable), self.deck)
            if isinstance(at, int) and hasattr(found, "cells"):
                setattr(found, "at", at)  # noqa: B010  a plan's row keeps the box that keys have chosen
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
        self.deck.view = self.table.view(self.motion.moving(now), self.motion.struck(now))
        self._pointed(self.deck.at)

    def _pointed(self, spot: Spot | None) -> None:
        if spot is None:
            self.status.say(self._idle_text())
        else:
            self.status.say(f"{spot_text(self.deck.view, spot)} {self.table.risk_text(spot)}")

    def _idle_text(self) -> str:
        texts = {
            "plan": _("Numbers on the ship: how many Moves a place is away. 1–4 select, letters put cubes."),
            "hazard": _("A hazard may be placed now, or none."),
            "actions": _("1–4 select who acts. Whoever has begun is done when another one acts."),
        }
        return texts.get(self.table.asked, self.tracks.spoken())

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
            self._not_saved(error)
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
            self._not_saved(error)
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
            self._not_saved(error)

    def choose(self, title: str, actions: Sequence[Action]) -> None:
        """Let the player choose one of several ways from a list."""
        dialog: Dialog

        def chosen(id: str) -> None:
            dialog.close()
            self.act(actions[int(id)])

        ship = self.table.public.ship
        items = [Item(str(at), action_text(each, ship)) for at, each in enumerate(actions)]
        rows = List(items, name="ways", selected="0", on_activate=chosen, most_rows=9)
        buttons = [
            Button(_("Never mind"), lambda: dialog.close(), name="no"),
            Button(_("Do it"), rows.activate, name="yes", kind="primary"),
        ]
        dialog = Dialog(title, rows, buttons, name="ways-dialog", panel_width=460)
        self.ui.open(dialog)
        self.ui.focus(rows)

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
            self._end_turn()

    def _seal(self) -> None:
        table = self.table
        if not self._may(act.SealPlans()):
            return
        members = [table.selected] if table.public.silence else list(table.public.members)
        empty = [member for member in members if table.plans.left(member) == table.plans.cubes]
        if not empty:
            self._seal_now(members)
            return
        names = ", ".join(member_name(member) for member in empty)
        text = _("No cube is planned for {names}. They could do nothing this turn.").format(names=names)
        call = partial(self._seal_now, members)
        self.ui.open(menus.ask(_("Seal the plans all the same?"), text, _("Seal"), call))

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
                self._not_saved(error)
        self._happened(events, keep=True)

    def _end_turn(self) -> None:
        table = self.table
        left = [member for member in table.public.members if any(table.public.members[member].left)]
        useful = [m for m in left if m not in table.public.done and _can_act(table.legal, m)]
        if not useful:
            self.act(act.EndActions())
            return
        names = ", ".join(short_name(member) for member in useful)
        text = _("{names} can still do something. Cubes that are left are lost.").format(names=names)
        self.ui.open(menus.ask(_("End the turn?"), text, _("End the turn"), lambda: self.act(act.EndActions())))

    # Keys

    def on_event(self, event: pygame.event.Event) -> Transition:
        """Go on to the next phase with Ctrl+Enter, whatever has the focus: a button would take it as a press."""
        enters = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enters and event.mod & pygame.KMOD_CTRL and not self.ui.has_dialog:
            self.go_on()
            event = pygame.event.Event(pygame.NOEVENT)
        return super().on_event(event)

    def on_key(self, event: pygame.event.Event) -> None:
        """Answer a key that no widget used."""
        ctrl = bool(event.mod & pygame.KMOD_CTRL)
        if event.key == pygame.K_F1:
            self.go(self.services.help("adele"))
        elif event.key == pygame.K_ESCAPE:
            if self.table.let_go():
                self.refresh()
            else:
                self.open_menu()
        elif event.key == pygame.K_z and ctrl:
            self.undo()
        elif self.wait is None and not ctrl:
            self._play_key(event)

    def _play_key(self, event: pygame.event.Event) -> None:
        number = event.key - pygame.K_1
        if pygame.K_F2 <= event.key <= pygame.K_F10:
            self._press(self.table.options(), event.key - pygame.K_F2)
        elif 0 <= number < 9 and self.table.asked in ("escape", "reroll", "take", "overload"):
            if number < len(self.table.legal):
                self.act(self.table.legal[number])
        elif 0 <= number < 9 and self.table.asked == "hazard":
            self._press_name(number)
        elif 0 <= number < len(self.table.public.members):
            self.select(list(self.table.public.members)[number])
        elif event.key == pygame.K_u:
            self.undo()
        elif event.key == pygame.K_h:
            self._focus("hints")
        elif event.key == pygame.K_l:
            self._focus("log")
        elif self.table.asked == "plan":
            self._plan_key(event)

    def _press(self, options: Sequence[Any], at: int) -> None:
        if 0 <= at < len(options):
            self.arm(options[at].id)

    def _press_name(self, number: int) -> None:
        from solo.adele.hazards import hazards

        ids = list(hazards())
        if number < len(ids):
            self.arm(f"hazard {ids[number]}")

    def _plan_key(self, event: pygame.event.Event) -> None:
        name = pygame.key.name(event.key)
        if len(name) == 1 and name in BOX_KEYS:
            by = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.put(self.table.selected, BOX_KEYS.index(name), by)
        elif event.key == pygame.K_DELETE:
            self.table.plans.clear(self.table.selected)
            self.refresh()

    def _focus(self, name: str) -> None:
        found = next((w for w in self.ui.root.walk() if w.name == name and w.focusable), None)
        if found is not None:
            self.ui.focus(found)

    def _show_end(self) -> None:
        from solo.client.adele.end import EndScreen

        self.go(Reset(EndScreen(self.match, self.services)))


def _can_act(legal: Sequence[Action], member: str) -> bool:
    """Return whether a member can do more than drop something."""
    return any(getattr(each, "member", "") == member and not isinstance(each, act.Drop) for each in legal)
