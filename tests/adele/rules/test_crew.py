"""What the human decides besides members' actions: plans, escapes, rerolls, what to keep (adele 3.2, 5.3, 4.5)."""

from dataclasses import replace

from solo.adele import rules
from solo.adele.actions import Plan
from solo.adele.public import Outcome, Step
from tests.adele.scenes import (
    acting,
    alien,
    alien_acting,
    asked,
    before,
    board,
    do,
    holding,
    listed,
    member,
    public,
    refused,
    set_up,
    told,
    types,
)  # fmt: skip


def test_plans_are_made_for_all_and_then_sealed() -> None:
    state = set_up()
    assert refused(state, "seal") == "NOT_ALL_PLANNED"
    state = do(state, "plan bruce move move search", "plan emma")
    assert refused(state, "plan bruce special special") == "", "a change of mind"
    state = do(state, "plan bruce special special", "seal")
    assert state.crew.plans == {"bruce": (0, 0, 0, 0, 0, 2), "emma": (0,) * 6}
    assert all(not status.left for status in state.public.members.values()), "hidden until Resolution"


def test_a_plan_has_four_cubes_at_most() -> None:
    state = set_up()
    assert rules.refusal(state, Plan("emma", (5, 0, 0, 0, 0, 0))) is not None
    assert (
        refused(state, "plan emma move move move move") == "" and refused(state, "plan ripley move") == "NO_SUCH_MEMBER"
    )
    assert len([text for text in listed(state) if text.startswith("plan")]) == 210


def test_plans_become_public_in_resolution() -> None:
    """AS-7: an extra Move is a cube more from then on."""
    state = do(set_up(("emma", "tomas")), "plan emma search use", "plan tomas move", "seal")
    assert asked(state) == "act"
    state, events = told(state, "end-alien")
    shown = next(event for event in events if event.type == "plans")
    assert shown.fields["plans"] == {"emma": ["search", "use"], "tomas": ["move"]}
    assert state.public.members["emma"].left == (0, 0, 1, 1, 0, 0)
    assert state.public.members["tomas"].left == (0, 2, 0, 0, 0, 0), "his extra Move"


def test_ar_40_under_silence_plans_are_sealed_one_by_one_and_no_hazard_is_placed() -> None:
    """AR-40: in order, each sealed before the next; energy as usual; Feed ADELE still allowed."""
    state = public(set_up(), silence=True, adele=replace(set_up().public.adele, energy=9))
    assert refused(state, "plan bruce move") == "SEALED"
    state, events = told(state, "plan emma special special")
    assert "plan_sealed" in types(events) and refused(state, "plan emma move") == "SEALED"
    state = do(state, "plan bruce move")
    assert state.public.adele.energy == 11 and asked(state) == "act", "no hazard was asked for"
    state = acting(member(do(state, "end-alien"), "emma", place=4))
    assert refused(state, "special emma feed") == ""


def test_ar_27_escape_is_free_and_optional_and_stopped_by_closed_markers_only() -> None:
    """AR-27: through Blocked Doors yes; plans and cubes unchanged; offered with no wound too."""
    state = alien(alien_acting(set_up()), place=11)
    state = board(state, closed=frozenset({(7, 11)}), blocked=frozenset({(10, 11)}))
    state = do(state, "attack bruce", "roll 1")
    assert listed(state) == ["escape 10", "escape 12", "escape 16", "stay"]
    plans = state.crew.plans
    fled = do(state, "escape 10")
    assert fled.public.members["bruce"].place == 10 and fled.crew.plans == plans and fled.public.alien.points == 4
    assert do(state, "stay").public.members["bruce"].place == 11


def test_ar_27_escaping_is_entering() -> None:
    """AR-27: entering effects apply; Spores met in an Alien Phase can be revealed at once."""
    state = alien(alien_acting(set_up()), place=11)
    state = board(state, tokens={10: "larva", 12: "spores"}, spread=1 << 10 | 1 << 12)
    state = do(state, "attack bruce", "roll 1")
    assert do(state, "escape 10").public.board.tokens == {12: "spores"}
    assert asked(do(state, "escape 12")) == "draw_contagion"


def test_without_an_open_way_no_escape_is_offered() -> None:
    state = alien(alien_acting(set_up()), place=11)
    state = board(state, closed=frozenset({(7, 11), (10, 11), (11, 12), (11, 16)}))
    assert asked(do(state, "attack bruce", "roll 1")) == "act"


