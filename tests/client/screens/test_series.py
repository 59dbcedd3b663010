"""Series in the window: chosen in New game, listed in the profile, gone on with, deleted: by mouse and by keyboard."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.career import current_career
from solo.client.screens.newgame import NewGameScreen
from solo.client.screens.profile import ProfileScreen
from solo.client.screens.review import ReviewScreen
from solo.client.widgets.listbox import List
from solo.contacts.actions import Resign
from solo.contacts.missions import missions
from solo.contacts.seriesgames import burdens_of
from solo.core import profile as profiles
from solo.core.paths import saves_folder
from solo.core.results import Series
from solo.core.save import records_folder
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.series import first_game, go_on
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub

USUAL = NewGame(level=1, hints="off", seed=9)


def play_series(games: int, scenario: str = "major-breakdown") -> Series:
    """Give so many games of a new series up."""
    match = new_match(first_game(NewGame(scenario=scenario, level=1, hints="off")))
    for number in range(games):
        if number:
            match = go_on(newest(), current_career().results, USUAL)
        match.act(Resign())
    return newest()


def newest() -> Series:
    return current_career().series[-1]


def match_of(desk: Desk) -> Match:
    assert isinstance(desk.screen, Stub) and desk.screen.match is not None
    return desk.screen.match


def at_series(desk: Desk) -> Desk:
    """Open the profile's page of series by mouse."""
    desk.open(desk.navigator.title_screen())
    desk.click("profile")
    desk.tab_to("tabs-bar")
    desk.press(pygame.K_RIGHT)
    return desk


def rows(desk: Desk) -> list[str]:
    found = desk.find("series")
    assert isinstance(found, List)
    return [item.id for item in found.items]


# New game


@pytest.fixture
def made(desk: Callable[..., Desk]) -> Desk:
    shown = desk()
    return shown.open(shown.navigator.new_game_of("contacts"))


def choose(desk: Desk, *keys: int) -> None:
    desk.tab_to("challenge")
    desk.press(pygame.K_RETURN, *keys, pygame.K_RETURN)


def test_a_new_series_is_chosen_by_keyboard(made: Desk) -> None:
    choose(made, pygame.K_DOWN)
    assert "Game 1 of a new series" in made.find("challenge-lines").children[0].spoken()
    made.tab_to("play")
    made.press(pygame.K_RETURN)
    match = match_of(made)
    assert match.choice.series is not None and match.choice.series.number == 1
    assert [series.id for series in current_career().series] == ["major-breakdown-1"]


def test_a_series_is_chosen_by_mouse_for_any_file(made: Desk) -> None:
    made.click("file-lost-in-the-rockies")
    made.click("challenge")
    made.press(pygame.K_DOWN, pygame.K_RETURN)
    made.click("play")
    assert newest().scenario == "lost-in-the-rockies" and match_of(made).choice.series is not None


def test_a_single_game_is_what_play_begins_otherwise(made: Desk) -> None:
    made.click("play")
    assert match_of(made).choice.series is None and current_career().series == ()


def test_a_series_that_waits_is_gone_on_with_by_another_team(desk: Callable[..., Desk]) -> None:
    series = play_series(1)
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    choose(made, pygame.K_DOWN, pygame.K_DOWN)
    [card] = burdens_of(series)
    assert missions()[card].text in made.find("challenge-lines").children[0].spoken()
    made.click("agent-pink")
    made.click("agent-white")
    made.click("play")
    match = match_of(made)
    assert match.observation.public.missions == (card,) and "white" in match.observation.public.agents
    assert match.choice.series is not None and match.choice.series.number == 2


def test_another_file_leaves_the_series_for_a_new_one(desk: Callable[..., Desk]) -> None:
    play_series(1)
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    choose(made, pygame.K_DOWN, pygame.K_DOWN)
    made.click("file-lost-in-the-rockies")
    assert isinstance(made.screen, NewGameScreen) and made.screen.choice.series == "new"


def test_a_series_whose_next_game_is_saved_is_not_begun_twice(desk: Callable[..., Desk]) -> None:
    series = play_series(1)
    go_on(series, current_career().results, USUAL)
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    choose(made, pygame.K_DOWN, pygame.K_DOWN)
    assert isinstance(made.screen, NewGameScreen) and made.screen.choice.series in ("", "new")


