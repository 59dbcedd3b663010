"""The window: transitions, the loop, workers, resizing, leaving."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pygame
import pytest

from solo.client import gamepad
from solo.client.app import App
from solo.client.screen import Pop, Push, Quit, Reset, Transition, UiScreen
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from tests.client.hands import key


class Plain(UiScreen):
    """A screen that notes what happens to it."""

    def __init__(self, name: str, following: Transition = None) -> None:
        super().__init__()
        self.name, self.following = name, following
        self.notes: list[str] = []

    def build(self) -> Widget:
        return Column(Label(self.name), Button("Next", lambda: self.go(self.following), name="next"))

    def on_result(self, result: object) -> None:
        self.notes.append(f"result {result}")

    def on_quit(self) -> None:
        self.notes.append("quit")

    def on_leave(self) -> None:
        self.notes.append("leave")


@pytest.fixture
def app() -> Iterator[App]:
    opened = App(Theme(), size=(800, 600))
    yield opened
    pygame.event.clear()


def _press(app: App) -> None:
    """Press the screen's button."""
    assert isinstance(app.screen, Plain)
    app.screen.ui.focus(app.screen.ui.find("next"))
    app.step([key(pygame.K_RETURN)])


def test_push_and_pop_hand_over_a_result(app: App) -> None:
    below, above = Plain("below"), Plain("above", Pop("seven"))
    below.following = Push(above)
    app.start(below)
    _press(app)
    assert app.screen is above
    _press(app)
    assert app.screen is below and below.notes == ["result seven"] and above.notes == ["leave"]


def test_esc_goes_back_and_from_the_last_screen_leaves(app: App) -> None:
    below, above = Plain("below"), Plain("above")
    below.following = Push(above)
    app.start(below)
    _press(app)
    app.step([key(pygame.K_ESCAPE)])
    assert app.screen is below
    app.step([key(pygame.K_ESCAPE)])
    assert app.screen is None and below.notes == ["quit", "leave"]


def test_reset_drops_all(app: App) -> None:
    last, first = Plain("last"), Plain("first")
    first.following = Push(Plain("second", Reset(last)))
    app.start(first)
    _press(app)
    _press(app)
    assert app.screen is last and first.notes == ["leave"]


@pytest.mark.parametrize("how", ["window", "screen"])
def test_leaving_lets_every_screen_save(app: App, how: str) -> None:
    below, above = Plain("below"), Plain("above", Quit())
    below.following = Push(above)
    app.start(below)
    _press(app)
    if how == "window":
        app.step([pygame.event.Event(pygame.QUIT)])
    else:
        _press(app)
    assert app.screen is None
    assert below.notes == above.notes == ["quit", "leave"]


def test_a_frame_is_drawn_only_when_something_changed(app: App) -> None:
    screen = Plain("one")
    app.start(screen)
    drawn: list[int] = []

    def draw(surface: pygame.Surface) -> None:
        drawn.append(1)
        screen.ui.draw(surface)

    screen.on_draw = draw  # type: ignore[method-assign]
    app.step([])
    app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(700, 500), rel=(0, 0), buttons=(0, 0, 0))])
    assert drawn == []
    app.step([key(pygame.K_TAB)])
    assert drawn


def test_a_thread_can_have_something_done_by_the_loop(app: App) -> None:
    app.start(Plain("one"))
    done: list[int] = []
    thread = threading.Thread(target=lambda: app.post(lambda: done.append(threading.get_ident())))
    started = time.monotonic()
    thread.start()
    thread.join()
    app.step(app._wait())
    assert done == [threading.get_ident()] and time.monotonic() - started < 0.4


def test_a_workers_answer_wakes_the_loop(app: App) -> None:
    app.start(Plain("one"))
    here, there = multiprocessing.Pipe()
    got: list[object] = []

    def ready() -> None:
        got.append(here.recv())
        app.unwatch(here)

    app.watch(here, ready)
    app.step([])
    assert got == []
    there.send("an action")
    started = time.monotonic()
    app.step(app._wait())
    assert got == ["an action"] and time.monotonic() - started < 0.2
    app.unwatch(here)


def test_a_resize_is_followed_once_it_is_over(app: App) -> None:
    screen = Plain("one")
    app.start(screen)
    sizes: list[tuple[int, int]] = []
    screen.on_resize = sizes.append  # type: ignore[method-assign, assignment]
    for width in (820, 860, 900):
        app.step([pygame.event.Event(pygame.VIDEORESIZE, size=(width, 600), w=width, h=600)])
    assert sizes == []
    assert app._resize_at is not None
    app._resize_at = time.monotonic() - 1
    app.step([])
    assert sizes == [app.size]


def test_f11_fills_the_desktop_and_back(app: App) -> None:
    app.start(Plain("one"))
    before = app.size
    app.step([key(pygame.K_F11)])
    app.step([key(pygame.K_F11)])
    assert app.size == before


def test_a_new_theme_reaches_a_screen_that_comes_back(app: App) -> None:
    below, above = Plain("below"), Plain("above", Pop())
    below.following = Push(above)
    app.start(below)
    _press(app)
    app.set_theme(Theme(1.5))
    assert above.ui.theme.scale == 1.5
    _press(app)
    assert below.ui.theme.scale == 1.5


def test_a_small_desktop_is_told_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solo.client.app._open_display", lambda: (800, 480))
    small = App()
    screen = Plain("one")
    small.start(screen)
    assert [toast.text for toast in screen.ui._toasts] and "800 by 480" in screen.ui._toasts[0].text
    assert small.take_notices() == []


def test_a_gamepads_buttons_are_keys(app: App) -> None:
    following = Plain("two")
    app.start(Plain("one", Push(following)))
    for button in (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_A):
        app.step([pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)])
    assert app.screen is following
    assert gamepad.as_key(key(pygame.K_a)) is None


CHILD = """
import sys
from solo.client.app import App, NoScreen
from solo.client.screen import UiScreen
from solo.client.widgets.label import Label
class Saving(UiScreen):
    def build(self): return Label("Night")
    def on_quit(self): print("saved", flush=True)
try:
    App(size=(640, 480)).run(Saving())
except NoScreen as error:
    print(error)
    sys.exit(3)
print("heavy" if "networkx" in sys.modules else "light")
"""


def _child(**environment: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", CHILD],
        env={**os.environ, "SOLO_TEST_READY": "1", **environment},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")
def test_being_ended_by_the_system_lets_screens_save() -> None:
    child = _child()
    assert child.stdout is not None
    assert child.stdout.readline().startswith("READY")
    child.send_signal(signal.SIGTERM)
    rest, _ = child.communicate(timeout=5)
    assert rest.split() == ["saved", "light"] and child.returncode == 0


def test_no_screen_is_said_in_one_line() -> None:
    child = _child(SDL_VIDEODRIVER="none-such")
    said, _ = child.communicate(timeout=10)
    assert child.returncode == 3
    assert said.count("\n") == 1 and "--terminal" in said
