"""The window and its loop: waits for events, hands them to the top screen, and draws only when something changed."""

import os
import queue
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import ClassVar

import pygame

from solo.client import gamepad, text
from solo.client.keyrepeat import HeldKeys, is_repeat
from solo.client.screen import Pop, Push, Quit, Screen, Transition, apply
from solo.client.theme import Theme, auto_scale

__all__ = ["MIN_SIZE", "App", "NoScreen", "run"]

MIN_SIZE = (1024, 640)
"""The smallest window that everything is laid out for, in pixels."""

DEFAULT_SIZE = (1280, 800)
UNSEEN = ("offscreen", "dummy", "evdev")
IDLE_WAIT = 0.5
WATCH_WAIT = 0.03
RESIZE_AFTER = 0.15


class NoScreen(Exception):
    """No display can be opened; the message is one line for the player."""


class App:
    """The running program. `theme` None means the default look at the scale that suits the desktop."""

    caption: ClassVar[str] = "1ers Contacts"

    def __init__(self, theme: Theme | None = None, size: tuple[int, int] | None = None, full_screen: bool = False):
        """Open the window.

        Raises: NoScreen, if no display can be opened.
        """
        self._stack: list[Screen] = []
        self._calls: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._watched: dict[Connection[object, object], Callable[[], None]] = {}
        self._notices: list[str] = []
        self._resize_at: float | None = None
        self._picture: pygame.Surface | None = None
        self._exposed = True
        self._shown = False
        self._held = HeldKeys()
        self._desktop = _open_display()
        self._theme = theme or Theme(auto_scale(self._desktop[1]))
        self._window_size = size or _first_size(self._desktop)
        self._full_screen = full_screen
        self._wake = pygame.event.custom_type()
        self._set_mode()
        if self._desktop[0] < MIN_SIZE[0] or self._desktop[1] < MIN_SIZE[1]:
            self._notices.append(text.desktop_too_small(*self._desktop, *MIN_SIZE))

    def _set_mode(self) -> None:
        try:
            if self._full_screen:
                pygame.display.set_mode(self._desktop, pygame.FULLSCREEN)
            else:
                found = pygame.display.set_mode(self._window_size, pygame.RESIZABLE)
                if found.get_size() != self._window_size:  # SDL 2.28 leaves full screen at the desktop's size
                    pygame.display.set_mode(self._window_size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoScreen(text.no_screen(str(error))) from error
        pygame.display.set_caption(self.caption)
        pygame.key.set_repeat(350, 45)
        pygame.key.stop_text_input()

    # What screens ask

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self._surface().get_size()

    @property
    def screen(self) -> Screen | None:
        """The topmost screen, None once the program has ended."""
        return self._stack[-1] if self._stack else None

    def set_theme(self, theme: Theme) -> None:
        """Use another theme from now on."""
        self._theme = theme
        if self._stack:
            self._stack[-1].on_theme(theme)

    def toggle_full_screen(self) -> None:
        """Fill the desktop, or go back to a window of the size there was before."""
        if not self._full_screen:
            self._window_size = self.size
        self._full_screen = not self._full_screen
        self._set_mode()
        self._resized()

    def post(self, call: Callable[[], None]) -> None:
        """Have something called by the loop. May be called by any thread; wakes the loop."""
        self._calls.put(call)
        pygame.event.post(pygame.event.Event(self._wake))

    def watch(self, connection: "Connection[object, object]", ready: Callable[[], None]) -> None:
        """Have `ready` called whenever there is something to read on a connection, its end included."""
        self._watched[connection] = ready

    def unwatch(self, connection: "Connection[object, object]") -> None:
        """Stop watching a connection; no harm if it is not watched."""
        self._watched.pop(connection, None)

    def take_notices(self) -> list[str]:
        """Return the sentences that the program wants shown to the player, once."""
        notices, self._notices = self._notices, []
        return notices

    # The loop

    def run(self, first: Screen) -> None:
        """Show a screen and go on until the program ends."""
        self.start(first)
        try:
            while self._stack:
                self.step(self._wait())
        except KeyboardInterrupt:
            self._go(Quit())
        finally:
            pygame.display.quit()

    def start(self, first: Screen) -> None:
        """Show a screen, and draw it once."""
        self._go(Push(first))
        self._draw()

    def step(self, events: list[pygame.event.Event]) -> None:
        """Handle some events and all that is due, then draw if anything changed."""
        for event in events:
            self._handle(event)
        while not self._calls.empty():
            self._calls.get_nowait()()
        for connection, ready in list(self._watched.items()):
            if connection in self._watched and _readable(connection):
                ready()
        if self._resize_at is not None and time.monotonic() >= self._resize_at:
            self._resized()
        if self._stack:
            self._go(self._stack[-1].on_tick(time.monotonic()))
        if self._stack and (self._exposed or self._stack[-1].dirty):
            self._draw()

    def _wait(self) -> list[pygame.event.Event]:
        seconds = IDLE_WAIT
        if self._watched:
            seconds = WATCH_WAIT
        if self._resize_at is not None:
            seconds = min(seconds, self._resize_at - time.monotonic())
        if self._stack and (wanted := self._stack[-1].wants_tick()) is not None:
            seconds = min(seconds, wanted)
        first = pygame.event.wait(max(1, round(seconds * 1000)))
        rest = pygame.event.get()
        return self._held.marked(_without_stale_motion([first, *rest] if first.type != pygame.NOEVENT else rest))

    def _handle(self, event: pygame.event.Event) -> None:
        if not self._stack or event.type == self._wake:
            return
        if event.type == pygame.QUIT:
            self._go(Quit())
        elif event.type == pygame.VIDEORESIZE:
            self._resize_at = time.monotonic() + RESIZE_AFTER
            self._exposed = True
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED):
            self._exposed = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            if not is_repeat(event):
                self.toggle_full_screen()
        elif (translated := gamepad.as_key(event)) is not None:
            self._go(self._stack[-1].on_event(translated))
        else:
            self._go(self._stack[-1].on_event(event))

    def _go(self, transition: Transition) -> None:
        if transition is None:
            return
        if isinstance(transition, Pop) and len(self._stack) == 1:
            transition = Quit()
        apply(self._stack, transition, self)
        self._exposed = True

    def _resized(self) -> None:
        self._resize_at, self._picture, self._exposed = None, None, True
        if self._stack:
            self._stack[-1].on_resize(self.size)

    # Drawing

    def _surface(self) -> pygame.Surface:
        surface = pygame.display.get_surface()
        assert surface is not None
        return surface

    def _draw(self) -> None:
        """Draw the topmost screen, or stretch its last picture while the window is being resized."""
        surface = self._surface()
        if self._resize_at is not None:
            self._stretch(surface)
            pygame.display.flip()
        elif self._stack:
            self._draw_screen(surface, self._stack[-1])
        self._exposed = False
        if not self._shown:
            self._shown = True
            self._after_first_frame()

    def _draw_screen(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw a screen, all of it or only what it says has changed."""
        damage = None if self._exposed else screen.damage
        if damage is None:
            screen.on_draw(surface)
            pygame.display.flip()
            return
        for part in damage:
            surface.set_clip(part)
            screen.on_draw(surface)
        surface.set_clip(None)
        pygame.display.update(damage)

    def _stretch(self, surface: pygame.Surface) -> None:
        if self._picture is None and self._stack:
            self._stack[-1].on_draw(surface)
            self._picture = surface.copy()
        if self._picture is not None:
            pygame.transform.scale(self._picture, surface.get_size(), surface)

    def _after_first_frame(self) -> None:
        if os.environ.get("SOLO_TEST_READY"):
            print("READY", pygame.display.get_wm_info().get("window", 0), flush=True)
        gamepad.start()


def run(first: Screen, theme: Theme | None = None, full_screen: bool = False) -> None:
    """Open the window and show a screen until the player leaves. Raises: NoScreen."""
    App(theme, full_screen=full_screen).run(first)


def _has_display() -> bool:
    """Return whether there can be a display: without one, the systems that SDL would try complain on the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    named = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
    return named or os.path.isdir(os.environ.get("XDG_RUNTIME_DIR", ""))


def _open_display() -> tuple[int, int]:
    """Open the display and return the desktop's size in pixels."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if sys.platform == "linux" and os.environ.get("DISPLAY") and os.environ.get("SDL_VIDEODRIVER", "x11") == "x11":
        # Straight to the X server: a frame takes a third of the time, and no OpenGL driver is loaded.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        if not _has_display():
            raise NoScreen(text.no_screen(text.no_display()))
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
            # Where there is no display, SDL takes a driver that draws for nobody, unless one was asked for.
            pygame.display.quit()
            raise NoScreen(text.no_screen(text.no_display()))
        return pygame.display.get_desktop_sizes()[0]
    except pygame.error as error:
        raise NoScreen(text.no_screen(str(error))) from error


def _first_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """The window's first size: the usual one, grown with the desktop, never larger than it."""
    scale = auto_scale(desktop[1])
    width, height = (max(least, round(side * scale)) for least, side in zip(MIN_SIZE, DEFAULT_SIZE, strict=True))
    return min(width, desktop[0]), min(height, desktop[1])


def _readable(connection: "Connection[object, object]") -> bool:
    try:
        return connection.poll()
    except (OSError, EOFError):
        return True


def _without_stale_motion(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """Drop a mouse motion that another one follows directly, so that a fast mouse costs one frame."""
    kept: list[pygame.event.Event] = []
    for event in events:
        if kept and event.type == pygame.MOUSEMOTION and kept[-1].type == pygame.MOUSEMOTION:
            kept.pop()
        kept.append(event)
    return kept
