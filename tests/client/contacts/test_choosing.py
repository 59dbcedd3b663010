"""The set-up in the window: the team after the Alien's pick, the cards to keep, a mission card, by mouse and keys."""

from collections.abc import Iterator

import pygame
import pytest

from solo.client.contacts.choosing import Choosing
from tests.boxed import boxed_match, made_up_missions
from tests.client import hands
from tests.client.contacts.boxes import CardWorker, boxed_player
from tests.client.contacts.table_top import Player


@pytest.fixture
def mission_cards() -> Iterator[None]:
    """Sixteen mission cards that change nothing."""
    with made_up_missions():
        yield


def test_the_alien_picks_first_and_the_player_the_rest() -> None:
    match = boxed_match(aliens_choice=True)
    match._worker = worker = CardWorker()  # type: ignore[assignment]
    worker.agent = "white"
    match.let_opponents_act()
    player = boxed_player(match)
    assert player.text("choosing") == "Pick 2 Agents" and "white" in player.table.real.agents
    hands.assert_tidy(player.play.ui)
    player.play.choose("white")
    assert player.table.choosing.picked == (), "the Alien's pick is in the team already"
    player.key(pygame.K_1)
    player.key(pygame.K_2)
    player.key(pygame.K_3)
    assert player.table.choosing.picked == ("black", "blue")
    player.key(pygame.K_RETURN)
    assert list(player.table.real.agents) == ["white", "black", "blue"]
    player.place()
    assert player.table.real.zone is not None


def test_grey_in_the_team_wants_four_copies() -> None:
    match = boxed_match(aliens_choice=True)
    match._worker = worker = CardWorker()  # type: ignore[assignment]
    worker.agent = "grey"
    match.let_opponents_act()
    player = boxed_player(match)
    player.play.choose("red")
    player.play.choose("pink")
    assert "red" not in player.table.choosing.copy_options
    for agent in ("white", "black", "green", "blue"):
        player.press(f"copy-{agent}")
    hands.assert_tidy(player.play.ui)
    player.press("confirm")
    assert player.table.real.copies == ("white", "black", "green", "blue")


def kept_two(player: Player) -> None:
    assert player.table.real.phase == "place"
    assert player.table.observation.team.hand == ("A02", "A06")
    assert player.table.real.hands == {"alien": 1, "agents": 2}


def test_cards_are_kept_by_mouse() -> None:
    player = boxed_player(boxed_match(("A01", "A02", "A06"), ("B01",), keep=2))
    assert "End at least one day in each of the three zones" in " ".join(
        part.spoken() for part in player.play.ui.find("setup").walk()
    )
    player.press("choose-A01")
    player.press("choose-A01")
    player.press("choose-A02")
    assert player.play.ui.find("confirm").reason == "Choose 1 more."
    player.press("choose-A06")
    hands.assert_tidy(player.play.ui)
    player.press("confirm")
    kept_two(player)


def test_cards_are_kept_by_keys_and_asked_about_with_f1() -> None:
    player = boxed_player(boxed_match(("A01", "A02", "A06"), ("B01",), keep=2))
    player.key(pygame.K_3)
    player.key(pygame.K_F1)
    assert player.went[-1] == "help equipment"
    player.play.ui.focus(player.play.ui.find("choose-A02"))
    player.key(pygame.K_F1)
    assert player.went[-1] == "help A02"
    player.key(pygame.K_SPACE)
    assert player.table.choosing.picked == ("A06", "A02")
    player.play.ui.focus(player.play.board)
    player.key(pygame.K_RETURN)
    kept_two(player)


def test_a_mission_card_is_chosen_and_both_can_be_read(mission_cards: None) -> None:
    player = boxed_player(boxed_match(with_missions=True))
    assert player.text("choosing") == "Choose your mission card" and len(player.table.choosing.options) == 2
    hands.assert_tidy(player.play.ui)
    assert player.text(f"choose-{player.table.choosing.options[0]}").endswith("It changes nothing. An advantage.")
    player.key(pygame.K_2)
    chosen = player.table.choosing.picked[0]
    player.press("confirm")
    assert chosen in player.table.real.missions and len(player.table.real.missions) == 2
    assert "The mission cards are turned over" in player.text("log")
    player.place()
    assert player.text("mission-names").count("CARD") == 2
    player.press("all-cards")
    hands.assert_tidy(player.play.ui)
    assert all(player.shown(f"known-{id}") for id in player.table.real.missions)


def test_another_option_takes_the_place_where_one_is_wanted_only() -> None:
    one = Choosing("mission", ("M01", "M02"), 1).toggled("M01").toggled("M02")
    assert one.picked == ("M02",)
    two = Choosing("keep", ("A01", "A02", "A03"), 2).toggled("A01").toggled("A02").toggled("A03")
    assert two.picked == ("A01", "A02") and two.toggled("A01").picked == ("A02",)
    assert two.toggled("B99") == two
