"""What each end of the Alien's move is worth: the risk there, what the Agents will know, the mission, room for later.

Asked for the facts as they are, and as they would be after a card.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.aims import alien_aims
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.alien.plan import way_to_go
from solo.contacts.bots.threat import Threat, risk, sight, threats
from solo.contacts.conditions import empty_walk, walk_of, walk_tomorrow
from solo.contacts.deduction.steps import Demands, Step, make_step
from solo.contacts.movement import AlienWalk
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.scenario import Mission
from solo.contacts.ways import FAR, best_paths, days_needed
from solo.hex.bits import members

__all__ = ["Outlook", "Weights", "look_ahead", "paths_of", "stay"]

Path = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """What the parts of a tile's value count for."""

    caught: float = 6.0
    left: float = 0.35
    room: float = 0.12
    late: float = 1.5
    way: float = 0.1
    softness: float = 0.25
    fear: float = 12.0
    oracle: float = 0.12
    announced: float = 2.5
    silence: float = 1.0
    card: float = 0.6


@dataclass(frozen=True, slots=True)
class Outlook:
    """The facts that were looked at, the risk on each possible tile, and for each end its value and a path to it."""

    public: PublicState
    dangers: Sequence[Threat]
    possible: TileSet
    heat: Mapping[Tile, float]
    values: Mapping[Tile, float]
    paths: Mapping[Tile, Path]

    @property
    def best(self) -> float:
        """The value of the best end; far below any other where there is none."""
        return max(self.values.values(), default=-1000.0)


def look_ahead(public: PublicState, alien: AlienSecrets, known: TileSet, weights: Weights) -> Outlook:
    """Return the outlook on a move from where the Alien is. `known`: where the Agents think that it can be."""
    walk = walk_of(public)
    step = make_step(walk, Demands(), counts_start=False)
    dangers = threats(public)
    possible = walk.ends(known)
    heat = risk(dangers, possible)
    aims = alien_aims(public, alien.hidden)
    paths = paths_of(public, alien, walk, aims)
    ends = step.ends(alien.tile) & ~alien.camps
    later = make_step(walk_tomorrow(public), Demands(), counts_start=False)
    reached = {end: paths[end] for end in members(ends)}
    values = _values(public, alien, walk, later, reached, dangers, possible, heat, weights)
    return Outlook(public, dangers, possible, heat, values, paths)


def stay(public: PublicState, alien: AlienSecrets, known: TileSet, weights: Weights) -> float:
    """Return what it is worth to be where the Alien is, its move made: the risk and what the Agents will know."""
    dangers = threats(public)
    value = -weights.caught * _survivable(risk(dangers, known).get(alien.tile, 0.0))
    return value + weights.left * _left(sight(dangers, known).get(alien.tile, 0.0), known.bit_count())


def paths_of(public: PublicState, alien: AlienSecrets, walk: AlienWalk, aims: Sequence[Mission]) -> dict[Tile, Path]:
    """Return a path to each end: past tiles that the mission counts, and over no lake where it can be helped."""
    found: dict[Tile, Path] = {}
    if public.effects.lakes and not public.announced:
        lakes = public.board.of_terrain["lake"]
        one, two, three = walk.costs
        dry = AlienWalk(
            walk.board, walk.budget, (one & ~lakes, two, three), walk.stops & ~lakes, walk.doors, walk.doors_optional
        )
        found = dry.paths(alien.tile)
    counting = next((aim for aim in aims if aim.crossed), None)
    if counting is None:
        return {**walk.paths(alien.tile), **found}
    done = counting.progress(alien.paths, public.scenario.days)
    return {**best_paths(walk, counting, done, alien.tile), **found}


def _values(
    public: PublicState,
    alien: AlienSecrets,
    walk: AlienWalk,
    later: Step,
    paths: Mapping[Tile, Path],
    dangers: Sequence[Threat],
    possible: TileSet,
    heat: Mapping[Tile, float],
    weights: Weights,
) -> dict[Tile, float]:
    """Return each end's value; higher is better."""
    seen, total = sight(dangers, possible), possible.bit_count()
    wet = public.board.of_terrain["lake"] if public.effects.lakes and not public.announced else 0
    found: dict[Tile, float] = {}
    for end, path in paths.items():
        value = -weights.caught * _survivable(heat.get(end, 0.0))
        value += weights.left * _left(seen.get(end, 0.0), total)
        value += weights.room * _later_room(later, end, alien.camps | 1 << end)
        value -= weights.announced * any(wet >> tile & 1 for tile in path[1:])
        found[end] = value
    for end, worth in _mission_worth(public, alien, walk, paths, heat, weights).items():
        found[end] += worth
    return found


def _mission_worth(
    public: PublicState,
    alien: AlienSecrets,
    walk: AlienWalk,
    paths: Mapping[Tile, Path],
    heat: Mapping[Tile, float],
    weights: Weights,
) -> dict[Tile, float]:
    """Return what each end is worth for the mission, or for the best of several ways to win."""
    best: dict[Tile, float] = {}
    for aim in alien_aims(public, alien.hidden):
        for end, worth in _aim_worth(aim, public, alien, walk, paths, heat, weights).items():
            best[end] = max(best.get(end, -1000.0), worth)
    return best


def _aim_worth(
    aim: Mission,
    public: PublicState,
    alien: AlienSecrets,
    walk: AlienWalk,
    paths: Mapping[Tile, Path],
    heat: Mapping[Tile, float],
    weights: Weights,
) -> dict[Tile, float]:
    days, plain = public.scenario.days, empty_walk(public.board, public.scenario.tokens)
    done, days_left = aim.progress(alien.paths, days), days - public.day
    way = way_to_go(walk, aim, done, heat, weights.fear)
    found: dict[Tile, float] = {}
    for end, path in paths.items():
        after = aim.advance(done, path[1:], end, not days_left)
        late = days_needed(plain, aim, after)[end] - days_left
        worth = 0.0
        if late > 0:
            worth = -8.0 - late if late < FAR // 2 else -20.0
        elif not aim.is_met(after):
            worth = -weights.late * math.exp(late)
            worth -= weights.way * way.get(end, 0.0) if after == done else -weights.way * 6
        found[end] = worth
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
