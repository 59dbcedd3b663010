"""Dice and what they decide (adele 4.2, 4.4, 5.4, 6)."""

from itertools import product

import pytest

from tests.adele.scenes import acting, asked, before, board, do, member, set_up, told, types


@pytest.mark.parametrize(("die", "wounds"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_ar_17_a_spirit_roll_fails_above_spirit(die: int, wounds: int) -> None:
    """AR-17: one die; equal or lower passes. Emma has Spirit 4."""
    state = board(acting(set_up()), fires=1 << 4)
    state = do(state, "walk emma 4", f"roll {die}")
    assert state.public.members["emma"].wounds == wounds


@pytest.mark.parametrize(("who", "failing"), [("bruce", 27), ("emma", 20), ("mei", 11)])
def test_ar_16_vines_wound_once_however_many_dice_fail(who: str, failing: int) -> None:
    """AR-16: and the chances of section 12: 27, 20 and 11 of 36 for Spirit 3, 4 and 5."""
    state = board(acting(set_up(("emma", "bruce", "mei"))), tokens={4: "vines"})
    state = do(member(state, who, place=5), f"walk {who} 4")
    wounds = [do(state, f"roll {a} {b}").public.members[who].wounds for a, b in product(range(1, 7), repeat=2)]
    assert set(wounds) == {0, 1} and sum(wounds) == failing


def test_ar_14_vines_and_spores_meet_who_stands_there_in_resolution_and_who_enters() -> None:
    """AR-14: once for each member in Resolution; every later entry again."""
    state = board(before(member(set_up(), "bruce", place=5), "resolution"), tokens={5: "spores"})
    state = do(state, "seal", "contagion clean", "contagion clean")
    assert asked(state) == "actions"
    assert [status.contagion for status in state.public.members.values()] == [1, 1]
    state = do(acting(state), "walk emma 4", "walk emma 5", "contagion clean")
    assert state.public.members["emma"].contagion == 2


def test_ar_14_larva_and_evolve_do_nothing_to_who_stands_there() -> None:
    """AR-14, AR-15."""
    state = board(before(set_up(), "resolution"), tokens={5: "larva", 11: "evolve"})
    assert do(state, "seal").public.board.tokens == {5: "larva", 11: "evolve"}


def test_ar_35_a_member_in_fire_rolls_in_resolution_and_on_each_entry() -> None:
    """AR-35: fire where a member stands is legal."""
    state = board(before(set_up(), "resolution"), fires=1 << 5)
    state, events = told(state, "seal", "roll 6")
    assert types(events).count("roll") == 1 and state.public.members["emma"].wounds == 1
    state = do(acting(state), "walk emma 4", "walk emma 5")
    assert asked(state) == "roll" and state.public.step is not None and state.public.step.what == "fire"


def test_fire_comes_before_the_token() -> None:
    state = board(acting(set_up()), fires=1 << 4, tokens={4: "vines"})
    state, events = told(state, "walk emma 4", "roll 5", "roll 5 5")
    assert [event.fields["cause"] for event in events if event.type == "wound"] == ["fire", "vines"]


def test_who_is_outside_meets_neither_fire_nor_tokens() -> None:
    state = board(
        before(member(set_up(), "emma", place=21, worn="space-suit"), "resolution"), fires=2, tokens={1: "vines"}
    )
    assert asked(do(state, "seal")) == "actions"


def test_coming_in_through_a_hatch_is_entering() -> None:
    state = member(board(acting(set_up()), tokens={1: "larva"}), "emma", place=21, worn="space-suit")
    assert do(state, "walk emma 1").public.board.tokens == {}
