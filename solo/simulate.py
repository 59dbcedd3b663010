"""Whole games, computer against computer: one function a game, so that any executor can spread them (`solo.batch`).

A game's record depends on its task alone, never on the worker, their number or their order.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from solo import library
from solo.benchfiles import bench_scenario
from solo.contacts.bots import LEVELS, team_of
from solo.contacts.bots.alien.baselines import BASELINES
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN, TEAM, Setup
from solo.contacts.thought import thought_notes
from solo.core.record import lines_of
from solo.core.session import Session, SessionInfo
from solo.strength.statistics import share_of

__all__ = ["Played", "Summary", "Task", "percentiles", "play_on", "play_session", "play_task", "setup_for", "summary"]


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: its secret file, team and copies (ids), the Alien's level, the computer team, the seed.

    `scenario`: a secret file of the library, or one that only benchmarks play (`solo.benchfiles`).
    `burdens`: mission cards that a side has from the start.
    Edition and mission cards are as the secret file says where nothing is given.
    `baseline`: which Alien that is no level plays; the level is then 0.
    """

    scenario: str
    agents: tuple[str, ...]
    level: int
    team: str
    seed: int
    keep_record: bool = False
    purpose: str = "simulate"
    burdens: tuple[str, ...] = ()
    edition: str = ""
    missions: bool | None = None
    copies: tuple[str, ...] = ()
    baseline: str = ""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: outcome, the day it ended, detections, milliseconds of each decision by side, the record."""

    seed: int
    winner: str
    why: str
    day: int
    detections: int
    alien_times: tuple[float, ...]
    team_times: tuple[float, ...]
    record: str


def setup_for(task: Task) -> Setup:
    """Return a task's checked set-up. Raises: ValueError, as `library.setup_of`."""
    file = bench_scenario(task.scenario) or library.scenario(task.scenario)
    return library.setup_with(
        file, task.agents, task.copies, edition=task.edition, missions=task.missions, burdens=task.burdens
    )


def play_session(task: Task) -> tuple[Session, dict[str, list[float]]]:
    """Play a game to its end; return its session and each side's decision times in milliseconds."""
    return play_on(setup_for(task), task)


def play_on(setup: Setup, task: Task) -> tuple[Session, dict[str, list[float]]]:
    """Play a task's game on its set-up, which was made before; return as `play_session`."""
    options = {"level": task.level, "team": task.team} | ({"baseline": task.baseline} if task.baseline else {})
    session = Session(GAME, setup, SessionInfo(task.purpose, task.seed, options))
    think = BASELINES[task.baseline] if task.baseline else LEVELS[task.level].think
    choose = team_of(task.team, task.level)
    times: dict[str, list[float]] = {side: [] for side in GAME.sides}
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        observation, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        began = time.perf_counter()
        if side == ALIEN:
            thought = think(observation, legal, rng)
            times[side].append((time.perf_counter() - began) * 1000)
            session.apply(thought.action, thought_notes(thought, observation.public) if task.keep_record else ())
        else:
            action = choose(observation, legal, rng)
            times[side].append((time.perf_counter() - began) * 1000)
            session.apply(action)
    return session, times


def play_task(task: Task) -> Played:
    """Play a game to its end and return what statistics need."""
    return played(task, *play_session(task))


def played(task: Task, session: Session, times: dict[str, list[float]]) -> Played:
    """Return what statistics need of a finished session; times rounded to microseconds."""
    public = session.state.public
    alien_times, team_times = (tuple(round(taken, 3) for taken in times[side]) for side in (ALIEN, TEAM))
    record = lines_of(session.record) if task.keep_record else ""
    outcome = public.outcome
    return Played(
        task.seed, outcome.winner, outcome.why, public.day, public.detections, alien_times, team_times, record
    )


def percentiles(values: Iterable[float]) -> dict[str, float]:
    """Return median, 95th percentile and maximum; zeros for no values."""
    ordered = sorted(values)
    if not ordered:
        return {"median": 0.0, "p95": 0.0, "max": 0.0}
    places = {"median": len(ordered) // 2, "p95": min(len(ordered) - 1, int(len(ordered) * 0.95)), "max": -1}
    return {name: round(ordered[place], 3) for name, place in places.items()}


Summary = dict[str, object]


def summary(games: Sequence[Played]) -> Summary:
    """Return the statistics of some games as JSON data."""
    count = len(games)

    def shares(names: Iterable[str], of: Callable[[Played], str]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name in names:
            hits = sum(of(game) == name for game in games)
            found[name] = {"games": hits, **share_of(hits, count)}
        return found

    return {
        "games": count,
        "outcomes": shares(("agents", "alien", "nobody"), lambda game: game.winner),
        "reasons": shares(sorted({game.why for game in games}), lambda game: game.why),
        "days": round(sum(game.day for game in games) / count, 2) if count else 0.0,
        "detections": round(sum(game.detections for game in games) / count, 2) if count else 0.0,
        "milliseconds": {
            "alien": percentiles(time for game in games for time in game.alien_times),
            "agents": percentiles(time for game in games for time in game.team_times),
        },
    }
