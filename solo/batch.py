"""Many games on many cores or a cluster: what is finished is kept, and the figures depend on the tasks alone.

A **spread** is a way to play jobs: a function that yields finished games in whatever order they end. `in_turn` plays
here, `on` on any `concurrent.futures` Executor; `local` and `solo.cluster.on_cluster` make one and close it again.
"""

import hashlib
import importlib
import json
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

import solo
from solo import __version__
from solo.batchfile import Results
from solo.games import FIRST, GAMES, kit_of
from solo.simulate import Played, Task, play_on, played, setup_for

__all__ = [
    "Job",
    "OtherVersion",
    "Spread",
    "all_cores",
    "fingerprint_of",
    "in_turn",
    "local",
    "on",
    "play",
    "processes",
    "run",
]


class OtherVersion(Exception):
    """A worker has another version of the program or of a scenario than the batch that sent it a game."""


@dataclass(frozen=True, slots=True)
class Job:
    """A game to play, and the version that must play it."""

    task: Task
    fingerprint: str


Spread = Callable[[Iterable[Job]], Iterator[tuple[Job, Played]]]


# One game, in whatever process


_one_game_at_a_time = threading.Lock()
"""Computer players remember what they worked out last, a process for all: a cluster's threads must take turns."""


def play_job(job: Job) -> Played:
    """Play one game. Raises: OtherVersion; ValueError, if its set-up is wrong; what a computer player raises."""
    with _one_game_at_a_time:
        session, times = play_on(_setup(_before_the_game(job.task), job.fingerprint), job.task)
        return played(job.task, session, times)


def _before_the_game(task: Task) -> Task:
    """Return the task with all that a set-up does not depend on taken out."""
    return replace(task, team="", seed=0, keep_record=False, purpose="", baseline="")


@lru_cache(maxsize=64)
def _setup(task: Task, fingerprint: str) -> Any:
    """Return a set-up, read from its files once a process and version."""
    importlib.import_module("networkx")  # which a computer player needs: no decision's time is to hold that
    setup = setup_for(task)
    if _version_of(setup, task.game) != fingerprint:
        raise OtherVersion(
            f"a worker has another version of the program or of the scenario {task.scenario}; "
            f"give all workers the same (here it is {__version__})"
        )
    return setup


def fingerprint_of(task: Task) -> str:
    """Return the version that a task's game depends on: the game's rules and players, and its scenario.

    Raises: ValueError and ContentError, as `simulate.setup_for`.
    """
    return _version_of(setup_for(task), task.game)


def _version_of(setup: Any, game: str) -> str:
    made = json.dumps(kit_of(game).rules.describe(setup), sort_keys=True)
    return hashlib.sha256(f"{program_fingerprint(game)} {made}".encode()).hexdigest()[:16]


@cache
def program_fingerprint(game: str = FIRST) -> str:
    """Return a hash of the program's version and of the source of everything that decides what happens in a game."""
    top = Path(solo.__file__).parent
    found = hashlib.sha256(__version__.encode() + GAMES[game].encode())
    parts = [path for part in ("core", "hex", game) for path in sorted((top / part).rglob("*.py"))]
    for path in [*(top / f"{name}.py" for name in DECIDING), *parts]:
        found.update(hashlib.sha256(path.relative_to(top).as_posix().encode() + path.read_bytes()).digest())
    return found.hexdigest()


DECIDING = ("simulate", "games", "scenarios", "contactskit", "newgame", "library", "benchfiles")
"""The modules outside a game's package that decide what happens in a game."""


# Spreads


def in_turn(jobs: Iterable[Job]) -> Iterator[tuple[Job, Played]]:
    """Play jobs here, one after another."""
    for job in jobs:
        yield job, play_job(job)


def on(executor: Executor, ahead: int) -> Spread:
    """Return the way to play on an executor, at most `ahead` games under way."""

    def spread(jobs: Iterable[Job]) -> Iterator[tuple[Job, Played]]:
        waiting = iter(jobs)
        with _not_interrupted():
            under_way: dict[Future[Played], Job] = {
                executor.submit(play_job, job): job for job in islice(waiting, ahead)
            }
        while under_way:
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                job = under_way.pop(future)
                for another in islice(waiting, 1):
                    under_way[executor.submit(play_job, another)] = another
                yield job, future.result()

    return spread


@contextmanager
def _not_interrupted() -> Iterator[None]:
    """Let the processes that begin in here ignore Ctrl-C, which ends this one: then they say nothing about it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def all_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def local(jobs: int) -> Iterator[Spread]:
    """Give the way to play on so many processes of this machine, 1 being this one; they are ended afterwards."""
    if jobs <= 1:
        yield in_turn
        return
    with processes(jobs) as executor:
        yield on(executor, jobs * 2)


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Give an executor of so many processes of this machine; they are ended afterwards, at once if interrupted."""
    others = {*active_children()}
    ignoring = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends this process, which ends them
    executor = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=ignoring)
    try:
        yield executor
    except BaseException:  # also when interrupted: games that take long are not waited for
        for process in {*active_children()} - others:
            process.terminate()
        executor.shutdown(cancel_futures=True)  # waits for its thread, which could end while Python does
        raise
    executor.shutdown()


# Batches


def play(
    tasks: Sequence[Task],
    spread: Spread,
    results: Results | None = None,
    on_game: Callable[[Task, Played], None] = lambda task, game: None,
    on_kept: Callable[[Task, Played], None] = lambda task, game: None,
) -> list[Played]:
    """Play all tasks, or take their games from the results, and return the games in the tasks' order.

    `on_kept` is told of each game that the results had, then `on_game` of each as it ends, once it is in the results.
    Raises: KeyboardInterrupt and what a game raises, with every game in the results that `on_game` was told of.
    """
    games: dict[Task, Played] = {}
    left: list[Job] = []
    for job in _jobs(tasks):
        kept = results.found(job.task, job.fingerprint) if results is not None else None
        if kept is None:
            left.append(job)
        else:
            games[job.task] = kept
            on_kept(job.task, kept)
    for job, game in spread(left):
        if results is not None:
            results.add(job.task, job.fingerprint, game)
        games[job.task] = game
        on_game(job.task, game)
    return [games[task] for task in tasks]


def _jobs(tasks: Iterable[Task]) -> Iterator[Job]:
    """Yield the tasks, each once, with the versions that must play them."""
    versions: dict[Task, str] = {}
    for task in dict.fromkeys(tasks):
        before = _before_the_game(task)
        if before not in versions:
            versions[before] = fingerprint_of(before)
        yield Job(task, versions[before])


def run(tasks: Sequence[Task], jobs: int) -> list[Played]:
    """Play all tasks on so many processes and return the games in their order. Raises: as `play`."""
    with local(min(jobs, len(tasks))) as spread:
        return play(tasks, spread)
