"""The numbers of the hint panel, from the human's own view and nothing else (adele 10). `hinttext` says them in words.

What is certain is certain; chances are exact counts over dice and tokens that nobody has seen. What the Alien's hand
may hold is counted as if it laid at random, which it does not: whoever shows it says so.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from heapq import heappop, heappush
from math import comb

from solo.adele.contamination import Contamination, contamination
from solo.adele.crewturn import can_deliver_code
from solo.adele.objects import objects
from solo.adele.observation import CrewObservation
from solo.adele.places import Place, PlaceSet, members, places
from solo.adele.public import PublicState
from solo.adele.ways import alien_ways

__all__ = [
    "Advice", "Losing", "Reach", "RouteRisk", "TokenOdds", "advice", "hand_odds", "losing", "points_to", "reach",
    "route_risk", "unseen_tokens",
]  # fmt: skip

FACES = 6
VINES_DICE = 2


# What the Alien can reach


@dataclass(frozen=True, slots=True)
class Reach:
    """What so many AP reach: the locations that the Alien can get to, and those where AP for an attack are left.

    `attacks[member]`: how many attacks on a member it can pay for at most, if the member never escapes.
    """

    points: int
    rooms: PlaceSet
    attackable: PlaceSet
    attacks: Mapping[str, int]


def points_to(public: PublicState) -> Mapping[Place, int]:
    """Return the least AP that bring the Alien to each location it can get to: by Moves, crawling, or both.

    Closed doors and fire stop a Move, fire alone a crawl (AR-12, AR-45). Off board it has to crawl first (AR-37).
    """
    costs, here = public.figures.costs, public.alien.place
    found: dict[Place, int] = {}
    queue = [(0, here)] if here else [(costs["crawl"], place) for place in _not_burning(public)]
    while queue:
        spent, place = heappop(queue)
        if place in found:
            continue
        found[place] = spent
        for other in members(alien_ways(public, place)):
            heappush(queue, (spent + costs["move"], other))
        if place == here:
            for other in _not_burning(public):
                heappush(queue, (spent + costs["crawl"], other))
    return dict(sorted(found.items()))


def _not_burning(public: PublicState) -> tuple[Place, ...]:
    return members(public.ship.all_locations & ~public.board.fires)


def reach(public: PublicState, points: int) -> Reach:
    """Return what the Alien can reach with so many AP, as doors, fire and crew members are now."""
    cost, needed = points_to(public), public.figures.costs["attack"]
    attacks = {
        member: max(0, points - cost[status.place]) // needed if status.place in cost else 0
        for member, status in public.members.items()
    }
    rooms = places(place for place, spent in cost.items() if spent <= points)
    return Reach(points, rooms, places(place for place, spent in cost.items() if spent + needed <= points), attacks)


def action_points(public: PublicState) -> list[int]:
    """Return every number of AP that the next Action Step may have: now, and with the Evolve tokens that are collected.

    A total that is reached in Collection counts in the same turn (adele 5.5).
    """
    if public.alien.points:
        return [public.alien.points]
    figures, found = public.figures, {public.alien.abilities(public.figures).points}
    coming = 0 if public.alien.robot else sum(token == "evolve" for token in public.board.tokens.values())
    for row, filled in zip(figures.rows.values(), public.alien.display, strict=True):
        found |= {gain.points for space, gain in row.gains.items() if gain.points and filled < space <= filled + coming}
    return sorted(found)


# What a way leads through


@dataclass(frozen=True, slots=True)
class RouteRisk:
    """What lies on a member's way now, and what follows from it.

    `wound`: the chance of one wound at least; `death`: of as many as are left to live; `wounds`: how many to expect.
    `tokens`: contagion tokens that are drawn for certain; `contaminated`: the chance that one of them at least is
    contaminated; `reveal`: that they make as many contaminated ones as the Alien may reveal. `destroyed`: the alien
    tokens that entering destroys.
    """

    wound: Fraction
    death: Fraction
    wounds: Fraction
    tokens: int
    contaminated: Fraction
    reveal: Fraction
    destroyed: tuple[Place, ...]


def route_risk(observation: CrewObservation, member: str, route: Sequence[Place]) -> RouteRisk:
    """Return what follows if a member goes through some locations in turn, from where they stand.

    In Planning, the ADELE and the Alien Phase, Resolution comes first, for who stands in fire, Vines or Spores
    (adele 3.5). What the Alien may still put there is not in it. In each location fire comes before the token (adele
    4.4).
    """
    public = observation.public
    rolls, tokens, destroyed = _met(public, member, route)
    wounds = _distribution(rolls)
    life = public.figures.crew[member].life - public.members[member].wounds
    known = contamination(public, observation.record)
    drawn = min(tokens, known.bad + known.good - sum(known.tokens))
    return RouteRisk(
        1 - wounds[0],
        sum(wounds[life:], Fraction(0)),
        sum((number * chance for number, chance in enumerate(wounds)), Fraction(0)),
        drawn,
        _some_bad(known, drawn),
        _reaches(known, member, drawn, public.figures.reveal),
        tuple(destroyed),
    )


def _met(public: PublicState, member: str, route: Sequence[Place]) -> tuple[list[Fraction], int, list[Place]]:
    """Return the chances of each roll that may wound, the contagion tokens drawn, and the tokens destroyed on a way."""
    status, board = public.members[member], public.board
    clean = bool(status.worn) and objects()[status.worn].keeps_clean
    fails = Fraction(max(0, FACES - public.figures.crew[member].spirit), FACES)
    stops = [status.place] if public.phase in ("set-up", "event", "planning", "adele", "alien") else []
    rolls: list[Fraction] = []
    destroyed: list[Place] = []
    spores = 0
    for number, place in enumerate((*stops, *route)):
        token = "" if place in destroyed else board.tokens.get(place, "")
        if board.fires >> place & 1:
            rolls.append(fails)
        if token == "vines":
            rolls.append(1 - (1 - fails) ** VINES_DICE)
        spores += token == "spores" and not clean
        if token in ("larva", "evolve") and number >= len(stops):
            destroyed.append(place)
    return rolls, spores, destroyed


def _distribution(rolls: Sequence[Fraction]) -> list[Fraction]:
    """Return the chance of each number of wounds from rolls that wound once each."""
    found = [Fraction(1)]
    for chance in rolls:
        before = [*found, Fraction(0)]
        found = [
            before[number] * (1 - chance) + (before[number - 1] * chance if number else 0)
            for number in range(len(before))
        ]
    return found


def _some_bad(known: Contamination, drawn: int) -> Fraction:
    """Return the chance that among so many tokens drawn next one at least is contaminated."""
    left = known.bad + known.good - sum(known.tokens)
    total = sum(known.weights.values())
    none = sum(weight * comb(left - (known.bad - sum(faces)), drawn) for faces, weight in known.weights.items())
    return 1 - Fraction(none, total * comb(left, drawn))


def _reaches(known: Contamination, member: str, drawn: int, number: int) -> Fraction:
    """Return the chance that a member has so many contaminated tokens after drawing some more."""
    index, left = known.members.index(member), known.bad + known.good - sum(known.tokens)
    found = 0
    for faces, weight in known.weights.items():
        bad = known.bad - sum(faces)
        for more in range(max(0, number - faces[index]), drawn + 1):
            found += weight * comb(bad, more) * comb(left - bad, drawn - more)
    return Fraction(found, sum(known.weights.values()) * comb(left, drawn))


# What the Alien's hand may hold


@dataclass(frozen=True, slots=True)
class TokenOdds:
    """Of one kind of alien token: how many nobody on the crew's side has seen, and the chance that the hand has one."""

    kind: str
    unseen: int
    in_hand: Fraction


