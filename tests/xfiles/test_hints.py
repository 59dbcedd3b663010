"""What the hint panel says: facts on positions made for them, odds against a count of every deal (section 8)."""

from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from solo.core.rng import stream
from solo.xfiles import forecast, hints, rules
from solo.xfiles.observation import unseen
from solo.xfiles.table import contact_slots, need
from tests.xfiles.games import case, dealt, deck, do, played, scene, view


def test_facts_of_a_case() -> None:
    """Need, best, margin, cheapest set and waste, phases left, surplus."""
    hand = ["I03", "I04", "I05", "C02", "C07", "C03", "P01"]  # 3, 2, 1; contacts 1, 3, 1
    seats = {0: {"agents": ("A03",), "case": case("X07", ["I12"], ["P05"], phases=1)}}
    facts = hints.case_facts(view(scene([hand, ["P02"]], ["I06"], phase="investigation", seats=seats)))
    assert facts is not None
    assert (facts.case, facts.strength, facts.resistance, facts.need) == ("X07", 4, 9, 6)
    assert (facts.best, facts.margin, facts.phases, facts.agents) == (10, 4, 2, 1)
    assert facts.cheapest is not None and deck().sum(facts.cheapest) == 6 and len(facts.cheapest) == 4
    assert (facts.waste, facts.surplus) == (0, 0)


def test_facts_without_a_case_and_beyond_the_need() -> None:
    state = scene([["I03"], []], ["I06"], phase="agent")
    assert hints.case_facts(view(state)) is None and forecast.chance_to_solve(view(state), stream("x")) == ()
    seats = {0: {"agents": ("A01#1", "A01#2", "A02#1"), "case": case("X07", ["I12"])}}
    facts = hints.case_facts(view(scene([["I03"], []], ["I06"], phase="investigation", seats=seats)))
    assert facts is not None and (facts.need, facts.cheapest, facts.waste, facts.surplus) == (-4, (), 0, 4)


def test_the_cheapest_set_is_the_cheapest_of_all_sets() -> None:
    """Section 8: compared with every part of the hand, contacts capped (XR-14), Z cards left out (XR-8)."""
    cards = [copy for copy in deck().copies if copy[0] in "ICAP"]
    for seed in range(60):
        rng = Random(seed)
        hand = tuple(sorted(rng.sample(cards, 7)))
        slots, missing = rng.randrange(3), rng.randrange(1, 13)
        parts = [
            part
            for size in range(8)
            for part in combinations(hand, size)
            if all(copy[0] in "IC" and not deck().draws(copy) for copy in part)
            and sum(copy[0] == "C" for copy in part) <= slots
        ]
        sums = [deck().sum(part) for part in parts]
        assert hints.best_clues(deck(), hand, slots) == max(sums)
        found = hints.cheapest(deck(), hand, slots, missing)
        enough = [total for total in sums if total >= missing]
        assert (found is None) == (not enough)
        if found is not None:
            assert found in parts and deck().sum(found) == min(enough)
            assert len(found) == max(len(part) for part in parts if deck().sum(part) == min(enough))


def small(hidden: int, hand: int, phase: str = "agent") -> rules.State:
    """Return a position in which few cards are unseen: a rival's hand and the deck."""
    cards = ["P01", "P05", "P02", "A01#1", "I03", "X01", "C07", "P03"][:hidden]
    seats = {0: {"agents": ("A03",), "case": case("X07", ["I12", "I23"])}}
    return scene([["I04", "I05", "C01"], cards[:hand]], cards[hand:], phase=phase, seats=seats)


@pytest.mark.parametrize(("hidden", "hand"), [(8, 3), (6, 2), (7, 4), (5, 0)])
def test_twist_odds_are_a_count_of_every_hand(hidden: int, hand: int) -> None:
    """Section 8: P(twist points in h cards > margin), the bound, and each kind of twist apart."""
    seen = view(small(hidden, hand))
    pile = unseen(seen)
    assert len(pile) == hidden
    hands = [[copy for copy in held if copy[0] == "P"] for held in combinations(pile, hand)]
    sums = [deck().sum(held) for held in hands]
    for margin in (-1, 0, 1, 2, 4):
        threat = hints.twist_threat(seen, margin, True)
        assert threat.cards == hand
        assert threat.stopped == Fraction(sum(total > margin for total in sums), len(sums))
        assert threat.bound == max(sums) and threat.is_safe == (margin >= max(sums))
    for points, chance in ((1, threat.one), (2, threat.two)):
        holds = [any(deck().points[copy] == points for copy in held) for held in hands]
        assert chance == Fraction(sum(holds), len(holds))
    assert not hints.twist_threat(seen, 99, False).is_safe, "no agent, no solution"


