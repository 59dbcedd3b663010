"""The hint panel: every number is there and explains itself, with the mouse and with keys alone."""

from typing import Any

import pygame
import pytest

from solo.client.adele.hintwords import hint_lines
from tests.client.adele.player import Player, choice
from tests.client.hands import assert_tidy


@pytest.fixture
def player() -> Player:
    return Player(choice("cold-hub", 4, hints="full"))


def numbers(player: Player) -> list[Any]:
    return list(player.play.sidebar.hints.numbers())


def lines(player: Player) -> list[Any]:
    return list(hint_lines(player.table.observation, player.table.advice, player.match.hints))


def test_every_number_is_shown_with_its_explanation(player: Player) -> None:
    told = [(label.text, label.hint()) for label in numbers(player)]
    assert told == [(line.text, line.why) for line in lines(player)] and len(told) > 12
    assert all(why.endswith(".") for _text, why in told)


def test_arrow_keys_go_through_all_numbers_and_each_explains_itself(player: Player) -> None:
    player.key(pygame.K_h)
    assert player.play.ui.focused.name == "hints"
    player.key(pygame.K_TAB)
    seen = []
    for _ in numbers(player):
        focused = player.play.ui.focused
        assert focused.name.startswith("hint-") and focused.shows_focus
        assert player.play.ui._hinted() is focused, "its explanation is what the window shows"
        seen.append(focused.text)
        player.key(pygame.K_DOWN)
    assert seen == [line.text for line in lines(player)]
    player.key(pygame.K_UP)
    assert player.play.ui.focused.text == seen[-2]


def test_tab_stops_once_among_the_numbers(player: Player) -> None:
    assert sum(label.focusable for label in numbers(player)) == 1
    player.key(pygame.K_h)
    player.key(pygame.K_TAB)
    player.key(pygame.K_TAB)
    assert not player.play.ui.focused.name.startswith("hint-")


def test_pointing_at_a_room_adds_the_risks_of_the_way_and_they_stay_to_be_read(player: Player) -> None:
    count = len(numbers(player))
    player.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=player.play.deck.plan.middle(6), buttons=(0, 0, 0))])
    player.app.step([])
    risks = numbers(player)[count:]
    assert risks and all(label.hint() for label in risks)
    assert [label.text for label in risks] == [line.text for line in player.table.way_lines(6)]
    player.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=(1270, 400), buttons=(0, 0, 0))])
    assert numbers(player)[count:] == risks
    player.key(pygame.K_m)
    assert len(numbers(player)) == len(lines(player)), "another plan, another way"


def test_counts_show_no_way_and_off_shows_nothing(player: Player) -> None:
    player.play.set_hints("count")
    player.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=player.play.deck.plan.middle(6), buttons=(0, 0, 0))])
    assert len(numbers(player)) == len(lines(player)) > 0
    player.play.set_hints("off")
    assert not player.shown("hint-list") and player.shown("hint-text")


def test_the_button_goes_to_the_hints(player: Player) -> None:
    player.press("to-hints")
    assert player.play.ui.focused.name == "hints"


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)])
def test_it_is_tidy_at_any_size(size: tuple[int, int], scale: float) -> None:
    player = Player(choice("cold-hub", 4, hints="full"), size=size, scale=scale)
    player.app.step([pygame.event.Event(pygame.MOUSEMOTION, pos=player.play.deck.plan.middle(6), buttons=(0, 0, 0))])
    assert_tidy(player.play.ui)
