"""`solo bench`: the benchmarks."""

import argparse
import json
import sys
from typing import Any

from solo import __version__

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "bench",
        help="measure speed and strength",
        description="Measure: counts, medians and ratios. Without a name: those that take seconds.",
        epilog="example: solo bench deduction belief --json",
    )
    parser.add_argument(
        "names",
        metavar="NAME",
        nargs="*",
        help="deduction, explanations, belief, alien, strength, cards, tokens, equipment, missions, files, truth, "
        "oracle, window, categories, habits, value, levels (hours; goes on where it was interrupted), "
        "a game's id: how strong its computer players are",
    )
    parser.add_argument("--write", action="store_true", help="keep with the program what a game shows of it")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=bench)


def bench(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    from solo.benches import SHORT, benches, keepers

    known, keep = benches(), keepers()
    unknown = [name for name in args.names if name not in known]
    if unknown:
        print(f'solo bench: no benchmark "{unknown[0]}"; there are {", ".join(known)}', file=sys.stderr)
        return 2
    if args.write and not (args.names and set(args.names) <= set(keep)):
        print(f"solo bench: --write keeps {', '.join(keep)} only; name nothing else", file=sys.stderr)
        return 2
    found: dict[str, Any] = {"version": __version__}
    for name in args.names or SHORT:
        found[name] = known[name]()
        if args.write:
            print(f"kept in {keep[name]()}", file=sys.stderr)
        if not args.json:
            print(name)
            show(found[name], "  ")
    if args.json:
        print(json.dumps(found))
    return 0


def show(figures: dict[str, Any], indent: str) -> None:
    """Print figures, a line each, parts indented; percentiles on one line."""
    for name, value in figures.items():
        if isinstance(value, dict) and any(isinstance(part, dict) for part in value.values()):
            print(f"{indent}{name}")
            show(value, indent + "  ")
        elif isinstance(value, dict):
            print(f"{indent}{name}: " + ", ".join(f"{part} {number}" for part, number in value.items()))
        else:
            print(f"{indent}{name}: {value}")
