"""What the hint panel says (section 8), from the human's own view and nothing else.

Facts are certain. Odds are exact counts over the unseen cards, all orders being alike, which for rivals' hands is an
assumption: whoever shows such a figure says so. `forecast` has what is sampled.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from solo.xfiles.counting import at_least_one, expected, points_exceed
from solo.xfiles.deck import CONTACT, LETTERS, TWIST, Deck
from solo.xfiles.observation import View, unseen
from solo.xfiles.table import (
    Seat,
    Table,
    clues,
    contact_slots,
    need,
    phases_left,
    resistance,
    strength,
)

__all__ = [
    "CaseFacts",
    "DrawOdds",
    "RivalFacts",
    "TwistThreat",
    "best_clues",
    "case_facts",
    "cheapest",
    "draw_odds",
    "may_draw_more",
    "rivals",
    "to_act",
    "turns_left",
    "twist_threat",
    "unseen_by_points",
]


# Facts


@dataclass(frozen=True, slots=True)
class CaseFacts:
    """What is certain about one's own open case.

    `need`: points still missing; `best`: the most that clues in hand add now; `margin`: best less need, the twists that
    it can still bear; `cheapest`: the clues with the fewest points that reach the need, None if none do; `waste`: their
    points beyond it; `phases`: Conclusion Phases left; `agents`: cards in play, `surplus`: points lost beyond what was
    needed if it is solved so.
    """

    case: str
    strength: int
    resistance: int
    need: int
    best: int
    margin: int
    cheapest: tuple[str, ...] | None
    waste: int
    phases: int
    agents: int
    surplus: int


def case_facts(view: View) -> CaseFacts | None:
    """Return what is certain about the viewer's open case; None if there is none."""
    seat, deck = view.seat, view.table.setup.deck
    if seat.case is None:
        return None
    missing, slots = need(deck, seat), contact_slots(view.table, seat)
    best, found = best_clues(deck, view.hand, slots), cheapest(deck, view.hand, slots, missing)
    waste = deck.sum(found) - max(0, missing) if found is not None else 0
    return CaseFacts(
        seat.case.card,
        strength(deck, seat),
        resistance(deck, seat.case),
        missing,
        best,
        best - missing,
        found,
        waste,
        phases_left(view.table, seat),
        len(seat.agents),
        waste + max(0, -missing),
    )


def best_clues(deck: Deck, hand: tuple[str, ...], slots: int) -> int:
    """Return the most points that clues of a hand add, `slots` contacts among them at most (XR-14)."""
    usable = clues(deck, hand, slots)
    contacts = sorted((deck.points[copy] for copy in usable if copy[0] == CONTACT), reverse=True)
    return deck.sum(copy for copy in usable if copy[0] != CONTACT) + sum(contacts[: max(0, slots)])


def cheapest(deck: Deck, hand: tuple[str, ...], slots: int, missing: int) -> tuple[str, ...] | None:
    """Return the clues with the fewest points that reach a need, None if none do; of equal sets one with most cards."""
    sets: dict[tuple[int, int], tuple[str, ...]] = {(0, 0): ()}
    for copy in clues(deck, hand, slots):
        for (points, contacts), cards in list(sets.items()):
            key = (points + deck.points[copy], contacts + (copy[0] == CONTACT))
            if key[1] <= slots and len(cards) + 1 > len(sets.get(key, ())):
                sets[key] = (*cards, copy)
    enough = [(points, -len(cards), cards) for (points, _), cards in sets.items() if points >= missing]
    return min(enough)[2] if enough else None


def unseen_by_points(view: View) -> Mapping[str, Mapping[int, int]]:
    """Return how many unseen cards of each type there are by their points, 0 being Z cards; every type is there."""
    deck = view.table.setup.deck
    found: dict[str, Counter[int]] = {letter: Counter() for letter in LETTERS}
    for copy in unseen(view):
        found[copy[0]][deck.points[copy]] += 1
    return {letter: dict(sorted(counts.items())) for letter, counts in found.items()}


