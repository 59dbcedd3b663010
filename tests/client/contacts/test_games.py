"""Whole games by clicks and by keys alone, with every Agent's controls."""

import random

import pygame
import pytest

from solo.client.contacts.end import EndScreen
from solo.contacts.actions import AskWitness
from solo.contacts.agents import agents
from solo.hex.bits import members
from solo.newgame import NewGame
from tests.client.contacts.table_top import Player

TEAMS = [
    ("yellow", "black", "grey"),
    ("red", "purple", "orange"),
    ("turquoise", "blue", "white"),
    ("brown", "green", "pink"),
]


COPIES = ("white", "turquoise", "red", "purple")


def finish_draft(player: Player, dice: random.Random) -> None:
    """Choose anything until the draft is whole, then confirm it."""
    table, controls = player.table, player.table.controls
    for _ in range(12):
        draft = table.draft
        if draft is None or controls is not table.controls:
            return
        if controls.action(draft) is not None:
            if draft.picks and draft.ability != "line" and dice.random() < 0.5:
                player.tile(draft.picks[-1])
            else:
                player.key(pygame.K_RETURN)
            return
        player.tile(dice.choice(list(members(controls.choices(draft)))))
        assert table.draft != draft
    raise AssertionError(f"never whole: {table.draft}")


def play_turn(player: Player, agent: str, dice: random.Random) -> None:
    """Play one Agent: become another, move, use abilities."""
    table = player.table
    player.key(pygame.K_1 + table.agents.index(agent))
    if table.controls.form(agent) is None:
        player.press(f"form-{dice.choice(table.controls.forms(agent))}")
    finish_draft(player, dice)
    while not player.match.is_over and table.selected == agent and table.controls.usable(agent):
        for _ in range(dice.randrange(1, 3)):
            player.key(pygame.K_f)
        finish_draft(player, dice)


def play_day(player: Player, dice: random.Random) -> None:
    """Do what comes next: declare, play what was declared, ask the Witness, move, or end the day."""
    table = player.table
    if table.declaring:
        if table.controls.form(table.selected) is None:
            player.press(f"form-{dice.choice(table.controls.forms(table.selected))}")
        finish_draft(player, dice)
        player.press("declare")
    elif table.real.declared or table.asking:
        player.press("confirm")
    elif table.match.refusal(AskWitness(table.board.land)) is None and dice.random() < 0.5:
        player.press("witness")
        player.press("zone-B")
    elif waiting := table.controls.unmoved():
        play_turn(player, dice.choice(waiting), dice)
    else:
        player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
        if player.screen.ui.has_dialog:
            player.press("yes")


@pytest.mark.parametrize("team", TEAMS)
def test_a_whole_game_by_clicks(team: tuple[str, ...]) -> None:
    player = Player(NewGame("major-breakdown", team, COPIES if "grey" in team else (), level=1, hints="off", seed=5))
    dice = random.Random(7)
    player.place()
    for _ in range(150):
        if isinstance(player.screen, EndScreen):
            break
        play_day(player, dice)
    assert isinstance(player.screen, EndScreen)
    assert player.match.is_over


def test_the_teams_cover_every_agent() -> None:
    assert sorted(agent for team in TEAMS for agent in team) == sorted(agents())


def test_a_whole_game_by_keys_alone() -> None:
    player = Player(NewGame("major-breakdown", level=1, hints="off", seed=9))
    keys = iter(range(10_000))

    def cursor_to(tile: int) -> None:
        """Walk the cursor with the six keys, each step to the neighbour that is nearest."""
        board, table = player.play.board, player.table
        if board.cursor is None:
            player.key(pygame.K_d)
        while board.cursor != tile:
            next(keys)
            near = {key: table.board.hex(board.cursor).step(step) for key, step in STEPS.items()}
            ways = [
                (table.board.distance(found, tile), key)
                for key, place in near.items()
                if (found := table.board.tile(place)) is not None
            ]
            player.key(min(ways)[1])

    while player.table.real.phase == "place":
        cursor_to(next(members(player.table.controls.choices(player.table.draft))))
        player.key(pygame.K_RETURN)
        player.key(pygame.K_RETURN)
    while not isinstance(player.screen, EndScreen):
        table = player.table
        waiting = table.controls.unmoved()
        if not waiting:
            player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
            if player.screen.ui.has_dialog:
                player.key(pygame.K_TAB)
                player.key(pygame.K_RETURN)
            continue
        player.key(pygame.K_1 + table.agents.index(waiting[0]))
        cursor_to(next(members(table.controls.choices(table.draft))))
        player.key(pygame.K_RETURN)
        player.key(pygame.K_RETURN)
        assert waiting[0] not in table.controls.unmoved()
    assert player.match.is_over


def steps() -> dict[int, object]:
    """Return the cursor's keys and their directions."""
    from solo.client.hexboard import CURSOR_KEYS
    from solo.hex.coords import DIRECTIONS

    return {key: DIRECTIONS[direction] for key, direction in CURSOR_KEYS.items()}


STEPS = steps()
