"""The hint panel in words: what each level says, that figures explain themselves, and that hidden cards change none."""

from dataclasses import replace

import pytest

from solo.xfiles.hintline import percent
from solo.xfiles.hintlines import HINT_LEVELS, Forecast, forecast_of, hint_lines, hint_name, hint_text
from solo.xfiles.observation import View
from solo.xfiles.standing import coming_conclusion, standing
from tests.xfiles.games import case, dealt, scene, view


def attached(phase: str = "investigation", agents: tuple[str, ...] = ("A03",)) -> View:
    """Return the human's view of an open case of 7 with an agent of 1 point, I03 (3), I12 (3) and I05 (1) in hand."""
    seats = {0: {"agents": agents, "case": case("X02")}}
    state = scene([["I03", "I12", "I05"], ["P03", "P05"]], ["X01", "I06", "A01#1"], phase, seats=seats)
    return view(state, "human")


def lines_of(seen: View, level: str, forecast: Forecast | None = None) -> dict[str, str]:
    return {line.id: line.text for line in hint_lines(seen, level, forecast)}


def test_off_says_nothing() -> None:
    assert hint_lines(attached(), "off") == []


def test_facts_are_sums_over_what_is_seen() -> None:
    told = lines_of(attached(), "facts")
    assert told["need"] == "7 points are missing."
    assert told["best"] == "Cheapest set that is enough: Stake Out (3), Discovery (3) and Inquiry (1)." or (
        "Stake Out (3)" in told["best"] and "Discovery (3)" in told["best"]
    )
    assert told["phases"] == "3 Conclusions are left for it."
    assert "threat" not in told and "draws" not in told and "advice" not in told


def test_points_without_an_agent_are_told_to_be_none_xr17() -> None:
    seats = {0: {"case": case("X02", ("I03", "I12", "I23"))}}
    seen = view(scene([["I05"], ["P03"]], ["X01"], "investigation", seats=seats), "human")
    told = list(lines_of(seen, "facts").values())
    assert told[0] == "No agent is in play: without one no points are enough." and told[1] == "The points are enough."
    assert "no agent is in play" in coming_conclusion(seen)


def test_a_missing_agent_is_said_first_and_agents_in_hand_are_named_apart_xr17() -> None:
    """Need 8; a clue of 3 and two agents (3 and 1) in hand: the sum of the clues leaves the agents out."""
    seats = {0: {"case": case("X02")}}
    hand = ["I03", "A01#1", "A03"]
    for phase, when in (("agent", "in your Agent Phase of this turn"), ("investigation", "from your next turn on")):
        seen = view(scene([hand, ["P03"]], ["X01"], phase, seats=seats), "human")
        told = lines_of(seen, "facts")
        assert [*told][:4] == ["no-agent", "need", "best", "agents"]
        assert told["best"] == "Clues in your hand add 3: 5 points short."
        assert told["agents"] == f"Agents in your hand could add 4 points {when}: still 1 point short."
    assert coming_conclusion(seen).startswith("As it stands, no agent is in play, 8 points are missing besides")
    assert (
        "lacks 8 points and has no agent in play"
        in lines_of(
            view(scene([["P03"], ["I03"]], ["X01"], "agent", active=1, seats={1: {"case": case("X02")}}), "human"),
            "facts",
        )["of-rival-1"]
    )


def test_a_case_in_hand_is_held_against_agents_and_clues() -> None:
    told = lines_of(view(scene([["I03", "A01#1", "X02"], ["P03"]], ["X01"], "case"), "human"), "facts")
    assert told["hand"].startswith("Agents and clues that you have come to 6;") and told["hand"].endswith("needs 8.")
    none = lines_of(view(scene([["I03", "X02"], ["P03"]], ["X01"], "case"), "human"), "facts")
    assert none["hand"].endswith("But you have no agent.")


def test_odds_add_draws_and_twists_and_label_what_is_assumed() -> None:
    lines = {line.id: line for line in hint_lines(attached("agent"), "odds")}
    assert "By counting" in lines["draws"].why
    assert "if rivals' hands were random" in lines["stopped"].text and "no forecast" in lines["stopped"].why
    assert lines["threat"].text.startswith("2 cards can still turn on your case")


def test_odds_say_what_points_a_draw_brings_on_average() -> None:
    """Section 8: two of the unseen cards, X01 (8), I06, A01 (3), P03 (1) and P05 (2), all orders alike."""
    lines = {line.id: line for line in hint_lines(attached("agent"), "odds")}
    deck = attached().table.setup.deck
    investigation = deck.points["I06"]
    expected = (
        f"agents {2 * 3 / 5:.1f}, investigations {2 * investigation / 5:.1f}, contacts 0.0, cases {2 * 8 / 5:.1f}"
    )
    assert f"all these cards together: {expected}, twists {2 * 3 / 5:.1f}." in lines["draws"].why


