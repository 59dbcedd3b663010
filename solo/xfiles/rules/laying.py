"""A card leaves a hand: it is laid face up where it belongs, and everybody sees it (XR-26)."""

from dataclasses import replace

from solo.core.record import Event
from solo.xfiles.actions import Attach, Discard, Open, Play, Twist, UseZ
from solo.xfiles.rules.events import public
from solo.xfiles.rules.turns import reseated
from solo.xfiles.state import State
from solo.xfiles.table import OpenCase, Seat, Table

__all__ = ["lay"]

KINDS: dict[type, str] = {
    UseZ: "use_z",
    Open: "open",
    Play: "play",
    Twist: "twist",
    Attach: "attach",
    Discard: "discard",
}


def lay(state: State, action: UseZ | Open | Play | Twist | Attach | Discard) -> tuple[State, Event]:
    """Return the State in which the mover's card lies where the action puts it, and the public event."""
    table, copy = state.table, action.card
    place = table.mover
    hand = list(state.hands[place])
    hand.remove(copy)
    seat = table.seats[place]
    seat = replace(seat, hand=seat.hand - 1)
    table = _laid(replace(table, seats=reseated(table, place, seat), laid=table.laid + 1), place, seat, action)
    hands = (*state.hands[:place], tuple(hand), *state.hands[place + 1 :])
    fields: dict[str, object] = {"side": seat.side, "card": copy}
    if isinstance(action, Twist):
        fields["on"] = table.active_seat.side
    return State(table, hands, state.deck), public(KINDS[type(action)], fields)


def _laid(table: Table, place: int, seat: Seat, action: UseZ | Open | Play | Twist | Attach | Discard) -> Table:
    copy = action.card
    match action:
        case UseZ() | Discard():
            return replace(table, discard=(*table.discard, copy))
        case Open():
            seat = replace(seat, case=OpenCase(copy))
        case Play():
            seat = replace(seat, agents=(*seat.agents, copy))
        case Twist():
            return _twisted(table, place, replace(seat, twists=seat.twists + 1), copy)
        case Attach():
            assert seat.case is not None
            seat = replace(seat, case=replace(seat.case, clues=(*seat.case.clues, copy)))
    return replace(table, seats=reseated(table, place, seat))


def _twisted(table: Table, place: int, seat: Seat, copy: str) -> Table:
    """Lay a twist onto the active player's case."""
    target = table.active_seat
    assert target.case is not None
    target = replace(target, case=replace(target.case, twists=(*target.case.twists, copy)))
    table = replace(table, seats=reseated(table, place, seat))
    return replace(table, seats=reseated(table, table.active, target))
