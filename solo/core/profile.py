"""The player's profile in SQLite: finished games, achievements, series, challenge runs, lessons and drills.

The records are the truth. Whatever stands here about games and achievements can be worked out from them again, so a
profile that is damaged is moved aside, never repaired, and one that cannot be written is filled later. A series that
has no finished game yet stands here alone, and so does how far a run or a lesson got, and every drill that was
answered; of a damaged profile those are saved that can still be read. Ratings are told from finished runs whenever they
are asked for, so nothing here can contradict them.
"""

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from solo.core.language import gettext as _
from solo.core.learned import Drilled, Studied
from solo.core.paths import user_folder
from solo.core.profilerows import (
    DRILLS,
    LESSONS,
    RESULTS,
    REVIEWS,
    RUNS,
    SERIES,
    drilled_of_row,
    put_drilled,
    put_earned,
    put_results,
    put_reviews,
    put_run,
    put_series,
    put_studied,
    result_of_row,
    review_of_row,
    run_of_row,
    series_of_row,
    studied_of_row,
)
from solo.core.profilesalvage import salvaged_from
from solo.core.results import Earned, Result, Series
from solo.core.reviewed import Reviewed
from solo.core.runs import Run

__all__ = ["Profile", "ProfileFault", "memory_profile", "open_profile", "profile_path"]

BUSY_SECONDS = 2.0
"""How long to wait for another program that writes the profile."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE games (id TEXT NOT NULL, game TEXT NOT NULL, scenario TEXT NOT NULL, map TEXT NOT NULL, "
        "days INTEGER NOT NULL, team TEXT NOT NULL, level INTEGER NOT NULL, player TEXT NOT NULL, "
        "winner TEXT NOT NULL, why TEXT NOT NULL, day INTEGER NOT NULL, detections INTEGER NOT NULL, "
        "practice INTEGER NOT NULL, hints TEXT NOT NULL, iron INTEGER NOT NULL, finished REAL NOT NULL, "
        "options TEXT NOT NULL, PRIMARY KEY (id))",
        "CREATE TABLE achievements (id TEXT NOT NULL, game TEXT NOT NULL, record TEXT NOT NULL, time REAL NOT NULL, "
        "PRIMARY KEY (game, id))",
        "CREATE TABLE judged (id TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (game, id))",
        "CREATE TABLE series (id TEXT NOT NULL, game TEXT NOT NULL, scenario TEXT NOT NULL, created REAL NOT NULL, "
        "games TEXT NOT NULL, PRIMARY KEY (id))",
    ),
    (
        "CREATE TABLE gone_series (game TEXT NOT NULL, scenario TEXT NOT NULL, created REAL NOT NULL, "
        "PRIMARY KEY (game, scenario, created))",
    ),
    ("CREATE TABLE runs (run TEXT NOT NULL, game TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (run))",),
    (
        "CREATE TABLE lessons (game TEXT NOT NULL, lesson TEXT NOT NULL, step INTEGER NOT NULL, done INTEGER NOT NULL, "
        "changed REAL NOT NULL, PRIMARY KEY (game, lesson))",
        "CREATE TABLE drills (game TEXT NOT NULL, id TEXT NOT NULL, inference TEXT NOT NULL, solved INTEGER NOT NULL, "
        "time REAL NOT NULL, PRIMARY KEY (game, id, time))",
    ),
    ("CREATE TABLE reviews (record TEXT NOT NULL, game TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (record))",),
)
"""What brings a profile from each version to the next; a profile's version is how many of these it has seen."""


class ProfileFault(Exception):
    """The profile cannot be used now; the text names the file, what is wrong, and the remedy. Nothing was changed."""


class DamagedProfile(ProfileFault):
    """The file is no profile, or no longer one."""


def profile_path() -> Path:
    """Return where the profile is; it need not exist yet."""
    return user_folder() / "profile.sqlite"


# The profile


