"""Where crew members may be after their hidden plans, and which locations they may enter: a guess from public facts.

The Alien sees no plan. It takes each member for somebody who goes to one goal after another: to a location that nobody
has searched, the nearer the likelier, with an object in hand perhaps to a mission tile, which may be anywhere, or to a
token that entering destroys.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from solo.adele.bots.alien.shiptables import MOST_STEPS, Numbers, tables_of
from solo.adele.crew import crew as crew_members
from solo.adele.places import PlaceSet, members, places
from solo.adele.public import PublicState
from solo.adele.ship import Ship
from solo.adele.tokens import tokens

__all__ = ["PLAIN", "SEARCHERS", "CrewModel", "Heat", "heat_of"]


@dataclass(frozen=True, slots=True)
class CrewModel:
    """How a level imagines the crew. `decay`: how much likelier a goal is than one a doorway farther (as a power of e).

    Weights of a goal that lies here: `search` of a location with a face-down object, `deliver` of any location for who
    carries something (all together), `trample` of a token that entering destroys, `roam` of any location at all.
    """

    decay: float
    search: float
    deliver: float
    trample: float
    roam: float


PLAIN = CrewModel(decay=1.0, search=0.0, deliver=0.0, trample=0.0, roam=1.0)
"""A crew that goes anywhere near by."""

SEARCHERS = CrewModel(decay=1.2, search=1.0, deliver=0.5, trample=0.1, roam=0.02)
"""A crew that looks for the mission's objects and delivers them."""


@dataclass(frozen=True, slots=True, eq=False)
class Heat:
    """A guess about this turn's Actions Phase; indices are locations.

    `entered[r]`: the chance that anybody enters; `enters[member][r]`: that a member does; `ends[member][r]`: that a
    member stands there afterwards.
    """

    entered: list[float]
    enters: dict[str, list[float]]
    ends: dict[str, list[float]]


def heat_of(public: PublicState, model: CrewModel) -> Heat:
    """Return the guess for the Actions Phase that follows this Alien Phase. Who is outside counts as away."""
    ship, board = public.ship, public.board
    soft = places(place for place, token in board.tokens.items() if not tokens()[token].lasts)
    untouched = np.ones(len(ship.steps))
    enters: dict[str, list[float]] = {}
    ends: dict[str, list[float]] = {}
    nowhere = [0.0] * len(ship.steps)
    for member, status in public.members.items():
        cubes = min(public.figures.cubes + crew_members()[member].moves_more, MOST_STEPS)
        if ship.all_locations >> status.place & 1:
            entered, after = _guess(ship, model, board.face_down, soft, status.carried > 0, cubes)
            untouched = untouched * (1 - entered[status.place])
            enters[member], ends[member] = entered[status.place].tolist(), after[status.place].tolist()
        else:
            enters[member] = ends[member] = nowhere
    return Heat((1 - untouched).tolist(), enters, ends)


@lru_cache(maxsize=512)
def _guess(
    ship: Ship, model: CrewModel, down: PlaceSet, soft: PlaceSet, carries: bool, cubes: int
) -> tuple[Numbers, Numbers]:
    """Return for a member at each location (row) the chance to enter, and to end in, each other one (column).

    A goal takes the doorways to it and one cube there; with what is left the next goal is chosen.
    """
    tables = tables_of(ship)
    size = len(ship.steps)
    choice = _choices(ship, model, down, soft, carries)
    entered, after = [np.zeros((size, size))], [np.eye(size)]
    for left in range(1, cubes + 1):
        enters = np.einsum("pg,pgr->pr", choice, tables.passed[left])
        ends = np.einsum("pg,pgr->pr", np.where(tables.steps >= left, choice, 0.0), tables.at[left])
        for far in range(left):
            going_on = np.where(tables.steps == far, choice, 0.0)
            enters = enters + going_on @ entered[left - far - 1]
            ends = ends + going_on @ after[left - far - 1]
        entered.append(np.minimum(enters, 1.0))
        after.append(ends)
    return entered[cubes], after[cubes]


def _choices(ship: Ship, model: CrewModel, down: PlaceSet, soft: PlaceSet, carries: bool) -> Numbers:
    """Return the chance of each goal (column) for who is at a location (row)."""
    size, steps = len(ship.steps), tables_of(ship).steps
    near = np.zeros(size)
    for place in ship.locations:
        near[place] = model.roam + model.search * (down >> place & 1) + model.trample * (soft >> place & 1)
    weights = near[None, :] * np.exp(-model.decay * np.minimum(steps, 20.0))
    totals = weights.sum(axis=1, keepdims=True)
    weights = weights / np.where(totals > 0, totals, 1.0)
    if carries and model.deliver:
        anywhere = np.zeros(size)
        anywhere[list(members(ship.all_locations))] = 1 / len(ship.locations)
        weights = (weights + model.deliver * anywhere) / (1 + model.deliver)
    return weights
