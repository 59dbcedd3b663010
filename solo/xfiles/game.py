"""X-Files as a game of this program: GAME, what sessions, clients and simulations ask."""

from collections.abc import Mapping, Sequence

from solo.core.record import Event, PublicRecord
from solo.core.rng import Random
from solo.xfiles import rules
from solo.xfiles.actions import Action, Refusal
from solo.xfiles.actiontext import format_action, parse_action
from solo.xfiles.observation import View
from solo.xfiles.redact import view_of
from solo.xfiles.scenario import HUMAN, SIDES, Setup
from solo.xfiles.state import State
from solo.xfiles.table import BEFORE, Outcome

__all__ = ["GAME", "XFiles"]

LAID = frozenset({"use_z", "open", "play", "twist", "attach", "discard", "window"})
"""Public events of cards that leave a hand, or do not: from a rival they tell something about its hand."""


class XFiles:
    """The rules of X-Files behind the Game protocol."""

    id: str = "xfiles"
    sides: tuple[str, ...] = SIDES
    human: str = HUMAN

    def new_state(self, setup: Setup) -> State:
        """Return the State before the deal."""
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

    def observe(self, state: State, record: PublicRecord, side: str) -> View:
        """Return what a side sees."""
        return view_of(state, record, side)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None."""
        return state.table.outcome

    def day(self, state: State) -> int:
        """Return the number of the turn, all players' turns counted, 0 before the deal."""
        return state.table.turn

    def reveals(self, event: Event) -> bool:
        """Return whether an event tells the human something hidden: cards drawn, what a rival lays or does not."""
        if event.type in LAID:
            return event.fields["side"] != HUMAN
        return event.type in ("deal", "end") or (event.type == "draw" and event.fields["side"] == HUMAN)

    def format_action(self, state: State, action: Action) -> str:
        """Return an action's text form."""
        return format_action(action)

    def parse_action(self, state: State, text: str) -> Action:
        """Return the action of a text form; `play A01` is the first copy that the mover holds. Raises: ValueError."""
        table = state.table
        hand = () if table.phase == BEFORE or table.outcome else state.hands[table.mover]
        return parse_action(text, table.setup.deck, hand)

    def describe(self, setup: Setup) -> Mapping[str, object]:
        """Return a setup as JSON data, for a save's first line."""
        scenario = setup.scenario
        return {
            "scenario": scenario.id,
            "fingerprint": scenario.fingerprint,
            "rivals": list(scenario.rivals),
            "seat": scenario.seat,
            "length": scenario.length,
            "must_open": scenario.must_open,
        }


GAME = XFiles()
