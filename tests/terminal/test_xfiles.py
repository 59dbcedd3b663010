"""X-Files at the prompt: table, hand, hints and pile in words, a whole game, kill and resume through a pipe."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from solo.core.choice import Choice
from solo.core.paths import saves_folder
from solo.core.save import records_folder
from solo.match import new_match
from solo.opening import load_match
from solo.terminal import xfiles

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own for everything that is written."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))


def talk(*lines: str, seed: int = 5, hints: str = "facts") -> str:
    """Return what a new game answers to some lines."""
    out = io.StringIO()
    match = new_match(Choice("xfiles", "one-rival", 0, hints, seed))
    assert xfiles.run(match, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue()


def test_the_table_and_the_choices_are_told_in_words() -> None:
    told = talk("quit")
    assert "Rival 1 opens Supercomputer Murderer (7)." in told
    assert "Lay Missing Memories (1) on the case" in told and "Go on" in told
    assert "strength 0 against 7; 3 Conclusions left" in told


def test_xr35_windows_without_a_choice_pass_by_themselves() -> None:
    """XR-35: the human's own; rivals' windows are all told."""
    told = talk("go", "quit")
    assert "Agent: Put agents into play" in told and "Resources:" not in told and "Case:" not in told


def test_help_names_every_command() -> None:
    told = talk("help", "quit")
    for name in ("go", "hand", "card", "hint", "why", "pile", "undo", "practice", "save", "resign", "quit"):
        assert re.search(rf"^  {name}\b", told, re.MULTILINE), name


def test_hand_card_and_pile() -> None:
    told = talk("hand", "card contact killed", "card nothing like it", "pile", "quit")
    assert "A02  FBI Special Agent Dana Scully (3), agent:" in told
    assert "I57  Contact Killed (2), investigation:" in told
    assert "No card is called so." in told and "Discarded, in order: nothing." in told


def test_hints_by_level_and_how_they_come_about() -> None:
    told = talk("why", "hint odds", "hint loud", "hint off", "why", "quit", hints="facts")
    assert "The deck and the rivals' hands together." in told
    assert "Next draw, 2 cards" in told
    assert "Hint levels are off, facts, odds, full." in told
    assert "There are no hints to explain" in told


def test_undo_takes_back_a_twist_and_nothing_that_was_told() -> None:
    told = talk("1", "undo", "undo", "quit")
    assert told.count("2 cards in hand") == 0 and "There is nothing to take back" in told
    assert told.count("   4  Go on") == 2


def test_a_wrong_line_changes_nothing() -> None:
    told = talk("foo", "open X07", "attach A02", "quit")
    assert "That is no command and no action: foo." in told and "belongs to another phase" in told


def test_a_whole_game_by_numbers_ends_with_the_table_of_players() -> None:
    out = io.StringIO()
    match = new_match(Choice("xfiles", "lunch-break", 1, "off", 3))
    assert xfiles.run(match, io.StringIO("1\n" * 300 + "quit\n"), out) == 0
    assert match.is_over and re.search(r"  You: \d+ solved, \d+ points, \d+ lost", out.getvalue())
    assert len(list(records_folder().iterdir())) == 1


@pytest.mark.parametrize("how", ["kill", "end of input"])
def test_a_game_through_a_pipe_goes_on_where_it_was(how: str, tmp_path: Path) -> None:
    env = {**os.environ, "SOLO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "solo", "play", "xfiles", "--seed", "5", "--terminal"]
    program = subprocess.Popen(
        words, env=env, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert program.stdin is not None and program.stdout is not None
    program.stdin.write("1\ngo\n")
    program.stdin.flush()
    if how == "kill":
        while "Agent:" not in program.stdout.readline():
            pass
        program.send_signal(signal.SIGKILL)
    program.communicate()
    (path,) = saves_folder().iterdir()
    seen = load_match(path).observation
    assert seen.table.turn == 2
    words = [sys.executable, "-m", "solo", "resume", path.stem, "--terminal"]
    done = subprocess.run(words, env=env, cwd=ROOT, input="look\nquit\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "It goes on where you left it." in done.stdout and "Turn 2." in done.stdout
