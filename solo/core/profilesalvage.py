"""What can still be read of a damaged profile and stands in no record: series, runs, lessons, drills, reviews."""

import contextlib
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from solo.core.learned import Drilled, Studied
from solo.core.profilerows import (
    DRILLS,
    LESSONS,
    REVIEWS,
    RUNS,
    SERIES,
    drilled_of_row,
    review_of_row,
    run_of_row,
    series_of_row,
    studied_of_row,
)
from solo.core.results import Series
from solo.core.reviewed import Reviewed
from solo.core.runs import Run

__all__ = ["Salvaged", "salvaged_from"]

Kept = TypeVar("Kept")


@dataclass(frozen=True, slots=True)
class Salvaged:
    """Rows of a damaged profile, those of each table that are whole."""

    series: list[Series]
    runs: list[Run]
    studied: list[Studied]
    drilled: list[Drilled]
    reviews: list[Reviewed]


def salvaged_from(path: Path) -> Salvaged:
    """Return what can still be read of the file; never raises for what cannot."""
    return Salvaged(
        _still_in(path, SERIES, series_of_row),
        _still_in(path, RUNS, run_of_row),
        _still_in(path, LESSONS, studied_of_row),
        _still_in(path, DRILLS, drilled_of_row),
        _still_in(path, REVIEWS, review_of_row),
    )


def _still_in(path: Path, query: str, read: Callable[[tuple[Any, ...]], Kept]) -> list[Kept]:
    """Return what can still be read of a table."""
    try:
        with contextlib.closing(sqlite3.connect(f"{path}")) as database:
            rows = database.execute(query).fetchall()
    except sqlite3.Error:
        return []
    found: list[Kept] = []
    for row in rows:
        with contextlib.suppress(ValueError, TypeError):
            found.append(read(row))
    return found
