"""What a computer crew member wants to do next: a list of wishes, the most pressing first.

The same wishes make the plan (with what a member imagines to have done already) and, in the Actions Phase, choose the
next action among those that the cubes pay for.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from solo.adele.actions import CrewAction, Deliver, OpenDoor, Search, Special, Use, Walk, Wear
from solo.adele.bots.crews.routes import first_step, nearest
from solo.adele.bots.crews.style import Style
from solo.adele.crewturn import HATCH, can_deliver_code
from solo.adele.function import offered_at
from solo.adele.objectkind import MISSION, Words
from solo.adele.objects import objects
from solo.adele.observation import CrewObservation
from solo.adele.places import Place, PlaceSet, members, places
from solo.adele.terminals import functions
from solo.adele.tokens import tokens
from solo.adele.ways import is_outside

__all__ = ["Mind", "after", "is_wanted", "mind_of", "wishes"]

SUIT = "space-suit"
WANTED = ("space-suit", "flare-gun", "stimulants", "acid-cocktail", "service-robot", "first-aid-kit", "serum")
"""Ordinary objects worth carrying, the best first."""

WORTH_A_ROBOT = WORTH_A_SERUM = WORTH_A_KIT = 2
"""So many tokens to be collected, contagion tokens, or wounds are worth using the object up."""

SLACK = 2
"""With so few turns left before the point of no return a member goes to the Navigation Terminal."""


@dataclass(frozen=True, slots=True)
class Mind:
    """Where a member is and what they have, or imagine to have, while a plan is being made."""

    member: str
    place: Place
    held: tuple[str, ...]
    worn: str
    searched: PlaceSet = 0
    done: frozenset[str] = frozenset()


def mind_of(observation: CrewObservation, member: str) -> Mind:
    """Return where a member is and what they have now."""
    status = observation.public.members[member]
    return Mind(member, status.place, observation.crew.carried[member], status.worn)


def after(observation: CrewObservation, mind: Mind, action: CrewAction) -> Mind:
    """Return what a member imagines after an action: of what is not known, nothing comes."""
    match action:
        case Walk(_, place):
            return replace(mind, place=place)
        case Search(_, what):
            found = what or observation.crew.seen.get(mind.place, "")
            held = tuple(sorted((*mind.held, found))) if found else mind.held
            return replace(mind, held=held, searched=mind.searched | 1 << mind.place)
        case Deliver(_, what) | Use(_, what):
            return replace(mind, held=_without(mind.held, what), done=mind.done | {what})
        case Wear(_, what):
            return replace(mind, held=_without(mind.held, what), worn=what)
        case Special(_, function, words):
            held = tuple(sorted((*mind.held, *words))) if function == "engineering" else mind.held
            return replace(mind, held=held, done=mind.done | {function})
        case _:
            return mind


def _without(held: tuple[str, ...], what: str) -> tuple[str, ...]:
    cut = held.index(what)
    return held[:cut] + held[cut + 1 :]


def wishes(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield what a member wants to do next, the most pressing first; not all of it need be legal."""
    if is_outside(observation.public, mind.place):
        yield from _outside(observation, mind)
        return
    yield from _at_once(observation, style, mind)
    yield from _deliveries(observation, style, mind)
    yield from _known_objects(observation, style, mind)
    yield from _care(observation, style, mind)
    yield from _hunt(observation, style, mind)
    yield from _obstacles(observation, style, mind)
    yield from _searches(observation, style, mind)
    yield from _idle(observation, style, mind)


def _go(observation: CrewObservation, style: Style, mind: Mind, goals: PlaceSet) -> Iterator[CrewAction]:
    """Yield the next step towards some locations, and the opening of a door where none is open."""
    step = first_step(observation.public, style, mind.place, goals)
    if step is not None:
        yield Walk(mind.member, step)
        return
    for door in sorted(observation.public.board.closed):
        if mind.place in door:
            yield OpenDoor(mind.member, f"{door[0]}-{door[1]}")


