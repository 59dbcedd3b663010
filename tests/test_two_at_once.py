"""The same game opened twice, by two real processes: the second one is told, and no side's moves are lost unsaid."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from solo.__main__ import main
from solo.core.save import saves
from solo.core.savelock import lock_of
from solo.games import kit_of
from solo.opening import OpenElsewhere, load_match, open_record, take_over_match

GAMES = {"contacts": "place yellow C7", "adele": "plan 1 move", "xfiles": "1"}
"""A first thing to do in every game."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


class Prompt:
    """A game at a real prompt in a process of its own."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, "-u", "-m", "solo", *words, "--terminal"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ
        )

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def until(self, word: str) -> str:
        """Return what is said up to the line that has a word."""
        assert self.process.stdout is not None
        told = ""
        while word not in told:
            line = self.process.stdout.readline()
            assert line, told
            told += line
        return told

    def quit(self) -> str:
        """Leave, and return what is still said."""
        return self.process.communicate("quit\n", timeout=60)[0]


@pytest.fixture(params=list(GAMES))
def prompt(request: pytest.FixtureRequest) -> Iterator[Prompt]:
    """A game that is open at a prompt, with its first thing done and saved."""
    found = Prompt("play", request.param, "--seed", "7")
    found.type(GAMES[request.param])
    found.type("save")
    found.until("Saved")
    yield found
    found.process.kill()
    found.process.communicate()


def test_the_second_one_is_told_and_the_first_goes_on(prompt: Prompt, capsys: pytest.CaptureFixture[str]) -> None:
    (kept,) = saves()
    with pytest.raises(OpenElsewhere, match=f"open in another window or at a prompt .process {prompt.process.pid}"):
        load_match(kept.path)
    second = Prompt("resume", kept.name)
    told = second.process.communicate("", timeout=60)[0]
    assert second.process.returncode == 2 and "--take-over" in told and "Traceback" not in told
    written, lock = kept.path.read_bytes(), lock_of(kept.path).read_bytes()
    assert main(["resume", kept.name, "--look"]) == 0
    seen = capsys.readouterr().out
    session = open_record(kept.path)
    stands = kit_of(session.game.id).words.seen(session.observe(session.game.human))
    assert stands and all(line[:60] in seen for line in stands) and f"solo resume {kept.name} goes on with it" in seen
    assert kept.path.read_bytes() == written and lock_of(kept.path).read_bytes() == lock, "a look writes nothing"
    assert "could not be saved" not in prompt.quit()
    load_match(kept.path).close()


def test_who_is_taken_over_is_told_and_writes_over_nothing(prompt: Prompt) -> None:
    (kept,) = saves()
    match = take_over_match(kept.path)
    match.keep_notes({"mine": 1})
    written = kept.path.read_bytes()
    prompt.type("save")
    prompt.until("taken over elsewhere")
    prompt.quit()
    assert kept.path.read_bytes() == written
    match.close()
    assert not list(lock_of(kept.path).parent.iterdir())


def test_a_killed_one_holds_nothing(prompt: Prompt) -> None:
    (kept,) = saves()
    prompt.process.kill()
    prompt.process.communicate()
    load_match(kept.path).close()
