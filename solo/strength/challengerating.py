"""A challenge's rating: computer teams that stand on one scale play its set-up, on seeds that nobody tunes on.

They play on until the rating is certain enough. A team that is never, or always, beaten tells little, so several play.
"""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from solo import __version__
from solo.challenges import can_begin
from solo.contacts.challenge import cards_of
from solo.contacts.public import ALIEN
from solo.core.challenge import Challenge, Measured
from solo.games import FIRST, kit_of
from solo.newgame import split_ids
from solo.simulate import Played, Task
from solo.strength.bradleyterry import Rating, rated_against
from solo.strength.seeds import measuring_seeds
from solo.strength.statistics import score_of

__all__ = ["DEVIATION", "Rated", "is_sure", "raters", "refusal"]

PURPOSE = "rate"
DEVIATION = 60
"""How uncertain a challenge's rating may be at most, in points."""

ROUND = 8
"""Games that each team plays before the rating is looked at again."""

MOST = 400
"""Games that each team plays at most."""

SLOW = frozenset({"insider"})
"""Teams that take too long to rate challenges with."""


def raters(ratings: Mapping[str, Rating], game: str = FIRST) -> dict[str, Rating]:
    """Return the teams that rate a game's challenges: those that have a rating and are quick enough."""
    return {team: ratings[team] for team in kit_of(game).teams if team in ratings and team not in SLOW}


def refusal(challenge: Challenge) -> str:
    """Return why a challenge cannot be rated, or nothing."""
    if can_begin(challenge):
        return ""
    return f"{challenge.id} is played against level {challenge.level}, which this version of the program does not have"


@dataclass
class Rated:
    """A challenge that is being rated, by teams with their ratings, and its games so far.

    `most`: how many games each team plays at most; `asked`: how many of each have been asked for.
    """

    challenge: Challenge
    teams: Mapping[str, Rating]
    most: int
    games: dict[Task, Played] = field(default_factory=dict)
    asked: int = 0

    @staticmethod
    def begin(challenge: Challenge, teams: Mapping[str, Rating], most: int | None) -> "Rated":
        """Begin to rate a challenge. `most`: games of each team at most, 400 if nothing is said."""
        return Rated(challenge, teams, MOST if most is None else most)

    def next_tasks(self) -> list[Task]:
        """Return the games to play next, the same number for each team; none if the rating is sure enough.

        Those that were asked for last must have been played.
        """
        if self.asked >= self.most or (self.asked and is_sure(self)):
            return []
        before, self.asked = self.asked, min(self.most, self.asked + ROUND)
        seeds = measuring_seeds(PURPOSE, self.asked)[before:]
        return [self._task(team, seed) for team in self.teams for seed in seeds]

    def _task(self, team: str, seed: int) -> Task:
        run = self.challenge
        edition, missions = cards_of(run)
        copies = split_ids(run.settings.get("copies", ""))
        return Task(
            run.scenario, run.team, run.level, team, seed,
            purpose=PURPOSE, edition=edition, missions=missions, copies=copies, game=run.game,
        )  # fmt: skip

    def rating(self) -> Rating:
        """Return its rating from the games so far: how hard it is, on the teams' scale. Raises: ValueError, if none."""
        scores = [(self.teams[team], *_score(games)) for team, games in self._by_team().items()]
        return rated_against(scores)

    def _by_team(self) -> dict[str, list[Played]]:
        found: dict[str, list[Played]] = {team: [] for team in self.teams}
        for task, game in self.games.items():
            found[task.team].append(game)
        return found

    def shares(self) -> dict[str, dict[str, float]]:
        """Return for each team its games and its score a game, a game that nobody wins being half."""
        found = {}
        for team, games in self._by_team().items():
            score, count = _score(games)
            found[team] = {"games": count, "score": round(1 - score / count, 4) if count else 0.0}
        return found

    def measured(self) -> Measured:
        """Return what its file keeps: whole points, the number of games, version and date (UTC)."""
        rating = self.rating()
        points = max(0, min(4000, round(rating.points)))
        date = time.strftime("%Y-%m-%d", time.gmtime())
        return Measured(points, max(1, round(rating.deviation)), len(self.games), __version__, date)


def is_sure(rated: Rated) -> bool:
    """Return whether a challenge's rating is certain enough to be kept. Raises: ValueError, if no game was played."""
    return round(rated.rating().deviation) <= DEVIATION


def _score(games: Sequence[Played]) -> tuple[float, int]:
    """Return the challenge's own score in some games, and their number."""
    return score_of((game.winner for game in games), ALIEN), len(games)
