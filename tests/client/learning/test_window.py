"""Lessons and a drill in the real window, from the title on: by mouse alone, by keyboard alone, and mixed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from solo.client.learning.drill import DrillScreen
from solo.client.screens.navigator import Navigator
from solo.client.theme import auto_scale
from solo.contacts.learning.drillcheck import solution
from solo.contacts.learning.pupilreply import right_reply
from solo.core.settings import Settings
from solo.hex.bits import members
from solo.learned import DONE, learned, standing_of
from solo.lessons import all_lessons
from tests.client.learning.conftest import Pupil, theme
from tests.client.learning.test_lesson import by_keys, by_mouse
from tests.client.screens.test_window import SCREEN, WINDOW, display, picture

__all__ = ["display"]

NAMES = {pygame.K_RETURN: "Return", pygame.K_SPACE: "space", pygame.K_TAB: "Tab", pygame.K_HOME: "Home",
         pygame.K_DOWN: "Down", pygame.K_RIGHT: "Right"}  # fmt: skip


class Mirror(Pupil):
    """Does in a window without a screen what it does in the real one too, and so knows where everything is there."""

    def __init__(self, shown: str, window: str) -> None:
        super().__init__(WINDOW, auto_scale(SCREEN[1]))
        self.navigator = Navigator(Settings())
        self.navigator.window = self.app
        self.shown_on, self.window = shown, window
        assert self.app.theme is theme(auto_scale(SCREEN[1]))

    def _send(self, words: str) -> None:
        env = {**os.environ, "DISPLAY": self.shown_on}
        subprocess.run(["xdotool", *words.split()], env=env, check=True, timeout=30)

    def click_at(self, pos: tuple[int, int]) -> None:
        self._send(f"mousemove --window {self.window} {pos[0]} {pos[1]} sleep 0.05 click 1 sleep 0.4")
        super().click_at(pos)

    def key(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            name = NAMES.get(code) or pygame.key.name(code)
            self._send(f"key {'ctrl+' if mod else ''}{name} sleep 0.05")
        super().key(*codes, mod=mod)

    def row(self, name: str, at: int) -> None:
        self.screen.ui.layout()
        self.click_at(self.screen.ui.find(name).row_rect(at).center)


@pytest.fixture
def mirror(display: str, home: Path) -> Iterator[Mirror]:
    """The program in a real window, at the title, with a home of its own, and its mirror."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    env |= {"DISPLAY": display, "SOLO_HOME": str(home / "real"), "SOLO_TEST_READY": "1"}
    program = subprocess.Popen([sys.executable, "-m", "solo"], env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        ready, window = program.stdout.readline().split()
        assert ready == "READY"
        found = Mirror(display, window)
        found.open(found.navigator.title_screen())
        yield found
        program.send_signal(signal.SIGINT)
        assert program.wait(20) == 0
    finally:
        program.kill()
        program.wait(10)


def until_still(mirror: Mirror, path: Path) -> None:
    """Wait until the real window has read all lessons and changes no more."""
    for _ in range(len(all_lessons()) + 4):
        mirror.settle()
    before, same = b"", 0
    for _ in range(90):
        time.sleep(0.5)
        now = pygame.image.tobytes(picture(mirror.shown_on, path), "RGB")
        same = same + 1 if now == before else 0
        before = now
        if same == 6:
            return
    raise AssertionError("the window never comes to rest")


def done_in_the_window(id: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether the real program has kept a lesson as done."""
    monkeypatch.setenv("SOLO_HOME", str(home / "real"))
    lesson = next(lesson for lesson in all_lessons() if lesson.id == id)
    return kept(lambda: standing_of(lesson, learned().lessons)[0] == DONE)


def kept(is_there: Callable[[], bool]) -> bool:
    """Return whether the real program comes to keep something, in a minute at most."""
    for _ in range(600):
        if is_there():
            return True
        time.sleep(0.1)
    return False


def test_a_whole_lesson_by_mouse(mirror: Mirror, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mirror.click("learn")
    until_still(mirror, home / "learn.png")
    mirror.row("lessons", 5)
    mirror.click("begin")
    assert mirror.screen.lesson.id == "reach"
    go_through(mirror, by_mouse, lambda: mirror.click("check"), lambda: mirror.click("next"))
    assert done_in_the_window("reach", home, monkeypatch)


def test_a_whole_lesson_by_keyboard(mirror: Mirror, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tab_to(mirror, "learn")
    mirror.key(pygame.K_RETURN)
    until_still(mirror, home / "learn.png")
    tab_to(mirror, "lessons")
    mirror.key(pygame.K_HOME, *[pygame.K_DOWN] * 9, pygame.K_RETURN)
    assert mirror.screen.lesson.id == "no-camp-twice"
    go_through(mirror, by_keys, mirror.check, mirror.check)
    assert done_in_the_window("no-camp-twice", home, monkeypatch)


def tab_to(mirror: Mirror, name: str) -> None:
    """Reach a widget by Tab alone."""
    for _ in range(40):
        if mirror.screen.ui.focused is not None and mirror.screen.ui.focused.name == name:
            return
        mirror.key(pygame.K_TAB)
    raise AssertionError(f"Tab does not reach {name}")


def test_a_drill_in_the_real_window(mirror: Mirror, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chosen by keyboard, made in the background, answered by mouse, and kept."""
    tab_to(mirror, "learn")
    mirror.key(pygame.K_RETURN)
    until_still(mirror, home / "learn.png")
    tab_to(mirror, "tabs-bar")
    mirror.key(pygame.K_RIGHT)
    tab_to(mirror, "kinds")
    mirror.key(pygame.K_RIGHT, pygame.K_RIGHT)
    tab_to(mirror, "practise")
    mirror.key(pygame.K_RETURN)
    for _ in range(200):
        if isinstance(mirror.screen, DrillScreen):
            break
        time.sleep(0.1)
        mirror.settle()
    until_still(mirror, home / "drill.png")
    for tile in members(solution(mirror.screen.drill).tiles):
        mirror.tile(tile)
    mirror.click("answer")
    monkeypatch.setenv("SOLO_HOME", str(home / "real"))
    assert kept(lambda: [(each.id, each.solved) for each in learned().attempts] == [(mirror.screen.drill.id, True)])


def go_through(mirror: Mirror, give: Callable[..., None], check: Callable[[], None], go_on: Callable[[], None]) -> None:
    """Do every step of the lesson right."""
    for step in mirror.screen.lesson.steps:
        if step.task is not None:
            give(mirror, right_reply(mirror.screen.lecture))
            check()
            assert mirror.screen.exercise.feedback.right
        go_on()
    assert mirror.screen.is_over
