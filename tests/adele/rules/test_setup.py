"""The set-up (adele 2)."""

from dataclasses import replace

import pytest

from solo import adelelibrary
from solo.adele import rules
from solo.adele.actiontext import parse_action
from solo.adele.places import members
from solo.adele.public import Setup, Step
from solo.adele.scenario import Start
from solo.adele.state import State
from tests.adele import scenes
from tests.adele.scenes import asked, listed, scenario_with, set_up

CREWS = {2: ("emma", "bruce"), 3: ("emma", "bruce", "mei"), 4: ("emma", "bruce", "mei", "tomas")}
each_size = pytest.mark.parametrize("size", CREWS)


def fresh(size: int, **start: object) -> State:
    scenario = scenario_with(size=size, start=replace(Start(), **start))  # type: ignore[arg-type]
    return rules.new_state(Setup(scenario, CREWS[size]))


def until(state: State, kind: str) -> State:
    """Go on with the first legal action until something is asked."""
    while asked(state) != kind:
        state = rules.apply(state, rules.legal_actions(state)[0])[0]
    return state


@each_size
def test_ar_3_and_ar_4_evolve_tokens_go_from_the_bag_to_rows_of_the_aliens_choice(size: int) -> None:
    """AR-3, AR-4: beside the four of the hand, left to right within a row; tiles and infection apply at once."""
    state = scenes.do(fresh(size), "draw evolve evolve larva larva")
    number = state.public.figures.evolved[size]
    assert state.public.alien.hand == 4 and [step.kind for step in state.public.agenda].count("evolve") == number
    placed = until(state, "deal_objects")
    assert (
        placed.public.alien.bag == 30 - number
        and placed.hidden.bag["evolve"] == placed.public.figures.tokens["evolve"] - 2 - number
    )
    if number:
        state = scenes.do(state, "evolve infestation", "evolve infestation", "evolve metabolism")
        assert state.public.alien.infection == 2 and state.public.alien.display == (1, 0, 2)
        assert not state.public.board.tokens, "never on the ship"


def test_ar_3_a_tile_taken_at_setup_works_at_once() -> None:
    """AR-3."""
    state = scenes.do(fresh(3), "draw larva larva larva larva", "evolve metabolism", "evolve metabolism")
    assert state.public.alien.abilities(state.public.figures).points == 9


@each_size
def test_ar_5_and_ar_6_the_chart_is_read_by_crew_size(size: int) -> None:
    """AR-5, AR-6: two figures are two crew members; four are an extension with its own column."""
    chart = set_up(CREWS[size]).public.figures.chart[size]
    assert list(chart) == ["injector", "culture-flask", "code", "torque-wrench", "drive-coupling"]
    assert chart["code"] == {2: (1, 2), 3: (3,), 4: (3,)}[size]
    assert chart["torque-wrench"] == ((4,) if size == 4 else (2,))


def test_ar_6_the_infection_is_an_ordinary_number_from_nought() -> None:
    """AR-6."""
    assert set_up(CREWS[4]).public.alien.infection == 0


def test_ar_7_missions_are_dealt_and_then_their_cubes_assigned() -> None:
    """AR-7: both steps with the number 10 are done, in their order."""
    state = until(fresh(2), "deal_missions")
    _, events = scenes.told(state, "missions 2 4 5 7 8")
    dealt = next(event for event in events if event.type == "missions_dealt")
    assert dealt.fields["cubes"] == {
        "injector": [1], "culture-flask": [2], "code": [1, 2], "torque-wrench": [2], "drive-coupling": [1],
    }  # fmt: skip


def test_mission_tiles_name_every_location_but_those_of_the_alert_terminals() -> None:
    state = until(fresh(2), "deal_missions")
    for text in ("missions 2 4 3 7 8", "missions 2 4 17 7 8", "missions 2 2 5 7 8", "missions 2 4 5 7"):
        assert scenes.refused(state, text) == "NOT_AMONG", text
    assert scenes.refused(state, "missions 20 19 1 7 8") == ""


@each_size
def test_ar_10_the_turn_marker_starts_where_the_table_says(size: int) -> None:
    """AR-10."""
    state = set_up(CREWS[size])
    assert state.public.turn == {2: 16, 3: 13, 4: 11}[size] and state.public.no_return == 1


