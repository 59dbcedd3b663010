"""Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013): ratings of players and of what they play against.

Written here rather than taken from a package, since a game is a rating period of its own and the time between two games
is a part of one: what there is counts whole periods only. All is checked on Glickman's worked example. Pure.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

__all__ = ["BEGINNER", "DRAW", "LOSS", "WIN", "Rating", "after_game", "expected", "rate", "rested"]

WIN, DRAW, LOSS = 1.0, 0.5, 0.0

SCALE = 173.7178
"""How many rating points are one on the scale that the formulas use."""

MIDDLE = 1500.0
HIGHEST_DEVIATION = 350.0
TAU = 0.5
"""How fast the volatility may change (Glickman: 0.3 to 1.2)."""

CLOSE_ENOUGH = 1e-6
PERIOD_SECONDS = 7 * 86_400.0
"""A week without a game makes the deviation grow by one period."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is: points (1500 is the middle), deviation (points), and volatility.

    With a chance of 95 % the true strength lies within two deviations of `value`.
    """

    value: float
    deviation: float
    volatility: float = 0.06


BEGINNER = Rating(MIDDLE, HIGHEST_DEVIATION)
"""What everybody has before the first game."""


def rested(rating: Rating, seconds: float) -> Rating:
    """Return a rating after some time without a game: the deviation grows, up to that of a beginner."""
    spread = math.hypot(rating.deviation, rating.volatility * SCALE * math.sqrt(max(0.0, seconds) / PERIOD_SECONDS))
    return replace(rating, deviation=min(HIGHEST_DEVIATION, spread))


def after_game(rating: Rating, other: Rating, score: float, seconds: float) -> Rating:
    """Return a rating after one game, a period of its own, that ended so many seconds after the one before.

    `score` is `WIN`, `DRAW` or `LOSS`.
    """
    return _updated(rested(rating, seconds), [(other, score)], 0.0)


def rate(rating: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after a rating period with some games: the other side's rating and the score of each."""
    return _updated(rating, games, 1.0)


def expected(rating: Rating, other: Rating) -> float:
    """Return the score that is expected of a game, 0 to 1, with what both deviations leave open."""
    deviation = math.hypot(rating.deviation, other.deviation) / SCALE
    return _chance((rating.value - other.value) / SCALE, deviation)


def _weight(deviation: float) -> float:
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def _chance(difference: float, deviation: float) -> float:
    return 1 / (1 + math.exp(-_weight(deviation) * difference))


def _updated(rating: Rating, games: Sequence[tuple[Rating, float]], periods: float) -> Rating:
    """Return a rating after games, whose deviation grows by some periods first (Glickman's steps 2 to 8)."""
    value, deviation = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    if not games:
        return rested(rating, periods * PERIOD_SECONDS)
    certainty = surprise = 0.0
    for other, score in games:
        spread = other.deviation / SCALE
        weight = _weight(spread)
        chance = _chance(value - (other.value - MIDDLE) / SCALE, spread)
        certainty += weight**2 * chance * (1 - chance)
        surprise += weight * (score - chance)
    volatility = _new_volatility(deviation, rating.volatility, 1 / certainty, surprise / certainty)
    before = math.hypot(deviation, volatility * math.sqrt(periods))
    after = 1 / math.sqrt(1 / before**2 + certainty)
    return Rating(MIDDLE + SCALE * (value + after**2 * surprise), min(HIGHEST_DEVIATION, SCALE * after), volatility)


def _new_volatility(deviation: float, volatility: float, variance: float, change: float) -> float:
    """Return the new volatility: the root of Glickman's step 5, by the Illinois rule."""
    start = math.log(volatility**2)

    def curve(at: float) -> float:
        power = math.exp(at)
        spread = deviation**2 + variance + power
        return power * (change**2 - spread) / (2 * spread**2) - (at - start) / TAU**2

    low, high = start, _bracket(curve, start, change**2 - deviation**2 - variance)
    at_low, at_high = curve(low), curve(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = curve(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _bracket(curve: Callable[[float], float], start: float, excess: float) -> float:
    """Return the other end of an interval in which the root lies."""
    if excess > 0:
        return math.log(excess)
    step = 1
    while curve(start - step * TAU) < 0:
        step += 1
    return start - step * TAU
