"""The title: what it offers, and that everything it offers works."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.client.learning.learn import LearnScreen
from solo.client.screens.gamelist import GameListScreen
from solo.client.screens.landscape import landscape
from solo.client.screens.newgame import NewGameScreen
from solo.client.screens.title import TitleScreen
from solo.core.paths import saves_folder
from solo.core.settings import Settings, read_settings, settings_path
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub, theme
from tests.runs import started


def names(desk: Desk) -> list[str]:
    return [widget.name for widget in desk.ui.root.walk() if widget.focusable]


def test_without_saves_a_new_game_is_the_main_thing(desk: Callable[..., Desk]) -> None:
    shown = desk(tutorial_seen=True)
    shown.open(shown.navigator.title_screen())
    assert "continue" not in names(shown) and "load" not in names(shown)
    assert shown.find("new-game").kind == "primary"  # type: ignore[attr-defined]


def test_tutorial_comes_first_until_it_was_seen(desk: Callable[..., Desk]) -> None:
    made = desk()
    assert names(made.open(TitleScreen(made.navigator)))[0] == "tutorial"
    made.click("tutorial")
    assert isinstance(made.screen, Stub)
    seen = desk(tutorial_seen=True)
    assert names(seen.open(TitleScreen(seen.navigator)))[0] == "new-game"
    assert "tutorial" not in names(seen)
    seen.click("learn")
    assert isinstance(seen.screen, LearnScreen)


def test_continue_goes_on_with_the_newest_save(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    made = desk()
    made.open(made.navigator.title_screen())
    card = made.find("continue")
    assert "MAJOR BREAKDOWN" in card.spoken()
    made.click("continue")
    assert isinstance(made.screen, Stub) and made.screen.match is not None
    assert made.screen.match.path == files["open"]


def test_only_broken_saves_offer_no_continue(desk: Callable[..., Desk], home: Path) -> None:
    saves_folder().mkdir(parents=True)
    (saves_folder() / "torn.jsonl").write_text("{")
    made = desk()
    made.open(made.navigator.title_screen())
    assert "continue" not in names(made) and "load" in names(made)


def test_save_that_broke_since_is_told(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    made = desk()
    made.open(made.navigator.title_screen())
    lines = files["open"].read_text().splitlines()
    torn = "\n".join(line.replace('"answer":false', '"answer":true') for line in lines)
    files["open"].write_text(torn)
    made.click("continue")
    assert made.find("fault").spoken()
    made.press(pygame.K_ESCAPE)
    assert files["open"].read_text() == torn


def test_every_entry_is_reached_and_opened_by_keyboard(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    made = desk(tutorial_seen=True)
    made.open(made.navigator.title_screen())
    for name in ("new-game", "learn", "load", "records", "profile", "help", "settings"):
        made.tab_to(name)
        made.press(pygame.K_RETURN)
        assert not isinstance(made.screen, TitleScreen), name
        made.press(pygame.K_ESCAPE)
        assert isinstance(made.screen, TitleScreen), name
        assert made.ui.focused is not None and made.ui.focused.name == name
    made.press(pygame.K_ESCAPE)
    assert isinstance(made.screen, TitleScreen)
    made.tab_to("quit")
    made.press(pygame.K_SPACE)
    assert made.app.screen is None


def test_arrows_walk_the_menu(desk: Callable[..., Desk]) -> None:
    made = desk(tutorial_seen=True)
    made.open(made.navigator.title_screen())
    made.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP)
    made.press(pygame.K_RETURN)
    assert isinstance(made.screen, GameListScreen)
    made.press(pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert isinstance(made.screen, NewGameScreen)


def test_enter_takes_the_first_entry_and_f1_helps(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    made = desk()
    made.open(made.navigator.title_screen())
    made.press(pygame.K_F1)
    assert made.has("page-title")
    made.press(pygame.K_ESCAPE, pygame.K_RETURN)
    assert isinstance(made.screen, Stub)


def test_deleted_saves_are_gone_from_the_title(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    made = desk()
    made.open(made.navigator.title_screen())
    made.click("load")
    for path in saves_folder().glob("*"):
        path.unlink()
    made.click("back")
    assert "continue" not in names(made)


@pytest.mark.parametrize("size", [(1024, 640), (2560, 1440)])
def test_country_fills_the_window(size: tuple[int, int]) -> None:
    picture = landscape(theme(1.0), size)
    assert picture.get_size() == size
    lamp, corner = picture.get_at((size[0] * 2 // 3, size[1] // 4)), picture.get_at((2, 2))
    assert sum(lamp[:3]) > sum(corner[:3])


def test_settings_that_were_put_aside_are_spoken_of_until_others_are_kept(
    desk: Callable[..., Desk], home: Path
) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text("{")
    read_settings()
    made = desk()
    made.open(TitleScreen(made.navigator))
    assert "settings.broken" in made.find("settings-aside").spoken()
    made.navigator.keep(Settings())
    made.open(TitleScreen(made.navigator))
    assert not made.has("settings-aside")


def test_continue_names_the_challenge(desk: Callable[..., Desk], home: Path) -> None:
    started(3)
    made = desk()
    made.open(made.navigator.title_screen())
    assert "FIRST LIGHT" in made.find("continue").spoken() and made.find("continue-name").spoken() == "FIRST LIGHT"


@pytest.mark.parametrize("scale", [0.8, 1.0])
def test_a_small_window_shows_every_entry_at_once(
    desk: Callable[..., Desk], files: dict[str, Path], scale: float
) -> None:
    made = desk(size=(1024, 640), scale=scale, tutorial_seen=True)
    made.open(made.navigator.title_screen())
    made.app.step([])
    window = pygame.Rect(0, 0, 1024, 640)
    entries = [widget for widget in made.ui.root.walk() if widget.focusable]
    assert len(entries) >= 12 and all(window.contains(entry.rect) for entry in entries)
    assert not made.has("more")
    assert_tidy(made.ui)


def test_what_lies_below_a_small_window_is_said_and_reached_by_keys_and_mouse(
    desk: Callable[..., Desk], files: dict[str, Path]
) -> None:
    made = desk(size=(1024, 640), scale=2.0, tutorial_seen=True)
    made.open(made.navigator.title_screen())
    made.app.step([])
    view = made.find("menu").rect
    assert not view.contains(made.find("quit").rect) and made.has("more")
    made.tab_to("settings")
    assert view.contains(made.find("settings").rect), "the focus is never out of sight"
    made.app.step([])
    assert not made.has("more")
    made.press(pygame.K_HOME)
    made.app.step([])
    for _press in range(4):
        if made.has("more"):
            made.click("more")
            made.app.step([])
    assert view.contains(made.find("quit").rect) and not made.has("more")
    assert_tidy(made.ui)
