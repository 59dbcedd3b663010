"""From plans to actions: what the player that is to move holds, counted, and the action for a card of a kind."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from solo.xfiles.actions import Action, Attach, Discard, Done, Open, Play, Twist, UseZ
from solo.xfiles.bots.counted import counted, kind_of, kinds_in
from solo.xfiles.observation import View
from solo.xfiles.table import contact_slots, need, phases_left

__all__ = ["Plight", "act", "first_z", "highest", "plight_of"]

_MADE: Mapping[str, Callable[[str], Action]] = {
    "resources": UseZ,
    "case": Open,
    "agent": Play,
    "complications": Twist,
    "investigation": Attach,
    "debriefing": Discard,
}


@dataclass(frozen=True, slots=True)
class Plight:
    """What a plan asks of a player's own view: its counted hand and the state of its case.

    `gap` is what agents and clues must still bring, 0 without a case; `slots` the contacts that it may still have;
    `in_play` the points of its agents; `is_last` whether the coming Conclusion Phase is the case's last.
    """

    hand: int
    gap: int
    slots: int
    has_case: bool
    has_agent: bool
    in_play: int
    is_last: bool
    limit: int


def plight_of(view: View) -> Plight:
    """Return the plight of the viewer."""
    table, seat = view.table, view.seat
    deck = table.setup.deck
    return Plight(
        counted(deck, view.hand),
        need(deck, seat) if seat.case else 0,
        contact_slots(table, seat),
        seat.case is not None,
        bool(seat.agents),
        deck.sum(seat.agents),
        phases_left(table, seat) <= 1,
        table.setup.scenario.numbers.limit,
    )


def act(view: View, cards: int) -> Action:
    """Return the action of the open window for the highest kind among some counted cards; `done` if there are none."""
    kinds = [*kinds_in(cards)]
    if not kinds:
        return Done()
    return _MADE[view.table.phase](held_of_kind(view, kinds[-1]))


def held_of_kind(view: View, kind: int) -> str:
    """Return the first card of a kind in the viewer's hand."""
    deck = view.table.setup.deck
    return next(copy for copy in view.hand if kind_of(deck, copy) == kind)


def first_z(legal: Iterable[Action]) -> Action:
    """Return the first Z card's action, or `done`: every player that plans uses each Z."""
    return next((action for action in legal if isinstance(action, UseZ)), Done())


def highest(view: View, copies: Iterable[str]) -> str:
    """Return the card with the most points, the first of several."""
    points = view.table.setup.deck.points
    return max(copies, key=lambda copy: points[copy])
