"""What a crew member may do in the Actions Phase, and what it costs (adele 3.6, 4.3). Asks only what the human sees.

Each action has one judge, `refuse`; the listing agrees with it, which the tests hold it to.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from solo.adele.actions import (
    CrewAction,
    Deliver,
    Drop,
    HandOver,
    OpenDoor,
    Refusal,
    Search,
    Special,
    TakeOff,
    Use,
    Walk,
    Wear,
)  # fmt: skip
from solo.adele.crew import crew as crew_members
from solo.adele.figures import BOXES
from solo.adele.function import OUTSIDE, Function, offered_at
from solo.adele.objectkind import MISSION, WORN, Words
from solo.adele.objects import objects
from solo.adele.observation import CrewSecrets
from solo.adele.places import doorway, members
from solo.adele.public import PublicState
from solo.adele.terminals import functions
from solo.adele.ways import crew_ways, is_outside

__all__ = [
    "DISCOUNT",
    "HATCH",
    "box_of",
    "can_deliver_code",
    "cubes_for",
    "is_covered",
    "listed",
    "refuse",
    "still_able",
]

HATCH = "hatch-"
"""How a hatch is written: `hatch-12`."""

DISCOUNT = "discount"
"""The mark of a member whose cheaper special action is used up."""

_BOX: dict[type, int] = {
    OpenDoor: BOXES.index("door"),
    Walk: BOXES.index("move"),
    Search: BOXES.index("search"),
    Use: BOXES.index("use"),
    Wear: BOXES.index("use"),
    TakeOff: BOXES.index("use"),
    HandOver: BOXES.index("use"),
    Deliver: BOXES.index("deliver"),
    Special: BOXES.index("special"),
}


def box_of(action: CrewAction) -> int | None:
    """Return the number of the box whose cubes an action costs; None for one that is free."""
    return _BOX.get(type(action))


def cubes_for(public: PublicState, action: CrewAction) -> int:
    """Return the cubes that an action costs."""
    if isinstance(action, Drop):
        return 0
    if not isinstance(action, Special):
        return 1
    is_first = DISCOUNT not in public.members[action.member].once
    at_computer = functions()[action.function].where != OUTSIDE
    cheaper = crew_members()[action.member].cheaper if is_first and at_computer else 0
    return public.figures.special - cheaper


def is_covered(public: PublicState, action: CrewAction) -> bool:
    """Return whether the cubes left in the action's box, and free ones of Stimulants, pay for it."""
    status, box = public.members[action.member], box_of(action)
    return box is None or status.left[box] + status.free >= cubes_for(public, action)


def can_deliver_code(public: PublicState) -> bool:
    """Return whether the Code may be delivered: the rest is, no impact, not beyond the point of no return (AR-9)."""
    others = len(_mission(public)) - 1
    return len(public.delivered) == others and not public.board.impacts and public.turn >= public.no_return


def _mission(public: PublicState) -> tuple[str, ...]:
    return tuple(public.figures.chart[len(public.members)])


def refuse(public: PublicState, crew: CrewSecrets, action: CrewAction) -> Refusal | None:
    """Return why a member cannot do this now, or None. Only in the Actions Phase."""
    if action.member not in public.members:
        return Refusal.NO_SUCH_MEMBER
    if action.member in public.done:
        return Refusal.TURN_OVER
    if isinstance(action, Special) and action.function not in functions():
        return Refusal.BAD_USE
    if not is_covered(public, action):
        return Refusal.NO_CUBE
    return _refuse_kind(public, crew, action)


def _refuse_kind(public: PublicState, crew: CrewSecrets, action: CrewAction) -> Refusal | None:
    outside = is_outside(public, public.members[action.member].place)
    match action:
        case Walk(member, place):
            return None if crew_ways(public, member) >> place & 1 else Refusal.NO_WAY
        case OpenDoor(member, door):
            return None if door in _closed_here(public, member) else Refusal.NOT_CLOSED
        case Special(member, function, words):
            return _refuse_special(public, crew, functions()[function], member, words)
        case Use(member, what, words):
            if what not in crew.carried[member]:
                return Refusal.NOT_CARRIED
            return None if words in objects()[what].uses(public, crew, member) else Refusal.BAD_USE
        case HandOver():
            return _refuse_hand_over(public, crew, action)
        case _ if outside:
            return Refusal.OUTSIDE
        case Search(member, what):
            return None if _lies_here(public, member, what) else Refusal.NOTHING_HERE
        case Wear(member, what):
            if what not in crew.carried[member]:
                return Refusal.NOT_CARRIED
            return None if objects()[what].kind == WORN else Refusal.BAD_USE
        case TakeOff(member):
            return None if public.members[member].worn else Refusal.NOT_CARRIED
        case Drop(member, what):
            return None if what in crew.carried[member] else Refusal.NOT_CARRIED
        case Deliver():
            return _refuse_delivery(public, crew, action)


