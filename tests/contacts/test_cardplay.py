"""What the team is told of its cards beforehand: whether and how they are played, and what they end."""

from dataclasses import replace

import pytest

from solo.contacts.actions import PlayCard, Refusal
from solo.contacts.cardplay import (
    Shape,
    after_card,
    asks_the_dog,
    ends_turn_of,
    has_unused,
    refuse_card,
    refuse_play,
    shape_of,
    unused_by,
)
from solo.contacts.cards import cards
from tests.contacts.scenes import Scene, scene

ROWS = ("ffffff", "ffffff", "fcfffc", "ffffff")


def day(**facts: object) -> Scene:
    return scene(*ROWS, alien="F1", yellow="A1", blue="C3", pink="F4", hand=" ".join(TEAM), **facts)  # type: ignore[arg-type]


TEAM = [id for id, card in cards().items() if card.side == "agents"]
SHAPES = {
    "A01": Shape(1, tiles=1, is_path=True),
    "A02": Shape(1, ways=("drone", "shot"), tiles=1),
    "A03": Shape(),
    "A04": Shape(2),
    "A05": Shape(),
    "A06": Shape(1, newcomer=True),
    "A07": Shape(2),
    "A08": Shape(1),
    "A09": Shape(1, tiles=1),
    "A10": Shape(1, tiles=2),
    "A11": Shape(1),
    "A12": Shape(1),
}


@pytest.mark.parametrize("id", TEAM)
def test_what_a_card_must_be_told(id: str) -> None:
    public = day().public
    assert shape_of(public, cards()[id].plays(public, None)) == SHAPES[id]


@pytest.mark.parametrize("id", TEAM)
def test_a_card_is_playable_exactly_where_the_rules_list_it(id: str) -> None:
    for steps in (
        (),
        ("move yellow A1-B1",),
        ("move yellow A1-B1", "move blue C3-C2", "move pink F4-E4"),
        ("card A05",),
    ):
        now = day().do(*steps)
        assert (refuse_card(now.public, id) is None) == bool(now.legal("card", id)) or id not in now.state.team.hand


def test_refusals_are_those_of_the_rules() -> None:
    now = day()
    for text in (
        "card A08 yellow",
        "card A08 yellow blue",
        "card A10 pink A1 F4",
        "card A02 blue drone A1",
        "card A04 blue",
    ):
        play = now.parse(text)
        assert isinstance(play, PlayCard)
        assert refuse_play(now.public, now.state.team.hand, play) is now.refusal(text)
    assert refuse_play(now.public, (), PlayCard("A03")) is Refusal.NO_SUCH_CARD
    played = now.do("card A03").public
    assert refuse_card(played, "A05") is Refusal.CARD_PLAYED


def test_whose_turn_a_card_ends_and_with_what_unused() -> None:
    now = day()
    assert ends_turn_of(now.public) is None
    moved = now.do("move yellow A1-B1").public
    assert (ends_turn_of(moved), unused_by(moved, "yellow")) == ("yellow", ["scan"])
    asked = now.do("move yellow A1-B1", "ability yellow scan").public
    assert ends_turn_of(asked) is None and not has_unused(asked, "yellow") and has_unused(asked, "blue")
    again = replace(moved, effects=replace(moved.effects, twice=frozenset({"yellow"})))
    assert (ends_turn_of(again), unused_by(again, "yellow")) == ("yellow", [])


def test_thinking_a_card_through_gives_the_facts_that_playing_it_gives() -> None:
    now = day().do("move yellow A1-B1")
    for text in ("card A03", "card A08 blue", "card A07 blue pink", "card A06 blue green"):
        play = now.parse(text)
        assert isinstance(play, PlayCard)
        thought, real = after_card(now.public, play), now.do(text).public
        assert (thought.effects, thought.agents, thought.done, thought.acting) == (
            real.effects,
            real.agents,
            real.done,
            real.acting,
        )


def test_dogs_are_asked_by_the_card_and_by_purple() -> None:
    now = scene(*ROWS, alien="F1", purple="A1", pink="C3", hand="A01").do("move purple A1-B1")
    assert asks_the_dog(now.public, now.parse("card A01 pink D3"))
    assert asks_the_dog(now.public, now.parse("ability purple dog C1"))
    assert not asks_the_dog(now.public, now.parse("ability pink catch"))
    assert not asks_the_dog(now.public, now.parse("end"))
