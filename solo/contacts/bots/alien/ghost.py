"""Level 3: weighs for each tile the risk, the set that the Agents will be left with, the mission, and room for later.

It works out the Agents' deduction, which is theirs and public, and hides in it. Near-equal tiles are drawn at random.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.actions import Action, AlienMove, ChooseStart, UseOracle
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots.alien.plan import FAR, days_needed, way_to_go
from solo.contacts.bots.threat import Threat, risk, sight, threats
from solo.contacts.deduction.exact import Deduction
from solo.contacts.deduction.following import Follower
from solo.contacts.deduction.steps import Demands, Step, make_step
from solo.contacts.movement import alien_walk
from solo.contacts.observation import AlienObservation
from solo.contacts.public import PublicState
from solo.contacts.rules.alien_turn import walk_of
from solo.contacts.thought import Thought
from solo.core.rng import Random
from solo.hex.bits import members

__all__ = ["Weights", "think"]


@dataclass(frozen=True, slots=True)
class Weights:
    """What the parts of a tile's value count for."""

    caught: float = 6.0
    left: float = 0.35
    room: float = 0.12
    late: float = 1.5
    way: float = 0.1
    softness: float = 0.12
    fear: float = 12.0
    oracle: float = 0.12


_follower = Follower()


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    return decide(observation, legal_actions, rng, Weights())


def decide(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random, weights: Weights) -> Thought:
    """Choose the Alien's action by some weights."""
    public = observation.public
    match public.phase:
        case "start":
            return Thought(_start(public, rng))
        case "trace":
            return Thought(rng.choice(legal_actions))
        case _:
            return _move(observation, rng, weights)


def _start(public: PublicState, rng: Random) -> ChooseStart:
    """Start where the mission is not far and the zone is large: any such tile alike, so that it tells little."""
    board, scenario = public.board, public.scenario
    needed = days_needed(board, scenario.mission, 0)
    slack = max(scenario.days - 2, min(needed[tile] for tile in members(board.starts)))
    good = [tile for tile in members(board.starts) if needed[tile] <= slack and _room(board, tile) >= 12]
    return ChooseStart(rng.choice(good or [*members(board.starts)]))


def _room(board: Board, tile: Tile) -> int:
    return alien_walk(board).ends(1 << tile).bit_count()


def _move(observation: AlienObservation, rng: Random, weights: Weights) -> Thought:
    public, alien = observation.public, observation.alien
    deduction = _follower.deduction(observation.record, public.board)
    step = make_step(walk_of(public), Demands(), counts_start=False)
    dangers = threats(public)
    possible = _coming_set(deduction, step)
    heat = risk(dangers, possible)
    ends = step.ends(alien.tile) & ~alien.camps
    values = _values(observation, step, ends, possible, dangers, heat, weights)
    chosen = _soft(values, weights.softness, rng)
    if public.oracle == "ready" and public.phase == "alien" and heat.get(chosen, 0.0) > weights.oracle:
        return Thought(_oracle(public, possible, dangers, chosen), heat, values)
    path = step.walk.path(alien.tile, chosen)
    assert path is not None
    return Thought(AlienMove(path), heat, values)


def _coming_set(deduction: Deduction, step: Step) -> TileSet:
    """Return where the Agents will think the Alien can be after its move, no camp twice left out: near enough here."""
    return step.walk.ends(deduction.possible)


def _values(
    observation: AlienObservation,
    step: Step,
    ends: TileSet,
    possible: TileSet,
    dangers: list[Threat],
    heat: Mapping[Tile, float],
    weights: Weights,
) -> dict[Tile, float]:
    """Return each end's value; higher is better."""
    public, alien = observation.public, observation.alien
    scenario = public.scenario
    mission, days_left = scenario.mission, scenario.days - public.day
    done = mission.progress(alien.day_camps)
    seen = sight(dangers, possible)
    way = way_to_go(step.walk, mission, done, heat, weights.fear)
    total = possible.bit_count()
    found: dict[Tile, float] = {}
    for end in members(ends):
        after = done | mission.progress(1 << end)
        value = -weights.caught * _survivable(heat.get(end, 0.0))
        value += weights.left * _left(seen.get(end, 0.0), total)
        value += weights.room * _later_room(step, end, alien.camps | 1 << end)
        late = days_needed(public.board, mission, after)[end] - days_left
        if late > 0:
            value -= 8.0 if late < FAR // 2 else 20.0
        elif after.bit_count() < mission.needed:
            value -= weights.late * math.exp(late)
            value -= weights.way * way.get(end, 0.0) if after == done else -weights.way * 6
        found[end] = value
    return found


def _survivable(chance: float) -> float:
    return -math.log(max(1e-3, 1.0 - chance))


def _left(seen: float, total: int) -> float:
    """Return about the logarithm of the set's size after the answers: small where the Alien is likely detected."""
    return (1.0 - seen) * math.log(1.0 + total) + seen * math.log(1.0 + min(total, 8))


def _later_room(step: Step, end: Tile, camps: TileSet) -> float:
    """Return the logarithm of the ways on from a tile; far below zero in a pocket that it cannot leave."""
    ways = step.ends(end) & ~camps
    if not ways:
        return -60.0
    further = step.walk.ends(ways) & ~camps
    if not further & ~ways and further.bit_count() < 3:
        return -20.0
    return math.log(ways.bit_count()) + 0.5 * math.log(1 + further.bit_count())


def _soft(values: Mapping[Tile, float], softness: float, rng: Random) -> Tile:
    """Draw a tile, near-equal values alike, worse ones with a chance that falls quickly."""
    best = max(values.values())
    tiles = sorted(values)
    return rng.choices(tiles, [math.exp((values[tile] - best) / softness) for tile in tiles])[0]


def _oracle(public: PublicState, possible: TileSet, dangers: list[Threat], chosen: Tile) -> UseOracle:
    """Name the Agent that is the greatest danger to where the Alien wants to go."""
    named = sorted(public.agents)
    worst = max(range(len(named)), key=lambda index: (risk([dangers[index]], possible).get(chosen, 0.0), -index))
    return UseOracle(named[worst])
