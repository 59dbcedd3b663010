"""Agents that play on the possible set: capture chance first, then information, then coverage.

One Agent at a time: for each end of its move, the chance that it captures there and the tiles that its best ability
would leave on average. Nothing is assumed about how the Alien likes to play.
"""

from collections.abc import Sequence

from solo.contacts import turn
from solo.contacts.actions import Action, Become, MoveAgent, Order, UseAbility
from solo.contacts.agent import Ability, Agent
from solo.contacts.agents import agents
from solo.contacts.board import Tile
from solo.contacts.bots.hunters import errands
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.conduct import CATCH_WEIGHT, Way, act, gone
from solo.contacts.bots.hunters.options import drops, longest_catch, nearest, sweeps
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["play", "promise"]


def play(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances) -> Action:
    """Choose the next action of the team by some chances of where the Alien is."""
    return act(observation, legal_actions, rng, chances, WAY)


def _next_order(public: PublicState, waiting: Sequence[str], chances: Chances, rng: Random) -> Order | None:
    """Return the next action of the first Agent that has one, those who detect before the others."""
    for agent in sorted(waiting, key=_order):
        action = _next_of(public, agent, chances, rng)
        if action is not None:
            return action
    return None


def promise(public: PublicState, chances: Chances, rng: Random) -> float:
    """Return about what all Agents' best moves promise together (a sure capture is CATCH_WEIGHT)."""
    found = 0.0
    for agent in public.agents:
        form = turn.current_form(public, agent)
        if form is not None and agent not in public.done:
            found += _best_move(public, agent, form, chances, rng)[0]
    return found


WAY = Way(_next_order, promise)


def _order(agent: str) -> tuple[bool, str]:
    """Those who detect go first, those who can only capture last."""
    return (not any(ability.kind == "detect" for ability in agents()[agent].abilities), agent)


def _next_of(public: PublicState, agent: str, chances: Chances, rng: Random) -> Order | None:
    """Return an Agent's next action in its own turn, or None when it has played."""
    form = turn.current_form(public, agent)
    if form is None:
        scored = []
        for copy in turn.fresh_forms(public):
            imagined = turn.public_effect(public, Become(agent, copy))
            scored.append((_best_move(imagined, agent, agents()[copy], chances, rng)[0], copy))
        return Become(agent, max(scored)[1])
    status = public.agents[agent]
    if not status.path:
        return _best_move(public, agent, form, chances, rng)[1]
    if turn.may_move_again(public, agent):
        return _best_move(public, agent, form, chances, rng)[1]
    if not status.used:
        found = _best_ability(public, agent, chances)
        if found is not None:
            return found
    if not status.dropped:
        return drops(public, agent, chances)
    return None


def _best_move(public: PublicState, agent: str, form: Agent, chances: Chances, rng: Random) -> tuple[float, MoveAgent]:
    total = chances.total
    able = turn.abilities_of(public, agent)
    roaming = max((_value(ability, public, 0, chances) for ability in able if ability.roams), default=0.0)
    sweeping = sweeps(public, agent, form)
    best: tuple[float, float, MoveAgent] | None = None
    for move in form.legal_moves(public, agent):
        if sweeping and len(move.path) > 1:
            move = longest_catch(public, move, form, chances)
        asked = 1 << move.path[-1] | turn.catches(public, move)
        caught = chances.of(asked) / total
        left = chances.without(asked)
        sign, errand = errands.weighed(public, move)
        score = errand + sign * CATCH_WEIGHT * caught + max(roaming, _best_value(public, able, move.path[-1], left))
        score -= 0.001 * nearest(public.board, move.path[-1], left.possible or chances.possible)
        key = (score, rng.random(), move)
        if best is None or key[:2] > best[:2]:
            best = key
    assert best is not None
    return best[0], best[2]


def _best_value(public: PublicState, able: Sequence[Ability], tile: Tile, chances: Chances) -> float:
    return max((_value(ability, public, tile, chances) for ability in able if not ability.roams), default=0.0)


def _value(ability: Ability, public: PublicState, tile: Tile, chances: Chances) -> float:
    """Return about what an ability is worth from a tile: capture chance and expected share of the set that goes."""
    count = chances.total
    if not count:
        return 0.0
    covered = chances.capped(ability.around(public, tile), ability.size)
    if ability.kind == "capture":
        return CATCH_WEIGHT * covered / count
    if ability.kind == "detect":
        return gone(covered, count)
    return 0.1 * covered / count


def _best_ability(public: PublicState, agent: str, chances: Chances) -> UseAbility | None:
    count = chances.total
    best: tuple[float, UseAbility] | None = None
    for ability in turn.abilities_of(public, agent):
        if ability.kind == "roadblock":
            continue
        for target in _targets(ability, public, agent, chances):
            covered = chances.of(ability.asked(public, agent, target))
            score = CATCH_WEIGHT * covered / count if ability.kind == "capture" else gone(covered, count)
            if ability.kind == "trace":
                score = (0.01 + covered) / count
            score = errands.minded(public, ability.kind, score, covered / count)
            if score > 0 and (best is None or score > best[0]):
                best = (score, UseAbility(agent, ability.id, target))
    return best[1] if best else None


def _targets(ability: Ability, public: PublicState, agent: str, chances: Chances) -> "Sequence[tuple[int, ...]]":
    """Return the targets worth asking about: where one tile is shot at, only the likeliest one."""
    if ability.size == 1:
        shot = chances.heaviest(ability.around(public, public.agents[agent].tile))
        return [] if shot is None else [(shot,)]
    return [*ability.targets(public, agent)]
