"""The play screen: whole games by mouse and by keys, undo, refusals, a rival that fails, and a tidy look."""

import random

import pygame
import pytest

from solo import xfileslibrary
from solo.client.widgets.popup import tooltip_place
from solo.client.widgets.textentry import TextEntry
from solo.client.xfiles.end import EndScreen
from solo.client.xfiles.tablecards import CardWidget, shortened
from solo.core.paths import saves_folder
from solo.core.save import records_folder
from solo.opening import load_match
from solo.xfiles.actions import Done
from solo.xfiles.bots import BOTS
from solo.xfiles.scenario import HUMAN
from tests.client.hands import assert_tidy
from tests.client.xfiles.desk import Player, choice, theme

SIZES = [((1280, 800), 1.0, 1.0), ((1024, 640), 1.0, 1.0), ((1280, 800), 2.0, 1.0), ((1024, 640), 0.8, 1.5)]


def usable(player: Player) -> list[str]:
    """Return the cards that can be played now."""
    return [copy for copy in player.view.hand if player.play.is_usable(copy)]


def test_a_whole_game_by_mouse() -> None:
    player, dice = Player(choice("lunch-break")), random.Random(4)
    for _ in range(400):
        if not isinstance(player.screen, type(player.play)):
            break
        cards = usable(player)
        if cards and (dice.random() < 0.7 or player.match.refusal(Done()) is not None):
            copy = dice.choice(cards)
            player.press(f"card-{copy}")
            player.press("play-card")
            assert copy not in player.view.hand
        else:
            player.press("go-on")
    assert isinstance(player.screen, EndScreen) and player.match.is_over


def test_a_whole_game_by_keys_alone() -> None:
    player = Player(choice("lunch-break", seed=8))
    for _ in range(400):
        if not isinstance(player.screen, type(player.play)):
            break
        cards = usable(player)
        if cards:
            player.key(pygame.K_1 + player.view.hand.index(cards[0]))
            player.key(pygame.K_RETURN)
        else:
            player.key(pygame.K_g)
    assert isinstance(player.screen, EndScreen) and player.match.is_over


def test_a_card_dragged_out_of_the_hand_is_played() -> None:
    player = Player()
    copy = usable(player)[0]
    start = player.play.ui.find(f"card-{copy}").rect.center
    player.mouse(start, (start[0] + 60, start[1] - 40), (start[0] + 90, start[1] - 300))
    assert copy not in player.view.hand


def test_a_card_let_go_in_the_hand_stays() -> None:
    player = Player()
    copy = usable(player)[0]
    start = player.play.ui.find(f"card-{copy}").rect.center
    player.mouse(start, (start[0] + 60, start[1]), (start[0] + 10, start[1] + 10))
    assert copy in player.view.hand


def test_a_second_click_plays_and_undo_takes_it_back() -> None:
    player = Player()
    copy, before = usable(player)[0], player.view.table
    player.press(f"card-{copy}")
    assert copy in player.view.hand
    player.press(f"card-{copy}")
    assert copy not in player.view.hand
    player.press("undo")
    assert player.view.table == before
    player.press("undo")
    assert player.view.table == before


def test_undo_ends_at_what_was_told_and_offers_practice() -> None:
    player = Player()
    player.press("go-on")
    player.press("undo")
    assert player.shown("ask")
    player.press("yes")
    assert player.match.is_practice


def test_a_card_of_another_phase_says_why_it_waits() -> None:
    player = Player()
    other = next(copy for copy in player.view.hand if copy not in usable(player))
    player.press(f"card-{other}")
    assert not player.shown("play-card")
    told = player.text("prompt-line")
    assert told.startswith("Only plot twists are laid on another player's case. This card is for your ")


def test_enter_on_a_card_that_cannot_be_played_says_why() -> None:
    player = Player()
    other = next(copy for copy in player.view.hand if copy not in usable(player))
    player.key(pygame.K_1 + player.view.hand.index(other))
    player.key(pygame.K_RETURN)
    assert [toast.text for toast in player.play.ui._toasts] == [player.text("prompt-line")]


def test_a_rival_that_stops_thinking_is_asked_again() -> None:
    player = Player()
    player.worker.failing = True
    player.press("go-on")
    assert player.shown("ask")
    player.press("yes")
    assert player.play.may_act


def test_hints_change_in_play_and_explain_themselves() -> None:
    player = Player(choice(hints="off"))
    assert not player.shown("hint-unseen")
    player.play.set_hints("full")
    player.play.forecast = None
    assert player.play.ui.find("hint-unseen").hint().startswith("The deck and the rivals' hands")


def test_the_discard_pile_and_a_rival_open_on_a_press() -> None:
    player = Player()
    player.key(pygame.K_d)
    assert player.shown("pile-dialog")
    player.key(pygame.K_ESCAPE)
    player.press("rival-1")
    assert player.shown("seat-dialog")


def test_giving_up_shows_the_end_and_keeps_the_record() -> None:
    player = Player(saved=True)
    player.key(pygame.K_ESCAPE)
    player.press("resign")
    player.press("yes")
    assert isinstance(player.screen, EndScreen)
    assert len(list(records_folder().iterdir())) == 1
    assert "You gave up." in player.text("outcome")


