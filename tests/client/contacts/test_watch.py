"""A computer team plays on in the window: with its reasons, step by step, day by day, until the player takes over."""

import pygame
import pytest

from solo.client.contacts import playwatch
from solo.client.contacts.end import EndScreen
from solo.client.contacts.play import PlayScreen
from solo.contacts.bots import TEAMS as PROGRAMS
from solo.match import new_match
from solo.newgame import NewGame
from solo.rated import begin
from solo.watching import TEAMS
from solo.worker import WorkerFailed
from tests.client import hands
from tests.client.contacts.table_top import NearWorker, Player, services
from tests.runs import measured


@pytest.fixture(autouse=True)
def _near(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the team think in the test's own process, and show nothing for long."""
    monkeypatch.setattr("solo.watching.Worker", NearWorker)
    monkeypatch.setattr(playwatch, "SHOWN", 0.0)


def begun(team: str = "", **look: object) -> Player:
    """Return a player at the first Agents' turn, with a team that plays on if one is named."""
    match = new_match(NewGame("major-breakdown", level=1, seed=3, hints="off"))
    player = Player(NewGame(), screen=PlayScreen(match, services()), **look)  # type: ignore[arg-type]
    player.place("A4", "G5", "L6")
    if team:
        player.play.begin_watch(team)
        player.settle()
    return player


def test_the_teams_to_choose_from_know_no_more_than_a_player() -> None:
    assert set(TEAMS) <= PROGRAMS.keys()


def test_it_is_chosen_in_the_menu_and_the_game_is_practice() -> None:
    player = begun()
    player.key(pygame.K_ESCAPE)
    player.key(pygame.K_ESCAPE)
    player.press("watch")
    player.press("team-greedy")
    assert player.match.is_practice and player.match.why_practice == "watch"
    assert player.text("watch-team") == "Greedy plays on"
    assert player.text("watch-next").startswith("Next: ")


def test_one_action_by_the_button_and_one_by_enter() -> None:
    player = begun("greedy")
    before = player.match.observation.record.length
    following = player.play.watch.following.action
    player.press("watch-action")
    after = player.match.observation.record.length
    assert after > before and player.play.watch.pace == "pause"
    assert [event.fields["side"] for event in player.match.session.record if event.type == "action"][-1] == "agents"
    assert player.play.watch.following.action != following
    player.screen.ui.focus(player.play.board)
    player.key(pygame.K_RETURN)
    assert player.match.observation.record.length > after


def test_the_button_stands_still_while_what_is_said_changes() -> None:
    player = begun("greedy")
    places, lengths = set(), set()
    for _ in range(6):
        player.screen.ui.layout()
        places.add(player.screen.ui.find("watch-action").rect.topleft)
        lengths.add(player.screen.ui.find("watch").rect.height)
        player.press("watch-action")
        player.settle()
        if player.play.watch is None or player.match.opponents_go:
            break
    assert len(lengths) > 1 and len(places) == 1


def test_a_day_is_played_to_its_end_and_then_it_waits() -> None:
    player = begun("greedy")
    player.press("watch-day")
    for _ in range(40):
        player.settle()
        if player.play.watch is None or player.play.watch.pace == "pause":
            break
    assert player.match.is_over or (player.table.real.day == 2 and player.play.watch.following is not None)


def test_it_plays_to_the_end_of_the_game() -> None:
    player = begun("greedy")
    player.press("watch-on")
    for _ in range(400):
        player.settle()
        if isinstance(player.screen, EndScreen):
            break
    assert isinstance(player.screen, EndScreen) and player.play.watch is None


def test_the_player_takes_over_and_plays() -> None:
    player = begun("greedy")
    assert not player.table.may_act and player.table.confirm() is None
    player.press("watch-over")
    assert player.play.watch is None and player.table.may_act and not player.shown("watch")
    player.key(pygame.K_1)
    player.tile("B4")
    player.key(pygame.K_RETURN)
    assert player.table.real.agents["yellow"].path


def test_escape_pauses_and_nothing_is_undone_meanwhile() -> None:
    player = begun("greedy")
    player.play.watch.pace = "on"
    player.play.cancel()
    assert player.play.watch.pace == "pause"
    record = list(player.match.session.record)
    player.key(pygame.K_u)
    assert player.match.session.record == record


def test_the_menu_takes_over_too_and_the_tutorial_has_none() -> None:
    player = begun("greedy")
    player.play.open_menu()
    player.press("take-over")
    assert player.play.watch is None
    unsaved = Player(NewGame("major-breakdown", level=1, seed=3))
    unsaved.play.open_menu()
    assert not unsaved.shown("watch")


def test_a_team_that_fails_hands_the_game_back() -> None:
    player = begun()
    player.play.begin_watch("greedy")
    worker = player.play.watch.watcher._worker
    worker.failing = WorkerFailed("gone")
    player.settle()
    assert player.play.watch is None and player.table.may_act


def test_a_rated_run_is_warned_of_first() -> None:
    player = Player(NewGame(), screen=PlayScreen(begin(measured(), "off"), services()))
    player.place("A4", "G5", "L6")
    player.play.open_menu()
    player.press("watch")
    player.key(pygame.K_ESCAPE)
    assert player.match.is_rated and player.play.watch is None
    player.play.open_menu()
    player.press("watch")
    player.press("yes")
    player.press("team-greedy")
    assert player.match.is_practice and player.match.why_practice == "watch"


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)])
def test_panel_and_dialog_are_tidy(size: tuple[int, int], scale: float) -> None:
    player = begun("greedy", size=size, scale=scale)
    hands.assert_tidy(player.screen.ui)
    player.play.take_over()
    player.play.offer_watch()
    hands.assert_tidy(player.screen.ui)
