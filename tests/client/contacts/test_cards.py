"""Every card of the Agents played with mouse and keys, the way a player does, and what the screen says of it."""

import pygame
import pytest

from solo.client.contacts.cards import CardControls, CardDraft
from solo.client.overlays import Token
from solo.contacts.actions import MoveAgent, PlayCard
from solo.contacts.arrays import drone, scan
from solo.contacts.cards import cards
from solo.hex.bits import bits_of, members
from tests.client import hands
from tests.client.contacts.boxes import begun_with
from tests.client.contacts.table_top import Player


def named(player: Player, *names: str) -> tuple[int, ...]:
    return tuple(player.table.board.named(name) for name in names)


def last_answer(player: Player, by: str) -> list[str]:
    """Return the tiles of the last question that a card asked."""
    lines = [line for line in player.table.observation.record.lines if line.fields.get("by") == by]
    return list(lines[-1].fields["tiles"])


def is_played(player: Player, id: str) -> bool:
    """Return whether a card was played and is gone from the hand."""
    return id in player.table.real.discard and id not in player.table.observation.team.hand


def walk(player: Player, agent: str) -> None:
    """Move an Agent to its first end by keys and mouse."""
    player.key(pygame.K_1 + player.table.agents.index(agent))
    end = player.table.controls.moves(agent)[0].path[-1]
    player.tile(end)
    player.key(pygame.K_RETURN)


def test_the_hand_says_what_each_card_does_and_whether_it_can_be_played() -> None:
    player = begun_with(("A03", "A05"))
    player.key(pygame.K_c)
    assert player.table.hand_open and player.play.ui.focused.name == "card-A03"
    for id in ("A03", "A05"):
        assert cards()[id].text in player.text(f"card-{id}")
        assert player.text(f"state-{id}") == "You may play it now."
    hands.assert_tidy(player.play.ui)
    player.key(pygame.K_RETURN)
    assert player.table.card == CardDraft("A03")
    player.key(pygame.K_RETURN)
    assert is_played(player, "A03")
    player.press("open-hand")
    assert player.text("state-A05") == "Today's card has been played; the Witness counts as one."
    player.press("card-A05")
    assert player.table.card is None and not is_played(player, "A05")
    player.key(pygame.K_ESCAPE)
    assert not player.table.hand_open


def test_a_card_is_never_played_by_a_click_alone() -> None:
    player = begun_with(("A05",))
    player.press("hand-A05")
    for tile in named(player, "A4", "A4", "D4", "D4"):
        player.tile(tile)
    assert not is_played(player, "A05") and player.table.card == CardDraft("A05")
    player.press("cancel")
    assert player.table.card is None and player.table.observation.team.hand == ("A05",)


def test_the_turn_that_a_card_ends_is_named_before() -> None:
    player = begun_with(("A05",))
    walk(player, "yellow")
    player.press("hand-A05")
    assert player.text("warning") == "This ends Yellow's turn, with an ability unused."
    player.press("confirm")
    assert "yellow" in player.table.real.done


def test_pug_walks_from_the_named_agent() -> None:
    player = begun_with(("A01",))
    player.press("hand-A01")
    player.tile("A4")
    assert player.table.card.agents == ("yellow",)
    near = next(members(player.table.cards.dog(player.table.card).steps(())))
    player.tile(near)
    assert player.table.card.tiles == (near,)
    further = next(members(player.table.cards.dog(player.table.card).steps((near,)) & ~(1 << near)))
    player.tile(further)
    player.key(pygame.K_BACKSPACE)
    assert player.table.card.tiles == (near,)
    hands.assert_tidy(player.play.ui)
    player.press("confirm")
    assert is_played(player, "A01") and last_answer(player, "A01") == [player.table.board.names[near]]


@pytest.mark.parametrize("way", ["drone", "shot"])
def test_drone_detects_or_shoots(way: str) -> None:
    player = begun_with(("A02",))
    player.key(pygame.K_2)
    player.press("hand-A02")
    assert player.table.card.agents == ("blue",)
    player.press(f"way-{way}")
    player.tile("D4")
    hands.assert_tidy(player.play.ui)
    player.press("confirm")
    (tile,) = named(player, "D4")
    board = player.table.board
    expected = drone(board, tile) if way == "drone" else 1 << tile
    assert is_played(player, "A02") and last_answer(player, "A02") == board.names_of(expected)


def test_splatellite_dish_makes_previews_larger_at_once() -> None:
    player = begun_with(("A03",))
    player.press("hand-A03")
    player.key(pygame.K_RETURN)
    assert player.text("force-0") == "Today scans are one larger."
    walk(player, "yellow")
    player.key(pygame.K_f)
    tile = player.table.real.agents["yellow"].tile
    questions = player.table.controls.questions(player.table.draft)
    assert [each.tiles for each in questions] == [scan(player.table.board, tile, 3)]


