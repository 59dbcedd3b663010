"""The profile in the window: what it shows, searches and opens, with and without games."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.client.learning.learn import DRILLS, LearnScreen
from solo.client.screens.profile import ProfileScreen
from solo.client.screens.review import ReviewScreen
from solo.client.widgets.listbox import List
from solo.client.widgets.table import Table
from solo.contacts.achievements import achievements
from solo.contacts.learning.inference import Inference
from solo.core.profile import open_profile, profile_path
from solo.core.reviewed import Reviewed
from solo.core.save import records_folder
from tests.careers import keep, text_of, won
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk


@pytest.fixture
def profile(desk: Callable[..., Desk], home: Path) -> Desk:
    """A player with three games that count and one for practice, at the profile."""
    keep("won", won(text_of(2, iron=True)), 86400.0)
    keep("lost", text_of(1), 2000.0)
    keep("large", won(text_of(5, "lost-in-the-rockies")), 3 * 86400.0)
    lines = text_of(6).splitlines(keepends=True)
    keep("practice", "".join([*lines[:4], '{"type":"practice","hidden":true}\n', *lines[4:]]))
    shown = desk()
    shown.open(shown.navigator.title_screen())
    shown.click("profile")
    return shown


def rows(desk: Desk) -> list[str]:
    found = desk.find("achievements")
    assert isinstance(found, List)
    return [item.id for item in found.items]


def test_results_are_counted_by_secret_file_and_level(profile: Desk) -> None:
    table = profile.find("results")
    assert isinstance(table, Table)
    assert [(line.text, line.numbers[0], line.numbers[1]) for line in table.lines] == [
        ("LOST IN THE ROCKIES", "1", "1"),
        ("MAJOR BREAKDOWN", "2", "1"),
    ]
    assert profile.find("games").spoken() == "3 games counted"
    assert profile.find("practice").spoken().startswith("1 game for practice")


def test_earned_achievements_stand_first_with_their_date_and_the_others_are_dimmed(profile: Desk) -> None:
    found = profile.find("achievements")
    assert isinstance(found, List)
    first = found.items[0]
    assert first.id == "both_maps" and not first.dimmed and "1970-01-0" in first.detail
    assert {item.id for item in found.items} == set(achievements())
    files = next(item for item in found.items if item.id == "sixth_contact")
    assert files.dimmed and files.enabled and "2 of 6" in files.detail


def test_achievements_are_searched_and_filtered_by_keyboard(profile: Desk) -> None:
    profile.press(pygame.K_f, mod=pygame.KMOD_CTRL)
    profile.write("iron")
    assert rows(profile) == ["iron_nerve"]
    profile.write(" xyz")
    assert profile.find("none").spoken() and not profile.has("achievements")
    for _ in range(8):
        profile.press(pygame.K_BACKSPACE)
    profile.tab_to("kind")
    profile.press(pygame.K_RIGHT)
    earned = set(rows(profile))
    assert {"first_catch", "iron_nerve", "both_maps"} <= earned
    profile.press(pygame.K_RIGHT)
    assert set(rows(profile)) == set(achievements()) - earned


def test_the_game_that_earned_an_achievement_opens_by_mouse_and_by_keyboard(profile: Desk) -> None:
    game = profile.find("game")
    assert not game.enabled
    profile.tab_to("achievements")
    assert game.enabled
    profile.press(pygame.K_RETURN)
    assert isinstance(profile.screen, ReviewScreen) and profile.screen.path == records_folder() / "large.jsonl"
    profile.press(pygame.K_ESCAPE)
    assert isinstance(profile.screen, ProfileScreen)
    profile.click("game")
    assert isinstance(profile.screen, ReviewScreen)


def test_what_is_not_earned_or_whose_record_is_gone_opens_nothing(profile: Desk) -> None:
    profile.tab_to("achievements")
    profile.press(pygame.K_END, pygame.K_RETURN)
    assert isinstance(profile.screen, ProfileScreen) and "not earned" in profile.find("game").hint()
    (records_folder() / "large.jsonl").unlink()
    profile.press(pygame.K_HOME, pygame.K_RETURN)
    assert isinstance(profile.screen, ProfileScreen) and "gone" in profile.find("game").hint()


def test_without_a_game_it_says_what_will_be_here(desk: Callable[..., Desk], home: Path) -> None:
    shown = desk()
    shown.open(shown.navigator.profile())
    assert shown.find("empty").spoken() and not shown.has("results") and not shown.has("notes")
    assert len(rows(shown)) == len(achievements())


def test_a_damaged_profile_and_a_broken_record_are_told(profile: Desk) -> None:
    profile_path().write_bytes(b"garbage" * 1000)
    keep("torn", "{")
    profile.open(profile.navigator.profile())
    notes = " ".join(widget.spoken() for widget in profile.find("notes").walk())
    assert "profile.sqlite.bad-1" in notes
    assert "1 record cannot be read" in profile.find("broken").spoken()
    assert profile.find("games").spoken() == "3 games counted"


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.5), ((1024, 640), 2.0)])
def test_it_is_tidy_with_everything_that_it_can_show(
    size: tuple[int, int], scale: float, desk: Callable[..., Desk], profile: Desk
) -> None:
    with open_profile() as found:
        for _ in range(5):
            found.create_series("contacts", "lost-in-the-rockies", 5.0)
    keep("torn", "{")
    shown = desk(size, scale)
    shown.open(shown.navigator.profile())
    assert shown.has("broken") and shown.has("practice")
    assert_tidy(shown.ui)


def test_what_the_notes_miss_is_told_by_kind(desk: Callable[..., Desk], home: Path) -> None:
    with open_profile() as profile_now:
        profile_now.put_reviews(
            [Reviewed(f"game-{at}", "contacts", float(at), 2, {"reach": 3, "closed": at}) for at in range(7)]
        )
    shown = desk((1280, 800))
    shown.open(shown.navigator.profile())
    screen = shown.screen
    assert isinstance(screen, ProfileScreen)
    screen.tab = "missed"
    screen.rebuild()
    table = shown.find("missed")
    assert isinstance(table, Table)
    rows_told = {line.text: line.numbers for line in table.lines}
    assert rows_told["Reach"] == ("21", "1.5", "15") and rows_told["Closed tiles"] == ("21", "1.5", "20")
    assert "Closed tiles" in shown.find("worst").spoken()
    assert_tidy(shown.ui)
    shown.click("practise")
    assert isinstance(shown.screen, LearnScreen) and shown.screen.tab == DRILLS
    assert shown.screen.source.subject.inferences == (Inference.CLOSED,)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_page_of_what_the_notes_miss_is_tidy_and_says_how_it_comes_to_be_filled(
    desk: Callable[..., Desk], home: Path, scale: float
) -> None:
    shown = desk((1024, 640), scale)
    shown.open(shown.navigator.profile())
    screen = shown.screen
    assert isinstance(screen, ProfileScreen)
    screen.tab = "missed"
    screen.rebuild()
    assert "look back on a finished game" in shown.find("missed-empty").spoken()
    assert_tidy(shown.ui)
