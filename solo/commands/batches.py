"""What commands that play many games have in common: their options, how the games are spread, progress."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from solo.batch import Spread, all_cores, local, play
from solo.batchfile import Results
from solo.simulate import Played, Task

__all__ = ["Progress", "add_arguments", "duration", "fault", "play_all", "spread_of"]

MOST_JOBS = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where games are played, and where their results are kept."""
    parser.add_argument(
        "--jobs", metavar="N", type=int, default=None, help="processes on this machine; usually one for each core"
    )
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster, such as tcp://127.0.0.1:8786 (the extra cluster)"
    )
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, help="keep results in a file, and go on from those that are in it"
    )


def fault(args: argparse.Namespace) -> str:
    """Return what is wrong with these options, or nothing."""
    if args.jobs is not None and not 1 <= args.jobs <= MOST_JOBS:
        return f"--jobs must be from 1 to {MOST_JOBS}, not {args.jobs}"
    if args.jobs is not None and args.dask is not None:
        return "--jobs is for this machine and --dask for a cluster; give one of them"
    if args.resume is not None and not args.resume.absolute().parent.is_dir():
        return f"--resume: there is no folder {args.resume.absolute().parent}; make it first, or name another one"
    return ""


@contextmanager
def spread_of(args: argparse.Namespace, games: int) -> Iterator[Spread]:
    """Give the way to play that the options ask for. Raises: solo.cluster.NoCluster."""
    if args.dask is None:
        with local(min(args.jobs or all_cores(), games)) as spread:
            yield spread
        return
    from solo.cluster import on_cluster

    with on_cluster(args.dask) as spread:
        yield spread


def play_all(args: argparse.Namespace, tasks: Sequence[Task], on_game: Callable[[Task, Played], None]) -> bool:
    """Play tasks as the options say, with progress; return whether all were played, and not interrupted.

    `on_game` is told of every game, also of those that were kept from before.
    Raises: as `batch.play`, `Results` and `spread_of`.
    """
    progress = Progress(len(tasks))

    def on_kept(task: Task, game: Played) -> None:
        progress.kept()
        on_game(task, game)

    def on_new(task: Task, game: Played) -> None:
        progress.played()
        on_game(task, game)

    try:
        with ExitStack() as stack:
            results = None if args.resume is None else stack.enter_context(Results(args.resume))
            spread = stack.enter_context(spread_of(args, len(tasks)))
            play(tasks, spread, results, on_new, on_kept)
    except KeyboardInterrupt:
        return False
    finally:
        progress.end()
    return True


class Progress:
    """Games done and the time that is left, on a terminal's standard error; elsewhere nothing is shown."""

    def __init__(self, games: int) -> None:
        """Begin, with so many games to come."""
        self._games, self._done, self._here = games, 0, 0
        self._began = time.monotonic()
        self._shown = 0.0
        self._visible = sys.stderr.isatty()

    def kept(self) -> None:
        """Note a game that was played before."""
        self._done += 1
        self._show()

    def played(self) -> None:
        """Note a game that has ended."""
        self._done += 1
        self._here += 1
        self._show()

    def end(self) -> None:
        """Leave the line as it is and begin a new one."""
        if self._visible:
            print(f"\r\033[K{self.text(time.monotonic())}", file=sys.stderr, flush=True)

    def text(self, now: float) -> str:
        """Return the line: how many games are done, and how long the rest will take if it goes on so."""
        left = self._games - self._done
        if not left or not self._here:
            return f"{self._done}/{self._games} games"
        seconds = (now - self._began) / self._here * left
        return f"{self._done}/{self._games} games, {duration(seconds)} left"

    def _show(self) -> None:
        now = time.monotonic()
        if self._visible and now - self._shown > 0.2:
            self._shown = now
            print(f"\r\033[K{self.text(now)}", end="", file=sys.stderr, flush=True)


def duration(seconds: float) -> str:
    """Return a time as `3 h 05 min`, `4 min 10 s` or `7 s`."""
    whole = round(seconds)
    if whole >= 3600:
        return f"{whole // 3600} h {whole % 3600 // 60:02} min"
    return f"{whole // 60} min {whole % 60:02} s" if whole >= 60 else f"{whole} s"
