"""Exact chances of drawing from a pile of unseen cards, all orders being alike: whole numbers and fractions only."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import comb, prod

__all__ = ["at_least_one", "expected", "points_drawn", "points_exceed", "reached"]


def at_least_one(pile: int, kind: int, drawn: int) -> Fraction:
    """Return the chance that `drawn` cards of a pile hold one of its `kind` cards of a kind at least.

    No more are drawn than there are: 0 from an empty pile.
    """
    drawn = min(drawn, pile)
    return 1 - Fraction(comb(pile - kind, drawn), comb(pile, drawn))


def expected(pile: int, points: int) -> Fraction:
    """Return the expected points of one card of a pile that has so many points in all, 0 from an empty one."""
    return Fraction(points, pile) if pile else Fraction(0)


def points_drawn(pile: int, counts: Mapping[int, int], drawn: int) -> dict[int, Fraction]:
    """Return the chance of each sum of points in `drawn` cards of a pile.

    `counts`: how many cards have so many points (1 or more each); the others of the pile have none.
    """
    drawn = min(drawn, pile)
    ways = _ways(counts, drawn)
    rest, every = pile - sum(counts.values()), comb(pile, drawn)
    chances: dict[int, Fraction] = {}
    for (cards, total), number in ways.items():
        chance = Fraction(number * comb(rest, drawn - cards), every)
        chances[total] = chances.get(total, Fraction(0)) + chance
    return {total: chance for total, chance in sorted(chances.items()) if chance}


def _ways(counts: Mapping[int, int], most: int) -> dict[tuple[int, int], int]:
    """Return in how many ways so many of the counted cards are taken, by (cards taken, their points)."""
    ways = {(0, 0): 1}
    for points, number in sorted(counts.items()):
        found: dict[tuple[int, int], int] = {}
        for (cards, total), before in ways.items():
            for taken in range(min(number, most - cards) + 1):
                key = (cards + taken, total + taken * points)
                found[key] = found.get(key, 0) + before * comb(number, taken)
        ways = found
    return ways


def points_exceed(pile: int, counts: Mapping[int, int], drawn: int, limit: int) -> Fraction:
    """Return the chance that the points of `drawn` cards exceed a limit (see `points_drawn`)."""
    found = points_drawn(pile, counts, drawn)
    return sum((chance for total, chance in found.items() if total > limit), Fraction(0))


def reached(
    pile: int, free: Mapping[int, int], capped: Mapping[int, int], drawn: int, most: int, needed: int
) -> Fraction:
    """Return the chance that `drawn` cards of a pile bring so many points, of the `capped` cards the best `most` only.

    `free` and `capped` count the cards by their points (1 or more each); the others of the pile have none.
    """
    drawn = min(drawn, pile)
    rest, hits = pile - sum(free.values()) - sum(capped.values()), 0
    ways, kinds = _ways(free, drawn), sorted(capped, reverse=True)
    for taken in product(*(range(min(capped[points], drawn) + 1) for points in kinds)):
        best = sum([points for points, number in zip(kinds, taken, strict=True) for _ in range(number)][:most])
        chosen = prod(comb(capped[points], number) for points, number in zip(kinds, taken, strict=True))
        for (cards, total), number in ways.items():
            left = drawn - cards - sum(taken)
            if left >= 0 and total + best >= needed:
                hits += chosen * number * comb(rest, left)
    return Fraction(hits, comb(pile, drawn))
