"""Whose a save is: one process at a time, until it is gone, or another one takes over."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from solo.core.savelock import SaveHeld, hold, let_go, lock_of, take_over

HOLDING = "import sys; from pathlib import Path; from solo.core.savelock import hold; hold(Path(sys.argv[1])); "
"""A process that takes a lock. It says so, and does what stands behind."""


def other(path: Path, then: str) -> "subprocess.Popen[str]":
    """Return another process that holds a save, and then does something."""
    code = HOLDING + "print(1, flush=True); " + then
    found = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert found.stdout is not None and found.stdout.readline() == "1\n"
    return found


def end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.communicate()


def test_a_save_is_held_by_one_process_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.jsonl"
    held = other(path, "sys.stdin.read()")
    try:
        with pytest.raises(SaveHeld, match=str(held.pid)):
            hold(path)
    finally:
        end(held)
    hold(path)
    hold(path)
    let_go(path)
    assert not lock_of(path).exists()


def test_what_a_killed_process_held_is_free(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.jsonl"
    held = other(path, "sys.stdin.read()")
    end(held)
    assert lock_of(path).exists()
    hold(path)
    let_go(path)


def test_who_was_taken_over_is_told_and_takes_nothing_back(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.jsonl"
    hold(path)
    code = (
        "import sys; from pathlib import Path; from solo.core.savelock import take_over; take_over(Path(sys.argv[1]))"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=True)
    with pytest.raises(SaveHeld, match="taken over"):
        hold(path)
    let_go(path)
    assert lock_of(path).exists(), "the lock is the other's"
    take_over(path)
    hold(path)


@pytest.mark.parametrize("told", ["", "no json", "[]", '{"process": "x"}', '{"process": -5, "mark": "a"}'])
def test_a_lock_that_says_nothing_stops_nobody(tmp_path: Path, told: str) -> None:
    path = tmp_path / "saves" / "game.jsonl"
    lock_of(path).parent.mkdir(exist_ok=True)
    lock_of(path).write_text(told, encoding="utf-8")
    hold(path)
    assert str(os.getpid()) in lock_of(path).read_text(encoding="utf-8")
