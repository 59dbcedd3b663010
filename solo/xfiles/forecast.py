"""Chances that are sampled, from the human's own view: will my case be solved, can a rival solve its own.

Hidden cards are dealt anew for each sample, all deals alike ("if rivals' hands were random"); each figure carries the
number of samples and its error margin.
"""

import math
from dataclasses import dataclass

from solo.core.rng import Random
from solo.xfiles.deck import AGENT, TWIST, Deck
from solo.xfiles.hints import best_clues, to_act
from solo.xfiles.observation import View, unseen
from solo.xfiles.table import Seat, agents_in, contact_slots, need, phases_left

__all__ = ["SAMPLES", "Sampled", "chance_to_solve", "rival_can_solve"]

SAMPLES = 2000

BEFORE_TWISTS = ("resources", "case", "agent")
"""The phases in which agents can still be laid this turn."""


@dataclass(frozen=True, slots=True)
class Sampled:
    """A share of samples with the half-width of its 95 % interval."""

    share: float
    error: float
    samples: int


def _share(hits: int, samples: int) -> Sampled:
    share = hits / samples
    return Sampled(share, 1.959964 * math.sqrt(share * (1 - share) / samples), samples)


def chance_to_solve(view: View, rng: Random, samples: int = SAMPLES) -> tuple[Sampled, ...]:
    """Return the chance that the viewer's open case is solved by each of its Conclusion Phases left, the next first.

    Assumed: rivals lay every twist that they hold in every window, and do nothing else with their cards; the viewer
    lays every agent, attaches every clue that it may, and uses Z cards. Empty without an open case.
    """
    if view.seat.case is None:
        return ()
    phases = phases_left(view.table, view.seat)
    hits = [0] * phases
    for _ in range(samples):
        solved = _solved_at(view, rng, phases)
        for phase in range(phases if solved is None else solved, phases):
            hits[phase] += 1
    return tuple(_share(each, samples) for each in hits)


def _solved_at(view: View, rng: Random, phases: int) -> int | None:
    """Deal the unseen cards anew and return at which of the phases left the case is solved, from 0; None if at none."""
    table, seat = view.table, view.seat
    deck, numbers = table.setup.deck, table.setup.scenario.numbers
    own, slots, missing = [*view.hand], contact_slots(table, seat), need(deck, seat)
    hidden = list(unseen(view))
    rng.shuffle(hidden)
    hands = {rival.side: [hidden.pop() for _ in range(rival.hand)] for rival in table.seats if rival.side != seat.side}
    is_now = table.active == view.place and table.phase != "debriefing"
    acting, may_lay = {rival.side for rival in to_act(table, seat)}, table.phase in BEFORE_TWISTS
    if is_now and table.phase == "resources":
        _use_z(own, hidden, deck, numbers.bonus)
    for phase in range(phases):
        if phase or not is_now:
            for cards in (*hands.values(), own):
                _draw(cards, hidden, numbers.draw)
            _use_z(own, hidden, deck, numbers.bonus)
            acting, may_lay = set(hands), True
        for side in sorted(acting):
            missing += deck.sum(copy for copy in hands[side] if copy[0] == TWIST)
            hands[side] = [copy for copy in hands[side] if copy[0] != TWIST]
        agents = agents_in(tuple(own)) if may_lay else []
        reach = best_clues(deck, tuple(own), slots) + deck.sum(agents)
        if (seat.agents or agents) and missing <= reach:
            return phase
    return None


def _draw(cards: list[str], hidden: list[str], number: int) -> None:
    for _ in range(min(number, len(hidden))):
        cards.append(hidden.pop())


def _use_z(own: list[str], hidden: list[str], deck: Deck, bonus: int) -> None:
    while hidden and (found := next((copy for copy in own if deck.draws(copy)), None)):
        own.remove(found)
        _draw(own, hidden, bonus)


def rival_can_solve(view: View, rival: Seat, rng: Random, samples: int = SAMPLES) -> Sampled | None:
    """Return the chance that a rival can reach the need of its open case at its next Conclusion Phase, twists apart.

    Assumed: its hand is random, and it draws first if its turn is still to come. None without an open case.
    """
    table = view.table
    if rival.case is None:
        return None
    deck, numbers = table.setup.deck, table.setup.scenario.numbers
    is_its_turn = table.seats[table.active].side == rival.side
    hidden = list(unseen(view))
    cards = rival.hand + (0 if is_its_turn else min(numbers.draw, table.deck))
    may_lay = not is_its_turn or table.phase in BEFORE_TWISTS
    missing, slots, hits = need(deck, rival), contact_slots(table, rival), 0
    for _ in range(samples):
        hand = tuple(rng.sample(hidden, min(cards, len(hidden))))
        agents = [copy for copy in hand if copy[0] == AGENT] if may_lay else []
        reach = deck.sum(agents) + best_clues(deck, hand, slots)
        hits += bool((rival.agents or agents) and reach >= missing)
    return _share(hits, samples)
