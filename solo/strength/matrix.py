"""The matrix of strength: every computer Alien against every computer team, on both plans, with a mission and without.

A cell is one Alien, one team and one ground. All cells of a team and a ground play the same seeds, so that two Aliens
are compared in pairs of games. What a report holds is worked out from the games alone.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from solo.contacts.bots import KNOWING as ACQUAINTED
from solo.contacts.bots import LEVELS, TEAM_IDS
from solo.contacts.bots.alien.baselines import BASELINES
from solo.contacts.public import ALIEN, NOBODY, TEAM
from solo.simulate import Played, Task, percentiles
from solo.strength.bradleyterry import Meeting, Rating, Scale, fit
from solo.strength.seeds import measuring_seeds
from solo.strength.statistics import paired, score_of, share_of

__all__ = [
    "GROUNDS",
    "Alien",
    "Cell",
    "Ground",
    "aliens",
    "cells",
    "figures",
    "games_for",
    "ratings",
    "report",
    "tasks_of",
]

PURPOSE = "levels"
ANCHOR = "greedy"
"""The team whose rating is 1500."""

KNOWING = ("planner", "prior", "insider")
"""The teams over which levels are compared: those that plan, or know the Alien's habits or its program."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Where a cell is played: a secret file, the plan of its map, and whether the Alien has a mission there."""

    scenario: str
    plan: str
    mission: bool


GROUNDS = (
    Ground("open-hunt-s", "S", False),
    Ground("major-breakdown", "S", True),
    Ground("open-hunt-l", "L", False),
    Ground("lost-in-the-rockies", "L", True),
)
"""Two secret files a plan, with the suggested team of each: 3 Agents on S, 4 on L; no cards."""


@dataclass(frozen=True, slots=True)
class Alien:
    """A row of the matrix: a level, or a baseline with level 0."""

    name: str
    level: int
    baseline: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """One Alien, one team, one ground, and how many games are played there."""

    alien: Alien
    team: str
    ground: Ground
    games: int


def aliens() -> list[Alien]:
    """Return the rows of the matrix: the levels from the lowest, then the baselines."""
    levels = [Alien(f"level {number}", number) for number in sorted(LEVELS)]
    return levels + [Alien(name, 0, name) for name in BASELINES]


SEARCHING = {"level 4", "level 5", "mcts"}
"""Aliens whose decisions take long."""

QUICK_TEAMS = {"random", "greedy", "splitter", "net"}


def games_for(alien: Alien, team: str, ground: Ground) -> int:
    """Return how many games a cell has, most where levels are compared, so that the matrix takes 12 hours of one core.

    A game takes up to a second where both sides are quick, up to 3 seconds where the Alien searches, and more on the
    larger plan with a team that plans.
    """
    if team in QUICK_TEAMS:
        if ground.plan == "L":
            return 60 if alien.name in SEARCHING else 100
        return 120 if alien.name in SEARCHING else 200
    if ground.plan == "S":
        return 120 if alien.name in SEARCHING else 150
    return 60 if alien.name in SEARCHING else 80


def cells(rows: Iterable[Alien], teams: Iterable[str] = TEAM_IDS, games: int | None = None) -> list[Cell]:
    """Return the cells of some rows and teams on every ground. `games`: so many in each cell, not the budget's.

    Nobody has played against the baselines before: teams that know an Alien are left out there.
    """
    return [
        Cell(alien, team, ground, games_for(alien, team, ground) if games is None else games)
        for ground in GROUNDS
        for team in teams
        for alien in rows
        if not (alien.baseline and team in ACQUAINTED)
    ]


def tasks_of(cell: Cell) -> list[Task]:
    """Return a cell's games, the same seeds for every Alien."""
    return [
        Task(cell.ground.scenario, (), cell.alien.level, cell.team, seed, purpose=PURPOSE, baseline=cell.alien.baseline)
        for seed in measuring_seeds(PURPOSE, cell.games)
    ]


# What came out

Games = Mapping[Cell, Sequence[Played]]
"""The games of each cell, in the order of its tasks; fewer where a batch was interrupted."""


def figures(games: Sequence[Played]) -> dict[str, Any]:
    """Return a cell's figures: who won, the share of games in which the Alien was caught, unfinished missions, times.

    A mission is unfinished where nobody wins because the days are over (CR-16).
    """
    count = len(games)
    caught = sum(game.winner == TEAM for game in games)
    unfinished = sum(game.winner == NOBODY and game.why == "days" for game in games)
    return {
        "games": count,
        "won": {side: sum(game.winner == side for game in games) for side in (TEAM, ALIEN, NOBODY)},
        "caught": share_of(caught, count),
        "unfinished": share_of(unfinished, count),
        "milliseconds": percentiles(taken for game in games for taken in game.alien_times),
        "seconds": round(sum(sum(game.alien_times) + sum(game.team_times) for game in games) / 1000, 1),
    }


