"""1ers Contacts as a game of this program: GAME, what sessions, clients and simulations ask."""

from collections.abc import Mapping, Sequence

from solo.contacts import rules
from solo.contacts.actions import Action, Refusal
from solo.contacts.actiontext import format_action, parse_action
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.public import ALIEN, TEAM, Outcome, Setup
from solo.contacts.redact import alien_observation, team_observation
from solo.contacts.state import State
from solo.core.record import Event, PublicRecord
from solo.core.rng import Random

__all__ = ["GAME", "Contacts"]

REVEALING = frozenset(
    {"picked", "missions", "zone", "alien_turn", "reveal", "answer", "trace", "unlock", "oracle", "die", "end"}
)
"""Public events that tell the team something new: undo never goes back past one."""


class Contacts:
    """The rules of 1ers Contacts behind the Game protocol."""

    id: str = "contacts"
    sides: tuple[str, ...] = (ALIEN, TEAM)
    human: str = TEAM

    def new_state(self, setup: Setup) -> State:
        """Return the State before the Alien picks its starting camp."""
        return rules.new_state(setup)

    def to_move(self, state: State) -> str | None:
        """Return the side that must act, or None after the end."""
        return rules.to_move(state)

    def legal_actions(self, state: State) -> Sequence[Action]:
        """Return what the side to move may do; see `rules.legal_actions`."""
        return rules.legal_actions(state)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why the side to move may not do this now, or None."""
        return rules.refusal(state, action)

    def is_legal(self, state: State, action: Action) -> bool:
        """Judge any action."""
        return rules.is_legal(state, action)

    def apply(self, state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
        """Return the next State and its events. Raises: IllegalAction."""
        return rules.apply(state, action)

    def draw(self, state: State, rng: Random) -> Action:
        """Return what chance does."""
        return rules.draw(state, rng)

    def observe(self, state: State, record: PublicRecord, side: str) -> AlienObservation | TeamObservation:
        """Return what a side sees."""
        return alien_observation(state, record) if side == ALIEN else team_observation(state, record)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None."""
        return state.public.outcome

    def day(self, state: State) -> int:
        """Return the day, 0 during set-up."""
        return state.public.day

    def reveals(self, event: Event) -> bool:
        """Return whether an event tells the human something that undo must not take back."""
        return event.type in REVEALING

    def format_action(self, state: State, action: Action) -> str:
        """Return an action's text form."""
        return format_action(action, state.public.board)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text form. Raises: ValueError."""
        return parse_action(text, state.public.board)

    def describe(self, setup: Setup) -> Mapping[str, object]:
        """Return a setup as JSON data, for a save's first line."""
        return {
            "scenario": setup.scenario.id,
            "fingerprint": setup.scenario.fingerprint,
            "team": list(setup.team),
            "copies": list(setup.copies),
            "edition": setup.edition.id,
            "missions": setup.missions,
            "burdens": list(setup.burdens),
        }


GAME = Contacts()
