"""The value of the small hunt: regret matching on both sides, until neither can gain by knowing the other.

Counterfactual regret minimisation (CFR+, Tammelin 2014): both sides play in turn by the regrets of what they did not
choose, negative ones forgotten; their average strategies, later rounds counting more, approach an equilibrium. How near
they are is worked out exactly: the team's average is sure of one chance to catch, the Alien's of another, and the
value lies between the two.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from solo.contacts.board import ZONES
from solo.strength.smallgame import AlienPlan, SmallGame, TeamPlan, alien_costs, best_alien, best_team, team_gains

__all__ = ["Solution", "solve"]

Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]

CLOSE = 1e-4
"""How near the two bounds of the value come before the search ends."""

LOOK = 250
"""Rounds between two looks at the bounds."""


@dataclass(frozen=True, eq=False)
class Solution:
    """A pair of strategies, and between which chances to catch the value lies: what each is sure of."""

    alien: AlienPlan
    team: TeamPlan
    low: float
    high: float
    rounds: int


class _Choices:
    """The regrets of one kind of choice, along the last axis, and the average of what was played."""

    def __init__(self, legal: Truths) -> None:
        self.legal = legal
        self.regrets = np.zeros(legal.shape)
        self.played = np.zeros(legal.shape)

    def strategy(self) -> Numbers:
        return _shares(self.regrets, self.legal)

    def average(self) -> Numbers:
        return _shares(self.played, self.legal)

    def learn(self, gains: Numbers, strategy: Numbers) -> Numbers:
        """Note the regrets of choices with these gains, and return what the strategy gains."""
        value = (strategy * gains).sum(axis=-1)
        self.regrets = np.maximum(0.0, self.regrets + np.where(self.legal, gains - value[..., None], 0.0))
        return np.asarray(value)


def _shares(weights: Numbers, legal: Truths) -> Numbers:
    """Return weights as shares along the last axis, equal ones where all are 0; nothing where nothing is legal."""
    total = weights.sum(axis=-1, keepdims=True)
    equal = legal / np.maximum(1, legal.sum(axis=-1, keepdims=True))
    return np.where(total > 0, weights / np.where(total > 0, total, 1.0), equal)


class _Team:
    """The team's choices, and how it learns."""

    def __init__(self, game: SmallGame) -> None:
        cities, zones, tiles = len(game.cities), len(ZONES), len(game.tiles)
        self.place = _Choices(np.ones(cities, dtype=np.bool_))
        first = np.broadcast_to(game.reach_of_cities[:, None, :], (cities, zones, tiles))
        self.first = _Choices(first)
        self.later = _Choices(np.broadcast_to(game.reach[None, None, :, None, :], (cities, zones, tiles, 2, tiles)))

    def plan(self) -> TeamPlan:
        return TeamPlan(self.place.strategy(), self.first.strategy(), self.later.strategy())

    def average(self) -> TeamPlan:
        return TeamPlan(self.place.average(), self.first.average(), self.later.average())

    def learn(self, game: SmallGame, alien: AlienPlan) -> None:
        now = self.plan()
        before, landed, later = team_gains(game, alien)
        first = landed + self.later.learn(later, now.later).sum(axis=-1)
        self.place.learn(before + self.first.learn(first, now.first).sum(axis=-1), now.place)

    def note(self, weight: float) -> None:
        now = self.plan()
        first = now.place[:, None, None] * now.first
        self.place.played += weight * now.place
        self.first.played += weight * first
        self.later.played += weight * first[..., None, None] * now.later


class _Alien:
    """The Alien's choices, and how it learns."""

    def __init__(self, game: SmallGame) -> None:
        self.start = _Choices(np.ones(len(game.starts), dtype=np.bool_))
        self.first = _Choices(game.first)
        self.later = _Choices(np.broadcast_to(game.later[None], (len(game.cities), *game.later.shape)))

    def plan(self) -> AlienPlan:
        return AlienPlan(self.start.strategy(), self.first.strategy(), self.later.strategy())

    def average(self) -> AlienPlan:
        return AlienPlan(self.start.average(), self.first.average(), self.later.average())

    def learn(self, game: SmallGame, team: TeamPlan) -> None:
        now = self.plan()
        first, later = alien_costs(game, team)
        costs = (first + -self.later.learn(-later, now.later)).sum(axis=2)
        stuck = team.place[:, None] * game.stuck_first
        starts = (stuck - self.first.learn(-costs, now.first)).sum(axis=0)
        self.start.learn(-starts, now.start)

    def note(self, weight: float) -> None:
        now = self.plan()
        first = now.start[None, :, None] * now.first
        self.start.played += weight * now.start
        self.first.played += weight * first
        self.later.played += weight * first[:, :, None, :, None] * now.later


def solve(game: SmallGame, close: float = CLOSE, most: int = 100_000) -> Solution:
    """Return strategies whose bounds on the value are as close as asked, or after so many rounds."""
    team, alien = _Team(game), _Alien(game)
    for number in range(1, most + 1):
        team.learn(game, alien.plan())
        alien.learn(game, team.plan())
        team.note(number)
        alien.note(number)
        if number % LOOK == 0 or number == most:
            low, _ = best_alien(game, team.average())
            high, _ = best_team(game, alien.average())
            if high - low <= close or number == most:
                return Solution(alien.average(), team.average(), low, high, number)
    raise ValueError("there must be a round")
