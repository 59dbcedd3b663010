"""`solo bench value`: the exact value of the small hunt, and how far from it every Alien and every team is.

It takes a minute for a program that is quick, and a quarter of an hour for one that searches.
"""

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from statistics import fmean
from typing import Any

from solo.batch import all_cores, processes
from solo.contacts.bots import TEAMS
from solo.strength.matrix import SEARCHING, aliens
from solo.strength.smallgame import SmallGame, best_alien, best_team, caught
from solo.strength.smallpolicies import Samples, Spread, alien_plans, small, team_names, team_plans
from solo.strength.smallsolve import solve

__all__ = ["alien_bounds", "team_bounds", "value"]

Figures = dict[str, Any]

QUICK, SLOW = Samples(400, 60), Samples(60, 6)
"""How often a program is asked at each point; those that search less often."""


def value() -> Figures:
    """Chances that the Alien is caught: at best play of both, and if the other side knows a program and all its habits.

    An Alien's two figures are of teams that know its program: found on half of the samples and judged on the other, so
    that it is caught at least so often on average; and judged on the same half, which flatters. A team's are of Aliens
    that know it; of a team that knows an Alien there is one for each level.
    """
    game = small()
    found = solve(game)
    figures: Figures = {
        "value": {"low": round(found.low, 5), "high": round(found.high, 5), "rounds": found.rounds},
        "Aliens": {},
        "teams": {},
    }
    with processes(all_cores()) as executor:
        for alien in aliens():
            samples = SLOW if alien.name in SEARCHING else QUICK
            spread = watched(executor, alien.name)
            figures["Aliens"][alien.name] = alien_bounds(game, alien.name, samples, spread)
        for team in team_names():
            samples = QUICK if team in TEAMS else SLOW
            figures["teams"][team] = team_bounds(game, team, samples, watched(executor, team))
    return figures


def watched(executor: Executor, name: str) -> Spread:
    """Return the way to work out parts on an executor that shows on a terminal how many are done."""

    def spread(function: Callable[[Any], Any], points: Iterable[Any]) -> Iterator[Any]:
        parts = list(points)
        for done, part in enumerate(executor.map(function, parts), 1):
            if sys.stderr.isatty():
                end = "\n" if done == len(parts) else ""
                print(f"\r\033[K{name}: {done}/{len(parts)}", end=end, file=sys.stderr, flush=True)
            yield part

    return spread


def alien_bounds(game: SmallGame, name: str, samples: Samples, spread: Spread = map) -> Figures:
    """Return how often an Alien is caught by teams that know its program: on other samples, and on those they know."""
    plans = alien_plans(name, samples, spread)
    answers = [best_team(game, plan) for plan in plans]
    fresh = [caught(game, plan, team) for plan, (_share, team) in zip(reversed(plans), answers, strict=True)]
    return bounds([share for share, _team in answers], fresh)


def team_bounds(game: SmallGame, name: str, samples: Samples, spread: Spread = map) -> Figures:
    """Return how often a team catches Aliens that know its program: on other samples, and on those they know."""
    plans = team_plans(name, samples, spread)
    answers = [best_alien(game, plan) for plan in plans]
    fresh = [caught(game, alien, plan) for plan, (_share, alien) in zip(reversed(plans), answers, strict=True)]
    return bounds([share for share, _alien in answers], fresh)


def bounds(known: list[float], fresh: list[float]) -> Figures:
    """Return the two figures of a program, the means over both halves of its samples."""
    return {"other samples": round(fmean(fresh), 4), "same samples": round(fmean(known), 4)}
