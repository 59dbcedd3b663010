"""`solo rate adele`: what it prints, keeps and refuses."""

import json
from pathlib import Path

import pytest

from solo import adelebench, adelestrength
from solo.__main__ import main
from solo.adelebench import Finished, Task


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Games that take no time, and a file of one's own for what is kept."""
    path = tmp_path / "strength.json"

    def play(task: Task) -> Finished:
        return Finished("alien" if task.seed % 2 else "crew", "death" if task.seed % 2 else "code", 7)

    monkeypatch.setattr(adelebench, "play_game", play)
    monkeypatch.setattr(adelebench, "strength_path", lambda: path)
    return path


def rate(*words: str) -> int:
    return main(["rate", "adele", *words])


def test_it_plays_the_row_of_a_level_and_keeps_nothing(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rate("--level", "2", "--games", "2", "--jobs", "1") == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 18 + 1 + 3 and all("level 2" in line for line in lines if "all set-ups" not in line)
    assert "careful  level 2  phobos 4   50.0%" in lines[17]
    assert not file.exists()


def test_write_keeps_the_whole_matrix(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rate("--games", "4", "--jobs", "1", "--json", "--write") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out) == json.loads(file.read_text(encoding="utf-8"))
    assert f"kept in {file}" in printed.err
    monkeypatch.setattr(adelestrength, "strength_path", lambda: file)
    adelestrength.kept.cache_clear()
    assert set(adelestrength.kept().games) == set(adelebench.cells())
    adelestrength.kept.cache_clear()


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--level", "6"], "no level 6; levels are 1, 2, 3, 4, 5"),
        (["--games", "0"], "--games must be from 1 to 10,000, not 0"),
        (["--challenge", "all"], "leave --challenge out"),
        (["--dask", "tcp://x"], "leave --dask and --resume out"),
        (["--write", "--level", "2"], "leave --level out"),
        (["--jobs", "0"], "--jobs must be from 1"),
    ],
)
def test_wrong_words_are_refused_with_what_to_do(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rate(*words) == 2
    assert problem in capsys.readouterr().err