def test_a_profile_in_use_is_told_at_play(made: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise profiles.ProfileFault("profile.sqlite: another program is using it")

    choose(made, pygame.K_DOWN)
    monkeypatch.setattr("solo.series.open_profile", fail)
    made.click("play")
    assert "another program is using it" in made.find("start-fault").spoken()
    assert not list(saves_folder().glob("*.jsonl"))


# The profile


def test_all_series_are_listed_with_games_results_and_burdens(desk: Callable[..., Desk]) -> None:
    series = play_series(2)
    for _ in range(4):
        play_series(1, "lost-in-the-rockies")
    shown = at_series(desk())
    assert rows(shown) == [f"lost-in-the-rockies-{n}" for n in (4, 3, 2, 1)] + ["major-breakdown-1"]
    shown.tab_to("series")
    shown.press(pygame.K_END)
    told = " ".join(widget.spoken() for widget in shown.find("series-details").walk())
    for card in burdens_of(series):
        assert f"The Alien took {missions()[card].name} as a burden." in told and missions()[card].text in told
    assert "Game 3 is next, with 2 burdens." in told


def test_go_on_begins_the_next_game_by_mouse_and_goes_on_with_it_by_keyboard(desk: Callable[..., Desk]) -> None:
    series = play_series(1)
    shown = at_series(desk())
    shown.click("series-on")
    match = match_of(shown)
    assert match.observation.public.missions == burdens_of(series) and len(match.observation.public.missions) == 1
    shown = at_series(desk())
    shown.tab_to("series")
    shown.press(pygame.K_RETURN)
    assert match_of(shown).path == match.path and len(list(saves_folder().glob("*.jsonl"))) == 1


def test_a_game_of_a_series_is_reviewed(desk: Callable[..., Desk]) -> None:
    series = play_series(2)
    shown = at_series(desk())
    shown.click("series-review-2")
    assert isinstance(shown.screen, ReviewScreen)
    assert shown.screen.path == records_folder() / f"{series.games[1].record}.jsonl"
    shown.press(pygame.K_ESCAPE)
    (records_folder() / f"{series.games[0].record}.jsonl").unlink()
    shown = at_series(desk())
    shown.click("series-review-1")
    assert isinstance(shown.screen, ProfileScreen) and "gone" in shown.find("series-review-1").hint()


def test_a_series_is_deleted_after_asking(desk: Callable[..., Desk]) -> None:
    play_series(1)
    kept = play_series(1)
    shown = at_series(desk())
    shown.tab_to("series")
    shown.press(pygame.K_END)
    shown.click("series-delete")
    shown.press(pygame.K_RETURN)
    assert len(rows(shown)) == 2, "the way out has the focus"
    shown.click("series-delete")
    shown.click("confirm")
    assert rows(shown) == [kept.id] and current_career().series == (kept,)
    assert len(list(records_folder().iterdir())) == 2


def test_a_series_that_cannot_be_deleted_stays_and_that_is_told(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise profiles.ProfileFault("profile.sqlite: cannot be written")

    play_series(1)
    shown = at_series(desk())
    monkeypatch.setattr("solo.series.open_profile", fail)
    shown.click("series-delete")
    shown.click("confirm")
    assert len(rows(shown)) == 1 and any("cannot be written" in toast.text for toast in shown.ui._toasts)


def test_a_broken_save_of_the_next_game_is_no_dead_end(desk: Callable[..., Desk]) -> None:
    series = play_series(1)
    match = go_on(series, current_career().results, USUAL)
    assert match.path is not None
    match.path.write_text(match.path.read_text().replace('"burdens":["', '"burdens":["M99","'))
    shown = at_series(desk())
    shown.click("series-on")
    assert "M99" in shown.find("fault").spoken()


def test_a_series_on_a_file_that_is_gone_is_shown_and_not_gone_on_with(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_series(1)
    monkeypatch.setattr("solo.client.screens.seriespage.scenario_ids", list)
    shown = at_series(desk())
    shown.click("series-on")
    assert isinstance(shown.screen, ProfileScreen) and "secret file" in shown.find("series-on").hint()


def test_without_a_series_it_says_where_one_begins(desk: Callable[..., Desk]) -> None:
    shown = at_series(desk())
    assert shown.find("series-none").spoken()
    shown.click("series-begin")
    assert isinstance(shown.screen, NewGameScreen)


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.5), ((1024, 640), 2.0)])
def test_series_are_tidy(size: tuple[int, int], scale: float, desk: Callable[..., Desk], home: Path) -> None:
    play_series(3)
    play_series(1, "lost-in-the-rockies")
    shown = at_series(desk(size, scale))
    for id in rows(shown):
        screen = shown.screen
        assert isinstance(screen, ProfileScreen)
        screen.series.chosen = id
        screen.rebuild()
        assert_tidy(shown.ui)
    made = desk(size, scale)
    made.open(made.navigator.new_game_of("contacts"))
    choose(made, pygame.K_DOWN, pygame.K_DOWN)
    assert_tidy(made.ui)
