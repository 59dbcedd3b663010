"""Made-up games that fit a view: the hidden cards dealt anew among the other hands and the deck, all deals alike."""

import numpy as np

from solo.core.rng import Random
from solo.xfiles.bots.counted import UNITS, counted, kind_of
from solo.xfiles.bots.playouts import Ints, Lanes, Side
from solo.xfiles.deck import CONTACT, Deck
from solo.xfiles.observation import View, unseen
from solo.xfiles.table import Seat

__all__ = ["lanes_of", "made_up"]

PADDING = 24
"""Zeros behind the deck: more than is ever drawn past its end in a turn."""


def made_up(view: View, samples: int, rng: Random) -> tuple[list[Ints], Ints]:
    """Return hands (counted, an array a seat) and decks (a UNIT a card, a row a game) of so many made-up games.

    Each hidden card is anywhere with equal chance (section 8).
    """
    table = view.table
    deck = table.setup.deck
    hidden = np.array([UNITS[kind_of(deck, copy)] for copy in unseen(view)], np.int64)
    generator = np.random.Generator(np.random.PCG64(rng.getrandbits(64)))
    # Sorting plain random numbers gives the same shuffle with every version of numpy.
    dealt = hidden[np.argsort(generator.random((samples, len(hidden))), axis=1, kind="stable")]
    hands: list[Ints] = []
    start = 0
    for seat in table.seats:
        if seat.side == view.side:
            hands.append(np.full(samples, counted(deck, view.hand), np.int64))
        else:
            hands.append(dealt[:, start : start + seat.hand].sum(axis=1))
            start += seat.hand
    return hands, dealt[:, start:]


def lanes_of(view: View, hands: list[Ints], decks: Ints) -> Lanes:
    """Return the games of a table with these counted hands (an array a seat) and decks (a row a game, top first)."""
    table = view.table
    games, cards = decks.shape
    sides = [_side(table.setup.deck, seat, hand) for seat, hand in zip(table.seats, hands, strict=True)]
    padded = np.hstack([decks, np.zeros((games, PADDING), np.int64)])
    scenario, top = table.setup.scenario, np.zeros(games, np.int64)
    return Lanes(scenario.numbers, scenario.must_open, sides, padded, top, cards, np.arange(games))


def _side(deck: Deck, seat: Seat, hand: Ints) -> Side:
    case = seat.case
    values = (
        seat.hand,
        len(seat.agents),
        deck.sum(seat.agents),
        deck.points[case.card] if case else 0,
        deck.sum(case.clues) if case else 0,
        sum(1 for copy in case.clues if copy[0] == CONTACT) if case else 0,
        deck.sum(case.twists) if case else 0,
        case.phases if case else 0,
        len(seat.solved),
        deck.sum(seat.solved),
        seat.dropped,
    )
    return Side(hand.copy(), *(np.full(len(hand), value, np.int64) for value in values))
