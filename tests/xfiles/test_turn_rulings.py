"""The seven phases: XR-6 to XR-23 and the house rule XR-H1, with the test vectors of section 10."""

import pytest

from solo.core.game import IllegalAction
from solo.xfiles import rules
from solo.xfiles.actions import Refusal
from solo.xfiles.game import GAME
from solo.xfiles.scenario import Numbers
from tests.xfiles.games import case, do, events, legal, scene, zones


def refused(state: rules.State, text: str) -> Refusal | None:
    """Return why an action is refused."""
    return rules.refusal(state, GAME.parse_action(state, text))


# Resources


def test_xr6_what_the_deck_lacks_lapses() -> None:
    """XR-6, vector 5: of a deck of one card one is drawn; the discard pile is never shuffled back."""
    state = scene([["I03"], ["I04"]], ["I05"], phase="debriefing", turn=1)
    state = rules.follow(state)[0]
    assert state.table.active == 1 and state.hands[1] == ("I04", "I05") and not state.deck
    state = do(state, "done", "done")
    assert state.table.turn == 2 or state.table.outcome
    assert zones(state) == list(state.table.setup.shuffled)


def test_xr6_xr7_a_z_after_the_deck_is_empty_is_illegal() -> None:
    """XR-6, XR-7, vector 5: with no card left a Z cannot be used; the window is passed over."""
    state = rules.follow(scene([["I03"], ["I02"]], ["I05"], phase="debriefing"))[0]
    assert state.table.phase == "case" and refused(state, "use-z I02") is Refusal.EMPTY_DECK


def test_xr7_a_z_draws_what_is_left() -> None:
    """XR-7, vector 5: deck of 4: two are drawn, the Z then draws the other two."""
    state = rules.follow(scene([["I03"], ["I02"]], ["I05", "I06", "I07", "I08"], phase="debriefing"))[0]
    assert legal(state) == ["use-z I02", "done"] and len(state.deck) == 2
    state = do(state, "use-z I02")
    assert state.hands[1] == ("I05", "I06", "I07", "I08") and state.table.discard[-1] == "I02"
    assert state.table.phase == "case"


def test_xr7_z_cards_just_drawn_count_and_come_one_at_a_time() -> None:
    """XR-7: three draws on top of the normal two; a Z among them may follow; optional."""
    top = ["C01", "I05", "C04", "I06", "I07", "I08", "I09", "I10", "I11"]
    state = rules.follow(scene([["I03"], ["I02"]], top, phase="debriefing"))[0]
    assert legal(state) == ["use-z C01", "use-z I02", "done"]
    state = do(state, "use-z I02")
    assert legal(state) == ["use-z C01", "use-z C04", "done"] and state.table.deck == 4
    assert do(state, "done").table.phase == "case"
    state = do(state, "use-z C04", "use-z C01")
    assert state.table.deck == 0 and len(state.hands[1]) == 7


def test_xr7_only_in_ones_own_resources_phase() -> None:
    """XR-7: not in another phase, nor by a rival."""
    state = scene([["I02"], ["I03"]], ["I05"], phase="agent")
    assert refused(state, "use-z I02") is Refusal.NOT_NOW
    state = scene([["I03"], ["I02"]], ["I05"], phase="complications", mover=1, seats={0: {"case": case("X07")}})
    assert refused(state, "use-z I02") is Refusal.NOT_NOW


def test_xr8_a_z_is_never_attached_nor_played_and_takes_no_contact_slot() -> None:
    """XR-8, vector 11: C01 and I02 cannot be attached; a Z fills a hand slot."""
    held = ["I02", "C01", "C07", "I03"]
    state = scene([held, ["P01"]], ["I05"], phase="investigation", seats={0: {"case": case("X07", ["C02"])}})
    assert legal(state) == ["attach C07", "attach I03", "done"]
    assert refused(state, "attach C01") is Refusal.NOT_A_CLUE and refused(state, "attach I02") is Refusal.NOT_A_CLUE
    full = scene([["I02", "C01", "I03", "I04", "I05"], []], ["I06"], phase="debriefing")
    assert len(legal(full)) == 5 and refused(full, "done") is Refusal.MUST_DISCARD


# Case


def test_xr9_at_most_one_case_of_ones_choice_and_holding_back_is_allowed() -> None:
    """XR-9: any case may be opened or held back; with one open there is no phase to open another."""
    state = scene([["X01", "X02", "I03"], ["P01"]], ["I05"], phase="case")
    assert legal(state) == ["open X01", "open X02", "done"]
    assert do(state, "done").table.seats[0].case is None
    opened = do(state, "open X02")
    assert opened.table.seats[0].case == case("X02") and opened.table.phase == "agent"
    assert refused(opened, "open X01") is Refusal.CASE_OPEN
    later = rules.follow(scene([["X01"], ["P01"]], ["I05"], phase="case", seats={0: {"case": case("X02")}}))[0]
    assert later.table.phase == "agent" and refused(later, "open X01") is Refusal.CASE_OPEN


