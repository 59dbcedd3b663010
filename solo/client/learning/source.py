"""Where drills come from: a process in the background makes them and judges answers; what was answered is kept."""

import time
from collections.abc import Callable, Sequence

from solo.contacts.learning.drill import Answer, Drill
from solo.contacts.learning.training import Attempt, Subject, next_drill
from solo.drillwork import Marked, judged, made
from solo.learned import keep_answer
from solo.worker import Worker, WorkerFailed

__all__ = ["DrillSource"]

USUAL = 3.0
"""So many seconds it takes to make a drill, as a rule: for the bar that shows that something goes on."""


class DrillSource:
    """One thing is asked for at a time: a drill, or what an answer is worth. `now` is the clock, in seconds.

    `subject` is what is practised. `ready` is a drill that was made and not shown yet.
    """

    def __init__(
        self, attempts: Sequence[Attempt], worker: Worker | None = None, now: Callable[[], float] = time.time
    ) -> None:
        self.attempts = list(attempts)
        self.subject = Subject()
        self.ready: Drill | None = None
        self.now = now
        self._worker = worker or Worker()
        self._busy = False
        self._since = 0.0

    @property
    def busy(self) -> bool:
        """Whether something was asked for and has not come yet."""
        return self._busy

    @property
    def share(self) -> float:
        """About how much of the work is done, 0 to 1; never whole, for nobody knows how long it takes."""
        passed = max(0.0, self.now() - self._since) / USUAL
        return passed / (1 + passed)

    def choose(self, subject: Subject) -> None:
        """Practise something else from now on; what is being made of the old subject is dropped."""
        if subject != self.subject:
            self.subject = subject
            self.ready = None
            self.stop()

    def want_next(self) -> None:
        """Ask for the next drill, unless it is there or being made. Raises: WorkerFailed."""
        if self.ready is None and not self._busy:
            self.want(next_drill(self.attempts, self.now(), self.subject))

    def want(self, id: str) -> None:
        """Ask for a certain drill; what was asked for before is dropped. Raises: WorkerFailed."""
        self.stop()
        self.ready = None
        self._ask(made, id)

    def judge(self, drill: Drill, answer: Answer) -> None:
        """Ask what an answer is worth. Raises: WorkerFailed."""
        self.stop()
        self._ask(judged, drill, answer)

    def _ask(self, function: Callable[..., object], *arguments: object) -> None:
        self._since, self._busy = self.now(), True
        try:
            self._worker.call(function, *arguments)
        except WorkerFailed:
            self._busy = False
            raise

    def poll(self) -> Marked | None:
        """Take in what has come: a drill becomes `ready`, a judged answer is returned. Raises: WorkerFailed."""
        if not self._busy:
            return None
        try:
            found = self._worker.poll()
        except WorkerFailed:
            self._busy = False
            raise
        if found is None:
            return None
        self._busy = False
        if isinstance(found, Marked):
            return found
        self.ready = found
        return None

    def take(self) -> Drill | None:
        """Return the drill that is ready, once."""
        found, self.ready = self.ready, None
        return found

    def enter(self, drill: Drill, solved: bool) -> str:
        """Keep an answer; return why it could not be written, an empty text if it was."""
        attempt = Attempt(drill.id, drill.inference, solved, self.now())
        self.attempts.append(attempt)
        return keep_answer(attempt)

    def stop(self) -> None:
        """End what is under way; the next question starts another process."""
        if self._busy:
            self._worker.cancel()
            self._busy = False

    def close(self) -> None:
        """End the process."""
        self._worker.cancel()
        self._busy = False
