"""The play screen: the board at the left, the sidebar at the right, and what keys, clicks and buttons do."""

from typing import Any

import pygame

from solo.client import menus
from solo.client.contacts.board import PlayBoard, StatusStrip
from solo.client.contacts.keys import key_name
from solo.client.contacts.picture import base_overlays, live_overlays, status_texts
from solo.client.contacts.playadvice import PlayAdvice
from solo.client.contacts.playcards import PlayCards
from solo.client.contacts.playhands import PlayHands
from solo.client.contacts.playmenu import PlayMenu
from solo.client.contacts.playwatch import PlayWatch
from solo.client.contacts.sidebar import Guide, Sidebar
from solo.client.contacts.table import Table
from solo.client.contacts.wait import AlienWait
from solo.client.contacts.watch import Watch, watch_overlays
from solo.client.contacts.words import unmoved_text, unused_text
from solo.client.hexmap import HexMap
from solo.client.screen import Reset, UiScreen
from solo.client.services import Services
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.contacts.actions import Action, AskWitness, EndDay, GiveOrders, Order, Refusal
from solo.contacts.board import Tile, TileSet
from solo.contacts.cardplay import asks_the_dog
from solo.contacts.hints import Option
from solo.contacts.names import hint_name
from solo.contacts.refusaltext import refusal_text, whom
from solo.contacts.text import doubt_text
from solo.core.game import IllegalAction
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.match import Match
from solo.worker import WorkerFailed

__all__ = ["PlayScreen"]

EASE = 0.22
END_AFTER = 1.6