def turns_left(table: Table) -> int:
    """Return how many turns can follow the present one at most (XR-24)."""
    rounds = -(-table.deck // table.setup.scenario.numbers.draw)
    players = len(table.seats)
    missing = -table.turn % players
    return rounds + (missing - rounds) % players


@dataclass(frozen=True, slots=True)
class RivalFacts:
    """A rival as the table shows it: its case's need (None without one), cards, Conclusion Phases, twist windows.

    `agents` is how many it has in play.
    """

    side: str
    hand: int
    agents: int
    need: int | None
    phases: int
    windows: int
    used: int
    twists: int


def rivals(view: View) -> tuple[RivalFacts, ...]:
    """Return the public facts of all rivals, in seat order."""
    table = view.table
    deck = table.setup.deck
    return tuple(
        RivalFacts(
            seat.side,
            seat.hand,
            len(seat.agents),
            need(deck, seat) if seat.case else None,
            phases_left(table, seat) if seat.case else 0,
            seat.windows,
            seat.used,
            seat.twists,
        )
        for seat in table.seats
        if seat.side != view.side
    )


# Draw odds, by counting


@dataclass(frozen=True, slots=True)
class DrawOdds:
    """Chances by counting for the next draw of `cards`: one of a type at least, and points of a card of it a draw."""

    cards: int
    one: Mapping[str, Fraction]
    points: Mapping[str, Fraction]


def may_draw_more(view: View) -> bool:
    """Return whether this is the viewer's Resources Phase, in which a Z card that it holds draws at once (XR-7)."""
    return view.table.phase == "resources" and view.table.active == view.place


def draw_odds(view: View) -> tuple[DrawOdds, DrawOdds | None]:
    """Return the odds of the next normal draw, and of a Z card if one is held (XR-7).

    In the viewer's Resources Phase those are of its cards alone, which it draws now; else of both draws together.
    """
    table, numbers = view.table, view.table.setup.scenario.numbers
    plain = _odds(view, min(numbers.draw, table.deck))
    holds = any(table.setup.deck.draws(copy) for copy in view.hand)
    if holds and may_draw_more(view):
        return plain, _odds(view, min(numbers.bonus, table.deck)) if table.deck else None
    # A Z card may only be used while the deck still has a card after the normal draw.
    if not holds or table.deck <= numbers.draw:
        return plain, None
    return plain, _odds(view, min(numbers.draw + numbers.bonus, table.deck))


def _odds(view: View, cards: int) -> DrawOdds:
    counts = unseen_by_points(view)
    pile = sum(number for by_points in counts.values() for number in by_points.values())
    one = {letter: at_least_one(pile, sum(by.values()), cards) for letter, by in counts.items()}
    points = {
        letter: expected(pile, sum(each * number for each, number in by.items())) for letter, by in counts.items()
    }
    return DrawOdds(cards, one, points)


# Twists


@dataclass(frozen=True, slots=True)
class TwistThreat:
    """What the rivals that are still to act can do to the viewer's case this turn.

    `cards`: how many they hold; `bound`: the most points that so many unseen twists have; `is_safe`: whether no twist
    can stop the case this turn. `stopped` is the chance that they hold more twist points than the margin if their hands
    were random: no forecast. `one` and `two`: the chances that they hold a twist of 1 and of 2 points at least.
    """

    cards: int
    bound: int
    is_safe: bool
    stopped: Fraction
    one: Fraction
    two: Fraction


def to_act(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the rivals whose twist window on a seat's case is still to come or open in this turn of its owner."""
    players, place = len(table.seats), table.place_of(seat.side)
    after = [table.seats[(place + step) % players] for step in range(1, players)]
    if table.active != place or table.phase in ("investigation", "debriefing"):
        return ()
    if table.phase == "complications":
        return tuple(after[(table.mover - place) % players - 1 :])
    return tuple(after)


def twist_threat(view: View, margin: int, has_agent: bool) -> TwistThreat:
    """Return the threat to a case that can bear twists of `margin` points and will or will not have an agent."""
    counts = unseen_by_points(view)
    pile = sum(number for by_points in counts.values() for number in by_points.values())
    cards = sum(seat.hand for seat in to_act(view.table, view.seat))
    twists = counts[TWIST]
    highest = sorted((points for points, number in twists.items() for _ in range(number)), reverse=True)
    bound = sum(highest[:cards])
    return TwistThreat(
        cards,
        bound,
        has_agent and margin >= bound,
        points_exceed(pile, twists, cards, margin),
        at_least_one(pile, twists.get(1, 0), cards),
        at_least_one(pile, twists.get(2, 0), cards),
    )
