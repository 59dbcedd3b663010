"""The player's own files: names, writing, and what was not saved."""

from pathlib import Path

import pytest

from solo import playerfiles
from solo.core import save
from solo.core.content import ContentError
from solo.core.paths import maps_folder


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of their own."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("id", ["dale", "Dale-2", "x", "a" * 40, "7"])
def test_names_that_a_map_may_have(id: str) -> None:
    assert playerfiles.name_fault("map", id) == ""
    assert playerfiles.write("map", id, "x").stem == id


@pytest.mark.parametrize(
    "id", ["", "a b", "é", "-a", "a--b", "../x", "a/b", "a" * 41, "S", "s", "con", "LPT1", "a\n", "a.yaml", "ſ"]
)
def test_names_that_a_map_cannot_have(id: str) -> None:
    assert playerfiles.name_fault("map", id)


def test_a_name_of_a_map_is_free_for_a_secret_file() -> None:
    assert playerfiles.name_fault("scenario", "S") == "" and playerfiles.name_fault("scenario", "major-breakdown")


def test_a_failed_write_leaves_the_old_file(monkeypatch: pytest.MonkeyPatch) -> None:
    path = playerfiles.write("map", "dale", "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(save.os, "replace", full)
    with pytest.raises(OSError, match="No space"):
        playerfiles.write("map", "dale", "new")
    assert path.read_text() == "old" and [each.name for each in maps_folder().iterdir()] == ["dale.yaml"]


def test_files_are_found_whatever_their_case_and_removed() -> None:
    assert not playerfiles.exists("map", "dale")
    playerfiles.write("map", "Dale", "x")
    assert playerfiles.exists("map", "dale")
    for _ in range(2):
        playerfiles.remove(playerfiles.own_path("map", "Dale"))
    assert not playerfiles.exists("map", "dale")


def test_unsaved_maps_never_replace_one_another() -> None:
    one, two = playerfiles.keep_draft("map", "dale", "1"), playerfiles.keep_draft("map", "dale", "2")
    assert playerfiles.drafts("map") == [one, two] and (one.read_text(), two.read_text()) == ("1", "2")


def test_a_path_that_is_no_file_is_told(home: Path) -> None:
    with pytest.raises(ContentError, match="is no file"):
        playerfiles.read_any(str(home))
    (home / "x.yaml").write_text("id: x\n")
    assert playerfiles.read_any(str(home / "x.yaml")) == "id: x\n"
