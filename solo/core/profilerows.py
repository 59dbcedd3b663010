"""Rows of the profile's tables: how results, series, runs, lessons, drills and reviews are kept and read back."""

import json
import sqlite3
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from solo.core.learned import Drilled, Studied, parse_drilled, parse_studied
from solo.core.results import Earned, Result, Series, parse_result, parse_series, result_fields, series_fields
from solo.core.reviewed import Reviewed, parse_reviewed, reviewed_fields
from solo.core.runs import Run, parse_run, run_fields

__all__ = [
    "DRILLS",
    "LESSONS",
    "RESULTS",
    "REVIEWS",
    "RUNS",
    "SERIES",
    "drilled_of_row",
    "put_drilled",
    "put_earned",
    "put_results",
    "put_reviews",
    "put_run",
    "put_series",
    "put_studied",
    "result_of_row",
    "review_of_row",
    "run_of_row",
    "series_of_row",
    "studied_of_row",
]

_COLUMNS = tuple(each.name for each in fields(Result))

RESULTS = f"SELECT {', '.join(_COLUMNS)} FROM games"
SERIES = "SELECT id, game, scenario, created, games FROM series"
RUNS = "SELECT content FROM runs"
REVIEWS = "SELECT content FROM reviews"
LESSONS = "SELECT game, lesson, step, done, changed FROM lessons"
DRILLS = "SELECT game, id, inference, solved, time FROM drills"
"""The queries whose rows the readers below take."""

# Results and achievements


def put_results(database: sqlite3.Connection, results: Iterable[Result]) -> None:
    """Keep results; one with an id that is there takes its place."""
    query = f"INSERT OR REPLACE INTO games ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"
    database.executemany(query, [_row_of_result(result) for result in results])


def put_earned(database: sqlite3.Connection, found: Iterable[Earned]) -> None:
    """Keep achievements; of two that are the same the earlier one stays."""
    query = (
        "INSERT INTO achievements (id, game, record, time) VALUES (?, ?, ?, ?) ON CONFLICT (game, id) DO UPDATE "
        "SET record = excluded.record, time = excluded.time WHERE excluded.time < time"
    )
    database.executemany(query, [(each.id, each.game, each.record, each.time) for each in found])


def _row_of_result(result: Result) -> list[object]:
    found = result_fields(result)
    return [json.dumps(found[name]) if name in ("team", "options") else found[name] for name in _COLUMNS]


def result_of_row(row: tuple[Any, ...]) -> Result:
    """Return the result of a row. Raises: ValueError or TypeError, if it is none."""
    found = dict(zip(_COLUMNS, row, strict=True))
    for name in ("team", "options"):
        found[name] = json.loads(found[name])
    for name in ("practice", "iron"):
        found[name] = bool(found[name])
    return parse_result(found)


# Runs and series


def put_run(database: sqlite3.Connection, run: Run) -> None:
    """Keep a run; one with its name that is there gives way."""
    row = (run.mark.run, run.game, json.dumps(run_fields(run)))
    database.execute("INSERT OR REPLACE INTO runs (run, game, content) VALUES (?, ?, ?)", row)


def run_of_row(row: tuple[Any, ...]) -> Run:
    """Return the run of a row. Raises: ValueError or TypeError, if it is none."""
    return parse_run(json.loads(row[0]))


def put_series(database: sqlite3.Connection, series: Series) -> None:
    """Keep a series, deleted before or not; one with its id that is there gives way."""
    games = json.dumps(series_fields(series)["games"])
    row = (series.id, series.game, series.scenario, series.created, games)
    database.execute("INSERT OR REPLACE INTO series (id, game, scenario, created, games) VALUES (?, ?, ?, ?, ?)", row)
    back = "DELETE FROM gone_series WHERE game = ? AND scenario = ? AND created = ?"
    database.execute(back, (series.game, series.scenario, series.created))


def series_of_row(row: tuple[Any, ...]) -> Series:
    """Return the series of a row. Raises: ValueError or TypeError, if it is none."""
    id, game, scenario, created, games = row
    found = {"id": id, "game": game, "scenario": scenario, "created": created, "games": json.loads(games)}
    return parse_series(found)


# Lessons and drills


def put_studied(database: sqlite3.Connection, found: Iterable[Studied]) -> None:
    """Keep how far lessons have got; of one that is there already the new one takes the place."""
    query = "INSERT OR REPLACE INTO lessons (game, lesson, step, done, changed) VALUES (?, ?, ?, ?, ?)"
    rows = [(each.game, each.lesson, each.step, each.done, each.changed) for each in found]
    database.executemany(query, rows)


def studied_of_row(row: tuple[Any, ...]) -> Studied:
    """Return how far a lesson has got. Raises: ValueError or TypeError, if the row is damaged."""
    game, lesson, step, done, changed = row
    found = {"game": game, "lesson": lesson, "step": step, "done": bool(done), "changed": changed}
    return parse_studied(found)


def put_drilled(database: sqlite3.Connection, found: Iterable[Drilled]) -> None:
    """Keep answers to drills; one that is there stays."""
    query = "INSERT OR IGNORE INTO drills (game, id, inference, solved, time) VALUES (?, ?, ?, ?, ?)"
    database.executemany(query, [(each.game, each.id, each.inference, each.solved, each.time) for each in found])


def drilled_of_row(row: tuple[Any, ...]) -> Drilled:
    """Return the answer of a row. Raises: ValueError or TypeError, if it is damaged."""
    game, id, inference, solved, time = row
    return parse_drilled({"game": game, "id": id, "inference": inference, "solved": bool(solved), "time": time})


# Reviewed games


def put_reviews(database: sqlite3.Connection, found: Iterable[Reviewed]) -> None:
    """Keep what reviews found; that of a record which was reviewed before gives way."""
    rows = [(each.record, each.game, json.dumps(reviewed_fields(each))) for each in found]
    database.executemany("INSERT OR REPLACE INTO reviews (record, game, content) VALUES (?, ?, ?)", rows)


def review_of_row(row: tuple[Any, ...]) -> Reviewed:
    """Return what a review found. Raises: ValueError or TypeError, if the row is damaged."""
    return parse_reviewed(json.loads(row[0]))