def test_ar_11_a_forecast_lies_open_and_is_the_first_event() -> None:
    """AR-11: revealed at set-up, resolved in the first Event Phase; another one is then the forecast."""
    state = until(fresh(2), "draw_event")
    state, events = scenes.told(state, "event drift-red")
    assert [event.fields["card"] for event in events if event.type in ("forecast", "event")] == ["drift-red"] * 2
    assert asked(state) == "draw_event" and state.public.no_return == 2
    state = scenes.do(state, "event quiet-amber")
    assert state.public.deck.forecast == "quiet-amber" and state.public.deck.discards == ("drift-red",)


@each_size
def test_silence_cards_are_left_out_with_more_than_two(size: int) -> None:
    deck = set_up(CREWS[size]).public.figures.deck(size)
    assert len(deck) == {2: 25, 3: 22, 4: 22}[size]
    assert sum(card.startswith("silence") for card in deck) == {2: 3, 3: 0, 4: 0}[size]


def test_ar_42_and_ar_49_the_twenty_five_objects() -> None:
    """AR-42, AR-49: one of each mission object among the 20 on the ship; 5 in the reserve; no others."""
    state = set_up()
    cargo, reserve = state.public.figures.cargo, state.public.figures.reserve
    assert len(cargo) == 20 and len(reserve) == 5 and sorted(state.hidden.objects.values()) == list(cargo)
    for what in ("injector", "culture-flask", "code", "torque-wrench", "drive-coupling"):
        assert (cargo + reserve).count(what) == 1 and what in cargo
    assert reserve == ("battery", "flare-gun", "nbq-suit", "space-suit", "tracking-drone")
    assert not {"fire-extinguisher", "flashlight", "parts", "teddy-bear"} & {*cargo, *reserve}


def test_nobody_starts_where_another_one_does() -> None:
    state = until(fresh(3), "pick")
    state = scenes.do(state, "pick 7")
    assert scenes.refused(state, "pick 7") == "NOT_AMONG"


def test_ar_50_a_crew_member_in_a_hatch_location_keeps_the_alien_out() -> None:
    """AR-50."""
    state = until(fresh(2), "pick")
    state = until(scenes.do(state, "pick 1", "pick 6"), "hatch")
    assert listed(state) == ["hatch 8", "hatch 12", "hatch 15", "hatch 18"]
    assert scenes.refused(state, "hatch 1") == "NOT_AMONG"
    state = scenes.do(state, "hatch 8")
    assert state.public.alien.place == 8 and list(members(state.public.board.spread)) == [8]


def test_ar_50_the_last_free_hatch_location_is_left_to_the_alien() -> None:
    """AR-50: made with a ship that has fewer hatches, since six and four members never meet."""
    ship = adelelibrary.ship("deimos")
    two = replace(ship, hatches=1 << 1 | 1 << 6)
    state = rules.new_state(Setup(scenario_with(size=2, ship=two), CREWS[2]))
    state = scenes.do(until(state, "pick"), "pick 1")
    assert scenes.refused(state, "pick 6") == "NOT_AMONG" and scenes.refused(state, "pick 7") == ""


def test_a_special_start_is_there_from_the_beginning() -> None:
    state = until(
        fresh(2, alien=19, spread=1 << 4, tokens={4: "vines"}, energy=3, infection=2, wounds=1, crew={2: 7}),
        "draw_event",
    )
    facts = state.public
    assert facts.alien.place == 19 and facts.board.tokens == {4: "vines"} and facts.board.spread == 1 << 4 | 1 << 19
    assert facts.members["bruce"].place == 7 and facts.members["bruce"].wounds == 1
    assert facts.adele.energy == 3 and facts.alien.infection == 2
    assert state.hidden.bag["vines"] + facts.alien.hand >= 4 and facts.alien.bag == 29


def test_the_first_step_is_asked_of_chance() -> None:
    assert fresh(2).public.step == Step("draw_tokens", number=4) and rules.to_move(fresh(2)) == "chance"
    assert parse_action("hatch 8", adelelibrary.ship("deimos")) not in rules.legal_actions(fresh(2))
