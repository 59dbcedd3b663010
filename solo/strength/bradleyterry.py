"""Ratings on the Elo scale from counts of games: Bradley-Terry, a game that nobody wins being half (CR-16).

A player with 400 points more wins ten times as often as it loses. One player's rating is given, and the others' are
the most likely ones under a weak prior around it, which keeps a player finite that has won or lost every game.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

__all__ = ["ELO", "Meeting", "Rating", "Scale", "fit", "rated_against", "win_chance"]

ELO = 400 / math.log(10)
"""Points of the Elo scale to one unit of the logistic scale."""

PRIOR = 1000.0
"""The standard deviation in points of what is believed about a player before any game."""

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Games of two players: how many, and the first one's score, a win 1 and half for a game that nobody wins."""

    first: str
    second: str
    score: float
    games: int


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating in points, and its standard error."""

    points: float
    deviation: float

    @property
    def interval95(self) -> tuple[float, float]:
        """The points between which it lies with 95 %."""
        return self.points - 1.96 * self.deviation, self.points + 1.96 * self.deviation


def win_chance(points: float) -> float:
    """Return the expected score of a player with so many points more than the other."""
    return 1 / (1 + math.exp(-max(-700.0, min(700.0, points / ELO))))


@dataclass(frozen=True, eq=False)
class Scale:
    """Fitted ratings: players by their place, points, and the covariance of the points (square, the same order).

    The anchor has its own points and no variance.
    """

    players: Sequence[str]
    points: Numbers
    covariance: Numbers
    places: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        """Note the places."""
        object.__setattr__(self, "places", {player: place for place, player in enumerate(self.players)})

    def rating(self, player: str) -> Rating:
        """Return a player's rating. Raises: KeyError."""
        return self.mean([player])

    def mean(self, players: Sequence[str]) -> Rating:
        """Return the mean rating of some players, with its standard error."""
        weights = np.zeros(len(self.players))
        for player in players:
            weights[self.places[player]] += 1 / len(players)
        variance = float(weights @ self.covariance @ weights)
        return Rating(float(weights @ self.points), math.sqrt(max(0.0, variance)))


def fit(meetings: Iterable[Meeting], anchor: str, points: float = 1500.0) -> Scale:
    """Return the ratings of all who met, with the anchor's given.

    The standard errors are those of the Fisher information at the fit, the prior included.
    """
    found = [meeting for meeting in meetings if meeting.games]
    players = sorted({anchor, *(side for meeting in found for side in (meeting.first, meeting.second))})
    free = [player for player in players if player != anchor]
    design = np.zeros((len(found), len(free)))
    for row, meeting in enumerate(found):
        for player, sign in ((meeting.first, 1.0), (meeting.second, -1.0)):
            if player != anchor:
                design[row, free.index(player)] += sign
    scores = np.array([meeting.score for meeting in found])
    games = np.array([float(meeting.games) for meeting in found])
    strengths, covariance = _most_likely(design, np.zeros(len(found)), scores, games)
    places = [players.index(player) for player in free]
    all_points, all_covariance = np.full(len(players), points), np.zeros((len(players), len(players)))
    all_points[places] += strengths * ELO
    all_covariance[np.ix_(places, places)] = covariance * ELO**2
    return Scale(players, all_points, all_covariance)


def _most_likely(design: Numbers, offsets: Numbers, scores: Numbers, games: Numbers) -> tuple[Numbers, Numbers]:
    """Return the most likely strengths on the logistic scale and their covariance, by Newton's method.

    `design`: a row a meeting, a column a player, +1 and -1; a number a meeting are `offsets`, what the first side has
    more than that, `scores` and `games`. The logarithm of the likelihood is concave and the prior strictly so; a step
    that goes too far is halved.
    """
    prior = (ELO / PRIOR) ** 2

    def gain(strengths: Numbers) -> float:
        margins = design @ strengths + offsets
        return float(scores @ margins - games @ np.logaddexp(0.0, margins) - prior * (strengths @ strengths) / 2)

    strengths = np.zeros(design.shape[1])
    while True:
        chances = 1 / (1 + np.exp(-(design @ strengths + offsets)))
        slope = design.T @ (scores - games * chances) - prior * strengths
        weights = games * chances * (1 - chances)
        information = design.T @ (design * weights[:, None]) + prior * np.eye(len(strengths))
        step = np.linalg.solve(information, slope)
        while gain(strengths + step) < gain(strengths) - 1e-9:
            step = step / 2
        strengths = strengths + step
        if float(np.abs(step).max(initial=0.0)) < 1e-9:
            return strengths, np.linalg.inv(information).astype(np.float64)


def rated_against(results: Iterable[tuple[Rating, float, int]]) -> Rating:
    """Return the rating of one player from games against others that are rated: their rating, its score, games.

    That the others' ratings are uncertain themselves is in its deviation: an error of theirs moves it in proportion
    to what their games told. Raises: ValueError, if no game was played.
    """
    found = [result for result in results if result[2]]
    if not found:
        raise ValueError("no game was played")
    games = np.array([float(count) for *_, count in found])
    scores = np.array([score for _rating, score, _count in found])
    others = np.array([rating.points for rating, *_ in found])
    middle = float(games @ others / games.sum())
    offsets = (middle - others) / ELO
    strengths, covariance = _most_likely(np.ones((len(found), 1)), offsets, scores, games)
    chances = 1 / (1 + np.exp(-(strengths[0] + offsets)))
    passed_on = games * chances * (1 - chances) * covariance[0, 0]
    deviations = np.array([rating.deviation for rating, *_ in found])
    variance = covariance[0, 0] * ELO**2 + float(((passed_on * deviations) ** 2).sum())
    return Rating(middle + float(strengths[0]) * ELO, math.sqrt(variance))
