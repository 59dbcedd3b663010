"""The deal: the shuffle, the seats, the opening hands (XR-2 … XR-5)."""

from collections import Counter

from solo.core.record import Event
from solo.core.rng import Random
from solo.xfiles.actions import Deal, Refusal
from solo.xfiles.rules.events import private, public
from solo.xfiles.scenario import HUMAN, Setup
from solo.xfiles.state import State
from solo.xfiles.table import Seat, Table

__all__ = ["deal_cards", "draw_deal", "listed", "refuse_deal"]


def draw_deal(setup: Setup, rng: Random) -> Deal:
    """Return a random deal: who sits where, who begins, the shuffled deck (XR-4)."""
    cards = list(setup.shuffled)
    rng.shuffle(cards)
    seats = [side for side in setup.sides if side != HUMAN]
    seat = setup.scenario.seat or rng.randint(1, len(setup.sides))
    seats.insert(seat - 1, HUMAN)
    return _deal(setup, tuple(seats), rng.choice(seats), cards)


def listed(setup: Setup) -> Deal:
    """Return the one deal that is listed of the very many that there can be: the cards in their order."""
    rivals = [side for side in setup.sides if side != HUMAN]
    rivals.insert(max(0, setup.scenario.seat - 1), HUMAN)
    return _deal(setup, tuple(rivals), rivals[0], list(setup.shuffled))


def _deal(setup: Setup, seats: tuple[str, ...], first: str, cards: list[str]) -> Deal:
    """Return a deal of some cards, the first ones of each type being laid aside where the game is short (XR-30)."""
    left = dict(setup.laid_aside())
    deck: list[str] = []
    aside: list[str] = []
    for copy in cards:
        if left.get(copy[0], 0):
            left[copy[0]] -= 1
            aside.append(copy)
        else:
            deck.append(copy)
    return Deal(seats, first, tuple(deck), tuple(sorted(aside)))


def refuse_deal(setup: Setup, deal: Deal) -> Refusal | None:
    """Return why this is no deal of the setup's cards, or None."""
    seat = setup.scenario.seat
    rivals = [side for side in deal.seats if side != HUMAN]
    letters = Counter(copy[0] for copy in deal.aside)
    fits = (
        sorted(deal.seats) == sorted(setup.sides)
        and rivals == [side for side in setup.sides if side != HUMAN]
        and deal.first in deal.seats
        and (not seat or deal.seats[seat - 1] == HUMAN)
        and tuple(sorted((*deal.deck, *deal.aside))) == setup.shuffled
        and letters == {letter: number for letter, number in setup.laid_aside().items() if number}
    )
    return None if fits else Refusal.NOT_A_DEAL


def deal_cards(state: State, deal: Deal) -> tuple[State, list[Event]]:
    """Return the State before the first turn: each player has been dealt a hand, the first player first (XR-3)."""
    setup = state.table.setup
    players, size = len(deal.seats), setup.hand
    first = deal.seats.index(deal.first)
    hands = [tuple(sorted(deal.deck[(place - first) % players : players * size : players])) for place in range(players)]
    deck = deal.deck[players * size :]
    start = setup.scenario.start
    seats = tuple(Seat(side, size, start.get(side, ())) for side in deal.seats)
    # The turn before the first one is the last player's, so that the first turn begins as every other does.
    last = (first - 1) % players
    table = Table(setup, "debriefing", seats, first, last, last, 0, len(deck), (), deal.aside)
    fields = {"seats": list(deal.seats), "first": deal.first, "hand": size, "deck": len(deck)}
    agents = {side: list(copies) for side, copies in start.items()}
    events = [public("deal", {**fields, "aside": list(deal.aside), "agents": agents})]
    events += [private(seat.side, "hand", {"cards": list(hand)}) for seat, hand in zip(seats, hands, strict=True)]
    return State(table, tuple(hands), deck), events
