"""Games besides 1ers Contacts in the window: which to begin, and what lists say of one that has no screens."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from solo.client.gamescreens import GameScreens, screens_of
from solo.client.screens import navigator
from solo.core.choice import Choice
from solo.core.kit import Kit
from solo.match import Match, new_match
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub
from tests.client.screens.test_files import rows
from tests.lantern import lantern

__all__ = ["lantern"]


@pytest.fixture
def kept(lantern: Kit) -> Match:
    """A saved game of another kind."""
    match = new_match(Choice("lantern", seed=3))
    match.keep()
    return match


def test_a_save_without_screens_is_listed_and_says_how_to_go_on(desk: Callable[..., Desk], kept: Match) -> None:
    shown = desk()
    shown.open(shown.navigator.load())
    assert rows(shown) == ["lantern-cellar-3.jsonl"]
    assert "solo resume lantern-cellar-3 goes on with it" in shown.find("no-window").spoken()
    assert not shown.has("open") and shown.has("delete")
    assert_tidy(shown.ui)
    shown.tab_to("files")
    shown.press(pygame.K_RETURN)
    assert shown.has("no-window"), "Enter does nothing"


def test_the_title_offers_to_continue_what_the_window_can_show(desk: Callable[..., Desk], kept: Match) -> None:
    shown = desk()
    shown.open(shown.navigator.title_screen())
    assert not shown.has("continue") and shown.has("load")


def test_a_newer_save_without_screens_does_not_hide_one_that_can_be_shown(
    desk: Callable[..., Desk], files: dict[str, Path], kept: Match
) -> None:
    os.utime(files["open"], (1000, 1000))
    shown = desk()
    shown.open(shown.navigator.title_screen())
    assert "MAJOR BREAKDOWN" in shown.find("continue").spoken()


def test_a_record_of_another_game_is_filtered_in_words_of_no_game(desk: Callable[..., Desk], kept: Match) -> None:
    kept.act("resign")
    shown = desk()
    shown.open(shown.navigator.records())
    assert "solo replay" in shown.find("no-window").spoken() and shown.has("filter-winner")
    assert_tidy(shown.ui)
    for who, count in (("human", 0), ("computer", 1), ("nobody", 0)):
        shown.screen._take_winner(who)  # type: ignore[attr-defined]
        assert len(shown.screen.shown()) == count  # type: ignore[attr-defined]


@pytest.mark.parametrize("look", [((1024, 640), 1.0), ((1280, 800), 1.0), ((2048, 1280), 2.0)])
def test_where_there_are_more_games_one_is_chosen_first(
    look: tuple[tuple[int, int], float], desk: Callable[..., Desk], lantern: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def screens(game: str) -> Any:
        def new_game(way: object, scenario: str) -> Stub:
            begun.append(game)
            return Stub()

        other: Any = None
        return screens_of(game) if game == "contacts" else GameScreens(other, new_game, other, other, other, other)

    monkeypatch.setattr(navigator, "playable", lambda: ["contacts", "lantern"])
    monkeypatch.setattr(navigator, "screens_of", screens)
    shown = desk(*look)
    shown.open(shown.navigator.title_screen())
    shown.click("new-game")
    assert "1ers Contacts" in shown.find("game-contacts").spoken()
    assert_tidy(shown.ui)
    shown.tab_to("game-lantern")
    shown.press(pygame.K_RETURN)
    assert begun == ["lantern"] and isinstance(shown.screen, Stub)
