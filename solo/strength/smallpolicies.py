"""What levels and teams really do in the small hunt: their programs asked again and again at every point of the game.

Each point is a game that was made up to there, so that a program sees what it would see in play. Of the samples of a
point the even and the odd ones make two strategies: who knows a program learns its habits from one half, and what that
is worth is judged on the other.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from solo.benchfiles import bench_scenario
from solo.contacts.actions import AlienMove, ChooseStart, EndDay, MoveAgent, Place, UseAbility
from solo.contacts.board import ZONES
from solo.contacts.bots import KNOWING, LEVELS, TEAMS, Choose, team_of
from solo.contacts.bots.alien.baselines import BASELINES
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN, TEAM, Setup
from solo.core.rng import Random, stream
from solo.core.session import Session, SessionInfo
from solo.strength.seeds import MEASURING
from solo.strength.smallgame import AlienPlan, SmallGame, TeamPlan, small_game

__all__ = ["FILE", "Samples", "alien_plans", "alien_think", "small", "team_names", "team_plans"]

FILE = "small-hunt"
PURPOSE = "value"

Numbers = NDArray[np.float64]
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Iterable[Any]]
"""How independent parts are worked out: `map`, or the `map` of an executor."""


@dataclass(frozen=True, slots=True)
class Samples:
    """How often a program is asked: at the points that there are few of, and at each of the many on day 2."""

    early: int
    late: int


@cache
def small() -> SmallGame:
    """Return the small hunt's tables."""
    file = bench_scenario(FILE)
    assert file is not None
    return small_game(file)


def begun() -> Session:
    """Return a game of the small hunt before its first action."""
    file = bench_scenario(FILE)
    assert file is not None
    return Session(GAME, Setup(file, file.agents), SessionInfo(PURPOSE, MEASURING[PURPOSE][0], {}))


def draws(*point: str | int) -> Random:
    """Return the random stream of a sample at a point of the game."""
    return stream(PURPOSE, MEASURING[PURPOSE][0], *point)


def halves(counts: Numbers) -> list[Numbers]:
    """Return the two strategies of counts whose first axis parts even and odd samples; nothing where none was taken."""
    total = counts.sum(axis=-1, keepdims=True)
    return list(counts / np.maximum(1, total))


# The Alien's programs


def alien_think(name: str) -> Callable[..., Any]:
    """Return the program of an Alien by its name in the matrix: `level 3`, or a baseline."""
    return BASELINES[name] if name in BASELINES else LEVELS[int(name.removeprefix("level "))].think


def alien_plans(name: str, samples: Samples, spread: Spread = map) -> list[AlienPlan]:
    """Return two strategies of an Alien, from different samples of its program."""
    game = small()
    cities, starts, tiles = len(game.cities), len(game.starts), len(game.tiles)
    start, first = np.zeros((2, starts)), np.zeros((2, cities, starts, tiles))
    later = np.zeros((2, cities, starts, tiles, tiles, tiles))
    for number in range(samples.early):
        session = begun()
        action = alien_think(name)(session.observe(ALIEN), session.legal_actions(), draws(name, number)).action
        start[number % 2, game.starts.index(action.tile)] += 1
    points = [(name, samples, p, s) for p in range(cities) for s in range(starts) if start[:, s].any()]
    for (_name, _samples, p, s), (firsts, laters) in zip(points, spread(_alien_point, points), strict=True):
        first[:, p, s], later[:, p, s] = firsts, laters
    return [AlienPlan(*parts) for parts in zip(halves(start), halves(first), halves(later), strict=True)]


def _alien_point(point: tuple[str, Samples, int, int]) -> tuple[Numbers, Numbers]:
    """Return the counts of an Alien's ends after its start and the Agent's city: (half, t) and (half, e, t, u)."""
    name, samples, p, s = point
    game = small()
    tiles = len(game.tiles)
    first, later = np.zeros((2, tiles)), np.zeros((2, tiles, tiles, tiles))
    for number in range(samples.early if not game.stuck_first[p, s] else 0):
        first[number % 2, _alien_end(name, _at_first(p, s), p, s, number)] += 1
    for t in np.flatnonzero(first.any(axis=0)):
        for e in np.flatnonzero(game.reach_of_cities[p] & ~game.met[:, t] & ~game.stuck[s, :, t]):
            session = _at_later(p, s, int(t), int(e))
            for number in range(samples.late):
                later[number % 2, e, t, _alien_end(name, session, p, s, int(t), int(e), number)] += 1
    return first, later


def _alien_end(name: str, session: Session, *point: int) -> int:
    """Return where an Alien ends its day at a point, as the number of the tile; the session is left as it is."""
    rng = draws(name, *point)
    action = alien_think(name)(session.observe(ALIEN), session.legal_actions(), rng).action
    assert isinstance(action, AlienMove)
    return small().tiles.index(action.path[-1])


