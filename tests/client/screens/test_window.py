"""The real window, as a player sees it: from the title by three clicks into a game."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from solo.client.theme import auto_scale
from solo.core.paths import saves_folder
from tests.client.screens.conftest import Desk

TOOLS = ("Xvfb", "xdotool", "import")
SCREEN = (1280, 800)
WINDOW = (1152, 720)
"""The window's first size on such a screen."""


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


def test_three_clicks_from_the_title_into_a_game(display: str, home: Path, desk: Callable[..., Desk]) -> None:
    scale = auto_scale(SCREEN[1])
    plan = desk(WINDOW, scale)
    plan.open(plan.navigator.title_screen())
    first = plan.find("new-game").rect.center
    plan.click("new-game")
    second = plan.find("game-contacts").rect.center
    plan.click("game-contacts")
    third = plan.find("play").rect.center

    env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    env |= {"DISPLAY": display, "SOLO_HOME": str(home), "SOLO_TEST_READY": "1"}
    began = time.monotonic()
    program = subprocess.Popen([sys.executable, "-m", "solo"], env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        ready, window = program.stdout.readline().split()
        assert ready == "READY"
        assert time.monotonic() - began < 10
        title = picture(display, home / "title.png")
        click(display, window, first)
        click(display, window, second)
        click(display, window, third)
        until(lambda: list(saves_folder().glob("*.jsonl")) != [])
        until(lambda: differ(title, picture(display, home / "game.png")))
        program.send_signal(signal.SIGINT)
        assert program.wait(10) == 0
    finally:
        program.kill()
        program.wait(10)


def click(display: str, window: str, pos: tuple[int, int]) -> None:
    """Click at a pixel of the window, and let the program answer."""
    words = f"xdotool mousemove --window {window} {pos[0]} {pos[1]} sleep 0.05 click 1 sleep 0.4"
    subprocess.run(words.split(), env={**os.environ, "DISPLAY": display}, check=True, timeout=10)


def picture(display: str, path: Path) -> pygame.Surface:
    """Return what the screen shows."""
    words = ["import", "-window", "root", str(path)]
    subprocess.run(words, env={**os.environ, "DISPLAY": display}, check=True, timeout=10)
    return pygame.image.load(path)


def differ(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Return whether much of the picture is another one now."""
    places = [(x, y) for x in range(20, WINDOW[0], 60) for y in range(20, WINDOW[1], 60)]
    return sum(one.get_at(place) != other.get_at(place) for place in places) > len(places) // 3


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds, ten seconds at most."""
    end = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)