def adjacent(games: Games) -> list[dict[str, Any]]:
    """Return McNemar's test of each level against the next one, for each team: a ground each, then all together."""
    numbers = sorted({cell.alien.level for cell in games if cell.alien.level})
    found = []
    for lower, higher in pairwise(numbers):
        for team in dict.fromkeys(cell.team for cell in games):
            pairs: list[tuple[bool, bool]] = []
            for ground in GROUNDS:
                here = list(_pairs(games, lower, higher, team, ground))
                pairs += here
                found += _compared(here, lower, higher, team, ground.scenario)
            found += _compared(pairs, lower, higher, team, "all")
    return found


def _pairs(games: Games, lower: int, higher: int, team: str, ground: Ground) -> Iterator[tuple[bool, bool]]:
    """Yield whether the lower and the higher level were caught, for each seed that both played."""
    by_level = {cell.alien.level: games[cell] for cell in games if (cell.team, cell.ground) == (team, ground)}
    others = {game.seed: game.winner == TEAM for game in by_level.get(higher, ())}
    for game in by_level.get(lower, ()):
        if game.seed in others:
            yield game.winner == TEAM, others[game.seed]


def _compared(pairs: list[tuple[bool, bool]], lower: int, higher: int, team: str, ground: str) -> list[dict[str, Any]]:
    if not pairs:
        return []
    test = paired(pairs)
    names = {"lower": lower, "higher": higher, "team": team, "ground": ground, "pairs": test.games}
    counts = {"only_lower_caught": test.first_only, "only_higher_caught": test.second_only}
    return [{**names, **counts, "p": float(f"{test.p:.3g}")}]


def ratings(games: Games) -> Scale:
    """Return the teams' and the Aliens' ratings, an Alien's on each ground apart; greedy is 1500."""
    meetings = []
    for cell, played in games.items():
        score = score_of((game.winner for game in played), TEAM)
        meetings.append(Meeting(cell.team, f"{cell.alien.name} on {cell.ground.scenario}", score, len(played)))
    return fit(meetings, ANCHOR)


def rating_figures(games: Games) -> dict[str, Any]:
    """Return all ratings as JSON data: teams, Aliens (the mean of their grounds), and Aliens on each ground."""
    scale = ratings(games)
    rows = dict.fromkeys(cell.alien.name for cell in games if games[cell])
    on = {row: [f"{row} on {each}" for each in _grounds(games, row)] for row in rows}
    return {
        "teams": {team: shown_rating(scale.rating(team)) for team in dict.fromkeys(cell.team for cell in games)},
        "aliens": {row: shown_rating(scale.mean(on[row])) for row in rows},
        "grounds": {each: shown_rating(scale.rating(each)) for row in rows for each in on[row]},
    }


def _grounds(games: Games, row: str) -> list[str]:
    return list(dict.fromkeys(cell.ground.scenario for cell in games if cell.alien.name == row and games[cell]))


def shown_rating(rating: Rating) -> dict[str, Any]:
    """Return a rating as JSON data, in whole points."""
    low, high = rating.interval95
    return {
        "rating": round(rating.points),
        "deviation": round(rating.deviation),
        "interval95": [round(low), round(high)],
    }


def summaries(games: Games) -> list[dict[str, Any]]:
    """Return for each Alien and ground its worst team, and how often the teams that know it catch it together."""
    found = []
    for ground in GROUNDS:
        for row in dict.fromkeys(cell.alien.name for cell in games):
            here = {cell.team: games[cell] for cell in games if (cell.alien.name, cell.ground) == (row, ground)}
            caught = {team: sum(game.winner == TEAM for game in played) for team, played in here.items()}
            shares = {team: caught[team] / len(played) for team, played in here.items() if played}
            if not shares:
                continue
            worst = max(shares, key=lambda team: (shares[team], team))
            line = {"alien": row, "ground": ground.scenario, "worst": worst, "caught": round(shares[worst], 4)}
            known = [team for team in KNOWING if team in shares]
            if known:
                together = share_of(sum(caught[team] for team in known), sum(len(here[team]) for team in known))
                line["knowing_teams"] = {"teams": known, **together}
            found.append(line)
    return found


def report(games: Games) -> dict[str, Any]:
    """Return all that the games say, as JSON data."""
    return {
        "purpose": PURPOSE,
        "grounds": {ground.scenario: {"plan": ground.plan, "mission": ground.mission} for ground in GROUNDS},
        "cells": [
            {"alien": cell.alien.name, "team": cell.team, "ground": cell.ground.scenario, **figures(played)}
            for cell, played in games.items()
        ],
        "summaries": summaries(games),
        "adjacent": adjacent(games),
        "ratings": rating_figures(games),
        "hours_of_one_core": round(sum(figures(played)["seconds"] for played in games.values()) / 3600, 2),
    }
