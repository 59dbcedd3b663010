"""The real window: whole games of X-Files with a small deck, one by mouse and one by keyboard."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from solo.client.theme import auto_scale
from solo.core.paths import saves_folder
from solo.core.record import RecordFault
from solo.core.save import records_folder
from solo.match import Match
from solo.opening import load_match, open_record
from solo.xfiles.actions import Done
from tests.client.xfiles.desk import Player
from tests.xfiles.games import deck

TOOLS = ("Xvfb", "xdotool")
SCREEN = (1280, 800)
WINDOW = (1152, 720)
"""The window's first size on such a screen."""

KEPT = {
    *("A01", "A02", "X02", "X03", "X05", "X07", "P03", "P04", "P05", "P06"),
    *(f"I{number:02}" for number in range(3, 30)),
}
"""The cards of the small deck: a game of few turns."""

MOST = 90
"""The seconds that a game may take on a busy machine."""


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as line:
        number = line.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


@pytest.fixture
def small(home: Path) -> Path:
    """A scenario of the player's own with a small deck."""
    folder = home / "scenarios" / "xfiles"
    folder.mkdir(parents=True)
    out = ", ".join(card.id for card in deck().cards if card.id not in KEPT)
    text = f"id: small\nname: SMALL\ntext: A few cards.\nrivals: [normal]\nlength: half\nwithout: [{out}]\n"
    (folder / "small.yaml").write_text(text)
    return home


@contextmanager
def playing(display: str, home: Path) -> Iterator[str]:
    """Have a game in a real window; yield the window's number."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    env |= {"DISPLAY": display, "SOLO_HOME": str(home), "SOLO_TEST_READY": "1"}
    words = [sys.executable, "-m", "solo", "play", "xfiles", "--scenario", "small", "--seed", "4", "--hints", "odds"]
    program = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        ready, window = program.stdout.readline().split()
        assert ready == "READY"
        yield window
        program.send_signal(signal.SIGINT)
        # Python ends by the signal itself, however it was handled, if that came while an import made a dataclass.
        assert program.wait(10) in (0, -signal.SIGINT)
    finally:
        program.kill()
        program.wait(10)


def do(display: str, words: str) -> None:
    """Let the mouse or the keyboard do something."""
    subprocess.run(["xdotool", *words.split()], env={**os.environ, "DISPLAY": display}, check=True, timeout=20)


def is_over() -> bool:
    """Return whether the game has gone to the records."""
    return records_folder().exists() and any(records_folder().glob("*.jsonl"))


def test_a_whole_game_by_keyboard(display: str, small: Path) -> None:
    with playing(display, small) as window:
        end = time.monotonic() + MOST
        while not is_over():
            assert time.monotonic() < end, "the game does not end"
            do(display, f"windowfocus {window} key 1 sleep 0.1 key Return sleep 0.2 key g sleep 0.3")
    (record,) = records_folder().glob("*.jsonl")
    assert load_match(record).is_over


def twin() -> Player | None:
    """Return the saved game as the window shows it, where the player may decide something; None if nothing is."""
    try:
        (path,) = saves_folder().glob("*.jsonl")
        match = Match(open_record(path), path.parent.parent / "twin" / "saves" / path.name)  # the save is the window's
    except (ValueError, RecordFault):
        return None
    if match.opponents_go or match.is_over:
        return None
    return Player(match=match, size=WINDOW, scale=auto_scale(SCREEN[1]))


def test_a_whole_game_by_mouse(display: str, small: Path) -> None:
    played = 0
    with playing(display, small) as window:
        end = time.monotonic() + MOST
        while not is_over():
            assert time.monotonic() < end, "the game does not end"
            shown = twin()
            if shown is None:
                # Nothing is saved before the first choice: the button to go on is where it always is.
                shown = Player(size=WINDOW, scale=auto_scale(SCREEN[1])) if not list(saves()) else None
            if shown is None:
                time.sleep(0.2)
                continue
            name = "go-on"
            cards = [copy for copy in shown.view.hand if shown.play.is_usable(copy)]
            if cards and shown.match.path is not None:
                name = f"card-{cards[0]}"
            places = [shown.play.ui.find(name).rect.center] * (2 if name != "go-on" else 1)
            assert name != "go-on" or shown.match.path is None or shown.match.refusal(Done()) is None
            shown.match.close()
            for x, y in places:
                do(display, f"mousemove --window {window} {x} {y} sleep 0.1 click 1 sleep 0.25")
            played += name != "go-on"
    (record,) = records_folder().glob("*.jsonl")
    assert load_match(record).is_over and played > 3


def saves() -> Iterator[Path]:
    """Yield the saves there are."""
    if saves_folder().exists():
        yield from saves_folder().glob("*.jsonl")
