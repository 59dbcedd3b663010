"""The seeds of games that decide something: fixed beforehand, and apart from those on which players were tuned.

A game's random streams are keyed by its purpose as well as by its seed, so that no two of these purposes ever draw
alike; that the numbers do not meet either is for people who read them.
"""

from collections.abc import Mapping

__all__ = ["MEASURING", "TUNING", "measuring_seeds"]

TUNING: Mapping[str, range] = {
    "simulate": range(1_000_000),
    "bench": range(1_000_000),
    "bench missions": range(1_000_000),
    "tune": range(1_000_000),
    "bench adele": range(1_000_000),
}
"""By purpose: the seeds on which levels, teams, secret files and weights may be tuned."""

MEASURING: Mapping[str, range] = {
    "levels": range(1_000_000, 1_010_000),
    "rate": range(2_000_000, 2_010_000),
    "value": range(3_000_000, 3_100_000),
    "adele": range(4_000_000, 4_010_000),
}
"""By purpose: the seeds that prove strength: matrix, challenges, small board, A.D.E.L.E. Nobody tunes on them."""


def measuring_seeds(purpose: str, number: int) -> range:
    """Return the first so many seeds of a purpose, so that all who are measured play the same.

    Raises: ValueError, if there are not so many.
    """
    seeds = MEASURING[purpose]
    if number > len(seeds):
        raise ValueError(f"there are {len(seeds)} seeds to measure {purpose}, not {number}")
    return seeds[:number]
