"""A player at a desk of X-Files in a test: a window without a screen, and rivals that think in the same process."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pygame

from solo.client.app import App
from solo.client.screen import Screen
from solo.client.screens.navigator import Navigator
from solo.client.theme import Theme
from solo.client.xfiles.play import PlayScreen
from solo.core.choice import Choice
from solo.core.rng import Random
from solo.core.settings import Settings
from solo.match import Match, new_match
from solo.worker import Player as Opponent
from solo.worker import WorkerFailed
from solo.xfiles.observation import View
from tests.client import hands

__all__ = ["NearWorker", "Player", "choice", "theme"]


@cache
def theme(scale: float = 1.0, text: float = 1.0) -> Theme:
    """One still Theme a scale: its fonts and texts are drawn once."""
    return Theme(scale, text, reduced_motion=True)


def choice(scenario: str = "one-rival", seed: int = 5, hints: str = "odds", **more: Any) -> Choice:
    """Return a game to play."""
    return Choice("xfiles", scenario, 0, hints, seed, **more)


class NearWorker:
    """Thinks at once; `failing` makes it fail once like a process that ended."""

    connection = None

    def __init__(self) -> None:
        self.failing = False
        self._answer: Any = None

    def start(self) -> None:
        """Nothing to start."""

    def ask(self, player: Opponent, observation: Any, legal_actions: Sequence[Any], rng: Random) -> None:
        """Think."""
        self._answer = player.think(observation, legal_actions, rng)

    def poll(self, seconds: float = 0.0) -> Any:
        """Return the answer."""
        if self.failing:
            self.failing = False
            raise WorkerFailed("the process ended")
        return self._answer

    def cancel(self) -> None:
        """Nothing to end."""


class Player:
    """A game in the window, and what a player does with mouse and keyboard."""

    def __init__(
        self,
        made: Choice | None = None,
        *,
        size: tuple[int, int] = (1280, 800),
        scale: float = 1.0,
        text: float = 1.0,
        saved: bool = False,
        match: Match | None = None,
        screen: PlayScreen | None = None,
        drawn: bool = False,
    ) -> None:
        """`drawn`: every frame is drawn, which takes its time."""
        self.app = App(theme(scale, text), size)
        self.navigator = Navigator(Settings(scale=scale))
        self.navigator.window = self.app
        self.worker = NearWorker()
        self.match = screen.match if screen is not None else match or new_match(made or choice(), saved=saved)
        self.match._worker = self.worker  # type: ignore[assignment]
        self.play = screen or PlayScreen(self.match, self.navigator)
        if not drawn:
            self.app._draw = lambda: None  # type: ignore[method-assign]
        self.app.start(self.play)
        self.settle()

    @property
    def screen(self) -> Any:
        """The topmost screen."""
        return self.app.screen

    @property
    def view(self) -> View:
        """What the player sees."""
        view: View = self.match.observation
        return view

    def settle(self) -> None:
        """Let everything happen that is due."""
        for _ in range(200):
            self.app.step([])
            if self.screen is not self.play or (self.play.wait is None and self.play._end_at is None):
                return

    def open(self, screen: Screen) -> None:
        """Show another screen in the place of the game."""
        self.app.start(screen)

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.app.step([hands.key(code, mod)])
        self.settle()

    def shown(self, name: str) -> bool:
        """Return whether a widget is there."""
        return any(widget.name == name for widget in self.screen.ui.top.walk())

    def text(self, name: str) -> str:
        """Return what a widget says."""
        return str(self.screen.ui.find(name).spoken())

    def press(self, name: str) -> None:
        """Click a widget by its name; it must be in sight."""
        ui = self.screen.ui
        ui.layout()
        widget = ui.find(name)
        found = ui.top.hit(widget.rect.center)
        assert found is not None and found.is_within(widget), f"{name} is not in sight"
        self.mouse(widget.rect.center)

    def mouse(self, *places: tuple[int, int]) -> None:
        """Press at the first place, go to the others, and let go."""
        events = [
            pygame.event.Event(pygame.MOUSEMOTION, pos=places[0], rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1),
        ]
        for place in places[1:]:
            events.append(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(1, 0, 0)))
        events.append(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=places[-1], button=1))
        self.app.step(events)
        self.settle()
