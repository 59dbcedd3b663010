"""The form: every field by mouse or keyboard, faults at the fields that they name, undo."""

import pygame
import pytest

from solo import library, playerfiles
from solo.contacts.mapdraft import draft_of, sheet_of
from solo.contacts.mapfile import format_map
from solo.contacts.maps import parse_sheet
from tests.client.personalise.conftest import Writer

TABS = ("file", "agents", "tokens", "mission", "story")


def test_the_file_itself(writer: Writer) -> None:
    writer.retype("name", "Dust Road")
    writer.desk.tab_to("favours")
    writer.desk.press(pygame.K_RIGHT)
    writer.desk.click("missions")
    writer.desk.click("expert")
    writer.retype("days", "7")
    for name, number in (("alien-draw", "3"), ("alien-keep", "1"), ("agents-draw", "4"), ("agents-keep", "2")):
        writer.retype(f"equipment-{name}", number)
    writer.desk.tab_to("edition")
    writer.desk.press(pygame.K_RIGHT)
    file = writer.file
    assert (file.name, file.days, file.favours, file.edition) == ("Dust Road", 7, "nobody", "first")
    assert (file.deal("alien").draw, file.deal("alien").keep) == (3, 1)
    assert (file.deal("agents").draw, file.deal("agents").keep) == (4, 2)
    assert file.missions and file.expert


def test_what_is_usual_does_not_stand_in_the_file(writer: Writer) -> None:
    before = writer.draft
    for name in ("missions", "missions", "expert", "expert"):
        writer.desk.click(name)
    writer.desk.tab_to("edition")
    writer.desk.press(pygame.K_RIGHT, pygame.K_LEFT)
    writer.retype("equipment-alien-draw", "3")
    writer.retype("equipment-alien-draw", "")
    assert writer.draft == before and not writer.work.is_changed


def test_another_map_brings_its_days_and_may_be_ones_own(writer: Writer) -> None:
    text = library.map_path("S").read_text(encoding="utf-8")
    playerfiles.write("map", "dale", format_map(sheet_of(draft_of(parse_sheet(text, "")), "dale")))
    writer.desk.click("map")
    writer.desk.press(pygame.K_UP, pygame.K_RETURN)
    assert writer.file.board.id == "L" and writer.file.days == 8
    writer.retype("days", "9")
    writer.desk.click("map")
    writer.desk.press(pygame.K_END, pygame.K_RETURN)
    assert writer.file.board.id == "dale" and writer.file.days == 9


def test_a_map_that_is_gone_is_said_and_another_one_can_be_chosen(writer: Writer) -> None:
    writer.screen.change(writer.draft.put(("map",), "gone"))
    assert "gone" in writer.fault("map") and "gone" in writer.desk.find("map").spoken()
    writer.desk.click("map")
    writer.desk.press(pygame.K_DOWN, pygame.K_RETURN)
    assert writer.file.board.id in library.map_ids()


def test_who_plays(writer: Writer) -> None:
    writer.tab("agents")
    writer.desk.click("choice-yellow")
    assert "suggested" not in writer.fault("agents-suggested") and "3 Agents" in writer.fault("agents-suggested")
    writer.desk.tab_to("suggested-white")
    writer.desk.press(pygame.K_SPACE)
    assert writer.file.suggested == ("blue", "pink", "white") and "yellow" not in writer.file.agents
    writer.desk.tab_to("agents-number")
    writer.desk.press(pygame.K_LEFT)
    assert "2 Agents" in writer.fault("agents-suggested")
    writer.desk.click("suggested-blue")
    writer.desk.click("agents-aliens_choice")
    assert writer.file.team_size == 2 and writer.file.aliens_choice and writer.file.suggested == ("pink", "white")


def test_the_story(writer: Writer) -> None:
    writer.tab("story")
    writer.retype("log", "")
    writer.desk.press(*[pygame.K_BACKSPACE] * 300)
    assert "fill it in" in writer.fault("log")
    writer.desk.write("I am here. " * 20)
    writer.desk.tab_to("event")
    writer.desk.write(" Again.")
    assert writer.file.log.split() == ["I", "am", "here."] * 20 and "\n" in writer.file.log
    assert writer.file.event.endswith(" Again.")


def test_faults_are_counted_and_one_after_another_found(writer: Writer) -> None:
    writer.screen.change(writer.draft.put(("days",), "x").drop(("log",)).put(("agents", "aliens_choice"), "perhaps"))
    assert writer.desk.find("faults").spoken() == "3 faults"
    assert not writer.desk.find("play").enabled
    assert "whole number" in writer.fault("days")
    seen = []
    for _ in range(3):
        writer.desk.click("faults")
        seen.append(writer.screen.tab)
    assert sorted(seen) == ["agents", "file", "story"]
    assert "(1)" in dict(writer.desk.find("tabs").titles)["story"]  # type: ignore[attr-defined]


def test_what_no_field_shows_is_said_at_the_top_and_can_be_removed(writer: Writer) -> None:
    writer.screen.change(writer.draft.put(("weather",), "rain").put(("agents", "hats"), "3"))
    writer.desk.click("drop-weather")
    writer.tab("agents")
    writer.desk.click("drop-agents-hats")
    assert writer.file and not writer.work.is_changed


def test_what_is_no_text_at_all_is_shown_empty_and_replaced(writer: Writer) -> None:
    writer.screen.change(writer.draft.put(("days",), ("1", "2")).put(("name",), {"a": "b"}))
    assert writer.fault("days") and writer.fault("name")
    writer.retype("days", "6")
    writer.retype("name", "Mended")
    assert writer.file.days == 6 and writer.file.name == "Mended"


def test_typing_is_one_step_to_undo(writer: Writer) -> None:
    before = writer.draft
    writer.retype("name", "Dust")
    writer.desk.click("expert")
    writer.desk.click("undo")
    assert writer.draft.text_at("name") == "Dust"
    writer.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert writer.draft == before and writer.desk.find("name").spoken() == before.text_at("name")
    writer.desk.press(pygame.K_y, mod=pygame.KMOD_CTRL)
    writer.desk.click("redo")
    assert writer.file.expert and writer.file.name == "Dust"


@pytest.mark.parametrize("tab", TABS)
def test_every_page_is_reached_and_left_by_the_keyboard(writer: Writer, tab: str) -> None:
    writer.tab(tab)
    stops = writer.desk.stops()
    assert {"back", "tabs", "board", "menu"} <= set(stops) and len(stops) > 9
    names = [widget.name for widget in writer.desk.ui.root.walk() if widget.can_focus]
    assert len(names) == len(set(names)), "each has a name of its own"