class PlayScreen(PlayHands, PlayCards, PlayAdvice, PlayWatch, PlayMenu, UiScreen):
    """One game in the window. `guide` leads a newcomer through it."""

    def __init__(self, match: Match, services: Services, guide: Guide | None = None) -> None:
        super().__init__()
        self.match, self.services, self.guide = match, services, guide
        self.table = Table(match)
        self.wait: AlienWait | None = None
        self.watch: Watch | None = None
        self.moving: dict[str, tuple[Tile, float]] = {}
        self._end_at: float | None = None
        self._drawn = False
        self._painting = True
        self._seen = len(self.table.observation.record.lines)
        self.board = PlayBoard(HexMap.of_board(self.table.board), grow=1)
        self.board.on_hover_tile, self.board.on_click = self._hovered, self._clicked
        self.board.on_cursor, self.board.on_drag = self._hovered, self._dragged
        self.board.on_key, self.board.may_center = self._board_key, self._may_center
        self.status = StatusStrip()

    # The window

    def build(self) -> Widget:
        """Return the board with its status line, and the sidebar."""
        self.sidebar = Sidebar(self, self.guide)
        self.sidebar.fit(self.window.size, self.theme)
        self.sidebar.fill()
        return Row(Column(self.board, self.status, gap=0, grow=1), self.sidebar, gap=0, stretch=True)

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew."""
        self.sidebar.fit(size, self.theme)
        super().on_resize(size)
        self.refresh()

    def on_enter(self, window: Any) -> None:
        """Start, or come back from a screen above."""
        super().on_enter(window)
        self.board.show_names = self.services.values().tile_names
        if self.ui.focused is None:
            self.ui.focus(self.board)
        self.tell_practice()
        self.refresh()
        self._go_on()

    def on_leave(self) -> None:
        """End the Alien's process."""
        if self.wait is not None:
            self.wait.end(self.window)
        self.end_watch()
        self.match.close()

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""
        super().on_draw(surface)
        self._drawn = True

    @property
    def now(self) -> float:
        """The clock, in seconds."""
        return self.ui.now()

    def refresh(self) -> None:
        """Show what the table says now; the focus stays with the widget of the same name."""
        focused = self.ui.focused
        name = focused.name if focused is not None else ""
        self.sidebar.fill()
        self.ui.layout()
        self.sidebar.attend()
        if focused is None or focused.root() is not self.ui.root or not focused.focusable:
            found = next((w for w in self.ui.root.walk() if w.name == name and w.focusable), self.board)
            self.ui.focus(found if not self.ui.has_dialog else self.ui.focused)
        self.refresh_board()

    def refresh_board(self) -> None:
        """Show what lies on the board now."""
        following = [] if self.watch is None or self.moving else watch_overlays(self.watch, self.table.real)
        self.board.overlays = [*base_overlays(self.table, self.moving), *following]
        self._hovered(None)

    def _hovered(self, tile: Tile | None) -> None:
        at = self.board.hovered_tile if not self.board.keyboard_used() else self.board.cursor
        self.board.live = live_overlays(self.table, self.moving, at)
        self.status.say(*status_texts(self.table, at))

    # Time

    @property
    def waiting(self) -> str:
        """What the player waits for."""
        return self.wait.text if self.wait is not None else ""

    @property
    def waited(self) -> float:
        """How much of the wait is over."""
        return self.wait.share(self.now) if self.wait is not None else 0.0

    def update(self, now: float) -> None:
        """Follow the Alien, the animations, and what is left to work out once the frame is drawn."""
        if self.wait is not None:
            self._poll()
        if self.moving:
            self._animate()
        if self._end_at is not None and self.now >= self._end_at:
            self._end_at = None
            self._show_end()
        self.follow_watch()
        agent = self.table.wants_options
        if agent is not None and self.wait is None:
            if self._drawn:
                self.table.work_out_options(agent)
                self.refresh()
            else:
                self.ui.wake_in(0.0)
        self._drawn = False

    def _go_on(self) -> None:
        """Let the Alien act if it must, or end the game."""
        if self.match.is_over and self._end_at is None and self.wait is None:
            self._end_at = self.now + (END_AFTER if self.table.news else 0.0)
            self.ui.wake_in(END_AFTER)
        elif self.match.opponents_go and self.wait is None:
            self._start_wait(AlienWait(self.match))

    def _start_wait(self, wait: AlienWait) -> None:
        self.wait = wait
        self._stood = self._places()
        try:
            wait.begin(self.window, self.now)
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
            if self.match.is_rated and self.match.opponents_go:
                self._held(error.strerror or str(error))
                return
            self.not_saved(error)
            events = ()
        if events is None:
            bar = next((part for part in self.sidebar.walk() if part.name == "wait"), None)
            if isinstance(bar, Bar):
                bar.share = self.waited
            self.ui.wake_in(0.05)
            return
        self.wait.end(self.window)
        self.wait = None
        self._happened()
        self._start_moving(self._stood)

    def _failed(self, why: str) -> None:
        text = _("The Alien cannot think on: {why}. Nothing is lost; the game is saved.").format(why=why)
        self._offer_again(_("The Alien stopped thinking"), text)

    def _held(self, why: str) -> None:
        text = _("In a rated run the Alien's turn must be kept, and it could not be: {why}.").format(why=why)
        self._offer_again(_("The Alien waits"), text)

    def _offer_again(self, title: str, text: str) -> None:
        """End the wait, and offer to let the Alien try again."""
        assert self.wait is not None
        self.wait.end(self.window)
        self.wait = None
        self.table.update()
        self.refresh()
        self.ui.open(menus.ask(title, text, _("Try again"), self._go_on, _("Leave it")))

    def _animate(self) -> None:
        step = 1.0 if not self.theme.ease(EASE) else 0.02 / EASE
        self.moving = {agent: (tile, at + step) for agent, (tile, at) in self.moving.items() if at + step < 1}
        self.board.overlays = base_overlays(self.table, self.moving)
        self._hovered(None)
        if self.moving:
            self.ui.wake_in(0.02)

    # Acting

    def act(self, action: Action) -> None:
        """Do an action of the team; a part of a declaration or of the orders is only planned."""
        if self.guide is not None and not self.guide.allows(action):
            self.ui.toast(self.guide.reminder, "accent")
            return
        table = self.table
        if table.planning and isinstance(action, Order):
            table.add_to_plan(action)
            self.refresh()
            return
        before, dog = self._places(), asks_the_dog(table.real, action)
        self._seen = len(table.observation.record.lines)
        try:
            self.match.act(action)
        except IllegalAction as error:
            if isinstance(error.reason, Refusal):
                self.refuse(error.reason, getattr(action, "agent", None))
            return
        except OSError as error:
            self.not_saved(error)
        if dog and not self.match.is_over:
            self._start_wait(AlienWait(self.match, _("Sniffington follows the scent …")))
            return
        self._happened()
        self._start_moving(before)

    def refuse(self, reason: Refusal, agent: str | None = None) -> None:
        """Say why something is refused."""
        self.ui.toast(refusal_text(reason, whom(self.table.public, reason, agent)), "bad")

    def _happened(self) -> None:
        """Take in the public events since the player's last action, and go on."""
        table = self.table
        table.news = tuple(self.match.observation.record.lines[self._seen :])
        table.update()
        self.tell_practice()
        self.refresh()
        self._go_on()

    def _places(self) -> dict[str, Tile]:
        return {agent: status.tile for agent, status in self.table.real.agents.items()}

    def _start_moving(self, before: dict[str, Tile]) -> None:
        after = self.table.real.agents
        for agent, tile in before.items():
            if tile >= 0 and agent in after and after[agent].tile != tile and self.theme.ease(EASE):
                self.moving[agent] = (tile, 0.0)
        if self.moving:
            self.ui.wake_in(0.0)

    def confirm(self) -> None:
        """Do what is drafted; a question to the Witness that can tell nothing is asked only after another one."""
        action = self.table.confirm() if self.wait is None else None
        if isinstance(action, GiveOrders):
            self.give()
        elif isinstance(action, AskWitness) and (doubt := doubt_text(action.tiles, self.table.known_places())):
            self.ui.open(menus.ask(_("Ask all the same?"), doubt, _("Ask"), lambda: self.act(action)))
        elif action is not None:
            self.act(action)

    def end_day(self) -> None:
        """End the day; say who must still move, and ask if an ability is unused."""
        table = self.table
        if not table.may_act or self.wait is not None or table.real.phase != "agents":
            return
        if (waiting := table.controls.unmoved()) and not table.real.declared:
            self.ui.toast(unmoved_text(waiting), "bad")
            return
        if (why := table.refusal_to_end()) is not None:
            self.refuse(why)
            return
        acting = table.real.acting
        if acting is not None and (table.controls.usable(acting) or table.controls.may_move_again(acting)):
            text = unused_text(acting, table.controls.usable(acting))
            self.ui.open(menus.ask(_("End the day?"), text, _("End the day"), lambda: self.act(EndDay())))
            return
        self.act(EndDay())

    # What buttons do

    def key(self, command: str) -> str:
        """Return the name of a command's key."""
        return key_name(command, self.services.values().keys)

    def select(self, agent: str) -> None:
        """Select an Agent and bring it into sight."""
        if self.table.card is not None:
            self.name_agent(agent)
            return
        self.table.select(agent)
        tile = self.table.public.agents[agent].tile
        if tile >= 0:
            self.board.reveal(tile)
        self.refresh()

    def use(self, ability: str) -> None:
        """Open an ability's draft, or do it if it is open and whole."""
        draft = self.table.draft
        if draft is not None and draft.ability == ability and self.table.controls.action(draft) is not None:
            self.confirm()
            return
        self.table.use(ability)
        self.refresh()

    def cancel(self) -> None:
        """Let go of something, stop a team that plays on, or open the menu."""
        if self.watch is not None and self.watch.pace != "pause":
            self.watch_pace("pause")
            return
        if self.table.deselect():
            self.refresh()
        else:
            self.open_menu()

    def other_way(self) -> None:
        """Take another way to the same tile."""
        if self.table.draft is not None:
            self.table.draft = self.table.controls.other_way(self.table.draft)
            self.refresh()

    def set_hints(self, level: str) -> None:
        """Change the hint level, after a question where that would make the run practice."""
        if not self.ask_hints(level):
            return
        try:
            self.match.set_hints(level)
        except OSError as error:
            self.not_saved(error)
        self.table.update()
        self.refresh()
        self.status.say(_("Hints: {level}").format(level=hint_name(level)))

    def explain(self, tile: Tile) -> None:
        """Show why the Alien cannot be on a tile, or how it could."""
        if self.table.hints_reach("set") and self.table.real.zone is not None:
            self.table.explain(tile)
            self.refresh()
            self.sidebar.reveal("proof", "story")

    def check_notes(self) -> None:
        """Ring the marks that contradict the record, after a question where that would make the run practice."""
        if not self.ask_hints("set"):
            return
        wrong = self.table.check_notes()
        names = ", ".join(self.table.board.names[tile] for tile in wrong)
        good = _("None of your marks contradicts what happened.")
        self.ui.toast(
            _("These marks are wrong: {tiles}.").format(tiles=names) if wrong else good, "bad" if wrong else "good"
        )
        self.refresh()

    def preview(self, option: Option) -> None:
        """Draft an option."""
        self.table.preview(option)
        self.refresh()

    def show_line(self, number: int) -> None:
        """Show one event on the board; a second time shows the present board again."""
        table = self.table
        proof, smallest = table.proof, table.smallest
        shown = None if table.shown_line == number else number
        table.forget_answers()
        table.proof, table.smallest, table.shown_line = proof, smallest, shown
        self.refresh()

    def step_clue(self, step: int) -> None:
        """Show the clue before or after."""
        self._say_clue(self.table.step_clue(step))
        self.refresh()

    def _say_clue(self, line: PublicLine | None) -> None:
        if line is None:
            self.ui.toast(_("This is the last clue: the board as it is now."), seconds=2.0)

    def show_old(self) -> None:
        """Show the answers of earlier days on the board too, or hide them again."""
        self.table.shows_old = not self.table.shows_old
        told = _("Answers of earlier days are shown, faint.") if self.table.shows_old else _("Only today's answers.")
        self.ui.toast(told, seconds=2.0)
        self.refresh()

    def ask_witness(self) -> None:
        """Begin a question to the Witness."""
        if self.table.real.witness == "ready" and self.table.may_act:
            if (why := self.table.match.refusal(AskWitness(self.table.board.land))) is not None:
                self.refuse(why)
                return
            self.table.put_away()
            self.table.asking, self.table.draft = 0, None
            self.refresh()

    def set_question(self, tiles: TileSet) -> None:
        """Take a ready set as the question."""
        self.table.asking = tiles
        self.refresh()

    def _show_end(self) -> None:
        from solo.client.contacts.end import EndScreen

        self.go(Reset(EndScreen(self.match, self.services)))
