"""What a row of turns is worth, against trying every tile; worked out on small boards."""

import pytest

from solo.contacts.actions import MoveAgent, Order, UseAbility
from solo.contacts.learning.worth import first_refused, worth_of
from tests.contacts.scenes import Scene, scene


def orders(day: Scene, *texts: str) -> tuple[Order, ...]:
    found = []
    for text in texts:
        action = day.parse(text)
        assert isinstance(action, MoveAgent | UseAbility)
        found.append(action)
    return tuple(found)


def test_few_tiles_are_left_where_the_answers_tell_apart() -> None:
    """Ten fields in a row, the Alien on any of the last eight: Yellow's scan sees four, Blue's landing one."""
    day = scene("ffffffffff", alien="J1", yellow="A1", turquoise="B1")
    possible = day.board.set_named([f"{letter}1" for letter in "CDEFGHIJ"])
    plan = orders(day, "move yellow A1-B1-C1-D1", "ability yellow scan")
    # Landing on D1; C1, E1 and F1 hear yes (B1 is not possible); the other four no.
    assert worth_of(day.public, plan, possible, "left") == pytest.approx((9 + 16) / 8)
    assert worth_of(day.public, plan[:1], possible, "left") == pytest.approx(49 / 8)
    assert worth_of(day.public, plan, possible, "catch") == pytest.approx(1 / 8)


def test_two_questions_cut_into_the_cells_of_their_answers() -> None:
    day = scene("ffffffffff", alien="J1", yellow="A1", turquoise="F1")
    possible = day.board.land
    plan = orders(
        day, "move yellow A1-B1-C1", "ability yellow scan", "move turquoise F1-E1", "ability turquoise detect"
    )
    # Landings on C1 and E1. Yellow hears yes on A1, B1 and D1, Turquoise on D1 and F1: cells of 2, 1, 1 and 4.
    assert worth_of(day.public, plan, possible, "left") == pytest.approx((4 + 1 + 1 + 16) / 10)
    assert worth_of(day.public, plan, possible, "catch") == pytest.approx(2 / 10)


def test_a_net_is_what_it_can_reach_past_agents_and_roadblock() -> None:
    day = scene("ffffffffff", alien="A1", turquoise="E1")
    possible = day.board.set_named(["A1", "B1"])
    assert worth_of(day.public, orders(day, "move turquoise E1-D1"), possible, "net") == 3
    blocked = orders(day, "move turquoise E1-D1", "ability turquoise block C1")
    assert worth_of(day.public, blocked, possible, "net") == 2
    asked = orders(day, "move turquoise E1-D1-C1", "ability turquoise detect")
    assert worth_of(day.public, asked, possible, "net") == 1


def test_captures_of_abilities_count() -> None:
    day = scene("ffffffffff", alien="J1", pink="A1")
    possible = day.board.set_named(["D1", "E1", "J1"])
    plan = orders(day, "move pink A1-B1-C1-D1", "ability pink catch")
    assert worth_of(day.public, plan, possible, "catch") == pytest.approx(2 / 3)
    assert worth_of(day.public, plan, possible, "left") == pytest.approx(1 / 3)


def test_the_first_order_against_the_rules_is_named() -> None:
    day = scene("ffffffffff", alien="J1", yellow="A1")
    assert first_refused(day.public, orders(day, "move yellow A1-B1", "ability yellow scan")) == 0
    assert first_refused(day.public, orders(day, "ability yellow scan")) == 1
    assert first_refused(day.public, orders(day, "move yellow A1-B1", "move yellow B1-C1")) == 2
