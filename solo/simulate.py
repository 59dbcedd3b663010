"""Whole games, computer against computer: one function a game, so that any executor can spread them.

A game's record depends on its task alone, never on the worker, their number or their order.
"""

import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context

from solo import library
from solo.contacts.bots import LEVELS, TEAMS
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN
from solo.core.record import lines_of
from solo.core.session import Session, SessionInfo
from solo.match import thought_notes

__all__ = ["Played", "Summary", "Task", "interval", "play_session", "play_task", "run", "summary"]


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: its secret file, team and copies (ids), the Alien's level, the computer team, the seed.

    `burdens`: mission cards that a side has from the start.
    Edition and mission cards are as the secret file says where nothing is given.
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


def play_session(task: Task) -> tuple[Session, dict[str, list[float]]]:
    """Play a game to its end; return its session and each side's decision times in milliseconds."""
    setup = library.setup_of(
        task.scenario, task.agents, edition=task.edition, missions=task.missions, burdens=task.burdens
    )
    options = {"level": task.level, "team": task.team}
    session = Session(GAME, setup, SessionInfo(task.purpose, task.seed, options))
    think, choose = LEVELS[task.level].think, TEAMS[task.team](task.level)
    times: dict[str, list[float]] = {side: [] for side in GAME.sides}
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        observation, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        began = time.perf_counter()
        if side == ALIEN:
            thought = think(observation, legal, rng)
            times[side].append((time.perf_counter() - began) * 1000)
            session.apply(thought.action, thought_notes(session, thought) if task.keep_record else ())
        else:
            action = choose(observation, legal, rng)
            times[side].append((time.perf_counter() - began) * 1000)
            session.apply(action)
    return session, times


def play_task(task: Task) -> Played:
    """Play a game to its end and return what statistics need."""
    session, times = play_session(task)
    public = session.state.public
    return Played(
        task.seed,
        public.outcome.winner,
        public.outcome.why,
        public.day,
        public.detections,
        tuple(times[GAME.sides[0]]),
        tuple(times[GAME.sides[1]]),
        lines_of(session.record) if task.keep_record else "",
    )


def run(tasks: Sequence[Task], jobs: int, on_game: Callable[[Played], None] = lambda game: None) -> list[Played]:
    """Play all tasks, in order, on so many processes; `on_game` is told of each. What is done stays in the list.

    Raises: KeyboardInterrupt, after the processes have been stopped; `on_game` has had every finished game by then.
    """
    if jobs <= 1:
        return [_told(play_task(task), on_game) for task in tasks]
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        return [_told(game, on_game) for game in spread(executor, tasks, jobs * 4)]
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        raise
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def spread(executor: Executor, tasks: Iterable[Task], ahead: int) -> Iterator[Played]:
    """Yield the games of tasks in order, at most `ahead` of them under way."""
    waiting = iter(tasks)
    under_way = [executor.submit(play_task, task) for task in islice(waiting, ahead)]
    while under_way:
        yield under_way.pop(0).result()
        under_way.extend(executor.submit(play_task, task) for task in islice(waiting, 1))


def _told(game: Played, on_game: Callable[[Played], None]) -> Played:
    on_game(game)
    return game


def interval(hits: int, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share; (0, 1) for no games."""
    if not games:
        return 0.0, 1.0
    z, share = 1.959964, hits / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


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
            low, high = interval(hits, count)
            share = round(hits / count, 4) if count else 0.0
            found[name] = {"games": hits, "share": share, "interval95": [round(low, 4), round(high, 4)]}
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
