"""Computers and terminals (adele 1.7), and the repair outside (adele 4.6)."""

from dataclasses import replace

from solo.adele import rules
from solo.adele.places import places
from solo.adele.state import State
from solo.adele.terminals import functions
from tests.adele.scenes import (
    PLENTY,
    acting,
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


def at(place: int, who: str = "emma", crew: tuple[str, ...] = ("emma", "bruce"), **facts: object) -> State:
    return member(acting(set_up(crew)), who, place=place, **facts)


def specials(state: State, who: str = "emma") -> list[str]:
    return [text.removeprefix(f"special {who} ") for text in listed(state) if text.startswith(f"special {who}")]


def test_each_computer_feeds_adele_and_a_terminal_does_more() -> None:
    assert specials(at(7)) == ["feed"] and specials(at(5)) == []
    assert specials(at(3)) == ["alert", "feed"]
    assert set(functions()) == {
        "alert", "engineering", "feed", "medical", "navigation", "reboot", "repair", "surveillance",
    }  # fmt: skip
    state = do(at(7), "special emma feed", "special emma feed")
    assert state.public.adele.energy == 4 and refused(state, "special emma feed") == "NO_CUBE"


def test_nothing_works_at_a_failure_but_the_reboot() -> None:
    state = board(at(4, wounds=2), failures=1 << 4)
    assert specials(state) == ["reboot"]
    state = do(state, "special emma reboot")
    assert not state.public.board.failures and "feed" in specials(state)


def test_ar_31_emma_does_both_things_with_one_action_for_different_people() -> None:
    """AR-31."""
    state = tainted(member(at(4, wounds=2), "bruce", place=4), "bruce", 1, 2)
    assert specials(state) == ["feed", "medical heal emma", "medical cleanse bruce", "medical both emma bruce"]
    state = do(state, "special emma medical both emma bruce")
    assert state.public.members["emma"].wounds == 0 and state.public.members["bruce"].contagion == 0
    assert state.alien.contaminated["bruce"] == 0 and state.public.members["emma"].left == (4, 4, 4, 4, 4, 2)


def test_the_medical_terminal_heals_two_wounds_or_cleanses() -> None:
    state = tainted(at(4, "bruce", wounds=5), "bruce", 1)
    assert specials(state, "bruce") == ["feed", "medical heal bruce", "medical cleanse bruce"]
    assert do(state, "special bruce medical heal bruce").public.members["bruce"].wounds == 3
    hers = member(member(at(4), "bruce", place=4, wounds=5), "emma", left=PLENTY)
    assert do(hers, "special emma medical heal bruce").public.members["bruce"].wounds == 2, "hers heals one more"


def test_mei_pays_one_cube_for_her_first_special_action_at_a_computer() -> None:
    state = member(at(7, "mei", ("mei", "bruce")), "mei", left=(0, 0, 0, 0, 0, 3))
    state = do(state, "special mei feed")
    assert state.public.members["mei"].left[-1] == 2
    state = do(state, "special mei feed")
    assert state.public.members["mei"].left[-1] == 0
    outside = board(at(21, "mei", ("mei", "bruce"), worn="space-suit"), impacts=1 << 21)
    assert do(outside, "special mei repair").public.members["mei"].left[-1] == 2, "the repair is at no computer"


def test_ar_43_the_engineering_terminal_gives_an_object_by_name_unseen_by_the_alien() -> None:
    """AR-43: the box is face down for the Alien only."""
    state = at(20)
    assert [text for text in specials(state) if text != "feed"] == [
        f"engineering {what}" for what in ("battery", "flare-gun", "nbq-suit", "space-suit", "tracking-drone")
    ]
    state, events = told(state, "special emma engineering space-suit")
    assert state.crew.carried["emma"] == ("space-suit",) and state.public.reserve == 4
    assert "engineering space-suit" not in specials(state)
    assert not any("space-suit" in str(event.fields) for event in events if event.audience.value != "team")


def test_the_reserve_too_knows_the_limit() -> None:
    state = holding(at(20), emma=("code", "serum", "serum", "stimulants"))
    state = do(state, "special emma engineering battery")
    assert state.public.step is not None and state.public.step.kind == "overload"


def test_the_navigation_terminal_moves_no_return_away_but_not_below_one() -> None:
    """AS-5."""
    state = public(at(1), no_return=2)
    state = do(state, "special emma navigation")
    assert state.public.no_return == 1 and specials(state) == ["feed"]


def test_the_surveillance_terminal_looks_into_up_to_two_locations() -> None:
    state = at(13)
    assert len(specials(state)) == 1 + 20 + 190
    state = do(state, "special emma surveillance 5 20")
    assert state.crew.seen == {5: "code", 20: "torque-wrench"}
    assert refused(board(at(13), face_down=1 << 5), "special emma surveillance 20") == "BAD_USE"


def test_the_alert_terminal_averts_the_forecast_once() -> None:
    state = at(17)
    forecast = state.public.deck.forecast
    state, events = told(state, "special emma alert")
    assert state.public.board.alerts == places([3]) and forecast in state.public.deck.discards
    assert "event" not in types(events) and rules.to_move(state) == "chance"
    state = rules.apply(state, rules.legal_actions(state)[0])[0]
    assert state.public.deck.forecast and specials(state) == ["feed"]


def test_a_repair_is_made_on_the_hull_section_of_the_impact() -> None:
    state = board(at(22, worn="space-suit"), impacts=places([22, 25]))
    state = do(state, "special emma repair")
    assert state.public.board.impacts == places([25]) and specials(state) == []
    assert specials(replace(state, public=replace(state.public, board=replace(state.public.board, impacts=0)))) == []
