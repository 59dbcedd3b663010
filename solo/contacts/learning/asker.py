"""A team that asks and does not catch: its games last and their records tell a lot, which is good for drills."""

from collections.abc import Iterator, Sequence

from solo.contacts import turn
from solo.contacts.actions import Action, EndDay, MoveAgent, UseAbility
from solo.contacts.board import TileSet
from solo.contacts.bots import TEAMS
from solo.contacts.deduction.following import Follower
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["Asker"]

MOVES = 6
"""So many of an Agent's moves are looked at."""

TARGETS = 8
"""So many of an ability's targets are looked at."""


class Asker:
    """Chooses what a team does that wants to know where the Alien is and stays out of its way.

    What it answers depends on the observation and the random stream alone; it only keeps what it has worked out.
    """

    def __init__(self) -> None:
        self._follower = Follower()

    def __call__(self, observation: TeamObservation, legal: Sequence[Action], rng: Random) -> Action:
        """Return the next action. What is no Agent's own turn (set-up, cards, orders) is done as *greedy* does it."""
        public = observation.public
        if public.phase == "agents" and not public.declared:
            possible = self._follower.deduction(observation.record, public.board).possible
            action = _next(public, possible, rng)
            if action is not None and turn.refuse(public, action) is None:
                return action
        return TEAMS["greedy"](observation, legal, rng)


def _next(public: PublicState, possible: TileSet, rng: Random) -> Action | None:
    acting = public.acting
    if acting is not None and public.agents[acting].path and not public.agents[acting].used:
        use = _best_use(public, acting, possible, rng)
        if use is not None:
            return use
    waiting = sorted(agent for agent, status in public.agents.items() if not status.path)
    return _best_move(public, rng.choice(waiting), possible, rng) if waiting else EndDay()


def _best_move(public: PublicState, agent: str, possible: TileSet, rng: Random) -> MoveAgent | None:
    form = turn.current_form(public, agent)
    if form is None:
        return None
    listed = form.legal_moves(public, agent)
    shy = [move for move in listed if not (turn.catches(public, move) | 1 << move.path[-1]) & possible] or listed
    moves = rng.sample(shy, min(MOVES, len(shy)))
    return min(moves, key=lambda move: _left(turn.public_effect(public, move), agent, possible, rng))


def _left(public: PublicState, agent: str, possible: TileSet, rng: Random) -> int:
    return min((_unbalance(public, use, possible) for use in _uses(public, agent, rng)), default=possible.bit_count())


def _best_use(public: PublicState, agent: str, possible: TileSet, rng: Random) -> UseAbility | None:
    uses = [use for use in _uses(public, agent, rng) if turn.refuse_ability(public, use) is None]
    return min(uses, key=lambda use: _unbalance(public, use, possible), default=None)


def _uses(public: PublicState, agent: str, rng: Random) -> Iterator[UseAbility]:
    for ability in turn.abilities_of(public, agent):
        if ability.kind in ("detect", "trace"):
            targets = list(ability.targets(public, agent))
            for target in rng.sample(targets, min(TARGETS, len(targets))):
                yield UseAbility(agent, ability.id, target)


def _unbalance(public: PublicState, use: UseAbility, possible: TileSet) -> int:
    """Return how far a question is from one half: the number of tiles by which yes and no differ."""
    yes = (turn.asked_tiles(public, use) & possible).bit_count()
    return abs(possible.bit_count() - 2 * yes)
