"""Painting with real mouse and keyboard events: brushes, layers, picking, filling, undo and redo."""

import pygame

from solo.client.overlays import Letters, Paint
from solo.contacts.mapdraft import NOTHING
from solo.hex.coords import hex_named
from tests.client.mapeditor.conftest import Painter, names


def test_a_stroke_paints_every_tile_on_its_way(painter: Painter) -> None:
    painter.desk.click("color-lake")
    painter.stroke("B3", "F3", "F5")
    lake = {"B3", "C3", "D3", "E3", "F3", "F5"}
    assert lake <= names(painter.draft, "lake") and len(names(painter.draft, "lake")) == 7
    assert names(painter.draft, "field").isdisjoint(lake)


def test_a_stroke_is_seen_at_once_and_judged_when_the_brush_is_lifted(painter: Painter) -> None:
    painter.desk.click("color-lake")
    before, checks = painter.screen.board.hexmap, painter.work.checks()
    painter.press("B3")
    painter.move("D3")
    (paint,) = (each for each in painter.screen.board.live if isinstance(each, Paint))
    assert len(paint.terrains) == 3 and set(paint.terrains.values()) == {"lake"}
    assert painter.screen.board.hexmap is before and painter.work.checks() is checks
    assert "lake" in painter.screen.status.spoken()
    painter.release("D3")
    assert painter.screen.board.hexmap is not before and not painter.screen.board.live
    assert painter.work.checks() is not checks


def test_the_large_brush_and_the_keys_of_colors(painter: Painter) -> None:
    painter.desk.press(pygame.K_b, pygame.K_5)
    painter.stroke("E5")
    assert names(painter.draft, "mountain") == {"D5", "E5", "F5", "D4", "E4", "D6", "E6"}
    painter.desk.press(pygame.K_b, pygame.K_3)
    painter.stroke("E5")
    assert names(painter.draft, "city") == {"E5"}


def test_everything_is_painted_by_keyboard_alone(painter: Painter) -> None:
    painter.cursor_to("C3")
    painter.desk.press(pygame.K_4, pygame.K_SPACE, pygame.K_d, pygame.K_RETURN)
    assert names(painter.draft, "lake") == {"C3", "D3"}
    painter.desk.press(pygame.K_5, pygame.K_f)
    assert names(painter.draft, "mountain") == {"C3", "D3"}
    painter.desk.press(pygame.K_1, pygame.K_p)
    assert painter.work.values["terrain"] == "mountain"
    painter.desk.press(pygame.K_l, pygame.K_3, pygame.K_SPACE)
    assert painter.draft.zones[hex_named("D3")] == "C"


def test_fill_and_pick_by_mouse(painter: Painter) -> None:
    painter.desk.click("color-lake")
    painter.stroke("A4", "I4")
    painter.work.brush = "fill"
    painter.desk.press(pygame.K_2)
    painter.stroke("A1", "A8")  # a fill is no drag: what it passes later stays
    assert len(names(painter.draft, "forest")) == 27 and "A8" in names(painter.draft, "field")
    painter.stroke("D4", button=3)
    assert painter.work.values["terrain"] == "lake" and painter.work.brush == "fill"
    painter.work.brush = "pick"
    painter.stroke("A8")
    assert painter.work.values["terrain"] == "field" and painter.work.brush == "1"


