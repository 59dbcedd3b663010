"""Tokens and the mission's tiles: placed on the board by clicks and at the cursor, in their order."""

import pygame

from solo.client.overlays import Marker, Tint
from tests.client.personalise.conftest import Writer


def placed(writer: Writer) -> list[str]:
    board = writer.work.board()
    assert board is not None
    marks = [mark for mark in writer.screen.board.overlays if isinstance(mark, Marker)]
    return [f"{mark.text}{board.names[mark.tile]}" for mark in marks]


def tinted(writer: Writer) -> set[str]:
    board = writer.work.board()
    assert board is not None
    tints = [tint for tint in writer.screen.board.overlays if isinstance(tint, Tint)]
    return {board.names[tile] for tint in tints for tile in tint.tiles}


def test_sungates_are_a_pair_placed_by_two_clicks(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.click("add-sungate")
    assert "2 to 2" in writer.fault("tokens-sungate") and writer.work.hand == "sungate"
    for tile in ("B4", "F2", "K7"):
        writer.tile(tile)
    assert placed(writer) == ["1B4", "2K7"], "the second one is moved where there are two"
    writer.desk.click("tokens-sungate-may_stay")
    token = writer.file.token("sungate")
    assert token is not None and token.optional and len(token.places) == 2
    writer.desk.click("take-sungate")
    writer.tile("C4")
    assert placed(writer) == ["B4", "K7"], "after Done a click places nothing"


def test_the_order_of_a_way_is_the_order_of_the_clicks(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.click("add-cabin")
    for tile in ("B4", "K7", "C4", "K7", "K7"):
        writer.tile(tile)
    assert placed(writer) == ["1B4", "2C4", "3K7"]
    writer.desk.click("cabin-C4")
    assert placed(writer) == ["1B4", "2K7"]
    writer.desk.click("drop-cabin")
    assert placed(writer) == [] and not writer.work.is_changed and not writer.work.hand


def test_a_closed_tile_is_refused_with_a_reason(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.click("add-bike")
    board = writer.work.board()
    assert board is not None
    lake = next(board.names[tile] for tile in board.tiles if board.terrain[tile] == "lake")
    writer.tile(lake)
    assert placed(writer) == [] and lake in writer.desk.ui._toasts[-1].text


def test_tokens_are_placed_by_the_keyboard_and_esc_is_done(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.tab_to("add-bike")
    writer.desk.press(pygame.K_RETURN)
    assert writer.desk.ui.focused is writer.screen.board
    writer.cursor_to("B4")
    writer.desk.press(pygame.K_RETURN)
    assert placed(writer) == ["1B4"]
    writer.desk.press(pygame.K_ESCAPE)
    assert writer.work.hand == "" and writer.file.token("bike") is not None


def test_the_die_has_six_faces(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.click("add-die")
    assert writer.work.hand == ""
    writer.retype("tokens-die-0", "")
    assert "whole number" in writer.fault("tokens-die")
    writer.desk.write("5")
    token = writer.file.token("die")
    assert token is not None and token.numbers == (5, 4, 5, 5, 6, 6)


def test_an_unknown_token_is_shown_with_its_fault_and_removed(writer: Writer) -> None:
    writer.screen.change(writer.draft.put(("tokens", "volcano"), ("B4",)))
    writer.tab("tokens")
    assert "no token" in writer.fault("tokens-volcano").lower()
    writer.desk.click("drop-volcano")
    assert writer.file and not writer.work.is_changed


# The mission


def test_a_parts_tiles_are_chosen_on_the_board(writer: Writer) -> None:
    writer.tab("mission")
    writer.desk.click("add-parts")
    assert writer.work.part == ("mission", "parts", 1) and len(tinted(writer)) > 20
    writer.desk.click("mission-parts-1-where")
    writer.desk.press(pygame.K_DOWN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert writer.draft.at(("mission", "parts", 1)) == {"tiles": ()} and writer.fault("mission-parts-1-tiles")
    writer.tile("B4")
    writer.tile("C4")
    writer.tile("B4")
    writer.cursor_to("D4")
    writer.desk.press(pygame.K_SPACE)
    assert tinted(writer) == {"C4", "D4"}
    writer.retype("mission-parts-1-within", "1")
    assert len(tinted(writer)) > 8
    writer.retype("mission-parts-1-name", "the tower")
    writer.desk.tab_to("mission-parts-1-how")
    writer.desk.press(pygame.K_RIGHT)
    writer.retype("mission-parts-1-times", "2")
    part = writer.file.mission.parts[-1]
    assert (part.name, part.how, part.times) == ("the tower", "cross", 2)
    writer.desk.click("mission-parts-1-C4")
    assert writer.draft.at(("mission", "parts", 1, "tiles")) == ("D4",)


def test_parts_change_places_and_go(writer: Writer) -> None:
    writer.tab("mission")
    writer.desk.click("add-parts")
    writer.desk.click("mission-parts-1-up")
    assert writer.draft.at(("mission", "parts", 0)) == {"zone": "A"} and writer.work.part == ("mission", "parts", 0)
    writer.desk.click("mission-ordered")
    writer.retype("mission-needed", "4")
    assert writer.file.mission.ordered and writer.file.mission.needed == 4
    writer.retype("mission-needed", "5")
    assert "1 to 4" in writer.fault("mission-needed")
    writer.desk.click("mission-parts-0-drop")
    assert len(writer.draft.list_at("mission", "parts")) == 1 and writer.work.part == ()


def test_each_kind_of_place_has_its_own_control(writer: Writer) -> None:
    writer.screen.change(writer.draft.put(("tokens", "spaceship"), ("B4", "K7")).put(("tokens", "cabin"), ("C4",)))
    writer.tab("mission")
    writer.desk.click("mission-parts-0")
    for kind, said in (
        ("zone", "Zone A"),
        ("terrain", "Field"),
        ("region", sorted(writer.file.board.regions)[0]),
        ("each", "Each zone"),
        ("ship", "The spaceship, up to 1 tile away"),
    ):
        field = writer.desk.find("mission-parts-0-where")
        field.choose(kind)  # type: ignore[attr-defined]
        assert said in writer.desk.find("mission-parts-0").spoken() and tinted(writer), kind
        assert writer.desk.has(f"mission-parts-0-{kind}")
    writer.retype("mission-parts-0-ship", "9")
    assert "0 to 3" in writer.fault("mission-parts-0-ship")


def test_a_mission_that_cannot_be_done_is_said(writer: Writer) -> None:
    writer.retype("days", "1")
    writer.tab("mission")
    assert "Cannot be fulfilled in 1 days" in writer.fault("mission")


def test_what_must_be_so_besides_is_a_list_of_its_own(writer: Writer) -> None:
    writer.tab("mission")
    writer.desk.click("add-also")
    writer.desk.tab_to("mission-also-0-how")
    writer.desk.press(pygame.K_RIGHT, pygame.K_RIGHT)
    assert [part.how for part in writer.file.mission.also] == ["last"]
    writer.desk.click("mission-also-0-drop")
    assert writer.file.mission.also == () and not writer.work.is_changed


def test_a_protests_way_and_size(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.click("add-protest")
    writer.tile("B4")
    writer.tile("C4")
    writer.desk.tab_to("tokens-protest-within")
    writer.desk.press(pygame.K_RIGHT)
    token, board = writer.file.token("protest"), writer.file.board
    assert token is not None and [board.names[tile] for tile in token.places] == ["B4", "C4"] and token.numbers == (1,)
