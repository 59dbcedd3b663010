"""Screens and how one leads to another: the protocol, the four transitions, and a base class built on widgets."""

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Protocol

import pygame

from solo.client.keyrepeat import MOVING, is_repeat
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.ui import Ui

__all__ = ["Pop", "Push", "Quit", "Reset", "Screen", "Transition", "UiScreen", "Window", "apply"]


class Window(Protocol):
    """What the running program offers to its screens; `solo.client.app.App` is the one there is."""

    @property
    def theme(self) -> Theme:
        """The theme in force."""

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""

    def set_theme(self, theme: Theme) -> None:
        """Use another theme from now on; every screen is told by `on_theme`."""

    def toggle_full_screen(self) -> None:
        """Fill the desktop, or go back to a window."""

    def post(self, call: Callable[[], None]) -> None:
        """Have something called by the loop. May be called by any thread; wakes the loop."""

    def watch(self, connection: "Connection[object, object]", ready: Callable[[], None]) -> None:
        """Have `ready` called whenever there is something to read on a worker's connection."""

    def unwatch(self, connection: "Connection[object, object]") -> None:
        """Stop watching a connection."""

    def take_notices(self) -> list[str]:
        """Return the sentences that the program wants shown to the player, once."""


class Screen(Protocol):
    """One screen of the program. Only the topmost one is drawn and gets events."""

    @property
    def dirty(self) -> bool:
        """Whether it wants to be drawn anew."""

    @property
    def damage(self) -> list[pygame.Rect] | None:
        """Which parts of the window must be drawn anew, None for all of it. Read before `on_draw`."""

    def on_enter(self, window: Window) -> None:
        """Become the topmost screen, for the first time or again."""

    def on_result(self, result: object) -> None:
        """Take what the screen above left when it was popped. Called before `on_enter`."""

    def on_event(self, event: pygame.event.Event) -> "Transition":
        """Answer an event."""

    def on_tick(self, now: float) -> "Transition":
        """Do what is due; `now` in seconds. Called after every wait of the loop."""

    def wants_tick(self) -> float | None:
        """Return in how many seconds to be ticked at the latest, None for no hurry."""

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw everything that the surface's clip lets through; called once for each part of `damage`."""

    def on_resize(self, size: tuple[int, int]) -> None:
        """Take the window's new size."""

    def on_theme(self, theme: Theme) -> None:
        """Take a new theme."""

    def on_leave(self) -> None:
        """Stop being part of the program: popped, reset or quit. Stop workers here."""

    def on_quit(self) -> None:
        """Save what must not be lost: the window is being closed, or the system ends the program."""


@dataclass(frozen=True, slots=True)
class Push:
    """Put a screen above the present one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the screen below, handing it `result` if that is not None."""

    result: object = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Drop all screens and start again with one."""

    screen: Screen


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Transition = Push | Pop | Reset | Quit | None


def apply(stack: list[Screen], transition: Transition, window: Window) -> None:
    """Carry out a transition on the stack of screens; an empty stack ends the program."""
    match transition:
        case None:
            return
        case Push(screen):
            stack.append(screen)
        case Pop(result):
            stack.pop().on_leave()
            if stack and result is not None:
                stack[-1].on_result(result)
        case Reset(screen):
            _drop(stack)
            stack.append(screen)
        case Quit():
            for screen in reversed(stack):
                screen.on_quit()
            _drop(stack)
    if stack:
        stack[-1].on_enter(window)


def _drop(stack: list[Screen]) -> None:
    while stack:
        stack.pop().on_leave()


class UiScreen:
    """A screen made of widgets. Override `build`, and `on_key` for keys that no widget used."""

    window: Window
    ui: Ui

    def __init__(self) -> None:
        self._next: Transition = None
        self._entered = False

    # To override

    def build(self) -> Widget:
        """Return the widgets of the screen. Called on entering, on a new theme and by `rebuild`."""
        raise NotImplementedError

    def on_key(self, event: pygame.event.Event) -> None:
        """Answer a key that no widget used, by calling `go` or changing widgets. Esc goes back by default."""
        if event.key == pygame.K_ESCAPE:
            self.go(Pop())

    def on_result(self, result: object) -> None:
        """Take what the screen above left."""

    def on_quit(self) -> None:
        """Save what must not be lost."""

    def on_leave(self) -> None:
        """Stop workers."""

    def update(self, now: float) -> None:
        """Do what is due; called after every wait of the loop."""

    # For subclasses

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self.window.theme

    def go(self, transition: Transition) -> None:
        """Leave for another screen once the present event is done with."""
        self._next = transition

    def rebuild(self) -> None:
        """Build the widgets anew, after a change that they do not follow themselves."""
        self.ui.set_root(self.build())

    # The protocol

    @property
    def dirty(self) -> bool:
        """Whether it wants to be drawn anew."""
        return self.ui.dirty

    @property
    def damage(self) -> list[pygame.Rect] | None:
        """Which parts must be drawn anew, None for all."""
        return self.ui.damage

    def on_enter(self, window: Window) -> None:
        """Build the widgets the first time, and bring size and theme up to date."""
        self.window = window
        if not self._entered:
            self._entered = True
            self.ui = Ui(window.theme, self.build(), window.size)
        self.ui.resize(window.size)
        if self.ui.theme is not window.theme:
            self.on_theme(window.theme)
        for notice in window.take_notices():
            self.ui.toast(notice, seconds=10)

    def on_event(self, event: pygame.event.Event) -> Transition:
        """Offer an event to the widgets, then a key to `on_key`; a key that is held down does its deed once."""
        if is_repeat(event) and not self._may_repeat(event):
            return self._take_next()
        if not self.ui.handle(event) and event.type == pygame.KEYDOWN and (event.key in MOVING or not is_repeat(event)):
            self.on_key(event)
        return self._take_next()

    def _may_repeat(self, event: pygame.event.Event) -> bool:
        focused = self.ui.focused
        return event.key in MOVING or (focused is not None and focused.may_repeat(event.key))

    def on_tick(self, now: float) -> Transition:
        """Run what is due."""
        self.ui.tick()
        self.update(now)
        return self._take_next()

    def wants_tick(self) -> float | None:
        """Return when a tooltip, toast or animation is due."""
        return self.ui.wants_tick()

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw the ground and the widgets."""
        surface.fill(self.theme.palette.back)
        self.ui.draw(surface)

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay the widgets out anew."""
        self.ui.resize(size)

    def on_theme(self, theme: Theme) -> None:
        """Build the widgets anew in the new look."""
        self.ui.set_theme(theme)
        self.rebuild()

    def _take_next(self) -> Transition:
        following, self._next = self._next, None
        return following
