"""What the members' actions do (adele 4.3). What they may do, and for how many cubes, is in `crewturn`."""

from collections.abc import Callable, Iterator, Mapping

from solo.adele import crewturn
from solo.adele.actions import (
    Action,
    CrewAction,
    Deliver,
    Drop,
    EndActions,
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
from solo.adele.crewturn import DISCOUNT, HATCH
from solo.adele.effects import carry, enter, lay_down, let_go, pick_up
from solo.adele.function import OUTSIDE
from solo.adele.objectkind import ONE_USE
from solo.adele.objects import objects
from solo.adele.public import CREW, Step
from solo.adele.rules.wait import Wait
from solo.adele.scene import Scene
from solo.adele.searching import look_at
from solo.adele.state import State
from solo.adele.terminals import functions

__all__ = ["WAITS"]


def _listed(state: State, step: Step) -> Iterator[Action]:
    yield from crewturn.listed(state.public, state.crew)
    yield EndActions()


def _refuse(state: State, step: Step, action: Action) -> Refusal | None:
    if isinstance(action, EndActions):
        return None
    return crewturn.refuse(state.public, state.crew, action) if isinstance(action, CrewAction) else Refusal.NOT_NOW


def _act(scene: Scene, step: Step, action: Action) -> None:
    """Do one action; whoever acted before is done when another one begins (adele 3.6)."""
    if isinstance(action, EndActions):
        scene.tell("actions_done")
        return
    assert isinstance(action, CrewAction)
    if scene.acting not in ("", action.member):
        scene.done |= {scene.acting}
    scene.acting = action.member
    _pay(scene, action)
    scene.first(step)
    _DEEDS[type(action)](scene, action)


def _pay(scene: Scene, action: CrewAction) -> None:
    """Spend the box's cubes, and free ones for what they do not cover. Nothing else has changed yet."""
    box = crewturn.box_of(action)
    if box is None:
        return
    status, cost = scene.members[action.member], crewturn.cubes_for(scene.begun, action)
    left = list(status.left)
    from_box = min(cost, left[box])
    left[box] -= from_box
    once = status.once
    if isinstance(action, Special) and functions()[action.function].where != OUTSIDE:
        once = once | {DISCOUNT}
    scene.set_member(action.member, left=tuple(left), free=status.free - (cost - from_box), once=once)


def _walk(scene: Scene, action: Walk) -> None:
    start = scene.members[action.member].place
    scene.tell("walked", member=action.member, start=scene.name(start), place=scene.name(action.place))
    enter(scene, action.member, action.place)


def _open(scene: Scene, action: OpenDoor) -> None:
    board = scene.board
    if action.door.startswith(HATCH):
        scene.set_board(closed_hatches=board.closed_hatches & ~(1 << int(action.door.removeprefix(HATCH))))
    else:
        one, _, other = action.door.partition("-")
        scene.set_board(closed=board.closed - {(int(one), int(other))})
    scene.tell("opened", member=action.member, door=action.door)


def _search(scene: Scene, action: Search) -> None:
    place = scene.members[action.member].place
    if not action.what:
        look_at(scene, action.member, [place])
        scene.first(Step("take", action.member, place))
        return
    pick_up(scene, place, action.what)
    scene.tell("picked_up", member=action.member, what=action.what, place=scene.name(place))
    carry(scene, action.member, action.what)


def _use(scene: Scene, action: Use) -> None:
    """Use an object, which shows it; a one-use object leaves the game."""
    kind = objects()[action.what]
    scene.tell("used", member=action.member, what=action.what, words=list(action.words))
    if kind.kind == ONE_USE:
        let_go(scene, action.member, action.what)
    kind.use(scene, action.member, action.words)


def _wear(scene: Scene, action: Wear) -> None:
    """Put on a suit in place of one that is worn (adele 4.5)."""
    before = scene.members[action.member].worn
    let_go(scene, action.member, action.what)
    scene.set_member(action.member, worn=action.what)
    scene.tell("put_on", member=action.member, what=action.what)
    if before:
        scene.tell("took_off", member=action.member, what=before)
        carry(scene, action.member, before)


def _take_off(scene: Scene, action: TakeOff) -> None:
    before = scene.members[action.member].worn
    scene.set_member(action.member, worn="")
    scene.tell("took_off", member=action.member, what=before)
    carry(scene, action.member, before)


def _hand_over(scene: Scene, action: HandOver) -> None:
    """Hand objects over; everybody sees how many, the human which."""
    for what in action.given:
        let_go(scene, action.member, what)
    for what in action.taken:
        let_go(scene, action.other, what)
    scene.tell(
        "handed_over", member=action.member, other=action.other, given=len(action.given), taken=len(action.taken)
    )
    scene.tell_crew("hands", given=list(action.given), taken=list(action.taken))
    for what in action.given:
        carry(scene, action.other, what)
    for what in action.taken:
        carry(scene, action.member, what)


def _drop(scene: Scene, action: Drop) -> None:
    lay_down(scene, action.member, action.what)


def _deliver(scene: Scene, action: Deliver) -> None:
    """Deliver a mission object and turn its tile up; the one that wins ends the game (adele 9)."""
    place = scene.members[action.member].place
    let_go(scene, action.member, action.what)
    scene.delivered = {**scene.delivered, action.what: place}
    scene.tell("delivered", member=action.member, what=action.what, place=scene.name(place))
    if objects()[action.what].wins:
        scene.end(CREW, "code")


def _special(scene: Scene, action: Special) -> None:
    scene.tell("special", member=action.member, function=action.function, words=_shown(action))
    functions()[action.function].use(scene, action.member, action.words)


def _shown(action: Special) -> list[str]:
    """Return the words of a special action that everybody sees: not which object leaves the reserve (AR-43)."""
    return [] if functions()[action.function].secret else list(action.words)


_DEEDS: Mapping[type, Callable[..., None]] = {
    Walk: _walk,
    OpenDoor: _open,
    Search: _search,
    Use: _use,
    Wear: _wear,
    TakeOff: _take_off,
    HandOver: _hand_over,
    Drop: _drop,
    Deliver: _deliver,
    Special: _special,
}

WAITS: Mapping[str, Wait] = {"actions": Wait(CREW, _listed, _act, _refuse)}
