"""The objects (adele 8), each by what it does; that each of them occurs in play is tested with the random games."""

from dataclasses import replace

import pytest

from solo.adele import rules
from solo.adele.objectkind import MISSION, WORN, nobody_uses
from solo.adele.objects import objects
from solo.adele.places import places
from solo.adele.state import State
from tests.adele.scenes import (
    acting,
    alien,
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
    tainted,
    told,
    types,
)  # fmt: skip


def with_object(what: str, place: int = 5, **facts: object) -> State:
    """Return Emma's turn with an object in hand."""
    return member(holding(acting(set_up()), emma=(what,)), "emma", place=place, **facts)


def uses(state: State, what: str) -> list[str]:
    return [text for text in listed(state) if text.startswith(f"use emma {what}")]


def test_every_object_of_the_figures_has_its_file_and_the_other_way_round() -> None:
    figures = set_up().public.figures
    assert set(objects()) == {*figures.cargo, *figures.reserve}
    for id, kind in objects().items():
        assert kind.id == id and kind.name and kind.text
        assert (kind.kind in (WORN, MISSION)) == (kind.uses is nobody_uses)


def test_ar_2_and_ar_39_a_second_service_robot_cannot_be_used_while_one_lies_there() -> None:
    """AR-2: the text's "Fire Wall" is the Service Robot. AR-39: it skips the next Collection Step."""
    state = do(with_object("service-robot"), "use emma service-robot")
    assert state.public.alien.robot
    again = holding(state, emma=("service-robot",))
    assert refused(again, "use emma service-robot") == "BAD_USE"
    assert refused(alien(again, robot=False), "use emma service-robot") == ""


def test_ar_21_acid_takes_tokens_from_a_neighbouring_location() -> None:
    """AR-21: never one's own; through a Blocked Door, not through a Closed marker; the Alien itself is no token."""
    state = board(with_object("acid-cocktail"), tokens={4: "vines", 5: "spores"}, spread=places([4, 5, 2]))
    assert uses(state, "acid-cocktail") == [
        "use emma acid-cocktail 2 spread", "use emma acid-cocktail 4 token", "use emma acid-cocktail 4 spread",
        "use emma acid-cocktail 4 both",
    ]  # fmt: skip
    shut = board(state, closed=frozenset({(4, 5)}), blocked=frozenset({(2, 5)}))
    assert uses(shut, "acid-cocktail") == ["use emma acid-cocktail 2 spread"]
    there = alien(state, place=4)
    both = do(there, "use emma acid-cocktail 4 both")
    assert both.public.board.tokens == {5: "spores"} and both.public.board.spread == places([2, 5])
    assert both.public.alien.place == 4 and both.public.alien.out == {"vines": 1} and both.crew.carried["emma"] == ()
    assert do(there, "use emma acid-cocktail 4 token").public.board.spread == places([2, 4, 5])


def test_ar_18_vines_and_spores_fall_to_acid_and_not_to_who_enters() -> None:
    """AR-18: to Fire as well, which its own test shows."""
    state = board(with_object("acid-cocktail", place=4), tokens={10: "spores"}, spread=places([10]))
    assert do(state, "walk emma 10", "contagion clean").public.board.tokens == {10: "spores"}
    assert do(state, "use emma acid-cocktail 10 token").public.board.tokens == {}


def test_ar_30_serum_discards_two_tokens_at_random_which_go_back_to_the_pile() -> None:
    """AR-30: reshuffled unseen; the Alien sees which."""
    state = tainted(with_object("serum"), "emma", 2, 1)
    state = do(state, "use emma serum emma")
    assert rules.to_move(state) == "chance" and listed(state) == ["lose 1 1", "lose 2 0"]
    state, events = told(state, "lose 2 0")
    assert state.public.members["emma"].contagion == 1 and state.alien.contaminated["emma"] == 0
    assert [event.audience.value for event in events if event.type == "cleansed_faces"] == ["alien"]
    assert "contaminated" not in next(event for event in events if event.type == "cleansed").fields


def test_ar_30_an_empty_pile_gives_no_token() -> None:
    """AR-30: all fifteen are out."""
    state = board(tainted(acting(set_up()), "bruce", 6, 9), tokens={4: "spores"})
    state = do(state, "walk emma 4")
    assert asked(state) == "actions" and state.public.members["emma"].contagion == 0


def test_serum_discards_one_where_there_is_one_and_serves_who_is_here() -> None:
    state = tainted(with_object("serum", place=11), "bruce", 0, 1)
    assert uses(state, "serum") == ["use emma serum bruce"]
    assert listed(do(state, "use emma serum bruce")) == ["lose 0 1"]
    assert uses(member(state, "emma", place=5), "serum") == []