def unseen_tokens(public: PublicState) -> Mapping[str, int]:
    """Return how many tokens of each kind are in hand or bag: all that lie nowhere else (AR-22)."""
    lying = list(public.board.tokens.values())
    found = {
        kind: count - lying.count(kind) - public.alien.out.get(kind, 0)
        for kind, count in sorted(public.figures.tokens.items())
    }
    return {**found, "evolve": found["evolve"] - sum(public.alien.display)}


def hand_odds(public: PublicState) -> tuple[TokenOdds, ...]:
    """Return for each kind the chance that the Alien's hand has one, by counting alone: any hand being as likely."""
    unseen = unseen_tokens(public)
    total = sum(unseen.values())
    return tuple(
        TokenOdds(
            kind, count, 1 - Fraction(comb(total - count, public.alien.hand), comb(total, public.alien.hand) or 1)
        )
        for kind, count in unseen.items()
    )


# How far losing is


@dataclass(frozen=True, slots=True)
class Losing:
    """Turns until each way of losing, if all stays as it is.

    `time`: turns that can still be played, this one among them; `no_return`: those in which the Code may be delivered.
    `infection`: Collection Steps until the track is full, by the sectors that have a Larva Field now (`growth`), None
    if there is none. `attacks[member]`: the least attacks that can kill; `tokens[member]`: the least contagion tokens
    that can make three contaminated ones.
    """

    time: int
    no_return: int
    growth: int
    infection: int | None
    attacks: Mapping[str, int]
    tokens: Mapping[str, int]


def losing(observation: CrewObservation) -> Losing:
    """Return how far each way of losing is."""
    public = observation.public
    lying = places(place for place, token in public.board.tokens.items() if token == "larva")
    growth = sum(bool(lying & inside) for inside in public.ship.in_sector)
    missing, strength = (
        public.figures.infection - public.alien.infection,
        public.alien.abilities(public.figures).strength,
    )
    known = contamination(public, observation.record)
    most = {member: max(faces[index] for faces in known.weights) for index, member in enumerate(known.members)}
    return Losing(
        public.turn,
        max(0, public.turn - public.no_return + 1),
        growth,
        -(-missing // growth) if growth else None,
        {
            member: -(-(public.figures.crew[member].life - status.wounds) // strength)
            for member, status in public.members.items()
        },
        {member: max(0, public.figures.reveal - most[member]) for member in public.members},
    )


# All together


@dataclass(frozen=True, slots=True)
class Advice:
    """The whole panel. `reaches`: one for each number of AP; `third[member]`: that one token more makes three."""

    reaches: tuple[Reach, ...]
    third: Mapping[str, Fraction]
    hand: tuple[TokenOdds, ...]
    losing: Losing
    code: bool


def advice(observation: CrewObservation) -> Advice:
    """Return all numbers of the panel that need no route."""
    public = observation.public
    known = contamination(public, observation.record)
    return Advice(
        tuple(reach(public, points) for points in action_points(public)),
        {member: known.one_more_makes(member, public.figures.reveal) for member in public.members},
        hand_odds(public),
        losing(observation),
        can_deliver_code(public),
    )
