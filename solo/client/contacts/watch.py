"""A computer team that plays on in the window: how far it is to go, and what it does next. No window."""

from dataclasses import dataclass
from typing import Any, Literal

from solo.client.contacts.view import PREVIEW, tiles_of
from solo.client.overlays import Ghost, Overlay, Path, Tint
from solo.contacts import turn
from solo.contacts.actions import AskWitness, MoveAgent, UseAbility
from solo.contacts.learning.watching import Explained
from solo.contacts.public import PublicState
from solo.watching import Watcher

__all__ = ["Pace", "Watch", "watch_overlays"]

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


def watch_overlays(watch: Watch, public: PublicState) -> list[Overlay]:
    """Return what the next action of a watched team will do on the board: its way, or the tiles that it asks about."""
    action = None if watch.following is None else watch.following.action
    match action:
        case MoveAgent(agent, path, _):
            way: list[Overlay] = [Path(path, "accent")] if len(path) > 1 else []
            return [*way, Ghost(path[-1], agent)]
        case UseAbility():
            return [Tint(tiles_of(turn.asked_tiles(public, action)), PREVIEW, fill=0.3)]
        case AskWitness(tiles):
            return [Tint(tiles_of(tiles), PREVIEW, fill=0.3)]
        case _:
            return []
