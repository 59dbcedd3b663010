"""The small hunt's tables against the rules, and what strategies meet against games that are played."""

from random import Random

import numpy as np
import pytest

from solo.benchfiles import bench_scenario
from solo.contacts.actions import AlienMove, ChooseStart, EndDay, MoveAgent, Place, UseAbility
from solo.contacts.game import GAME
from solo.contacts.public import TEAM, Setup
from solo.core.session import Session, SessionInfo
from solo.strength.smallgame import AlienPlan, SmallGame, TeamPlan, best_alien, best_team, caught, small_game


@pytest.fixture(scope="module")
def game() -> SmallGame:
    """The small hunt."""
    file = bench_scenario("small-hunt")
    assert file is not None
    return small_game(file)


def session_of(seed: int = 1) -> Session:
    """Return a game of the small hunt before its first action."""
    file = bench_scenario("small-hunt")
    assert file is not None
    return Session(GAME, Setup(file, file.agents), SessionInfo("test", seed, {}))


def shares(rng: np.random.Generator, legal: np.ndarray) -> np.ndarray:
    """Return random chances of the legal choices along the last axis."""
    weights = rng.random(legal.shape) ** 3 * legal
    return weights / np.maximum(1e-300, weights.sum(axis=-1, keepdims=True))


def some_plans(game: SmallGame, seed: int) -> tuple[AlienPlan, TeamPlan]:
    """Return any strategies of both sides."""
    rng = np.random.default_rng(seed)
    cities, starts, tiles, zones = len(game.cities), len(game.starts), len(game.tiles), 3
    alien = AlienPlan(
        shares(rng, np.ones(starts, bool)),
        shares(rng, game.first),
        shares(rng, np.broadcast_to(game.later, (cities, *game.later.shape))),
    )
    first = np.broadcast_to(game.reach_of_cities[:, None, :], (cities, zones, tiles))
    later = np.broadcast_to(game.reach[None, None, :, None, :], (cities, zones, tiles, 2, tiles))
    return alien, TeamPlan(shares(rng, np.ones(cities, bool)), shares(rng, first), shares(rng, later))


def test_it_is_as_small_as_is_said(game: SmallGame) -> None:
    assert 12 <= len(game.tiles) <= 18 and len(game.cities) == 2 and set(game.zone) == {0, 1, 2}


@pytest.mark.parametrize("seed", range(25))
def test_the_tables_are_the_rules(game: SmallGame, seed: int) -> None:
    """Any game, choice by choice: what is legal, whom a landing meets, what a scan answers, who is stuck."""
    rng, session = Random(seed), session_of()
    number = {tile: place for place, tile in enumerate(game.tiles)}

    def ends(kind: type) -> set[int]:
        return {number[each.path[-1]] for each in session.legal_actions() if isinstance(each, kind)}

    def end_on(kind: type, place: int) -> None:
        session.apply(next(a for a in session.legal_actions() if isinstance(a, kind) and number[a.path[-1]] == place))

    assert [action.tile for action in session.legal_actions()] == list(game.starts)
    s, p = rng.randrange(len(game.starts)), rng.randrange(len(game.cities))
    session.apply(ChooseStart(game.starts[s]))
    assert [action.tile for action in session.legal_actions()] == list(game.cities)
    session.apply(Place("yellow", game.cities[p]))
    assert session.state.public.zone == "ABC"[game.zone[s]]
    assert ends(AlienMove) == {*np.flatnonzero(game.first[p, s])} and not game.stuck_first[p, s]
    t = rng.choice(sorted(ends(AlienMove)))
    end_on(AlienMove, t)
    assert ends(MoveAgent) == {*np.flatnonzero(game.reach_of_cities[p])}
    e = rng.choice(sorted(ends(MoveAgent)))
    end_on(MoveAgent, e)
    assert (session.to_move is None) == game.met[e, t]
    if session.to_move is None:
        return
    session.apply(next(action for action in session.legal_actions() if isinstance(action, UseAbility)))
    assert session.public_record.lines[-1].fields["answer"] == game.answer[e, t]
    session.apply(EndDay())
    assert (session.to_move is None) == game.stuck[s, e, t]
    if session.to_move is None:
        return
    assert ends(AlienMove) == {*np.flatnonzero(game.later[s, e, t])}
    u = rng.choice(sorted(ends(AlienMove)))
    end_on(AlienMove, u)
    assert ends(MoveAgent) == {*np.flatnonzero(game.reach[e])}
    v = rng.choice(sorted(ends(MoveAgent)))
    end_on(MoveAgent, v)
    assert (session.to_move is None) == (u == v)
    while session.to_move is not None:
        session.apply(EndDay())
    assert session.state.public.outcome.winner == (TEAM if u == v else "alien")


def played(game: SmallGame, alien: AlienPlan, team: TeamPlan, rng: np.random.Generator) -> bool:
    """Play one game by two strategies and return whether the Alien was caught."""

    def draw(chances: np.ndarray) -> int:
        return int(rng.choice(len(chances), p=chances / chances.sum()))

    s, p = draw(alien.start), draw(team.place)
    t, e = draw(alien.first[p, s]), draw(team.first[p, game.zone[s]])
    if game.met[e, t] or game.stuck[s, e, t]:
        return True
    u = draw(alien.later[p, s, e, t])
    return u == draw(team.later[p, game.zone[s], e, game.answer[e, t]])


def test_the_chance_to_be_caught_is_what_games_come_to(game: SmallGame) -> None:
    alien, team = some_plans(game, 3)
    rng = np.random.default_rng(5)
    share = sum(played(game, alien, team, rng) for _ in range(6000)) / 6000
    assert share == pytest.approx(caught(game, alien, team), abs=0.02)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_does_better_than_the_best_answer(game: SmallGame, seed: int) -> None:
    alien, team = some_plans(game, seed)
    most, hunter = best_team(game, alien)
    least, hider = best_alien(game, team)
    assert caught(game, alien, hunter) == pytest.approx(most) and caught(game, hider, team) == pytest.approx(least)
    for other in range(4):
        their_alien, their_team = some_plans(game, 100 + other)
        assert caught(game, alien, their_team) <= most + 1e-12
        assert caught(game, their_alien, team) >= least - 1e-12
