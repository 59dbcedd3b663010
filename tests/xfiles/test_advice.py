"""Advice in each phase: its figures on positions made for them, its chances against a count of every hand."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from solo.xfiles.advice import Advice, advice, brought
from solo.xfiles.advicetext import advice_lines
from solo.xfiles.observation import unseen
from solo.xfiles.table import contact_slots, need
from tests.xfiles.games import case, deck, scene, view

X07 = deck().points["X07"]


def advised(hand: list[str], phase: str, *, rival: tuple[str, ...] = ("P03", "P05"), **own: Any) -> Advice:
    """Return the advice in the human's own window, with a rival that holds some cards."""
    found = advice(view(scene([hand, rival], ["I06", "X09"], phase, seats={0: own}), "human"))
    assert found is not None
    return found


def told(hand: list[str], phase: str, *, deck_top: tuple[str, ...] = ("I06", "X09"), **own: Any) -> str:
    """Return what the panel says first."""
    return advice_lines(view(scene([hand, ["P03", "P05"]], deck_top, phase, seats={0: own}), "human"))[0].text


# Resources and Case


def test_a_card_that_draws_is_for_drawing_xr7() -> None:
    assert advised(["C01", "I03"], "resources") == Advice("draw", ("C01",), 2)
    assert "for 2 cards more" in told(["C01", "I03"], "resources")
    assert advised(["I03"], "resources").why == "nothing"


def test_a_case_that_can_be_paid_for_is_opened_with_the_chance_that_twists_stop_it() -> None:
    """7 against 3 + 3 + 3: one point of twists it bears, two stop it (XR-16); P03 has 1, P05 has 2."""
    found = advised(["X01", "X07", "A01#1", "I03", "I12"], "case")
    assert (found.why, found.cards, found.figure) == ("payable", ("X07",), 2)
    (option,) = found.options
    assert option.points == 1 and option.chance is not None
    sums = [
        deck().sum(copy for copy in pair if copy[0] == "P") for pair in combinations(["P03", "P05", "I06", "X09"], 2)
    ]
    assert option.chance == Fraction(sum(total > 1 for total in sums), len(sums))


def test_a_case_that_cannot_be_paid_for_says_what_is_missing_and_first_that_there_is_no_agent_xr17() -> None:
    assert advised(["X07", "A01#1", "I03"], "case") == Advice("unpayable", (), X07 + 1 - 6, "X07")
    assert advised(["X07", "I03"], "case") == Advice("no-agent", (), X07 + 1 - 3, "X07")
    assert told(["X07", "I03"], "case").startswith("No case can be solved this turn: you have no agent")
    assert advised(["I03"], "case").why == "no-case"


# Agents


def test_the_agents_with_the_fewest_points_that_will_do_are_laid() -> None:
    """Need 8 with 6 of clues in hand: the agent of 1 and one of 3 are held, and 3 are enough; 4 bear more twists."""
    hand = ["A03", "A01#1", "I03", "I12"]
    found = advised(hand, "agent", case=case("X07"))
    assert deck().points["A03"] == 1 and found.why == "lay"
    assert (found.cards, found.figure) == (("A01#1",), 1)
    assert [option.points for option in found.options] == [1, 2]
    first, last = found.options
    assert first.chance is not None and last.chance is not None and first.chance > last.chance
    lines = advice_lines(view(scene([hand, ["P03", "P05"]], ["I06"], "agent", seats={0: {"case": case("X07")}})))
    assert [line.id for line in lines] == ["advice", "advice-0", "advice-1"]
    assert "if rivals' hands were random" in lines[1].text


def test_no_agent_more_is_needed_where_one_is_in_play_and_points_will_do() -> None:
    own = {"case": case("X07", ["I23"]), "agents": ("A01#2",)}
    assert advised(["A01#1", "I03", "I12"], "agent", **own).why == "lay-none"


def test_agents_that_are_not_enough_and_agents_without_a_case_xr11() -> None:
    assert advised(["A03"], "agent", case=case("X07")) == Advice("lay-short", ("A03",), X07, "X07")
    many = ["A01#1", "A03", "I03", "I12", "I04", "I05"]
    assert advised(many, "agent") == Advice("bank", ("A01#1", "A03"), 2)
    assert "would make you discard 2 cards" in told(many, "agent")
    assert advised(["I03"], "agent").why == "nothing"


# Twists


def complicating(hand: list[str], **rival: Any) -> Any:
    cards = ["I03", "I04", "C07", "C02", "C03", "P05"]
    return scene([hand, cards[:3]], cards[3:], "complications", active=1, mover=0, seats={1: rival})


