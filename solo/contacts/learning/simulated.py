"""Games that computers play against each other, to make drills from. It holds the truth, and hands out what was seen.

What comes out of it are moments: what the team saw before each of its actions. A game depends on its setup, its
players and its seed alone. The computer Alien gets its observation and nothing else, as everywhere.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from solo.contacts import rules
from solo.contacts.actions import Action
from solo.contacts.bots import LEVELS, Choose
from solo.contacts.observation import TeamObservation
from solo.contacts.public import ALIEN, Setup
from solo.contacts.redact import alien_observation, team_observation
from solo.contacts.state import State
from solo.core.game import CHANCE, LegalActions
from solo.core.record import Audience, Event, PublicLine, PublicRecord
from solo.core.rng import stream

__all__ = ["Moment", "moments"]

MOST_ACTIONS = 1000
"""No game has more actions: a bound for a team that never ends its day."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What the team saw before one of its actions, and the action that it chose."""

    seen: TeamObservation
    action: Action


def moments(setup: Setup, level: int, choose: Choose, seed: int) -> Iterator[Moment]:
    """Yield the moments of a game against the Alien of a level, the set-up's too. Raises: KeyError: no such level."""
    think = LEVELS[level].think
    state, told = rules.new_state(setup), _Told()
    for decision in range(MOST_ACTIONS):
        side = rules.to_move(state)
        if side is None:
            return
        legal = LegalActions(lambda state=state: rules.legal_actions(state))  # type: ignore[misc]
        rng = stream("learning", setup.scenario.id, seed, side, decision)
        action: Action
        if side == CHANCE:
            action = rules.draw(state, rng)
        elif side == ALIEN:
            action = think(alien_observation(state, told.record), legal, rng).action
        else:
            seen = team_observation(state, told.record)
            action = choose(seen, legal, rng)
            yield Moment(seen, action)
        state = told.apply(state, action)


class _Told:
    """The public record while a game goes on."""

    def __init__(self) -> None:
        self._lines: list[PublicLine] = []
        self._length = 0

    @property
    def record(self) -> PublicRecord:
        return PublicRecord(tuple(self._lines), self._length)

    def apply(self, state: State, action: Action) -> State:
        after, events = rules.apply(state, action)
        self.take(events)
        return after

    def take(self, events: Sequence[Event]) -> None:
        for event in events:
            self._length += 1
            if event.audience is Audience.ALL:
                self._lines.append(PublicLine(self._length, event.type, event.fields))
