"""`solo rate adele`: how often the Alien of each level wins, against each computer crew in each set-up."""

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from solo.commands import batches

if TYPE_CHECKING:
    from solo.adelebench import Finished
    from solo.adelestrength import Cell

__all__ = ["fault", "rate_adele"]


def fault(args: argparse.Namespace) -> str:
    """Return what is wrong with the arguments, or nothing."""
    from solo.adele.names import LEVELS

    if args.dask is not None or args.resume is not None:
        return "games of adele are played here and at once; leave --dask and --resume out"
    if args.level is not None and args.level not in LEVELS:
        return f"no level {args.level}; levels are {', '.join(map(str, LEVELS))}"
    if args.games is not None and not 1 <= args.games <= 10_000:
        return f"--games must be from 1 to 10,000, not {args.games}"
    if args.write and args.level is not None:
        return "--write keeps the whole matrix; leave --level out"
    return batches.fault(args)


def rate_adele(args: argparse.Namespace) -> int:
    """Play the matrix, or the rows of one level, print a line as each cell is finished; return the exit status."""
    from solo.adele.bots import LEVELS
    from solo.adelebench import GAMES, cells, played, report, write_report
    from solo.batch import all_cores

    asked = {cell: args.games or GAMES[cell.crew] for cell in cells([args.level] if args.level else LEVELS)}
    ended = dict["Cell", "list[Finished]"]()
    try:
        for cell, games in played(asked, args.jobs or all_cores()):
            ended[cell] = games
            if not args.json:
                print(line(report({cell: games})["cells"][0]), flush=True)
    except KeyboardInterrupt:
        return 130
    made = report(ended)
    if args.json:
        print(json.dumps(made))
    else:
        print("all set-ups together", *map(line, made["pooled"]), sep="\n")
    if args.write:
        print(f"kept in {write_report(made)}", file=sys.stderr)
    return 0


def line(row: dict[str, Any]) -> str:
    """Return a cell of a report, or a level against a crew, as a line to read."""
    where = f"{row['ship']} {row['crew_size']}  " if "ship" in row else ""
    low, high = row["interval95"]
    share = f"{row['share']:6.1%} ({low:.1%} to {high:.1%})"
    return f"  {row['crew']:8} level {row['level']}  {where}{share}  {row['games']} games, {row['turns']} turns"
