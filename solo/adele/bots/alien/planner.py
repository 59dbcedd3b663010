"""The best Action Step that an Alien finds: all ways, spread tokens and attacks that its AP pay for, then its hand.

A plan is a walk with deeds on it (`Walked`), and tokens placed with the AP that are left. Tokens need no walk, so what
is best to place depends only on which spread tokens lie open and how many AP are left, and is worked out once for each.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from operator import mul
from typing import NamedTuple

from solo.adele import alienturn
from solo.adele.actions import Action, AlienMove, Attack, Crawl, EndAlien, PlaceToken, Spread
from solo.adele.bots.alien.heatmap import alien_steps
from solo.adele.bots.alien.outlook import Outlook, attack_gain, token_gains
from solo.adele.places import Place, PlaceSet, members
from solo.adele.public import PublicState
from solo.adele.ways import alien_ways, crawl_targets

__all__ = ["Planner", "best_action", "lurking", "planner_of", "plans"]

MOST_ATTACKS = 1.5
"""Attacks in a coming turn count for so many at most: who is attacked escapes."""

AGAIN = "+"
"""Follows a member's id in what was attacked when it was attacked again."""


class Walked(NamedTuple):
    """A part of a plan: where it has come to, AP left, spread tokens put, members attacked, its worth so far."""

    place: Place
    points: int
    spread: PlaceSet
    attacked: frozenset[str]
    worth: float
    first: Action | None

    @property
    def key(self) -> tuple[Place, int, PlaceSet, frozenset[str]]:
        """What two plans must share for the better one to do."""
        return self.place, self.points, self.spread, self.attacked


@dataclass(frozen=True, slots=True, eq=False)
class Planner:
    """What one decision works out and asks again: gains by member, by token and place, by place to be in.

    `crawls`: whether crawling is thought of. `ways`, `here`, `open`: where a Move leads from each location, who is
    there, and where a token can be placed now. `placed` keeps the best placements by open places and AP, `sectors` what
    the Larva Fields of a sector bring.
    """

    outlook: Outlook
    attacks: dict[str, float]
    gains: dict[str, list[float]]
    lurks: list[float]
    crawls: bool
    ways: list[list[Place]]
    here: list[list[str]]
    open: PlaceSet
    placed: dict[tuple[PlaceSet, int], tuple[float, Action | None]] = field(default_factory=dict)
    sectors: dict[PlaceSet, float] = field(default_factory=dict)


def planner_of(outlook: Outlook, crawls: bool) -> Planner:
    """Return a planner for a decision of the Action Step."""
    public = outlook.observation.public
    attacks = {member: attack_gain(outlook, member) for member in public.members}
    kinds = sorted(set(outlook.observation.alien.hand) - {"larva"})
    size = len(public.ship.steps)
    gains = {kind: token_gains(outlook, kind) for kind in kinds}
    ways: list[list[Place]] = [list(members(alien_ways(public, place))) for place in range(size)]
    here = [public.here(place) if place else [] for place in range(size)]
    open_now = alienturn.open_places(public)
    return Planner(outlook, attacks, gains, lurking(outlook, attacks), crawls, ways, here, open_now)


def lurking(outlook: Outlook, attacks: dict[str, float]) -> list[float]:
    """Return for each location what being there at the end of the turn is worth: whom it could attack next turn."""
    public, weights = outlook.observation.public, outlook.weights
    points = public.alien.abilities(public.figures).points
    costs, size, ways = public.figures.costs, len(public.ship.steps), alien_steps(public)
    if not weights.lurk or outlook.turns <= 1:
        return [0.0] * size
    reach = [min(MOST_ATTACKS, max(0.0, (points - costs["move"] * far) / costs["attack"])) for far in range(100)]
    wanted = [0.0] * size
    for member, gain in attacks.items():
        for place, chance in enumerate(outlook.heat.ends[member]):
            wanted[place] += gain * chance
    return [weights.lurk * sum(map(mul, wanted, [reach[far] for far in steps])) for steps in ways]


def best_action(planner: Planner) -> Action:
    """Return the first action of the best plan; ending is one, if nothing else is worth more than staying here."""
    best, action = -1.0, None
    for walked in plans(planner):
        worth, placing = worth_of(planner, walked)
        # What is walked or attacked first may tell something; tokens are placed last.
        if worth > best + 1e-9:
            best, action = worth, walked.first or placing
    return action or EndAlien()


def worth_of(planner: Planner, walked: Walked) -> tuple[float, Action | None]:
    """Return what a plan that walks no farther is worth, and its first placement."""
    most = min(walked.points, len(planner.outlook.observation.alien.hand))
    tokens, placing = _best_placing(planner, planner.open | walked.spread, most)
    return walked.worth + tokens + planner.lurks[walked.place], placing


def plans(planner: Planner) -> Iterator[Walked]:
    """Yield every walk with its deeds, of those that come to the same only the better ones. Off board it must crawl."""
    public = planner.outlook.observation.public
    start = Walked(public.alien.place, public.alien.points, 0, frozenset(), 0.0, None)
    best: dict[tuple[Place, int, PlaceSet, frozenset[str]], float] = {}
    waiting = [start]
    while waiting:
        walked = waiting.pop()
        if best.get(walked.key, -1.0) >= walked.worth:
            continue
        best[walked.key] = walked.worth
        if walked.place:
            yield walked
        waiting.extend(_further(planner, public, walked))