def _at_once(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield the uses of carried objects that pay here and now."""
    for what in mind.held:
        if what in _USES:
            yield from (Use(mind.member, what, words) for words in _USES[what](observation, mind))


def _here(observation: CrewObservation, mind: Mind) -> list[str]:
    return [
        other
        for other, status in observation.public.members.items()
        if status.place == mind.place or other == mind.member
    ]


def _flare(observation: CrewObservation, mind: Mind) -> Iterator[Words]:
    if observation.public.alien.place == mind.place:
        yield ()


def _robot(observation: CrewObservation, mind: Mind) -> Iterator[Words]:
    board, kinds = observation.public.board, tokens()
    if sum(not kinds[token].lasts for token in board.tokens.values()) >= WORTH_A_ROBOT:
        yield from objects()["service-robot"].uses(observation.public, observation.crew, mind.member)


def _serum(observation: CrewObservation, mind: Mind) -> Iterator[Words]:
    members_here = observation.public.members
    tainted = max(_here(observation, mind), key=lambda other: members_here[other].contagion)
    if members_here[tainted].contagion >= WORTH_A_SERUM:
        yield (tainted,)


def _kit(observation: CrewObservation, mind: Mind) -> Iterator[Words]:
    public = observation.public
    if sum(public.members[other].wounds for other in _here(observation, mind)) >= WORTH_A_KIT:
        yield from objects()["first-aid-kit"].uses(public, observation.crew, mind.member)


def _acid(observation: CrewObservation, mind: Mind) -> Iterator[Words]:
    public = observation.public
    for place in members(public.ship.next_to[mind.place]):
        if place in public.board.tokens:
            yield public.ship.names[place], "both" if public.board.spread >> place & 1 else "token"


_USES: Mapping[str, Callable[[CrewObservation, Mind], Iterator[Words]]] = {
    "stimulants": lambda observation, mind: iter(((),)),
    "flare-gun": _flare,
    "service-robot": _robot,
    "serum": _serum,
    "first-aid-kit": _kit,
    "acid-cocktail": _acid,
}


def _deliveries(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    public, missions = observation.public, observation.crew.missions
    goals = 0
    for what in mind.held:
        if what not in missions or (objects()[what].wins and not can_deliver_code(public)):
            continue
        if missions[what] == mind.place:
            yield Deliver(mind.member, what)
        else:
            goals |= 1 << missions[what]
    if goals:
        yield from _go(observation, style, mind, goals)


def is_wanted(observation: CrewObservation, what: str) -> bool:
    """Return whether an object is worth carrying."""
    return objects()[what].kind == MISSION or what in WANTED


def _known_objects(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield the way to mission objects that are known to lie somewhere."""
    public, missions, goals = observation.public, observation.crew.missions, 0
    lying = [(place, what) for place, things in public.board.face_up.items() for what in things]
    for place, what in (*lying, *observation.crew.seen.items()):
        if what not in missions or mind.searched >> place & 1:
            continue
        if place == mind.place:
            yield Search(mind.member, "" if observation.crew.seen.get(place) == what else what)
        elif nearest(public, mind.member) >> place & 1:
            goals |= 1 << place
    if goals:
        yield from _go(observation, style, mind, goals)


def _care(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield the way to the Medical Terminal for who is badly hurt or tainted."""
    public, status = observation.public, observation.public.members[mind.member]
    if "medical" in mind.done:
        return
    life_left = public.figures.crew[mind.member].life - status.wounds
    is_hurt, is_tainted = status.wounds and life_left <= style.wounds, status.contagion >= style.contagion
    if not is_hurt and not is_tainted:
        return
    goal = offered_at(public, functions()["medical"])
    if goal >> mind.place & 1:
        yield Special(mind.member, "medical", ("both", mind.member, mind.member))
        yield Special(mind.member, "medical", ("cleanse" if is_tainted else "heal", mind.member))
    elif goal:
        yield from _go(observation, style, mind, goal)


def _hunt(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield the way to Larva Fields and Evolve tokens near by, once infection is far: entering destroys them."""
    public = observation.public
    if public.alien.infection < style.alarm * public.figures.infection:
        return
    steps, mine = public.ship.steps[mind.place], nearest(public, mind.member)
    goals = places(
        place
        for place, token in public.board.tokens.items()
        if mine >> place & 1 and not tokens()[token].lasts and 0 < steps[place] <= style.hunts
    )
    if goals:
        yield from _go(observation, style, mind, goals)


def _obstacles(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield what brings the Code nearer: repairs outside, and the point of no return moved away."""
    public = observation.public
    if len(public.delivered) < 2 and public.board.impacts.bit_count() < 2 and public.turn > public.no_return + SLACK:
        return
    if public.turn <= public.no_return + SLACK and public.no_return > 1 and "navigation" not in mind.done:
        goal = offered_at(public, functions()["navigation"])
        if goal >> mind.place & 1:
            yield Special(mind.member, "navigation")
        elif goal and not goal & ~nearest(public, mind.member):
            yield from _go(observation, style, mind, goal)
    if public.board.impacts:
        yield from _go_outside(observation, style, mind)


def _go_outside(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield the way out of the ship for who has a Space Suit, and to one for who is nearest if nobody has."""
    public, ship = observation.public, observation.public.ship
    if mind.worn == SUIT:
        open_hatches = ship.hatches & ~public.board.closed_hatches
        if open_hatches >> mind.place & 1:
            yield Walk(mind.member, ship.hull_of(mind.place))
        struck = [place for hull in members(public.board.impacts) for place in members(ship.hatches_of(hull))]
        yield from _go(observation, style, mind, places(struck) & open_hatches or open_hatches)
    elif SUIT in mind.held:
        yield Wear(mind.member, SUIT)
    elif not _has_suit(observation) and SUIT in observation.crew.reserve and "engineering" not in mind.done:
        goal = offered_at(public, functions()["engineering"])
        if goal >> mind.place & 1:
            yield Special(mind.member, "engineering", (SUIT,))
        elif goal and not goal & ~nearest(public, mind.member):
            yield from _go(observation, style, mind, goal)


def _has_suit(observation: CrewObservation) -> bool:
    return any(
        status.worn == SUIT or SUIT in observation.crew.carried[member]
        for member, status in observation.public.members.items()
    )


def _outside(observation: CrewObservation, mind: Mind) -> Iterator[CrewAction]:
    """Yield repairs, the way along the hull to the next impact, and the way in when there is none."""
    public, ship = observation.public, observation.public.ship
    impacts = public.board.impacts
    if impacts >> mind.place & 1 and "repair" not in mind.done:
        yield Special(mind.member, "repair")
    left = impacts & ~(1 << mind.place)
    near = ship.next_to[mind.place]
    if left:
        yield from (Walk(mind.member, place) for place in members(near & left))
        beyond = [place for place in members(near) if ship.next_to[place] & left]
        yield from (Walk(mind.member, place) for place in beyond)
    yield from (Walk(mind.member, place) for place in members(ship.hatches_of(mind.place)))
    for hatch in members(ship.hatches_of(mind.place) & public.board.closed_hatches):
        yield OpenDoor(mind.member, f"{HATCH}{hatch}")


def _searches(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield the search here, and the way to locations that nobody has looked into, one's own first."""
    public = observation.public
    unknown = public.board.face_down & ~places(observation.crew.seen) & ~mind.searched
    if unknown >> mind.place & 1:
        yield Search(mind.member)
    if _all_found(observation):
        return
    mine = unknown & nearest(public, mind.member)
    yield from _go(observation, style, mind, (mine or unknown) & ~(1 << mind.place))


def _all_found(observation: CrewObservation) -> bool:
    """Return whether every mission object is delivered, carried, or known to lie somewhere."""
    public, crew = observation.public, observation.crew
    missing = set(crew.missions).difference(public.delivered, crew.seen.values(), *crew.carried.values())
    return not missing or not missing.difference(*public.board.face_up.values())


def _idle(observation: CrewObservation, style: Style, mind: Mind) -> Iterator[CrewAction]:
    """Yield what there is to do otherwise: wait where the Code belongs with it in hand, feed ADELE."""
    public, missions = observation.public, observation.crew.missions
    goals = places(missions[what] for what in mind.held if what in missions) & ~(1 << mind.place)
    if goals:
        yield from _go(observation, style, mind, goals)
    if "feed" not in mind.done:
        computers = offered_at(public, functions()["feed"])
        if computers >> mind.place & 1:
            yield Special(mind.member, "feed")
        elif not goals:
            yield from _go(observation, style, mind, computers)
