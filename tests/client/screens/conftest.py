"""A player at the program: a home of their own, saves and records in it, and a window without a screen."""

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame
import pytest

from solo.client.app import App
from solo.client.screen import Reset, Screen, Transition, UiScreen
from solo.client.screens import title
from solo.client.screens.navigator import Navigator
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.ui import Ui
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN
from solo.core import save
from solo.core.paths import saves_folder
from solo.core.record import lines_of
from solo.core.session import Session, SessionInfo
from solo.core.settings import Settings
from solo.library import setup_of
from solo.match import Match
from tests.client import hands


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of their own for everything that the program writes."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


@cache
def theme(scale: float) -> Theme:
    """One Theme a scale for all tests: its fonts and texts are drawn and measured once."""
    found = Theme(scale)
    found.text_width = cache(found.text_width)  # type: ignore[method-assign]
    return found


@pytest.fixture(autouse=True)
def _plain_country(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the country behind the title undrawn; a test of its own looks at it."""
    monkeypatch.setattr(title, "landscape", lambda theme, size: pygame.Surface(size))


class Stub(UiScreen):
    """Stands for a screen of the game, so that no test starts the Alien's process."""

    def __init__(self, match: Match | None = None) -> None:
        super().__init__()
        self.match = match

    def build(self) -> Widget:
        return Widget("stub")


class StubNavigator(Navigator):
    """Leads to stubs instead of the game's own screens."""

    def play_screen(self, match: Match) -> Screen:
        return Stub(match)

    def tutorial(self) -> Transition:
        return Reset(Stub())


class Desk:
    """The program as a test drives it: by names, clicks and keys."""

    def __init__(self, size: tuple[int, int] = (1024, 640), scale: float = 1.0, **settings: object) -> None:
        self.app = App(theme(scale), size)
        self.navigator = StubNavigator(Settings(**({"scale": scale} | settings)))  # type: ignore[arg-type]
        self.navigator.window = self.app

    def open(self, screen: Screen | Transition) -> "Desk":
        self.app.start(getattr(screen, "screen", screen))
        return self

    @property
    def screen(self) -> UiScreen:
        assert isinstance(self.app.screen, UiScreen)
        return self.app.screen

    @property
    def ui(self) -> Ui:
        return self.screen.ui

    def find(self, name: str) -> Widget:
        self.ui.layout()
        return self.ui.find(name)

    def has(self, name: str) -> bool:
        return any(widget.name == name for widget in self.ui.top.walk())

    def click(self, name: str) -> None:
        widget = self.find(name)
        for around in _around(widget):
            if hasattr(around, "reveal") and hasattr(around, "bar"):
                around.reveal(widget)
        pos = widget.rect.center
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.app.step([pygame.event.Event(kind, pos=pos, button=1) for kind in kinds])

    def press(self, *codes: int, mod: int = 0) -> None:
        for code in codes:
            unicode = chr(code) if 32 <= code < 127 else ""
            self.app.step([hands.key(code, mod, unicode)])

    def write(self, text: str) -> None:
        self.app.step([pygame.event.Event(pygame.TEXTINPUT, text=text)])

    def tab_to(self, name: str) -> None:
        """Reach a widget by Tab alone."""
        for _ in range(80):
            if self.ui.focused is not None and self.ui.focused.name == name:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab does not reach {name}")

    def stops(self) -> list[str]:
        """Return the names of all widgets that Tab reaches, in order."""
        found: list[str] = []
        for _ in range(120):
            self.press(pygame.K_TAB)
            assert self.ui.focused is not None
            if self.ui.focused.name in found:
                return found
            found.append(self.ui.focused.name)
        raise AssertionError("Tab goes round for ever")


def _around(widget: Widget) -> list[Widget]:
    found = []
    while widget.parent is not None:
        widget = widget.parent
        found.append(widget)
    return found


@pytest.fixture
def desk() -> Callable[..., Desk]:
    """Make a Desk."""
    return Desk


def make_session(scenario: str, seed: int, most: int = 10_000, team: tuple[str, ...] = ()) -> Session:
    """Play at random, both sides in this process, for at most so many of the human's actions."""
    options = {"level": 1, "hints": "set", "iron": False}
    session = Session(GAME, setup_of(scenario, team), SessionInfo("play", seed, options))
    rng = random.Random(seed)
    done = 0
    while session.to_move is not None and done < most:
        done += session.to_move != ALIEN
        session.apply(rng.choice(list(session.legal_actions())))
    return session


@pytest.fixture(scope="session")
def sessions() -> dict[str, Session]:
    """One finished match on each plan, and one under way."""
    return {
        "small": make_session("major-breakdown", 11),
        "large": make_session("lost-in-the-rockies", 5),
        "dog": make_session("major-breakdown", 12, team=("purple", "red", "turquoise")),
        "open": make_session("major-breakdown", 14, 12),
    }


@pytest.fixture(scope="session")
def written(sessions: dict[str, Session]) -> dict[str, bytes]:
    """What the sessions' files hold."""
    return {name: lines_of(session.record).encode() for name, session in sessions.items()}


@pytest.fixture
def files(home: Path, written: dict[str, bytes]) -> dict[str, Path]:
    """The sessions as files where they belong, and a broken one in each folder."""
    found = {name: save.records_folder() / f"{name}.jsonl" for name in written} | {
        "open": saves_folder() / "open.jsonl",
        "torn-saves": saves_folder() / "torn.jsonl",
        "torn-records": save.records_folder() / "torn.jsonl",
    }
    for folder in (saves_folder(), save.records_folder()):
        folder.mkdir()
    for name, path in found.items():
        path.write_bytes(written.get(name, b'{"type":"match",'))
    return found
