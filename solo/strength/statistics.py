"""What counts of games prove: intervals of shares, and whether one player is stronger than another on paired seeds."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from solo.contacts.public import NOBODY

__all__ = ["Paired", "interval", "mcnemar", "paired", "score_of", "share_of"]

Z95 = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""


def interval(hits: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share; (0, 1) for no games."""
    if not games:
        return 0.0, 1.0
    share = hits / games
    middle = (share + Z95 * Z95 / (2 * games)) / (1 + Z95 * Z95 / games)
    half = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games)) / (1 + Z95 * Z95 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(hits: int, games: int) -> dict[str, Any]:
    """Return a share and its 95 % interval as JSON data."""
    low, high = interval(hits, games)
    return {"share": round(hits / games, 4) if games else 0.0, "interval95": [round(low, 4), round(high, 4)]}


def score_of(winners: Iterable[str], side: str) -> float:
    """Return a side's score in some games, a game that nobody wins being half (CR-16)."""
    return sum({side: 1.0, NOBODY: 0.5}.get(winner, 0.0) for winner in winners)


def mcnemar(first_only: int, second_only: int) -> float:
    """Return the two-sided p-value of McNemar's exact test.

    The counts are the pairs in which only the first, or only the second of the pair has what is asked. Pairs that
    agree tell nothing. If both are alike, a discordant pair is a fair coin: the p-value is the chance of a split at
    least so uneven, 1 where there is no such pair.
    """
    number, fewer = first_only + second_only, min(first_only, second_only)
    ways = tail = 1  # of 0 hits; then of 1 hit, and so on, in whole numbers
    for hits in range(1, fewer + 1):
        ways = ways * (number - hits + 1) // hits
        tail += ways
    return min(1.0, 2 * tail / (1 << number))


@dataclass(frozen=True, slots=True)
class Paired:
    """Two players in games of the same seeds: how many games, in how many only one of them was caught, the p-value."""

    games: int
    first_only: int
    second_only: int
    p: float


def paired(caught: Iterable[tuple[bool, bool]]) -> Paired:
    """Return the comparison of pairs of games: whether the first, and whether the second player was caught."""
    pairs = list(caught)
    first = sum(one and not other for one, other in pairs)
    second = sum(other and not one for one, other in pairs)
    return Paired(len(pairs), first, second, mcnemar(first, second))
