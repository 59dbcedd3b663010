"""The worker: a process of its own that calls a function and sends back what it returned.

A computer player in it is sent an Observation and sends back what it thought. The window never stutters, a slow level
can be cancelled, and what a computer player knows ends at a process wall.
"""

import multiprocessing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol

from solo.core.rng import Random
from solo.games import kit_in

__all__ = ["Player", "Thinker", "Worker", "WorkerFailed"]


class Thinker(Protocol):
    """Whoever can be sent to the process: plain data that knows how to think there."""

    def think(self, observation: Any, legal_actions: Sequence[Any], rng: Random) -> Any:
        """Return what it answers."""


class WorkerFailed(Exception):
    """The process ended or failed; the next question starts another one."""


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player by names alone: the module of its game's kit, and its program there."""

    kit: str
    program: str

    def think(self, observation: Any, legal_actions: Sequence[Any], rng: Random) -> Any:
        """Return what it answers."""
        return kit_in(self.kit).player(self.program)(observation, legal_actions, rng)


class Worker:
    """A process that thinks for computer players, or does other long work, one call at a time; started when asked."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._asked = False

    @property
    def connection(self) -> Connection | None:
        """What becomes readable when the answer is there, for an event loop."""
        return self._pipe

    def start(self) -> None:
        """Start the process, so that the first answer need not wait for it."""
        if self._process is not None and self._process.is_alive():
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), daemon=True, name="solo-opponents")
        process.start()
        self._process = process  # only now: one that Ctrl-C kept from starting cannot be ended
        theirs.close()
        self._asked = False

    def ask(self, player: Thinker, observation: Any, legal_actions: Sequence[Any], rng: Random) -> None:
        """Ask for a computer player's next action. Raises: WorkerFailed."""
        self.call(player.think, observation, list(legal_actions), rng)

    def call(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Have a function called there; it and its arguments must be such as can be sent. Raises: WorkerFailed."""
        self.start()
        assert self._pipe is not None
        try:
            self._pipe.send((function, arguments))
        except OSError as error:
            self.cancel()
            raise WorkerFailed(str(error)) from None
        self._asked = True

    def poll(self, seconds: float = 0.0) -> Any | None:
        """Return the answer if it is there within so many seconds, else None. Raises: WorkerFailed."""
        if self._pipe is None or not self._asked:
            return None
        try:
            if not self._pipe.poll(seconds):
                return None
            answer = self._pipe.recv()
        except (EOFError, OSError) as error:
            self.cancel()
            raise WorkerFailed(f"the process in the background ended: {error}") from None
        self._asked = False
        failed, value = answer
        if failed:
            raise WorkerFailed(value)
        return value

    def cancel(self) -> None:
        """End the process, whatever it is thinking about."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(2)
        self._process = self._pipe = None
        self._asked = False


def _serve(pipe: Connection) -> None:
    """Answer questions until the other end closes."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            function, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, Any] = (False, function(*arguments))
        except Exception as error:
            answer = (True, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return
