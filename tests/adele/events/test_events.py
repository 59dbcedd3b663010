"""The event cards (adele 7)."""

from dataclasses import replace

from solo.adele.events import events as kinds
from solo.adele.figures import kind_of
from solo.adele.places import places
from solo.adele.public import Step
from solo.adele.state import State
from tests.adele.scenes import board, listed, public, set_up, told, types


def happens(card: str, state: State | None = None) -> tuple[State, list[str]]:
    """Return the State after a card, and the types of the events that it brought."""
    state = state or set_up()
    state = public(state, planned=frozenset(state.public.members), deck=replace(state.public.deck, forecast=card))
    state = public(state, agenda=(Step("plan"), Step("event"), Step("planning")))
    state, events = told(state, "seal")
    return state, types(events)


def test_every_kind_of_card_has_its_file_and_there_are_twenty_five_cards() -> None:
    cards = set_up().public.figures.events
    assert len(cards) == 25 and {kind_of(card) for card in cards} == set(kinds())
    colours = [card.partition("-")[2] for card in cards]
    assert {colour: colours.count(colour) for colour in colours} == dict.fromkeys(
        ("blue", "green", "amber", "violet", "red"), 5
    )


def test_a_meteor_makes_an_impact_or_brings_no_return_nearer() -> None:
    state, _ = happens("meteor-red")
    assert state.public.board.impacts == places([25]) and state.public.no_return == 1
    again, _ = happens("meteor-red", board(set_up(), impacts=places([25])))
    assert again.public.board.impacts == places([25]) and again.public.no_return == 2
    none_left, _ = happens("meteor-red", board(set_up(), impacts=places([21, 22, 23, 24])))
    assert none_left.public.no_return == 2 and none_left.public.board.impacts.bit_count() == 4


def test_no_return_never_passes_the_track() -> None:
    state, _ = happens("drift-blue", public(set_up(), no_return=15))
    assert state.public.no_return == 16
    assert happens("drift-blue", state)[0].public.no_return == 16


def test_an_outbreak_burns_a_location_of_its_colour() -> None:
    state, _ = happens("outbreak-amber")
    assert listed(state) == ["pick 7", "pick 8", "pick 11", "pick 12"]


def test_a_lockdown_closes_the_doorways_to_other_sectors_and_the_hatches() -> None:
    state, _ = happens("lockdown-red")
    assert state.public.board.closed == {(12, 20), (14, 17), (16, 20)}
    assert state.public.board.closed_hatches == 1 << 18


def test_a_virus_strikes_a_computer_that_can_fail() -> None:
    state, _ = happens("virus-blue")
    assert listed(state) == ["pick 1", "pick 3"]
    one, _ = happens("virus-blue", board(set_up(), failures=1 << 1))
    assert listed(one) == ["pick 3"]
    none, told_types = happens("virus-blue", board(set_up(), failures=1 << 1, protected=1 << 3))
    assert "no_effect" in told_types and none.public.board.failures == 1 << 1


def test_a_power_dip_takes_two_energy_and_never_more_than_there_is() -> None:
    state = set_up()
    assert happens("dip-red", public(state, adele=replace(state.public.adele, energy=5)))[0].public.adele.energy == 3
    assert happens("dip-red", public(state, adele=replace(state.public.adele, energy=1)))[0].public.adele.energy == 0


def test_silence_holds_for_the_turn_and_quiet_watch_does_nothing() -> None:
    assert happens("silence-blue")[0].public.silence
    quiet, told_types = happens("quiet-amber")
    assert told_types == ["plans_sealed", "event", "quiet"]
    assert quiet.public.board == set_up().public.board
