"""What a computer team's action promises, and why its Agent goes now: from what the team sees, as the hints say it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.actions import Action, AskWitness, MoveAgent, UseAbility
from solo.contacts.board import Tile
from solo.contacts.hints import Hints, Option, ability_option, option_of, options_under
from solo.contacts.learning.review import witness_option
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["Explained", "Rival", "explained"]

Choose = Callable[[TeamObservation, Sequence[Action], Random], Action]


@dataclass(frozen=True, slots=True)
class Rival:
    """What the best turns of an Agent that could have gone instead promise: most catch chance, fewest tiles left."""

    agent: str
    catch: float
    left: float


@dataclass(frozen=True, slots=True)
class Explained:
    """An action that a computer team chose, and what it promises.

    `promise`: for a move with the ability that leaves the fewest tiles after it; None where nothing is asked. `before`
    counts the possible tiles. `rivals`: the Agents that could have begun instead; none if this one has begun already.
    """

    action: Action
    promise: Option | None
    before: int
    rivals: tuple[Rival, ...]


def explained(observation: TeamObservation, legal: Sequence[Action], rng: Random, choose: Choose) -> Explained:
    """Return what a team does next, explained by the exact set and the weights of the possible tiles (CR-49)."""
    action, public = choose(observation, legal, rng), observation.public
    if public.zone is None or not isinstance(action, MoveAgent | UseAbility | AskWitness):
        return Explained(action, None, 0, ())
    weights = Hints(public.board).belief(observation).weights
    if isinstance(action, MoveAgent):
        return Explained(action, _turn(public, action, weights), len(weights), _rivals(public, action.agent, weights))
    if isinstance(action, UseAbility):
        return Explained(action, ability_option(public, action, weights), len(weights), ())
    return Explained(action, witness_option(action.tiles, weights), len(weights), ())


def _turn(public: PublicState, move: MoveAgent, weights: Mapping[Tile, float]) -> Option:
    """Return a move with the ability after it that leaves the fewest tiles, as far as the hints list it."""
    plain = option_of(public, move, None, weights)
    found = [option for option in options_under(public, move.agent, weights) if option.move == move]
    return min([*found, plain], key=lambda option: (round(option.left, 6), -option.catch))


def _rivals(public: PublicState, agent: str, weights: Mapping[Tile, float]) -> tuple[Rival, ...]:
    if public.agents[agent].path or public.declared:
        return ()
    waiting = [other for other, status in public.agents.items() if other != agent and not status.path]
    found = []
    for other in waiting:
        options = options_under(public, other, weights)
        if options:
            catch, left = max(option.catch for option in options), min(option.left for option in options)
            found.append(Rival(other, catch, left))
    return tuple(found)
