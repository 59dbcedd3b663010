"""Maps as files: begin, save, replace, delete, export, import, leave, and what a closed window keeps."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo import library, playerfiles
from solo.client.mapeditor.editor import MapEditorScreen
from solo.client.mapeditor.maps import MapsScreen
from solo.client.screens.title import TitleScreen
from solo.contacts.mapdraft import draft_of, empty_draft, sheet_of
from solo.contacts.mapfile import format_map
from solo.contacts.maps import parse_sheet
from solo.core import save
from solo.core.paths import maps_folder
from tests.client.mapeditor.conftest import Painter
from tests.client.screens.conftest import Desk


def own_map(id: str, name: str = "Dale") -> Path:
    return playerfiles.write("map", id, format_map(sheet_of(empty_draft(6, 5, name), id)))


@pytest.fixture
def listed(desk: Callable[..., Desk]) -> Callable[[], Desk]:
    """Open the list of maps."""

    def open_list() -> Desk:
        made = desk()
        return made.open(MapsScreen(made.navigator))

    return open_list


def saved_draft(id: str) -> object:
    path = playerfiles.own_path("map", id)
    return draft_of(parse_sheet(path.read_text(encoding="utf-8"), path.name))


def choose(desk: Desk, key: str) -> None:
    maps = desk.find("maps")
    index = [item.id for item in maps.items].index(key)  # type: ignore[attr-defined]
    maps.select(index)  # type: ignore[attr-defined]


# Beginning


def test_the_title_leads_to_the_editor_and_back(desk: Callable[..., Desk]) -> None:
    made = desk(tutorial_seen=True)
    made.open(made.navigator.title_screen())
    made.tab_to("maps")
    made.press(pygame.K_RETURN)
    assert isinstance(made.screen, MapsScreen)
    made.press(pygame.K_F1)
    assert "map editor" in made.find("page-title").spoken()
    made.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(made.screen, TitleScreen)


def test_an_empty_map_of_a_chosen_size(listed: Callable[[], Desk]) -> None:
    made = listed()
    made.click("new")
    made.press(*[pygame.K_BACKSPACE] * 10)
    made.write("High Fen")
    made.tab_to("columns")
    made.press(*[pygame.K_BACKSPACE] * 2)
    made.write("27")
    made.click("confirm")
    assert "26" in made.find("facts-fault").spoken()
    made.tab_to("columns")
    made.press(pygame.K_BACKSPACE)
    made.write("6")
    made.press(pygame.K_RETURN)
    painter = Painter(made)
    assert (painter.draft.columns, painter.draft.rows, painter.draft.name) == (26, 10, "High Fen")
    assert painter.work.suggested == "high-fen" and not painter.work.is_changed


def test_a_plan_brings_its_usual_size(listed: Callable[[], Desk]) -> None:
    made = listed()
    made.click("new")
    made.tab_to("plan")
    made.press(pygame.K_RIGHT)
    made.click("confirm")
    draft = Painter(made).draft
    assert (draft.columns, draft.rows, draft.days, draft.plan) == (17, 14, 8, "L")


def test_a_map_of_the_programs_is_edited_as_a_copy(listed: Callable[[], Desk], home: Path) -> None:
    shipped = library.map_path("S").read_bytes()
    made = listed()
    choose(made, "program:S")
    made.tab_to("edit")
    made.press(pygame.K_SPACE)
    painter = Painter(made)
    assert painter.work.saved_as == "" and painter.work.suggested == "my-s" and painter.work.failing == 0
    painter.stroke("A3")
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    made.press(pygame.K_RETURN)
    assert painter.work.saved_as == "my-s" and not painter.work.is_changed
    assert "my-s" in library.map_ids() and library.map_path("S").read_bytes() == shipped
    made.click("back")
    maps = made.find("maps")
    assert maps.items[0].id == maps.selected == "own:my-s"  # type: ignore[attr-defined]


# Saving


def test_what_is_saved_is_what_was_drawn(painter: Painter) -> None:
    painter.stroke("B2", "E5")
    painter.desk.click("save")
    painter.desk.press(pygame.K_RETURN)
    assert saved_draft("dale") == painter.draft and painter.work.saved_as == "dale"
    assert "checks fail" in painter.desk.ui._toasts[-1].text
    painter.stroke("H8")
    painter.desk.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert saved_draft("dale") == painter.draft and not painter.desk.ui.has_dialog


@pytest.mark.parametrize(("typed", "words"), [("S", "the program has"), ("a b", "letters"), ("nul", "another name")])
def test_a_name_that_cannot_be_is_refused_with_the_reason(painter: Painter, typed: str, words: str) -> None:
    painter.desk.click("save")
    painter.desk.press(*[pygame.K_BACKSPACE] * 4)
    painter.desk.write(typed)
    painter.desk.click("confirm")
    assert words in painter.desk.find("line-fault").spoken() and not maps_folder().exists()


def test_comments_at_the_beginning_of_a_file_stay(listed: Callable[[], Desk]) -> None:
    path = own_map("dale")
    path.write_text("# By Ada.\n# Not finished.\n\n" + path.read_text())
    made = listed()
    made.click("edit")
    Painter(made).stroke("B2")
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert path.read_text().startswith("# By Ada.\n# Not finished.\n\nid: dale\n")
    assert saved_draft("dale") == Painter(made).draft


def test_another_map_is_replaced_only_after_a_question(painter: Painter) -> None:
    before = own_map("dale").read_bytes()
    painter.stroke("B2")
    painter.desk.click("save")
    painter.desk.press(pygame.K_RETURN)
    assert painter.desk.ui.has_dialog and playerfiles.own_path("map", "dale").read_bytes() == before
    painter.desk.press(pygame.K_ESCAPE)
    assert playerfiles.own_path("map", "dale").read_bytes() == before and painter.work.is_changed
    painter.desk.click("save")
    painter.desk.press(pygame.K_RETURN)
    painter.desk.click("confirm")
    assert saved_draft("dale") == painter.draft


def test_save_as_leaves_the_first_file(painter: Painter) -> None:
    painter.desk.click("save")
    painter.desk.press(pygame.K_RETURN)
    first = playerfiles.own_path("map", "dale").read_bytes()
    painter.stroke("B2")
    painter.desk.press(pygame.K_s, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    painter.desk.write("-2")
    painter.desk.press(pygame.K_RETURN)
    assert painter.work.saved_as == "dale-2" and saved_draft("dale-2") == painter.draft
    assert playerfiles.own_path("map", "dale").read_bytes() == first


def test_a_full_disk_is_told_and_nothing_is_lost(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = own_map("dale")
    before = path.read_bytes()
    painter.work.saved_as = "dale"
    painter.stroke("B2")
    monkeypatch.setattr(save.os, "replace", full)
    painter.desk.click("save")
    assert "No space left" in painter.desk.ui._toasts[-1].text
    assert painter.work.is_changed and path.read_bytes() == before


def test_the_facts_of_a_map_are_changed_in_one_step(painter: Painter) -> None:
    painter.desk.click("menu")
    painter.desk.click("facts")
    painter.desk.tab_to("days")
    painter.desk.press(pygame.K_BACKSPACE)
    painter.desk.press(pygame.K_RETURN)
    assert painter.desk.find("facts-fault").spoken()
    painter.desk.write("9")
    painter.desk.tab_to("rows")
    painter.desk.press(pygame.K_BACKSPACE)
    painter.desk.write("7")
    painter.desk.press(pygame.K_RETURN)
    assert (painter.draft.days, painter.draft.rows, len(painter.draft.terrain)) == (9, 7, 63)
    painter.desk.click("undo")
    assert (painter.draft.days, painter.draft.rows) == (6, 8) and not painter.work.steps.can_undo


# Leaving


def test_leaving_asks_only_if_something_would_be_lost(painter: Painter) -> None:
    painter.desk.press(pygame.K_ESCAPE)
    assert isinstance(painter.desk.screen, MapsScreen)


@pytest.mark.parametrize("way", ["back", "esc", "menu"])
def test_unsaved_changes_are_asked_about(painter: Painter, way: str) -> None:
    painter.stroke("B2")
    desk = painter.desk

    def leave() -> None:
        if way == "esc":
            desk.press(pygame.K_ESCAPE)
        elif way == "back":
            desk.click("back")
        else:
            desk.click("menu")
            desk.click("close-map")

    leave()
    assert desk.ui.focused is not None and desk.ui.focused.name == "cancel"
    desk.press(pygame.K_ESCAPE)
    assert isinstance(desk.screen, MapEditorScreen) and painter.work.is_changed
    leave()
    desk.click("discard")
    assert isinstance(desk.screen, MapsScreen) and not maps_folder().exists()


def test_saving_on_the_way_out_asks_for_a_name_and_leaves(painter: Painter) -> None:
    painter.stroke("B2")
    work = painter.work
    painter.desk.press(pygame.K_ESCAPE)
    painter.desk.click("confirm")
    painter.desk.press(pygame.K_RETURN)
    assert isinstance(painter.desk.screen, MapsScreen) and saved_draft("dale") == work.draft


def test_a_closed_window_keeps_what_was_not_saved(painter: Painter, listed: Callable[[], Desk]) -> None:
    painter.stroke("B2", "E2")
    drawn = painter.draft
    painter.desk.app.step([pygame.event.Event(pygame.QUIT)])
    assert painter.desk.app.screen is None and not maps_folder().exists()
    again = listed()
    choose(again, "unsaved:dale-1")
    again.click("edit")
    found = Painter(again)
    assert found.draft == drawn and found.work.is_changed and found.work.suggested == "dale"
    again.click("save")
    again.press(pygame.K_RETURN)
    assert saved_draft("dale") == drawn and playerfiles.drafts("map") == []


def test_kept_work_that_is_closed_again_is_kept_once(painter: Painter, listed: Callable[[], Desk]) -> None:
    painter.stroke("B2")
    painter.desk.app.step([pygame.event.Event(pygame.QUIT)])
    again = listed()
    again.click("edit")
    again.app.step([pygame.event.Event(pygame.QUIT)])
    assert len(playerfiles.drafts("map")) == 1
    third = listed()
    third.click("edit")
    third.press(pygame.K_ESCAPE)
    third.click("discard")
    assert playerfiles.drafts("map") == []


def test_a_window_closed_without_changes_keeps_nothing(painter: Painter) -> None:
    painter.desk.app.step([pygame.event.Event(pygame.QUIT)])
    assert playerfiles.drafts("map") == []


# Broken files, deleting


@pytest.mark.parametrize("content", [b"", b"\xff", b"id: dale\n", b"terrain: [", b"- x\n"])
def test_a_broken_map_is_shown_with_its_fault_and_left_alone(listed: Callable[[], Desk], content: bytes) -> None:
    path = own_map("dale")
    path.write_bytes(content)
    made = listed()
    assert made.find("broken").spoken() and not made.has("edit")
    made.find("maps").activate()  # type: ignore[attr-defined]
    assert isinstance(made.screen, MapsScreen) and path.read_bytes() == content


def test_an_unfinished_map_says_what_is_missing_and_is_opened(listed: Callable[[], Desk]) -> None:
    own_map("dale")
    made = listed()
    assert made.find("unfinished").spoken() and library.map_ids() == ["L", "S"]
    made.tab_to("maps")
    made.press(pygame.K_RETURN)
    assert Painter(made).work.saved_as == "dale"


def test_a_file_that_cannot_have_its_name_is_opened_under_another(listed: Callable[[], Desk]) -> None:
    path = own_map("S")
    before = path.read_bytes()
    made = listed()
    assert "the program has a map" in " ".join(each.spoken() for each in made.find("details").walk())
    made.click("edit")
    assert Painter(made).work.saved_as == "" and Painter(made).work.suggested == "my-s"
    made.click("save")
    made.press(pygame.K_RETURN)
    assert playerfiles.own_path("map", "my-s").exists() and path.read_bytes() == before


def test_deleting_asks_first(listed: Callable[[], Desk]) -> None:
    path = own_map("dale")
    made = listed()
    made.click("delete")
    made.press(pygame.K_RETURN)  # the way out has the focus
    assert path.exists() and not made.ui.has_dialog
    made.click("delete")
    made.click("confirm")
    assert not path.exists() and made.find("maps").items[0].id == "program:L"  # type: ignore[attr-defined]
    assert not made.has("delete")


def test_a_map_deleted_meanwhile_is_gone_from_the_list(listed: Callable[[], Desk]) -> None:
    path = own_map("dale")
    made = listed()
    path.unlink()
    made.click("delete")
    made.click("confirm")
    assert len(made.find("maps").items) == 2  # type: ignore[attr-defined]


# Export and import


def test_a_map_goes_out_and_comes_in_again(painter: Painter, home: Path, listed: Callable[[], Desk]) -> None:
    painter.stroke("B2", "E2")
    target = home / "out.yaml"
    painter.desk.click("menu")
    painter.desk.click("export")
    painter.desk.find("line").text = str(target)  # type: ignore[attr-defined]
    painter.desk.click("confirm")
    assert draft_of(parse_sheet(target.read_text(), "out.yaml")) == painter.draft
    made = listed()
    made.click("import")
    made.write(str(target))
    made.press(pygame.K_RETURN)
    assert Painter(made).draft == painter.draft and Painter(made).work.is_changed


def test_export_replaces_a_file_only_after_a_question(listed: Callable[[], Desk], home: Path) -> None:
    target = home / "out.yaml"
    target.write_text("mine")
    made = listed()
    choose(made, "program:S")
    for answer in ("cancel", "confirm"):
        made.click("export")
        made.find("line").text = str(target)  # type: ignore[attr-defined]
        made.click("confirm")
        assert target.read_text() == "mine"
        made.click(answer)
    assert parse_sheet(target.read_text(), "out.yaml").board.id == "S"


@pytest.mark.parametrize("path", ["", "x.txt", "/nowhere/at/all/x.yaml"])
def test_paths_that_cannot_be_exported_to(listed: Callable[[], Desk], path: str) -> None:
    made = listed()
    made.click("export")
    made.find("line").text = path  # type: ignore[attr-defined]
    made.click("confirm")
    assert made.find("line-fault").spoken()


def test_a_file_that_is_no_map_is_not_imported(listed: Callable[[], Desk], home: Path) -> None:
    (home / "bad.yaml").write_text("id: x\nname: y\n")
    made = listed()
    for path, words in ((home / "bad.yaml", "terrain"), (home / "none.yaml", "no file"), (home, "no file")):
        made.click("import")
        made.write(str(path))
        made.press(pygame.K_RETURN)
        assert words in made.find("line-fault").spoken()
        made.press(pygame.K_ESCAPE)
    made.click("import")
    made.press(pygame.K_RETURN)
    assert made.find("line-fault").spoken() and isinstance(made.screen, MapsScreen)


def test_an_imported_map_of_the_programs_gets_another_name(listed: Callable[[], Desk]) -> None:
    made = listed()
    made.click("import")
    made.write(str(library.map_path("L")))
    made.press(pygame.K_RETURN)
    assert Painter(made).work.suggested == "my-l"
