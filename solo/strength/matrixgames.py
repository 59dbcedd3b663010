"""The games of the matrix of strength as far as they are played: where they are kept, and the report as a file.

The results lie in the player's folder under the version's fingerprint, so that the next call goes on where the last
one ended; the finished report is kept with the program, as `assets/contacts/strength.json`.
"""

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from solo import __version__
from solo.batch import program_fingerprint
from solo.core.nodes import ContentError, Fault
from solo.core.paths import own_folder, user_folder
from solo.core.save import write_whole
from solo.games import FIRST
from solo.simulate import Played, Task
from solo.strength.bradleyterry import Rating
from solo.strength.matrix import Cell, report, tasks_of

__all__ = ["Gathered", "dated_report", "results_path", "strength_path", "team_ratings", "write_report"]


def results_path(name: str, game: str = FIRST) -> Path:
    """Return the file of this version's results of a name, such as `levels`; it need not exist yet."""
    return user_folder() / "batches" / f"{name}-{program_fingerprint(game)[:12]}.jsonl"


class Gathered:
    """The games of some cells, gathered in whatever order they end."""

    def __init__(self, cells: Iterable[Cell]) -> None:
        """Begin with no game."""
        self._tasks = {cell: tasks_of(cell) for cell in cells}
        self._games: dict[Task, Played] = {}

    @property
    def tasks(self) -> list[Task]:
        """All games to play. Whole cells come one after another, so that an interrupted matrix has whole cells."""
        return [task for tasks in self._tasks.values() for task in tasks]

    def add(self, task: Task, game: Played) -> None:
        """Note a finished game."""
        self._games[task] = game

    @property
    def games(self) -> Mapping[Cell, Sequence[Played]]:
        """The finished games of each cell, in the order of its tasks."""
        return {
            cell: [self._games[task] for task in tasks if task in self._games] for cell, tasks in self._tasks.items()
        }


def dated_report(games: Mapping[Cell, Sequence[Played]]) -> dict[str, Any]:
    """Return the report with its date (UTC), the version and its fingerprint."""
    made = {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "version": __version__,
        "fingerprint": program_fingerprint()[:16],
    }
    return made | report(games)


# The report as data of the program


def strength_path() -> Path:
    """Return the file of the report that comes with the program."""
    return own_folder("assets") / "contacts" / "strength.json"


def write_report(made: Mapping[str, Any]) -> Path:
    """Keep a report with the program, a cell a line; return its file. Raises: OSError, with the old one untouched."""
    path = strength_path()
    write_whole(path, shown_json(made).encode())
    return path


def shown_json(value: Mapping[str, Any]) -> str:
    """Return JSON with a line for each item of a list and of an object, two deep, so that a change is easy to see."""
    parts = []
    for key, part in value.items():
        if isinstance(part, list):
            lines = ",\n".join(f"    {json.dumps(item)}" for item in part)
            text = f"[\n{lines}\n  ]"
        elif isinstance(part, dict):
            lines = ",\n".join(f"    {json.dumps(name)}: {json.dumps(item)}" for name, item in part.items())
            text = f"{{\n{lines}\n  }}"
        else:
            text = json.dumps(part)
        parts.append(f"  {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def team_ratings() -> dict[str, Rating]:
    """Return the computer teams' ratings as the kept report has them.

    Raises: ContentError, if there is no report or it cannot be read.
    """
    path = strength_path()
    try:
        teams = json.loads(path.read_text(encoding="utf-8"))["ratings"]["teams"]
        return {id: Rating(float(rating["rating"]), float(rating["deviation"])) for id, rating in teams.items()}
    except FileNotFoundError:
        problem = "is missing; measure the teams first: solo rate contacts --write"
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        problem = "cannot be read; measure the teams again: solo rate contacts --write"
    raise ContentError([Fault(str(path), 0, "ratings.teams", problem)])
