"""What lies face up: everything on the table that all players see (section 6 of the rules), and sums over it."""

from dataclasses import dataclass

from solo.xfiles.deck import AGENT, CASE, CONTACT, INVESTIGATION, TWIST, Deck
from solo.xfiles.scenario import Setup

__all__ = [
    "BEFORE",
    "NOBODY",
    "OpenCase",
    "Outcome",
    "Seat",
    "Table",
    "case_points",
    "clues",
    "contact_slots",
    "is_solved",
    "need",
    "phases_left",
    "resistance",
    "strength",
]

NOBODY = "nobody"
BEFORE = "deal"
"""The phase before the deal."""


@dataclass(frozen=True, slots=True)
class OpenCase:
    """An open case: its card, the clues (I, C) and twists attached in order, the Conclusion Phases that it survived."""

    card: str
    clues: tuple[str, ...] = ()
    twists: tuple[str, ...] = ()
    phases: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """A player as the others see them. `hand` is the number of cards; `solved` the cases solved, in order.

    `windows` counts the twist windows so far, `used` those in which a twist was laid, `twists` the twists laid.
    """

    side: str
    hand: int
    agents: tuple[str, ...] = ()
    case: OpenCase | None = None
    solved: tuple[str, ...] = ()
    dropped: int = 0
    windows: int = 0
    used: int = 0
    twists: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `winner` is nobody where several share the win; `winners` names them all (XR-25)."""

    winner: str
    why: str
    winners: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The public facts. `seats` are in the order of turns; `first`, `active` and `mover` are places in it.

    `turn` counts all players' turns from 1, 0 before the deal. `deck` is the number of cards left. `laid` counts the
    cards that were laid in the window that is open.
    """

    setup: Setup
    phase: str = BEFORE
    seats: tuple[Seat, ...] = ()
    first: int = 0
    active: int = 0
    mover: int = 0
    turn: int = 0
    deck: int = 0
    discard: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    laid: int = 0
    outcome: Outcome | None = None

    @property
    def active_seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.seats[self.active]

    def place_of(self, side: str) -> int:
        """Return a side's place at the table. Raises: KeyError, if it does not play."""
        for place, seat in enumerate(self.seats):
            if seat.side == side:
                return place
        raise KeyError(side)


def strength(deck: Deck, seat: Seat) -> int:
    """Return the points of all agents in play and of the clues on the open case (XR-15, XR-11)."""
    return deck.sum(seat.agents) + (deck.sum(seat.case.clues) if seat.case else 0)


def resistance(deck: Deck, case: OpenCase) -> int:
    """Return the points of a case and of the twists on it (XR-15)."""
    return deck.points[case.card] + deck.sum(case.twists)


def need(deck: Deck, seat: Seat) -> int:
    """Return how many more points would solve the open case: 0 or less where the sum is enough (XR-16).

    Raises: ValueError, if no case is open.
    """
    if seat.case is None:
        raise ValueError(f"{seat.side} has no open case")
    return resistance(deck, seat.case) + 1 - strength(deck, seat)


def is_solved(deck: Deck, seat: Seat) -> bool:
    """Return whether the open case is solved at this Conclusion: more strength than resistance, and an agent there
    (XR-16, XR-17)."""
    return bool(seat.agents) and need(deck, seat) <= 0


def contact_slots(table: Table, seat: Seat) -> int:
    """Return how many more contacts the open case may have (XR-14)."""
    used = sum(1 for copy in seat.case.clues if copy[0] == CONTACT) if seat.case else 0
    return table.setup.scenario.numbers.contacts - used


def phases_left(table: Table, seat: Seat) -> int:
    """Return how many Conclusion Phases the open case still has, the coming one included (XR-20)."""
    gone = seat.case.phases if seat.case else 0
    return table.setup.scenario.numbers.phases - gone


def clues(deck: Deck, hand: tuple[str, ...], slots: int) -> list[str]:
    """Return the I and C cards of a hand that may be attached, contacts only if there are `slots` (XR-8, XR-14)."""
    letters = (INVESTIGATION, CONTACT) if slots > 0 else (INVESTIGATION,)
    return [copy for copy in hand if copy[0] in letters and not deck.draws(copy)]


def case_points(deck: Deck, seat: Seat) -> int:
    """Return the printed points of the cases that a seat has solved (XR-25)."""
    return deck.sum(seat.solved)


def held(hand: tuple[str, ...], letter: str) -> list[str]:
    """Return the cards of a type in a hand."""
    return [copy for copy in hand if copy[0] == letter]


def agents_in(hand: tuple[str, ...]) -> list[str]:
    """Return the agents in a hand."""
    return held(hand, AGENT)


def cases_in(hand: tuple[str, ...]) -> list[str]:
    """Return the cases in a hand."""
    return held(hand, CASE)


def twists_in(hand: tuple[str, ...]) -> list[str]:
    """Return the plot twists in a hand."""
    return held(hand, TWIST)
