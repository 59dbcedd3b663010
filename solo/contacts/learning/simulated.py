"""Games that computers play against each other, to make drills from. It holds the truth, and hands out what was seen.

What comes out of it are moments: what the team saw before each of its actions. A game depends on its setup, its
players and its seed alone. The computer Alien gets its observation and nothing else, as everywhere.
"""

from collections.abc import Iterator

from solo.contacts import rules
from solo.contacts.actions import Action
from solo.contacts.bots import LEVELS, Choose
from solo.contacts.learning.replayed import Moment, Told
from solo.contacts.public import ALIEN, Setup
from solo.contacts.redact import alien_observation, team_observation
from solo.core.game import CHANCE, LegalActions
from solo.core.rng import stream

__all__ = ["moments"]

MOST_ACTIONS = 1000
"""No game has more actions: a bound for a team that never ends its day."""


def moments(setup: Setup, level: int, choose: Choose, seed: int) -> Iterator[Moment]:
    """Yield the moments of a game against the Alien of a level, the set-up's too. Raises: KeyError: no such level."""
    think = LEVELS[level].think
    state, told = rules.new_state(setup), Told()
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
