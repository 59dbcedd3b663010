"""Where the crew may go, by imagining crews: what the Alien cannot see is made up, and a computer crew plans with it.

Nothing hidden is asked: objects in hands and under tiles are drawn from those that nobody has seen by now, missions
from all the locations that may have one. Each made-up crew says what each member would do with four cubes.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from solo.adele.actions import Walk
from solo.adele.bots.alien.heatmap import Heat
from solo.adele.bots.alien.memory import Memory
from solo.adele.bots.crews.errands import WANTED
from solo.adele.bots.crews.planner import intentions
from solo.adele.bots.crews.style import CAREFUL, GREEDY
from solo.adele.objectkind import MISSION
from solo.adele.objects import objects
from solo.adele.observation import AlienObservation, CrewObservation, CrewSecrets
from solo.adele.places import members
from solo.adele.public import PublicState
from solo.core.record import PublicRecord
from solo.core.rng import Random

__all__ = ["blended", "imagined_heat", "made_up"]

STYLES = (GREEDY, CAREFUL)
NOTHING = PublicRecord((), 0)


def imagined_heat(observation: AlienObservation, memory: Memory, samples: int, rng: Random) -> Heat:
    """Return how often the members of made-up crews entered each location, and where they ended."""
    public = observation.public
    size, share = len(public.ship.steps), 1 / samples
    entered = [0.0] * size
    enters = {member: [0.0] * size for member in public.members}
    ends = {member: [0.0] * size for member in public.members}
    for number in range(samples):
        crew = CrewObservation(public, NOTHING, made_up(observation, memory, rng))
        anywhere: set[int] = set()
        for member, status in public.members.items():
            way = [wish.place for wish in intentions(crew, STYLES[number % len(STYLES)], member) if type(wish) is Walk]
            inside = {place for place in way if place < size}
            anywhere |= inside
            for place in inside:
                enters[member][place] += share
            end = way[-1] if way else status.place
            if end < size:
                ends[member][end] += share
        for place in anywhere:
            entered[place] += share
    return Heat(entered, enters, ends)


def made_up(observation: AlienObservation, memory: Memory, rng: Random) -> CrewSecrets:
    """Return hidden facts of the crew that fit all that the Alien has seen; what a crew has no use for is left behind.

    Carried objects are drawn first among those that a crew wants; objects that were looked at and left are others.
    """
    public = observation.public
    unseen = sorted(_unseen(public, memory).elements())
    rng.shuffle(unseen)
    unseen.sort(key=_unwanted)
    carried = {}
    for member, status in public.members.items():
        carried[member] = tuple(sorted(unseen[: status.carried]))
        del unseen[: status.carried]
    left = members(public.board.face_down & ~memory.unknown)
    seen = dict(zip(left, reversed(unseen), strict=False))
    return CrewSecrets({}, carried, seen, (), _missions(public, rng))


def _unwanted(what: str) -> bool:
    return objects()[what].kind != MISSION and what not in WANTED


def _unseen(public: PublicState, memory: Memory) -> Counter[str]:
    """Return the objects that may be in hands, under tiles or in the reserve box, as far as the Alien can tell."""
    known = Counter(_open(public)) + memory.used
    return Counter((*public.figures.cargo, *public.figures.reserve)) - known


def _open(public: PublicState) -> Iterator[str]:
    yield from public.delivered
    yield from (status.worn for status in public.members.values() if status.worn)
    for things in public.board.face_up.values():
        yield from things


def _missions(public: PublicState, rng: Random) -> dict[str, int]:
    """Return a location for each mission tile: those turned up are known, the others lie anywhere else."""
    taken = set(public.delivered.values())
    ship = public.ship
    free = [place for place in members(ship.all_locations & ~ship.terminal("alert")) if place not in taken]
    hidden = [what for what in public.figures.chart[len(public.members)] if what not in public.delivered]
    return {**public.delivered, **dict(zip(hidden, rng.sample(free, len(hidden)), strict=True))}


def blended(counted: Heat, imagined: Heat, share: float) -> Heat:
    """Return a guess made of two, so much of it imagined."""

    def mixed(one: Sequence[float], other: Sequence[float]) -> list[float]:
        return [(1 - share) * first + share * second for first, second in zip(one, other, strict=True)]

    return Heat(
        mixed(counted.entered, imagined.entered),
        {member: mixed(chances, imagined.enters[member]) for member, chances in counted.enters.items()},
        {member: mixed(chances, imagined.ends[member]) for member, chances in counted.ends.items()},
    )