def test_the_flare_gun_drives_the_alien_off_board() -> None:
    state = with_object("flare-gun", place=18)
    state, events = told(state, "use emma flare-gun")
    assert state.public.alien.place == 0 and "alien_driven_off" in types(events)
    assert refused(with_object("flare-gun", place=17), "use emma flare-gun") == "BAD_USE"


def test_the_battery_mends_and_protects_or_readies_an_alert() -> None:
    """AS-4."""
    state = board(with_object("battery", place=7), failures=1 << 7)
    state = do(state, "use emma battery protect")
    assert not state.public.board.failures and state.public.board.protected == 1 << 7
    spent = board(with_object("battery", place=3), alerts=1 << 17)
    assert uses(spent, "battery") == ["use emma battery protect", "use emma battery ready"]
    assert do(spent, "use emma battery ready").public.board.alerts == places([3, 17])
    assert uses(with_object("battery", place=3), "battery") == ["use emma battery protect"]
    assert uses(board(spent, failures=1 << 3), "battery") == ["use emma battery protect"], "AS-4"
    assert uses(with_object("battery", place=5), "battery") == []


def test_a_protected_computer_never_fails() -> None:
    state = board(before(set_up(), "upkeep"), protected=places([1]), failures=places([3]))
    state = public(state, deck=replace(state.public.deck, forecast="virus-blue"))
    state, events = told(state, "seal")
    assert "no_effect" in types(events)


def test_the_tracking_drone_looks_once_a_turn_whoever_carries_it() -> None:
    """AS-9."""
    state, events = told(with_object("tracking-drone"), "use emma tracking-drone 20")
    assert state.crew.seen == {20: "torque-wrench"} and state.crew.carried["emma"] == ("tracking-drone",)
    assert uses(state, "tracking-drone") == []
    saw = next(event for event in events if event.type == "saw")
    assert saw.audience.value == "team" and saw.fields["objects"] == {"20": "torque-wrench"}
    looked = next(event for event in events if event.type == "looked")
    assert looked.fields == {"day": 1, "member": "emma", "places": ["20"]}
    handed = do(member(state, "bruce", place=5), "give emma bruce tracking-drone for")
    assert refused(handed, "use bruce tracking-drone 19") == "BAD_USE", "AS-9"


def test_stimulants_are_three_free_cubes_for_anything() -> None:
    state = member(with_object("stimulants"), "emma", left=(0, 0, 0, 1, 0, 0))
    state = do(state, "use emma stimulants", "walk emma 4", "special emma feed")
    assert state.public.members["emma"].free == 0 and state.public.adele.energy == 2
    assert refused(state, "walk emma 5") == "NO_CUBE"


def test_the_first_aid_kit_heals_three_wounds_and_emma_one_more() -> None:
    """AS-3."""
    state = member(with_object("first-aid-kit", place=11, wounds=2), "bruce", wounds=3)
    assert "use emma first-aid-kit bruce bruce emma emma" in uses(state, "first-aid-kit")
    assert all(len(text.split()) == 7 for text in uses(state, "first-aid-kit"))
    healed = do(state, "use emma first-aid-kit bruce bruce bruce emma")
    assert [status.wounds for status in healed.public.members.values()] == [1, 0]
    his = member(holding(state, emma=(), bruce=("first-aid-kit",)), "emma", place=11)
    assert refused(his, "use bruce first-aid-kit bruce bruce bruce emma") == "BAD_USE"
    assert refused(his, "use bruce first-aid-kit bruce bruce bruce") == ""
    assert uses(with_object("first-aid-kit"), "first-aid-kit") == []


def test_the_nbq_suit_keeps_contagion_off_while_it_is_worn() -> None:
    state = board(with_object("nbq-suit"), tokens={4: "spores"})
    assert asked(do(state, "walk emma 4")) == "draw_contagion", "AR-41: carried is not worn"
    state, events = told(state, "wear emma nbq-suit", "walk emma 4")
    assert state.public.members["emma"].contagion == 0 and "kept_clean" in types(events)


@pytest.mark.parametrize("what", [id for id, kind in objects().items() if kind.kind == "mission"])
def test_mission_objects_are_for_delivery_only(what: str) -> None:
    state = with_object(what)
    assert uses(state, what) == [] and refused(state, f"wear emma {what}") == "BAD_USE"


def test_nobody_uses_what_they_do_not_carry() -> None:
    assert refused(with_object("serum"), "use emma stimulants") == "NOT_CARRIED"
    assert refused(with_object("serum"), "use bruce serum bruce") == "NOT_CARRIED"
