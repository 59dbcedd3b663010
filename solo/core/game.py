"""What a game offers to sessions, clients, simulations and tests."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Protocol

from solo.core.record import Event, PublicRecord
from solo.core.rng import Random

__all__ = ["CHANCE", "Bot", "Game", "IllegalAction", "LegalActions", "Outcome"]


CHANCE = "chance"
"""Who is to move where only the dice or the deck decide: `Game.draw` then says what happens."""


class IllegalAction(Exception):
    """An action that the rules refuse now; nothing has changed. `reason` is a member of the game's enum of refusals."""

    def __init__(self, reason: Enum, detail: str = "") -> None:
        super().__init__(f"{reason.value}{': ' + detail if detail else ''}")
        self.reason, self.detail = reason, detail

    def __reduce__(self) -> tuple[type, tuple[Enum, str]]:
        """Cross a process border whole."""
        return IllegalAction, (self.reason, self.detail)


class LegalActions(Sequence[Any]):
    """The legal actions of a State, listed when first asked for: a bot that plans its own paths need not pay for it."""

    def __init__(self, listing: Callable[[], Sequence[Any]]) -> None:
        self._listing = listing
        self._listed: Sequence[Any] | None = None

    def _all(self) -> Sequence[Any]:
        if self._listed is None:
            self._listed = self._listing()
        return self._listed

    def __getitem__(self, index: Any) -> Any:
        return self._all()[index]

    def __len__(self) -> int:
        return len(self._all())


class Outcome(Protocol):
    """How a game ended."""

    @property
    def winner(self) -> str:
        """The winning side, or `nobody`."""
        ...

    @property
    def why(self) -> str:
        """The rule that ended it."""
        ...


class Bot(Protocol):
    """A computer player. It is never handed the State."""

    def __call__(self, observation: Any, legal_actions: Sequence[Any], rng: Random) -> Any:
        """Choose one of the legal actions (or another one that the rules judge legal)."""
        ...


class Game(Protocol):
    """The rules of one game. State and actions are immutable; `apply` returns a new State and what happened.

    `human` is the side that a person plays; all other sides are computer players.
    """

    id: str
    sides: tuple[str, ...]
    human: str

    def new_state(self, setup: Any) -> Any:
        """Return the State before the first action."""
        ...

    def to_move(self, state: Any) -> str | None:
        """Return the side that must act, CHANCE among them, or None after the end."""
        ...

    def legal_actions(self, state: Any) -> Sequence[Any]:
        """Return what the side to move may do, sorted; empty after the end."""
        ...

    def refusal(self, state: Any, action: Any) -> Enum | None:
        """Return why the side to move may not do this now, or None."""
        ...

    def is_legal(self, state: Any, action: Any) -> bool:
        """Judge any action, listed or not."""
        ...

    def apply(self, state: Any, action: Any) -> tuple[Any, tuple[Event, ...]]:
        """Return the next State and its events. Raises: IllegalAction."""
        ...

    def draw(self, state: Any, rng: Random) -> Any:
        """Return what chance does, where chance is to move."""
        ...

    def observe(self, state: Any, record: PublicRecord, side: str) -> Any:
        """Return what a side sees."""
        ...

    def day(self, state: Any) -> int:
        """Return the day or turn, 0 during set-up."""
        ...

    def reveals(self, event: Event) -> bool:
        """Return whether an event that the human learns of tells something that undo must not take back."""
        ...

    def outcome(self, state: Any) -> Outcome | None:
        """Return how the game ended, or None."""
        ...

    def format_action(self, state: Any, action: Any) -> str:
        """Return an action's text form."""
        ...

    def parse_action(self, state: Any, text: str) -> Any:
        """Return the action of a text form. Raises: ValueError."""
        ...

    def describe(self, setup: Any) -> Mapping[str, object]:
        """Return a setup as JSON data, for a save's first line."""
        ...
