"""`solo rate`: rated batches; the ratings of computer teams, of the Alien's levels and of challenges."""

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from solo import __version__
from solo.commands import batches, rateadele
from solo.contacts.bots import LEVELS
from solo.games import kit_of
from solo.simulate import Played, Task

if TYPE_CHECKING:
    from solo.strength.challengerating import Rated

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "rate",
        help="play rated batches: teams, levels and challenges",
        description="Play rated batches, computer against computer, on seeds that nobody tunes on, and print ratings "
        "with intervals. Without --challenge: the matrix of all Aliens, teams and grounds. What was played of "
        "contacts is kept, and the next call goes on.",
        epilog="example: solo rate contacts --challenge first-light --write",
    )
    parser.add_argument("game", nargs="?", default="contacts", choices=["contacts", "adele"])
    parser.add_argument("--level", metavar="N", type=int, help="only this level")
    parser.add_argument("--challenge", metavar="ID", help="a challenge, or all")
    parser.add_argument("--games", metavar="N", type=int, help="games in each cell, or of each team at most")
    batches.add_arguments(parser)
    parser.add_argument("--write", action="store_true", help="keep the ratings with the program")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=rate)


def rate(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    matrix_of_adele = args.game == "adele" and args.challenge is None
    fault = rateadele.fault(args) if matrix_of_adele else faults(args)
    if fault:
        print(f"solo rate: {fault}", file=sys.stderr)
        return 2
    if matrix_of_adele:
        return rateadele.rate_adele(args)
    return rate_challenges(args) if args.challenge is not None else rate_levels(args)


def faults(args: argparse.Namespace) -> str:
    """Return what is wrong with the arguments, or nothing."""
    if args.level is not None and args.level not in LEVELS:
        return f"no level {args.level}; levels are {', '.join(map(str, LEVELS))}"
    if args.level is not None and args.challenge is not None:
        return "a challenge has its own level; leave --level out"
    if args.games is not None and not 1 <= args.games <= 10_000:
        return f"--games must be from 1 to 10,000, not {args.games}"
    if args.write and args.challenge is None and (args.level is not None or args.games is not None):
        return "--write keeps the whole matrix; leave --level and --games out"
    return batches.fault(args)


# Levels and teams


def rate_levels(args: argparse.Namespace) -> int:
    """Play the matrix, or the row of one level; return the exit status."""
    from solo.strength.matrix import aliens, cells
    from solo.strength.matrixgames import Gathered, dated_report, results_path, write_report

    rows = [alien for alien in aliens() if args.level in (None, alien.level)]
    gathered = Gathered(cells(rows, games=args.games))
    args.resume = args.resume or results_path("levels")
    finished = batches.play_all(args, gathered.tasks, gathered.add)
    report = dated_report({cell: games for cell, games in gathered.games.items() if games})
    if not report["cells"]:
        return 130
    print(json.dumps(report) if args.json else "\n".join(level_lines(report)))
    if not finished:
        return 130
    if args.write:
        print(f"kept in {write_report(report)}", file=sys.stderr)
    return 0


def level_lines(report: dict[str, Any]) -> list[str]:
    """Return the ratings of a report as lines to read."""
    games = sum(cell["games"] for cell in report["cells"])
    lines = [f"{games} games, version {report['version']} ({report['fingerprint']}), greedy is 1500"]
    for title, part in (("teams", "teams"), ("Aliens", "aliens"), ("Aliens on each ground", "grounds")):
        lines.append(title)
        ordered = sorted(report["ratings"][part].items(), key=lambda item: -item[1]["rating"])
        lines.extend(rating_line(name, rating) for name, rating in ordered)
    return lines


def rating_line(name: str, rating: dict[str, Any]) -> str:
    """Return a rating as a line to read."""
    low, high = rating["interval95"]
    return f"  {name:36} {rating['rating']:5} ± {rating['deviation']:<4} ({low} to {high})"


# Challenges


def rate_challenges(args: argparse.Namespace) -> int:
    """Rate one challenge or all; return the exit status: 1 if one stays too uncertain."""
    from solo import challenges
    from solo.strength.challengerating import Rated, is_sure, raters, refusal
    from solo.strength.matrixgames import results_path

    asked = challenges.all_challenges(args.game) if args.challenge == "all" else [challenges.challenge(args.challenge)]
    if asked and asked[0].game != args.game:
        print(f"solo rate: {args.challenge} is a challenge of {asked[0].game}; name that game first", file=sys.stderr)
        return 2
    teams = raters(import_module(kit_of(args.game).rating).team_ratings(), args.game)
    refused = [problem for run in asked if (problem := refusal(run))]
    for problem in refused:
        print(f"solo rate: {problem}", file=sys.stderr)
    rated = [Rated.begin(run, teams, args.games) for run in asked if not refusal(run)]
    args.resume = args.resume or results_path("challenges", args.game)
    finished = played_on(args, rated)
    begun = [each for each in rated if each.games]
    figures = [challenge_figures(each) for each in begun]
    if args.json:
        print(json.dumps({"challenges": figures, "version": __version__}))
    else:
        for line in map(challenge_line, figures):
            print(line)
    if not finished:
        return 130
    if args.write:
        write_ratings(begun)
    return 2 if refused else int(not all(map(is_sure, begun)))


def played_on(args: argparse.Namespace, rated: "Sequence[Rated]") -> bool:
    """Play challenges, round after round, until each is rated well enough or long enough; return whether all are."""
    for_whom: dict[Task, list[Rated]] = {}

    def on_game(task: Task, game: Played) -> None:
        for each in for_whom[task]:  # two that differ in their hints only share their games
            each.games[task] = game

    while True:
        for_whom.clear()
        for each in rated:
            for task in each.next_tasks():
                for_whom.setdefault(task, []).append(each)
        if not for_whom:
            return True
        if not batches.play_all(args, list(for_whom), on_game):
            return False


def challenge_figures(rated: "Rated") -> dict[str, Any]:
    """Return a challenge's rating as JSON data, with each team's score."""
    measured, run = rated.measured(), rated.challenge
    return {
        "id": run.id,
        "level": run.level,
        "rating": measured.rating,
        "deviation": measured.deviation,
        "games": measured.games,
        "teams": rated.shares(),
    }


def challenge_line(figures: dict[str, Any]) -> str:
    """Return a challenge's rating as a line to read."""
    teams = ", ".join(f"{team} {part['score']:.0%}" for team, part in figures["teams"].items())
    return (
        f"{figures['id']:24} level {figures['level']}  {figures['rating']:5} ± {figures['deviation']:<4}"
        f"{figures['games']:6} games  ({teams})"
    )


def write_ratings(rated: "Sequence[Rated]") -> None:
    """Write what is sure enough into the challenges' files, and say what is not. Raises: as `keep_rating`."""
    from solo import challenges
    from solo.strength.challengerating import DEVIATION, is_sure

    for each in rated:
        run, measured = each.challenge, each.measured()
        if is_sure(each):
            print(f"kept in {challenges.keep_rating(run.id, measured)}", file=sys.stderr)
        else:
            problem = f"its deviation is {measured.deviation} and may be {DEVIATION}; let more games be played"
            print(f"solo rate: {run.id} is not written: {problem}", file=sys.stderr)
