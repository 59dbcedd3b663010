"""No screen overlaps itself or cuts a text off, at any size and scale that the program promises."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo import library
from solo.client.mapeditor.editor import MapEditorScreen
from solo.client.mapeditor.work import MapWork
from solo.client.personalise.editor import FileEditorScreen
from solo.client.personalise.form import TABS
from solo.client.personalise.work import FileWork
from solo.client.screen import UiScreen
from solo.client.screens.navigator import Navigator
from solo.client.theme import Theme
from solo.contacts.mapdraft import add_region, canvas, empty_draft, paint_zone
from solo.contacts.scenariodraft import parse_draft
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk

SETTINGS = ("look", "game", "keys")
SCREENS = (
    "title",
    "grey",
    "games",
    "xfiles",
    "records",
    "profile",
    "challenges",
    "review",
    *SETTINGS,
    "help-shadow",
    "maps",
    "map-zones",
    "map-regions",
    "personalise",
    *(f"file-{tab}" for tab in TABS),
)
WINDOWS = (((1024, 640), 0.8), ((1024, 640), 1.0), ((1280, 800), 1.5), ((1024, 640), 2.0))


def opened(
    make: Callable[..., Desk], name: str, files: dict[str, Path], size: tuple[int, int], scale: float
) -> UiScreen:
    """Return a screen, entered but not drawn."""
    desk = make(size, scale)
    screen = _screen(desk.navigator, name, files)
    screen.on_enter(desk.app)
    if name in SETTINGS:
        screen.tab = name  # type: ignore[attr-defined]
        screen.rebuild()
    if name == "grey":
        screen._toggle_agent("grey")  # type: ignore[attr-defined]
    return screen


def _screen(navigator: Navigator, name: str, files: dict[str, Path]) -> UiScreen:
    match name:
        case "title":
            found = navigator.title_screen()
        case "review":
            found = navigator.review_screen(files["large"])
        case "look" | "game" | "keys":
            found = navigator.to_settings().screen  # type: ignore[union-attr]
        case "map-zones" | "map-regions":
            found = _editor(navigator, name.removeprefix("map-").removesuffix("s"))
        case _ if name.startswith("file-"):
            found = _file_editor(navigator, name.removeprefix("file-"))
        case "help-shadow":
            found = navigator.help("shadow").screen  # type: ignore[union-attr]
        case "grey":
            found = navigator.new_game_of("contacts").screen  # type: ignore[union-attr]
        case "games":
            found = navigator.new_game().screen  # type: ignore[union-attr]
        case "xfiles":
            found = navigator.new_game_of("xfiles").screen  # type: ignore[union-attr]
        case _:
            found = getattr(navigator, name)().screen
    assert isinstance(found, UiScreen)
    return found


def _editor(navigator: Navigator, layer: str) -> UiScreen:
    """Return the editor with a long name, a check that fails in sight, and a region in hand."""
    draft = add_region(empty_draft(17, 14, "The Land Behind The Seven Hills"), "The Old Shepherds' Pastures")
    work = MapWork(draft, layer=layer, check="zone-shares")
    work.values["region"] = "The Old Shepherds' Pastures"
    work.change(paint_zone(draft, canvas(17, 14), "B"))
    return MapEditorScreen(navigator, work)


def _file_editor(navigator: Navigator, tab: str) -> UiScreen:
    """Return the form of Personalise with faults on every page, a token in hand and a part of the mission open."""
    draft = parse_draft(library.read_text(library.scenario_path("lost-in-the-rockies")), "")
    draft = draft.put(("tokens", "die"), ("1", "5", "5", "5", "5", "66")).put(("days",), "x").put(("hats",), "3")
    draft = draft.put(("agents", "suggested"), ("yelow",)).put(("mission", "needed"), "0").drop(("log",))
    draft = draft.put(("mission", "parts", 0), {"tiles": ("E4", "O4", "D10", "A99"), "within": "2"})
    found = FileEditorScreen(navigator, FileWork(draft, hand="cabin", part=("mission", "parts", 0)))
    found.tab = tab
    return found


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("name", SCREENS)
def test_is_tidy(
    name: str, size: tuple[int, int], scale: float, desk: Callable[..., Desk], files: dict[str, Path]
) -> None:
    assert_tidy(opened(desk, name, files, size, scale).ui)


@pytest.mark.parametrize("name", SCREENS)
def test_is_tidy_with_large_texts(name: str, desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    shown = opened(desk, name, files, (1280, 800), 1.0)
    shown.on_theme(Theme(1.0, 1.5, "contrast"))
    assert_tidy(shown.ui)