def test_bruce_rolls_one_failed_die_again_once_a_turn() -> None:
    """AS-6."""
    state = alien(alien_acting(set_up()), place=11, display=(0, 4, 0))
    state = do(state, "attack bruce", "roll 4 5 2")
    assert asked(state) == "reroll" and listed(state) == ["reroll", "keep-roll"]
    again = do(state, "reroll", "roll 3")
    assert again.public.members["bruce"].wounds == 1 and asked(again) == "draw_contagion"
    worse = do(state, "reroll", "roll 6")
    assert worse.public.members["bruce"].wounds == 2
    later = do(again, "contagion clean", "stay", "attack bruce", "roll 6 6 6")
    assert asked(later) == "draw_contagion" and later.public.members["bruce"].wounds == 4, "once a turn"
    assert do(state, "keep-roll").public.members["bruce"].wounds == 2


def test_others_do_not_roll_again() -> None:
    state = alien(alien_acting(set_up()), place=5)
    assert do(state, "attack emma", "roll 5").public.members["emma"].wounds == 1


def test_a_death_ends_the_game_at_once() -> None:
    state = alien(alien_acting(member(set_up(), "emma", wounds=3)), place=5)
    state, events = told(state, "attack emma", "roll 5")
    assert state.public.outcome == Outcome("alien", "death") and types(events)[-1] == "end"
    assert rules.legal_actions(state) == [] and rules.to_move(state) is None


def test_a_searched_object_is_taken_or_lies_as_it_lay() -> None:
    state = do(acting(set_up()), "search emma")
    assert asked(state) == "take" and state.crew.seen == {5: "code"}
    left = do(state, "leave")
    assert left.public.board.face_down >> 5 & 1 and left.crew.seen == {5: "code"} and not left.crew.carried["emma"]
    took = do(state, "take")
    assert took.crew.carried["emma"] == ("code",) and not took.public.board.face_down >> 5 & 1
    assert took.crew.seen == {} and took.public.members["emma"].carried == 1 and 5 not in took.hidden.objects


def test_over_the_limit_one_object_is_left_face_up() -> None:
    """AS-1."""
    state = holding(acting(set_up()), emma=("serum", "serum", "battery"))
    state = member(state, "emma", worn="nbq-suit")
    state = do(state, "search emma", "take")
    assert asked(state) == "overload"
    assert listed(state) == ["leave-object battery", "leave-object code", "leave-object serum"], "nothing worn"
    state = do(state, "leave-object battery")
    assert state.public.board.face_up == {5: ("battery",)} and state.public.members["emma"].load == 4


def test_upkeep_clears_fires_markers_and_marks() -> None:
    state = board(acting(set_up()), fires=1 << 3, closed=frozenset({(1, 2)}), closed_hatches=1 << 1)
    state = member(public(state, silence=True), "emma", once=frozenset({"reroll"}), free=2)
    state = do(state, "end")
    assert not state.public.board.fires and not state.public.board.closed and not state.public.board.closed_hatches
    emma = state.public.members["emma"]
    assert emma.left == () and emma.free == 0 and emma.once == frozenset() and not state.public.silence
    assert state.public.turn == 15 and state.public.played == 2


def test_ar_9_the_turn_counts_down_and_upkeep_on_one_is_the_end() -> None:
    """AR-9: the last turn is played whole."""
    state = public(acting(set_up()), turn=1)
    assert do(state, "end").public.outcome == Outcome("alien", "time")
    assert do(public(state, turn=2), "end").public.outcome is None


def test_resigning_is_allowed_whenever_somebody_is_asked() -> None:
    """AS-11."""
    state = do(set_up(), "resign")
    assert state.public.outcome == Outcome("alien", "resign")
    waiting = public(set_up(), agenda=(Step("roll", "emma", number=1, what="fire"),))
    assert refused(waiting, "resign") == "NOT_NOW"


def test_phases_come_in_their_order() -> None:
    state = do(before(set_up(), "adele"), "seal")
    seen = []
    while state.public.played == 1:
        if not seen or seen[-1] != state.public.phase:
            seen.append(state.public.phase)
        state = rules.apply(state, rules.legal_actions(state)[-1])[0]
    assert seen == ["alien", "actions"] or seen == ["adele", "alien", "actions"]
