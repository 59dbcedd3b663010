"""A player at the play screen in a test: a window without a screen, and an Alien that thinks in the same process."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pygame

from solo.client.app import App
from solo.client.contacts.play import PlayScreen
from solo.client.screen import Quit, Transition
from solo.client.services import Services
from solo.client.theme import Theme
from solo.contacts.actions import UseOracle
from solo.contacts.board import Tile
from solo.contacts.thought import Thought
from solo.hex.bits import members
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.worker import Player as Opponent
from tests.client import hands

__all__ = ["NearWorker", "Player", "services", "theme"]


@cache
def theme(scale: float = 1.0) -> Theme:
    """One still Theme a scale: its fonts and texts are drawn once."""
    return Theme(scale, reduced_motion=True)


class NearWorker:
    """Thinks at once; `failing` makes it fail like a process that ended, `oracle` makes it ask for the first Agent."""

    connection = None

    def __init__(self) -> None:
        self.failing: Exception | None = None
        self.asked = 0
        self.oracle = False
        self._answer: Any = None

    def start(self) -> None:
        """Nothing to start."""

    def ask(self, player: Opponent, observation: Any, legal_actions: Sequence[Any], rng: Any) -> None:
        """Think."""
        self.asked += 1
        asks = next((action for action in legal_actions if isinstance(action, UseOracle)), None)
        if self.oracle and asks is not None:
            self._answer = Thought(asks)
        else:
            self._answer = player.think(observation, legal_actions, rng)

    def poll(self, seconds: float = 0.0) -> Any:
        """Return the thought."""
        if self.failing is not None:
            failure, self.failing = self.failing, None
            raise failure
        return self._answer

    def cancel(self) -> None:
        """Nothing to end."""


def services(went: list[str] | None = None) -> Services:
    """Return services that note where the player wanted to go."""
    seen = went if went is not None else []

    def to(name: str, result: Transition = None) -> Callable[..., Transition]:
        def go(*args: object) -> Transition:
            seen.append(" ".join([name, *map(str, args)]))
            return result

        return go

    return Services(
        to("title", Quit()), to("new"), to("settings"), to("help"), to("review"), to("challenges"), to("look back")
    )


class Player:
    """A game in the window, and what a player does with mouse and keyboard."""

    def __init__(
        self,
        choice: NewGame,
        *,
        size: tuple[int, int] = (1280, 800),
        scale: float = 1.0,
        screen: PlayScreen | None = None,
        saved: bool = False,
        worker: NearWorker | None = None,
    ) -> None:
        self.went: list[str] = []
        self.match: Match = screen.match if screen is not None else new_match(choice, saved=saved)
        self.worker = worker or NearWorker()
        self.match._worker = self.worker  # type: ignore[assignment]
        self.play = screen or PlayScreen(self.match, services(self.went))
        self.app = App(theme(scale), size)
        self.app.start(self.play)
        self.settle()

    @property
    def screen(self) -> Any:
        """The topmost screen."""
        return self.app.screen

    @property
    def table(self) -> Any:
        """What the play screen shows."""
        return self.play.table

    def settle(self) -> None:
        """Let everything happen that is due."""
        for _ in range(60):
            self.app.step([])
            if self.app.screen is not self.play or (self.play.wait is None and not self.play.moving):
                break
        self.app.step([])
        self.app.step([])

    def events(self, *events: pygame.event.Event) -> None:
        """Have some events handled."""
        self.app.step(list(events))

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.events(hands.key(code, mod))
        self.settle()

    def hover(self, tile: Tile) -> None:
        """Move the mouse to a tile."""
        pos = self.play.board.pixel_of(tile)
        self.events(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        """Click at a pixel."""
        self.events(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
        )
        self.settle()

    def tile(self, tile: Tile | str, button: int = 1) -> None:
        """Click at a tile's centre."""
        number = self.table.board.named(tile) if isinstance(tile, str) else tile
        self.click_at(self.play.board.pixel_of(number), button)

    def press(self, name: str) -> None:
        """Click a widget by its name; it must be in sight."""
        ui = self.screen.ui
        ui.layout()
        widget = ui.find(name)
        assert ui.top.hit(widget.rect.center) is not None and ui.top.hit(widget.rect.center).is_within(widget), name
        self.click_at(widget.rect.center)

    def shown(self, name: str) -> bool:
        """Return whether a widget is there."""
        return any(widget.name == name for widget in self.screen.ui.top.walk())

    def text(self, name: str) -> str:
        """Return what a widget says."""
        return str(self.screen.ui.find(name).spoken())

    def place(self, *cities: str) -> None:
        """Put the Agents into cities: those named, or the first ones."""
        free = [self.table.board.named(city) for city in cities] or list(members(self.table.board.cities))[1:]
        while self.table.real.phase == "place":
            city = free.pop(0)
            self.tile(city)
            self.tile(city)