def test_undo_and_redo_by_button_and_key(painter: Painter) -> None:
    first = painter.draft
    painter.stroke("B2", "D2")
    second = painter.draft
    painter.stroke("F6")
    third = painter.draft
    painter.desk.click("undo")
    assert painter.draft == second
    painter.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert painter.draft == first and not painter.work.steps.can_undo and not painter.work.is_changed
    assert painter.desk.find("undo").hint()
    painter.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    painter.desk.press(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert painter.draft == second
    painter.desk.click("redo")
    assert painter.draft == third and not painter.work.steps.can_redo
    painter.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    painter.stroke("A1")
    assert not painter.work.steps.can_redo


def test_a_stroke_that_changes_nothing_is_no_step(painter: Painter) -> None:
    painter.desk.press(pygame.K_1)
    painter.stroke("C3", "F3")
    assert not painter.work.steps.can_undo


def test_tiles_are_taken_away_from_the_ends_of_rows(painter: Painter) -> None:
    painter.desk.click("color-nothing")
    painter.stroke("D4")
    assert len(painter.draft.terrain) == 72 and not painter.work.steps.can_undo
    assert "ends of rows" in painter.desk.ui._toasts[-1].text
    painter.stroke("A1", "B1")
    assert {"A1", "B1"}.isdisjoint(names(painter.draft, "field"))
    painter.desk.click("color-city")
    painter.stroke("A1")
    assert names(painter.draft, "city") == {"A1", "B1"}  # no hole is left between


def test_zones_are_painted_and_every_tile_says_its_zone(painter: Painter) -> None:
    painter.desk.press(pygame.K_l)
    painter.desk.click("color-C")
    painter.stroke("A1", "C1")
    assert [painter.draft.zones[hex_named(name)] for name in ("A1", "B1", "C1", "D1")] == ["C", "C", "C", "B"]
    (letters,) = (each for each in painter.screen.board.overlays if isinstance(each, Letters))
    assert sorted(letters.texts.values()).count("C") == 27
    painter.stroke("E5", button=3)
    assert painter.work.values["zone"] == "B"


def test_regions_are_named_painted_renamed_and_removed(painter: Painter) -> None:
    painter.desk.press(pygame.K_l, pygame.K_l)
    painter.desk.click("region-add")
    painter.desk.write("Wet Moor")
    painter.desk.press(pygame.K_RETURN)
    assert painter.work.values["region"] == "Wet Moor"
    painter.stroke("B2", "D2")
    assert len(painter.draft.regions["Wet Moor"]) == 3
    painter.desk.click("region-rename")
    painter.desk.press(*[pygame.K_BACKSPACE] * 4)
    painter.desk.write("Fen")
    painter.desk.click("confirm")
    assert list(painter.draft.regions) == ["Wet Fen"] and painter.work.values["region"] == "Wet Fen"
    painter.stroke("H8")
    painter.stroke("C2", button=3)
    painter.desk.press(pygame.K_2)
    assert painter.work.values["region"] == NOTHING
    painter.stroke("C2")
    assert len(painter.draft.regions["Wet Fen"]) == 3
    painter.desk.press(pygame.K_1)
    painter.desk.click("region-drop")
    assert painter.draft.regions == {} and painter.work.values["region"] == NOTHING
    painter.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert list(painter.draft.regions) == ["Wet Fen"]


def test_region_names_that_cannot_be(painter: Painter) -> None:
    painter.desk.press(pygame.K_l, pygame.K_l)
    painter.desk.click("region-add")
    painter.desk.press(pygame.K_RETURN)
    assert painter.desk.find("line-fault").spoken()
    painter.desk.write("Fen")
    painter.desk.press(pygame.K_RETURN)
    painter.desk.click("region-add")
    painter.desk.write("Fen")
    painter.desk.press(pygame.K_RETURN)
    assert "already" in painter.desk.find("line-fault").spoken()
    painter.desk.press(pygame.K_ESCAPE)
    assert list(painter.draft.regions) == ["Fen"]


def test_a_place_without_a_tile_is_told_and_has_no_zone(painter: Painter) -> None:
    painter.desk.press(pygame.K_6)
    painter.stroke("A1")
    painter.desk.press(pygame.K_l)
    painter.stroke("A1")
    assert hex_named("A1") not in painter.draft.zones
    painter.stroke("A1", button=3)
    assert "nothing" in painter.desk.ui._toasts[-1].text.lower()
    assert painter.screen.status.spoken().startswith("A1 · no tile")


def test_keys_during_a_stroke_do_nothing(painter: Painter) -> None:
    painter.press("C3")
    painter.desk.press(pygame.K_5, pygame.K_ESCAPE)
    painter.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    painter.release("C3")
    assert names(painter.draft, "forest") == {"C3"}


def test_the_middle_button_and_the_wheel_move_the_map_and_paint_nothing(painter: Painter) -> None:
    painter.desk.app.step([pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=6)])
    painter.stroke("C3", "E5", button=2)
    assert not painter.work.steps.can_undo


def test_controls_and_board_are_all_reached_by_tab(painter: Painter) -> None:
    stops = painter.desk.stops()
    for name in ("back", "save", "menu", "board", "layer", "color-field", "color-nothing", "brush", "check-tiles"):
        assert name in stops
