"""The deck's file: the counts of the rules' section 1, and every slip said with its line and remedy."""

from collections import Counter

import pytest

from solo import xfileslibrary
from solo.core.content import ContentError
from solo.xfiles.cardtext import card_text
from solo.xfiles.deck import parse_deck
from solo.xfiles.scenario import Numbers
from tests.xfiles.games import deck

TEXT = xfileslibrary.deck_path().read_text(encoding="utf-8")


def faults(text: str) -> list[str]:
    """Return the faults of a changed deck."""
    with pytest.raises(ContentError) as caught:
        parse_deck(text, "deck.yaml")
    return [str(fault) for fault in caught.value.faults]


def changed(old: str, new: str) -> str:
    """Return the deck's text with one place changed."""
    assert TEXT.count(old) == 1, TEXT.count(old)
    return TEXT.replace(old, new)


def test_the_deck_has_the_counts_of_section_1() -> None:
    """Section 1, test vector 12: types, copies, points, values."""
    cards = deck().cards
    assert (len(cards), len(deck().copies)) == (134, 144)
    counts = {
        letter: (
            sum(card.letter == letter for card in cards),
            sum(card.copies for card in cards if card.letter == letter),
            sum(card.copies * (card.points or 0) for card in cards if card.letter == letter),
        )
        for letter in "AICXP"
    }
    assert counts == {"A": (10, 20, 45), "I": (59, 59, 108), "C": (7, 7, 8), "X": (19, 19, 142), "P": (39, 39, 41)}
    assert {card.id: card.copies for card in cards if card.copies > 1} == {"A01": 6, "A02": 6}
    assert [card.id for card in cards if card.draws] == ["I02", "C01", "C04"]
    values = {letter: Counter(deck().points[copy] for copy in deck().copies if copy[0] == letter) for letter in "AXIP"}
    assert values["A"] == {3: 12, 2: 1, 1: 7} and values["X"] == {8: 9, 7: 10}
    assert values["I"] == {3: 10, 2: 30, 1: 18, 0: 1} and values["P"] == {2: 2, 1: 37}
    assert {copy for copy in deck().copies if copy[0] == "P" and deck().points[copy] == 2} == {"P05", "P25"}


def test_xr1_the_letter_alone_decides_the_type() -> None:
    """XR-1: names that sound like another type change nothing."""
    named = {card.name: card.letter for card in deck().cards}
    assert [named[name] for name in ("X-Files", "Agent Suspicious", "Contact Killed")] == ["I", "I", "I"]
    assert [named[name] for name in ("Suspect Dies", "Alien Life Form")] == ["P", "P"]
    assert all(card.id[0] == card.letter for card in deck().cards)


def test_every_card_says_what_it_does() -> None:
    for card in deck().cards:
        told = card_text(card, Numbers())
        assert told.endswith(".") and card.name not in told
        assert (str(card.points) in told) == (card.points is not None and card.letter != "X")
    assert "8 points or more" in card_text(deck().of["X07"], Numbers())
    assert "3 of your turns" in card_text(deck().of["X07"], Numbers())
    assert "no contact" in card_text(deck().of["C07"], Numbers(contacts=0))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("schema: 1", "schema: 2", "deck.yaml:6: schema: must be from 1 to 1, not 2"),
        ("distinct: 134", "distinct: 133", "expect.distinct: says 133, but the file has 134 distinct cards"),
        ("names: 39, cards: 39, points: 41", "names: 39, cards: 39, points: 40", "expect.by_type.P.points: says 40"),
        ("multi_copy: {A01: 6, A02: 6}", "multi_copy: {A01: 6}", "expect.multi_copy: does not name A02"),
        ("id: I03, ", "id: I04, ", 'cards: the id "I04" stands twice'),
        ('name: "Stake Out"', 'name: "Interview"', 'cards: the name "Interview" stands twice'),
        (
            '"Stake Out", type: I, points: 3',
            '"Stake Out", type: C, points: 3',
            "does not fit the type; write C and two",
        ),
        ('"Stake Out", type: I, points: 3', '"Stake Out", type: I, points: 4', "points: must be from 1 to 3, not 4"),
        ('"Stake Out", type: I, points: 3', '"Stake Out", type: I, points: null', "points: is null, but only a card"),
        (
            '"Deep Throat", type: C, points: null',
            '"Deep Throat", type: C, points: 1',
            "effect: a card with draw3 has no",
        ),
        ('"Lies", type: P, points: 1', '"Lies", typ: P, points: 1', 'unknown key; did you mean "type"?'),
        ('"Lies", type: P, points: 1', '"Lies", type: Q, points: 1', 'no type "Q"; choose from A, C, I, P, X'),
        (
            '"Lies", type: P, points: 1, copies: 1',
            '"Lies", type: P, points: 1, copies: 0',
            "copies: must be from 1 to 9",
        ),
    ],
)
def test_a_slip_is_said_with_its_remedy(old: str, new: str, said: str) -> None:
    found = faults(changed(old, new))
    assert any(said in fault for fault in found), found


def test_a_fault_names_its_line() -> None:
    line = next(number for number, text in enumerate(TEXT.splitlines(), 1) if "Stake Out" in text)
    assert faults(changed('"Stake Out", type: I, points: 3', '"Stake Out", type: I, points: 9'))[0].startswith(
        f"deck.yaml:{line}: cards.points: "
    )


@pytest.mark.parametrize("text", ["", "cards", "- a", "schema: 1\nexpect: 3\ncards: []", "schema: {a: b}"])
def test_what_is_no_deck_is_refused_without_a_traceback(text: str) -> None:
    assert faults(text)