def test_xr9_xr10_xr11_solved_on_the_turn_of_opening_and_none_opens_after_it() -> None:
    """Vector 9; XR-9, XR-10, XR-11: agents laid earlier count, the case is solved at once, a second must wait."""
    state = scene(
        [["X07", "X01", "I03", "I12"], ["I04"]], ["I05", "I06", "I07"], phase="case", seats={0: {"agents": ("A01#1",)}}
    )
    state = do(state, "open X07", "done", "done", "attach I03", "attach I12", "done")
    assert state.table.seats[0].solved == ("X07",) and state.table.active == 1
    assert state.hands[0] == ("X01",)


def test_xr11_agents_without_limit_with_or_without_a_case() -> None:
    """XR-11: none or many agents; they stay from turn to turn and count for a case opened later."""
    held = ["A01#1", "A01#2", "A03", "I03"]
    state = scene([held, ["I04"]], ["I05", "I06", "I07", "I08"], phase="agent")
    assert legal(state) == ["play A01#1", "play A01#2", "play A03", "done"]
    assert do(state, "done").table.seats[0].agents == ()
    state = do(state, "play A01#2", "play A03", "play A01#1", "done")
    assert state.table.seats[0].agents == ("A01#2", "A03", "A01#1") and state.table.active == 1
    state = do(state, "done", "done", "done")
    assert state.table.active == 0 and state.table.seats[0].agents == ("A01#2", "A03", "A01#1")


# Complications


def test_xr12_windows_go_round_and_twists_pile_up() -> None:
    """XR-12: rivals in seat order after the active player, none to all held, no cap; later ones see the earlier."""
    hands = [["A01#1", "P01"], ["P02", "P03"], ["P04", "I03"], ["P05", "P06", "P07"]]
    state = scene(hands, ["I05"], phase="agent", active=2, mover=2, seats={2: {"case": case("X07")}})
    state = do(state, "done")
    assert rules.to_move(state) == "rival-3" and legal(state) == ["twist P05", "twist P06", "twist P07", "done"]
    state = do(state, "twist P06", "twist P05", "twist P07", "done")
    assert rules.to_move(state) == "human" and state.table.seats[2].case == case("X07", (), ("P06", "P05", "P07"))
    state = do(state, "done")
    assert rules.to_move(state) == "rival-1"
    state = do(state, "twist P02", "done")
    assert rules.to_move(state) == "rival-2" and state.table.phase == "investigation"
    assert state.table.seats[2].case == case("X07", (), ("P06", "P05", "P07", "P02"))
    assert refused(state, "twist P04") is Refusal.NOT_NOW, "nobody attaches a twist to their own case"


def test_xr12_only_twists_even_if_the_case_is_hopeless() -> None:
    """XR-12: only type P; also onto a case without an agent."""
    state = scene([["I03"], ["P02", "I04"]], ["I05"], phase="complications", mover=1, seats={0: {"case": case("X07")}})
    assert legal(state) == ["twist P02", "done"] and refused(state, "twist I04") is Refusal.NOT_A_TWIST


def test_xr13_no_case_no_window_and_nothing_tells_a_held_twist() -> None:
    """XR-13, vector 8: without a case no window opens; declining and holding none are logged alike."""
    state = scene([["I03"], ["P02"]], ["I05", "I06"], phase="agent")
    assert do(state, "done").table.active == 1
    logs = []
    for held in (["P02", "I07"], ["I08", "I07"]):
        open_window = scene([["I03"], held], ["I05"], phase="complications", mover=1, seats={0: {"case": case("X07")}})
        logs.append(events(open_window, "done"))
    assert logs[0] == logs[1] == [("window", {"side": "rival-1", "twists": 0})]


def test_a_rivals_windows_are_counted() -> None:
    """Section 8: windows so far, windows used, twists laid are on the table."""
    state = scene([["I03"], ["P02", "P03"]], ["I05"], phase="complications", mover=1, seats={0: {"case": case("X07")}})
    seat = do(state, "twist P02", "twist P03", "done").table.seats[1]
    assert (seat.windows, seat.used, seat.twists) == (1, 1, 2)
    seat = do(state, "done").table.seats[1]
    assert (seat.windows, seat.used, seat.twists) == (1, 0, 0)


# Investigation


