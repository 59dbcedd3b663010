"""`solo bench levels`: the whole matrix of strength, going on where it was left; `solo bench strength`: a part."""

import argparse
from collections.abc import Sequence
from typing import Any

from solo.batch import all_cores, run
from solo.commands import batches
from solo.simulate import Played
from solo.strength.matrix import GROUNDS, Cell, aliens, cells, figures, report, tasks_of
from solo.strength.matrixgames import Gathered, results_path

__all__ = ["levels", "strength"]

Figures = dict[str, Any]


def levels() -> Figures:
    """Every Alien against every team on every ground. Raises: KeyboardInterrupt, with all that was finished kept."""
    gathered = Gathered(cells(aliens()))
    here = argparse.Namespace(jobs=None, dask=None, resume=results_path("levels"))
    if not batches.play_all(here, gathered.tasks, gathered.add):
        raise KeyboardInterrupt
    return table(report(gathered.games))


def table(made: dict[str, Any]) -> Figures:
    """Return a report as figures to print: how often each Alien is caught, and who is stronger than whom."""
    found: Figures = {}
    for cell in made["cells"]:
        found.setdefault(cell["ground"], {}).setdefault(cell["team"], {})[cell["alien"]] = cell_line(cell)
    found["worst team"] = {
        f"{line['ground']}, {line['alien']}": f"{line['caught']:.1%} by {line['worst']}" for line in made["summaries"]
    }
    found["stronger"] = {
        f"{test['ground']}, {test['team']}, level {test['lower']} to {test['higher']}": comparison_line(test)
        for test in made["adjacent"]
    }
    found["hours of one core"] = made["hours_of_one_core"]
    return found


def cell_line(cell: dict[str, Any]) -> str:
    """Return a cell's figures as a text: share caught with its interval, unfinished missions, the Alien's time."""
    low, high = cell["caught"]["interval95"]
    times = cell["milliseconds"]
    return (
        f"caught {cell['caught']['share']:.1%} ({low:.1%} to {high:.1%}) of {cell['games']}, "
        f"unfinished {cell['unfinished']['share']:.1%}, {times['median']} ms (p95 {times['p95']}, max {times['max']})"
    )


def comparison_line(test: dict[str, Any]) -> str:
    """Return McNemar's test as a text."""
    lower, higher = test["only_lower_caught"], test["only_higher_caught"]
    return f"{lower} games only the lower was caught, {higher} only the higher, p {test['p']}"


SAMPLE = 20


def strength() -> Figures:
    """A small part of the matrix that takes seconds: the quick Aliens on S without mission, against greedy Agents."""
    rows = [alien for alien in aliens() if alien.name in ("level 1", "level 2", "level 3", "farthest")]
    part = [cell for cell in cells(rows, ["greedy"], SAMPLE) if cell.ground == GROUNDS[0]]
    return {cell.alien.name: cell_line({"games": SAMPLE, **figures(_games(cell))}) for cell in part}


def _games(cell: Cell) -> Sequence[Played]:
    return run(tasks_of(cell), all_cores())
