"""The sidebar stays still while plans are made, follows what is asked, and has all that a turn needs in sight."""

from dataclasses import replace

import pygame
import pytest

from solo.adele.figures import BOXES
from solo.client.adele.pieces import box_key
from solo.client.adele.playkeys import idle_text
from solo.client.keyrepeat import HeldKeys
from solo.client.widgets.popup import tooltip_place
from tests.client.adele.player import Player, choice
from tests.client.adele.test_play import seal, to_actions
from tests.client.hands import assert_tidy, key

SIZES = [(1024, 640), (1280, 800)]


def places(player: Player) -> dict[str, pygame.Rect]:
    """Return where all plan boxes and the button that seals are."""
    names = [*(f"plan-{member}" for member in player.table.public.members), "go-on"]
    player.play.ui.layout()
    return {name: player.play.ui.find(name).rect.copy() for name in names}


def in_sight(player: Player, name: str) -> bool:
    """Return whether a widget is there, all of it, and would take a click."""
    ui = player.play.ui
    ui.layout()
    widget = ui.find(name)
    corners = (widget.rect.topleft, (widget.rect.right - 1, widget.rect.bottom - 1))
    return all((found := ui.top.hit(pos)) is not None and found.is_within(widget) for pos in corners)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scenario", ["first-watch", "cold-hub"])
def test_no_box_moves_while_cubes_are_put_and_taken(size: tuple[int, int], scenario: str) -> None:
    player = Player(choice(scenario, hints="full"), size=size)
    before = places(player)
    for member in player.table.public.members:
        for box in range(len(BOXES)):
            for button in (1, 1, 3, 3):
                player.put(member, box, button)
                assert places(player) == before
        for box in (1, 2, 3, 5):
            player.put(member, box)
            assert places(player) == before
        for box in (5, 3, 2):
            player.put(member, box, 3)
            assert places(player) == before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scenario", ["first-watch", "cold-hub"])
def test_all_boxes_and_the_way_on_are_in_sight(size: tuple[int, int], scenario: str) -> None:
    player = Player(choice(scenario, hints="full"), size=size)
    for name in places(player):
        assert in_sight(player, name), name
    to_actions(player)
    for name in ("desk-title", "option-search", "go-on"):
        assert in_sight(player, name), name


def test_the_question_comes_into_sight_where_the_window_is_low() -> None:
    player = Player(choice("cold-hub"), size=(1024, 640), scale=2.0)
    to_actions(player)
    assert in_sight(player, "desk-title")
    player.press("option-search")
    assert player.asked == "take" and in_sight(player, "desk-title")
    player.key(pygame.K_1)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    player.press("yes")
    assert player.asked == "plan" and in_sight(player, f"plan-{player.table.selected}")


@pytest.mark.parametrize("size", SIZES)
def test_what_is_to_be_aimed_comes_into_sight_with_its_ways(size: tuple[int, int]) -> None:
    player = Player(size=size)
    to_actions(player)
    session = player.match.session
    public = session.state.public
    emma = replace(public.members["emma"], place=20, left=(0, 0, 0, 0, 0, 2))
    public = replace(public, members={**public.members, "emma": emma})
    held = dict.fromkeys(public.members, ("serum", "service-robot"))
    session.state = replace(session.state, public=public, crew=replace(session.state.crew, carried=held))
    player.table.refresh()
    player.keys(pygame.K_1)
    player.play.focus_on("option-special-engineering")
    player.key(pygame.K_RETURN)
    assert in_sight(player, "way-0") and in_sight(player, "let-go")


def test_a_page_that_is_read_gives_way_to_the_next_question() -> None:
    player = Player(choice("cold-hub", hints="full"), size=(1024, 640))
    player.key(pygame.K_h)
    assert player.play.ui.focused.name == "hints" and not player.shown("desk-panel")
    player.key(pygame.K_l)
    assert player.play.ui.focused.name == "log" and not player.shown("hints")
    seal(player)
    assert player.asked != "plan" and player.shown("desk-panel")


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 2.0), ((1024, 640), 2.0)])
def test_the_line_below_the_ship_says_which_keys_there_are_to_its_end(size: tuple[int, int], scale: float) -> None:
    player = Player(size=size, scale=scale)
    for asked in ("plan", "actions"):
        if asked == "actions":
            to_actions(player)
        assert player.asked == asked
        player.play.ui.layout()
        assert " ".join(player.play.status.lines()) == idle_text(asked)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_page_is_tidy(scale: float) -> None:
    player = Player(choice("cold-hub", hints="full"), size=(1024, 640), scale=scale)
    for page in ("turn", "hints", "log", "boards"):
        player.play.sidebar.show(page)
        assert_tidy(player.play.ui)
        assert not player.play.ui.find("pages").rect.width > player.play.sidebar.rect.width


def test_a_key_that_is_held_puts_one_cube() -> None:
    player = Player()
    player.app.step(HeldKeys().marked([key(pygame.K_m)] * 5))
    assert player.table.plans.plans["emma"][1] == 1
    player.play.ui.focus(player.play.ui.find("plan-bruce"))
    player.app.step(HeldKeys().marked([key(pygame.K_UP)] * 5))
    assert sum(player.table.plans.plans["bruce"]) == 1


def test_a_box_has_one_letter_whether_it_is_planned_or_acted() -> None:
    player = Player()
    to_actions(player)
    assert box_key("search") == "S"
    player.key(pygame.K_F2)
    assert player.asked == "actions", "F2 does nothing anywhere"
    player.key(pygame.K_d)
    assert player.asked == "actions", "there is nothing to deliver"
    player.key(pygame.K_s)
    assert player.asked == "take"


def test_m_puts_the_cursor_where_the_member_stands() -> None:
    player = Player()
    to_actions(player)
    player.key(pygame.K_2)
    player.key(pygame.K_m)
    assert player.play.ui.focused is player.play.deck
    assert player.play.deck.cursor == player.table.public.members["bruce"].place


def test_a_letter_of_several_options_goes_from_one_to_the_next() -> None:
    player = Player()
    to_actions(player)
    options = player.table.options()
    (search,) = [option for option in options if option.kind == "search"]
    other = replace(search, id="take battery")
    player.table.options = lambda: [search, other]
    player.play.refresh()
    names = []
    for _ in range(3):
        player.key(pygame.K_s)
        names.append(player.play.ui.focused.name)
    assert names == ["option-search", "option-take-battery", "option-search"] and player.asked == "actions"


def test_the_ship_shows_whose_turn_it_is() -> None:
    player = Player()
    assert player.play.deck.view.acting == ""
    to_actions(player)
    assert player.play.deck.view.acting == "emma"
    player.key(pygame.K_3)
    assert player.play.deck.view.acting == "tomas"
    player.key(pygame.K_s)
    assert player.asked == "take" and player.play.deck.view.acting == "tomas"


@pytest.mark.parametrize("size", SIZES)
def test_what_a_box_is_told_of_hides_no_box(size: tuple[int, int]) -> None:
    player = Player(choice("cold-hub"), size=size)
    ui, boxes = player.play.ui, list(places(player).values())
    for member in player.table.public.members:
        row = ui.find(f"plan-{member}")
        ui.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=row.cells()[1].center, rel=(0, 0), buttons=(0, 0, 0)))
        told = ui._hinted().hint()
        place = tooltip_place(ui.theme, told, row.rect, pygame.Rect((0, 0), size), ui._kept_clear())
        assert "click to put a cube" in told and place.collidelist(boxes) == -1
