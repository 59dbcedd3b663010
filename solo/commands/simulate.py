"""`solo simulate`: whole games, computer against computer."""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from solo import __version__, library
from solo.commands import batches
from solo.commands.play import box_faults
from solo.contacts.bots import LEVELS, TEAM_IDS
from solo.core.rng import fresh_seed
from solo.core.save import write_whole
from solo.simulate import Played, Task, summary

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "simulate",
        help="play whole games, computer against computer",
        description="Play whole games, computer against computer.",
        epilog="example: solo simulate contacts --scenario major-breakdown --level 3 --team greedy --games 200 --json",
    )
    parser.add_argument("game", nargs="?", default="contacts", choices=["contacts"])
    parser.add_argument("--scenario", metavar="ID", default=None)
    parser.add_argument("--level", metavar="N", type=int, default=3, help=f"the Alien: {levels()}")
    parser.add_argument("--team", metavar="ID", default="greedy", help=f"the Agents: {', '.join(TEAM_IDS)}")
    parser.add_argument("--agents", metavar="IDS", default="", help="Agents by their ids, commas between them")
    parser.add_argument("--edition", metavar="ID", default="", help="second or first; usually the secret file's own")
    parser.add_argument("--missions", metavar="on|off", help="mission cards; usually as the secret file says")
    parser.add_argument("--games", metavar="N", type=int, default=100)
    parser.add_argument(
        "--seed",
        metavar="N",
        type=int,
        help="seed of the first game, the next one is one more; with --resume usually 1",
    )
    batches.add_arguments(parser)
    parser.add_argument("--records", metavar="DIR", type=Path, help="write one record a game, hidden lines included")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=simulate)


def levels() -> str:
    """Return the levels there are, for a message."""
    return ", ".join(f"{level.number} {level.name}" for level in LEVELS.values())


def simulate(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    fault = faults(args)
    if fault:
        print(f"solo simulate: {fault}", file=sys.stderr)
        return 2
    scenario = args.scenario or library.starter_id()
    seed = first_seed(args)
    agents = tuple(part.strip() for part in args.agents.split(",") if part.strip())
    missions = None if args.missions is None else args.missions == "on"
    try:
        setup = library.setup_of(scenario, agents, edition=args.edition, missions=missions)
    except ValueError as error:
        print(f"solo simulate: {error}", file=sys.stderr)
        return 2
    keep = args.records is not None
    tasks = [
        Task(scenario, agents, args.level, args.team, seed + number, keep, edition=args.edition, missions=missions)
        for number in range(args.games)
    ]
    done: list[Played] = []

    def on_game(task: Task, game: Played) -> None:
        done.append(game)
        if keep:
            write_whole(args.records / f"{scenario}-{game.seed}.jsonl", game.record.encode())

    began = time.perf_counter()
    finished = batches.play_all(args, tasks, on_game)
    seconds = time.perf_counter() - began
    report = {
        "game": "contacts",
        "scenario": scenario,
        "level": args.level,
        "team": args.team,
        "agents": list(setup.team),
        "edition": setup.edition.id,
        "missions": setup.missions,
        **summary(done),
        "seconds": round(seconds, 2),
        "seed": seed,
        "version": __version__,
    }
    print(json.dumps(report) if args.json else shown(report))
    return 0 if finished else 130


def first_seed(args: argparse.Namespace) -> int:
    """Return the seed of the first game: a batch that can go on later begins where it began before."""
    if args.seed is not None:
        return int(args.seed)
    return fresh_seed() if args.resume is None else 1


def faults(args: argparse.Namespace) -> str:
    """Return what is wrong with the arguments, or nothing."""
    if args.level not in LEVELS:
        return f"no level {args.level}; levels are {levels()}"
    if args.team not in TEAM_IDS:
        return f'no team "{args.team}"; teams are {", ".join(TEAM_IDS)}'
    if args.scenario is not None and args.scenario not in library.scenario_ids():
        return f'no scenario "{args.scenario}"; scenarios are {", ".join(library.scenario_ids())}'
    if (fault := box_faults(args)) != "":
        return fault
    if not 1 <= args.games <= 1_000_000:
        return f"--games must be from 1 to 1,000,000, not {args.games}"
    return batches.fault(args)


def shown(report: dict[str, Any]) -> str:
    """Return a report as lines to read."""
    lines = [
        f"{report['scenario']}, level {report['level']} against {report['team']}: "
        f"{report['games']} games, seed {report['seed']}"
    ]
    for name, part in report["outcomes"].items():
        low, high = part["interval95"]
        lines.append(f"  {name:8}{part['games']:6}  {part['share']:6.1%}  ({low:.1%} to {high:.1%})")
    lines.append(f"  days {report['days']}, detections {report['detections']}, {report['seconds']} s")
    for side, times in report["milliseconds"].items():
        lines.append(f"  {side} decides in {times['median']} ms (p95 {times['p95']}, max {times['max']})")
    return "\n".join(lines)
