"""Level 3: weighs for each tile the risk, the set that the Agents will be left with, the mission, and room for later.

It works out the Agents' deduction, which is theirs and public, and hides in it. Near-equal tiles are drawn at random.
"""

import math
from collections.abc import Mapping, Sequence

from solo.contacts.actions import Action, AlienMove, ChooseStart, PickAgent, UseOracle
from solo.contacts.agents import agents
from solo.contacts.aims import alien_aims
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots import keeping
from solo.contacts.bots.alien import hand
from solo.contacts.bots.alien.outlook import Outlook, Weights, look_ahead
from solo.contacts.bots.threat import risk
from solo.contacts.conditions import empty_walk
from solo.contacts.deduction.following import Follower
from solo.contacts.movement import alien_walk
from solo.contacts.observation import AlienObservation, AlienSecrets
from solo.contacts.public import ALIEN, PublicState
from solo.contacts.thought import Thought
from solo.contacts.ways import days_needed
from solo.core.rng import Random
from solo.hex.bits import bits_of, members

__all__ = ["Weights", "decide", "good_starts", "shares", "think"]

_follower = Follower()


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return decide(observation, legal_actions, rng, Weights())


def decide(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random, weights: Weights) -> Thought:
    """Choose the Alien's action by some weights."""
    match observation.public.phase:
        case "pick":
            return Thought(_pick([action for action in legal_actions if isinstance(action, PickAgent)], rng))
        case "alien_keeps":
            return Thought(keeping.keep(legal_actions, rng))
        case "alien_mission":
            return Thought(keeping.keep_mission(legal_actions, rng))
        case "start":
            return Thought(_start(observation, rng))
        case "trace":
            return Thought(rng.choice(legal_actions))
        case "after":
            deduction = _follower.deduction(observation.record, observation.public.board)
            return Thought(hand.after_the_move(observation.public, observation.alien, deduction.possible, weights))
        case _:
            return _move(observation, rng, weights)


def _pick(choices: Sequence[PickAgent], rng: Random) -> PickAgent:
    """Pick one of the Agents whose abilities cover least (CR-45)."""

    def reach(choice: PickAgent) -> int:
        agent = agents()[choice.agent]
        return 20 if agent.copies else sum(ability.size for ability in agent.abilities) + 6 * agent.sweeps

    return rng.choice(sorted(choices, key=lambda choice: (reach(choice), choice.agent))[:3])


def _start(observation: AlienObservation, rng: Random) -> ChooseStart:
    """Start on any good tile alike, so that it tells little."""
    return ChooseStart(rng.choice([*members(good_starts(observation.public, observation.alien.hidden))]))


def good_starts(public: PublicState, hidden: Tile | None) -> TileSet:
    """Return where the mission is not far and the zone is large; everywhere, if that is nowhere."""
    board, scenario = public.board, public.scenario
    aims = alien_aims(public, hidden)
    plain = empty_walk(board, scenario.tokens)
    needed = {tile: min(days_needed(plain, aim, 0)[tile] for aim in aims) for tile in members(board.starts)}
    slack = max(scenario.days - 2, min(needed.values()))
    good = bits_of(tile for tile in needed if needed[tile] <= slack and _room(board, tile) >= 12)
    return good or board.starts


def _room(board: Board, tile: Tile) -> int:
    return alien_walk(board).ends(1 << tile).bit_count()


def _move(observation: AlienObservation, rng: Random, weights: Weights) -> Thought:
    public, alien = observation.public, observation.alien
    known = _follower.deduction(observation.record, public.board).possible
    now = look_ahead(public, alien, known, weights)
    if alien.hand and ALIEN not in public.played:
        play = hand.before_the_move(public, alien, known, now, weights)
        if play is not None:
            return Thought(play, now.heat, now.values)
    drawn = _soft(now.values, weights.softness)
    chosen = rng.choices([*drawn], [*drawn.values()])[0]
    may_ask = public.oracle == "ready" and ALIEN not in public.played
    if may_ask and now.heat.get(chosen, 0.0) > weights.oracle:
        return Thought(_oracle(now, chosen), now.heat, now.values)
    return Thought(AlienMove(now.paths[chosen]), now.heat, now.values)


def shares(public: PublicState, alien: AlienSecrets, known: TileSet) -> Mapping[Tile, float]:
    """Return how readily it goes to each end, cards left out. `known`: where the Agents think that it can be."""
    weights = Weights()
    return _soft(look_ahead(public, alien, known, weights).values, weights.softness)


def _soft(values: Mapping[Tile, float], softness: float) -> dict[Tile, float]:
    """Return near-equal values' tiles alike, worse ones with a weight that falls quickly."""
    best = max(values.values(), default=0.0)
    return {tile: math.exp((values[tile] - best) / softness) for tile in sorted(values)}


def _oracle(now: Outlook, chosen: Tile) -> UseOracle:
    """Name the Agent that is the greatest danger to where the Alien wants to go."""
    named = sorted(now.public.agents)
    worst = max(
        range(len(named)), key=lambda index: (risk([now.dangers[index]], now.possible).get(chosen, 0.0), -index)
    )
    return UseOracle(named[worst])