def test_beside_the_odds_of_twists_stands_what_each_rival_did() -> None:
    """Section 8: windows so far and windows used, of those who are still to act and were asked before."""
    seats = {
        0: {"agents": ("A03",), "case": case("X02")},
        1: {"windows": 5, "used": 2, "twists": 3},
        2: {"windows": 0},
    }
    hands = [["I03", "I12", "I05"], ["P03", "P05"], ["P04"]]
    seen = view(scene(hands, ["X01", "I06", "A01#1"], "agent", seats=seats), "human")
    told = lines_of(seen, "odds")
    assert told["records"] == "So far they laid twists when they could: Rival 1 in 2 of 5."
    assert "records" not in lines_of(attached("agent"), "odds")


def test_full_adds_samples_with_their_error_and_advice() -> None:
    seen = attached()
    told = lines_of(seen, "full", forecast_of(seen, 50))
    assert "±" in told["solving"] and told["advice"].startswith("Attach ")


def test_advice_says_when_something_is_exactly_enough() -> None:
    """Agent 1 and clues 3 + 3 + 1 against a case of 7: eight points are needed, and eight there are (XR-16)."""
    told = lines_of(attached(), "full")["advice"]
    assert told.startswith("Attach ") and told.endswith("the case, without a point to spare.")
    for agents, hand, words in (
        ((), ["A03", "I03", "I12", "I05"], "that is exactly what"),
        (("A03",), ["A01#1", "I03", "I12", "I05"], "No more agents are needed: with your clues it is exactly what"),
    ):
        state = scene([hand, ["P03"]], ["X01"], "agent", seats={0: {"agents": agents, "case": case("X02")}})
        assert words in lines_of(view(state, "human"), "full")["advice"]


def test_a_chance_that_is_counted_in_a_twist_window_is_not_told_a_second_time_from_samples() -> None:
    seats = {1: {"agents": ("A03",), "case": case("X02", ["I12"])}, 2: {"agents": ("A04",), "case": case("X03")}}
    hands = [["P03", "I03"], ["I04", "I05"], ["I06"]]
    deck = ["X01", "I07", "A01#1", "P05", "I08", "I09"]
    seen = view(scene(hands, deck, "complications", active=1, mover=0, seats=seats), "human")
    told = lines_of(seen, "full", forecast_of(seen, 50))
    assert "solves it this turn with" in told["advice-0"]
    assert "±" not in told["of-rival-1"] and "±" in told["of-rival-2"]


def test_a_card_that_draws_more_is_told_by_what_it_brings_now_xr7() -> None:
    hands, deck = [["C01", "I03"], ["P03"]], ["X01", "I06", "A01#1", "P05", "I07"]
    now = lines_of(view(scene(hands, deck, "resources"), "human"), "odds")
    later = lines_of(view(scene(hands, deck, "agent"), "human"), "odds")
    assert now["draws-z"].startswith("A card that draws more, used now for 3 cards, brings one or more: ")
    assert later["draws-z"].startswith("With a card that draws more, 5 cards: ")


def test_every_line_explains_itself() -> None:
    for seed in range(4):
        seen = view(dealt(3, seed), "human")
        found = hint_lines(seen, "full", forecast_of(seen, 20))
        assert found and all(line.text and line.why for line in found)
        assert len({line.id for line in found}) == len(found)


def test_what_is_hidden_changes_no_hint_xr27() -> None:
    state = dealt(3, 7)
    place = state.table.place_of("human")
    other = (place + 1) % 3
    hand, deck = state.hands[other], state.deck
    hands = tuple(deck[: len(hand)] if at == other else each for at, each in enumerate(state.hands))
    swapped = replace(state, hands=tuple(map(tuple, map(sorted, hands))), deck=(*hand, *deck[len(hand) :]))
    assert swapped.hands[other] != hand
    one, two = view(state, "human"), view(swapped, "human")
    assert hint_lines(one, "full", forecast_of(one, 30)) == hint_lines(two, "full", forecast_of(two, 30))
    assert standing(one) == standing(two)


@pytest.mark.parametrize(("share", "text"), [(0, "0 %"), (0.001, "1 %"), (0.5, "50 %"), (0.9999, "99 %"), (1, "100 %")])
def test_what_is_not_certain_is_never_told_as_certain(share: float, text: str) -> None:
    assert percent(share) == text


def test_levels_have_names_and_sentences() -> None:
    assert len({hint_name(level) for level in HINT_LEVELS}) == len(HINT_LEVELS)
    assert all(hint_text(level) for level in HINT_LEVELS)
