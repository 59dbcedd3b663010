"""Plans before they are sealed: cubes put into boxes and taken out, and what each of them will allow."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from gettext import gettext as _
from gettext import ngettext

from solo.adele.crew import crew
from solo.adele.figures import BOXES
from solo.adele.function import COMPUTER, FAILED, OUTSIDE, offered_at
from solo.adele.names import and_list, function_name, object_name, short_name
from solo.adele.objectkind import MISSION
from solo.adele.objects import objects
from solo.adele.observation import CrewObservation
from solo.adele.places import Place, members, places
from solo.adele.public import PublicState, Status
from solo.adele.terminals import functions
from solo.adele.ways import crew_ways, is_outside

__all__ = ["Plans", "allowed_lines", "reach_of", "route_to"]

DOOR, MOVE, SEARCH, USE, DELIVER, SPECIAL = range(len(BOXES))


class Plans:
    """The plans of this turn that are not sealed yet; cubes are put and taken one by one, and each step taken back."""

    def __init__(self, plans: Mapping[str, tuple[int, ...]], cubes: int) -> None:
        """`plans`: what each member's boxes hold already; `cubes`: how many each has in all."""
        self.cubes = cubes
        self.plans = dict(plans)
        self._past: list[dict[str, tuple[int, ...]]] = []

    def left(self, member: str) -> int:
        """Return how many cubes a member has not put anywhere."""
        return self.cubes - sum(self.plans[member])

    def put(self, member: str, box: int, by: int = 1) -> bool:
        """Put a cube into a box, or take one out (`by` -1); return whether that was possible."""
        plan = list(self.plans[member])
        plan[box] += by
        if plan[box] < 0 or sum(plan) > self.cubes:
            return False
        self._past.append(dict(self.plans))
        self.plans[member] = tuple(plan)
        return True

    def clear(self, member: str) -> None:
        """Take all of a member's cubes back."""
        if any(self.plans[member]):
            self._past.append(dict(self.plans))
            self.plans[member] = (0,) * len(BOXES)

    def take_back(self) -> bool:
        """Undo the last change; return whether there was one."""
        if not self._past:
            return False
        self.plans = self._past.pop()
        return True


def reach_of(public: PublicState, member: str, moves: int) -> dict[Place, int]:
    """Return the fewest Moves to each place that a member can get to with so many, their own place left out.

    Doors that are closed now stay so; nothing that may happen on the way is counted.
    """
    status = public.members[member]
    found = {status.place: 0}
    edge = [status.place]
    for step in range(1, moves + 1):
        following = []
        for place in edge:
            there = replace(public, members={**public.members, member: replace(status, place=place)})
            for other in members(crew_ways(there, member)):
                if other not in found:
                    found[other] = step
                    following.append(other)
        edge = following
    del found[status.place]
    return found


def route_to(public: PublicState, member: str, place: Place) -> tuple[Place, ...]:
    """Return a shortest way of a member to a place, their own left out; nothing if no way leads there."""
    reach = reach_of(public, member, len(public.ship.locations) + len(public.ship.sectors))
    if place not in reach:
        return ()
    status, way = public.members[member], [place]
    while reach[way[0]] > 1:
        before = [other for other, steps in reach.items() if steps == reach[way[0]] - 1]
        way.insert(0, next(other for other in before if _leads(public, member, status, other, way[0])))
    return tuple(way)


def _leads(public: PublicState, member: str, status: Status, start: Place, end: Place) -> bool:
    there = replace(public, members={**public.members, member: replace(status, place=start)})
    return bool(crew_ways(there, member) >> end & 1)


def allowed_lines(observation: CrewObservation, member: str, plan: tuple[int, ...]) -> list[str]:
    """Return what a plan lets a member do, a line for each box that has cubes."""
    return list(_lines(observation, member, plan))


def _lines(observation: CrewObservation, member: str, plan: tuple[int, ...]) -> Iterator[str]:
    public = observation.public
    extra = crew()[member].moves_more
    moves = plan[MOVE] + extra
    if moves:
        there = reach_of(public, member, moves)
        names = ", ".join(public.ship.names[place] for place in sorted(there) if place <= 20)
        text = ngettext("Move {count}: {places}", "Move up to {count}: {places}", moves)
        line = text.format(count=moves, places=names or _("nowhere"))
        yield _("{line} (one without a cube)").format(line=line) if extra else line
    near = places([public.members[member].place, *reach_of(public, member, moves)])
    if plan[DOOR]:
        yield _("Open Door: a Closed marker or hatch where you stand then")
    if plan[SEARCH]:
        yield _search(public, near)
    if plan[USE]:
        yield _use(observation, member)
    if plan[DELIVER]:
        yield _deliver(observation, member, near)
    if plan[SPECIAL]:
        yield _special(public, member, plan[SPECIAL], near)


def _search(public: PublicState, near: int) -> str:
    lying = near & (public.board.face_down | places(public.board.face_up))
    named = ", ".join(str(place) for place in members(lying))
    return _("Search: there is something in {places}").format(places=named) if lying else _("Search: nothing lies near")


def _use(observation: CrewObservation, member: str) -> str:
    held = [what for what in observation.crew.carried[member] if objects()[what].kind != MISSION]
    worn = observation.public.members[member].worn
    names = [object_name(what) for what in dict.fromkeys([*held, *([worn] if worn else [])])]
    if not names:
        return _("Use Object: {member} carries nothing to use; handing over is a use too").format(
            member=short_name(member)
        )
    return _("Use Object: {objects}").format(objects=and_list(names))


def _deliver(observation: CrewObservation, member: str, near: int) -> str:
    public, crew_knows = observation.public, observation.crew
    held = [what for what in crew_knows.carried[member] if objects()[what].kind == MISSION]
    if not held:
        return _("Deliver: {member} carries no part of the plan").format(member=short_name(member))
    parts = []
    for what in held:
        place = crew_knows.missions[what]
        text = _("{what} in {place}") if near >> place & 1 else _("{what} in {place}, too far for this plan")
        parts.append(text.format(what=object_name(what), place=public.ship.names[place]))
    return _("Deliver: {parts}").format(parts="; ".join(parts))


def _special(public: PublicState, member: str, cubes: int, near: int) -> str:
    cost = public.figures.special - crew()[member].cheaper
    if cubes < cost:
        return _("Special: {cost} cubes make one special action").format(cost=public.figures.special)
    parts = []
    for function in functions().values():
        found = offered_at(public, function) & near
        if found and function.where not in (OUTSIDE, COMPUTER, FAILED):
            parts.append(f"{function_name(function.id)} ({', '.join(str(place) for place in members(found))})")
    computers = public.ship.computers & ~public.board.failures & near
    if computers:
        parts.append(_("Feed ADELE ({places})").format(places=", ".join(map(str, members(computers)))))
    failed = public.board.failures & near
    if failed:
        parts.append(_("Reboot ({places})").format(places=", ".join(map(str, members(failed)))))
    if any(is_outside(public, place) for place in members(near & public.board.impacts)):
        parts.append(_("Repair"))
    return _("Special: {functions}").format(functions=", ".join(parts) or _("no computer is near"))
