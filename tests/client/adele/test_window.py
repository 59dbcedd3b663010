"""The real window: whole games of A.D.E.L.E., one by mouse and one by keyboard."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
import pytest

from solo.client.adele.questions import end_question
from solo.client.theme import auto_scale
from solo.core.paths import saves_folder
from solo.core.record import RecordFault
from solo.core.save import records_folder
from solo.match import Match
from solo.opening import load_match, open_record
from tests.client.adele.player import Player

TOOLS = ("Xvfb", "xdotool")
SCREEN = (1280, 800)
WINDOW = (1152, 720)
"""The window's first size on such a screen."""

MOST = 200
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
def short(home: Path) -> Path:
    """A set-up file of the player's own: a hunter that needs little infection, so that a game takes few turns."""
    folder = home / "scenarios" / "adele"
    folder.mkdir(parents=True)
    (folder / "short.yaml").write_text(
        "id: short\nname: SHORT\nship: deimos\ncrew: [bruce, mei]\nlevel: 1\nfavours: alien\nlog: Short.\n"
        "figures:\n  infection: 4\n  silence: {2: 0}\nstart:\n  infection: 1\n  wounds: 2\n"
        "  spread: [4, 9]\n  tokens: {4: larva, 9: larva}\n"
    )
    return home


@contextmanager
def playing(display: str, home: Path) -> Iterator[str]:
    """Have a game in a real window; yield the window's number."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    env |= {"DISPLAY": display, "SOLO_HOME": str(home), "SOLO_TEST_READY": "1"}
    words = [sys.executable, "-m", "solo", "play", "adele", "--scenario", "short", "--seed", "4", "--level", "1"]
    program = subprocess.Popen(words, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        ready, window = program.stdout.readline().split()
        assert ready == "READY"
        yield window
        program.send_signal(signal.SIGINT)
        assert program.wait(15) == 0
    finally:
        program.kill()
        program.wait(10)


def do(display: str, words: str) -> None:
    """Let the mouse or the keyboard do something."""
    subprocess.run(["xdotool", *words.split()], env={**os.environ, "DISPLAY": display}, check=True, timeout=20)


def is_over() -> bool:
    """Return whether the game has gone to the records."""
    return records_folder().exists() and any(records_folder().glob("*.jsonl"))


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


def test_a_whole_game_by_keyboard(display: str, short: Path) -> None:
    """Plan a Move for each, seal, place nothing, and end the turn; questions are answered with Tab and Enter, or 1."""
    with playing(display, short) as window:
        end = time.monotonic() + MOST
        while not is_over():
            assert time.monotonic() < end, "the game does not end"
            shown = twin() if list(saves()) else None
            if shown is None and list(saves()):
                time.sleep(0.2)
                continue
            do(display, f"windowfocus {window} {keys_for(shown)} sleep 0.6")
    (record,) = records_folder().glob("*.jsonl")
    assert load_match(record).is_over


def test_a_whole_game_by_mouse(display: str, short: Path) -> None:
    """Plan a Move by a click, walk to a marked room, end the turn, and in the second one resign by the menu."""
    walked = False
    with playing(display, short) as window:
        end = time.monotonic() + MOST
        while not is_over():
            assert time.monotonic() < end, "the game does not end"
            if not list(saves()):
                # Nothing is saved before the first choice: the ship and its buttons are where they always are.
                first_choice(display, window)
                continue
            shown = twin()
            if shown is None:
                time.sleep(0.2)
                continue
            asked, targets = shown.asked, sorted(shown.play.deck.view.targets)
            if asked == "actions" and targets and not walked:
                clicks = [shown.play.deck.plan.middle(targets[0])]
                walked = True
            elif asked == "actions" and shown.table.public.played < 2:
                clicks = [place(shown, "go-on")]
                shown.press("go-on")
                clicks += [place(shown, "yes")] if shown.screen.ui.has_dialog else []
            elif asked == "plan":
                clicks = resigning(shown)
            else:
                clicks = [place(shown, "go-on" if asked == "hazard" else "answer-0")]
            shown.match.close()
            for pos in clicks:
                click(display, window, pos)
            time.sleep(0.6)
    (record,) = records_folder().glob("*.jsonl")
    match = load_match(record)
    assert match.is_over and walked
    assert any(event.type == "walked" for event in match.session.record)


def keys_for(shown: Player | None) -> str:
    """Return the keys that answer what is asked; without a save plans are asked for."""
    if shown is None or shown.asked == "plan":
        return "sleep 1.5 key 1 key m key 2 key m sleep 0.2 key ctrl+Return"
    asks = shown.asked == "actions" and end_question(shown.table, lambda: None) is not None
    more = " sleep 0.3 key Tab key Return" if asks else ""
    return f"key ctrl+Return{more}" if shown.asked in ("hazard", "actions") else "key 1"


def saves() -> Iterator[Path]:
    """Yield the saves there are."""
    if saves_folder().exists():
        yield from saves_folder().glob("*.jsonl")


def first_choice(display: str, window: str) -> None:
    """Put a cube into the first member's Move with the mouse, and seal; a window of the same game shows where."""
    from solo.core.choice import Choice

    shown = Player(Choice("adele", "short", 1, "count", 4), size=WINDOW, scale=auto_scale(SCREEN[1]))
    ui = shown.screen.ui
    row = ui.find("plan-bruce")
    clicks = [row.cells()[1].center]
    shown.put("bruce", 1)
    clicks.append(place(shown, "go-on"))
    shown.press("go-on")
    clicks.append(place(shown, "yes"))
    shown.match.close()
    time.sleep(4.0)
    for pos in clicks:
        click(display, window, pos)
    time.sleep(1.0)


def resigning(shown: Player) -> list[tuple[int, int]]:
    """Return where to click to resign."""
    clicks = [place(shown, "menu")]
    shown.press("menu")
    clicks.append(place(shown, "resign"))
    shown.press("resign")
    clicks.append(place(shown, "yes"))
    return clicks


def place(shown: Player, name: str) -> tuple[int, int]:
    """Return the middle of a widget."""
    ui = shown.screen.ui
    ui.layout()
    rect: pygame.Rect = ui.find(name).rect
    return rect.center


def click(display: str, window: str, pos: tuple[int, int]) -> None:
    """Click at a pixel of the window."""
    do(display, f"mousemove --window {window} {pos[0]} {pos[1]} sleep 0.15 click 1 sleep 0.35")
