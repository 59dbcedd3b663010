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
        found.setdefault(cell["ground"], {}).setdefault(cell["team"], {})[cell["alien"]] = cell_figures(cell)
    found["worst team"] = {
        f"{line['alien']} on {line['ground']}": {"caught": f"{line['caught']:.1%}", "by": line["worst"]}
        for line in made["summaries"]
    }
    found["which level is caught alone"] = {
        f"level {test['lower']} and {test['higher']} on {test['ground']} by {test['team']}": {
            f"level {test['lower']}": test["only_lower_caught"],
            f"level {test['higher']}": test["only_higher_caught"],
            "pairs": test["pairs"],
            "p": test["p"],
        }
        for test in made["adjacent"]
    }
    found["hours of one core"] = made["hours_of_one_core"]
    return found


def cell_figures(cell: dict[str, Any]) -> Figures:
    """Return a cell's figures to print: share caught with its interval, unfinished missions, the Alien's time."""
    low, high = cell["caught"]["interval95"]
    times = cell["milliseconds"]
    return {
        "caught": f"{cell['caught']['share']:.1%} ({low:.1%} to {high:.1%})",
        "games": cell["games"],
        "unfinished": f"{cell['unfinished']['share']:.1%}",
        "ms": f"{times['median']} (p95 {times['p95']}, max {times['max']})",
    }


SAMPLE = 20


def strength() -> Figures:
    """A small part of the matrix that takes seconds: the quick Aliens on S without mission, against greedy Agents."""
    rows = [alien for alien in aliens() if alien.name in ("level 1", "level 2", "level 3", "farthest")]
    part = [cell for cell in cells(rows, ["greedy"], SAMPLE) if cell.ground == GROUNDS[0]]
    return {cell.alien.name: cell_figures(figures(_games(cell))) for cell in part}


def _games(cell: Cell) -> Sequence[Played]:
    return run(tasks_of(cell), all_cores())
