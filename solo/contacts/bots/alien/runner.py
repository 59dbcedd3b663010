"""Level 2: keeps out of the Agents' reach and takes the shortest way to its mission. It does not ask what they know."""

import math
from collections.abc import Mapping, Sequence

from solo.contacts.actions import Action, AlienMove, ChooseStart
from solo.contacts.aims import alien_aims
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots.alien.outlook import paths_of
from solo.contacts.bots.threat import Threat, threats
from solo.contacts.conditions import empty_walk, walk_of
from solo.contacts.observation import AlienObservation, AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.thought import Thought
from solo.contacts.ways import days_needed
from solo.core.rng import Random
from solo.hex.bits import bits_of, members

__all__ = ["good_starts", "shares", "think"]

REACH = 1.5
"""What it costs to end where one more Agent can catch it."""

STEP = 0.1
"""What a step away from the nearest Agent is worth."""

SAFE = 4
"""So many steps from every Agent are far enough."""

DAY = 6.0
"""What a day less to the mission is worth, divided by the days that are left."""

SOFTNESS = 0.5
"""So much worse an end may be before it is hardly taken."""


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose a good end; cards it does not use."""
    public, alien = observation.public, observation.alien
    if any(isinstance(action, ChooseStart) for action in legal_actions):
        return Thought(ChooseStart(rng.choice([*members(good_starts(public))])))
    if not any(isinstance(action, AlienMove) for action in legal_actions):
        return Thought(rng.choice(legal_actions))
    ends = shares(public, alien, 0)
    chosen = rng.choices([*ends], [*ends.values()])[0]
    return Thought(AlienMove(paths_of(public, alien, walk_of(public), alien_aims(public, alien.hidden))[chosen]))


def good_starts(public: PublicState) -> TileSet:
    """Return the starts from which the mission takes fewer days than there are; all, if none."""
    needed = _needed(public, None, 0)
    near = bits_of(tile for tile in members(public.board.starts) if needed[tile] < public.scenario.days)
    return near or public.board.starts


def shares(public: PublicState, alien: AlienSecrets, known: TileSet) -> Mapping[Tile, float]:
    """Return how readily it goes to each end, by the Agents who can catch it there and the days to the mission."""
    walk = walk_of(public)
    paths = paths_of(public, alien, walk, alien_aims(public, alien.hidden))
    ends = walk.ends(1 << alien.tile) & ~alien.camps
    dangers = threats(public)
    values = {end: _value(public, alien, dangers, paths[end]) for end in members(ends)}
    best = max(values.values(), default=0.0)
    return {end: math.exp((value - best) / SOFTNESS) for end, value in values.items()}


def _value(public: PublicState, alien: AlienSecrets, dangers: Sequence[Threat], path: tuple[Tile, ...]) -> float:
    aim, days = alien_aims(public, alien.hidden)[0], public.scenario.days
    done = aim.advance(aim.progress(alien.paths, days), path[1:], path[-1], public.day == days)
    hurry = DAY / max(1, days - public.day)
    reaching = sum(danger.captures >> path[-1] & 1 for danger in dangers)
    away = STEP * _nearest(public.board, path[-1], public.occupied) - REACH * reaching
    return away - hurry * _needed(public, alien.hidden, done)[path[-1]]


def _needed(public: PublicState, hidden: Tile | None, done: int) -> Mapping[Tile, int]:
    return days_needed(empty_walk(public.board, public.scenario.tokens), alien_aims(public, hidden)[0], done)


def _nearest(board: Board, tile: Tile, agents: TileSet) -> float:
    """Return the steps to the nearest Agent, no more than what is safe."""
    return min((SAFE, *(board.distance(tile, agent) for agent in members(agents))))
