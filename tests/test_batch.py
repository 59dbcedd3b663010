"""Batches: the same figures whoever plays them, and what is finished is kept whatever happens."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from solo import batch
from solo.batch import Job, OtherVersion, fingerprint_of, in_turn, local, on, play, play_job, run
from solo.batchfile import Results
from solo.simulate import Played, Task, play_task

ROOT = Path(__file__).resolve().parents[1]


def tasks(number: int) -> list[Task]:
    """Return some games that take little time."""
    return [Task("major-breakdown", (), 1, "random", seed, purpose="test") for seed in range(number)]


def figures(games: Iterable[Played]) -> list[Played]:
    """Return games without what differs from run to run: the times."""
    return [replace(game, alien_times=(), team_times=()) for game in games]


def backwards(jobs: Iterable[Job]) -> Iterator[tuple[Job, Played]]:
    """Play jobs in the opposite order."""
    return in_turn(reversed(list(jobs)))


def test_workers_and_order_change_no_figure() -> None:
    wanted = figures(play_task(task) for task in tasks(6))
    assert figures(play(tasks(6), in_turn)) == wanted
    assert figures(play(tasks(6), backwards)) == wanted
    assert figures(run(tasks(6), 2)) == wanted
    with ThreadPoolExecutor(3) as threads:
        assert figures(play(tasks(6), on(threads, 5))) == wanted


def test_a_task_that_is_there_twice_is_played_once() -> None:
    told: list[int] = []
    games = play([*tasks(2), *tasks(2)], in_turn, on_game=lambda task, game: told.append(task.seed))
    assert told == [0, 1] and [game.seed for game in games] == [0, 1, 0, 1]


def test_never_more_games_are_under_way_than_said() -> None:
    under_way: list[Job] = []

    def jobs() -> Iterator[Job]:
        for job in batch._jobs(tasks(5)):
            under_way.append(job)
            yield job

    with ThreadPoolExecutor(1) as threads:
        games = on(threads, 2)(jobs())
        next(games)
        assert len(under_way) <= 4
        assert len(list(games)) == 4


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    def no_games(jobs: Iterable[Job]) -> Iterator[tuple[Job, Played]]:
        assert list(jobs) == []
        return iter(())

    path = tmp_path / "results.jsonl"
    with Results(path) as results:
        first = play(tasks(3), in_turn, results)
    with Results(path) as results:
        kept: list[Task] = []
        assert play(tasks(3), no_games, results, on_kept=lambda task, game: kept.append(task)) == first
        assert kept == tasks(3)


def interrupted(number: int) -> Callable[[Task, Played], None]:
    """Return a function that raises KeyboardInterrupt when it is told of so many games."""
    told: list[Task] = []

    def on_game(task: Task, game: Played) -> None:
        told.append(task)
        if len(told) == number:
            raise KeyboardInterrupt

    return on_game


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_batch_goes_on_to_the_same_figures(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "results.jsonl"
    with pytest.raises(KeyboardInterrupt), Results(path) as results, local(jobs) as spread:
        play(tasks(8), spread, results, interrupted(3))
    with Results(path) as results, local(jobs) as spread:
        assert len(results) == 3
        games = play(tasks(8), spread, results)
    assert figures(games) == figures(play(tasks(8), in_turn))


def test_results_of_another_version_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Results(tmp_path / "results.jsonl") as results:
        play(tasks(2), in_turn, results)
        monkeypatch.setattr(batch, "program_fingerprint", lambda game: "another program")
        told: list[int] = []
        play(tasks(2), in_turn, results, lambda task, game: told.append(task.seed))
        assert told == [0, 1] and len(results) == 4


def test_the_version_tells_secret_files_apart_and_nothing_else() -> None:
    one = tasks(1)[0]
    assert fingerprint_of(one) == fingerprint_of(replace(one, level=3, team="greedy", seed=99))
    others = {fingerprint_of(replace(one, scenario=id)) for id in ("major-breakdown", "open-hunt-s", "cold-trail")}
    assert len(others) == 3


def test_a_worker_of_another_version_plays_nothing() -> None:
    with pytest.raises(OtherVersion, match="major-breakdown"):
        play_job(Job(tasks(1)[0], "another version"))


def test_games_of_one_process_never_overlap(monkeypatch: pytest.MonkeyPatch) -> None:
    """What computer players remember is kept once a process: two threads at once would spoil it."""
    playing = threading.Lock()
    real = batch.play_on

    def alone(*given: object) -> object:
        assert playing.acquire(blocking=False), "two games at once"
        try:
            return real(*given)  # type: ignore[arg-type]
        finally:
            playing.release()

    monkeypatch.setattr(batch, "play_on", alone)
    with ThreadPoolExecutor(4) as threads:
        assert len(play(tasks(8), on(threads, 8))) == 8


@pytest.mark.skipif(os.name == "nt", reason="signals as on Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_finished_and_exits_130(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "results.jsonl"
    words = ["simulate", "--games", "20000", "--level", "1", "--team", "random", "--seed", "1", "--jobs", jobs]
    process = subprocess.Popen(
        [sys.executable, "-m", "solo", *words, "--resume", str(path), "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # tests that run in the background ignore it
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        threading.Event().wait(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes of the group
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130 and err == ""
    assert f'"games": {path.read_bytes().count(bytes([10]))}' in out
    with Results(path) as results:
        assert len(results) >= 3
