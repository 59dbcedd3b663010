"""Sets of small numbers as Python integers: bit n is set when n is in the set."""

from collections.abc import Iterable, Iterator

__all__ = ["bits_of", "lowest", "members"]


def members(bits: int) -> Iterator[int]:
    """Yield the members of a bit set, smallest first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bits_of(numbers: Iterable[int]) -> int:
    """Return the bit set of some numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def lowest(bits: int) -> int:
    """Return the smallest member of a bit set that is not empty."""
    return (bits & -bits).bit_length() - 1
