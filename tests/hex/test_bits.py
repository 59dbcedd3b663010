"""Bit sets against Python's sets."""

from hypothesis import given
from hypothesis import strategies as st

from solo.hex.bits import bits_of, lowest, members

NUMBERS = st.sets(st.integers(0, 500))


@given(NUMBERS)
def test_members_come_back_sorted(numbers: set[int]) -> None:
    assert list(members(bits_of(numbers))) == sorted(numbers)
    assert bits_of(numbers).bit_count() == len(numbers)


@given(NUMBERS, NUMBERS)
def test_set_operations(one: set[int], other: set[int]) -> None:
    assert bits_of(one) | bits_of(other) == bits_of(one | other)
    assert bits_of(one) & bits_of(other) == bits_of(one & other)
    assert bits_of(one) & ~bits_of(other) == bits_of(one - other)


@given(st.sets(st.integers(0, 500), min_size=1))
def test_lowest_is_the_smallest(numbers: set[int]) -> None:
    assert lowest(bits_of(numbers)) == min(numbers)


def test_a_number_given_twice_counts_once() -> None:
    assert bits_of([3, 3, 0]) == 0b1001
    assert bits_of([]) == 0
    assert list(members(0)) == []
