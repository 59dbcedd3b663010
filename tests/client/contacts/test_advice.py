"""Graded hints in the window: by button and by key, counted, on the board, and warned of in a rated run."""

from dataclasses import replace

import pygame
import pytest

from solo.advising import asked_in
from solo.client.contacts.play import PlayScreen
from solo.client.overlays import Notes, Ring, Tint
from solo.contacts.actions import EndDay
from solo.contacts.learning.advice import region_tiles
from solo.core.settings import Settings
from solo.hex.bits import members
from solo.marks import fresh_marks, marks_by_day, marks_of
from solo.match import new_match
from solo.newgame import NewGame
from solo.opening import load_match
from solo.rated import begin
from tests.client import hands
from tests.client.contacts.table_top import Player, services
from tests.runs import measured


def begun(hints: str = "off", **look: object) -> Player:
    """Return a player at the first Agents' turn."""
    player = Player(NewGame("major-breakdown", level=1, seed=3, hints=hints), **look)  # type: ignore[arg-type]
    player.place("A4", "G5", "L6")
    return player


def next_day(player: Player) -> None:
    """Move every Agent and end the day."""
    for agent in player.table.controls.unmoved():
        player.match.act(player.table.controls.moves(agent)[-1])
        player.table.update()
    player.play.act(EndDay())
    player.settle()


def asked(player: Player) -> dict[str, int]:
    return dict(asked_in(player.match.session.record))


def test_a_nudge_by_the_button_names_an_event_to_click() -> None:
    player = begun()
    player.press("ask-advice")
    player.press("advice-nudge")
    assert asked(player) == {"nudge": 1}
    hint = player.table.advice.hint
    assert hint is not None and hint.line is not None and not hint.region
    assert player.text("advice").startswith("This event is not used up:")
    links = player.screen.ui.find("advice").links
    assert links == [str(hint.line)]
    player.play.show_line(hint.line)
    assert player.table.shown_line == hint.line and player.table.advice.asked == "nudge"


def test_by_keys_alone_from_the_question_to_the_step() -> None:
    player = begun()
    player.key(pygame.K_g)
    assert player.screen.ui.has_dialog
    for _ in range(12):
        if player.screen.ui.focused.name == "advice-left":
            break
        player.key(pygame.K_TAB)
    player.key(pygame.K_RETURN)
    assert "can be ruled out" in player.text("advice") and asked(player) == {"left": 1}
    for grade in ("nudge", "region", "inference", "step"):
        player.screen.ui.focus(player.screen.ui.find("advice-more"))
        player.key(pygame.K_RETURN)
        assert player.table.advice.asked == grade
    assert not player.shown("advice-more")
    assert asked(player) == {"left": 1, "nudge": 1, "region": 1, "inference": 1, "step": 1}
    player.screen.ui.focus(player.play.board)
    player.key(pygame.K_ESCAPE)
    assert not player.shown("advice-panel")


def test_a_region_is_outlined_and_the_tiles_of_a_step_are_shown() -> None:
    player = begun()
    player.play.ask_advice("region")
    hint = player.table.advice.hint
    area = frozenset(members(region_tiles(player.table.board, hint.region)))
    assert Tint(area, "accent", fill=0.0) in player.play.board.overlays
    assert not any(isinstance(each, Tint) and each.color == "bad" for each in player.play.board.overlays)
    player.play.ask_advice("step")
    hint = player.table.advice.hint
    assert Tint(frozenset(members(hint.falls)), "bad", fill=0.35) in player.play.board.overlays
    assert {str(line) for line in hint.reason.lines} <= set(player.screen.ui.find("advice").links)


def test_a_wrong_mark_is_ringed_by_a_step_only() -> None:
    player = begun()
    tile = next(members(player.table.possible()))
    player.table.cycle_note(tile)
    player.table.cycle_note(tile)
    player.play.ask_advice("nudge")
    assert player.text("advice").startswith("One of your marks is wrong")
    assert Ring(tile, "bad") not in player.play.board.overlays
    player.play.ask_advice("step")
    assert Ring(tile, "bad") in player.play.board.overlays
    assert player.table.board.names[tile] in player.text("advice")


def test_what_happens_takes_the_hint_away_and_marks_do_not() -> None:
    player = begun()
    player.play.ask_advice("nudge")
    player.tile("H5", 3)
    assert player.shown("advice-panel")
    player.play.act(player.table.controls.moves("yellow")[0])
    player.settle()
    assert not player.shown("advice-panel")


