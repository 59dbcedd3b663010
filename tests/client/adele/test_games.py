"""Whole games by clicks and by keys alone."""

import random

import pygame
import pytest

from solo.client.adele.end import EndScreen
from solo.client.adele.pieces import box_key
from tests.client.adele.player import Player, choice


def answer_by_mouse(player: Player, dice: random.Random) -> None:
    """Do what comes next with the mouse."""
    asked = player.asked
    if asked == "plan":
        able = player.table.selectable()
        for member in able:
            while player.table.plans.left(member):
                player.put(member, dice.choice((1, 1, 2, 3, 4, 5)))
        player.press("go-on")
    elif asked == "hazard":
        options = player.table.hazards()
        player.press(f"hazard-{dice.choice(options).label}")
        player.spot(dice.choice(sorted(player.table.aims(), key=str)))
    elif asked == "actions":
        act_by_mouse(player, dice)
    else:
        player.press(f"answer-{dice.randrange(len(player.table.legal))}")


def act_by_mouse(player: Player, dice: random.Random) -> None:
    waiting = [member for member in player.table.public.members if member not in player.table.public.done]
    member = player.table.public.acting or dice.choice(waiting)
    player.press(f"select-{member}")
    options = [option for option in player.table.options() if option.kind != "drop"]
    targets = sorted(player.play.deck.view.targets)
    if targets and (not options or dice.random() < 0.5):
        player.spot(dice.choice(targets))
    elif options:
        option = dice.choice(options)
        player.press(f"option-{option.id.replace(' ', '-')}")
        choose_by_mouse(player, dice)
    elif len(waiting) > 1 and member == player.table.public.acting:
        others = [other for other in waiting if other != member]
        player.press(f"select-{dice.choice(others)}")
        targets = sorted(player.play.deck.view.targets)
        if targets:
            player.spot(targets[0])
        else:
            end_by_mouse(player)
    else:
        end_by_mouse(player)


def choose_by_mouse(player: Player, dice: random.Random) -> None:
    """Choose one of several ways, if the option asks for one."""
    if player.table.armed is None:
        return
    if player.table.is_pairing:
        one = dice.choice(sorted(player.table.aims()))
        player.spot(one)
        player.spot(one)
    elif player.shown("way-0"):
        player.press("way-0")
    else:
        player.press("list")
        player.press("yes")


def end_by_mouse(player: Player) -> None:
    player.press("go-on")
    if player.screen.ui.has_dialog:
        player.press("yes")


@pytest.mark.parametrize(("scenario", "seed"), [("first-watch", 8), ("falling", 2)])
def test_a_whole_game_by_mouse(scenario: str, seed: int) -> None:
    player, dice = Player(choice(scenario, seed, level=2)), random.Random(seed)
    for _ in range(900):
        if isinstance(player.screen, EndScreen):
            break
        answer_by_mouse(player, dice)
    assert isinstance(player.screen, EndScreen) and player.match.is_over
    assert player.text("end-why")


def test_a_whole_game_by_keys_alone() -> None:
    player, dice = Player(choice("two-left", 6, level=2)), random.Random(5)
    for _ in range(900):
        if isinstance(player.screen, EndScreen):
            break
        answer_by_keys(player, dice)
    assert isinstance(player.screen, EndScreen) and player.match.is_over


def answer_by_keys(player: Player, dice: random.Random) -> None:
    asked = player.asked
    if asked == "plan":
        for number, member in enumerate(player.table.public.members):
            player.key(pygame.K_1 + number)
            while player.table.selected == member and player.table.plans.left(member):
                player.key(dice.choice((pygame.K_m, pygame.K_s, pygame.K_p)))
        player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    elif asked == "actions":
        act_by_keys(player, dice)
    elif asked == "hazard":
        player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    else:
        player.key(pygame.K_1)


def act_by_keys(player: Player, dice: random.Random) -> None:
    for number, member in enumerate(player.table.public.members):
        if member in player.table.public.done:
            continue
        player.key(pygame.K_1 + number)
        options = player.table.options()
        if options and options[0].kind != "drop":
            player.key(getattr(pygame, f"K_{box_key(options[0].box).lower()}"))
            if player.table.options() == options and player.table.armed is None:
                player.key(pygame.K_RETURN)
            if player.table.armed is not None:
                player.key(pygame.K_ESCAPE)
            else:
                return
        if player.play.deck.view.targets and player.table.public.acting in ("", member):
            walk_by_keys(player)
            return
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    if player.screen.ui.has_dialog:
        player.keys(pygame.K_TAB, pygame.K_RETURN)


def walk_by_keys(player: Player) -> None:
    """Walk the cursor to a marked room, and choose it."""
    player.play.ui.focus(player.play.deck)
    for _ in range(60):
        if player.play.deck.cursor in player.play.deck.view.targets:
            player.key(pygame.K_RETURN)
            return
        way = random.Random(_).choice((pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN))
        player.key(way)
    raise AssertionError("the cursor gets nowhere")
