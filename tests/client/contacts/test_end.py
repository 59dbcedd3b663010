"""The end screen and the story that it tells."""

import pygame
import pytest

from solo.career import current_career
from solo.client.contacts.end import EndScreen
from solo.client.contacts.play import PlayScreen
from solo.client.contacts.story import story_of
from solo.client.overlays import Heat, Path, Tint
from solo.contacts.achievements import achievement_name
from solo.contacts.actions import EndDay, Resign
from solo.contacts.hints import Hints
from solo.contacts.missions import missions
from solo.contacts.seriesgames import burdens_of
from solo.match import new_match
from solo.newgame import NewGame
from solo.series import delete, first_game, played_on
from tests.client import hands
from tests.client.contacts.table_top import Player


def ended(level: int = 1) -> Player:
    """Return a player at the end of a game that lasted a day and a half."""
    player = Player(NewGame("major-breakdown", level=level, seed=3, hints="off"), saved=True)
    player.place("A4", "G5", "L6")
    for agent in player.table.controls.unmoved():
        player.match.act(player.table.controls.moves(agent)[-1])
        player.table.update()
    player.play.act(EndDay())
    player.settle()
    player.play.act(Resign())
    player.settle()
    assert isinstance(player.screen, EndScreen)
    return player


def test_the_story_holds_the_path_and_what_was_known() -> None:
    player = ended()
    match = player.match
    story = story_of(match.truth(), match.observation, Hints(match.observation.public.board))
    assert [day.number for day in story.days] == [0, 1, 2]
    for before, after in zip(story.days, story.days[1:], strict=False):
        assert after.path[0] == before.path[-1]
    for day in story.days[1:]:
        assert day.then >> day.path[-1] & 1
    assert all(worth.removed >= 0 for worth in story.worth)
    assert story.miss is not None and story.miss.distance > 0


def test_the_days_are_stepped_through_with_the_arrow_keys() -> None:
    player = ended()
    screen = player.screen
    assert screen.whole
    paths = [each for each in screen.map.overlays if isinstance(each, Path) and each.alien]
    assert len([path for path in paths if len(path.tiles) > 1]) == 2
    player.key(pygame.K_LEFT)
    assert not screen.whole and screen.day == 2
    player.key(pygame.K_LEFT)
    assert screen.day == 1
    assert any(isinstance(each, Tint) for each in screen.map.overlays)
    hands.assert_tidy(screen.ui)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_LEFT)
    assert screen.day == 0
    for _ in range(3):
        player.key(pygame.K_RIGHT)
    assert screen.whole


def test_a_question_is_shown_on_the_board() -> None:
    player = ended()
    line = player.screen.story.worth[-1].line
    player.screen._show_line(str(line))
    assert player.screen.shown_line == line


def test_what_the_alien_feared() -> None:
    player = ended(level=3)
    player.key(pygame.K_LEFT)
    assert player.screen.story.days[2].heat
    player.screen._set_heat(True)
    assert any(isinstance(each, Heat) for each in player.screen.map.overlays)


def test_it_tells_the_achievements_that_the_game_earned() -> None:
    player = ended()
    assert not player.shown("earned")
    player.match.earned = ("first_catch", "unheard", "by_heart")
    player.key(pygame.K_LEFT)
    assert player.shown("earned")
    for id in player.match.earned:
        assert achievement_name(id) in player.text(f"earned-{id}")
    for size in ((1024, 640), (640, 480)):
        player.screen.on_resize(size)
        hands.assert_tidy(player.screen.ui)


def test_its_ways_out() -> None:
    player = ended()
    player.press("new-game")
    player.press("review")
    assert player.went == ["new", f"review {player.match.path}"]
    player.press("again")
    assert isinstance(player.screen, PlayScreen)
    assert player.screen.match.seed == player.match.seed


def test_the_two_ways_of_going_through_it_again_are_told_apart() -> None:
    player = ended()
    back, events = (player.screen.ui.find(name) for name in ("look-back", "review"))
    assert back.text == "Look back" and events.text == "Event by event"
    assert back.tooltip and events.tooltip and back.tooltip != events.tooltip


def test_a_game_given_up_before_the_alien_has_a_camp_is_told_too() -> None:
    match = new_match(NewGame("major-breakdown", level=1, hints="off"))
    match.act(Resign())
    player = Player(NewGame("major-breakdown", level=1, hints="off"))
    player.app.start(EndScreen(match, player.play.services))
    player.settle()
    for key in (pygame.K_LEFT, pygame.K_RIGHT):
        player.key(key)
    assert player.shown("no-days") and player.text("outcome")
    hands.assert_tidy(player.screen.ui)


# A series


def given_up() -> Player:
    """Return a player who has given the first game of a series up."""
    player = Player(first_game(NewGame("major-breakdown", level=1, hints="off")), saved=True)
    player.play.act(Resign())
    player.settle()
    assert isinstance(player.screen, EndScreen)
    return player


def test_it_tells_who_takes_which_card_into_the_next_game() -> None:
    player = given_up()
    [card] = burdens_of(current_career().series[0])
    told = player.text("burden")
    assert told.startswith("The Alien won, so it takes") and missions()[card].text in told
    for size in ((1280, 800), (1024, 640), (640, 480)):
        player.screen.on_resize(size)
        hands.assert_tidy(player.screen.ui)


def test_a_game_of_a_series_is_not_begun_again() -> None:
    """CR-46: each of its games counts. A single game can be."""
    player = Player(first_game(NewGame("major-breakdown", level=1, hints="off")), saved=True)
    player.play.open_menu()
    assert player.shown("save-as") and not player.shown("restart")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_the_next_game_of_the_series_is_begun(by: str) -> None:
    player = given_up()
    ended_match = player.match
    if by == "mouse":
        player.press("next-game")
    else:
        for _ in range(40):
            if player.screen.ui.focused.name == "next-game":
                break
            player.key(pygame.K_TAB)
        player.key(pygame.K_RETURN)
    assert isinstance(player.screen, PlayScreen)
    match = player.screen.match
    assert match.choice.series is not None and match.choice.series.number == 2 and match.seed != ended_match.seed
    assert match.observation.public.missions == burdens_of(current_career().series[0])
    assert match.path is not None and match.path.exists()


def test_what_keeps_the_next_game_from_beginning_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    player = given_up()
    monkeypatch.setattr("solo.core.save.write_whole", full)
    player.press("next-game")
    assert isinstance(player.screen, EndScreen)
    assert any("No space left" in toast.text for toast in player.screen.ui._toasts)


def test_the_same_seed_again_is_a_single_game_with_the_same_burdens() -> None:
    player = given_up()
    player.press("next-game")
    second = player.screen.match
    second.act(Resign())
    player.app.start(EndScreen(second, player.play.services))
    player.press("again")
    match = player.screen.match
    assert match.choice.series is None and match.observation.public.missions == second.observation.public.missions != ()


def test_a_deleted_series_and_a_single_game_have_no_next_one() -> None:
    player = given_up()
    found = played_on(player.match)
    assert found is not None
    delete(found[0])
    for match in (player.match, ended().match):
        player.app.start(EndScreen(match, player.play.services))
        assert not player.shown("next-game") and player.shown("new-game")
