"""How a computer crew plays, whatever its style: plans, hazards, escapes, and the next action (adele 3.2 to 3.6)."""

from collections.abc import Iterator

from solo.adele.actions import (
    Action,
    CrewAction,
    EndActions,
    Escape,
    Leave,
    LeaveObject,
    NoHazard,
    PlaceHazard,
    Plan,
    Reroll,
    SealPlans,
    Stay,
    Take,
)
from solo.adele.bots.crews.errands import WANTED, Mind, after, is_wanted, mind_of, wishes
from solo.adele.bots.crews.routes import costs
from solo.adele.bots.crews.style import Style
from solo.adele.crewturn import box_of, cubes_for, is_covered, refuse
from solo.adele.figures import BOXES
from solo.adele.hazardprice import price
from solo.adele.observation import CrewObservation
from solo.adele.places import Place, members
from solo.adele.public import Step
from solo.adele.ways import escapes

__all__ = ["play"]


def play(observation: CrewObservation, style: Style) -> Action:
    """Return what a crew of some style does now."""
    step = observation.public.step
    assert step is not None
    match step.kind:
        case "plan":
            return _plan(observation, style)
        case "hazard":
            return _hazard(observation)
        case "reroll":
            return Reroll()
        case "escape":
            return _escape(observation, style, step)
        case "take":
            return _take(observation, step)
        case "overload":
            held = observation.crew.carried[step.member]
            return LeaveObject(min(held, key=lambda what: _worth(observation, what)))
        case _:
            return _act(observation, style)


def _plan(observation: CrewObservation, style: Style) -> Action:
    """Plan for the next member who has no plan: what they would do, one wish after another."""
    public = observation.public
    waiting = [member for member in public.members if member not in public.planned]
    if not waiting:
        return SealPlans()
    left, cubes, mind = public.figures.cubes, [0] * len(BOXES), mind_of(observation, waiting[0])
    while left:
        wish = _first_wish(observation, style, mind, left)
        if wish is None:
            break
        box = box_of(wish)
        assert box is not None
        cost = cubes_for(public, wish)
        cubes[box] += cost
        left -= cost
        mind = after(observation, mind, wish)
    return Plan(waiting[0], tuple(cubes))


def _first_wish(observation: CrewObservation, style: Style, mind: Mind, left: int) -> CrewAction | None:
    for wish in wishes(observation, style, mind):
        if cubes_for(observation.public, wish) <= left:
            return wish
    return None


def _act(observation: CrewObservation, style: Style) -> Action:
    """Act for who acts already, then for the others in their order, as long as somebody has a wish and the cubes."""
    public = observation.public
    order = sorted(public.members, key=lambda member: member != public.acting)
    for member in order:
        if member in public.done:
            continue
        status = public.members[member]
        if not any(status.left) and not status.free:
            continue
        for wish in wishes(observation, style, mind_of(observation, member)):
            if is_covered(public, wish) and refuse(public, observation.crew, wish) is None:
                return wish
    return EndActions()


def _worth(observation: CrewObservation, what: str) -> tuple[bool, int]:
    rank = WANTED.index(what) if what in WANTED else len(WANTED)
    return what in observation.crew.missions, -rank


def _take(observation: CrewObservation, step: Step) -> Action:
    public, what = observation.public, observation.crew.seen[step.place]
    is_mission = what in observation.crew.missions
    has_room = public.members[step.member].load < public.figures.limit
    return Take() if is_mission or (has_room and is_wanted(observation, what)) else Leave()


def _escape(observation: CrewObservation, style: Style, step: Step) -> Action:
    """Flee to the least dangerous neighbour, the one with most ways on first; stay where all are worse."""
    public = observation.public
    entering = costs(public, style)
    place = public.members[step.member].place
    ways = members(escapes(public, place))
    best = min(ways, key=lambda other: (entering[other], -public.ship.next_to[other].bit_count(), other))
    return Escape(best) if entering[best] <= entering[place] else Stay()


def _hazard(observation: CrewObservation) -> Action:
    """Burn the location where that takes most from the Alien and no crew member stands; else save the energy."""
    public = observation.public
    cost = price(public, "fire")
    if cost is None or cost > public.adele.energy:
        return NoHazard()
    best = max(_burnable(observation), key=lambda found: (found[0], -found[1]), default=(0.0, 0))
    return PlaceHazard("fire", public.ship.names[best[1]]) if best[0] >= WORTH_A_FIRE else NoHazard()


WORTH_A_FIRE = 2.0
TOKEN_WORTH = {"larva": 2.0, "evolve": 2.0, "vines": 0.8, "spores": 0.8}


def _burnable(observation: CrewObservation) -> Iterator[tuple[float, Place]]:
    public = observation.public
    for place in members(public.board.spread & ~public.board.fires & ~public.occupied):
        worth = TOKEN_WORTH.get(public.board.tokens.get(place, ""), 0.0) + 0.5
        yield worth + 0.5 * (public.alien.place == place), place