class Profile:
    """An open profile; close it, or use it in a `with`. `notes` says what had to be done to open it.

    Every method raises ProfileFault where the file cannot be read or written; what it was to change is then unchanged.
    """

    def __init__(self, database: sqlite3.Connection, path: str, notes: tuple[str, ...] = ()) -> None:
        self._database, self.path, self.notes = database, path, notes

    def __enter__(self) -> "Profile":
        """Return itself."""
        return self

    def __exit__(self, *error: object) -> None:
        """Close it."""
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def copy(self) -> "Profile":
        """Return a copy in memory, for what the file does not take."""
        found = memory_profile()
        with _faults(self.path):
            self._database.backup(found._database)
        return found

    @contextlib.contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with _faults(self.path):
            self._database.execute("BEGIN IMMEDIATE")
            try:
                yield self._database
                self._database.execute("COMMIT")
            except BaseException:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
                raise

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with _faults(self.path):
            return self._database.execute(query, values).fetchall()

    # Finished games

    def results(self, game: str) -> list[Result]:
        """Return a game's results, the earliest first."""
        rows = self._rows(f"{RESULTS} WHERE game = ? ORDER BY finished, id", game)
        with _readable(self.path):
            return [result_of_row(row) for row in rows]

    def add(self, results: Iterable[Result]) -> None:
        """Keep results; one with an id that is there takes its place."""
        with self._writing() as database:
            put_results(database, results)

    def enter(self, game: str, results: Iterable[Result], found: Iterable[Earned], judged: Iterable[str]) -> None:
        """Keep results, what they earned, and which achievements all games were now held against: all or nothing."""
        with self._writing() as database:
            put_results(database, results)
            put_earned(database, found)
            database.executemany("INSERT OR IGNORE INTO judged (id, game) VALUES (?, ?)", [(id, game) for id in judged])

    # Achievements

    def earned(self, game: str) -> dict[str, Earned]:
        """Return a game's achievements that were earned, by their id."""
        rows = self._rows("SELECT id, game, record, time FROM achievements WHERE game = ? ORDER BY time, id", game)
        return {row[0]: Earned(*row) for row in rows}

    def award(self, found: Iterable[Earned]) -> None:
        """Keep achievements; of two that are the same the earlier one stays."""
        with self._writing() as database:
            put_earned(database, found)

    def judged(self, game: str) -> set[str]:
        """Return the achievements that all games in the profile were held against."""
        return {str(row[0]) for row in self._rows("SELECT id FROM judged WHERE game = ?", game)}

    def forget(self, game: str, ids: Iterable[str]) -> None:
        """Drop some results, and the achievements that they earned, so that they are worked out again."""
        with self._writing() as database:
            for id in ids:
                database.execute("DELETE FROM games WHERE game = ? AND id = ?", (game, id))
                database.execute("DELETE FROM achievements WHERE game = ? AND record = ?", (game, id))
            database.execute("DELETE FROM judged WHERE game = ?", (game,))

    # Series

    def series(self) -> list[Series]:
        """Return all series, the earliest first."""
        rows = self._rows(f"{SERIES} ORDER BY created, id")
        with _readable(self.path):
            return [series_of_row(row) for row in rows]

    def create_series(self, game: str, scenario: str, created: float) -> Series:
        """Begin a series and return it; its id is the scenario's with a number."""
        with self._writing() as database:
            taken = {row[0] for row in database.execute("SELECT id FROM series")}
            number = next(number for number in range(1, len(taken) + 2) if f"{scenario}-{number}" not in taken)
            series = Series(f"{scenario}-{number}", game, scenario, created)
            put_series(database, series)
        return series

    def put_series(self, found: Iterable[Series]) -> None:
        """Keep whole series; one with an id that is there takes its place, and one that was deleted is back."""
        with self._writing() as database:
            for series in found:
                put_series(database, series)

    def delete_series(self, series: Series) -> None:
        """Forget a series, and remember that it was deleted: the records of its games, which stay, name it."""
        with self._writing() as database:
            database.execute("DELETE FROM series WHERE id = ?", (series.id,))
            query = "INSERT OR REPLACE INTO gone_series (game, scenario, created) VALUES (?, ?, ?)"
            database.execute(query, (series.game, series.scenario, series.created))

    def gone_series(self, game: str) -> set[tuple[str, float]]:
        """Return the series of a game that were deleted: each one's scenario, and when it was begun."""
        rows = self._rows("SELECT scenario, created FROM gone_series WHERE game = ?", game)
        return {(str(scenario), float(created)) for scenario, created in rows}

    # Challenge runs

    def runs(self, game: str) -> list[Run]:
        """Return all runs of a game that were ever begun here, the earliest first."""
        rows = self._rows(f"{RUNS} WHERE game = ?", game)
        with _readable(self.path):
            return sorted((run_of_row(row) for row in rows), key=lambda run: (run.begun, run.mark.run))

    def put_runs(self, found: Iterable[Run]) -> None:
        """Keep runs; one with a name that is there takes its place."""
        with self._writing() as database:
            for run in found:
                put_run(database, run)

    def change_run(self, run: str, change: Callable[[Run | None], Run | None]) -> None:
        """Let `change` see a run as it is now, None if it is not there, and keep what it returns, if anything.

        Nobody else can change the profile meanwhile. Raises: whatever `change` raises, with the run unchanged.
        """
        with self._writing() as database:
            row = database.execute(f"{RUNS} WHERE run = ?", (run,)).fetchone()
            with _readable(self.path):
                before = None if row is None else run_of_row(row)
            after = change(before)
            if after is not None:
                put_run(database, after)

    # Lessons and drills

    def studied(self, game: str) -> list[Studied]:
        """Return how far each of a game's lessons has got that was ever begun, in the order of their ids."""
        rows = self._rows(f"{LESSONS} WHERE game = ? ORDER BY lesson", game)
        with _readable(self.path):
            return [studied_of_row(row) for row in rows]

    def put_studied(self, found: Iterable[Studied]) -> None:
        """Keep how far lessons have got; what is there of the same ones gives way."""
        with self._writing() as database:
            put_studied(database, found)

    def drilled(self, game: str) -> list[Drilled]:
        """Return every answer to a drill of a game, the earliest first."""
        rows = self._rows(f"{DRILLS} WHERE game = ? ORDER BY time, id", game)
        with _readable(self.path):
            return [drilled_of_row(row) for row in rows]

    def put_drilled(self, found: Iterable[Drilled]) -> None:
        """Keep answers to drills; one that is there stays."""
        with self._writing() as database:
            put_drilled(database, found)

    # Reviewed games

    def reviews(self, game: str) -> list[Reviewed]:
        """Return what the reviews of a kind of games found, the earliest game first."""
        rows = self._rows(f"{REVIEWS} WHERE game = ?", game)
        with _readable(self.path):
            return sorted((review_of_row(row) for row in rows), key=lambda review: (review.finished, review.record))

    def put_reviews(self, found: Iterable[Reviewed]) -> None:
        """Keep what reviews found; that of a record which was reviewed before gives way."""
        with self._writing() as database:
            put_reviews(database, found)


