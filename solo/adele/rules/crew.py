"""What the human decides apart from members' actions: plans, hazards, escapes, what to keep (adele 3.2, 3.3, 5.3)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product

from solo.adele.actions import (
    Action,
    Escape,
    Leave,
    LeaveObject,
    NoHazard,
    PlaceHazard,
    Plan,
    Refusal,
    SealPlans,
    Stay,
    Take,
)  # fmt: skip
from solo.adele.effects import carry, enter, lay_down
from solo.adele.energy import drain
from solo.adele.figures import BOXES
from solo.adele.hazardprice import price
from solo.adele.hazards import hazards
from solo.adele.places import members
from solo.adele.public import CREW, PublicState, Step
from solo.adele.rules.wait import Wait, among
from solo.adele.scene import Scene
from solo.adele.state import State
from solo.adele.ways import escapes

__all__ = ["WAITS", "offered_hazards"]


# Plans


@cache
def _all_plans(cubes: int) -> tuple[tuple[int, ...], ...]:
    return tuple(plan for plan in product(range(cubes + 1), repeat=len(BOXES)) if sum(plan) <= cubes)


def _plans(state: State, step: Step) -> Iterator[Action]:
    """List all plans of the next member who has none; the others', and a change of mind, `_refuse_plan` judges."""
    public = state.public
    waiting = [member for member in public.members if member not in public.planned]
    if not waiting:
        yield SealPlans()
        return
    for plan in _all_plans(public.figures.cubes):
        yield Plan(waiting[0], plan)


def _refuse_plan(state: State, step: Step, action: Action) -> Refusal | None:
    public = state.public
    match action:
        case SealPlans():
            return None if len(public.planned) == len(public.members) else Refusal.NOT_ALL_PLANNED
        case Plan(member, cubes):
            if member not in public.members:
                return Refusal.NO_SUCH_MEMBER
            if len(cubes) != len(BOXES) or min(cubes) < 0 or sum(cubes) > public.figures.cubes:
                return Refusal.BAD_PLAN
            # Under Silence each plan is sealed before the next is made, in order (AR-40).
            return Refusal.SEALED if public.silence and member != _next(public) else None
        case _:
            return Refusal.NOT_NOW


def _next(public: PublicState) -> str:
    return next(member for member in public.members if member not in public.planned)


def _plan(scene: Scene, step: Step, action: Action) -> None:
    if isinstance(action, SealPlans):
        scene.tell("plans_sealed")
        return
    assert isinstance(action, Plan)
    scene.set_crew(plans={**scene.crew.plans, action.member: action.cubes})
    scene.planned |= {action.member}
    if scene.silence:
        scene.tell("plan_sealed", member=action.member)
    if not scene.silence or len(scene.planned) < len(scene.members):
        scene.first(step)


# ADELE's hazards


def offered_hazards(scene: Scene) -> bool:
    """Return whether ADELE can pay for any hazard that has a place to go."""
    public = scene.state().public
    return any(
        (cost := price(public, id)) is not None and cost <= public.adele.energy and any(kind.targets(public))
        for id, kind in hazards().items()
    )


def _hazards(state: State, step: Step) -> Iterator[Action]:
    public = state.public
    yield NoHazard()
    for id, kind in hazards().items():
        cost = price(public, id)
        if cost is not None and cost <= public.adele.energy:
            yield from (PlaceHazard(id, target) for target in kind.targets(public))


def _refuse_hazard(state: State, step: Step, action: Action) -> Refusal | None:
    match action:
        case NoHazard():
            return None
        case PlaceHazard(hazard, target):
            if hazard not in hazards():
                return Refusal.NOT_AMONG
            cost = price(state.public, hazard)
            if cost is None:
                return Refusal.NO_HAZARD_LEFT
            if cost > state.public.adele.energy:
                return Refusal.NO_ENERGY
            return None if target in hazards()[hazard].targets(state.public) else Refusal.NOT_THERE
        case _:
            return Refusal.NOT_NOW


def _place_hazard(scene: Scene, step: Step, action: Action) -> None:
    """Place at most one a turn (AR-34)."""
    if isinstance(action, NoHazard):
        return
    assert isinstance(action, PlaceHazard)
    used = scene.adele.used
    cost = scene.figures.hazards[action.hazard][used[action.hazard]]
    scene.adele = replace(scene.adele, used={**used, action.hazard: used[action.hazard] + 1})
    drain(scene, cost, "hazard")
    hazards()[action.hazard].place(scene, action.target)


# Escapes, and what to keep


def _escapes(state: State, step: Step) -> list[Action]:
    public = state.public
    return [*(Escape(place) for place in members(escapes(public, public.members[step.member].place))), Stay()]


def _escape(scene: Scene, step: Step, action: Action) -> None:
    if isinstance(action, Escape):
        start = scene.name(scene.members[step.member].place)
        scene.tell("escaped", member=step.member, start=start, place=scene.name(action.place))
        enter(scene, step.member, action.place)
    else:
        scene.tell("stayed", member=step.member)


def _take_or_leave(state: State, step: Step) -> list[Action]:
    return [Take(), Leave()]


def _take(scene: Scene, step: Step, action: Action) -> None:
    """Take the object that was looked at, or leave it face down as it lay (adele 4.3)."""
    place = step.place
    scene.tell("took" if isinstance(action, Take) else "left", member=step.member, place=scene.name(place))
    if isinstance(action, Leave):
        return
    what = scene.hidden.objects[place]
    scene.hidden = replace(scene.hidden, objects=_without(scene.hidden.objects, place))
    scene.set_crew(seen=_without(scene.crew.seen, place))
    scene.set_board(face_down=scene.board.face_down & ~(1 << place))
    carry(scene, step.member, what)


def _without(objects: Mapping[int, str], place: int) -> dict[int, str]:
    return {at: what for at, what in objects.items() if at != place}


def _carried(state: State, step: Step) -> list[Action]:
    return [LeaveObject(what) for what in sorted(set(state.crew.carried[step.member]))]


def _leave_object(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, LeaveObject)
    lay_down(scene, step.member, action.what)


WAITS: Mapping[str, Wait] = {
    "plan": Wait(CREW, _plans, _plan, _refuse_plan),
    "hazard": Wait(CREW, _hazards, _place_hazard, _refuse_hazard),
    "escape": among(CREW, _escapes, _escape),
    "take": among(CREW, _take_or_leave, _take),
    "overload": among(CREW, _carried, _leave_object),
}
