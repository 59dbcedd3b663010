"""What a plan lets a crew member do, in sentences: a line for each box that has cubes."""

from collections.abc import Iterator

from solo.adele.crew import crew
from solo.adele.figures import BOXES
from solo.adele.function import COMPUTER, FAILED, OUTSIDE, offered_at
from solo.adele.names import and_list, function_name, object_name, short_name
from solo.adele.objectkind import MISSION
from solo.adele.objects import objects
from solo.adele.observation import CrewObservation
from solo.adele.places import members, places
from solo.adele.public import PublicState
from solo.adele.routes import reach_of
from solo.adele.terminals import functions
from solo.adele.ways import is_outside
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["allowed_lines"]

DOOR, MOVE, SEARCH, USE, DELIVER, SPECIAL = range(len(BOXES))


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
