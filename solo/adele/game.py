"""A.D.E.L.E.: Alien Module as a game of this program: GAME, what sessions, clients and simulations ask."""

from collections.abc import Mapping, Sequence

from solo.adele import rules
from solo.adele.actions import Action, Refusal
from solo.adele.actiontext import format_action, parse_action
from solo.adele.observation import AlienObservation, CrewObservation
from solo.adele.public import ALIEN, CREW, Outcome, Setup
from solo.adele.redact import alien_observation, crew_observation
from solo.adele.state import State
from solo.core.record import Event, PublicRecord
from solo.core.rng import Random

__all__ = ["GAME", "Adele"]

REVEALING = frozenset(
    {
        "alien_placed", "alien_turn", "alien_fled", "attacked", "contagion", "cleansed", "end", "event", "forecast",
        "looked", "picked", "placed", "plan_sealed", "plans", "roll", "tokens_drawn", "turn",
    }
)  # fmt: skip
"""Public events that tell the human something new, or go with one that does: undo never goes back past one."""


class Adele:
    """The rules of the Alien Module behind the Game protocol. `human`: the side that the human plays."""

    id: str = "adele"
    sides: tuple[str, ...] = (ALIEN, CREW)
    human: str = CREW

    def new_state(self, setup: Setup) -> State:
        """Return the State before the Alien's first tokens are drawn."""
        return rules.new_state(setup)

    def to_move(self, state: State) -> str | None:
        """Return the side that must act, chance among them, or None after the end."""
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

    def observe(self, state: State, record: PublicRecord, side: str) -> AlienObservation | CrewObservation:
        """Return what a side sees."""
        return alien_observation(state, record) if side == ALIEN else crew_observation(state, record)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None."""
        return state.public.outcome

    def day(self, state: State) -> int:
        """Return how many turns were begun, 0 during set-up."""
        return state.public.played

    def reveals(self, event: Event) -> bool:
        """Return whether an event tells the human something that undo must not take back."""
        return event.type in REVEALING

    def format_action(self, state: State, action: Action) -> str:
        """Return an action's text form."""
        return format_action(action, state.public.ship)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text form. Raises: ValueError."""
        return parse_action(text, state.public.ship)

    def describe(self, setup: Setup) -> Mapping[str, object]:
        """Return a setup as JSON data, for a save's first line."""
        return {
            "scenario": setup.scenario.id,
            "fingerprint": setup.scenario.fingerprint,
            "crew": list(setup.crew),
        }


GAME = Adele()