def test_spice_shoot_on_two_agents_by_token_and_number() -> None:
    player = begun_with(("A04",))
    before = len(player.table.controls.moves("blue"))
    player.press("hand-A04")
    player.tile("A4")
    player.key(pygame.K_2)
    assert player.table.card.agents == ("yellow", "blue")
    player.press("confirm")
    assert player.table.real.effects.faster == {"yellow", "blue"}
    player.key(pygame.K_2)
    assert player.text("moves-today") == "3 tiles today" and len(player.table.controls.moves("blue")) > before


def test_schroedingers_trap_waits_for_the_aliens_next_turn() -> None:
    player = begun_with(("A05",))
    player.press("hand-A05")
    player.key(pygame.K_RETURN)
    assert player.text("force-0") == "On its next turn the Alien has 2 points less."


def test_talkie_minie_brings_an_agent_of_the_reserve_in() -> None:
    player = begun_with(("A06",))
    player.press("hand-A06")
    player.press("name-pink")
    assert not player.shown("choose-yellow") and player.shown("choose-green")
    player.press("choose-black")
    hands.assert_tidy(player.play.ui)
    player.press("confirm")
    assert "pink" not in player.table.real.agents and "black" in player.table.real.agents
    assert player.table.real.agents["black"].tile == named(player, "L6")[0]
    player.key(pygame.K_3)
    assert player.table.selected == "black" and player.table.controls.moves("black")


def test_talkie_minie_brings_grey_in_with_four_copies() -> None:
    player = begun_with(("A06",))
    player.press("hand-A06")
    player.key(pygame.K_1)
    player.play.pick_newcomer("grey")
    assert player.table.cards.wants(player.table.card) == "copies"
    for number in range(4):
        player.key(pygame.K_1 + number)
    hands.assert_tidy(player.play.ui)
    copies = player.table.card.copies
    player.press("confirm")
    assert player.table.real.copies == copies == ("black", "brown", "green", "orange")
    player.key(pygame.K_1)
    assert player.shown("form-black")


def test_warp_gun_shows_all_day_whose_ability_an_agent_has() -> None:
    player = begun_with(("A07",))
    player.press("hand-A07")
    player.tile("A4")
    player.tile("L6")
    player.press("confirm")
    tokens = {each.agent: each.signs for each in player.play.board.overlays if isinstance(each, Token)}
    assert tokens == {"yellow": ("pink",), "blue": (), "pink": ("yellow",)}
    walk(player, "yellow")
    assert player.text("effect-0") == "Warp-gun: it has Pink's ability today."
    assert player.shown("ability-catch") and not player.shown("ability-scan")
    player.press("ability-catch")
    tile = player.table.real.agents["yellow"].tile
    assert [each.tiles for each in player.table.controls.questions(player.table.draft)] == [
        player.table.board.adjacent[tile]
    ]


def test_grav_boots_let_an_agent_move_twice() -> None:
    player = begun_with(("A08",))
    player.press("hand-A08")
    player.press("name-yellow")
    player.press("confirm")
    walk(player, "yellow")
    assert player.text("again") == "It may move once more." and not player.shown("ability-scan")
    player.key(pygame.K_1)
    walk(player, "yellow")
    assert player.table.real.agents["yellow"].moves == 2 and not player.table.controls.moves("yellow")


def test_the_end_of_the_day_reminds_of_a_second_move() -> None:
    player = begun_with(("A08",))
    player.press("hand-A08")
    player.press("name-pink")
    player.press("confirm")
    for agent in ("yellow", "blue", "pink"):
        walk(player, agent)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.screen.ui.has_dialog and player.table.real.day == 1


def test_net_ball_is_thrown_beside_the_agent() -> None:
    player = begun_with(("A09",))
    player.press("hand-A09")
    player.tile("A4")
    player.tile("L2")
    assert not player.table.card.tiles
    player.tile("B4")
    player.tile("A5")
    player.press("confirm")
    assert is_played(player, "A09") and last_answer(player, "A09") == ["A5"]


def test_binoculars_ask_about_two_tiles_beside_each_other() -> None:
    player = begun_with(("A10",))
    player.press("hand-A10")
    player.press("name-blue")
    player.tile("C4")
    player.tile("H8")
    assert player.table.card.tiles == named(player, "H8"), "far from the first: it begins anew"
    player.tile("G8")
    player.press("confirm")
    assert is_played(player, "A10") and last_answer(player, "A10") == ["G8", "H8"]


def test_helicopter_makes_the_move_a_straight_line() -> None:
    player = begun_with(("A11",))
    player.press("hand-A11")
    player.press("name-yellow")
    player.press("confirm")
    player.key(pygame.K_1)
    assert player.text("moves-today") == "a straight line today"
    ends = bits_of(move.path[-1] for move in player.table.controls.moves("yellow"))
    assert player.table.controls.choices(player.table.draft) == ends
    start, far = player.table.real.agents["yellow"].tile, max(members(ends))
    player.tile(far)
    assert player.table.confirm() == MoveAgent("yellow", (start, far))
    player.key(pygame.K_RETURN)
    assert player.table.real.agents["yellow"].tile == far