def test_xr14_two_contacts_over_the_whole_life_of_a_case() -> None:
    """XR-14, vector 4: contacts 1 + 3 on turn 1, a third on turn 2 is illegal; on the next case it is allowed."""
    state = scene(
        [["C02", "C07", "C03", "X01"], []],
        ["I05", "I06", "I07", "I08", "I09", "I10", "I11", "I12"],
        phase="investigation",
        seats={0: {"case": case("X07")}},
    )
    state = do(state, "attach C02", "attach C07")
    assert legal(state) == ["done"] and refused(state, "attach C03") is Refusal.NO_MORE_CONTACTS
    state = do(state, "done", "done", "done", "done", "done", "done", "done")
    assert (state.table.phase, state.table.active, state.table.seats[0].case) == (
        "investigation", 0, case("X07", ["C02", "C07"], phases=1),
    )  # fmt: skip
    assert refused(state, "attach C03") is Refusal.NO_MORE_CONTACTS and "attach C03" not in legal(state)
    fresh = scene([["C03"], []], ["I05"], phase="investigation", seats={0: {"case": case("X01")}})
    assert legal(fresh) == ["attach C03", "done"]


def test_xr14_no_agent_is_needed_and_twists_are_answered() -> None:
    """XR-14, XR-1, vector 11: I56 is attached as an investigation of 1 point; the active player answers last."""
    state = scene([["I56", "I57"], ["P02"]], ["I05"], phase="complications", mover=1, seats={0: {"case": case("X07")}})
    state = do(state, "twist P02", "done")
    assert rules.to_move(state) == "human" and legal(state) == ["attach I56", "attach I57", "done"]
    assert do(state, "attach I56").table.seats[0].case == case("X07", ["I56"], ["P02"])


# Conclusion

CLUES = ["I03", "I12", "I23"]  # 3 points each


@pytest.mark.parametrize(("extra", "solved"), [([], False), (["I05"], True)])
def test_xr15_xr16_strictly_greater(extra: list[str], solved: bool) -> None:
    """XR-15, XR-16, vector 1: case 7 and twists 1 + 1 against agent 3 + 3 + 3: 9 to 9 fails, a point more solves."""
    seats = {0: {"agents": ("A01#1",), "case": case("X07", [*CLUES[:2], *extra], ["P01", "P02"])}}
    found = events(scene([[], ["I06"]], ["I07"], phase="investigation", seats=seats), "done")[0]
    assert found[0] == "conclusion" and (found[1]["result"] == "solved") is solved
    assert (found[1]["strength"], found[1]["resistance"]) == (9 + len(extra), 9)


def test_xr17_no_sum_is_enough_without_an_agent() -> None:
    """XR-17, XR-19, vector 2: 9 points without an agent fail; with a 1-point agent they solve, and it is discarded."""
    bare = scene([[], []], ["I07"], phase="investigation", seats={0: {"case": case("X07", CLUES)}})
    assert events(bare, "done")[0][1]["result"] == "kept"
    seats = {0: {"agents": ("A03",), "case": case("X07", CLUES)}}
    state = do(scene([[], []], ["I07"], phase="investigation", seats=seats), "done")
    assert state.table.seats[0].solved == ("X07",) and state.table.seats[0].agents == ()
    assert "A03" in state.table.discard


def test_xr18_solving_is_automatic() -> None:
    """XR-18: once the points are there the case is solved at this Conclusion; nobody is asked."""
    seats = {0: {"agents": ("A01#1",), "case": case("X07", CLUES)}}
    state = scene([["I04"], []], ["I07"], phase="investigation", seats=seats)
    assert do(state, "done").table.seats[0].solved == ("X07",)


def test_xr19_all_agents_and_everything_attached_go() -> None:
    """XR-19: all agents, I, C and P to the discard pile; the case to its owner; surplus is lost."""
    seats = {0: {"agents": ("A01#1", "A02#1", "A03"), "case": case("X07", ["I03", "C07"], ["P01"])}}
    state = scene([[], []], ["I07"], phase="investigation", seats=seats)
    before = state.table.discard
    after = do(state, "done")
    assert after.table.discard[len(before) :] == ("A01#1", "A02#1", "A03", "I03", "C07", "P01")
    seat = after.table.seats[0]
    assert (seat.agents, seat.case, seat.solved, seat.dropped) == ((), None, ("X07",), 0)


def test_xr20_dropped_at_the_third_conclusion_agents_stay() -> None:
    """XR-20, vector 3: opened on own turn t, dropped at t + 2 with I, C, P; two agents remain."""
    top = ["I20", "I21", "I22", "I25", "I31", "I32", "I33", "I35", "I37"]
    state = scene([["X07", "I03", "C02"], ["P01"]], top, phase="case", seats={0: {"agents": ("A03", "A04")}})
    state = do(state, "open X07", "done", "twist P01", "done", "attach I03", "attach C02", "done")
    results = [state.table.seats[0].case]
    for _ in range(2):
        state = do(state, *["done"] * 3)  # the rival's turn: resources, case, agent
        while state.table.phase == "debriefing":
            state = do(state, legal(state)[0])
        state = do(state, *["done"] * 4)  # resources, agent, the rival's window, investigation
        results.append(state.table.seats[0].case)
    assert results[:2] == [case("X07", ["I03", "C02"], ["P01"], 1), case("X07", ["I03", "C02"], ["P01"], 2)]
    seat = state.table.seats[0]
    assert seat.case is None and seat.agents == ("A03", "A04") and (seat.dropped, seat.solved) == (1, ())
    assert {"X07", "I03", "C02", "P01"} <= set(state.table.discard)


