"""A computer team that plays on in a human's match of 1ers Contacts, with its reasons. It thinks in its own process.

That process is sent what the human sees and nothing else, and it is another one than the Alien's: nothing that the
Alien ever saw is in it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from solo.contacts.actions import Action
from solo.contacts.learning.watching import Explained, explained
from solo.contacts.observation import TeamObservation
from solo.core.rng import Random
from solo.match import Match
from solo.worker import Worker

__all__ = ["TEAMS", "TeamPlayer", "Watcher"]

TEAMS = ("greedy", "splitter", "net", "planner")
"""The teams that can play on: those that reason, and know no more about the Alien than a player does."""


@dataclass(frozen=True, slots=True)
class TeamPlayer:
    """A computer team by its id."""

    team: str

    def think(self, observation: TeamObservation, legal_actions: Sequence[Action], rng: Random) -> Explained:
        """Return what it does next, and why."""
        from solo.contacts.bots import TEAMS as PROGRAMS

        return explained(observation, legal_actions, rng, PROGRAMS[self.team])


class Watcher:
    """Asks a computer team what it would do next in a match, one action at a time. It does nothing itself."""

    def __init__(self, match: Match, team: str) -> None:
        self.match, self.team = match, team
        self._worker = Worker()
        self._asked = False

    @property
    def connection(self) -> Any:
        """What becomes readable when the team has decided, for an event loop; None while it is not asked."""
        return self._worker.connection if self._asked else None

    def ask(self) -> None:
        """Let the team begin to think about the human's next action, if it does not yet. Raises: WorkerFailed."""
        if self._asked:
            return
        session = self.match.session
        self._worker.ask(
            TeamPlayer(self.team), self.match.observation, self.match.legal_actions(), session.stream(self.match.human)
        )
        self._asked = True

    def poll(self, seconds: float = 0.0) -> Explained | None:
        """Return what the team has decided; None if it still thinks. Raises: WorkerFailed (`ask` tries again)."""
        self.ask()
        try:
            answer: Explained | None = self._worker.poll(seconds)
        except Exception:
            self._asked = False
            raise
        self._asked = answer is None
        return answer

    def close(self) -> None:
        """End the process."""
        self._worker.cancel()
        self._asked = False
