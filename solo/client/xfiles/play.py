"""The play screen: rivals on top, one's own desk below, the hand at the foot, hints and log at the side."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import pygame

from solo.client import menus
from solo.client.screen import Reset, Transition, UiScreen
from solo.client.screens.navigator import Navigator
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.scroll import Scroll
from solo.client.xfiles.deskview import action_with, holders_of, is_asked, refused_text
from solo.client.xfiles.dialogs import pile_dialog, seat_dialog
from solo.client.xfiles.gliding import EASE, FRAME, Stage, places_in
from solo.client.xfiles.playlayout import content
from solo.client.xfiles.playmenu import PlayMenu
from solo.client.xfiles.wait import RivalWait
from solo.core.game import IllegalAction
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.match import Match
from solo.worker import WorkerFailed
from solo.xfiles.actions import Action, Done
from solo.xfiles.hintlines import HINT_LEVELS, Forecast, forecast_of
from solo.xfiles.observation import View
from solo.xfiles.text import refusal_text
from solo.xfilesmatch import forced, go_on, passed_phases

__all__ = ["END_AFTER", "Guide", "PlayScreen"]

END_AFTER = 1.2
"""How long the last event stays in sight, in seconds, before the end is shown."""


class Guide(Protocol):
    """What leads a newcomer through a game: a panel above the hints, and what it lets happen."""

    @property
    def reminder(self) -> str:
        """What to say when it does not let an action happen."""

    def panel(self, refresh: Callable[[], None], view: View) -> Widget | None:
        """Return the present step's panel, None when there is nothing more to say."""

    def allows(self, action: Action) -> bool:
        """Return whether an action may happen now."""

    def happened(self, action: Action) -> None:
        """Take note of what the player has done."""

    def read_on(self) -> bool:
        """Go on from what is only to be read; return whether it was that."""


