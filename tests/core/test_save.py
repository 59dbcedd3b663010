"""Saves: whoever pulls the plug finds the old save or the new one, whole; and a broken file is left as it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from solo.core import save
from solo.core.record import Audience, Event, RecordFault, lines_of
from solo.core.session import FORMAT, Session, SessionInfo
from tests.core.toy import TOY


def record_of(*actions: str) -> list[Event]:
    session = Session(TOY, 9, SessionInfo("play", 1, {}))
    for action in actions:
        session.apply(action)
    return session.record


OLD, NEW = record_of("hide 3"), record_of("hide 3", "guess 2")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "saves" / "game.jsonl"
    save.write(found, OLD)
    return found


def test_a_save_is_the_record(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == lines_of(OLD)
    assert save.load(path) == tuple(OLD)
    save.write(path, NEW)
    assert save.load(path) == tuple(NEW)
    assert [entry.name for entry in path.parent.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("call", ["replace", "fsync"])
def test_a_write_that_fails_leaves_the_old_save_and_nothing_else(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def fail(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(OSError, match="No space left"):
        save.write(path, NEW)
    assert path.read_text(encoding="utf-8") == lines_of(OLD)
    assert [entry.name for entry in path.parent.iterdir()] == ["game.jsonl"]


@pytest.mark.parametrize("call", ["replace", "fsync", "fdopen"])
def test_a_process_killed_while_writing_leaves_the_old_save(path: Path, call: str) -> None:
    """The process ends without any clean-up in the middle of a write; the next one reads the old save."""
    program = f"""
import os
from pathlib import Path
from solo.core import save
from tests.core.test_save import NEW

def die(*arguments, **options):
    os._exit(9)

os.{call} = die
save.write(Path({str(path)!r}), NEW)
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=Path(__file__).parents[2], timeout=60)
    assert done.returncode == 9
    assert path.read_text(encoding="utf-8") == lines_of(OLD)
    assert [found.name for found in save.saves(path.parent)] == ["game"], "what is left over is not taken for a save"


def test_the_new_file_is_synced_before_it_takes_the_old_ones_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    real_sync, real_replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (calls.append("sync"), real_sync(handle))[1])
    monkeypatch.setattr(os, "replace", lambda old, new: (calls.append("replace"), real_replace(old, new))[1])
    save.write(path, NEW)
    assert calls[:2] == ["sync", "replace"]


# ----------------------------------------------------------------------------------------------- files that are wrong


def refused(path: Path, content: bytes) -> str:
    """Return what is said about a file, having made sure that it was not touched."""
    path.write_bytes(content)
    with pytest.raises(RecordFault) as caught:
        save.load(path)
    assert path.read_bytes() == content
    assert caught.value.file == str(path)
    return str(caught.value)


def test_a_newer_format_is_refused_and_says_what_to_do(path: Path) -> None:
    fields = dict(OLD[0].fields) | {"format": FORMAT + 1, "version": "9.9"}
    newer = lines_of([Event("match", fields, Audience.NOBODY), *OLD[1:]]).encode()
    said = refused(path, newer)
    assert "newer version of solo (9.9)" in said and "update" in said


@pytest.mark.parametrize("format", ["2", None, 1.0, True])
def test_a_format_that_is_no_number_is_refused(path: Path, format: object) -> None:
    fields = dict(OLD[0].fields) | {"format": format}
    refused(path, lines_of([Event("match", fields, Audience.NOBODY)]).encode())


def test_broken_files_are_refused_untouched(path: Path) -> None:
    whole = lines_of(OLD).encode()
    assert ":1: " in refused(path, b"")
    assert ":2: " in refused(path, whole[: len(whole.split(b"\n")[0]) + 10])
    assert "UTF-8" in refused(path, b"\xff\xfe\x00")
    refused(path, b"{}\n")


def test_a_file_far_too_large_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "MAX_BYTES", 10)
    assert "too large" in refused(path, lines_of(OLD).encode())


def test_a_missing_file_and_a_folder_are_faults(tmp_path: Path) -> None:
    for place in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(RecordFault, match="cannot be read"):
            save.load(place)


# ---------------------------------------------------------------------------------------------------- names and lists


@pytest.mark.parametrize("name", ["a", "My game 2.1", "x" * 60, "A_b-c"])
def test_names_that_every_system_can_keep(name: str) -> None:
    assert save.check_name(name) == name


@pytest.mark.parametrize(
    "name", ["", " a", "a ", "a.", ".a", "../a", "a/b", "a\\b", "x" * 61, "a\n", "ä", "a:b", "-a", "a\x00"]
)
def test_names_that_could_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="letters"):
        save.check_name(name)


def test_the_newest_save_comes_first(tmp_path: Path) -> None:
    assert save.saves(tmp_path / "nowhere") == []
    for name, changed in (("old", 100), ("new", 300), ("b", 200), ("a", 200)):
        file = tmp_path / f"{name}.jsonl"
        file.write_text("")
        os.utime(file, (changed, changed))
    (tmp_path / "notes.txt").write_text("")
    assert [found.name for found in save.saves(tmp_path)] == ["new", "a", "b", "old"]


def test_a_name_in_use_gets_a_number(tmp_path: Path) -> None:
    for expected in ("game", "game-2", "game-3"):
        found = save.free_path(tmp_path, "game")
        assert found.name == f"{expected}.jsonl"
        found.write_text("")
