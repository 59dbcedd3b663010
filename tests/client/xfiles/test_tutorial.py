"""The first case waits for the right thing, step by step, and can be left at any time."""

import pygame

from solo.client.xfiles.tutorial import STEPS, TutorialScreen
from solo.client.xfiles.tutorial_text import step_text
from solo.core.paths import saves_folder
from solo.opening import load_match
from tests.client.hands import assert_tidy
from tests.client.xfiles.desk import Player


def learner(size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> tuple[Player, TutorialScreen]:
    """Return a player in the lesson."""
    plain = Player(size=size, scale=scale)
    screen = TutorialScreen(plain.navigator)
    return Player(screen=screen, size=size, scale=scale), screen


def follow(player: Player, screen: TutorialScreen) -> None:
    """Do what the present step asks."""
    step = screen.tutorial.step
    assert step is not None
    if not step.waits:
        player.press("next")
        return
    for text in step.waits:
        if text == "done":
            player.press("go-on")
        else:
            card = text.split()[1]
            player.press(f"card-{card}")
            player.press("play-card")


def test_every_step_in_turn() -> None:
    player, screen = learner()
    seen = []
    while screen.tutorial.step is not None:
        seen.append(screen.tutorial.step.id)
        assert_tidy(screen.ui)
        follow(player, screen)
    assert seen == [step.id for step in STEPS]
    assert len(player.view.seat.solved) == 1
    assert not player.shown("guide")


def test_the_table_is_as_the_steps_tell_it() -> None:
    player, screen = learner()
    told = {}
    while screen.tutorial.step is not None:
        told[screen.tutorial.step.id] = player.view
        follow(player, screen)
    assert told["twist-window"].seat.case is not None and told["twist-window"].seat.case.twists
    assert told["draw-more"].table.phase == "resources" and told["discard"].table.phase == "debriefing"
    assert told["twist"].table.phase == "complications" and told["twist"].table.active_seat.side == "rival-1"


def test_it_waits_for_the_right_thing() -> None:
    player, _screen = learner()
    before = player.view
    player.press("go-on")
    assert player.view == before


def test_a_step_to_be_read_says_how_to_go_on_and_enter_does() -> None:
    player, screen = learner()
    player.key(pygame.K_g)
    assert "press Next" in screen.tutorial.reminder and screen.tutorial.at == 0
    player.key(pygame.K_RETURN)
    player.key(pygame.K_RETURN)
    assert screen.tutorial.step is not None and screen.tutorial.step.id == "case"
    player.key(pygame.K_RETURN)
    assert screen.tutorial.step.id == "case" and "do what the lesson" in screen.tutorial.reminder


def test_it_can_be_left_and_is_a_saved_game_from_then_on() -> None:
    player, _screen = learner()
    assert not saves_folder().exists()
    player.press("leave-lesson")
    assert not player.shown("guide")
    player.press("go-on")
    (path,) = saves_folder().iterdir()
    assert load_match(path).observation == player.view


def test_every_step_says_something() -> None:
    assert all(step_text(step.id) for step in STEPS)
