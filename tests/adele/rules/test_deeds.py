"""What members do in the Actions Phase (adele 3.6, 4.3, 4.5, 4.6, 9)."""

from dataclasses import replace

from solo.adele.public import Outcome
from solo.adele.state import State
from tests.adele.scenes import acting, board, do, holding, listed, member, public, refused, set_up, told, types


def test_who_has_begun_finishes_before_another_one() -> None:
    """AS-14."""
    state = do(acting(set_up()), "walk bruce 10", "walk emma 4")
    assert state.public.done == {"bruce"} and refused(state, "walk bruce 9") == "TURN_OVER"
    assert not any("bruce" in text for text in listed(state) if not text.startswith("give"))


def test_cubes_are_spent_by_their_boxes_and_never_change_them() -> None:
    state = acting(set_up(), (0, 1, 1, 0, 0, 0))
    state = do(state, "walk emma 4")
    assert refused(state, "walk emma 5") == "NO_CUBE" and refused(state, "search emma") == ""
    assert state.public.members["emma"].left == (0, 0, 1, 0, 0, 0)


def test_cubes_that_are_not_used_are_lost() -> None:
    state = do(acting(set_up()), "end")
    assert all(status.left == () for status in state.public.members.values())


def test_ar_13_open_door_removes_closed_markers_and_hatch_tokens() -> None:
    """AR-13: all doors are open by default; the action serves against markers only, hatches from both sides."""
    state = acting(set_up())
    assert refused(state, "open emma 4-5") == "NOT_CLOSED"
    state = board(state, closed=frozenset({(4, 5), (1, 2)}), closed_hatches=1 << 8 | 1 << 12)
    assert refused(state, "open emma 1-2") == "NOT_CLOSED", "not her location's"
    opened = do(state, "open emma 4-5", "walk emma 4")
    assert opened.public.board.closed == {(1, 2)}
    inside = member(state, "emma", place=8)
    assert do(inside, "open emma hatch-8").public.board.closed_hatches == 1 << 12
    outside = member(state, "emma", place=23, worn="space-suit")
    assert refused(outside, "walk emma 12") == "NO_WAY"
    assert refused(do(outside, "open emma hatch-12"), "walk emma 12") == ""


def test_hatches_and_hull_need_a_worn_space_suit() -> None:
    """Adele 4.3, 4.6, AS-2: carried is not worn (AR-41)."""
    state = member(holding(acting(set_up()), emma=("space-suit",)), "emma", place=8)
    assert refused(state, "walk emma hull-amber") == "NO_WAY"
    state = do(state, "wear emma space-suit", "walk emma hull-amber")
    assert listed(state)[:4] == ["walk emma 8", "walk emma 12", "walk emma hull-blue", "walk emma hull-red"]
    assert refused(state, "take-off emma") == refused(state, "search emma") == "OUTSIDE"
    assert do(state, "walk emma hull-red", "walk emma 18").public.members["emma"].place == 18


def test_ar_41_a_suit_counts_while_it_is_worn_and_changing_is_a_use() -> None:
    """AR-41: putting on or taking off costs a Use Object cube; one suit at a time."""
    state = holding(acting(set_up(), (0, 0, 0, 2, 0, 0)), emma=("nbq-suit", "space-suit"))
    state, events = told(state, "wear emma nbq-suit", "wear emma space-suit")
    emma = state.public.members["emma"]
    assert emma.worn == "space-suit" and state.crew.carried["emma"] == ("nbq-suit",) and emma.load == 2
    assert types(events) == ["put_on", "put_on", "took_off"] and refused(state, "take-off emma") == "NO_CUBE"


def test_objects_change_hands_in_one_location() -> None:
    state = holding(acting(set_up()), emma=("serum", "code"), bruce=("battery",))
    assert refused(state, "give emma bruce serum for") == "BAD_USE"
    state = member(state, "bruce", place=5)
    state, events = told(state, "give emma bruce code serum for battery")
    assert state.crew.carried["emma"] == ("battery",) and state.crew.carried["bruce"] == ("code", "serum")
    public_one = next(event for event in events if event.type == "handed_over")
    assert "serum" not in str(public_one.fields) and public_one.fields["given"] == 2
    assert refused(state, "give emma bruce serum for") == "NOT_CARRIED"


