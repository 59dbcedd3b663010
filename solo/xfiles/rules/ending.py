"""The end of the game and its winner (XR-24, XR-25)."""

from dataclasses import replace

from solo.core.record import Event
from solo.xfiles.rules.events import public
from solo.xfiles.scenario import HUMAN
from solo.xfiles.state import State
from solo.xfiles.table import NOBODY, Outcome, Seat, Table, case_points

__all__ = ["ended", "is_over", "resigned"]

END = "end"


def is_over(table: Table) -> bool:
    """Return whether the game ends with this turn: the deck is empty, and all had equally many turns (XR-24)."""
    return table.deck == 0 and table.turn % len(table.seats) == 0


def ended(state: State) -> tuple[State, list[Event]]:
    """Return the State after the last turn: the winner has been found by the tie-breaks of XR-25."""
    return _closed(state, _best(state.table, state.table.seats))


def resigned(state: State) -> tuple[State, list[Event]]:
    """Return the State after the human gave up: the best of the others wins (XR-31)."""
    others = tuple(seat for seat in state.table.seats if seat.side != HUMAN)
    best = _best(state.table, others)
    return _closed(state, replace(best, why="resign"))


def _best(table: Table, seats: tuple[Seat, ...]) -> Outcome:
    left, why = list(seats), "cases"
    deck = table.setup.deck
    measures = (
        ("cases", lambda seat: len(seat.solved)),
        ("points", lambda seat: case_points(deck, seat)),
        ("dropped", lambda seat: -seat.dropped),
    )
    for name, measure in measures:
        most = max(measure(seat) for seat in left)
        if any(measure(seat) < most for seat in left):
            why = name
        left = [seat for seat in left if measure(seat) == most]
        if len(left) == 1:
            return Outcome(left[0].side, why, (left[0].side,))
    return Outcome(NOBODY, "shared", tuple(seat.side for seat in left))


def _closed(state: State, outcome: Outcome) -> tuple[State, list[Event]]:
    table = state.table
    score = {seat.side: [len(seat.solved), case_points(table.setup.deck, seat), seat.dropped] for seat in table.seats}
    fields = {"winner": outcome.winner, "why": outcome.why, "winners": list(outcome.winners), "day": table.turn}
    return replace(state, table=replace(table, phase=END, outcome=outcome)), [public(END, {**fields, "score": score})]
