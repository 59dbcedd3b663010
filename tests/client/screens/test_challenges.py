"""The challenges in the window: filters, offers, details, starting, giving up, the rating's way; by mouse and keys."""

import datetime
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from solo import challenges, dailyrun, rated
from solo.career import current_career
from solo.challenges import all_challenges
from solo.client.screens import challenges as screens
from solo.client.screens.challenges import ChallengesScreen
from solo.client.screens.help import HelpScreen
from solo.client.screens.load import LoadScreen
from solo.client.screens.review import ReviewScreen
from solo.client.widgets.bar import Curve
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import List
from solo.contacts.actions import Resign
from solo.core.challenge import Challenge, Measured
from solo.match import Match
from solo.rated import begin
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub
from tests.runs import started

DAY = datetime.date(2026, 11, 30)
RATINGS = {"first-light": 950, "no-loose-ends": 1490, "wrong-hill": 1700}


def measured() -> list[Challenge]:
    """Return the program's challenges as if only three of them were measured."""
    ratings = {id: Measured(points, 50, 400, "1", "2026-12-01") for id, points in RATINGS.items()}
    return [replace(each, rating=ratings.get(each.id)) for each in all_challenges()]


@pytest.fixture(autouse=True)
def _measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let three challenges be measured, and the day be the same in all tests."""
    found, others = measured(), all_challenges("adele")
    for module in (screens, dailyrun):
        monkeypatch.setattr(module, "all_challenges", lambda game="contacts": found if game == "contacts" else others)
    set_day(monkeypatch, DAY)


def set_day(monkeypatch: pytest.MonkeyPatch, day: datetime.date) -> None:
    for module in (screens, rated):
        monkeypatch.setattr(module, "today", lambda: day)


def one(id: str) -> Challenge:
    return next(each for each in measured() if each.id == id)


def resigned(id: str) -> Match:
    match = begin(one(id), "set")
    match.act(Resign())
    return match


def at_list(desk: Desk) -> Desk:
    """Open the challenges from the title by mouse."""
    desk.open(desk.navigator.title_screen())
    desk.click("challenges")
    return desk


def rows(desk: Desk) -> list[str]:
    found = desk.find("challenges")
    assert isinstance(found, List)
    return [item.id for item in found.items]


def text(desk: Desk, name: str) -> str:
    found = desk.find(name)
    assert isinstance(found, Label)
    return found.text


def choose(desk: Desk, id: str) -> None:
    """Choose a challenge in the list by keys."""
    desk.tab_to("challenges")
    desk.press(pygame.K_HOME)
    for _ in range(rows(desk).index(id)):
        desk.press(pygame.K_DOWN)


def test_the_list_begins_with_the_easiest_and_shows_the_next(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    assert rows(here)[:3] == ["first-light", "no-loose-ends", "wrong-hill"] and len(rows(here)) == len(measured())
    assert text(here, "challenge-name") == "NO LOOSE ENDS", "nearest to 1500"
    assert text(here, "my-rating") == "Your rating: 1500 ± 700"
    assert text(here, "challenge-rating").startswith("Rating 1490 ± 100")
    choose(here, "boat-at-dawn")
    assert text(here, "challenge-rating").startswith("Not rated yet")
    assert_tidy(here.ui)


@pytest.mark.parametrize(
    ("name", "value", "fits"),
    [
        ("file", "night-rider", lambda each: each.scenario == "night-rider"),
        ("level", "4", lambda each: each.level == 4),
        ("agent", "black", lambda each: "black" in each.team),
        ("range", "2", lambda each: each.id == "no-loose-ends"),
        ("range", "none", lambda each: each.id not in RATINGS),
    ],
)
def test_the_list_is_filtered(
    name: str, value: str, fits: Callable[[Challenge], bool], desk: Callable[..., Desk]
) -> None:
    here = at_list(desk())
    here.find(f"filter-{name}").choose(value)  # type: ignore[attr-defined]
    assert sorted(rows(here)) == [each.id for each in measured() if fits(each)]
    assert text(here, "challenge-name") in {each.name for each in measured() if fits(each)} | {"NO LOOSE ENDS"}


def test_what_was_played_can_be_filtered_by_keys_alone(desk: Callable[..., Desk]) -> None:
    resigned("first-light")
    here = desk()
    here.open(here.navigator.challenges())
    here.tab_to("filter-done")
    here.press(pygame.K_RIGHT)
    assert "first-light" not in rows(here)
    here.tab_to("filter-done")
    here.press(pygame.K_RIGHT)
    assert rows(here) == ["first-light"]


def test_filters_that_nothing_passes_say_so(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    for name, value in (("file", "night-rider"), ("agent", "black")):
        here.find(f"filter-{name}").choose(value)  # type: ignore[attr-defined]
    assert here.has("none") and not here.has("challenges")


def test_a_rated_run_is_started_by_keys(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    choose(here, "first-light")
    assert text(here, "start-line").startswith("One try counts")
    here.press(pygame.K_RETURN)
    assert isinstance(here.screen, Stub) and here.screen.match is not None
    assert here.screen.match.is_rated and here.screen.match.challenge.id == "first-light"  # type: ignore[union-attr]


def test_what_was_played_is_offered_as_practice(desk: Callable[..., Desk]) -> None:
    resigned("first-light")
    here = at_list(desk())
    choose(here, "first-light")
    assert "lost" in text(here, "challenge-rating") and "moves no rating any more" in text(here, "start-line")
    here.click("start")
    assert here.screen.match.is_practice  # type: ignore[attr-defined]


def test_a_game_that_was_played_can_be_reviewed(desk: Callable[..., Desk]) -> None:
    resigned("first-light")
    here = at_list(desk())
    choose(here, "first-light")
    here.click("game-1")
    assert isinstance(here.screen, ReviewScreen)


def test_f1_explains_challenges(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    here.press(pygame.K_F1)
    assert isinstance(here.screen, HelpScreen) and here.screen.page_id == "challenges"
    here.press(pygame.K_ESCAPE)
    assert isinstance(here.screen, ChallengesScreen)


def test_a_level_that_is_not_there_cannot_be_started(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = at_list(desk())
    monkeypatch.setattr(challenges, "levels_of", lambda game: {1: None})
    choose(here, "wrong-hill")
    assert text(here, "start-line") == "This version has no such Alien yet."
    here.press(pygame.K_RETURN)
    assert here.has("fault"), "Enter says so too"


def test_the_daily_run_is_shown_and_started(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    here.click("daily")
    assert text(here, "challenge-name") == "DAILY RUN 2026-11-30"
    here.click("start")
    match = here.screen.match  # type: ignore[attr-defined]
    assert match.is_rated and match.challenge.daily == "2026-11-30"


def test_a_daily_run_that_is_over_has_its_text_to_share(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr("solo.client.widgets.clipboard.copy", lambda text: bool(copied.append(text)) or True)
    match = begin(dailyrun.daily(DAY), "set")
    match.act(Resign())
    here = at_list(desk())
    here.click("daily")
    here.click("share")
    assert copied[0].startswith("1ers Contacts, daily run 2026-11-30")


def test_another_run_that_is_open_is_gone_on_with_or_given_up(desk: Callable[..., Desk]) -> None:
    begin(one("first-light"), "set")
    here = at_list(desk())
    assert here.has("under-way")
    choose(here, "wrong-hill")
    here.press(pygame.K_RETURN)
    here.click("cancel")
    assert isinstance(here.screen, ChallengesScreen)
    here.click("start")
    here.click("go-on")
    assert here.screen.match.challenge.id == "first-light"  # type: ignore[attr-defined]
    here = at_list(desk())
    choose(here, "wrong-hill")
    here.click("start")
    here.click("give-up")
    assert here.screen.match.challenge.id == "wrong-hill"  # type: ignore[attr-defined]
    assert [step.game.score for step in current_career().rated] == [0]


def test_the_run_under_way_is_one_click_away(desk: Callable[..., Desk]) -> None:
    begin(one("wrong-hill"), "set")
    here = at_list(desk())
    here.click("under-way")
    assert text(here, "challenge-name") == "WRONG HILL" and "under way" in text(here, "start-line")
    here.press(pygame.K_RETURN)
    assert here.screen.match.is_rated  # type: ignore[attr-defined]


def test_yesterdays_run_goes_on_today(desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    begin(dailyrun.daily(DAY), "set")
    set_day(monkeypatch, DAY + datetime.timedelta(1))
    here = at_list(desk())
    here.find("filter-level").choose("4")  # type: ignore[attr-defined]
    here.click("under-way")
    assert text(here, "challenge-name") == "DAILY RUN 2026-11-30" and "under way" in text(here, "start-line")
    assert here.screen.filters.level == "4", "the list stays as it was"  # type: ignore[attr-defined]
    here.click("daily")
    assert text(here, "challenge-name") == "DAILY RUN 2026-12-01"
    here.click("start")
    here.click("go-on")
    assert here.screen.match.challenge.daily == "2026-11-30"  # type: ignore[attr-defined]


def test_the_ratings_way_is_drawn_and_walked_along(desk: Callable[..., Desk]) -> None:
    for id in ("first-light", "no-loose-ends"):
        resigned(id)
    here = at_list(desk())
    here.tab_to("tabs-bar")
    here.press(pygame.K_RIGHT)
    curve, runs = here.find("rating-curve"), here.find("rated-runs")
    assert isinstance(curve, Curve) and isinstance(runs, List)
    steps = current_career().rated
    assert curve.values == [1500, round(steps[0].after.value), round(steps[1].after.value)]
    assert [item.id for item in runs.items] == [step.game.mark.run for step in reversed(steps)]
    here.tab_to("rating-curve")
    here.press(pygame.K_LEFT)
    assert runs.selected == steps[0].game.mark.run
    here.click("review-run")
    assert isinstance(here.screen, ReviewScreen)


def test_without_a_rated_run_there_is_no_curve(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    here.tab_to("tabs-bar")
    here.press(pygame.K_RIGHT)
    assert here.has("no-rated")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("page", ["list", "rating"])
def test_both_pages_are_tidy_with_a_career(page: str, scale: float, desk: Callable[..., Desk], home: Path) -> None:
    for id in ("first-light", "no-loose-ends"):
        resigned(id)
    begin(one("wrong-hill"), "set")
    here = desk((1024, 640), scale)
    here.open(here.navigator.challenges())
    here.screen.tab = page  # type: ignore[attr-defined]
    here.screen.rebuild()
    assert_tidy(here.ui)


def test_deleting_the_save_of_a_rated_run_says_that_it_loses_it(desk: Callable[..., Desk]) -> None:
    match = begin(one("first-light"), "set")
    assert match.path is not None
    here = desk().open(LoadScreen(desk().navigator))
    here.click("delete")
    assert any("rated run" in getattr(part, "text", "") for part in here.ui.top.walk())
    here.click("confirm")
    assert [step.game.score for step in current_career().rated] == [0]


@pytest.mark.parametrize("way", ["title_screen", "challenges"])
def test_a_run_whose_save_is_gone_is_told_where_it_is_noticed(way: str, desk: Callable[..., Desk]) -> None:
    match = begin(one("first-light"), "set")
    assert match.path is not None
    match.path.unlink()
    here = desk()
    here.open(getattr(here.navigator, way)())
    notes = [each.text for each in here.ui.root.walk() if isinstance(each, Label)]
    assert "The rated run FIRST LIGHT counts as lost, since its save was gone." in notes
    assert_tidy(here.ui)
    here.open(getattr(here.navigator, way)())
    notes = [each.text for each in here.ui.root.walk() if isinstance(each, Label)]
    assert not any("counts as lost" in note for note in notes)


def test_a_run_whose_save_was_cut_off_is_told_with_the_ways_out(desk: Callable[..., Desk]) -> None:
    path = started(4).path
    assert path is not None
    path.write_bytes(path.read_bytes()[:-9])
    here = desk((1024, 640))
    here.open(here.navigator.challenges())
    here.click("under-way")
    here.click("start")
    assert "Under Load a game" in here.find("fault").spoken()
    assert_tidy(here.ui)


def test_a_filter_that_fits_nothing_says_so_and_the_choice_comes_back(desk: Callable[..., Desk]) -> None:
    here = at_list(desk())
    choose(here, "wrong-hill")
    before = [here.find(name).rect.copy() for name in ("daily", "filter-level")]
    here.find("filter-done").choose("yes")  # type: ignore[attr-defined]
    assert text(here, "none") == "No challenge fits these filters."
    assert here.has("none-chosen") and not here.has("start")
    assert [here.find(name).rect for name in ("daily", "filter-level")] == before
    assert_tidy(here.ui)
    here.find("filter-done").choose("all")  # type: ignore[attr-defined]
    assert text(here, "challenge-name") == "WRONG HILL" and here.has("start")


def test_a_lost_run_without_a_record_has_no_review(desk: Callable[..., Desk]) -> None:
    resigned("no-loose-ends")
    path = begin(one("first-light"), "set").path
    assert path is not None
    path.unlink()
    here = at_list(desk())
    here.screen.tab = "rating"  # type: ignore[attr-defined]
    here.screen.rebuild()
    assert here.find("review-run").reason  # type: ignore[attr-defined]
    here.tab_to("rating-curve")
    here.press(pygame.K_LEFT)
    assert not here.find("review-run").reason  # type: ignore[attr-defined]


def test_where_nothing_is_rated_nothing_is_said_to_be_near(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = at_list(desk())
    assert here.has("filter-range") and "Nearest to your rating" in here.find("next").spoken()
    unrated = [replace(each, rating=None) for each in measured()]
    monkeypatch.setattr(screens, "all_challenges", lambda game="contacts": unrated)
    here = at_list(desk())
    assert not here.has("filter-range") and "The easiest not yet played" in here.find("next").spoken()


def test_the_other_games_challenges_are_a_key_away(desk: Callable[..., Desk]) -> None:
    """No daily run there, and details of its own."""
    here = at_list(desk())
    here.ui.focus(here.find("game"))
    here.press(pygame.K_RIGHT)
    assert here.screen.game == "adele" and rows(here)[0] == "easy-watch" and not here.has("daily")
    choose(here, "easy-watch")
    assert here.find("challenge-name").spoken() == "EASY WATCH"
    assert_tidy(here.ui)
    here.ui.focus(here.find("game"))
    here.press(pygame.K_LEFT)
    assert here.screen.game == "contacts" and here.has("daily")
