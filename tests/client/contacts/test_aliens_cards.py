"""What the Alien plays, as the player meets it: announced, in force until it ends, and what the player must do then."""

from dataclasses import replace

import pygame

from solo.client.overlays import Token
from solo.contacts.actions import EndDay, MoveAgent
from solo.contacts.arrays import scan
from tests.client import hands
from tests.client.contacts.boxes import begun_with
from tests.client.contacts.table_top import Player


def signs(player: Player, agent: str) -> tuple[str, ...]:
    """Return the signs on an Agent's token on the board."""
    found = [each for each in player.play.board.overlays if isinstance(each, Token) and each.agent == agent]
    return found[0].signs


def plan(player: Player, agent: str) -> MoveAgent:
    """Plan an Agent's first move by key and clicks."""
    player.key(pygame.K_1 + player.table.agents.index(agent))
    move = player.table.controls.moves(agent)[0]
    player.tile(move.path[-1])
    player.key(pygame.K_RETURN)
    return move


def test_what_was_played_is_announced_and_told_in_the_log() -> None:
    player = begun_with((), ("B02",), plays=("B02",))
    news = [player.text(f"news-{at}") for at in range(2)]
    assert "The Alien plays SMOKE GRENADE." in news
    assert "The Alien plays SMOKE GRENADE." in player.text("log")
    assert player.text("today") == "SMOKE GRENADE" and player.text("force-0") == "Today scans are one smaller."
    assert player.text("hands") == "Cards left: the Alien 0, you 0."
    plan(player, "yellow")
    player.key(pygame.K_f)
    tile = player.table.real.agents["yellow"].tile
    asked = player.table.controls.questions(player.table.draft)
    assert [each.tiles for each in asked] == [scan(player.table.board, tile, 1)]


def test_an_effect_is_gone_the_next_day() -> None:
    player = begun_with((), ("B01",), plays=("B01",))
    assert player.text("force-0") == "Today your Agents walk 1 tile less."
    player.key(pygame.K_1)
    assert player.text("moves-today") == "2 tiles today"
    for agent in player.table.agents:
        plan(player, agent)
    player.play.act(EndDay())
    player.settle()
    assert player.table.real.day == 2 and not player.shown("force-0") and not player.shown("today")


def test_a_held_agent_is_marked_and_stays() -> None:
    player = begun_with((), ("B04",), plays=("B04",), target="pink")
    assert signs(player, "pink") == ("lock",) and signs(player, "yellow") == ()
    assert "Held: it cannot move today." in player.play.ui.find("agent-pink").tooltip
    player.key(pygame.K_3)
    assert player.text("moves-today") == "cannot move today" and player.text("effect-0").startswith("Held")
    player.tile("L6")
    player.key(pygame.K_RETURN)
    assert len(player.table.real.agents["pink"].path) == 1 and player.table.controls.usable("pink") == ["catch"]


def test_a_silenced_agent_is_marked_and_asks_nothing() -> None:
    player = begun_with((), ("B05",), plays=("B05",), target="yellow")
    assert signs(player, "yellow") == ("eye-off",)
    plan(player, "yellow")
    assert player.text("effect-0") == "Silenced: it has no ability today." and not player.shown("ability-scan")


def test_no_talking_orders_for_all_are_planned_reordered_and_given() -> None:
    player = begun_with(("A03",), ("B07",), plays=("B07",), hints="count")
    table = player.table
    assert table.ordering and player.text("force-0").startswith("No talking today")
    before, count = len(table.observation.record.lines), player.text("count")
    plan(player, "yellow")
    player.key(pygame.K_f)
    player.key(pygame.K_RETURN)
    first = plan(player, "blue")
    hands.assert_tidy(player.play.ui)
    assert len(table.observation.record.lines) == before, "nothing is asked while orders are planned"
    assert table.public.agents["blue"].tile == first.path[-1] and player.text("count") == count
    lines = player.text("plan").splitlines()
    assert [line.split()[1] for line in lines] == ["Yellow", "Yellow:", "Blue"]
    player.play.take_card("A03")
    assert table.card is None, "no card once orders are planned"
    player.play.ui.find("plan").on_link("1")
    assert len(table.plan) == 1
    player.key(pygame.K_u)
    assert table.plan == ()
    for agent in ("pink", "blue", "yellow"):
        plan(player, agent)
    player.key(pygame.K_f)
    player.press("confirm")
    player.press("declare")
    assert player.screen.ui.has_dialog, "two of them use no ability"
    player.press("yes")
    assert len(table.real.declared) == 4 and table.real.effects.talk == "ordered"
    while table.real.declared:
        player.press("confirm")
    assert all(status.path for status in table.real.agents.values()) and table.real.agents["yellow"].used
    player.play.act(EndDay())
    player.settle()
    assert table.real.day == 2 and not table.ordering