def _closed_here(public: PublicState, member: str) -> Iterator[str]:
    """Yield the doors with a Closed marker that a member can reach, hatches from both sides (AR-13)."""
    place, ship, board = public.members[member].place, public.ship, public.board
    if is_outside(public, place):
        for hatch in members(ship.hatches_of(place) & board.closed_hatches):
            yield f"{HATCH}{hatch}"
        return
    for other in members(ship.next_to[place]):
        if doorway(place, other) in board.closed:
            yield "{}-{}".format(*doorway(place, other))
    if board.closed_hatches >> place & 1:
        yield f"{HATCH}{place}"


def _refuse_special(
    public: PublicState, crew: CrewSecrets, function: Function, member: str, words: Words
) -> Refusal | None:
    if not offered_at(public, function) >> public.members[member].place & 1:
        return Refusal.BAD_USE
    return None if words in function.uses(public, crew, member) else Refusal.BAD_USE


def _lies_here(public: PublicState, member: str, what: str) -> bool:
    place = public.members[member].place
    return what in public.board.face_up.get(place, ()) if what else bool(public.board.face_down >> place & 1)


def _refuse_delivery(public: PublicState, crew: CrewSecrets, action: Deliver) -> Refusal | None:
    if action.what not in crew.carried[action.member]:
        return Refusal.NOT_CARRIED
    if objects()[action.what].kind != MISSION:
        return Refusal.BAD_USE
    if crew.missions[action.what] != public.members[action.member].place:
        return Refusal.WRONG_PLACE
    # AR-48: the Code tried too early is no legal action.
    return Refusal.CODE_TOO_EARLY if objects()[action.what].wins and not can_deliver_code(public) else None


def _refuse_hand_over(public: PublicState, crew: CrewSecrets, action: HandOver) -> Refusal | None:
    mine, other = public.members[action.member], public.members.get(action.other)
    if other is None or action.other == action.member or other.place != mine.place:
        return Refusal.BAD_USE
    if not (action.given or action.taken) or (*action.given, "|", *action.taken) != (
        *sorted(action.given), "|", *sorted(action.taken),
    ):  # fmt: skip
        return Refusal.BAD_USE
    if Counter(action.given) - Counter(crew.carried[action.member]):
        return Refusal.NOT_CARRIED
    if Counter(action.taken) - Counter(crew.carried[action.other]):
        return Refusal.NOT_CARRIED
    change, limit = len(action.given) - len(action.taken), public.figures.limit
    return Refusal.TOO_MUCH if mine.load - change > limit or other.load + change > limit else None


def listed(public: PublicState, crew: CrewSecrets) -> Iterator[CrewAction]:
    """Yield what the members may do now. Of handing over, one object either way, one for one, and all of a side."""
    for member in public.members:
        if member in public.done:
            continue
        for action in _open_to(public, crew, member):
            if is_covered(public, action):
                yield action
        for action in _perhaps(public, crew, member):
            if refuse(public, crew, action) is None:
                yield action


def _open_to(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[CrewAction]:
    """Yield ways, doors, uses and functions as they are open to a member, whatever they cost: no judge is needed."""
    yield from (Walk(member, place) for place in members(crew_ways(public, member)))
    yield from (OpenDoor(member, door) for door in _closed_here(public, member))
    for what in sorted(set(crew.carried[member])):
        yield from (Use(member, what, words) for words in objects()[what].uses(public, crew, member))
    for function in functions().values():
        if offered_at(public, function) >> public.members[member].place & 1:
            yield from (Special(member, function.id, words) for words in function.uses(public, crew, member))


def _perhaps(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[CrewAction]:
    """Yield what a member might do, to be judged."""
    yield Search(member)
    lying = public.board.face_up.get(public.members[member].place, ())
    yield from (Search(member, what) for what in sorted(set(lying)))
    for what in sorted(set(crew.carried[member])):
        yield from (Wear(member, what), Deliver(member, what), Drop(member, what))
    yield TakeOff(member)
    yield from _hand_overs(public, crew, member)


def _hand_overs(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[HandOver]:
    mine = crew.carried[member]
    for other in public.here(public.members[member].place):
        if other == member:
            continue
        theirs = crew.carried[other]
        ways: list[tuple[Words, Words]] = [((what,), ()) for what in mine] + [((), (what,)) for what in theirs]
        ways += [((one,), (two,)) for one in mine for two in theirs if one != two]
        ways += [(mine, ()), ((), theirs)]
        yield from (HandOver(member, other, given, taken) for given, taken in sorted(set(ways)))


def still_able(public: PublicState, legal: Iterable[object]) -> tuple[str, ...]:
    """Return the members that have cubes left and can use them: for more than dropping an object, which is free."""
    able = {getattr(each, "member", "") for each in legal if not isinstance(each, Drop)}
    return tuple(
        member
        for member, status in public.members.items()
        if member in able and member not in public.done and any(status.left)
    )
