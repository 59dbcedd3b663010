"""A pupil in a test: a home of their own, a window without a screen, and a worker that works in the same process."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from solo import lessons
from solo.client.app import App
from solo.client.hexboard import HexBoard
from solo.client.learning.drill import DrillScreen
from solo.client.learning.lesson import LessonScreen
from solo.client.learning.source import DrillSource
from solo.client.screen import Screen
from solo.client.screens.navigator import Navigator
from solo.client.theme import Theme
from solo.contacts.board import Tile
from solo.contacts.learning.drill import Drill
from solo.contacts.learning.lesson import Lesson
from solo.core.settings import Settings
from solo.drills import drill
from solo.worker import WorkerFailed
from tests.client import hands


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of their own for everything that is written; the board, which is tested elsewhere, is not drawn."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr(HexBoard, "draw", lambda board, surface: None)
    return tmp_path


@cache
def theme(scale: float) -> Theme:
    """One still Theme a scale."""
    return Theme(scale, reduced_motion=True)


made = cache(drill)
"""Each drill is made once for all tests."""


class NearWorker:
    """Does what it is asked in this process; `failing` makes it fail like a process that ended."""

    connection = None

    def __init__(self) -> None:
        self.failing = False
        self.called: list[str] = []
        self._answer: Any = None

    def call(self, function: Callable[..., Any], *arguments: Any) -> None:
        self.called.append(function.__name__)
        self._answer = made(*arguments) if function.__name__ == "made" else function(*arguments)

    def poll(self, seconds: float = 0.0) -> Any:
        if self.failing:
            self.failing = False
            raise WorkerFailed("it was ended")
        found, self._answer = self._answer, None
        return found

    def cancel(self) -> None:
        self._answer = None


class Pupil:
    """The window as a test drives it: by names, tiles and keys."""

    def __init__(self, size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> None:
        self.app = App(theme(scale), size)
        self.navigator = Navigator(Settings(scale=scale, tutorial_seen=True))
        self.navigator.window = self.app
        self.worker = NearWorker()
        self.clock = hands.Clock()

    def source(self, attempts: tuple[Any, ...] = ()) -> DrillSource:
        return DrillSource(attempts, self.worker, self.clock)  # type: ignore[arg-type]

    def open(self, screen: Screen) -> "Pupil":
        self.app.start(screen)
        self.settle()
        return self

    def lesson(self, lesson: Lesson, step: int = 0) -> "Pupil":
        return self.open(LessonScreen(self.navigator, lesson, step, self.clock))

    def drill(self, id: str, clocked: bool = False) -> "Pupil":
        found: Drill = made(id)
        return self.open(DrillScreen(self.navigator, self.source(), found, clocked))

    @property
    def screen(self) -> Any:
        return self.app.screen

    def settle(self) -> None:
        for _ in range(4):
            self.app.step([])

    def key(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            self.app.step([hands.key(code, mod)])
        self.settle()

    def check(self) -> None:
        """Press Ctrl+Enter."""
        self.key(pygame.K_RETURN, mod=pygame.KMOD_CTRL)

    def click_at(self, pos: tuple[int, int]) -> None:
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.app.step([motion, *(pygame.event.Event(kind, pos=pos, button=1) for kind in kinds)])
        self.settle()

    def click(self, name: str) -> None:
        """Click a widget by its name, scrolled into sight; it must really be below the mouse."""
        ui = self.screen.ui
        ui.layout()
        widget = around = ui.find(name)
        while around.parent is not None:
            around = around.parent
            if hasattr(around, "reveal") and hasattr(around, "bar"):
                around.reveal(widget)
        hit = ui.top.hit(widget.rect.center)
        assert hit is not None and hit.is_within(widget), name
        self.click_at(widget.rect.center)

    def row(self, name: str, at: int) -> None:
        """Click a row of a list."""
        self.screen.ui.layout()
        rows = self.screen.ui.find(name)
        rows.select(at)
        self.screen.ui.layout()
        self.click_at(rows.row_rect(at).center)

    def tile(self, tile: Tile | str) -> None:
        """Click a tile."""
        board = self.screen.board
        number = self.screen.exercise.board.named(tile) if isinstance(tile, str) else tile
        self.click_at(board.pixel_of(number))

    def shown(self, name: str) -> bool:
        return any(widget.name == name for widget in self.screen.ui.top.walk())

    def text(self, name: str) -> str:
        return str(self.screen.ui.find(name).spoken())

    def tidy(self) -> None:
        hands.assert_tidy(self.screen.ui)


@pytest.fixture
def pupil() -> Callable[..., Pupil]:
    """Make a Pupil."""
    return Pupil


@pytest.fixture(scope="session")
def each_lesson() -> dict[str, Lesson]:
    """The lessons by their ids."""
    return {lesson.id: lesson for lesson in lessons.all_lessons()}
