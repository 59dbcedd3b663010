"""Keys that are held down: one press is one deed, and only cursors and texts go on."""

import pygame
import pytest

from solo.client.keyrepeat import HeldKeys, is_repeat
from solo.client.screen import UiScreen
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.textentry import TextEntry
from tests.client.test_app import App, app

__all__ = ["app"]


def down(code: int, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=unicode)


def up(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=code, mod=0)


def repeats(events: list[pygame.event.Event]) -> list[bool]:
    return [is_repeat(event) for event in HeldKeys().marked(events) if event.type == pygame.KEYDOWN]


def test_what_comes_again_before_it_is_let_go_is_a_repetition() -> None:
    assert repeats([down(pygame.K_m), down(pygame.K_m), up(pygame.K_m), down(pygame.K_m)]) == [False, True, False]
    assert repeats([down(pygame.K_m), down(pygame.K_s), down(pygame.K_s)]) == [False, False, True]


def test_what_is_let_go_in_another_window_is_down_no_more() -> None:
    lost = pygame.event.Event(pygame.WINDOWFOCUSLOST)
    assert repeats([down(pygame.K_m), lost, down(pygame.K_m)]) == [False, False]


class Counting(UiScreen):
    """A screen that counts."""

    def __init__(self) -> None:
        super().__init__()
        self.pressed = 0
        self.keys: list[int] = []

    def build(self) -> Widget:
        return Column(Button("Do it", self.press, name="do"), TextEntry(name="text"))

    def press(self) -> None:
        self.pressed += 1

    def on_key(self, event: pygame.event.Event) -> None:
        self.keys.append(event.key)


@pytest.fixture
def screen(app: App) -> Counting:
    found = Counting()
    app.start(found)
    return found


def hold(app: App, code: int, unicode: str = "") -> None:
    """Hold a key until it was sent four times, as the loop gets it."""
    app.step(HeldKeys().marked([down(code, unicode) for _ in range(4)]))


def test_a_button_is_pressed_once_however_long_enter_is_held(app: App, screen: Counting) -> None:
    screen.ui.focus(screen.ui.find("do"))
    hold(app, pygame.K_RETURN)
    assert screen.pressed == 1


def test_a_letter_does_its_deed_once_and_an_arrow_goes_on(app: App, screen: Counting) -> None:
    hold(app, pygame.K_u, "u")
    hold(app, pygame.K_DOWN)
    assert screen.keys == [pygame.K_u, *[pygame.K_DOWN] * 4]


def test_a_text_goes_on_typing(app: App, screen: Counting) -> None:
    entry = screen.ui.find("text")
    assert isinstance(entry, TextEntry)
    entry.text = "abcdef"
    screen.ui.focus(entry)
    hold(app, pygame.K_END)
    hold(app, pygame.K_BACKSPACE)
    assert entry.text == "ab"
