"""Where crew members may go by their hidden plans: a guess from public facts, by how crews were seen to walk.

The Alien sees no plan. It knows how far each location is from each member through the doors that are open to crew, who
is nearest to it, and whether an object still lies there face down; how often crews entered locations of each kind was
counted (`solo bench adele` plays such crews; the seeds of the count are used for nothing else).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import networkx as nx

from solo.adele.places import Doorway, Place
from solo.adele.public import PublicState
from solo.adele.ship import Ship, graph_of
from solo.adele.tokens import tokens

__all__ = ["BY_DISTANCE", "COUNTED", "CrewModel", "Heat", "Steps", "alien_steps", "crew_steps", "heat_of"]

Steps = tuple[tuple[int, ...], ...]
"""Doorways between any two locations, 99 where no way leads."""


@dataclass(frozen=True, slots=True)
class CrewModel:
    """How a level imagines one crew member: chances to enter a location so many doorways away, 0 being where they are.

    `mine`: nobody has searched it and nobody is nearer; `others`: nobody has searched it, but somebody is nearer;
    `bare`: it was searched. `feared`: the share of these that is left where Vines or Spores lie. `ends`: how likely,
    against other locations, a member is so many doorways away after the turn.
    """

    mine: Sequence[float]
    others: Sequence[float]
    bare: Sequence[float]
    feared: float
    ends: Sequence[float]


ENDS = (0.34, 0.056, 0.067, 0.027, 0.01, 0.002)

ALIKE = (0.2, 0.27, 0.12, 0.035, 0.01, 0.002)
BY_DISTANCE = CrewModel(mine=ALIKE, others=ALIKE, bare=ALIKE, feared=1.0, ends=ENDS)
"""A crew of which nothing counts but how far it is: the same games, all locations together."""

COUNTED = CrewModel(
    mine=(0.19, 0.37, 0.19, 0.05, 0.017, 0.002),
    others=(0.19, 0.2, 0.13, 0.042, 0.009, 0.002),
    bare=(0.22, 0.19, 0.068, 0.026, 0.01, 0.002),
    feared=0.6,
    ends=ENDS,
)
"""Counted in 360 games of greedy and careful crews, 2 to 4 members, on both ships."""


@dataclass(frozen=True, slots=True, eq=False)
class Heat:
    """A guess about this turn's Actions Phase; indices are locations.

    `entered[r]`: the chance that anybody enters; `enters[member][r]`: that a member does; `ends[member][r]`: that a
    member stands there afterwards.
    """

    entered: Sequence[float]
    enters: Mapping[str, Sequence[float]]
    ends: Mapping[str, Sequence[float]]


def crew_steps(public: PublicState) -> Steps:
    """Return how many doorways lie between any two locations for the crew: Closed markers stop them (adele 4.3)."""
    return _steps(public.ship, public.board.closed) if public.board.closed else public.ship.steps


def alien_steps(public: PublicState) -> Steps:
    """Return how many doorways lie between any two locations for the Alien next turn: Blocked Doors are still there."""
    return _steps(public.ship, public.board.blocked) if public.board.blocked else public.ship.steps


@lru_cache(maxsize=64)
def _steps(ship: Ship, shut: frozenset[Doorway]) -> Steps:
    graph = graph_of(ship.locations, [door for door in ship.doorways if door not in shut])
    lengths = dict(nx.all_pairs_shortest_path_length(graph))
    numbers = range(len(ship.steps))
    return tuple(tuple(lengths.get(one, {}).get(other, 99) for other in numbers) for one in numbers)


def heat_of(public: PublicState, model: CrewModel) -> Heat:
    """Return the guess for the Actions Phase that follows this Alien Phase. Who is outside is taken to stay there."""
    steps = crew_steps(public)
    inside = {who: status.place for who, status in public.members.items() if status.place < len(steps)}
    nearest = [min((steps[at][place] for at in inside.values()), default=99) for place in range(len(steps))]
    lasting = {place for place, token in public.board.tokens.items() if tokens()[token].lasts}
    enters: dict[str, list[float]] = {}
    ends: dict[str, list[float]] = {}
    untouched = [1.0] * len(steps)
    for member in public.members:
        chances, after = [0.0] * len(steps), [0.0] * len(steps)
        for place in public.ship.locations if member in inside else ():
            far = min(steps[inside[member]][place], len(model.mine) - 1)
            chances[place] = _chance(public, model, place, far, nearest[place]) * (
                model.feared if place in lasting else 1.0
            )
            after[place] = model.ends[far]
            untouched[place] *= 1 - chances[place]
        total = sum(after) or 1.0
        enters[member], ends[member] = chances, [share / total for share in after]
    return Heat([1 - chance for chance in untouched], enters, ends)


def _chance(public: PublicState, model: CrewModel, place: Place, far: int, nearest: int) -> float:
    if not public.board.face_down >> place & 1:
        return model.bare[far]
    return model.mine[far] if far <= nearest else model.others[far]
