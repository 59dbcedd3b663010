"""Actions and their text form: every kind both ways, and what is no action is refused in words."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.xfiles.actions import Action, Attach, Deal, Discard, Done, Open, Play, Resign, Twist, UseZ
from solo.xfiles.actiontext import format_action, parse_action
from solo.xfiles.game import GAME
from tests.xfiles.games import deck, scene

CARD = st.sampled_from(deck().copies)
CARDS = st.lists(CARD, min_size=1, max_size=144, unique=True).map(tuple)
SEATS = st.permutations(["human", "rival-1", "rival-2"]).map(tuple)
KINDS = {
    Deal: st.builds(Deal, SEATS, st.sampled_from(["human", "rival-2"]), CARDS, st.just(()) | CARDS),
    **{kind: st.builds(kind, CARD) for kind in (UseZ, Open, Play, Twist, Attach, Discard)},
    Done: st.just(Done()),
    Resign: st.just(Resign()),
}


def test_every_action_has_a_strategy() -> None:
    assert set(KINDS) == set(get_args(Action))


@given(st.one_of(*KINDS.values()))
def test_actions_round_trip_as_text(action: Action) -> None:
    assert parse_action(format_action(action), deck()) == action


def test_text_forms() -> None:
    forms = {"use-z I02": UseZ("I02"), "open X07": Open("X07"), "play A01#4": Play("A01#4"), "twist P03": Twist("P03")}
    for text, action in forms.items():
        assert parse_action(text, deck()) == action and format_action(action) == text
    assert parse_action("  OPEN x07".lower(), deck()) == Open("X07")


def test_a_card_with_copies_may_be_named_without_its_number() -> None:
    state = scene([["A01#3", "A01#5", "A02#2"], []], ["I03"], phase="agent")
    assert GAME.parse_action(state, "play A01") == Play("A01#3")
    assert GAME.parse_action(state, "play a02") == Play("A02#2")
    assert GAME.parse_action(state, "play A01#5") == Play("A01#5")
    assert GAME.parse_action(scene([[], []], ["I03"], phase="agent"), "play A01") == Play("A01#1")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no action ''; there is use-z, open, play, twist, attach, discard, done, resign"),
        ("steal X01", "no action 'steal X01'"),
        ("open", "open takes one card, such as open X07"),
        ("open X01 X02", "open takes one card"),
        ("open X99", "no card 'X99'; a card is named by its letter and number"),
        ("play A01#7", "no card 'A01#7'"),
        ("done now", "no action 'done now'"),
        ("deal human", "deal takes the first player, the seats, the deck"),
        ("deal me human,rival-1 A03 -", "no player 'me'"),
        ("deal human human,rival-1 A01 -", "no card 'A01' in the deck; in a deal each copy is named"),
    ],
)
def test_what_is_no_action_is_refused_in_words(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("?", r"\?")):
        parse_action(text, deck())
