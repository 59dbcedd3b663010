"""What the Alien decides: actions, tokens, evolution, contamination, flight (adele 5)."""

from dataclasses import replace

import pytest

from solo.adele import rules
from solo.adele.places import places
from solo.adele.public import Outcome
from solo.adele.state import State
from tests.adele.scenes import (
    HATCH,
    acting,
    alien,
    alien_acting,
    asked,
    before,
    board,
    do,
    figures_with,
    holding,
    listed,
    member,
    public,
    refused,
    scenario_with,
    secrets,
    set_up,
    tainted,
    told,
    types,
)  # fmt: skip


def test_ar_12_closed_and_blocked_doors_stop_moves_and_no_crawl() -> None:
    """AR-12: both kinds of door; Crawl ignores both."""
    state = board(alien_acting(set_up()), blocked=frozenset({(17, 18)}), closed=frozenset({(18, 19)}))
    assert refused(state, "move 17") == refused(state, "move 19") == "NO_WAY"
    assert refused(state, "crawl 17") == refused(state, "crawl 19") == ""
    assert refused(board(state, blocked=frozenset()), "move 17") == ""


def test_ar_12_the_crew_passes_blocked_doors_and_not_closed_ones() -> None:
    """AR-12, and AR-13: only Closed markers stop them."""
    state = acting(board(set_up(), blocked=frozenset({(4, 5)}), closed=frozenset({(2, 5)})))
    assert refused(state, "walk emma 4") == "" and refused(state, "walk emma 2") == "NO_WAY"


@pytest.mark.parametrize("token", ["larva", "evolve"])
def test_ar_15_a_token_placed_where_a_member_stands_lies_until_somebody_enters(token: str) -> None:
    """AR-15, AR-1: standing there destroys nothing; who leaves and returns, or another one, does."""
    state = alien_acting(board(set_up(), spread=1 << 11), hand=(token,))
    state = do(state, f"token {token} 11", "end-alien")
    while asked(state) == "draw_tokens":
        state = rules.apply(state, rules.legal_actions(state)[0])[0]
    assert state.public.board.tokens == {11: token} and asked(state) == "actions"
    state = acting(state)
    again, events = told(do(state, "walk bruce 10"), "walk bruce 11")
    assert again.public.board.tokens == {} and "token_removed" in types(events)
    assert again.public.alien.out == {token: 1}
    moved = member(state, "emma", place=10)
    assert do(moved, "walk emma 11").public.board.tokens == {}


def test_ar_19_a_spread_token_stays_whoever_enters() -> None:
    """AR-19: only Fire and Acid remove one."""
    state = acting(board(set_up(), spread=1 << 10 | 1 << 4, tokens={10: "larva"}))
    state = do(state, "walk emma 4", "walk emma 10")
    assert state.public.board.spread == 1 << 10 | 1 << 4 and state.public.board.tokens == {}


def test_ar_20_a_token_without_a_spread_token_works_until_it_is_removed() -> None:
    """AR-20: it stays, it is collected from; no new one can be placed there later."""
    state = before(board(set_up(), spread=0, tokens={9: "larva"}), "alien")
    state = do(state, "seal")
    assert state.public.alien.infection == 1 and asked(state) == "act"
    state = board(secrets(state, hand=("vines",)), tokens={})
    assert refused(state, "token vines 9") == "TAKEN"


def test_ar_22_removed_tokens_are_out_of_play_and_an_empty_bag_gives_a_smaller_hand() -> None:
    """AR-22: nothing returns to the bag; collected Evolve tokens stay on the display."""
    state = alien_acting(set_up(), hand=("vines",))
    few = replace(state, hidden=replace(state.hidden, bag={"evolve": 0, "larva": 2, "spores": 0, "vines": 0}))
    few = do(alien(few, bag=2), "end-alien")
    assert listed(few) == ["draw larva larva"]
    few = do(few, "draw larva larva")
    assert few.alien.hand == ("larva", "larva", "vines") and few.public.alien.hand == 3 and few.public.alien.bag == 0