# Debriefing


def test_xr21_exactly_the_excess() -> None:
    """XR-21, vector 7: a hand of 6 discards exactly two, one of 4 none; nobody else checks the limit."""
    state = scene([["I03", "I04", "I05", "I06", "I07", "I08"], ["I09"]], ["I10", "I11"], phase="debriefing")
    assert len(legal(state)) == 6 and refused(state, "done") is Refusal.MUST_DISCARD
    state = do(state, "discard I05")
    assert state.table.active == 0
    state = do(state, "discard I03")
    assert state.table.active == 1 and len(state.hands[0]) == 4
    four = scene([["I03", "I04", "I05", "I06"], ["I09"]], ["I10", "I11"], phase="agent")
    assert do(four, "done").table.active == 1


def test_xr22_surplus_cases_may_be_discarded() -> None:
    """XR-22, vector 7: of 5 cases and another card any two; discarded cases are out of the game."""
    held = ["X01", "X02", "X03", "X04", "X05", "I03"]
    state = scene([held, []], ["I10", "I11"], phase="debriefing")
    assert legal(state) == [f"discard {card}" for card in sorted(held)]
    state = do(state, "discard X05", "discard X01")
    assert {"X01", "X05"} <= set(state.table.discard) and state.hands[0] == ("I03", "X02", "X03", "X04")


def test_xr23_without_a_case_a_turn_is_shorter() -> None:
    """XR-23: draw, agents, debriefing; no twist window, nothing to investigate."""
    state = scene([["I03"], ["P02"]], ["I05", "I06"], phase="resources")
    phases = []
    while state.table.active == 0:
        phases.append(state.table.phase)
        state = do(state, "done")
    assert phases == ["resources", "case", "agent"]


# House rule, numbers, refusals


def test_xrh1_no_hiding() -> None:
    """XR-H1: who holds a case and has none open must open one; who holds none goes on."""
    state = scene([["X01", "X02", "I03"], []], ["I05"], phase="case", must_open=True)
    assert legal(state) == ["open X01", "open X02"] and refused(state, "done") is Refusal.MUST_OPEN
    assert legal(scene([["I03"], []], ["I05"], phase="case", must_open=True)) == ["done"]


def test_a_scenario_may_change_the_numbers() -> None:
    """Contacts, phases, limit and draws are the scenario's."""
    numbers = Numbers(contacts=0, phases=1, limit=2, draw=1, bonus=2)
    state = scene(
        [["C02", "I03", "I04"], ["I02"]], ["I05", "I06", "I07", "I08"], phase="investigation", numbers=numbers,
        seats={0: {"case": case("X07")}},
    )  # fmt: skip
    assert legal(state) == ["attach I03", "attach I04", "done"]
    state = do(state, "done")
    assert state.table.seats[0].dropped == 1 and len(legal(state)) == 3
    state = do(state, "discard I03")
    assert state.table.active == 1 and state.hands[1] == ("I02", "I05")
    assert do(state, "use-z I02").hands[1] == ("I05", "I06", "I07")


@pytest.mark.parametrize(
    ("phase", "text", "why"),
    [
        ("case", "open I03", Refusal.NOT_A_CASE),
        ("case", "open X02", Refusal.NOT_HELD),
        ("agent", "play I03", Refusal.NOT_AN_AGENT),
        ("resources", "use-z I03", Refusal.NOT_A_Z),
        ("resources", "open X01", Refusal.NOT_NOW),
        ("case", "discard I03", Refusal.NOT_NOW),
    ],
)
def test_what_is_not_possible_is_refused_with_its_reason(phase: str, text: str, why: Refusal) -> None:
    state = scene([["I03", "X01"], []], ["I05"], phase=phase)
    assert refused(state, text) is why
    with pytest.raises(IllegalAction, match=text):
        do(state, text)


def test_xr32_windows_that_the_table_leaves_empty_are_passed_over() -> None:
    """XR-32: no deck, a case open, no case: no question; a rival without a twist is asked all the same."""
    seats = {1: {"case": case("X07")}}
    state = rules.follow(scene([["I03"], ["I02"]], [], phase="debriefing", seats=seats, turn=1))[0]
    assert (state.table.phase, state.table.active) == ("agent", 1)
    state = do(state, "done")
    assert (state.table.phase, rules.to_move(state)) == ("complications", "human") and legal(state) == ["done"]