def test_a_game_left_goes_on_where_it_was() -> None:
    player = Player(saved=True)
    player.press("go-on")
    view = player.view
    (path,) = saves_folder().iterdir()
    again = Player(match=load_match(path))
    assert again.view == view and again.play.may_act


@pytest.mark.parametrize(("size", "scale", "text"), SIZES)
@pytest.mark.parametrize("scenario", ["one-rival", "three-rivals"])
def test_it_is_tidy(size: tuple[int, int], scale: float, text: float, scenario: str) -> None:
    player = Player(choice(scenario), size=size, scale=scale, text=text)
    for _ in range(14):
        cards = usable(player)
        player.play.press_card(cards[0]) if cards else None
        assert_tidy(player.play.ui)
        player.play.play_chosen() if cards else player.play.close_window()
        player.settle()


@pytest.mark.parametrize("scale", [0.8, 0.9, 1.0, 1.1, 1.3, 1.7, 2.0])
@pytest.mark.parametrize("rivals", ["one-rival", "two-rivals", "three-rivals"])
def test_the_log_stands_beside_the_table_at_every_scale(scale: float, rivals: str) -> None:
    """However lengths are rounded, as in the window's first size on a small screen (0.9)."""
    for width, height in ((1280, 800), (1152, 720), (960, 600), (2000, 1100)):
        play = Player(choice(rivals), size=(round(width * scale), round(height * scale)), scale=scale).play
        hand, log = play.ui.find("hand").rect, play.ui.find("log").rect
        assert log.left >= hand.right and log.top < hand.top


@pytest.mark.parametrize(("size", "scale", "text"), [*SIZES[:3], ((1024, 640), 2.0, 1.0)])
def test_no_tooltip_covers_its_control_or_the_row_of_the_main_buttons(
    size: tuple[int, int], scale: float, text: float
) -> None:
    """Every tooltip of the screen, with a card chosen: two buttons stand in the row then."""
    player = Player(choice("three-rivals", hints="full"), size=size, scale=scale, text=text)
    player.play.press_card(usable(player)[0])
    ui, window = player.play.ui, pygame.Rect((0, 0), size)
    ui.layout()
    row = ui.find("prompt-row")
    assert ui.find("go-on").is_within(row) and ui.find("prompt-line").is_within(row)
    explained = [widget for widget in ui.top.walk() if widget.hint() and window.contains(widget.rect)]
    assert any(widget.name.startswith("card-") for widget in explained)
    for widget in explained:
        place = tooltip_place(ui.theme, widget.hint(), widget.rect, window, ui._kept_clear())
        if not row.rect.contains(widget.rect):
            assert not place.colliderect(widget.rect) and not place.colliderect(row.rect), widget.name


def test_the_menu_saves_and_reports_as_in_the_other_games() -> None:
    player = Player(saved=True)
    player.key(pygame.K_ESCAPE)
    assert player.shown("report") and player.shown("resume")
    player.press("save-as")
    entry = player.play.ui.find("save-name")
    assert isinstance(entry, TextEntry)
    entry.text = "a quiet evening"
    player.press("yes")
    assert player.match.path is not None and player.match.path.stem == "a quiet evening"


def test_the_log_says_which_phases_were_passed_xr32_xr35() -> None:
    player = Player()
    player.press("go-on")
    assert "Passed, with nothing to do: Case (" in player.text("log")


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.0)])
@pytest.mark.parametrize("scenario", ["one-rival", "two-rivals", "three-rivals"])
def test_the_table_needs_no_scrolling_in_a_whole_game(size: tuple[int, int], scale: float, scenario: str) -> None:
    """Every card on the table lies in sight at each of the player's decisions, whatever is open."""
    player, most = Player(choice(scenario, seed=11), size=size, scale=scale), 0
    while isinstance(player.screen, type(player.play)) and player.view.table.turn < 18:
        ui = player.play.ui
        ui.layout()
        table = ui.find("table")
        assert table.children[0].rect.height <= table.rect.height
        shown = {widget.copy for widget in table.walk() if isinstance(widget, CardWidget)}
        for seat in player.view.table.seats:
            lying = {*seat.agents, *((seat.case.card, *seat.case.clues, *seat.case.twists) if seat.case else ())}
            assert lying <= shown
            most = max(most, len(lying))
        side, session = HUMAN, player.match.session
        player.play.act(BOTS["easy"](player.view, list(session.legal_actions()), session.stream(side)))
        player.settle()
    assert most >= 5


def test_a_name_that_is_cut_keeps_what_tells_most() -> None:
    """An agent's last name stays, of other cards the beginning; all of it where there is room."""
    cards, drawn = {card.name: card for card in xfileslibrary.deck().cards}, theme()
    mulder, case = cards["FBI Special Agent Fox Mulder"], cards["Alien Cohabitation"]
    assert shortened(drawn, mulder, 400) == mulder.name
    assert shortened(drawn, mulder, drawn.text_width("…Fox Mulder", "tiny", True)) == "…Fox Mulder"
    assert shortened(drawn, case, drawn.text_width("Alien Co…", "tiny", True)) == "Alien Co…"