class PlayScreen(PlayMenu, UiScreen):
    """One game in the window. `guide` leads a newcomer through it."""

    def __init__(self, match: Match, navigator: Navigator, guide: Guide | None = None) -> None:
        super().__init__()
        self.match, self.navigator, self.guide = match, navigator, guide
        self.view: View = match.observation
        self.selected = ""
        self.wait: RivalWait | None = None
        self.passed = passed_phases(match)
        self._seen = len(self.view.record.lines)
        self.forecast: Forecast | None = None
        self._drawn = False
        self._end_at: float | None = None
        self._stage = Stage()

    # The window

    def build(self) -> Widget:
        """Return the place for everything, filled."""
        self._stage = Stage()
        self._stage.replace([content(self)])
        return self._stage

    def on_enter(self, window: Any) -> None:
        """Start, or come back from a screen above."""
        super().on_enter(window)
        self.refresh()
        self._go_on()

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew."""
        super().on_resize(size)
        self.refresh()

    def on_leave(self) -> None:
        """End the rivals' process."""
        if self.wait is not None:
            self.wait.end(self.window)
        self.match.close()

    def on_event(self, event: pygame.event.Event) -> Transition:
        """Answer an event; a key or a click lets cards that are on their way arrive."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._stage.goes_on:
            self._stage.finish()
            self.ui.redraw()
        return super().on_event(event)

    def wants_tick(self) -> float | None:
        """Return when something is due: at once while a card is on its way."""
        due = super().wants_tick()
        return FRAME if self._stage.goes_on and (due is None or due > FRAME) else due

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""
        super().on_draw(surface)
        self._drawn = True

    def refresh(self) -> None:
        """Show what the view says now; focus and scrolled parts stay where they are, by name."""
        focused = self.ui.focused
        name = focused.name if focused is not None else ""
        offsets = {part.name: part.bar.offset for part in self._stage.walk() if isinstance(part, Scroll)}
        self._stage.replace([content(self)])
        self._stage.children[0].grow = 1
        self.ui.layout()
        for part in self._stage.walk():
            if isinstance(part, Scroll) and part.name in offsets:
                before = part.bar.offset
                part.bar.scroll_to(offsets[part.name])
                part.children[0].shift(0, before - part.bar.offset)
        if name and not self.ui.has_dialog:
            self.ui.focus(next((w for w in self._stage.walk() if w.name == name and w.focusable), None))

    @property
    def news(self) -> Sequence[PublicLine]:
        """What has happened since the player's last choice."""
        return self.view.record.lines[self._seen :]

    # Time

    @property
    def may_act(self) -> bool:
        """Whether the player decides now."""
        return self.wait is None and is_asked(self.view) and not self.match.is_over

    def update(self, now: float) -> None:
        """Follow the cards on their way, the rivals, and what is left to work out once the frame is drawn."""
        for part in self._stage.advance(self.ui.now()):
            self.ui.redraw(part)
        if self.wait is not None:
            self._poll()
        if self._end_at is not None and self.ui.now() >= self._end_at:
            self._end_at = None
            self._show_end()
        if self._wants_forecast():
            if self._drawn:
                self.forecast = forecast_of(self.view)
                self.refresh()
            else:
                self.ui.wake_in(0.0)
        self._drawn = False

    def _wants_forecast(self) -> bool:
        full = self.match.hints == HINT_LEVELS[-1]
        return full and self.forecast is None and self.may_act

    def _go_on(self) -> None:
        """Let the rivals act if they must, pass windows without a choice, or end the game."""
        if self.wait is not None or self._end_at is not None:
            return
        if not self.match.opponents_go and not self.match.is_over and forced(self.match.legal_actions()) is not None:
            try:
                go_on(self.match)
            except OSError as error:
                self.not_saved(error)
            self._take_in()
        if self.match.is_over:
            self._end_at = self.ui.now() + END_AFTER
            self.ui.wake_in(END_AFTER)
        elif self.match.opponents_go:
            self._start_wait()

    def _start_wait(self) -> None:
        self.wait = RivalWait(self.match)
        try:
            self.wait.begin(self.window, self.ui.now())
        except WorkerFailed as error:
            self._failed(str(error))
            return
        self.ui.wake_in(0.05)
        self.refresh()

    def _poll(self) -> None:
        assert self.wait is not None
        try:
            events = self.wait.poll(self.ui.now())
        except WorkerFailed as error:
            self._failed(str(error))
            return
        except OSError as error:
            self.not_saved(error)
            events = ()
        if events is None:
            bar = next((part for part in self._stage.walk() if part.name == "wait"), None)
            if isinstance(bar, Bar):
                bar.share = self.wait.share(self.ui.now())
            self.ui.wake_in(0.05)
            return
        self.wait.end(self.window)
        self.wait = None
        self._take_in()
        self._go_on()

    def _failed(self, why: str) -> None:
        assert self.wait is not None
        self.wait.end(self.window)
        self.wait = None
        self.refresh()
        text = _("A rival cannot think on: {why}. Nothing is lost; the game is saved.").format(why=why)
        self.ui.open(menus.ask(_("A rival stopped thinking"), text, _("Try again"), self._go_on))

    def _take_in(self) -> None:
        """Show what has happened: every card glides to where it lies now."""
        before, seen = places_in(self._stage), len(self.view.record.lines)
        self.view = self.match.observation
        self.passed = passed_phases(self.match)
        self.forecast = None
        if self.selected not in self.view.hand:
            self.selected = ""
        self.refresh()
        holders = dict.fromkeys(self.view.hand, "deck") | {**holders_of(self.view.record.lines[seen:])}
        self._stage.glide(before, places_in(self._stage), holders, self.ui.now(), self.theme.ease(EASE))

    # Acting

    def act(self, action: Action) -> None:
        """Do an action of the player's."""
        if self.guide is not None and not self.guide.allows(action):
            self.ui.toast(self.guide.reminder, "accent")
            return
        self._seen = len(self.view.record.lines)
        try:
            self.match.act(action)
        except IllegalAction as error:
            if (why := self.match.refusal(action)) is not None:
                self.ui.toast(refusal_text(why), "bad")
            assert error.reason is not None
            return
        except OSError as error:
            self.not_saved(error)
        if self.guide is not None:
            self.guide.happened(action)
        self.selected = ""
        self._take_in()
        self._go_on()

    def chosen(self) -> Action | None:
        """Return what the chosen card would do, if it may."""
        action = action_with(self.view, self.selected) if self.selected and self.may_act else None
        return action if action is not None and self.match.refusal(action) is None else None

    def why_not(self) -> str:
        """Return why the chosen card cannot be played now; empty if it can, if none is chosen or nobody asks."""
        action = action_with(self.view, self.selected) if self.selected and self.may_act else None
        why = self.match.refusal(action) if action is not None else None
        return "" if why is None else refused_text(self.view, self.selected, why)

    def is_usable(self, copy: str) -> bool:
        """Return whether a card of the hand can be played now."""
        action = action_with(self.view, copy)
        return self.may_act and action is not None and self.match.refusal(action) is None

    def press_card(self, copy: str) -> None:
        """Choose a card; play it if it is chosen already."""
        if copy == self.selected and self.chosen() is not None:
            self.play_chosen()
            return
        self.selected = copy
        self.refresh()

    def drop_card(self, copy: str) -> None:
        """Play a card that was dragged out of the hand, or say why not."""
        self.selected = copy
        if self.chosen() is not None:
            self.play_chosen()
            return
        self.ui.toast(self.why_not() or _("Wait until it is your turn to decide."), "bad")
        self.refresh()

    def play_chosen(self) -> None:
        """Play the chosen card."""
        if (action := self.chosen()) is not None:
            self.act(action)

    def close_window(self) -> None:
        """Go on to the next phase, or say what must be done first."""
        if not self.may_act:
            return
        if (why := self.match.refusal(Done())) is not None:
            self.ui.toast(refusal_text(why), "bad")
            return
        self.act(Done())

    def set_hints(self, level: str) -> None:
        """Change the hint level, after a question where that would make a rated run practice."""
        if not self.ask_hints(level):
            return
        try:
            self.match.set_hints(level)
        except OSError as error:
            self.not_saved(error)
        self.refresh()

    def open_help(self) -> None:
        """Explain the rules."""
        self.go(self.navigator.help("xfiles"))

    def show_pile(self) -> None:
        """Look through the discard pile."""
        self.ui.open(pile_dialog(self.view.table))

    def show_seat(self, side: str) -> None:
        """Look at all that lies before a player."""
        table = self.view.table
        self.ui.open(seat_dialog(table, table.seats[table.place_of(side)]))

    def go_back(self) -> None:
        """Show the game as it is after something was taken back."""
        self.selected = ""
        self.view = self.match.observation
        self._seen = len(self.view.record.lines)
        self._take_in()
        self._go_on()

    # Keys

    def on_key(self, event: pygame.event.Event) -> None:
        """Digits choose cards, Enter plays the chosen one or reads on, G goes on; Esc lets go or opens the menu."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) and event.key != pygame.K_RETURN:
            return
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._enter(bool(event.mod & pygame.KMOD_CTRL))
        elif event.key == pygame.K_ESCAPE:
            self._let_go()
        elif event.key == pygame.K_F1:
            self.open_help()
        elif pygame.K_1 <= event.key <= pygame.K_9:
            self._choose(event.key - pygame.K_1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.view.hand:
            step = 1 if event.key == pygame.K_RIGHT else -1
            at = self.view.hand.index(self.selected) + step if self.selected else min(0, step)
            self._choose(at % len(self.view.hand))
        else:
            self._command(event.key)

    def _command(self, key: int) -> None:
        commands: dict[int, Callable[[], None]] = {
            pygame.K_g: self.close_window,
            pygame.K_u: self.undo,
            pygame.K_d: self.show_pile,
            pygame.K_h: partial(self._focus, "hints"),
            pygame.K_l: partial(self._focus, "log"),
        }
        if key in commands:
            commands[key]()

    def _enter(self, ctrl: bool) -> None:
        if ctrl:
            self.close_window()
        elif self.guide is not None and self.guide.read_on():
            self.refresh()
        elif self.chosen() is not None:
            self.play_chosen()
        elif self.may_act:
            self.ui.toast(self.why_not() or _("Choose a card first, or press G to go on."), seconds=2.5)

    def _choose(self, at: int) -> None:
        if 0 <= at < len(self.view.hand):
            self.selected = self.view.hand[at]
            self.ui.focus(None)
            self.refresh()

    def _let_go(self) -> None:
        if self.selected:
            self.selected = ""
            self.refresh()
        else:
            self.open_menu()

    def _focus(self, name: str) -> None:
        self.ui.focus(next((w for w in self._stage.walk() if w.name == name and w.focusable), None))

    def _show_end(self) -> None:
        from solo.client.xfiles.end import EndScreen

        self.go(Reset(EndScreen(self.match, self.navigator)))
