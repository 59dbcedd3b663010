"""A finished game's moments: what the team saw before each of its actions, from the record. It replays the whole truth.

Only for a game that is over, or one that the program made up itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from solo.contacts import rules
from solo.contacts.actions import Action
from solo.contacts.actiontext import parse_action
from solo.contacts.observation import TeamObservation
from solo.contacts.public import TEAM, Setup
from solo.contacts.redact import team_observation
from solo.contacts.state import State
from solo.core.record import Audience, Event, PublicLine, PublicRecord, Record

__all__ = ["Moment", "Replayed", "Told", "replayed"]


@dataclass(frozen=True, slots=True)
class Moment:
    """What the team saw before one of its actions, and the action that it chose."""

    seen: TeamObservation
    action: Action


@dataclass(frozen=True, slots=True)
class Replayed:
    """A whole game: its moments, what the team saw last, and the Alien's camps, the start first."""

    moments: tuple[Moment, ...]
    last: TeamObservation
    camps: tuple[int, ...]


def replayed(record: Record, setup: Setup) -> Replayed:
    """Return a game as its record tells it, line numbers included.

    Raises: ValueError or IllegalAction, if the actions do not fit the set-up; whoever opens a record has checked that.
    """
    state, told, found = rules.new_state(setup), Told(), list[Moment]()
    for event in record:
        if event.type == "action":
            action = parse_action(str(event.fields["action"]), setup.scenario.board)
            if rules.to_move(state) == TEAM:
                found.append(Moment(team_observation(state, told.record), action))
            state, _ = rules.apply(state, action)
        told.take((event,))
    alien = state.alien
    camps = (alien.start, *(path[-1] for path in alien.paths)) if alien.start >= 0 else ()
    return Replayed(tuple(found), team_observation(state, told.record), camps)


class Told:
    """The public record while a game goes on."""

    def __init__(self, lines: Iterable[PublicLine] = (), length: int = 0) -> None:
        """Go on after some public lines of a record of some length."""
        self._lines = list(lines)
        self._length = length

    @property
    def record(self) -> PublicRecord:
        """What everybody at the table knows."""
        return PublicRecord(tuple(self._lines), self._length)

    def apply(self, state: State, action: Action) -> State:
        """Return the State after an action, and take its events in. Raises: IllegalAction."""
        after, events = rules.apply(state, action)
        self.take(events)
        return after

    def take(self, events: Iterable[Event]) -> None:
        """Take some events in."""
        for event in events:
            self._length += 1
            if event.audience is Audience.ALL:
                self._lines.append(PublicLine(self._length, event.type, event.fields))
