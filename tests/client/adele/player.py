"""A player at the play screen in a test: a window without a screen, and an Alien that thinks in the same process."""

from functools import cache
from typing import Any

import pygame

from solo.client.adele.play import PlayScreen
from solo.client.app import App
from solo.client.theme import Theme
from solo.core.choice import Choice
from solo.match import Match, new_match
from tests.client import hands
from tests.client.contacts.table_top import NearWorker, services

__all__ = ["Player", "choice", "theme"]


@cache
def theme(scale: float = 1.0, moving: bool = False) -> Theme:
    """One Theme a scale: its fonts and texts are drawn once."""
    return Theme(scale, reduced_motion=not moving)


def choice(scenario: str = "first-watch", seed: int = 3, level: int = 1, hints: str = "count") -> Choice:
    """Return a choice for a game."""
    return Choice("adele", scenario, level, hints, seed)


class Player:
    """A game in the window, and what a player does with mouse and keyboard."""

    def __init__(
        self,
        chosen: Choice | None = None,
        *,
        size: tuple[int, int] = (1280, 800),
        scale: float = 1.0,
        screen: PlayScreen | None = None,
        match: Match | None = None,
        saved: bool = False,
    ) -> None:
        self.went: list[str] = []
        self.match = screen.match if screen else match or new_match(chosen or choice(), saved=saved)
        self.worker = NearWorker()
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

    @property
    def asked(self) -> str:
        """What the player is asked."""
        return str(self.table.asked)

    def settle(self) -> None:
        """Let everything happen that is due."""
        for _ in range(400):
            self.app.step([])
            if self.app.screen is not self.play or (self.play.wait is None and not self.match.opponents_go):
                break
        self.app.step([])
        self.app.step([])

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self.app.step([hands.key(code, mod)])
        self.settle()

    def keys(self, *codes: int) -> None:
        """Press some keys."""
        for code in codes:
            self.key(code)

    def click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        """Click at a pixel."""
        self.app.step(
            [
                pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
                pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button),
                pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button),
            ]
        )
        self.settle()

    def spot(self, spot: Any) -> None:
        """Click at a place or doorway of the ship."""
        self.screen.ui.layout()
        self.click_at(self.play.deck.plan.middle(spot))

    def press(self, name: str) -> None:
        """Click a widget by its name, scrolled into sight."""
        ui = self.screen.ui
        ui.layout()
        widget = ui.find(name)
        ui.focus(widget)
        assert ui.top.hit(widget.rect.center) is not None and ui.top.hit(widget.rect.center).is_within(widget), name
        self.click_at(widget.rect.center)

    def shown(self, name: str) -> bool:
        """Return whether a widget is there."""
        return any(widget.name == name for widget in self.screen.ui.top.walk())

    def text(self, name: str) -> str:
        """Return what a widget says."""
        return str(self.screen.ui.find(name).spoken())

    def put(self, member: str, box: int, button: int = 1) -> None:
        """Click a box of a member's plan."""
        ui = self.screen.ui
        ui.layout()
        row = ui.find(f"plan-{member}")
        ui.focus(row)
        self.click_at(row.cells()[box].center, button)
