"""What the sidebar's panels may ask of the play screen."""

from collections.abc import Callable, Sequence
from typing import Protocol

from solo.adele.actions import Action
from solo.client.adele.table import Table
from solo.client.widgets.base import Widget
from solo.core.record import PublicLine

__all__ = ["Desk", "Guide"]


class Guide(Protocol):
    """What leads a newcomer through a game: a panel above all others, and what it lets happen."""

    @property
    def reminder(self) -> str:
        """What to say when it has just not let an action happen."""

    def panel(self, desk: "Desk") -> Widget | None:
        """Return the present step's panel, None when there is nothing more to say."""

    def allows(self, action: Action, desk: "Desk") -> bool:
        """Return whether an action may happen now."""


class Desk(Protocol):
    """The play screen as its panels see it: the table, what has just happened, and what buttons do."""

    table: Table
    news: tuple[PublicLine, ...]

    @property
    def waiting(self) -> str:
        """What the player waits for, as a sentence; empty if for nothing."""

    @property
    def guide(self) -> "Guide | None":
        """What leads a newcomer through the game, if anything does."""

    def refresh(self) -> None:
        """Show what the table says now."""

    def keep(self, name: str) -> None:
        """Keep a game from now on that was not kept so far."""

    def select(self, member: str) -> None:
        """Select a crew member."""

    def put(self, member: str, box: int, by: int) -> None:
        """Put a cube into a box of a member's plan, or take one out."""

    def arm(self, id: str) -> None:
        """Take an option: do it, or have it aimed."""

    def act(self, action: Action) -> None:
        """Do an action."""

    def choose(self, title: str, actions: Sequence[Action]) -> None:
        """Let the player choose one of several ways."""

    def go_on(self) -> None:
        """Do what ends the present phase: seal the plans, place nothing, end the turn."""

    def let_go(self) -> None:
        """Let go of what is aimed."""

    def undo(self) -> None:
        """Take back the last cube or action, or offer practice."""

    def back_until(self, holds: Callable[[], bool]) -> None:
        """Take back action after action until something holds, past what was told if need be."""

    def ask(self, title: str, text: str, yes: str, call: Callable[[], None]) -> None:
        """Ask a question, and do something if the answer is yes."""

    def focus_on(self, name: str) -> None:
        """Give the focus to a widget by its name."""

    def open_menu(self) -> None:
        """Open the menu."""

    def open_file(self) -> None:
        """Show the set-up file."""

    def set_hints(self, level: str) -> None:
        """Change the hint level."""