def test_the_days_card_comes_before_the_orders() -> None:
    player = begun_with(("A03",), ("B07",), plays=("B07",))
    player.press("hand-A03")
    player.key(pygame.K_RETURN)
    assert player.table.real.effects.scan_change == 1 and player.table.ordering


def test_orders_are_given_with_undo_until_the_first_answer() -> None:
    player = begun_with((), ("B07",), plays=("B07",))
    for agent in player.table.agents:
        plan(player, agent)
    player.key(pygame.K_RETURN)
    player.press("yes")
    assert player.table.real.declared
    player.key(pygame.K_u)
    assert player.table.ordering and not player.table.real.declared


def test_whistl_ondu_moves_an_agent_and_is_a_clue() -> None:
    for seed in range(20):
        player = begun_with((), ("B08",), plays=("B08",), seed=seed)
        if "B08" in player.table.real.discard:
            break
    line = next(line for line in player.table.observation.record.lines if line.type == "card")
    agent, path = line.fields["agent"], line.fields["path"]
    assert player.table.board.names[player.table.real.agents[agent].tile] == path[-1]
    assert "is moved from" in player.text("log")
    player.key(pygame.K_COMMA)
    while player.table.shown_line not in (None, line.number):
        player.key(pygame.K_COMMA)
    assert player.table.shown_line == line.number


def test_black_mirror_asks_who_comes_in() -> None:
    player = begun_with((), ("B09",), plays=("B09",), target="blue")
    assert player.table.choosing is not None and player.text("choosing") == "Who takes Blue's place?"
    hands.assert_tidy(player.play.ui)
    player.key(pygame.K_RETURN)
    assert player.table.real.phase == "replace", "nobody is chosen yet"
    player.press("choose-black")
    player.press("choose-brown")
    player.press("confirm")
    assert list(player.table.real.agents) == ["yellow", "brown", "pink"] and player.table.real.phase == "agents"
    assert player.table.board.names[player.table.real.agents["brown"].tile] == "G5"
    assert "Blue leaves the game, and Brown takes the place." in player.text("log")


def test_black_mirror_brings_grey_with_his_copies() -> None:
    player = begun_with((), ("B09",), plays=("B09",), target="blue")
    player.play.choose("grey")
    assert player.play.ui.find("confirm").reason == "Choose whom Grey copies: 4 Agents."
    for agent in ("white", "black", "green", "red"):
        player.play.pick_copy(agent)
    hands.assert_tidy(player.play.ui)
    player.key(pygame.K_RETURN)
    assert player.table.real.copies == ("white", "black", "green", "red")


def test_all_known_cards_can_be_looked_at() -> None:
    player = begun_with(("A03", "A05"), ("B02",), plays=("B02",))
    player.press("hand-A03")
    player.key(pygame.K_RETURN)
    player.press("all-cards")
    hands.assert_tidy(player.play.ui)
    assert player.text("day-cards") == "Played today: the Alien SMOKE GRENADE, you SPLATELLITE DISH."
    for id in ("A03", "A05", "B02"):
        assert player.shown(f"known-{id}")
    player.press("known-B02")
    assert player.went[-1] == "help B02"


def test_gills_open_the_lakes_in_what_the_board_tells() -> None:
    player = begun_with((), ("B11",), plays=("B11",))
    lake = next(tile for tile in player.table.board.tiles if player.table.board.terrain[tile] == "lake")
    player.hover(lake)
    assert "costs the Alien 1" in player.play.status.texts[0]


def test_the_oracles_declaration_comes_before_any_card() -> None:
    player = begun_with(("A03",), team=("green", "blue", "pink"))
    player.worker.oracle = True
    state = player.match.session.state
    player.match.session.state = replace(state, public=replace(state.public, oracle="ready"))
    player.table.update()
    for agent in player.table.agents:
        plan(player, agent)
    player.play.act(EndDay())
    player.settle()
    table = player.table
    assert table.declaring
    player.play.take_card("A03")
    assert table.card is None
    move = plan(player, table.selected)
    player.press("declare")
    assert table.real.declared == (move,)
    player.press("open-hand")
    assert player.text("state-A03") == "The declared turn comes first, exactly as you declared it."
    player.press("close-hand")
    player.press("confirm")
    player.press("hand-A03")
    player.key(pygame.K_RETURN)
    assert "A03" in table.real.discard
