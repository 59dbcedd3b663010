"""`solo lesson`: the lessons, and one of them at the prompt."""

import argparse
from typing import Any

from solo.commands.faults import say

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "lesson",
        help="list the lessons, or go through one in the terminal",
        description="Without ID: lists the lessons and how each stands. With one: goes through it, from where you "
        "left it.",
        epilog="example: solo lesson reach",
    )
    parser.add_argument("id", metavar="ID|NUMBER|next", nargs="?", default="")
    parser.add_argument("--from-start", action="store_true", help="from its first step")
    parser.set_defaults(run=lesson)


def lesson(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    from solo.core.content import unknown_name
    from solo.learned import DONE, learned, standing_of
    from solo.lessons import all_lessons, left_out

    for fault in left_out():
        say(str(fault))
    known = {each.id: each for each in all_lessons()}
    kept = learned().lessons
    if not args.id:
        return show()
    if args.id == "next":
        waiting = [each for each in known.values() if standing_of(each, kept)[0] != DONE]
        chosen = next(iter(waiting or known.values()), None)
    else:
        numbered = {str(each.number): each for each in known.values()}
        chosen = known.get(args.id) or numbered.get(args.id)
    if chosen is None:
        say(unknown_name("lesson", args.id, ["next", *known]))
        return 2
    from solo.terminal.lecturing import run

    return run(chosen, 0 if args.from_start else standing_of(chosen, kept)[1])


def show() -> int:
    """Print the list."""
    from solo.contactslists import LISTS

    for row in LISTS["lessons"]():
        print(f"{row['id']:22} {row['line']}")
    return 0
