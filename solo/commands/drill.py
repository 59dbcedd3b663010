"""`solo drill`: deduction exercises, one after another, at the prompt or for a script."""

import argparse
from typing import Any

from solo.commands.faults import say

__all__ = ["add_parser"]

KINDS = ("mark", "inout", "why", "question", "past")
NEEDS = ("direct", "reach", "days", "closed", "camps", "trace", "several")


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "drill",
        help="practise deduction: the next drill, or a certain one",
        description="Deduction exercises from simulated games. Without ID the next one: what you failed and is due "
        "again, else one near your level. Your answers are kept in the profile.",
        epilog="example: solo drill inout-40213; for a script: echo 'C4 C5' | solo drill inout-40213 --json",
    )
    parser.add_argument("id", metavar="ID", nargs="?", default="", help="KIND-NUMBER, such as mark-40213")
    parser.add_argument("--kind", choices=KINDS, help="only drills of this kind")
    parser.add_argument("--needs", choices=NEEDS, help="only drills that need this inference, the easiest named first")
    parser.add_argument(
        "--json", action="store_true", help="JSON Lines: the drill, then what each answer was worth and the next drill"
    )
    parser.set_defaults(run=drill)


def drill(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    from solo.contacts.learning.drill import Kind
    from solo.contacts.learning.inference import Inference
    from solo.contacts.learning.training import Subject
    from solo.terminal.drilling import run, run_json

    kinds = tuple(kind for kind in Kind if args.kind in (None, kind.value))
    needs = tuple(each for each in Inference if args.needs in (None, each.name.lower()))
    subject = Subject(kinds, needs)
    try:
        return (run_json if args.json else run)(args.id, subject, say)
    except ValueError as error:
        say(str(error))
        return 2
