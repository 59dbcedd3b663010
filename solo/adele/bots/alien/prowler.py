"""Level 2: does again and again what brings most for its AP: attack, token, spread token, the way to one of these."""

from collections.abc import Iterator, Sequence

from solo.adele import alienturn
from solo.adele.actions import (
    Action,
    AlienMove,
    Attack,
    ChooseHatch,
    Crawl,
    EndAlien,
    EvolveRow,
    Flee,
    PlaceToken,
    Reveal,
    Spread,
)
from solo.adele.bots.alien.values import Sight, attack_value, best_row, hatch_value, sight_of, token_value
from solo.adele.observation import AlienObservation
from solo.adele.places import Place, PlaceSet, members
from solo.adele.public import PublicState
from solo.adele.ways import alien_ways, crawl_targets, flights
from solo.core.rng import Random

__all__ = ["choose"]

NEW_SPREAD = 0.9
"""What a spread token is worth beside the token that can lie on it at once, at the beginning of a game."""

FIRST_OF_SECTOR = 0.8
"""What it is worth besides, where its sector has none."""

WORTH_DOING = 0.05
"""Less for an AP is not done."""

Option = tuple[float, Action]
"""What a deed brings for each AP, and its first action."""


def choose(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose what is worth most for its AP; dice break ties."""
    public, step = observation.public, observation.public.step
    assert step is not None
    win = alienturn.revealable(public, observation.alien)
    if win and step.kind in ("act", "reveal", "evolve"):
        return Reveal(win[0])
    match step.kind:
        case "act":
            return _act(observation, rng)
        case "evolve":
            return EvolveRow(best_row(public, [row.row for row in legal_actions if isinstance(row, EvolveRow)]))
        case "hatch":
            hatches = [action.place for action in legal_actions if isinstance(action, ChooseHatch)]
            return ChooseHatch(max(hatches, key=lambda place: hatch_value(public, place)))
        case "flee":
            return Flee(_best_place(sight_of(observation), members(flights(public, step.place))))
        case _:
            return legal_actions[0]


def _best_place(sight: Sight, found: Sequence[Place]) -> Place:
    return max(found, key=lambda place: (_stay_value(sight, place), -place))


def _stay_value(sight: Sight, place: Place) -> float:
    """Return what being in a location is worth: who could be attacked there, what could be spread there."""
    observation, public = sight.observation, sight.observation.public
    attacks = max((attack_value(observation, member) for member in public.here(place)), default=0.0)
    spreads = 0.0 if (public.board.spread | public.board.shutdowns) >> place & 1 else _spread_value(sight, place)
    return max(attacks, spreads)


def _act(observation: AlienObservation, rng: Random) -> Action:
    public, sight = observation.public, sight_of(observation)
    options = [*_tokens(sight)]
    if public.alien.place:
        options += [*_deeds_here(sight), *_ways(sight)]
    best = max((option[0] for option in options), default=0.0)
    if best >= WORTH_DOING:
        return rng.choice([action for value, action in options if value >= best - 1e-9])
    if not public.alien.place:
        return Crawl(_best_place(sight, members(crawl_targets(public))))
    return EndAlien()


def _tokens(sight: Sight) -> Iterator[Option]:
    public = sight.observation.public
    left = public.alien.points - public.figures.costs["place"]
    if left < (0 if public.alien.place else public.figures.costs["crawl"]):
        return
    for place in members(alienturn.open_places(public)):
        for token in sight.hand:
            yield token_value(sight, token, place), PlaceToken(token, place)


def _deeds_here(sight: Sight) -> Iterator[Option]:
    observation, public, costs = sight.observation, sight.observation.public, sight.observation.public.figures.costs
    points, here = public.alien.points, public.alien.place
    if points >= costs["attack"]:
        for member in public.here(here):
            yield attack_value(observation, member) / costs["attack"], Attack(member)
    if points >= costs["spread"] and alienturn.can_spread(public):
        yield _spread_value(sight, here) / costs["spread"], Spread()


def _spread_value(sight: Sight, place: Place) -> float:
    """Return what a spread token in a location is worth: as a place for tokens now, and for later turns."""
    public = sight.observation.public
    ship = public.ship
    first = 0.0 if public.board.spread & ship.in_sector[ship.sector_of[place]] else FIRST_OF_SECTOR
    later = (NEW_SPREAD + first) * min(1.0, public.turn / 8)
    at_once = max([token_value(sight, token, place) for token in sight.hand], default=0.0)
    return later + 0.5 * at_once


def _ways(sight: Sight) -> Iterator[Option]:
    """Yield the first step to deeds elsewhere, valued for all the AP that way and deed cost."""
    public, costs = sight.observation.public, sight.observation.public.figures.costs
    points, here = public.alien.points, public.alien.place
    reached: dict[Place, tuple[int, Action]] = {}
    frontier: list[tuple[Place, int, Action | None]] = [(here, 0, None)]
    seen, move = 1 << here, costs["move"]
    for place, spent, first in frontier:
        further = spent + move
        if further > points:
            break  # those behind it are no nearer
        ways = alien_ways(public, place) & ~seen
        seen |= ways
        for other in members(ways):
            step = first or AlienMove(other)
            reached[other] = (further, step)
            frontier.append((other, further, step))
    uncovered, occupied = _uncovered(public), public.occupied
    for place in members(seen & (occupied | uncovered) & ~(1 << here)):
        spent, action = reached[place]
        if occupied >> place & 1:
            yield from _attacks_there(sight, place, spent, action)
        if points - spent >= costs["spread"] and uncovered >> place & 1:
            yield _spread_value(sight, place) / (spent + costs["spread"]), action


def _uncovered(public: PublicState) -> PlaceSet:
    """Return where a spread token could be put, by an Alien that stood there."""
    if public.board.spread.bit_count() >= public.figures.spread:
        return 0
    return public.ship.all_locations & ~(public.board.spread | public.board.shutdowns)


def _attacks_there(sight: Sight, place: Place, spent: int, first: Action) -> Iterator[Option]:
    observation, public, costs = sight.observation, sight.observation.public, sight.observation.public.figures.costs
    attacks = (public.alien.points - spent) // costs["attack"]
    for member in public.here(place) if attacks else ():
        value = attack_value(observation, member) * attacks
        yield value / (spent + costs["attack"] * attacks), first
