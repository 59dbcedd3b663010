"""Chances of drawing, held against a count of every draw that there is."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from solo.xfiles.counting import at_least_one, expected, points_drawn, points_exceed

PILES = st.lists(st.integers(0, 3), max_size=8)


@given(PILES, st.integers(0, 9))
@settings(max_examples=80)
def test_points_are_those_of_every_draw(pile: list[int], drawn: int) -> None:
    """Section 8: counting, exact: every set of cards that can be drawn is as likely."""
    draws = [sum(draw) for draw in combinations(pile, min(drawn, len(pile)))]
    counts = Counter(points for points in pile if points)
    chances = {total: Fraction(number, len(draws)) for total, number in Counter(draws).items()}
    assert points_drawn(len(pile), counts, drawn) == chances
    assert sum(chances.values()) == 1
    for limit in (-1, 0, 2, 5):
        assert points_exceed(len(pile), counts, drawn, limit) == Fraction(
            sum(total > limit for total in draws), len(draws)
        )


@given(PILES, st.integers(0, 9))
@settings(max_examples=80)
def test_one_at_least(pile: list[int], drawn: int) -> None:
    """Section 8: 1 - C(U - K, d) / C(U, d)."""
    draws = [*combinations(pile, min(drawn, len(pile)))]
    wanted = Fraction(sum(3 in draw for draw in draws), len(draws))
    assert at_least_one(len(pile), pile.count(3), drawn) == wanted


def test_expected_points() -> None:
    assert expected(4, 6) == Fraction(3, 2) and expected(0, 0) == 0
