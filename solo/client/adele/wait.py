"""The Alien's phase: it decides one thing after another in its own process, and each is shown for a moment."""

from multiprocessing.connection import Connection

from solo.client.screen import Window
from solo.core.record import Event
from solo.match import Match

__all__ = ["AlienWait"]

LEAST = 0.45
"""How long each of the Alien's decisions is shown at least, in seconds: the same whatever it decides."""


class AlienWait:
    """One of the Alien's decisions. Nothing of it is shown before the least time is over."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.started = 0.0
        self._watched: Connection[object, object] | None = None

    def begin(self, window: Window, now: float) -> None:
        """Let the Alien think. Raises: WorkerFailed."""
        self.started = now
        self.match.start_opponent()
        connection = self.match.connection
        if connection is not None:
            self._watched = connection
            window.watch(connection, lambda: window.unwatch(connection))

    def poll(self, now: float) -> tuple[Event, ...] | None:
        """Return the public events once the time is over and the Alien has decided. Raises: WorkerFailed, OSError."""
        if now < self.started + LEAST:
            return None
        return self.match.poll_opponent() if self.match.opponents_go else ()

    def end(self, window: Window) -> None:
        """Stop watching."""
        if self._watched is not None:
            window.unwatch(self._watched)
            self._watched = None