def test_ar_23_the_hand_is_only_filled_up() -> None:
    """AR-23: nothing is swapped; a full hand draws nothing."""
    state = alien_acting(set_up())
    assert state.public.alien.hand == 4
    assert asked(do(state, "end-alien")) == "actions"


LAST_SPACE = set_up().public.figures.infection


def infected(state: State, infection: int, tokens: dict[int, str]) -> State:
    return before(alien(board(state, tokens=tokens), infection=infection), "alien")


def test_ar_24_the_last_space_wins_at_once() -> None:
    """AR-24: infection stops there, and nothing else is resolved: the Evolve token is not collected."""
    state = infected(set_up(), LAST_SPACE - 1, {1: "larva", 4: "larva", 9: "evolve"})
    state, events = told(state, "seal")
    assert state.public.outcome == Outcome("alien", "infection") and state.public.alien.infection == LAST_SPACE
    assert types(events)[-1] == "end" and "evolved" not in types(events)
    assert state.public.board.tokens[9] == "evolve"


def test_ar_24_the_same_by_evolution() -> None:
    """AR-24, AS-12: Evolve tokens are taken one by one, so the others stay on the ship, and the count of 34 holds."""
    state = alien(infected(set_up(), LAST_SPACE - 2, {9: "evolve", 10: "evolve"}), display=(0, 0, 1))
    state = do(state, "seal", "evolve infestation")
    assert state.public.outcome == Outcome("alien", "infection") and state.public.board.tokens == {10: "evolve"}


def test_ar_25_a_sector_counts_once() -> None:
    """AR-25: three Larva Fields in two sectors are two points."""
    state = do(infected(set_up(), 0, {1: "larva", 2: "larva", 9: "larva"}), "seal")
    assert state.public.alien.infection == 2
    assert len(state.public.board.tokens) == 3, "they stay on the ship"


def attacking(state: State, points: int = 7, place: int = 11) -> State:
    return alien(alien_acting(state, points), place=place)


def test_ar_26_one_member_is_attacked_as_often_as_there_are_ap() -> None:
    """AR-26: 3 AP each, while both share the location."""
    state = do(attacking(set_up()), "attack bruce", "roll 3", "stay")
    assert state.public.alien.points == 4
    state = do(state, "attack bruce", "roll 1", "stay")
    assert state.public.alien.points == 1 and refused(state, "attack bruce") == "NO_POINTS"
    fled = do(attacking(set_up()), "attack bruce", "roll 3", "escape 10")
    assert refused(fled, "attack bruce") == "NOT_AMONG"


def contagious(state: State) -> State:
    """Return a State in which the Alien's attacks carry contagion, with strength 2."""
    return alien(state, display=(0, 2, 0))


def test_ar_28_a_death_comes_before_any_contagion() -> None:
    """AR-28: wounds first; the game ends before a token is drawn."""
    state = contagious(attacking(member(set_up(), "bruce", wounds=5)))
    state, events = told(state, "attack bruce", "roll 6 6", "keep-roll")
    assert state.public.outcome == Outcome("alien", "death") and "contagion" not in types(events)


def test_an_attack_gives_contagion_whatever_the_dice_say_unless_a_suit_is_worn() -> None:
    state = do(contagious(attacking(set_up())), "attack bruce", "roll 1 1", "contagion clean")
    assert state.public.members["bruce"].contagion == 1 and asked(state) == "escape"
    worn = member(contagious(attacking(set_up())), "bruce", worn="nbq-suit")
    assert asked(do(worn, "attack bruce", "roll 1 1")) == "escape"


def test_ar_29_contamination_is_revealed_right_after_an_attacks_draw() -> None:
    """AR-29: before the escape is chosen."""
    state = contagious(attacking(tainted(set_up(), "bruce", 2)))
    state = do(state, "attack bruce", "roll 1 1", "contagion contaminated")
    assert asked(state) == "reveal" and listed(state) == ["reveal bruce", "pass"]
    assert do(state, "reveal bruce").public.outcome == Outcome("alien", "contamination")
    assert asked(do(state, "pass")) == "escape"


