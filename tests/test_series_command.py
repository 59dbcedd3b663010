"""`solo play --series` from outside: two games typed at the prompt, killed and gone on with, and bad words."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from solo.__main__ import main
from solo.career import current_career
from solo.contacts.missions import missions
from solo.contacts.seriesgames import burdens_of
from solo.core.paths import saves_folder
from solo.core.profile import profile_path
from tests.terminal.prompt import CITIES, InlineWorker

ROOT = Path(__file__).resolve().parents[1]
Solo = Callable[..., tuple[int, str, str]]


@pytest.fixture
def solo(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Solo:
    """Return what runs a command line with some typed lines: exit status, output, messages."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr("solo.match.Worker", InlineWorker)

    def run(line: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{each}\n" for each in typed)))
        status = main(line.split())
        shown = capsys.readouterr()
        assert "Traceback" not in shown.out + shown.err
        return status, " ".join(shown.out.split()), shown.err

    return run


NEW = "play --series new --level 1 --seed 7 --hints off --terminal"
GIVE_UP = ("resign now",)


def cards() -> tuple[str, ...]:
    [series] = current_career().series
    return burdens_of(series)


def test_two_games_of_a_series_in_one_sitting(solo: Solo) -> None:
    status, out, err = solo(NEW, *CITIES, *GIVE_UP, "help", "next", *CITIES, "log", *GIVE_UP, "quit")
    assert (status, err) == (0, "")
    first, second = cards()
    assert missions()[first].side == missions()[second].side == "alien"
    assert "Game 1 of the series." in out and "Game 2 of the series." in out
    assert f"so it takes a burden into the next game. {missions()[first].name}: {missions()[first].text}" in out
    assert "Game 2 is next, with 1 burden. Type next for the next game of the series." in out
    beginning = out.partition("Game 2 of the series.")[2]
    assert f"The Alien's mission card: {first} {missions()[first].name}. {missions()[first].text}" in beginning
    assert f"In force from the start of this game: {missions()[first].name}." in beginning
    assert "Game 3 is next, with 2 burdens." in beginning
    assert len(current_career().results) == 2 and not list(saves_folder().glob("*.jsonl"))


def test_a_series_is_gone_on_with_by_its_id_also_in_the_middle_of_a_game(solo: Solo) -> None:
    solo(NEW, *GIVE_UP)
    profile_path().unlink()
    status, out, _ = solo("play --series major-breakdown-1 --level 3 --terminal", *CITIES)
    assert status == 0 and "Game 2 of the series." in out
    [path] = saves_folder().glob("*.jsonl")
    status, out, _ = solo("play --series major-breakdown-1 --terminal", *GIVE_UP)
    assert status == 0 and "as you left it" in out and not path.exists()
    assert len(cards()) == 2
    assert [result.level for result in current_career().results] == [1, 3]


def test_another_team_may_play_the_next_game(solo: Solo) -> None:
    solo(NEW + " --agents grey,blue,pink", *GIVE_UP)
    status, _out, err = solo("play --series major-breakdown-1 --agents red,white,grey --terminal", *GIVE_UP)
    assert (status, err) == (0, "")
    assert current_career().results[1].team == ("red", "white", "grey")


def test_next_is_refused_where_there_is_none(solo: Solo) -> None:
    assert "part of no series" in solo("play --seed 7 --level 1 --terminal", *GIVE_UP, "next")[1]
    assert "First play this game to its end" in solo(NEW, "next")[1]


def test_bad_words_are_told_and_begin_nothing(solo: Solo) -> None:
    solo(NEW, *GIVE_UP)
    status, out, err = solo("play --series major-breakdwn-1 --terminal")
    assert (status, out) == (2, "") and 'did you mean "major-breakdown-1"' in err
    status, _, err = solo("play --series major-breakdown-1 --scenario lost-in-the-rockies --terminal")
    assert status == 2 and "is played on major-breakdown" in err
    assert solo("play --series new --agents yellow --terminal")[0] == 2
    assert len(current_career().series) == 1


def test_a_profile_that_cannot_be_written_begins_no_series(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    import sqlite3

    from solo.core import profile as profiles

    solo(NEW, *GIVE_UP)
    monkeypatch.setattr(profiles, "BUSY_SECONDS", 0.0)
    other = sqlite3.connect(profile_path(), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    status, _, err = solo(NEW)
    other.execute("ROLLBACK")
    other.close()
    assert status == 2 and "another program is using it" in err


def test_the_profile_tells_the_series(solo: Solo) -> None:
    solo(NEW, *GIVE_UP)
    status, out, _ = solo("profile")
    [card] = cards()
    assert status == 0 and "Series major-breakdown-1 (MAJOR BREAKDOWN); solo play --series major-breakdown-1" in out
    assert f"1. The Alien took {missions()[card].name} as a burden." in out
    assert "Game 2 is next, with 1 burden. The Alien's mission card" in out


def test_a_kill_in_the_second_game_and_a_lost_profile_lose_nothing(solo: Solo, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "solo", *NEW.split()]
    environment = os.environ | {"SOLO_HOME": str(tmp_path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write("\n".join([*GIVE_UP, "next", *CITIES, ""]))
        process.stdin.flush()
        while not (line := process.stdout.readline()).startswith("Day 1 of"):
            assert line
        process.kill()
    profile_path().unlink()
    status, out, _ = solo("play --series major-breakdown-1 --terminal", *GIVE_UP)
    assert status == 0 and "as you left it. The Alien's mission card: " in out
    [series] = current_career().series
    assert [game.winner for game in series.games] == ["alien", "alien"] and len(set(burdens_of(series))) == 2