def test_nobody_is_handed_more_than_the_limit() -> None:
    """AS-1."""
    state = holding(acting(set_up()), emma=("serum",), bruce=("battery", "code", "serum", "stimulants"))
    state = member(state, "bruce", place=5)
    assert refused(state, "give emma bruce serum for") == "TOO_MUCH"
    assert refused(state, "give emma bruce serum for code") == ""


def test_dropping_is_free_and_face_up_and_another_one_can_take_it() -> None:
    """AS-8."""
    state = holding(acting(set_up(), (0, 0, 0, 0, 0, 0)), emma=("serum",))
    state = do(state, "drop emma serum")
    assert state.public.board.face_up == {5: ("serum",)}
    state = member(member(state, "bruce", place=5), "bruce", left=(0, 0, 1, 0, 0, 0))
    state = do(state, "search bruce serum")
    assert state.crew.carried["bruce"] == ("serum",) and state.public.board.face_up == {}


def delivering(what: str, place: int, **facts: object) -> State:
    state = public(holding(acting(set_up()), emma=(what,)), **facts)
    return member(state, "emma", place=place)


def test_ar_8_anybody_delivers_anything_where_its_tile_says() -> None:
    """AR-8: the chart's cubes (Injector #1, Flask #2) forbid nothing; the location is public from then on."""
    state = delivering("culture-flask", 4)
    assert refused(delivering("culture-flask", 5), "deliver emma culture-flask") == "WRONG_PLACE"
    state, events = told(state, "deliver emma culture-flask")
    assert state.public.delivered == {"culture-flask": 4} and state.crew.carried["emma"] == ()
    assert next(event for event in events if event.type == "delivered").fields["place"] == "4"


OTHERS = {"injector": 2, "culture-flask": 4, "torque-wrench": 7, "drive-coupling": 8}


def test_the_code_wins_when_all_else_is_done() -> None:
    state, events = told(delivering("code", 5, delivered=OTHERS), "deliver emma code")
    assert state.public.outcome == Outcome("crew", "code") and types(events)[-1] == "end"


def test_ar_48_the_code_tried_too_early_is_no_legal_action() -> None:
    """AR-48: while another object is missing."""
    missing = {what: place for what, place in OTHERS.items() if what != "injector"}
    assert refused(delivering("code", 5, delivered=missing), "deliver emma code") == "CODE_TOO_EARLY"


def test_ar_9_beyond_the_point_of_no_return_is_a_lower_turn_number() -> None:
    """AR-9: equal is still allowed."""
    for turn, no_return, allowed in ((7, 7, True), (8, 7, True), (6, 7, False)):
        state = delivering("code", 5, delivered=OTHERS, turn=turn, no_return=no_return)
        assert (refused(state, "deliver emma code") == "") is allowed


def test_ar_48_an_impact_on_the_hull_keeps_the_code_back() -> None:
    """AR-48, adele 9: no impact token on any hull section."""
    state = delivering("code", 5, delivered=OTHERS)
    assert refused(board(state, impacts=1 << 22), "deliver emma code") == "CODE_TOO_EARLY"


def test_ordinary_objects_are_not_delivered() -> None:
    assert refused(delivering("serum", 4), "deliver emma serum") == "BAD_USE"


def test_a_used_object_is_shown_and_gone() -> None:
    state, events = told(holding(acting(set_up()), emma=("stimulants",)), "use emma stimulants")
    assert state.crew.carried["emma"] == () and state.public.members["emma"].carried == 0
    assert next(event for event in events if event.type == "used").fields["what"] == "stimulants"


def test_cubes_of_a_special_action_can_be_shared_with_free_ones() -> None:
    """AS-10."""
    state = member(acting(set_up(), (0, 0, 0, 0, 0, 1)), "emma", place=7, free=1)
    state = do(state, "special emma feed")
    emma = state.public.members["emma"]
    assert emma.left == (0,) * 6 and emma.free == 0


def test_nothing_is_said_of_a_state_after_the_end() -> None:
    over = do(set_up(), "resign")
    assert refused(over, "resign") == "GAME_OVER" and replace(over) == over
