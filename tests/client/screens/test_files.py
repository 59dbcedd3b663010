"""Saves and records in their lists: opened, filtered, deleted; broken ones shown and never touched."""

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.client.contacts.lookback import LookBackScreen
from solo.client.contacts.screens import places_of
from solo.client.screens.load import LoadScreen
from solo.client.screens.records import RecordsScreen
from solo.client.screens.review import ReviewScreen
from solo.client.screens.summary import read_summary
from solo.client.widgets.listbox import List
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub
from tests.runs import started


def rows(desk: Desk) -> list[str]:
    found = desk.find("files")
    assert isinstance(found, List)
    return [item.id for item in found.items]


@pytest.fixture
def load(desk: Callable[..., Desk], files: dict[str, Path]) -> Desk:
    shown = desk()
    shown.open(shown.navigator.title_screen())
    shown.click("load")
    return shown


@pytest.fixture
def records(desk: Callable[..., Desk], files: dict[str, Path]) -> Desk:
    shown = desk()
    shown.open(shown.navigator.title_screen())
    shown.click("records")
    return shown


def test_save_is_opened_with_the_mouse(load: Desk, files: dict[str, Path]) -> None:
    load.click("open")
    assert isinstance(load.screen, Stub) and load.screen.match is not None
    assert load.screen.match.path == files["open"]


def test_save_is_opened_with_the_keyboard(load: Desk) -> None:
    load.tab_to("files")
    load.press(pygame.K_RETURN)
    assert isinstance(load.screen, Stub)


def test_broken_save_shows_its_fault_and_can_only_be_deleted(load: Desk, files: dict[str, Path]) -> None:
    before = files["torn-saves"].read_bytes()
    load.tab_to("files")
    load.press(pygame.K_HOME if rows(load)[0] == "torn.jsonl" else pygame.K_END)
    assert "line 1" in load.find("fault").spoken()
    assert not load.has("open") and not load.has("mend")
    load.press(pygame.K_RETURN)
    assert isinstance(load.screen, LoadScreen)
    assert files["torn-saves"].read_bytes() == before


def test_delete_asks_first_and_the_way_out_has_the_focus(load: Desk, files: dict[str, Path]) -> None:
    load.click("delete")
    load.press(pygame.K_RETURN)
    assert files["open"].exists() and not load.has("confirm")
    load.click("delete")
    load.press(pygame.K_ESCAPE)
    assert files["open"].exists()
    load.click("delete")
    load.click("confirm")
    assert not files["open"].exists() and rows(load) == ["torn.jsonl"]


def test_broken_save_is_deleted(load: Desk, files: dict[str, Path]) -> None:
    load.screen._select("torn.jsonl")  # type: ignore[attr-defined]
    load.click("delete")
    load.click("confirm")
    assert not files["torn-saves"].exists() and rows(load) == ["open.jsonl"]


def test_a_save_cut_off_in_its_last_line_is_gone_on_with(desk: Callable[..., Desk], files: dict[str, Path]) -> None:
    whole = files["open"].read_bytes()
    files["open"].write_bytes(whole[:-9])
    shown = desk()
    shown.open(shown.navigator.load())
    shown.screen._select("open.jsonl")  # type: ignore[attr-defined]
    assert "last line was cut off" in " ".join(each.spoken() for each in shown.ui.root.walk())
    shown.click("mend")
    assert isinstance(shown.screen, Stub) and shown.screen.match is not None
    assert files["open"].read_bytes() == whole
    assert files["open"].with_suffix(".broken").read_bytes() == whole[:-9]


def test_mending_asks_before_it_loses_a_rated_run(desk: Callable[..., Desk], home: Path) -> None:
    path = started(4).path
    assert path is not None
    cut = path.read_bytes()
    cut = cut[: cut.rindex(b'"side":"agents"')]
    path.write_bytes(cut)
    shown = desk()
    shown.open(shown.navigator.load())
    shown.click("mend")
    assert any("would count as lost" in each.spoken() for each in shown.ui.top.walk())
    assert_tidy(shown.ui)
    shown.press(pygame.K_RETURN)
    assert path.read_bytes() == cut
    shown.click("mend")
    shown.click("confirm")
    assert isinstance(shown.screen, Stub) and shown.screen.match is not None and shown.screen.match.is_practice


