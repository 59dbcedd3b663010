"""How a turn goes on: from phase to phase, from player to player (section 3 of the rules).

What nobody decides happens here: draws, the Conclusion, the end. A window that the table alone leaves empty is passed
over (XR-32): no case open, one open already, no deck to draw from.
"""

from dataclasses import replace

from solo.core.record import Event
from solo.xfiles.rules.ending import ended, is_over
from solo.xfiles.rules.events import private, public
from solo.xfiles.state import State
from solo.xfiles.table import Seat, Table, is_solved, resistance, strength

__all__ = ["close_window", "draw_cards", "follow", "reseated"]


def reseated(table: Table, place: int, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats with one of them changed."""
    return (*table.seats[:place], seat, *table.seats[place + 1 :])


def draw_cards(state: State, number: int) -> tuple[State, list[Event]]:
    """Let the active player draw, as many as there are at most (XR-6)."""
    table, place = state.table, state.table.active
    drawn, deck = state.deck[:number], state.deck[number:]
    seat = table.seats[place]
    if not drawn:
        return state, []
    hands = list(state.hands)
    hands[place] = tuple(sorted((*hands[place], *drawn)))
    seats = reseated(table, place, replace(seat, hand=seat.hand + len(drawn)))
    events = [
        public("draw", {"side": seat.side, "number": len(drawn), "deck": len(deck)}),
        private(seat.side, "drawn", {"cards": list(drawn)}),
    ]
    return State(replace(table, seats=seats, deck=len(deck)), tuple(hands), deck), events


def close_window(state: State) -> tuple[State, list[Event]]:
    """Close the window of whoever is to move, and go on to the next decision."""
    table = state.table
    match table.phase:
        case "resources":
            return follow(_at(state, "case"))
        case "case":
            return follow(_at(state, "agent"))
        case "agent":
            return follow(_with_mover(_at(state, "complications"), table.active))
        case "complications":
            state, events = _close_twists(state)
            state, more = follow(state)
            return state, [*events, *more]
        case "investigation":
            state, events = _conclude(state)
            state, more = follow(_at(state, "debriefing"))
            return state, [*events, *more]
        case _:
            raise ValueError(f"no window is open in the phase {table.phase}")


def follow(state: State) -> tuple[State, list[Event]]:
    """Go on until somebody must decide something."""
    events: list[Event] = []
    while True:
        table = state.table
        seat = table.active_seat
        match table.phase:
            case "resources" if not table.deck:
                state = _at(state, "case")
            case "case" if seat.case:
                state = _at(state, "agent")
            case "complications" if not seat.case:
                state = _at(state, "debriefing")
            case "complications" if table.mover == table.active:
                state = _with_mover(state, _after(table, table.active))
                break
            case "debriefing" if seat.hand <= table.setup.scenario.numbers.limit:
                state, more = _next_turn(state)
                events += more
                if state.table.outcome:
                    break
            case _:
                break
    return state, events


def _at(state: State, phase: str) -> State:
    return replace(state, table=replace(state.table, phase=phase, laid=0))


def _with_mover(state: State, mover: int) -> State:
    return replace(state, table=replace(state.table, mover=mover))


def _after(table: Table, place: int) -> int:
    return (place + 1) % len(table.seats)


def _close_twists(state: State) -> tuple[State, list[Event]]:
    """Close a rival's window, held cards or not alike (XR-13), and open the next one (XR-12)."""
    table, seat = state.table, state.table.seats[state.table.mover]
    counted = replace(seat, windows=seat.windows + 1, used=seat.used + (table.laid > 0))
    mover = _after(table, table.mover)
    phase = "investigation" if mover == table.active else "complications"
    seats = reseated(table, table.mover, counted)
    event = public("window", {"side": seat.side, "twists": table.laid})
    return replace(state, table=replace(table, seats=seats, mover=mover, phase=phase, laid=0)), [event]


def _conclude(state: State) -> tuple[State, list[Event]]:
    """Compare, then solve, keep or drop the case (XR-15 … XR-20)."""
    table, seat = state.table, state.table.active_seat
    case, deck = seat.case, state.table.setup.deck
    assert case is not None
    phase = case.phases + 1
    fields = {
        "side": seat.side,
        "case": case.card,
        "strength": strength(deck, seat),
        "resistance": resistance(deck, case),
        "agents": len(seat.agents),
        "phase": phase,
    }
    gone: tuple[str, ...] = ()
    if is_solved(deck, seat):
        gone = (*seat.agents, *case.clues, *case.twists)
        changed, result = replace(seat, agents=(), case=None, solved=(*seat.solved, case.card)), "solved"
    elif phase >= table.setup.scenario.numbers.phases:
        gone = (case.card, *case.clues, *case.twists)
        changed, result = replace(seat, case=None, dropped=seat.dropped + 1), "dropped"
    else:
        changed, result = replace(seat, case=replace(case, phases=phase)), "kept"
    seats = reseated(table, table.active, changed)
    table = replace(table, seats=seats, discard=(*table.discard, *gone))
    event = public("conclusion", {**fields, "result": result, "discarded": list(gone)})
    return replace(state, table=table), [event]


def _next_turn(state: State) -> tuple[State, list[Event]]:
    """End the turn: the game is over, or the next player draws (XR-6, XR-24)."""
    table = state.table
    if table.turn and is_over(table):
        return ended(state)
    place = _after(table, table.active)
    table = replace(table, turn=table.turn + 1, active=place, mover=place, phase="resources", laid=0)
    event = public("turn", {"day": table.turn, "side": table.seats[place].side})
    state, events = draw_cards(replace(state, table=table), table.setup.scenario.numbers.draw)
    return state, [event, *events]
