"""Waiting for a rival: each of its decisions is shown for a fixed time, whatever it holds (XR-28)."""

from multiprocessing.connection import Connection

from solo.client.screen import Window
from solo.core.record import Event
from solo.match import Match

__all__ = ["BEAT", "RivalWait"]

BEAT = 0.4
"""How long each decision of a rival is shown, in seconds; also the strongest level decides in a fraction of it."""


class RivalWait:
    """One decision of a rival. Nothing is shown before its time is over."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.started: float | None = None
        self._watched: Connection[object, object] | None = None

    def share(self, now: float) -> float:
        """Return how much of the time is over, 0 to 1."""
        return 0.0 if self.started is None else min(1.0, (now - self.started) / BEAT)

    def begin(self, window: Window, now: float) -> None:
        """Let the rival think. Raises: WorkerFailed."""
        self.started = now
        self.match.start_opponent()
        connection = self.match.connection
        if connection is not None:
            self._watched = connection
            window.watch(connection, lambda: window.unwatch(connection))

    def poll(self, now: float) -> tuple[Event, ...] | None:
        """Return the public events once the time is over and the rival has decided. Raises: WorkerFailed, OSError."""
        return None if self.share(now) < 1 else self.match.poll_opponent()

    def end(self, window: Window) -> None:
        """Stop watching."""
        if self._watched is not None:
            window.unwatch(self._watched)
            self._watched = None
