"""Whole games with cards by clicks and keys: set-up, the hand, orders, replacements, until the end."""

import random

import pygame
import pytest

from solo.client.contacts.end import EndScreen
from solo.contacts.cards import cards
from solo.hex.bits import members
from tests.boxed import boxed_match
from tests.client.contacts.boxes import boxed_player
from tests.client.contacts.table_top import NearWorker, Player
from tests.client.contacts.test_games import finish_draft, play_day

TEAM_CARDS = tuple(id for id, card in cards().items() if card.side == "agents")
ALIEN_CARDS = tuple(id for id, card in cards().items() if card.side == "alien")


def choose(player: Player, dice: random.Random) -> None:
    """Make the choice that the game waits for, with number keys and clicks."""
    table = player.table
    while not table.choosing.is_whole:
        left = [each for each in table.choosing.options if each not in table.choosing.picked]
        if len(table.choosing.picked) < table.choosing.number:
            player.play.choose(dice.choice(left))
        else:
            copies = [each for each in table.choosing.copy_options if each not in table.choosing.copies]
            player.play.pick_copy(dice.choice(copies))
    player.key(pygame.K_RETURN)


def play_a_card(player: Player, dice: random.Random) -> None:
    """Take a card of the hand and put it together choice by choice, then play it."""
    table = player.table
    id = dice.choice(table.observation.team.hand)
    player.play.take_card(id)
    for _ in range(12):
        if table.card is None:
            return
        controls, draft = table.cards, table.card
        match controls.wants(draft):
            case "agent":
                left = [each for each in controls.agent_options(draft) if each not in draft.agents]
                player.tile(table.real.agents[dice.choice(left)].tile)
                if table.card == draft:
                    player.play.name_agent(dice.choice(left))
            case "newcomer":
                player.play.pick_newcomer(dice.choice(controls.newcomer_options(draft)))
            case "copies":
                left = [each for each in controls.copy_options(draft) if each not in draft.copies]
                player.play.pick_copy(dice.choice(left))
            case "way":
                player.play.pick_way(dice.choice(controls.shape(id).ways))
            case "tile":
                targets = list(members(controls.targets(draft)))
                if not targets:
                    player.play.drop_card()
                    return
                player.tile(dice.choice(targets))
            case _:
                player.key(pygame.K_RETURN)
                return
    player.play.drop_card()


def give_orders(player: Player, dice: random.Random) -> None:
    """Plan a move for every Agent in any order, abilities for some, and give the orders."""
    table = player.table
    while waiting := table.controls.unmoved():
        player.key(pygame.K_1 + table.agents.index(dice.choice(waiting)))
        if table.controls.form(table.selected) is None:
            player.press(f"form-{dice.choice(table.controls.forms(table.selected))}")
        finish_draft(player, dice)
        if table.controls.usable(table.selected) and dice.random() < 0.5:
            player.key(pygame.K_f)
            finish_draft(player, dice)
    player.play.give()
    if player.screen.ui.has_dialog:
        player.press("yes")
    assert table.real.declared


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_with_cards(seed: int) -> None:
    team = [("yellow", "black", "grey"), ("purple", "turquoise", "red"), ("white", "orange", "blue")][seed % 3]
    match = boxed_match(TEAM_CARDS[seed % 2 :: 2], ALIEN_CARDS, team, keep=5, aliens_choice=seed > 3, seed=seed + 1)
    player = boxed_player(match, worker=NearWorker())
    dice = random.Random(seed)
    for _ in range(250):
        if isinstance(player.screen, EndScreen):
            break
        table = player.table
        if table.choosing is not None:
            choose(player, dice)
        elif table.real.phase == "place":
            player.place()
        elif table.ordering:
            give_orders(player, dice)
        elif table.observation.team.hand and table.real.phase == "agents" and dice.random() < 0.3:
            play_a_card(player, dice)
        else:
            play_day(player, dice)
    assert isinstance(player.screen, EndScreen) and player.match.is_over
