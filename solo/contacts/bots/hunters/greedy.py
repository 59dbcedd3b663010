"""Agents that play on the possible set: capture chance first, then information, then coverage.

One Agent at a time: for each end of its move, the chance that it captures there and the tiles that its best ability
would leave on average. Nothing is assumed about how the Alien likes to play.
"""

from collections.abc import Sequence
from functools import partial

from solo.contacts import turn
from solo.contacts.actions import (
    Action,
    AskWitness,
    Become,
    Declare,
    EndDay,
    GiveOrders,
    MoveAgent,
    Order,
    PickTeam,
    Place,
    ReplaceAgent,
    UseAbility,
)
from solo.contacts.agent import Ability, Agent, open_tiles
from solo.contacts.agents import agents
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots import keeping
from solo.contacts.bots.hunters import errands, hand
from solo.contacts.bots.hunters.chances import Chances, alike
from solo.contacts.deduction.following import Follower
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random
from solo.hex.bits import members

__all__ = ["choose", "play", "possible_tiles"]

CATCH_WEIGHT = 2.0
"""A sure capture against halving the set again and again: what a certain catch is worth in information."""

_follower = Follower()


def choose(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose the next action of the team, every possible tile counting alike."""
    return play(observation, legal_actions, rng, alike(possible_tiles(observation)))


def possible_tiles(observation: TeamObservation) -> TileSet:
    """Return where the Alien can be, by the public record."""
    return _follower.deduction(observation.record, observation.public.board).possible


def play(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances) -> Action:
    """Choose the next action of the team by some chances of where the Alien is."""
    public = observation.public
    match public.phase:
        case "team":
            return hand.pick(public, [action for action in legal_actions if isinstance(action, PickTeam)])
        case "team_keeps":
            return keeping.keep(legal_actions, rng)
        case "team_mission":
            return keeping.keep_mission(legal_actions, rng)
        case "replace":
            return hand.replacement([action for action in legal_actions if isinstance(action, ReplaceAgent)], rng)
        case "place":
            return _place(public, rng)
        case "declare":
            return _declare(public, chances, rng)
        case _:
            return public.declared[0] if public.declared else _play(public, observation.team.hand, chances, rng)


def _place(public: PublicState, rng: Random) -> Place:
    """Spread over the cities: the one that brings most starting tiles within four steps of some Agent."""
    board = public.board
    covered = 0
    for status in public.agents.values():
        if status.is_placed:
            covered |= board.within(status.tile, 4)
    agent = min(agent for agent, status in public.agents.items() if not status.is_placed)
    cities = [*members(board.cities & ~public.occupied)]
    best = max(cities, key=lambda city: ((board.within(city, 4) & board.starts & ~covered).bit_count(), rng.random()))
    return Place(agent, best)


def _declare(public: PublicState, chances: Chances, rng: Random) -> Declare:
    """Declare what the named Agent would do now: the Alien will see it, but something must be declared."""
    imagined = turn.morning(public)
    assert public.named is not None
    parts: list[Order] = []
    while True:
        action = _next_of(imagined, public.named, chances, rng)
        if action is None:
            return Declare(tuple(parts))
        parts.append(action)
        imagined = turn.public_effect(imagined, action)


def _play(public: PublicState, held: Sequence[str], chances: Chances, rng: Random) -> Action:
    if turn.refuse_witness(public) is None and public.acting is None and chances.possible.bit_count() > 3:
        return AskWitness(_half(chances))
    if held and public.acting is None and not public.done:
        card = hand.before_the_agents(public, held, lambda imagined: _promise(imagined, chances, rng), rng)
        if card is not None:
            return card
    if public.effects.talk == "orders":
        return _orders(public, chances, rng)
    if public.effects.talk == "free":
        action = _next_of_all(public, chances, rng)
        if action is not None:
            return action
    return hand.after_the_agents(public, held, chances, partial(_worth, public)) or EndDay()


def _next_of_all(public: PublicState, chances: Chances, rng: Random) -> Order | None:
    """Return the next action of the Agent in its turn, or of the next one; None when all have played."""
    acting = public.acting
    waiting = [agent for agent in sorted(public.agents, key=_order) if agent not in public.done and agent != acting]
    for agent in [acting, *waiting] if acting else waiting:
        action = _next_of(public, agent, chances, rng)
        if action is not None:
            return action
    return None


def _orders(public: PublicState, chances: Chances, rng: Random) -> GiveOrders:
    """Give the orders that would be played on the morning's set (CR-26)."""
    return turn.orders(public, lambda imagined, actions: _next_of_all(imagined, chances, rng) or EndDay())


def _promise(public: PublicState, chances: Chances, rng: Random) -> float:
    """Return about what all Agents' best moves promise together."""
    found = 0.0
    for agent in public.agents:
        form = turn.current_form(public, agent)
        if form is not None and agent not in public.done:
            found += _best_move(public, agent, form, chances, rng)[0]
    return found


def _worth(public: PublicState, kind: str, covered: int, count: int) -> float:
    """Return what a card's question is worth: capture chance, or the expected share of the set that goes."""
    if kind == "capture":
        worth = CATCH_WEIGHT * covered / count
    else:
        worth = _gone(covered, count) if kind == "detect" else 0.5 * _gone(covered, count)
    return errands.minded(public, kind, worth, covered / count)


def _order(agent: str) -> tuple[bool, str]:
    """Those who detect go first, those who can only capture last."""
    return (not any(ability.kind == "detect" for ability in agents()[agent].abilities), agent)


def _half(chances: Chances) -> TileSet:
    """Return a question that is as likely answered with yes as with no."""
    asked, total = 0, chances.total
    for tile in members(chances.possible):
        if 2 * chances.of(asked | 1 << tile) > total:
            break
        asked |= 1 << tile
    return asked or 1 << (chances.heaviest(-1) or 0)


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
        return _block(public, agent, chances)
    return None


def _best_move(public: PublicState, agent: str, form: Agent, chances: Chances, rng: Random) -> tuple[float, MoveAgent]:
    total = chances.total
    able = turn.abilities_of(public, agent)
    roaming = max((_value(ability, public, 0, chances) for ability in able if ability.roams), default=0.0)
    power = turn.power(public, agent)
    sweeps = power is not None and power.sweeps and form.walks and agent not in public.effects.lifted
    best: tuple[float, float, MoveAgent] | None = None
    for move in form.legal_moves(public, agent):
        if sweeps and len(move.path) > 1:
            move = _longest_catch(public, move, form, chances)
        asked = 1 << move.path[-1] | turn.catches(public, move)
        caught = chances.of(asked) / total
        left = chances.without(asked)
        sign, errand = errands.weighed(public, move)
        score = errand + sign * CATCH_WEIGHT * caught + max(roaming, _best_value(public, able, move.path[-1], left))
        score -= 0.001 * _nearest(public.board, move.path[-1], left.possible or chances.possible)
        key = (score, rng.random(), move)
        if best is None or key[:2] > best[:2]:
            best = key
    assert best is not None
    return best[0], best[2]


def _longest_catch(public: PublicState, move: MoveAgent, form: Agent, chances: Chances) -> MoveAgent:
    """Return the way to the same end that passes over the likeliest tiles."""
    board, goal = public.board, move.path[-1]
    free = open_tiles(public, form.climbs)
    best = (-1, move)
    paths: list[tuple[Tile, ...]] = [move.path[:1]]
    for _ in range(form.allowance(public, move.agent)):
        paths = [(*path, near) for path in paths for near in board.neighbors[path[-1]] if free >> near & 1]
        for path in paths:
            if path[-1] == goal:
                way = MoveAgent(move.agent, path)
                found = chances.of(form.way(public, way))
                if found > best[0]:
                    best = (found, way)
    return best[1]


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
        return _gone(covered, count)
    return 0.1 * covered / count


def _gone(covered: int, count: int) -> float:
    """Return the share of a set that a yes-or-no answer removes on average, `covered` of `count` saying yes."""
    return 2 * covered * (count - covered) / (count * count)


def _best_ability(public: PublicState, agent: str, chances: Chances) -> UseAbility | None:
    count = chances.total
    best: tuple[float, UseAbility] | None = None
    for ability in turn.abilities_of(public, agent):
        if ability.kind == "roadblock":
            continue
        for target in _targets(ability, public, agent, chances):
            covered = chances.of(ability.asked(public, agent, target))
            score = CATCH_WEIGHT * covered / count if ability.kind == "capture" else _gone(covered, count)
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


def _block(public: PublicState, agent: str, chances: Chances) -> UseAbility | None:
    """Drop the roadblock where it stands in the way of the likeliest tiles."""
    best: tuple[int, UseAbility] | None = None
    for ability in turn.abilities_of(public, agent):
        if ability.kind == "roadblock":
            for target in ability.targets(public, agent):
                beside = chances.of(public.board.adjacent[target[0]])
                if beside and (best is None or beside > best[0]):
                    best = (beside, UseAbility(agent, ability.id, target))
    return best[1] if best else None


def _nearest(board: Board, tile: Tile, possible: TileSet) -> int:
    """Return the distance to the nearest possible tile."""
    for radius in range(1, 30):
        if board.within(tile, radius) & possible:
            return radius
    return 30