def _further(planner: Planner, public: PublicState, walked: Walked) -> Iterator[Walked]:
    """Yield a plan with one deed more; the last is followed first, so that of two orders an attack comes first."""
    costs, points, place = public.figures.costs, walked.points, walked.place
    if points >= costs["crawl"] and (planner.crawls or not place) and not walked.first:
        for other in members(crawl_targets(public)):
            yield _then(walked, "crawl", costs, Crawl(other), place=other)
    if not place:
        return
    if points >= costs["move"]:
        for other in planner.ways[place]:
            yield _then(walked, "move", costs, AlienMove(other), place=other)
    if points >= costs["spread"] and _spreads(public, walked):
        yield _then(walked, "spread", costs, Spread(), gain=_slot(planner, walked), spread=1 << place)
    yield from _chases(planner, walked)
    if points >= costs["attack"]:
        for member in planner.here[place]:
            if member not in walked.attacked:
                yield _then(walked, "attack", costs, Attack(member), gain=planner.attacks[member], attacked=member)


def _chases(planner: Planner, walked: Walked) -> Iterator[Walked]:
    """Yield a second attack on each who was attacked: a Move behind who escaped, nobody knows where to."""
    costs = planner.outlook.observation.public.figures.costs
    left, share = walked.points - costs["move"] - costs["attack"], planner.outlook.weights.chase
    for member in sorted(walked.attacked) if left >= 0 and share else ():
        again = member + AGAIN
        if not member.endswith(AGAIN) and again not in walked.attacked:
            worth = walked.worth + share * planner.attacks[member]
            yield Walked(walked.place, left, walked.spread, walked.attacked | {again}, worth, walked.first)


def _then(
    walked: Walked,
    what: str,
    costs: Mapping[str, int],
    action: Action,
    gain: float = 0.0,
    attacked: str = "",
    spread: PlaceSet = 0,
    place: Place = 0,
) -> Walked:
    done = walked.attacked | {attacked} if attacked else walked.attacked
    left = walked.points - costs[what]
    return Walked(
        place or walked.place, left, walked.spread | spread, done, walked.worth + gain, walked.first or action
    )


def _spreads(public: PublicState, walked: Walked) -> bool:
    lying = public.board.spread | walked.spread
    free = not (lying | public.board.shutdowns) >> walked.place & 1
    return free and lying.bit_count() < public.figures.spread


def _slot(planner: Planner, walked: Walked) -> float:
    """Return what one more spread token is worth for the tokens of later turns."""
    outlook, place = planner.outlook, walked.place
    public = outlook.observation.public
    later = min(1.0, (outlook.turns - 1) / 4)
    inside = public.ship.in_sector[public.ship.sector_of[place]]
    rare = 1.0 if (public.board.spread | walked.spread) & inside else 1.6
    waiting = (planner.open | walked.spread).bit_count()
    return outlook.weights.slot * later * outlook.later[place] * rare / (1 + 0.25 * waiting)


# Tokens


def _best_placing(planner: Planner, open_now: PlaceSet, points: int) -> tuple[float, Action | None]:
    """Return what placing tokens is worth, the best one first and so on, and the first of them."""
    key = open_now, points
    if key not in planner.placed:
        planner.placed[key] = _placing(planner, open_now, points)
    return planner.placed[key]


def _placing(planner: Planner, open_now: PlaceSet, points: int) -> tuple[float, Action | None]:
    public = planner.outlook.observation.public
    hand = list(planner.outlook.observation.alien.hand)
    larvae = sum(1 << place for place, token in public.board.tokens.items() if token == "larva")
    total, first = 0.0, None
    for _ in range(points // public.figures.costs["place"]):
        found = max(_options(planner, hand, open_now, larvae), default=(0.0, 0, ""))
        if found[0] <= 0:
            break
        gain, place, token = found
        total, first = total + gain, first or PlaceToken(token, place)
        hand.remove(token)
        open_now &= ~(1 << place)
        larvae |= (token == "larva") << place
    return total, first


def _options(
    planner: Planner, hand: list[str], open_now: PlaceSet, larvae: PlaceSet
) -> Iterator[tuple[float, Place, str]]:
    kinds = sorted(set(hand))
    for place in members(open_now):
        for token in kinds:
            if token == "larva":
                inside = _sector(planner, place)
                gain = _larvae(planner, (larvae | 1 << place) & inside) - _larvae(planner, larvae & inside)
                yield planner.outlook.point * gain, place, token
            else:
                yield planner.gains[token][place], place, token


def _sector(planner: Planner, place: Place) -> PlaceSet:
    ship = planner.outlook.observation.public.ship
    return ship.in_sector[ship.sector_of[place]]


def _larvae(planner: Planner, lying: PlaceSet) -> float:
    """Return the infection that the Larva Fields of one sector are expected to bring (AR-25: one point a turn)."""
    if lying not in planner.sectors:
        outlook, total, left = planner.outlook, 0.0, planner.outlook.turns
        chances = {place: outlook.stays[place] for place in members(lying)}
        while chances and left > 0:
            none = 1.0
            for chance in chances.values():
                none *= 1 - chance
            total += min(1.0, left) * (1 - none)
            chances = {place: chance * outlook.later[place] for place, chance in chances.items()}
            left -= 1
        planner.sectors[lying] = total
    return planner.sectors[lying]
