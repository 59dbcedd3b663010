"""Secret files as files: copies, saving, playing, export, import, deleting, and what a closed window keeps."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo import library, playerfiles
from solo.client.personalise.editor import FileEditorScreen
from solo.client.personalise.files import FilesScreen
from solo.client.screens.newgame import NewGameScreen
from solo.client.screens.title import TitleScreen
from solo.contacts.public import TEAM
from solo.contacts.scenariodraft import parse_draft
from solo.core import save
from solo.core.paths import scenarios_folder
from tests.client.personalise.conftest import Writer, own_file, shipped
from tests.client.screens.conftest import Desk, Stub


@pytest.fixture
def listed(desk: Callable[..., Desk]) -> Callable[[], Desk]:
    """Open the list of files."""

    def open_list() -> Desk:
        made = desk((1280, 800))
        return made.open(FilesScreen(made.navigator))

    return open_list


def choose(desk: Desk, key: str) -> None:
    files = desk.find("files")
    files.select([item.id for item in files.items].index(key))  # type: ignore[attr-defined]


def retype_line(desk: Desk, text: str) -> None:
    desk.press(pygame.K_END, *[pygame.K_BACKSPACE] * 90)
    desk.write(text)


# Copies and saving


def test_the_title_leads_to_personalise_and_back(desk: Callable[..., Desk]) -> None:
    made = desk(tutorial_seen=True)
    made.open(made.navigator.title_screen())
    made.tab_to("personalise")
    made.press(pygame.K_RETURN)
    assert isinstance(made.screen, FilesScreen)
    made.press(pygame.K_F1)
    assert "Personalise" in made.find("page-title").spoken()
    made.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert isinstance(made.screen, TitleScreen)


def test_a_file_of_the_programs_is_changed_as_a_copy(listed: Callable[[], Desk], home: Path) -> None:
    before = shipped()
    made = listed()
    choose(made, "program:major-breakdown")
    made.tab_to("edit")
    made.press(pygame.K_RETURN)
    writer = Writer(made)
    writer.retype("name", "Dust Road")
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert made.find("line").spoken() == "my-major-breakdown"
    made.press(pygame.K_RETURN)
    assert writer.work.saved_as == "my-major-breakdown" and not writer.work.is_changed
    mine = library.scenario("my-major-breakdown")
    assert mine.name == "Dust Road" and not mine.starter and shipped() == before
    made.click("back")
    files = made.find("files")
    assert files.items[0].id == files.selected == "own:my-major-breakdown"  # type: ignore[attr-defined]


def test_comments_at_the_head_and_what_no_form_shows_stay(writer: Writer) -> None:
    text = "# By me.\n\n" + shipped()
    own_file("noted", None)
    playerfiles.write("scenario", "noted", text.replace("id: major-breakdown", "id: noted"))
    writer.desk.open(writer.desk.navigator.personalise_file("noted"))
    writer.desk.click("expert")
    writer.desk.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    kept = playerfiles.own_path("scenario", "noted").read_text()
    assert kept.startswith("# By me.\n\nid: noted\n") and library.scenario("noted").starter


def test_save_as_asks_before_another_file_is_replaced(writer: Writer) -> None:
    other = own_file("other")
    before = other.read_bytes()
    writer.retype("name", "Dust Road")
    writer.desk.press(pygame.K_s, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    for name in ("major-breakdown", "no/such", ""):
        retype_line(writer.desk, name)
        writer.desk.press(pygame.K_RETURN)
        assert writer.desk.find("line-fault").spoken()
    retype_line(writer.desk, "other")
    writer.desk.press(pygame.K_RETURN, pygame.K_RETURN)
    assert other.read_bytes() == before, "the way out has the focus"
    writer.desk.press(pygame.K_s, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
    retype_line(writer.desk, "other")
    writer.desk.press(pygame.K_RETURN)
    writer.desk.click("confirm")
    assert library.scenario("other").name == "Dust Road"


def test_a_full_disk_loses_nothing(writer: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    before = playerfiles.own_path("scenario", "mine").read_bytes()
    writer.retype("name", "Dust Road")
    monkeypatch.setattr(save.os, "replace", full)
    writer.desk.click("save")
    assert "No space" in writer.desk.ui._toasts[-1].text and writer.work.is_changed
    assert playerfiles.own_path("scenario", "mine").read_bytes() == before


def test_a_file_with_faults_is_saved_and_no_game_can_use_it(writer: Writer) -> None:
    writer.retype("days", "")
    writer.desk.click("save")
    assert "1 fault" in writer.desk.ui._toasts[-1].text and not writer.work.is_changed
    assert "mine" not in library.scenario_ids()
    assert [file.id for file in library.left_out()] == ["mine"]
    writer.desk.click("back")
    made = writer.desk.open(writer.desk.navigator.personalise())
    choose(made, "own:mine")
    assert made.has("unfinished") and not made.has("play")
    made.click("edit")
    writer.retype("days", "6")
    writer.desk.click("save")
    assert "mine" in library.scenario_ids()


# Leaving


def test_unsaved_changes_are_asked_about(writer: Writer) -> None:
    list_screen = FilesScreen(writer.desk.navigator)
    writer.desk.open(list_screen)
    choose(writer.desk, "own:mine")
    writer.desk.click("edit")
    writer.retype("name", "Dust Road")
    writer.desk.press(pygame.K_ESCAPE)
    writer.desk.press(pygame.K_RETURN)
    assert isinstance(writer.desk.screen, FileEditorScreen), "to stay has the focus"
    writer.desk.click("back")
    writer.desk.click("confirm")
    assert isinstance(writer.desk.screen, FilesScreen) and library.scenario("mine").name == "Dust Road"
    writer.desk.click("edit")
    writer.retype("name", "Mud Road")
    writer.desk.click("back")
    writer.desk.click("discard")
    assert library.scenario("mine").name == "Dust Road"


def test_a_closed_window_keeps_what_was_not_saved(writer: Writer, listed: Callable[[], Desk]) -> None:
    writer.retype("days", "")
    writer.retype("name", "Dust Road")
    writer.screen.on_quit()
    made = listed()
    choose(made, "unsaved:mine-1")
    made.click("edit")
    again = Writer(made)
    assert again.work.is_changed and again.draft.text_at("name") == "Dust Road" and again.fault("days")
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    retype_line(made, "saved")
    made.press(pygame.K_RETURN)
    assert playerfiles.drafts("scenario") == [] and playerfiles.exists("scenario", "saved")


# Export and import


def test_a_file_is_exported_and_imported_elsewhere(
    writer: Writer, listed: Callable[[], Desk], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer.retype("name", "Dust Road")
    writer.desk.click("menu")
    writer.desk.click("export")
    retype_line(writer.desk, str(tmp_path / "given.yaml"))
    writer.desk.press(pygame.K_RETURN)
    assert parse_draft((tmp_path / "given.yaml").read_text(), "").text_at("name") == "Dust Road"
    writer.desk.click("menu")
    writer.desk.click("export")
    retype_line(writer.desk, str(tmp_path / "given.yaml"))
    writer.desk.press(pygame.K_RETURN)
    assert writer.desk.has("confirm"), "asked before a file is replaced"
    writer.desk.press(pygame.K_ESCAPE)
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "elsewhere"))
    made = listed()
    made.click("import")
    made.write(str(tmp_path / "given.yaml"))
    made.press(pygame.K_RETURN)
    taken = Writer(made)
    assert taken.work.suggested == "mine" and taken.work.is_changed and taken.file.name == "Dust Road"
    assert not scenarios_folder().exists()
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    made.press(pygame.K_RETURN)
    assert library.scenario("mine").name == "Dust Road"


def test_an_import_never_takes_a_name_that_is_taken(writer: Writer, listed: Callable[[], Desk], tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text(shipped().replace("id: major-breakdown", "id: mine"))
    (tmp_path / "y.yaml").write_text(shipped())
    for name, suggested in (("x", "mine-2"), ("y", "my-major-breakdown")):
        made = listed()
        made.click("import")
        made.write(str(tmp_path / f"{name}.yaml"))
        made.press(pygame.K_RETURN)
        assert Writer(made).work.suggested == suggested


BROKEN = {
    "no file": None,
    "no yaml": b"id: [\n",
    "not text": b"\xff\xfe\x00",
    "a list": b"- a\n- b\n",
    "empty": b"",
    "an alias": b"id: &a x\nname: *a\n",
    "twice": b"id: x\nid: y\n",
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_cannot_be_read_is_said_in_the_dialog(listed: Callable[[], Desk], tmp_path: Path, kind: str) -> None:
    content, path = BROKEN[kind], tmp_path / "given.yaml"
    if content is not None:
        path.write_bytes(content)
    made = listed()
    made.click("import")
    made.write(str(path))
    made.press(pygame.K_RETURN)
    assert "given.yaml" in made.find("line-fault").spoken() and isinstance(made.screen, FilesScreen)
    assert content is None or path.read_bytes() == content


@pytest.mark.parametrize(
    "text",
    [
        "a: b\n",
        "id: 3\nname: [a]\nmap: {x: y}\ndays: ~\nagents: none\ntokens: [cabin]\nmission: x\n",
        "id: x\nagents: {number: many, suggested: yellow, choice: {a: b}}\nequipment: {alien: 3, dogs: {draw: 1}}\n",
        "tokens: {die: x, bike: {a: b}, sungate: [A1], volcano: ~}\nmission: {parts: [x, {zone: A, each: zone}, {}]}\n",
        "map: L\nmission: {text: 3, parts: {zone: A}, needed: [], ordered: perhaps}\nlog: {}\nevent: []\n",
    ],
)
def test_a_broken_file_is_opened_with_its_faults_on_every_page(
    listed: Callable[[], Desk], tmp_path: Path, text: str
) -> None:
    path = tmp_path / "given.yaml"
    path.write_text(text)
    made = listed()
    made.click("import")
    made.write(str(path))
    made.press(pygame.K_RETURN)
    writer = Writer(made)
    told = 0
    for tab in ("file", "agents", "tokens", "mission", "story"):
        writer.tab(tab)
        told += sum(widget.name.startswith("fault-") for widget in made.ui.root.walk())
    assert told > 3 and not made.find("play").enabled
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    made.press(pygame.K_RETURN)
    assert library.scenario_ids() and path.read_text() == text


# The list


def test_a_file_that_cannot_be_read_is_listed_with_its_faults(listed: Callable[[], Desk], home: Path) -> None:
    scenarios_folder().mkdir(parents=True)
    (scenarios_folder() / "torn.yaml").write_text("id: [\n")
    made = listed()
    choose(made, "own:torn")
    assert made.has("unfinished") and not made.has("edit") and not made.has("play")
    made.click("delete")
    made.click("confirm")
    assert not (scenarios_folder() / "torn.yaml").exists()
    choose(made, "program:major-breakdown")
    assert not made.has("delete")


def test_the_list_leads_to_new_game_with_the_file(listed: Callable[[], Desk], home: Path) -> None:
    own_file("mine")
    made = listed()
    choose(made, "own:mine")
    made.click("play")
    assert isinstance(made.screen, NewGameScreen) and made.screen.choice.scenario == "mine"


# Playing


def test_a_personalised_file_is_played_at_once(writer: Writer) -> None:
    writer.tab("tokens")
    writer.desk.click("add-bike")
    writer.tile("C4")
    writer.desk.click("play")
    assert isinstance(writer.desk.screen, Stub) and writer.desk.screen.match is not None
    session = writer.desk.screen.match.session
    assert session.setup.scenario.id == "mine" and session.setup.scenario.token("bike") is not None
    while session.observe(TEAM).public.day < 1:
        session.apply(next(iter(session.legal_actions())))
    assert session.observe(TEAM).public.scenario.name == "MAJOR BREAKDOWN"


def test_play_asks_for_a_name_first_and_does_nothing_with_faults(desk: Callable[..., Desk], home: Path) -> None:
    made = desk((1280, 800))
    writer = Writer(made.open(made.navigator.personalise_file("major-breakdown")))
    writer.retype("days", "")
    made.click("play")
    assert isinstance(made.screen, FileEditorScreen) and not made.ui.has_dialog
    writer.retype("days", "5")
    made.click("play")
    made.press(pygame.K_RETURN)
    assert isinstance(made.screen, Stub) and made.screen.match is not None
    assert made.screen.match.session.setup.scenario.days == 5