@pytest.mark.parametrize("attached", [(), ("C05",), ("C05", "C06")])
def test_the_chance_of_a_rival_is_a_count_of_every_hand_that_it_may_have(attached: tuple[str, ...]) -> None:
    """Agents are laid before the window, so clues alone count, contacts capped (XR-14); for each number of twists."""
    state = complicating(["P01", "P02"], case=case("X07", attached), agents=("A01#1",))
    seen, rival = view(state, "human"), state.table.seats[1]
    found = advice(seen)
    assert found is not None and found.why == "twist" and found.figure == need(deck(), rival)
    hands, slots = [*combinations(unseen(seen), 3)], contact_slots(state.table, rival)

    def clues(hand: tuple[str, ...]) -> int:
        contacts = sorted((deck().points[copy] for copy in hand if copy[0] == "C"), reverse=True)[:slots]
        return sum(contacts) + deck().sum(copy for copy in hand if copy[0] == "I")

    assert [len(option.cards) for option in found.options] == [0, 1, 2]
    for option in found.options:
        missing = found.figure + deck().sum(option.cards)
        hits = sum(clues(hand) >= missing for hand in hands)
        assert option.points == missing and option.chance == Fraction(hits, len(hands))
    assert any(option.chance for option in found.options)


def test_a_rival_without_an_agent_solves_nothing_whatever_is_laid_xr17() -> None:
    state = complicating(["P01"], case=case("X07", ["I12", "I23"]))
    (line,) = advice_lines(view(state, "human"))
    assert "no agent in play, so it cannot solve" in line.text


# Clues


def test_clues_that_solve_that_are_too_many_and_that_are_too_few() -> None:
    own = {"agents": ("A01#1",), "case": case("X07", ["I23"])}
    assert advised(["I03", "I04"], "investigation", **own) == Advice("solves", ("I04",), 0, "X07")
    assert advised(["I05"], "investigation", **own) == Advice("short", (), 1, "X07")
    full = {"agents": ("A01#1", "A01#2"), "case": case("X07", ["I23"])}
    assert advised(["I05"], "investigation", **full) == Advice("enough", (), 1, "X07")
    text = told(["I05"], "investigation", **own)
    assert "1 point is missing" in text and "stays on the case" in text
    assert told(["I04"], "investigation", **own).startswith("Attach Interview (2): the cheapest set")


def test_at_the_last_conclusion_what_is_attached_is_lost_xr20() -> None:
    own = {"agents": ("A01#1",), "case": case("X07", ["I23"], phases=2)}
    assert advised(["I05"], "investigation", **own).why == "lost"
    assert "what lies on the case is lost with it" in told(["I05"], "investigation", **own)


def test_without_an_agent_no_clue_solves_anything_xr17() -> None:
    found = told(["I03", "I12"], "investigation", case=case("X07", ["I23"]))
    assert found.startswith("No agent is in play")


# Discards


def test_the_discard_takes_the_fewest_points_from_what_can_be_brought() -> None:
    hand = ["X07", "X01", "A01#1", "I03", "I12", "P03"]
    found = advised(hand, "debriefing", rival=("P05",))
    assert (found.why, found.cards, found.figure, found.case) == ("discard", ("P03", "X01"), 0, "X07")
    losses = {option.cards[0]: option.points for option in found.options}
    assert losses == {"X07": 0, "X01": 0, "A01#1": 3, "I03": 3, "I12": 3, "P03": 0}


def test_no_other_discard_leaves_more_points_with_a_case_and_an_agent() -> None:
    hand = ["X07", "A03", "A01#1", "I03", "I05", "C07"]
    state = scene([hand, ["P03"]], ["I06", "X01"], "debriefing")
    seen, found = view(state, "human"), advised(hand, "debriefing", rival=("P03",))
    kept = [keep for keep in combinations(sorted(hand), 4) if "X07" in keep and {"A03", "A01#1"} & {*keep}]
    left = tuple(copy for copy in hand if copy not in found.cards)
    assert brought(seen, left) == max(brought(seen, keep) for keep in kept)
    assert brought(seen, hand) - brought(seen, left) == found.figure == 2


def test_with_no_turn_to_come_only_twists_are_kept_xr24() -> None:
    hand = ["X07", "A01#1", "I03", "P03", "P05"]
    state = scene([hand, ["I12"]], [], "debriefing", turn=1)
    found = advice(view(state, "human"))
    assert found is not None and found.why == "last" and found.figure == 1 and "P" not in found.cards[0]
    last = advice(view(scene([hand, ["I12"]], [], "debriefing", turn=2), "human"))
    assert last == Advice("last", found.cards, 0)


# Every phase


def test_every_phase_of_ones_own_has_a_sentence_and_waiting_is_said() -> None:
    for phase in ("resources", "case", "agent", "investigation", "debriefing"):
        assert told(["I03", "I12", "I04", "I05", "A01#1"], phase)
    state = scene([["I03"], ["I12"]], ["I06"], "agent", active=1, mover=1)
    assert advice_lines(view(state, "human"))[0].text == "Nothing to count now: Rival 1 decides (Agent)."
