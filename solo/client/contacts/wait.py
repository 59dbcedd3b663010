"""Waiting for the Alien: how long, how far, and when its answer may be shown."""

from multiprocessing.connection import Connection

from solo.client.screen import Window
from solo.core.language import gettext as _
from solo.core.record import Event
from solo.match import Match

__all__ = ["AlienWait"]

LEAST = {1: 0.6, 2: 0.6, 3: 0.6, 4: 0.8, 5: 1.0}
"""How long the Alien's turn is shown at least, in seconds by level: whatever it does, so that it tells nothing."""


class AlienWait:
    """One of the Alien's turns, or the dog's answer, which may need one. Nothing is shown before it is over."""

    def __init__(self, match: Match, text: str = "") -> None:
        """`text` is what the player reads meanwhile."""
        self.match = match
        self.text = text or _("The Alien is on the move …")
        self.length = LEAST.get(match.level, 1.0)
        self.started: float | None = None
        self._watched: Connection[object, object] | None = None

    def share(self, now: float) -> float:
        """Return how much of the least time is over, 0 to 1."""
        return 0.0 if self.started is None else min(1.0, (now - self.started) / self.length)

    def begin(self, window: Window, now: float) -> None:
        """Let the Alien think. Raises: WorkerFailed."""
        self.started = now if self.started is None else self.started
        self.match.start_opponent()
        connection = self.match.connection
        if connection is not None:
            self._watched = connection
            window.watch(connection, lambda: window.unwatch(connection))

    def poll(self, now: float) -> tuple[Event, ...] | None:
        """Return the public events once the time is over and the Alien has decided. Raises: WorkerFailed, OSError."""
        if self.share(now) < 1:
            return None
        return self.match.poll_opponent() if self.match.opponents_go else ()

    def end(self, window: Window) -> None:
        """Stop watching."""
        if self._watched is not None:
            window.unwatch(self._watched)
            self._watched = None
