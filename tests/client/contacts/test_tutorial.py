"""The first hunt waits for the right thing, step by step, and can be left at any time."""

from dataclasses import replace

import pygame
import pytest

from solo.client.contacts.tutorial import STEPS, TutorialScreen
from solo.client.contacts.tutorial_text import proof_lesson, step_text
from solo.client.theme import Theme
from solo.contacts.actions import EndDay
from solo.core.paths import saves_folder
from solo.core.settings import Settings
from solo.newgame import NewGame
from solo.opening import load_match
from tests.client import hands
from tests.client.contacts.table_top import Player, services


def learner(size: tuple[int, int] = (1280, 800)) -> tuple[Player, TutorialScreen, list[Settings]]:
    """Return a player in the first hunt, and the settings that it keeps."""
    kept: list[Settings] = []
    screen = TutorialScreen(replace(services(), keep=kept.append))
    return Player(NewGame(), screen=screen, size=size), screen, kept


def step_of(screen: TutorialScreen) -> str:
    step = screen.tutorial.step
    return step.id if step is not None else ""


def test_every_step_in_turn() -> None:
    player, screen, kept = learner()
    seen = []
    for _ in range(60):
        id = step_of(screen)
        if not id:
            break
        if id not in seen:
            seen.append(id)
            hands.assert_tidy(screen.ui)
        follow(player, screen, id)
    assert seen == [step.id for step in STEPS]
    assert kept[-1].tutorial_seen


def follow(player: Player, screen: TutorialScreen, id: str) -> None:
    """Do what a step asks."""
    table = screen.table
    if screen.tutorial.step is not None and screen.tutorial.step.done is None:
        player.press("next")
    elif id == "place":
        player.tile("A4")
        player.tile("A4")
    elif id == "place-all":
        player.place("G5", "L6")
    elif id in ("select", "ability"):
        player.key(pygame.K_1 if id == "select" else pygame.K_f)
    elif id in ("ghost", "blue", "pink"):
        agent = {"ghost": "yellow"}.get(id, id)
        player.key(pygame.K_1 + table.agents.index(agent))
        player.tile(table.controls.moves(agent)[0].path[-1])
        if id != "ghost":
            player.key(pygame.K_RETURN)
    elif id == "lines":
        assert not table.real.agents["blue"].used
        player.key(pygame.K_f)
        for code in (pygame.K_e, pygame.K_w):
            player.key(code)
        player.key(pygame.K_RETURN)
    elif id in ("move", "ask"):
        player.key(pygame.K_RETURN)
    elif id == "end":
        player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        if player.screen.ui.has_dialog:
            player.press("yes")
    else:
        player.tile(next(tile for tile in table.board.tiles if not table.possible() >> tile & 1))
        player.key(pygame.K_y)


def test_the_answer_to_why_is_in_sight() -> None:
    player, screen, _ = learner((1024, 640))
    while step_of(screen) != "why":
        follow(player, screen, step_of(screen))
    follow(player, screen, "why")
    shown, window = screen.ui.find("proof").rect, screen.sidebar.middle.rect
    assert window.contains(shown)
    assert player.text("lesson") == proof_lesson(len(screen.table.proof))


@pytest.mark.parametrize(
    ("size", "scale", "text"),
    [
        ((1152, 720), 0.9, 1.0),
        ((1024, 640), 1.0, 1.0),
        ((1024, 640), 0.9, 1.5),
        ((700, 500), 0.9, 1.0),
        ((1280, 800), 2, 1),
    ],
)
def test_what_is_needed_next_is_in_sight_at_every_size(size: tuple[int, int], scale: float, text: float) -> None:
    player, screen, _ = learner(size)
    screen.window.set_theme(Theme(scale, text, reduced_motion=True))
    player.settle()
    seen = set()
    while step_of(screen) != "pink":
        id = step_of(screen)
        needed = ["next"] if screen.tutorial.step is not None and screen.tutorial.step.done is None else ["lesson"]
        needed += ["count"] if id == "set" and size[1] > 600 and scale < 2 else []
        if id in ("move", "ask"):
            needed = ["drafted", "confirm", "cancel"]
        elif id == "lines":
            for code in (pygame.K_f, pygame.K_e, pygame.K_w):
                player.key(code)
            needed = ["drafted", "confirm", "cancel"]
        seen.add(id)
        for name in needed:
            assert screen.sidebar.middle.rect.contains(screen.ui.find(name).rect), (id, name)
        if id == "lines":
            player.key(pygame.K_RETURN)
        else:
            follow(player, screen, id)
    assert {"ask", "lines", "set"} <= seen


def test_it_waits_for_the_right_thing() -> None:
    player, screen, _ = learner()
    player.tile("A4")
    player.tile("A4")
    assert not screen.table.real.agents["yellow"].is_placed
    player.press("next")
    player.tile("A4")
    player.tile("A4")
    assert screen.table.real.agents["yellow"].is_placed
    assert not screen.tutorial.allows(EndDay())


def test_it_can_be_left() -> None:
    player, screen, kept = learner()
    player.press("leave-lesson")
    assert not player.shown("guide") and kept[-1].tutorial_seen
    player.place("A4", "G5", "L6")
    assert screen.table.real.phase == "agents"


def test_every_step_says_something() -> None:
    assert all(step_text(step.id) for step in STEPS if step.id not in ("answer", "proof"))


def test_the_menu_says_that_the_lessons_are_not_saved() -> None:
    player, screen, _ = learner()
    screen.open_menu()
    assert "not saved" in player.text("leave")
    assert not player.shown("save-as") and not player.shown("restart")
    assert not saves_folder().exists()


def test_hunting_on_alone_is_a_game_that_is_saved() -> None:
    player, screen, _ = learner()
    player.press("leave-lesson")
    player.place("A4", "G5", "L6")
    screen.open_menu()
    assert player.text("leave").startswith("Save")
    (kept,) = saves_folder().iterdir()
    assert load_match(kept).observation.record == screen.match.observation.record
