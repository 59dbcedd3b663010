"""The play screen: planning, hazards, acting, aiming, undo, saving, and an Alien that fails."""

from pathlib import Path

import pygame
import pytest

from solo.adele.actions import Plan
from solo.adele.plantext import MOVE, SEARCH
from solo.client.adele.end import EndScreen
from solo.core.record import RecordFault
from solo.opening import load_match, mend_match
from solo.worker import WorkerFailed
from tests.client.adele.player import Player, choice
from tests.client.hands import assert_tidy


@pytest.fixture
def player() -> Player:
    return Player()


def seal(player: Player) -> None:
    """Plan a Move and a Search for everybody, and seal."""
    for number in range(len(player.table.public.members)):
        player.keys(pygame.K_1 + number, pygame.K_m, pygame.K_s)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)


def to_actions(player: Player) -> None:
    seal(player)
    if player.asked == "hazard":
        player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    while player.asked in ("escape", "reroll"):
        player.key(pygame.K_1)
    assert player.asked == "actions"


def test_the_game_begins_with_plans(player: Player) -> None:
    assert player.asked == "plan" and player.table.selected == "emma"
    assert "Plan for Emma: 4 cubes left" in player.text("desk-title")


def test_cubes_are_put_and_taken_by_mouse(player: Player) -> None:
    player.put("bruce", MOVE)
    player.put("bruce", MOVE)
    assert player.table.selected == "bruce" and player.table.plans.plans["bruce"][MOVE] == 2
    player.put("bruce", MOVE, button=3)
    assert player.table.plans.plans["bruce"][MOVE] == 1


def test_cubes_are_put_and_taken_by_keys(player: Player) -> None:
    player.keys(pygame.K_2, pygame.K_m, pygame.K_m, pygame.K_s)
    player.key(pygame.K_m, pygame.KMOD_SHIFT)
    assert player.table.plans.plans["bruce"] == (0, 1, 1, 0, 0, 0)
    player.key(pygame.K_DELETE)
    assert not any(player.table.plans.plans["bruce"])
    player.key(pygame.K_u)
    assert player.table.plans.plans["bruce"] == (0, 1, 1, 0, 0, 0)


def test_no_fifth_cube(player: Player) -> None:
    player.keys(*[pygame.K_m] * 5)
    assert player.table.plans.plans["emma"][MOVE] == 4 and player.table.plans.left("emma") == 0


def test_the_ship_shows_how_far_the_planned_moves_reach(player: Player) -> None:
    assert not player.play.deck.view.targets
    player.key(pygame.K_m)
    place = player.table.public.members["emma"].place
    near = player.table.public.ship.next_to[place]
    assert {1 << spot for spot in player.play.deck.view.targets} == {
        1 << other for other in range(1, 21) if near >> other & 1
    }


def test_sealing_asks_where_somebody_has_no_cube(player: Player) -> None:
    player.key(pygame.K_m)
    player.press("go-on")
    assert player.shown("ask") and player.asked == "plan"
    player.press("no")
    assert player.asked == "plan"
    player.press("go-on")
    player.press("yes")
    assert player.asked in ("hazard", "actions")


def test_plans_cannot_be_undone_once_they_are_sealed(player: Player) -> None:
    to_actions(player)
    assert not player.match.can_undo
    player.press("undo")
    assert player.shown("ask"), "practice is offered"


def test_a_click_on_a_marked_room_moves_and_undo_takes_it_back(player: Player) -> None:
    to_actions(player)
    before = player.table.public.members["emma"].place
    target = next(spot for spot in player.play.deck.view.targets if spot not in player.table.public.board.tokens)
    player.spot(target)
    assert player.table.public.members["emma"].place == target
    player.press("undo")
    assert player.table.public.members["emma"].place == before


def test_the_cursor_moves_a_member_by_keys_alone(player: Player) -> None:
    to_actions(player)
    before = player.table.public.members["emma"].place
    player.play.ui.focus(player.play.deck)
    player.key(pygame.K_DOWN)
    assert player.play.deck.cursor == before, "the cursor begins with the selected member"
    for way in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
        player.key(way)
        if player.play.deck.cursor in player.play.deck.view.targets:
            break
    target = player.play.deck.cursor
    assert target in player.play.deck.view.targets
    player.key(pygame.K_RETURN)
    assert player.table.public.members["emma"].place == target


def test_searching_shows_the_object_and_takes_it(player: Player) -> None:
    to_actions(player)
    player.press("option-search")
    assert player.asked == "take" and player.text("looked-at")
    player.key(pygame.K_1)
    assert player.table.observation.crew.carried["emma"]
    assert player.table.public.members["emma"].left[SEARCH] == 0


def test_whoever_acts_after_another_ends_their_turn(player: Player) -> None:
    to_actions(player)
    player.press("option-search")
    player.key(pygame.K_2)
    player.press("select-bruce")
    player.press("option-search")
    player.key(pygame.K_2)
    player.press("select-emma")
    assert "emma" in player.table.public.done
    assert not player.play.deck.view.targets


