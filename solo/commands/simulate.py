"""`solo simulate`: whole games, computer against computer."""

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from solo import __version__
from solo.commands import batches
from solo.commands.play import box_faults, only_contacts
from solo.core.kit import Kit
from solo.core.rng import fresh_seed
from solo.core.save import write_whole
from solo.games import FIRST, GAMES, kit_of, shelf_of
from solo.simulate import Played, Task, setup_for, summary

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    first = kit_of(FIRST)
    parser = subparsers.add_parser(
        "simulate",
        help="play whole games, computer against computer",
        description="Play whole games, computer against computer.",
        epilog="example: solo simulate contacts --scenario major-breakdown --level 3 --team greedy --games 200 --json",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default=FIRST, help=", ".join(GAMES))
    parser.add_argument("--scenario", metavar="ID", default=None)
    parser.add_argument("--level", metavar="N", type=int, default=None, help=f"the Alien: {levels(first)}")
    parser.add_argument("--team", metavar="ID", default=None, help=f"the Agents: {', '.join(first.teams)}")
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


def levels(kit: Kit) -> str:
    """Return the levels there are, for a message."""
    return ", ".join(f"{number} {kit.words.level(number)}" for number in kit.levels)


def simulate(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    try:
        kit = kit_of(args.game)
        fault = faults(args, kit)
        if fault:
            raise ValueError(fault)
        task = first_task(args, kit)
        made = kit.rules.describe(setup_for(task))
    except ValueError as error:
        print(f"solo simulate: {error}", file=sys.stderr)
        return 2
    tasks = [replace(task, seed=task.seed + number) for number in range(args.games)]
    done: list[Played] = []

    def on_game(task: Task, game: Played) -> None:
        done.append(game)
        if task.keep_record:
            write_whole(args.records / f"{task.scenario}-{game.seed}.jsonl", game.record.encode())

    began = time.perf_counter()
    finished = batches.play_all(args, tasks, on_game)
    seconds = time.perf_counter() - began
    report = {
        "game": kit.id,
        "scenario": task.scenario,
        "level": task.level,
        "team": task.team,
        **(
            {"agents": made["team"], "edition": made["edition"], "missions": made["missions"]}
            if kit.id == FIRST
            else {}
        ),
        **summary(done, kit.id),
        "seconds": round(seconds, 2),
        "seed": task.seed,
        "version": __version__,
    }
    print(json.dumps(report) if args.json else shown(report))
    return 0 if finished else 130


def first_task(args: argparse.Namespace, kit: Kit) -> Task:
    """Return the first of the games that the arguments ask for. Raises: ContentError, if the game has no scenario."""
    return Task(
        args.scenario or shelf_of(kit).starter(),
        tuple(part.strip() for part in args.agents.split(",") if part.strip()),
        kit.usual_level if args.level is None else args.level,
        team_in(args, kit),
        first_seed(args),
        args.records is not None,
        edition=args.edition,
        missions=None if args.missions is None else args.missions == "on",
        game=kit.id,
    )


def team_in(args: argparse.Namespace, kit: Kit) -> str:
    """Return the computer team that plays: greedy is the usual one, else the first there is."""
    usual = "greedy" if "greedy" in kit.teams else kit.teams[0]
    return usual if args.team is None else str(args.team)


def first_seed(args: argparse.Namespace) -> int:
    """Return the seed of the first game: a batch that can go on later begins where it began before."""
    if args.seed is not None:
        return int(args.seed)
    return fresh_seed() if args.resume is None else 1


def faults(args: argparse.Namespace, kit: Kit) -> str:
    """Return what is wrong with the arguments, or nothing."""
    if args.level is not None and args.level not in kit.levels:
        return f"no level {args.level}; levels are {levels(kit)}"
    if team_in(args, kit) not in kit.teams:
        return f'no team "{args.team}"; teams are {", ".join(kit.teams)}'
    known = shelf_of(kit).ids()
    if args.scenario is not None and args.scenario not in known:
        return f'no scenario "{args.scenario}"; scenarios are {", ".join(known)}'
    if (fault := only_contacts(args, ("agents", "edition", "missions")) or box_faults(args)) != "":
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