def test_ar_29_contamination_is_revealed_where_a_robot_skips_the_collection() -> None:
    """AR-29, AS-13: before the Collection Step, whether or not it is skipped; and in the Action Step."""
    state = do(alien(before(tainted(set_up(), "emma", 3, 1), "alien"), robot=True), "seal")
    assert asked(state) == "reveal" and state.public.alien.robot
    state = do(state, "pass")
    assert (
        asked(state) == "act" and refused(state, "reveal emma") == "" and refused(state, "reveal bruce") == "NOT_AMONG"
    )


def test_clean_tokens_do_not_count() -> None:
    state = do(before(tainted(set_up(), "emma", 2, 5), "alien"), "seal")
    assert asked(state) == "act" and refused(state, "reveal emma") == "NOT_AMONG"


def test_contamination_got_in_resolution_is_not_revealed_before_the_next_alien_phase() -> None:
    state = board(before(tainted(set_up(), "emma", 2), "resolution"), tokens={5: "spores"})
    state = do(state, "seal", "contagion contaminated")
    assert asked(state) == "actions" and state.alien.contaminated["emma"] == 3


def burning(state: State, **what: object) -> State:
    """Return a State in which ADELE is about to burn the Alien's location."""
    state = before(board(public(state, adele=replace(state.public.adele, energy=5)), **what), "adele")
    return do(state, "seal", f"hazard fire {HATCH}")


def test_ar_36_the_alien_flees_from_fire_by_a_move_of_its_choice() -> None:
    """AR-36: no AP, no action, not into fire."""
    state = burning(set_up())
    assert asked(state) == "flee" and rules.to_move(state) == "alien" and listed(state) == ["flee 17", "flee 19"]
    state = do(state, "flee 19")
    assert state.public.alien.place == 19 and asked(state) == "act" and state.public.alien.points == 7
    assert listed(burning(set_up(), fires=1 << 17)) == ["flee 19"]


def test_ar_36_and_ar_18_the_alien_crawls_free_only_where_no_move_is_possible() -> None:
    """AR-36; AR-18: the fire clears whatever token lay there, Vines too."""
    state = burning(set_up(), blocked=frozenset({(17, 18), (18, 19)}), tokens={HATCH: "vines"}, fires=1 << 5)
    assert listed(state) == [f"flee {place}" for place in range(1, 21) if place not in (5, HATCH)]
    assert state.public.board.tokens == {} and not state.public.board.spread
    assert state.public.alien.out == {"vines": 1}


def off_board(state: State, points: int = 7) -> State:
    return alien(alien_acting(state, points, ("vines", "larva")), place=0)


def test_ar_37_off_board_the_alien_places_tokens_and_must_crawl() -> None:
    """AR-37: tokens while 5 AP are kept; no Move, Spread or Attack before the crawl, which is compulsory."""
    state = board(off_board(set_up()), spread=places([1, 2, 3]))
    assert refused(state, "move 17") == refused(state, "spread") == refused(state, "attack bruce") == "OFF_BOARD"
    assert refused(state, "end-alien") == "MUST_CRAWL"
    state = do(state, "token vines 1", "token larva 2")
    assert state.public.alien.points == 5 and refused(secrets(state, hand=("larva",)), "token larva 3") == "MUST_CRAWL"
    state = do(state, "crawl 9")
    assert state.public.alien.place == 9 and refused(state, "end-alien") == ""