def _at_first(p: int, s: int) -> Session:
    """Return a game in which the Alien makes its first move."""
    game, session = small(), begun()
    (agent,) = session.setup.team
    session.apply(ChooseStart(game.starts[s]))
    session.apply(Place(agent, game.cities[p]))
    return session


def _at_answer(p: int, s: int, t: int, e: int) -> Session:
    """Return a game in which the Agent has ended its first move, and not found the Alien there."""
    session = _at_first(p, s)
    session.apply(_ending_on(session, AlienMove, t))
    session.apply(_ending_on(session, MoveAgent, e))
    return session


def _at_later(p: int, s: int, t: int, e: int) -> Session:
    """Return a game in which the Alien makes its second move; the Agent has scanned on day 1."""
    session = _at_answer(p, s, t, e)
    session.apply(next(action for action in session.legal_actions() if isinstance(action, UseAbility)))
    session.apply(EndDay())
    return session


def _ending_on(session: Session, kind: type[Any], place: int) -> Any:
    tile = small().tiles[place]
    return next(each for each in session.legal_actions() if isinstance(each, kind) and each.path[-1] == tile)


# The teams' programs


def team_names() -> list[str]:
    """Return the teams that are asked: `greedy`, and whoever knows the Alien once for each level, as `insider 5`."""
    return [*TEAMS, *(f"{team} {level}" for team in KNOWING for level in LEVELS)]


@cache
def team_choose(name: str) -> Choose:
    """Return the program of a team by one of these names."""
    team, _, level = name.partition(" ")
    return team_of(team, int(level or 0))


def team_plans(name: str, samples: Samples, spread: Spread = map) -> list[TeamPlan]:
    """Return two strategies of a computer team, from different samples of its program."""
    game = small()
    cities, zones, tiles = len(game.cities), len(ZONES), len(game.tiles)
    place, first = np.zeros((2, cities)), np.zeros((2, cities, zones, tiles))
    later = np.zeros((2, cities, zones, tiles, 2, tiles))
    for number in range(samples.early):
        session = begun()
        session.apply(ChooseStart(game.starts[0]))
        action = team_choose(name)(session.observe(TEAM), session.legal_actions(), draws(name, number))
        assert isinstance(action, Place)
        place[number % 2, game.cities.index(action.tile)] += 1
    points = [(name, samples, p, z) for p in range(cities) for z in range(zones)]
    for (_name, _samples, p, z), (firsts, laters) in zip(points, spread(_team_point, points), strict=True):
        first[:, p, z], later[:, p, z] = firsts, laters
    return [TeamPlan(*parts) for parts in zip(halves(place), halves(first), halves(later), strict=True)]


def _team_point(point: tuple[str, Samples, int, int]) -> tuple[Numbers, Numbers]:
    """Return the counts of a team's ends by its city and the Alien's zone: (half, e) and (half, e, a, v)."""
    name, samples, p, z = point
    game = small()
    tiles = len(game.tiles)
    first, later = np.zeros((2, tiles)), np.zeros((2, tiles, 2, tiles))
    for number in range(samples.early):
        first[number % 2, _team_first(name, p, z, number)] += 1
    for e in np.flatnonzero(first.any(axis=0)):
        for answer in (0, 1):
            hidden = _some_hidden(p, z, int(e), answer)
            for number in range(samples.late if hidden else 0):
                later[number % 2, e, answer, _team_later(name, p, hidden, int(e), answer, number)] += 1
    return first, later


def _some_hidden(p: int, z: int, e: int, answer: int) -> Sequence[int]:
    """Return some start and first end of the Alien that fit what the team knows, and leave it a second move."""
    game = small()
    fits = game.first[p] & (game.zone == z)[:, None] & ~game.met[e] & (game.answer[e] == answer) & ~game.stuck[:, e]
    found = np.argwhere(fits)
    return [int(place) for place in found[0]] if len(found) else []


def _team_first(name: str, p: int, z: int, number: int) -> int:
    game = small()
    s, t = (int(place) for place in np.argwhere(game.first[p] & (game.zone == z)[:, None])[0])
    session = _at_first(p, s)
    session.apply(_ending_on(session, AlienMove, t))
    action = team_choose(name)(session.observe(TEAM), session.legal_actions(), draws(name, p, z, number))
    assert isinstance(action, MoveAgent)
    return game.tiles.index(action.path[-1])


def _team_later(name: str, p: int, hidden: Sequence[int], e: int, answer: int, number: int) -> int:
    """Return where a team ends its second move: it scans on day 1 if it wants to, and the Alien moves in secret."""
    s, t = hidden
    session, rng = _at_answer(p, s, t, e), draws(name, p, s, e, answer, number)
    while session.state.public.day == 1:
        session.apply(team_choose(name)(session.observe(TEAM), session.legal_actions(), rng))
    session.apply(session.legal_actions()[0])
    action = team_choose(name)(session.observe(TEAM), session.legal_actions(), rng)
    assert isinstance(action, MoveAgent)
    return small().tiles.index(action.path[-1])