def test_a_record_is_deleted_after_a_question(records: Desk, files: dict[str, Path]) -> None:
    records.screen._select("dog.jsonl")  # type: ignore[attr-defined]
    records.click("delete")
    assert files["dog"].exists()
    records.click("confirm")
    assert not files["dog"].exists()


def test_empty_lists_say_so(desk: Callable[..., Desk], home: Path) -> None:
    shown = desk()
    for way in (shown.navigator.load, shown.navigator.records):
        assert shown.open(way()).find("empty").spoken()


def test_record_opens_in_review(records: Desk, files: dict[str, Path]) -> None:
    records.click("open")
    assert isinstance(records.screen, ReviewScreen)
    records.press(pygame.K_ESCAPE)
    assert isinstance(records.screen, RecordsScreen)
    records.tab_to("files")
    records.press(pygame.K_RETURN)
    assert isinstance(records.screen, ReviewScreen)


def test_a_record_is_looked_back_on_from_the_list_and_from_its_review(records: Desk) -> None:
    records.click("look-back")
    assert isinstance(records.screen, LookBackScreen)
    records.press(pygame.K_ESCAPE)
    records.click("open")
    records.click("look-back")
    assert isinstance(records.screen, LookBackScreen)
    records.press(pygame.K_ESCAPE)
    assert isinstance(records.screen, ReviewScreen)


def test_records_are_filtered(records: Desk) -> None:
    assert set(rows(records)) == {"small.jsonl", "large.jsonl", "dog.jsonl", "torn.jsonl"}
    records.tab_to("filter-file")
    records.press(pygame.K_RIGHT)
    assert rows(records) == ["large.jsonl"]
    records.press(pygame.K_RIGHT)
    assert set(rows(records)) == {"small.jsonl", "dog.jsonl"}
    records.tab_to("filter-winner")
    records.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    winners = {each.winner for each in records.screen.shown()}  # type: ignore[attr-defined]
    assert winners <= {"nobody"}
    records.tab_to("filter-level")
    records.press(pygame.K_RIGHT)
    assert records.screen.level == "1"  # type: ignore[attr-defined]


def test_broken_record_shows_its_fault(records: Desk) -> None:
    records.screen._select("torn.jsonl")  # type: ignore[attr-defined]
    assert "line 1" in records.find("fault").spoken() and not records.has("open")


BROKEN = (
    "",
    "[]",
    "{}",
    '{"type":"zone","zone":"A"}',
    '{"type":"match","game":"chess"}',
    '{"type":"match","game":"contacts","scenario":"none","seed":1}',
    '{"type":"match","game":"contacts","scenario":"major-breakdown","seed":1,"team":["a"],"copies":[]}',
    '{"type":"match","format":99,"version":"9"}',
    '{"type":"match","game":"contacts","scenario":"major-breakdown","seed":1,"options":{"level":"x"},'
    '"team":["yellow","blue","pink"],"copies":[]}\n{"type":"alien_turn"}',
)


@pytest.mark.parametrize("text", BROKEN)
def test_whatever_a_file_holds_its_summary_is_a_fault_in_words(text: str, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text)
    assert read_summary(path).fault
    path.write_bytes(b"\xff\xfe\x00")
    assert read_summary(path).fault
    assert read_summary(tmp_path / "gone.jsonl").fault


def test_summary_of_a_game_under_way_shows_only_what_is_public(files: dict[str, Path]) -> None:
    summary = read_summary(files["open"])
    assert not summary.fault and not summary.is_over and summary.day_text.endswith("of 6")
    assert summary.how_far == summary.day_text and set(places_of(summary)) == set(summary.setup.team)


def test_a_line_that_is_not_whole_ends_the_picture_and_not_the_program(
    files: dict[str, Path], desk: Callable[..., Desk]
) -> None:
    lines = files["open"].read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"setup"' in line)
    made = json.loads(lines[at])
    lines[at] = json.dumps(made | {"agents": dict.fromkeys(made["agents"], "Q99")})
    files["open"].write_text("\n".join(lines) + "\n")
    assert places_of(read_summary(files["open"])) == {}
    shown = desk()
    shown.open(shown.navigator.load())
    shown.click("files")
    assert shown.has("open")