def test_ar_38_and_ar_39_the_collection_off_board_and_with_a_service_robot() -> None:
    """AR-38: off board it happens normally. AR-39: the whole step is lost, tokens stay, the robot leaves the game."""
    state = alien(infected(set_up(), 0, {1: "larva", 9: "evolve"}), place=0)
    assert do(state, "seal").public.alien.infection == 1
    skipped, events = told(alien(state, robot=True), "seal")
    assert skipped.public.alien.infection == 0 and skipped.public.board.tokens == {1: "larva", 9: "evolve"}
    assert not skipped.public.alien.robot and "collection_skipped" in types(events) and asked(skipped) == "act"


def test_ar_45_a_crawl_ends_anywhere_but_here_and_in_fire() -> None:
    """AR-45."""
    state = board(alien_acting(set_up()), fires=1 << 4)
    assert refused(state, f"crawl {HATCH}") == refused(state, "crawl 4") == "BURNING"
    crawls = [text for text in listed(state) if text.startswith("crawl")]
    assert len(crawls) == 18


def test_ar_46_tiles_give_ap_strength_and_contagion() -> None:
    """AR-46: "actions" are AP; later tiles of a row cover the earlier ones."""
    figures = set_up().public.figures
    for display, expected in (
        ((0, 0, 0), (7, 1, False)),
        ((2, 1, 0), (9, 1, False)),
        ((4, 2, 6), (11, 2, True)),
        ((3, 4, 0), (9, 3, True)),
        ((0, 6, 0), (7, 4, True)),
    ):
        found = replace(set_up().public.alien, display=display).abilities(figures)
        assert (found.points, found.strength, found.contagion) == expected


def test_more_ap_count_from_the_action_step_of_the_same_turn() -> None:
    state = alien(infected(set_up(), 0, {9: "evolve"}), display=(1, 0, 0))
    state = do(state, "seal", "evolve metabolism")
    assert asked(state) == "act" and state.public.alien.points == 9


def test_ar_47_no_spread_under_a_shutdown_or_on_a_spread_token() -> None:
    """AR-47: and a Shutdown does not remove a token that lies there."""
    state = board(alien_acting(set_up()), spread=0)
    assert refused(state, "spread") == ""
    assert refused(board(state, shutdowns=1 << HATCH), "spread") == "NO_SPREAD"
    assert refused(board(state, spread=1 << HATCH), "spread") == "NO_SPREAD"


def test_the_supply_of_spread_tokens_has_an_end() -> None:
    scenario = scenario_with(figures=figures_with(spread=2))
    state = alien_acting(set_up(scenario=scenario))
    assert refused(board(state, spread=places([1, 2])), "spread") == "NO_SPREAD"
    assert refused(board(state, spread=places([1])), "spread") == ""


def test_prices_of_the_actions_and_lost_ap() -> None:
    state = board(alien_acting(set_up(), hand=("vines",)), spread=places([3]))
    for text, left in (("move 17", 5), ("crawl 2", 2), ("spread", 5), ("token vines 3", 6)):
        assert do(state, text).public.alien.points == left, text
    assert do(state, "end-alien").public.alien.points == 0


def test_a_token_goes_on_a_spread_token_without_a_token() -> None:
    state = board(alien_acting(set_up(), hand=("vines",)), spread=places([3, 4]), tokens={4: "larva"})
    assert refused(state, "token vines 4") == refused(state, "token vines 5") == "TAKEN"
    assert refused(state, "token larva 3") == "NO_TOKEN" and refused(state, "token vines 3") == ""


def test_nobody_but_the_crew_enters_fire() -> None:
    state = board(alien_acting(set_up()), fires=1 << 17)
    assert refused(state, "move 17") == "NO_WAY"
    assert "move 17" not in listed(state)


def test_a_full_row_takes_no_more() -> None:
    state = alien(infected(set_up(), 0, {9: "evolve"}), display=(4, 6, 0))
    assert listed(do(state, "seal")) == ["evolve infestation"]


def test_a_member_outside_cannot_be_attacked() -> None:
    state = holding(alien(alien_acting(member(set_up(), "bruce", place=25, worn="space-suit")), place=18), emma=())
    assert refused(state, "attack bruce") == "NOT_AMONG"