def test_helicopter_takes_the_place_of_blacks_step_and_flight() -> None:
    player = begun_with(("A11",), team=("black", "blue", "pink"))
    player.press("hand-A11")
    player.press("name-black")
    player.press("confirm")
    player.key(pygame.K_1)
    far = player.table.controls.moves("black")[-1].path[-1]
    player.tile(far)
    player.tile(far)
    assert player.table.real.agents["black"].tile == far


def test_third_eye_scans_around_the_named_agent() -> None:
    player = begun_with(("A12",))
    player.press("hand-A12")
    player.tile("G5")
    player.key(pygame.K_RETURN)
    (tile,) = named(player, "G5")
    assert last_answer(player, "A12") == player.table.board.names_of(scan(player.table.board, tile, 3))


def test_every_card_of_the_agents_has_a_test_here() -> None:
    source = open(__file__, encoding="utf-8").read()  # noqa: SIM115
    assert all(f'"{id}"' in source for id, card in cards().items() if card.side == "agents")


def test_undo_takes_back_a_card_that_told_nothing_and_no_other() -> None:
    player = begun_with(("A03", "A12"))
    player.press("hand-A03")
    player.key(pygame.K_RETURN)
    player.key(pygame.K_u)
    assert player.table.observation.team.hand == ("A03", "A12") and not player.table.real.effects.scan_change
    player.press("hand-A12")
    player.key(pygame.K_1)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_u)
    assert player.screen.ui.has_dialog and is_played(player, "A12")


def test_f1_opens_the_help_at_the_card() -> None:
    player = begun_with(("A07", "A10"))
    player.key(pygame.K_c)
    player.key(pygame.K_F1)
    assert player.went[-1] == "help A07"
    player.press("card-A10")
    player.key(pygame.K_F1)
    assert player.went[-1] == "help A10"


def test_every_listed_play_can_be_put_together() -> None:
    """Whatever the rules list for a card is what its draft becomes, choice by choice."""
    player = begun_with(
        tuple(id for id, card in cards().items() if card.side == "agents"), team=("white", "red", "blue")
    )
    controls: CardControls = player.table.cards
    for id in player.table.observation.team.hand:
        for play in controls.plays(id)[:: max(1, len(controls.plays(id)) // 12)]:
            assert put_together(controls, play) == play


def put_together(controls: CardControls, play: PlayCard) -> PlayCard | None:
    draft = controls.begin(play.card, None)
    inside = [agent for agent in play.agents if agent in controls.public.agents]
    for agent in inside:
        draft = controls.pick_agent(draft, agent)
    for at, agent in enumerate(play.agents[len(inside) :]):
        draft = controls.pick_newcomer(draft, agent) if at == 0 else controls.pick_copy(draft, agent)
    draft = controls.pick_way(draft, play.way)
    for tile in play.tiles:
        draft = controls.click(draft, tile)
    return controls.action(draft)


def test_a_card_is_played_with_keys_alone() -> None:
    player = begun_with(("A09", "A10"))
    player.key(pygame.K_c)
    player.key(pygame.K_2)
    assert player.table.card.card == "A10"
    player.key(pygame.K_1)
    for tile in named(player, "C4", "D4"):
        player.play.board.move_cursor(tile)
        player.key(pygame.K_RETURN)
    assert player.table.card.tiles == named(player, "C4", "D4") and not is_played(player, "A10")
    player.key(pygame.K_BACKSPACE)
    player.key(pygame.K_RETURN)
    assert player.table.card.tiles == named(player, "C4", "D4")
    player.key(pygame.K_RETURN)
    assert last_answer(player, "A10") == ["C4", "D4"]


def test_escape_steps_back_through_a_card_to_the_hand_and_out() -> None:
    player = begun_with(("A02",))
    player.press("hand-A02")
    player.press("name-yellow")
    player.press("way-shot")
    player.tile("D4")
    for wanted in ("tile", "way", "agent"):
        player.key(pygame.K_ESCAPE)
        assert player.table.cards.wants(player.table.card) == wanted
    player.key(pygame.K_ESCAPE)
    assert player.table.card is None and player.table.hand_open
    player.key(pygame.K_ESCAPE)
    assert not player.table.hand_open and not player.screen.ui.has_dialog


def test_hints_rate_the_second_move_too() -> None:
    player = begun_with(("A08",), hints="full")
    player.play.take_card("A08")
    player.play.name_agent("yellow")
    player.key(pygame.K_RETURN)
    walk(player, "yellow")
    options = player.table.hints.options(player.table.observation, "yellow")
    assert options and all(option.move is not None and option.ability is None for option in options)
