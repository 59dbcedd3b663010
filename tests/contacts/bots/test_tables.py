"""An Agent's options as arrays, and what a set is worth at the end of the day."""

import numpy as np
import pytest

from solo.contacts.bots.hunters.chances import alike, weighed
from solo.contacts.bots.hunters.tables import Row, Table, chosen, table, weights_of
from solo.contacts.bots.hunters.tomorrow import outlook, rows
from tests.contacts.scenes import board, scene

ROAD = board("ffffff")


def tiles(*names: str) -> int:
    return ROAD.set_named(names)


def options(*found: Row) -> Table:
    return table(ROAD, 0, tiles("A1", "B1", "C1", "D1"), found)


A, F = ROAD.named("A1"), ROAD.named("F1")


def test_sets_become_rows_in_tile_order() -> None:
    assert rows(ROAD, [tiles("A1", "F1"), 0]).tolist() == [[1, 0, 0, 0, 0, 1], [0] * 6]


def test_weights_are_shares_in_tile_order() -> None:
    assert weights_of(alike(tiles("B1", "E1"))).tolist() == [0.5, 0.5]
    shares = weights_of(weighed({A: 3.0, F: 1.0}))
    assert shares[0] == pytest.approx(0.75, abs=0.01) and shares.sum() == pytest.approx(1.0)


def test_what_is_caught_is_not_asked_about_again() -> None:
    by = options(Row(None, A, tiles("A1"), tiles("A1", "B1")))
    caught, yes, no = by.answered(np.array([[0.4, 0.3, 0.2, 0.1]]))
    assert (caught[0, 0], yes[0, 0], no[0, 0]) == pytest.approx((0.4, 0.3, 0.3))
    said_yes, said_no = by.branches(np.array([[0.4, 0.3, 0.2, 0.1]]), np.array([0]))
    assert said_yes.tolist() == [[0, 0.3, 0, 0]] and said_no.tolist() == [[0, 0, 0.2, 0.1]]


def test_a_shot_takes_the_likeliest_tile_of_each_set_that_is_not_caught_already() -> None:
    by = options(Row(None, A, 0), Row(None, A, tiles("A1"), 0, tiles("A1", "B1", "C1")))
    sets = np.array([[0.4, 0.1, 0.3, 0.2], [0.1, 0.5, 0.2, 0.2]])
    caught, _, _ = by.answered(sets)
    assert caught[:, 1] == pytest.approx([0.7, 0.6]) and caught[:, 0].tolist() == [0, 0]
    _, left = by.branches(sets, np.array([1, 1]))
    assert left.tolist() == [[0, 0.1, 0, 0.2], [0, 0, 0.2, 0.2]]
    assert by.only([1]).answered(sets)[0][:, 0] == pytest.approx([0.7, 0.6])


def test_the_best_come_first_and_equal_ones_in_order() -> None:
    assert chosen(np.array([[1.0, 3.0, 3.0, 2.0]]), 3).tolist() == [[1, 2, 3]]


def worth(rows_: tuple[str, ...], possible: str, place: str, day: int = 1, settled: str = "") -> float:
    """Return what the whole of some tiles, all alike, is worth when Yellow stands somewhere."""
    here = scene(*rows_, alien="A1 A1-B1", yellow=place).public_now(day=day)
    made = here.board
    chances = alike(made.set_named(possible.split()))
    outlook_of = outlook(here.public, chances.possible, made.set_named(settled.split()))
    column = np.array([[made.tiles.index(made.named(place))]])
    return float(outlook_of.worth(weights_of(chances)[None, :], column)[0])


WIDE = ("f" * 20,)


def test_a_small_set_is_worth_more_than_a_scattered_one() -> None:
    assert worth(WIDE, "A1 B1", "H1") > worth(WIDE, "A1 T1", "H1") > 0


def test_who_has_no_way_out_is_caught() -> None:
    """CR-5."""
    assert worth(("fffffff",), "A1", "B1", settled="B1") == pytest.approx(1.0)


def test_after_the_last_day_nothing_is_worth_anything() -> None:
    assert worth(WIDE, "A1 B1", "H1", day=6) == 0.0