def test_a_click_on_a_room_selects_who_is_there(player: Player) -> None:
    player.spot(player.table.public.members["tomas"].place)
    assert player.table.selected == "tomas"


def test_ending_the_turn_asks_while_something_can_be_done(player: Player) -> None:
    to_actions(player)
    player.press("go-on")
    assert player.shown("ask")
    player.press("yes")
    assert player.asked == "plan" and player.table.public.played == 2


def test_esc_opens_the_menu_and_resigning_ends_the_game(player: Player) -> None:
    player.key(pygame.K_ESCAPE)
    assert player.shown("menu-dialog")
    player.press("resign")
    player.press("yes")
    player.settle()
    assert isinstance(player.screen, EndScreen) and player.match.is_over


def test_a_save_goes_on_where_it_was(home: Path) -> None:
    player = Player(saved=True)
    to_actions(player)
    path = player.match.path
    assert path is not None and path.exists()
    again = Player(match=load_match(path))
    assert again.asked == "actions" and again.table.public == player.table.public


def test_a_save_that_was_cut_off_is_told_mended_and_kept(home: Path) -> None:
    player = Player(saved=True)
    player.keys(pygame.K_m, pygame.K_s)
    to_actions(player)
    path = player.match.path
    assert path is not None
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    with pytest.raises(RecordFault, match=r"jsonl:\d+: not a JSON line"):
        load_match(path)
    again = Player(match=mend_match(path))
    assert again.asked == "actions" and again.table.public == player.table.public
    assert path.with_suffix(".broken").read_bytes() == whole[:-9]


def test_undo_goes_back_to_the_last_thing_that_was_told_and_no_further(player: Player) -> None:
    to_actions(player)
    sealed = len(player.match.session.record)
    player.press("option-search")
    player.key(pygame.K_1)
    looked = player.table.public
    for _ in range(2):
        targets = [spot for spot in player.play.deck.view.targets if spot not in player.table.public.board.tokens]
        if player.table.public.members["emma"].left[MOVE] and targets:
            player.spot(targets[0])
    while player.match.can_undo:
        player.key(pygame.K_u)
    assert player.table.public.members["emma"].place == looked.members["emma"].place
    assert len(player.match.session.record) > sealed, "what was looked at stays looked at"
    assert not player.shown("ask")
    player.key(pygame.K_u)
    assert player.shown("ask"), "further back is practice"


def test_an_alien_that_fails_can_be_asked_again(player: Player) -> None:
    player.worker.failing = WorkerFailed("it ended")
    seal(player)
    assert player.shown("ask") and "Nothing is lost" in " ".join(w.spoken() for w in player.screen.ui.top.walk())
    player.press("yes")
    assert player.asked in ("hazard", "actions")


def test_a_full_disk_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(saved=True)

    def full(match: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(player.match), "write", full)
    seal(player)
    assert player.asked in ("hazard", "actions")


def test_a_hazard_is_aimed_on_the_ship() -> None:
    player = Player(choice("dead-screens", 5))
    seal(player)
    assert player.asked == "hazard"
    player.press("hazard-fire")
    assert player.table.armed is not None and player.play.deck.view.targets
    player.key(pygame.K_ESCAPE)
    assert player.table.armed is None and not player.shown("menu-dialog")
    player.key(pygame.K_1)
    assert player.table.armed.id == "hazard blocked"
    player.play.refresh()
    door = min(player.play.deck.view.doors)
    player.spot(door)
    assert door in player.table.public.board.blocked


def test_silence_seals_one_plan_after_another() -> None:
    player = Player(choice("two-left", 1))
    for seed in range(2, 60):
        if player.table.public.silence:
            break
        player = Player(choice("two-left", seed))
    assert player.table.public.silence
    first, second = player.table.public.members
    assert player.table.selectable() == [first]
    player.keys(pygame.K_2, pygame.K_m)
    assert player.table.selected == first
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.table.selectable() == [second] and player.asked == "plan"
    player.key(pygame.K_m)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.asked in ("actions", "escape")


def test_plans_are_those_that_were_put(player: Player) -> None:
    player.keys(pygame.K_1, pygame.K_m, pygame.K_p, pygame.K_p)
    player.keys(pygame.K_2, pygame.K_s, pygame.K_3, pygame.K_b)
    seen = [
        player.match.session.game.parse_action(player.match.session.state, text)
        for text in ("plan emma move special special", "plan bruce search", "plan tomas use")
    ]
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    told = [event.fields for event in player.match.session.record if event.type == "plans"]
    assert told or player.asked == "hazard"
    plans = [Plan(member, player.table.plans.plans[member]) for member in player.table.public.members]
    assert plans == seen


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 640), 0.8), ((1024, 640), 1.0), ((1280, 800), 1.0), ((1024, 640), 2.0), ((3840, 2160), 2.0)],
)
def test_nothing_overlaps_or_is_cut_off(size: tuple[int, int], scale: float) -> None:
    player = Player(choice("cold-hub", 4), size=size, scale=scale)
    assert_tidy(player.play.ui)
    to_actions(player)
    assert_tidy(player.play.ui)
    player.key(pygame.K_ESCAPE)
    assert_tidy(player.play.ui)
