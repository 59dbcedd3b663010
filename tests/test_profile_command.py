"""`solo profile` from outside: what it prints, exports and imports, and that bad input changes nothing."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from solo.__main__ import main
from solo.core import profile as profiles
from solo.core import save
from solo.core.profile import open_profile, profile_path
from tests.careers import keep, text_of, won

Solo = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(profiles, "BUSY_SECONDS", 0.0)
    return tmp_path / "home"


@pytest.fixture
def solo(capsys: pytest.CaptureFixture[str]) -> Solo:
    """Return what runs `solo profile` with some words: exit status, output, messages."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(["profile", *words])
        shown = capsys.readouterr()
        assert "Traceback" not in shown.out + shown.err
        return status, shown.out, shown.err

    return run


def fill() -> None:
    keep("lost", text_of(1), 1000.0)
    keep("won", won(text_of(2)), 86400.0)
    keep("large", won(text_of(5, "lost-in-the-rockies", level=3), day=5), 2 * 86400.0)


def document(solo: Solo) -> dict[str, Any]:
    status, out, err = solo("--json")
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_tells_results_achievements_and_series(solo: Solo) -> None:
    fill()
    with open_profile() as profile:
        profile.create_series("contacts", "major-breakdown", 5.0)
    found = document(solo)
    assert (found["games"], found["practice"]) == (3, 0)
    large, small = found["results"]
    assert (large["scenario"], large["level"], large["won"], large["best_day"]) == ("lost-in-the-rockies", 3, 1, 5)
    assert (small["name"], small["played"], small["won"], small["best_day"]) == ("MAJOR BREAKDOWN", 2, 1, 2)
    assert small["nobody"] + small["lost"] == 1
    by_id = {each["id"]: each for each in found["achievements"]}
    assert by_id["first_catch"]["earned"] == "1970-01-02T00:00:00+00:00" and by_id["first_catch"]["record"] == "won"
    assert by_id["iron_nerve"]["earned"] is None and by_id["iron_nerve"]["progress"] is None
    assert by_id["sixth_contact"]["progress"] == [2, 6]
    assert [each["id"] for each in found["series"]] == ["major-breakdown-1"]


def test_text_tells_the_same_in_lines(solo: Solo) -> None:
    fill()
    status, out, err = solo()
    assert (status, err) == (0, "")
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert "3 games that count, 0 for practice." in lines
    assert "LOST IN THE ROCKIES Ghost 1 1 - - 5" in lines
    assert any(line.startswith("1970-01-02 First Catch: ") for line in lines)
    assert any(line.startswith("2/6 The Sixth Contact: ") for line in lines)


def test_without_a_game_it_says_so(solo: Solo) -> None:
    status, out, _ = solo()
    assert status == 0 and "0 games that count" in out
    assert document(solo)["results"] == []


def test_what_was_exported_is_imported_elsewhere(solo: Solo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill()
    before = document(solo)
    path = str(tmp_path / "career.json")
    status, out, _ = solo("--export", path, "--json")
    assert status == 0 and json.loads(out)["records"] == 3
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "there"))
    keep("won", text_of(4), 5000.0)
    status, out, err = solo("--import", path)
    assert (status, err) == (0, "") and "Added: 3 records" in out and "won is kept as won-2" in out
    status, out, _ = solo("--import", path, "--json")
    assert json.loads(out) == {
        "records": 0,
        "known": 3,
        "results": 0,
        "achievements": 0,
        "series": 0,
        "runs": 0,
        "lessons": 0,
        "drills": 0,
        "renamed": {},
    }
    (save.records_folder() / "won.jsonl").unlink()
    after = document(solo)
    assert after["games"] == 4
    for was, now in zip(before["achievements"], after["achievements"], strict=True):
        assert was["earned"] == now["earned"]


def test_a_bad_file_is_2_a_line_a_fault_and_changes_nothing(solo: Solo, tmp_path: Path) -> None:
    fill()
    before = document(solo)
    bad = tmp_path / "bad.json"
    record = {"name": "new", "finished": 5, "lines": text_of(6).splitlines()}
    bad.write_text(json.dumps({"format": 1, "records": [record, 3], "results": [], "achievements": [{}], "series": 1}))
    status, out, err = solo("--import", str(bad))
    assert (status, out) == (2, "")
    assert [line.split(": ")[2] for line in err.splitlines()] == [
        "records, number 2",
        "achievements, number 1",
        "series",
    ]
    assert document(solo) == before and not (save.records_folder() / "new.jsonl").exists()
    assert solo("--import", str(tmp_path / "none.json"))[0] == 2


def test_an_export_does_not_write_over_a_file(solo: Solo, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    status, out, err = solo("--export", str(mine))
    assert (status, out) == (2, "") and "choose another name" in err
    assert mine.read_text() == "mine"


def test_export_and_import_exclude_each_other(solo: Solo) -> None:
    assert solo("--export", "a", "--import", "b")[0] == 2


def test_a_damaged_profile_is_told_and_rebuilt(solo: Solo) -> None:
    fill()
    before = document(solo)
    profile_path().write_bytes(b"garbage" * 1000)
    status, out, err = solo("--json")
    assert status == 0 and "profile.sqlite.bad-1" in err and json.loads(out) == before


def test_a_locked_profile_is_told_and_nothing_is_imported(solo: Solo, tmp_path: Path) -> None:
    fill()
    before = document(solo)
    path = str(tmp_path / "career.json")
    assert solo("--export", path)[0] == 0
    (save.records_folder() / "won.jsonl").unlink()
    other = sqlite3.connect(profile_path(), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    for words in (("--import", path), ("--export", path + "2"), ("--rebuild",)):
        status, out, err = solo(*words)
        assert (status, out) == (2, "") and "another program is using it" in err and len(err.splitlines()) == 1
    assert not (save.records_folder() / "won.jsonl").exists()
    other.execute("ROLLBACK")
    other.close()
    assert solo("--import", path)[0] == 0
    assert document(solo) == before and (save.records_folder() / "won.jsonl").exists()


def test_rebuild_works_everything_out_again(solo: Solo) -> None:
    fill()
    before = document(solo)
    with sqlite3.connect(profile_path()) as other:
        other.execute("UPDATE games SET winner = 'alien'")
        other.execute("DELETE FROM achievements")
    other.close()
    assert document(solo) != before
    status, out, _ = solo("--rebuild", "--json")
    assert status == 0 and json.loads(out) == before


def test_a_broken_record_is_told(solo: Solo) -> None:
    fill()
    keep("torn", "{")
    status, _, err = solo()
    assert status == 0 and "torn.jsonl:1" in err
