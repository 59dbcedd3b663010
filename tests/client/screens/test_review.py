"""Review: stepping, views, curve, days, sharing; and nothing of the hidden side before the end."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.client.overlays import Heat, Marker
from solo.client.overlays import Path as Course
from solo.client.screens.review import ReviewScreen
from solo.client.screens.story import Story, read_story
from solo.client.screens.storyview import VIEWS, overlays_at, share_text
from solo.client.widgets import clipboard
from solo.contacts.deduction.exact import possible_positions
from tests.client.screens.conftest import Desk, Session


@pytest.fixture
def made(desk: Callable[..., Desk], files: dict[str, Path]) -> Desk:
    shown = desk()
    return shown.open(shown.navigator.review_screen(files["small"]))


def review(desk: Desk) -> ReviewScreen:
    assert isinstance(desk.screen, ReviewScreen)
    return desk.screen


def story_of(desk: Desk) -> Story:
    story = review(desk).story
    assert story is not None
    return story


def test_arrows_step_and_everything_follows(made: Desk) -> None:
    made.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert review(made).at == 2
    assert made.find("where").spoken().startswith("3 /")
    assert made.find("log").selected == "2" and made.find("curve").mark == 2  # type: ignore[attr-defined]
    made.press(pygame.K_END)
    assert review(made).at == len(story_of(made).steps) - 1
    made.press(pygame.K_RIGHT)
    made.press(pygame.K_HOME, pygame.K_LEFT)
    assert review(made).at == 0


def test_buttons_step_and_jump(made: Desk) -> None:
    made.click("next")
    made.click("next")
    made.click("previous")
    assert review(made).at == 1
    made.click("last")
    assert review(made).at == len(story_of(made).steps) - 1
    made.click("first")
    assert review(made).at == 0
    made.click("day-2")
    assert story_of(made).steps[review(made).at].day == 2
    assert made.find("day-2").toggled and not made.find("day-1").toggled  # type: ignore[attr-defined]
    made.press(pygame.K_3)
    assert review(made).at == story_of(made).days[3]
    made.press(pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert review(made).at == story_of(made).days[2]


def test_curve_is_clickable(made: Desk) -> None:
    made.click("curve")
    middle = review(made).at
    assert 0 < middle < len(story_of(made).steps) - 1
    made.tab_to("curve")
    made.press(pygame.K_RIGHT)
    assert review(made).at == middle + 1


def test_log_line_goes_to_its_event(made: Desk) -> None:
    made.tab_to("log")
    made.press(pygame.K_DOWN, pygame.K_DOWN)
    assert review(made).at == 2


def test_views_are_switched(made: Desk) -> None:
    made.press(pygame.K_END)
    assert review(made).view == "truth"
    made.press(pygame.K_v)
    assert review(made).view == "agents"
    assert not [one for one in review(made).board.overlays if isinstance(one, Course) and one.alien]
    made.tab_to("view")
    made.press(pygame.K_RIGHT)
    assert review(made).view == "alien"
    assert [one for one in review(made).board.overlays if isinstance(one, Course) and one.alien]


def test_every_step_in_every_view_can_be_drawn(files: dict[str, Path]) -> None:
    for name in ("small", "large", "dog"):
        story = read_story(files[name])
        for at in range(len(story.steps)):
            for view in VIEWS:
                assert overlays_at(story, at, view)


def test_truth_is_always_possible(files: dict[str, Path]) -> None:
    for name in ("small", "large", "dog"):
        story = read_story(files[name])
        assert story.truth is not None
        for step in story.steps:
            if step.possible is not None:
                assert step.possible >> story.truth.tile_on(step.day) & 1


def test_last_set_is_the_exact_one(files: dict[str, Path], sessions: dict[str, Session]) -> None:
    story = read_story(files["dog"])
    assert story.steps[-1].possible == possible_positions(sessions["dog"].public_record, story.board)


def test_game_under_way_shows_no_hidden_side(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    story = read_story(files["open"])
    assert story.truth is None and story.outcome is None
    shown = desk()
    shown.open(shown.navigator.review_screen(files["open"]))
    assert shown.find("view-hidden") and not shown.has("view")
    shown.press(pygame.K_v, pygame.K_END)
    for one in review(shown).board.overlays:
        assert not isinstance(one, Heat) and not (isinstance(one, Marker) and one.kind in ("alien", "camp"))
        assert not (isinstance(one, Course) and one.alien)
    assert "camps" not in share_text(story)


def test_text_is_copied(made: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    made.click("share")
    assert "MAJOR BREAKDOWN" in copied[0] and "seed 11" in copied[0] and "→" in copied[0]


def test_picture_is_saved(made: Desk, home: Path) -> None:
    made.press(pygame.K_END)
    made.click("picture")
    (path,) = (home / "pictures").glob("*.png")
    assert pygame.image.load(path).get_size() == (1600, 1000)


def test_picture_that_cannot_be_saved_is_told(made: Desk, home: Path) -> None:
    (home / "pictures").write_text("in the way")
    made.click("picture")
    assert not list(home.glob("*.png"))


def test_broken_record_is_shown_with_its_fault(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    shown = desk()
    shown.open(shown.navigator.review_screen(files["torn-records"]))
    assert "1" in shown.find("fault").spoken()
    shown.press(pygame.K_RIGHT, pygame.K_v, pygame.K_ESCAPE)
    assert shown.app.screen is None


def test_all_of_it_is_reached_by_keyboard(made: Desk) -> None:
    stops = made.stops()
    for name in ("back", "share", "picture", "board", "view", "curve", "day-0", "first", "last", "log"):
        assert name in stops
