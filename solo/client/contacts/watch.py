"""A computer team that plays on in the window: how far it is to go, and what it does next. No window."""

from dataclasses import dataclass
from typing import Any, Literal

from solo.contacts.learning.watching import Explained
from solo.watching import Watcher

__all__ = ["Pace", "Watch"]

Pace = Literal["pause", "action", "day", "on"]
"""How far the team plays: not at all, one action, to the end of the day, to the end of the game."""


@dataclass(slots=True)
class Watch:
    """What is watched: the team, how far it plays, `day` when that was said, and the action that comes next.

    `shown_at`: since when that action is shown (seconds); `looked_at`: what the window wakes up for, if anything.
    """

    watcher: Watcher
    pace: Pace = "pause"
    day: int = 0
    following: Explained | None = None
    shown_at: float = 0.0
    looked_at: Any = None

    @property
    def team(self) -> str:
        """The team's id."""
        return self.watcher.team