@contextlib.contextmanager
def _readable(path: str) -> Iterator[None]:
    """Turn what is wrong with a row into a fault of the file."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise DamagedProfile(f"{path}: damaged ({error})") from None


_REASONS = {
    sqlite3.SQLITE_BUSY: "another program is using it; close that program and try again",
    sqlite3.SQLITE_LOCKED: "another program is using it; close that program and try again",
    sqlite3.SQLITE_READONLY: "cannot be written; give yourself the right to write it and its folder",
    sqlite3.SQLITE_PERM: "cannot be used; give yourself the right to write it and its folder",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened; give yourself the right to write it and its folder",
    sqlite3.SQLITE_FULL: "the disk is full; make room and try again",
    sqlite3.SQLITE_IOERR: "the disk does not answer as it should; try again, and check the disk",
}
"""What to say for each of SQLite's results that do not mean that the file is damaged."""


@contextlib.contextmanager
def _faults(path: str) -> Iterator[None]:
    """Turn SQLite's errors into faults in words."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in _REASONS:
            raise ProfileFault(f"{path}: {_REASONS[code]}") from None
        raise DamagedProfile(f"{path}: damaged ({error})") from None


# Opening


def memory_profile() -> Profile:
    """Return an empty profile that is kept nowhere."""
    profile = Profile(_connected(":memory:"), ":memory:")
    _migrate(profile)
    return profile


def open_profile(path: Path | None = None) -> Profile:
    """Return the player's profile, made where there is none, brought to this program's version.

    A damaged one is renamed to `profile.sqlite.bad-N` and an empty one begun, which `notes` tells.
    Raises: ProfileFault, if it is in use, cannot be written, or was written by a newer version; it is not touched.
    """
    path = path or profile_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = f"{path.parent}: cannot be made ({error.strerror}); let SOLO_HOME name another folder"
        raise ProfileFault(problem) from None
    try:
        return _opened(path, ())
    except DamagedProfile:
        kept = _set_aside(path)
        saved = salvaged_from(kept)
    note = _("{path} was damaged. It is kept as {kept}; your results are worked out anew from the records.")
    profile = _opened(path, (note.format(path=path, kept=kept.name),))
    profile.put_series(saved.series)
    profile.put_runs(saved.runs)
    profile.put_studied(saved.studied)
    profile.put_drilled(saved.drilled)
    profile.put_reviews(saved.reviews)
    return profile


def _connected(file: str) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)


def _opened(path: Path, notes: tuple[str, ...]) -> Profile:
    """Return a profile that can be read from end to end. Raises: ProfileFault, with the file closed."""
    with _faults(str(path)):
        profile = Profile(_connected(str(path)), str(path), notes)
    try:
        _check_version(profile)
        _migrate(profile)
        _check_content(profile)
    except BaseException:
        profile.close()
        raise
    return profile


def _version(profile: Profile) -> int:
    return int(profile._rows("PRAGMA user_version")[0][0])


def _check_version(profile: Profile) -> None:
    """Raises: ProfileFault, if a newer program wrote the profile."""
    if _version(profile) > len(MIGRATIONS):
        raise ProfileFault(f"{profile.path}: written by a newer version of solo; update the program to use it")


def _migrate(profile: Profile) -> None:
    if _version(profile) == len(MIGRATIONS):
        return
    with profile._writing() as database:
        # Read again: another program may have done it while this one waited.
        for statements in MIGRATIONS[_version(profile) :]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def _check_content(profile: Profile) -> None:
    """Read everything once. Raises: DamagedProfile."""
    answer = profile._rows("PRAGMA quick_check(1)")[0][0]
    if answer != "ok":
        raise DamagedProfile(f"{profile.path}: damaged ({answer})")
    for (game,) in profile._rows("SELECT DISTINCT game FROM games"):
        profile.results(game)
    profile._rows("SELECT id, game, record, time FROM achievements")
    profile._rows("SELECT id, game FROM judged")
    profile.series()
    profile._rows("SELECT game, scenario, created FROM gone_series")
    for (game,) in profile._rows("SELECT DISTINCT game FROM runs"):
        profile.runs(game)
    for (game,) in profile._rows("SELECT game FROM lessons UNION SELECT game FROM drills"):
        profile.studied(game)
        profile.drilled(game)
    for (game,) in profile._rows("SELECT DISTINCT game FROM reviews"):
        profile.reviews(game)


def _set_aside(path: Path) -> Path:
    """Rename a damaged profile; return its new path.

    Its journal goes with it, which would otherwise be played back into the new file. Raises: ProfileFault.
    """
    number = 1
    while path.with_name(f"{path.name}.bad-{number}").exists():
        number += 1
    kept = path.with_name(f"{path.name}.bad-{number}")
    try:
        for ending in ("-journal", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                path.with_name(path.name + ending).replace(kept.with_name(kept.name + ending))
        path.replace(kept)
    except OSError as error:
        raise ProfileFault(f"{path}: damaged, and cannot be moved aside ({error.strerror}); move it yourself") from None
    return kept
