"""Settings: applied at once, kept at once, keys without conflicts."""

from collections.abc import Callable

import pygame
import pytest

from solo.client.contacts.keys import COMMANDS
from solo.client.screens import navigator
from solo.client.screens.keychoice import give_key, key_fault, key_of
from solo.core.settings import read_settings
from tests.client.screens.conftest import Desk


@pytest.fixture
def made(desk: Callable[..., Desk]) -> Desk:
    shown = desk()
    shown.open(shown.navigator.title_screen())
    shown.click("settings")
    return shown


def turn(desk: Desk, tab: str) -> None:
    desk.tab_to("tabs-bar")
    while desk.screen.tab != tab:  # type: ignore[attr-defined]
        desk.press(pygame.K_RIGHT)


def test_look_is_applied_and_kept_at_once(made: Desk) -> None:
    made.tab_to("scale")
    made.press(pygame.K_RIGHT)
    assert made.app.theme.scale == 1.1 and read_settings().scale == 1.1
    made.tab_to("text-size")
    made.press(pygame.K_RIGHT)
    assert made.app.theme.text_size == 1.15 and read_settings().text_size == 1.15
    made.tab_to("palette")
    made.press(pygame.K_RIGHT)
    assert made.app.theme.palette.id == "contrast" and read_settings().palette == "contrast"
    made.click("motion")
    assert made.app.theme.reduced_motion and read_settings().reduced_motion
    made.click("tile-names")
    assert read_settings().tile_names
    assert made.ui.focused is not None and made.ui.focused.name == "tile-names"


def test_scale_by_the_screen(made: Desk) -> None:
    made.click("scale")
    made.press(pygame.K_HOME, pygame.K_RETURN)
    assert read_settings().scale == 0.0


def test_full_screen_is_entered_at_once(made: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(made.app, "toggle_full_screen", lambda: calls.append("on"))
    made.click("full-screen")
    assert calls == ["on"] and read_settings().full_screen


def test_title_below_follows_the_look(made: Desk) -> None:
    made.tab_to("scale")
    made.press(pygame.K_RIGHT, pygame.K_RIGHT)
    made.press(pygame.K_ESCAPE)
    assert made.ui.theme.scale == 1.2


def test_defaults_of_a_game(made: Desk) -> None:
    turn(made, "game")
    made.tab_to("level")
    made.press(pygame.K_LEFT)
    made.tab_to("hints")
    made.press(pygame.K_RIGHT)
    assert (read_settings().level, read_settings().hints) == (2, "heat")


def test_key_is_given_by_keyboard(made: Desk) -> None:
    turn(made, "keys")
    made.tab_to("key-move")
    made.press(pygame.K_RETURN, pygame.K_k)
    assert read_settings().keys == {"move": "k"}
    made.click("usual-keys")
    assert read_settings().keys == {}


def test_taken_key_is_refused_with_its_use_and_another_may_follow(made: Desk) -> None:
    turn(made, "keys")
    made.click("key-move")
    made.press(pygame.K_f)
    assert "F" in made.find("key-fault").spoken() and read_settings().keys == {}
    made.press(pygame.K_w)
    assert "W" in made.find("key-fault").spoken()
    made.press(pygame.K_j)
    assert read_settings().keys == {"move": "j"} and not made.has("key-field")


def test_escape_leaves_the_key_as_it_is(made: Desk) -> None:
    turn(made, "keys")
    made.click("key-undo")
    made.press(pygame.K_ESCAPE)
    assert not made.has("key-field") and read_settings().keys == {}


def test_settings_that_cannot_be_kept_still_hold(made: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(navigator, "write_settings", full)
    made.tab_to("palette")
    made.press(pygame.K_RIGHT)
    assert made.app.theme.palette.id == "contrast"


def test_no_two_commands_ever_have_one_key() -> None:
    assert all(not key_fault(command, key_of(command, {}), {}) for command in COMMANDS)
    own = give_key("move", "k", {})
    assert key_fault("undo", "k", own) and not key_fault("undo", "m", own)
    assert give_key("move", COMMANDS["move"][0], own) == {}
    for name in ("left shift", "", "escape", "1", "d", "f1"):
        assert key_fault("move", name, {})