def test_there_is_none_in_iron_mode_nor_before_the_zone_is_known() -> None:
    player = Player(NewGame("major-breakdown", level=1, seed=3, hints="off"))
    player.key(pygame.K_g)
    assert not player.screen.ui.has_dialog and not player.shown("ask-advice")
    iron = Player(NewGame("major-breakdown", level=1, seed=3, iron=True))
    iron.place("A4", "G5", "L6")
    iron.key(pygame.K_g)
    assert not iron.screen.ui.has_dialog and not iron.shown("ask-advice")


def test_a_hint_more_than_is_allowed_is_warned_of_first() -> None:
    match = begin(measured(), "off")
    player = Player(NewGame(), screen=PlayScreen(match, services()))
    player.place("A4", "G5", "L6")
    player.play.ask_advice("region")
    assert player.match.is_rated and player.table.advice.asked == "region"
    player.play.ask_advice("step")
    assert player.match.is_rated and player.screen.ui.has_dialog and asked(player) == {"region": 1}
    player.key(pygame.K_ESCAPE)
    assert player.match.is_rated
    player.play.ask_advice("step")
    player.press("yes")
    assert player.match.is_practice and player.table.advice.asked == "step"


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)])
def test_panel_and_dialog_are_tidy(size: tuple[int, int], scale: float) -> None:
    player = begun(size=size, scale=scale)
    player.play.ask_advice("step")
    hands.assert_tidy(player.screen.ui)
    player.key(pygame.K_g)
    hands.assert_tidy(player.screen.ui)


def test_a_game_goes_on_where_a_hint_was_asked() -> None:
    match = new_match(NewGame("major-breakdown", level=1, seed=3, hints="off"))
    player = Player(NewGame(), screen=PlayScreen(match, services()))
    player.place("A4", "G5", "L6")
    player.play.ask_advice("nudge")
    from solo.opening import load_match

    assert match.path is not None and asked_in(load_match(match.path).session.record) == {"nudge": 1}


def test_marks_of_an_earlier_day_fade_and_say_nothing_until_they_are_confirmed() -> None:
    """SR-91: what was ruled out yesterday is not wrong today, and a click makes it today's."""
    player = Player(NewGame("major-breakdown", level=1, seed=3, hints="off"), saved=True)
    player.place("A4", "G5", "L6")
    table = player.table
    day = table.real.day
    for tile in list(members(table.board.land & ~table.possible()))[:3]:
        table.cycle_note(tile)
        table.cycle_note(tile)
    marks = dict(table.notes)
    assert table.fresh_notes == marks
    table.wrong_notes = tuple(marks)
    next_day(player)
    assert player.table.real.day == day + 1 and table.wrong_notes == ()
    assert table.notes == marks and table.fresh_notes == {} and table.check_notes() == []
    faded = [each for each in player.play.board.overlays if isinstance(each, Notes) and each.strength < 1]
    assert [dict(each.marks) for each in faded] == [marks]
    player.play.ask_advice("left")
    assert "can be ruled out" in player.text("advice")
    first = next(iter(marks))
    table.cycle_note(first)
    assert table.notes == marks and table.fresh_notes == {first: "no"}
    assert marks_by_day(tuple(player.match.session.record), table.board)[day + 1] == {first: "no"}
    kept = load_match(player.match.path)
    assert fresh_marks(kept) == {first: "no"} and marks_of(kept) == marks
    table.cycle_note(first)
    assert table.notes[first] == "suspect"


def test_how_tiles_are_marked_is_said_with_the_key_that_does_it() -> None:
    player = begun()
    own = Settings(keys={"note": "k"})
    player.play.services = replace(player.play.services, values=lambda: own)
    player.play.refresh()
    assert "K or a right click" in player.text("note-how")
    player.play.board.move_cursor(player.table.board.named("H3"))
    player.screen.ui.focus(player.play.board)
    player.key(pygame.K_k)
    assert list(player.table.notes.values()) == ["possible"] and not player.shown("note-how")


def test_faded_marks_are_named_and_cleared_and_todays_stay() -> None:
    player = begun()
    old, new = player.table.board.named("H3"), player.table.board.named("C4")
    player.table.cycle_note(old)
    player.play.refresh()
    assert not player.shown("note-faded")
    next_day(player)
    player.table.cycle_note(new)
    player.play.refresh()
    assert "earlier day" in player.text("note-faded")
    player.press("clear-faded")
    assert marks_of(player.match) == player.table.notes == {new: "possible"} and not player.shown("note-faded")