@pytest.mark.parametrize(("phase", "cards"), [("agent", 5), ("resources", 3)])
def test_draw_odds_are_a_count_of_every_draw_xr7(phase: str, cards: int) -> None:
    """Section 8: by counting, d = min(2, deck); three more for a Z in hand, which alone are drawn in Resources."""
    seen = view(small(7, 1, phase))
    plain, with_z = hints.draw_odds(seen)
    assert plain.cards == 2 and with_z is not None and with_z.cards == cards
    for odds in (plain, with_z):
        draws = [*combinations(unseen(seen), odds.cards)]
        for letter in "AICXP":
            one = Fraction(sum(any(copy[0] == letter for copy in draw) for draw in draws), len(draws))
            assert odds.one[letter] == one
            mean = Fraction(sum(deck().points[copy] for copy in unseen(seen) if copy[0] == letter), 7)
            assert odds.points[letter] == mean
    assert hints.draw_odds(view(small(2, 1)))[0].cards == 1 and hints.draw_odds(view(small(2, 1)))[1] is None
    last = hints.draw_odds(view(small(2, 1, "resources")))[1]
    assert last is not None and last.cards == 1, "a card is left that can be drawn now"
    assert hints.draw_odds(view(small(2, 2, "resources")))[1] is None


def test_unseen_cards_by_type_and_points() -> None:
    counts = hints.unseen_by_points(view(dealt(2, 1, seat=1), "human"))
    held = 4 + 2 * (dealt(2, 1, seat=1).table.active == 0)
    assert sum(number for by in counts.values() for number in by.values()) == 144 - held
    assert hints.unseen_by_points(view(small(8, 3))) == {
        "A": {3: 1}, "I": {3: 1}, "C": {3: 1}, "X": {8: 1}, "P": {1: 3, 2: 1},
    }  # fmt: skip


def test_turns_left_is_the_longest_that_the_game_can_take() -> None:
    """Section 8, XR-24: at most ceil(deck / 2) + n - 1; without Z cards exactly what is said."""
    for players in (2, 3, 4):
        state, said = dealt(players, players, without=("I02", "C01", "C04")), []
        rng = Random(1)
        while state.table.outcome is None:
            said.append(state.table.turn + hints.turns_left(state.table))
            assert hints.turns_left(state.table) <= -(-state.table.deck // 2) + players - 1
            state = played(state, "random", rng, 1)
        assert set(said) == {state.table.turn}


def test_who_is_still_to_act() -> None:
    """Section 8: the rivals whose window is still to come count, the others do not."""
    hands = [["P01"], ["P02"], ["P03"], ["I03"]]
    state = scene(hands, ["I05"], phase="agent", active=3, mover=3, seats={3: {"case": case("X07")}})
    sides = [[seat.side for seat in hints.to_act(state.table, state.table.seats[3])]]
    state = do(state, "done")
    for _ in range(3):
        sides.append([seat.side for seat in hints.to_act(state.table, state.table.seats[3])])
        state = do(state, "done")
    every = ["human", "rival-1", "rival-2"]
    assert sides == [every, every, every[1:], every[2:]]
    assert hints.to_act(state.table, state.table.seats[3]) == ()


def test_rivals_as_the_table_shows_them() -> None:
    seats = {1: {"case": case("X01", ["I12"], phases=1), "windows": 5, "used": 2, "twists": 3}}
    (rival,) = hints.rivals(view(scene([["I03"], ["I04", "I05"]], ["I06"], phase="agent", seats=seats)))
    assert (rival.hand, rival.need, rival.phases, rival.windows, rival.used, rival.twists) == (2, 6, 2, 5, 2, 3)


def test_the_sampled_chance_to_solve_this_turn_is_the_counted_one() -> None:
    """Section 8: with nothing else open the samples must agree with the exact chance, within their error."""
    state = small(8, 3, "agent")
    seen = view(state)
    facts = hints.case_facts(seen)
    assert facts is not None
    exact = 1 - float(hints.twist_threat(seen, facts.margin, True).stopped)
    found = forecast.chance_to_solve(seen, stream("forecast"), 3000)
    assert len(found) == 3 and 0.02 < exact < 0.98
    assert abs(found[0].share - exact) < 2 * found[0].error
    assert found[0].share <= found[1].share <= found[2].share and found[0].samples == 3000


def test_the_sampled_chance_of_a_rival_is_that_of_all_its_hands() -> None:
    """Section 8: P(it can reach the need) over every hand that it may have, its draw included."""
    cards = ["A01#1", "I03", "I04", "C07", "P01", "I12"]
    seats = {1: {"case": case("X07", ["I23"], phases=1)}}
    state = scene([["I05"], cards[:1]], cards[1:], phase="agent", seats=seats)
    seen, rival = view(state), state.table.seats[1]
    missing, slots = need(deck(), rival), contact_slots(state.table, rival)
    hands = [*combinations(unseen(seen), 3)]
    reached = [
        any(copy[0] == "A" for copy in hand)
        and sum(deck().points[copy] for copy in hand if copy[0] in "AI") + hints.best_clues(deck(), hand, slots)
        - sum(deck().points[copy] for copy in hand if copy[0] == "I") >= missing
        for hand in hands
    ]  # fmt: skip
    exact = sum(reached) / len(reached)
    found = forecast.rival_can_solve(seen, rival, stream("rival"), 3000)
    assert found is not None and 0.02 < exact < 0.98 and abs(found.share - exact) < 2 * found.error
    assert forecast.rival_can_solve(seen, state.table.seats[0], stream("rival")) is None


def test_brute_force_counts_orders_as_combinations_do() -> None:
    """The counts above take sets of cards for deals: every order of the pile gives each set equally often."""
    pile = unseen(view(small(5, 2)))
    sets = [frozenset(order[:2]) for order in permutations(pile)]
    assert {sets.count(each) for each in set(sets)} == {12}
