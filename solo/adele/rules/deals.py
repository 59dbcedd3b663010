"""The deals of the set-up: an object in every location, a mission tile under every mission object (adele 2)."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from solo.adele.actions import Action, DealMissions, DealObjects, Refusal
from solo.adele.places import PlaceSet, members
from solo.adele.public import Step
from solo.adele.rules.wait import Wait
from solo.adele.scene import Scene
from solo.adele.state import State
from solo.core.game import CHANCE
from solo.core.rng import Random

__all__ = ["DRAWS", "WAITS", "mission_places"]


def mission_places(state: State) -> PlaceSet:
    """Return the locations that have a mission tile: all but those of the Alert Terminals (adele 1.2)."""
    ship = state.public.ship
    return ship.all_locations & ~ship.terminal("alert")


def _mission_objects(state: State) -> tuple[str, ...]:
    return tuple(state.public.figures.chart[len(state.public.members)])


def _first_objects(state: State, step: Step) -> list[DealObjects]:
    """Return one deal of very many."""
    return [DealObjects(tuple(sorted(state.public.figures.cargo)))]


def _refuse_objects(state: State, step: Step, action: Action) -> Refusal | None:
    if not isinstance(action, DealObjects):
        return Refusal.NOT_NOW
    return None if sorted(action.objects) == sorted(state.public.figures.cargo) else Refusal.NOT_AMONG


def _shuffle_objects(state: State, step: Step, rng: Random) -> DealObjects:
    cargo = sorted(state.public.figures.cargo)
    return DealObjects(tuple(rng.sample(cargo, len(cargo))))


def _deal_objects(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, DealObjects)
    dealt = dict(zip(members(scene.ship.all_locations), action.objects, strict=True))
    scene.hidden = replace(scene.hidden, objects=dealt)
    scene.set_board(face_down=scene.ship.all_locations)
    scene.tell("objects_dealt", number=len(dealt))


def _first_missions(state: State, step: Step) -> list[DealMissions]:
    """Return one deal of very many."""
    return [DealMissions(members(mission_places(state))[: len(_mission_objects(state))])]


def _refuse_missions(state: State, step: Step, action: Action) -> Refusal | None:
    if not isinstance(action, DealMissions):
        return Refusal.NOT_NOW
    chosen, allowed = action.places, mission_places(state)
    fits = len(chosen) == len(set(chosen)) == len(_mission_objects(state))
    return None if fits and all(allowed >> place & 1 for place in chosen) else Refusal.NOT_AMONG


def _shuffle_missions(state: State, step: Step, rng: Random) -> DealMissions:
    return DealMissions(tuple(rng.sample(members(mission_places(state)), len(_mission_objects(state)))))


def _deal_missions(scene: Scene, step: Step, action: Action) -> None:
    """Deal the tiles; the cubes of the chart are shown, and forbid nobody to deliver (AR-8)."""
    assert isinstance(action, DealMissions)
    chart = scene.figures.chart[len(scene.members)]
    missions = dict(zip(chart, action.places, strict=True))
    scene.set_crew(missions=missions)
    scene.tell("missions_dealt", cubes={what: list(numbers) for what, numbers in chart.items()})
    scene.tell_crew("missions", places={what: scene.name(place) for what, place in missions.items()})


WAITS: Mapping[str, Wait] = {
    "deal_objects": Wait(CHANCE, _first_objects, _deal_objects, _refuse_objects),
    "deal_missions": Wait(CHANCE, _first_missions, _deal_missions, _refuse_missions),
}

DRAWS: Mapping[str, Callable[[State, Step, Random], Action]] = {
    "deal_objects": _shuffle_objects,
    "deal_missions": _shuffle_missions,
}
"""How chance deals."""
