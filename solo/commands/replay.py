"""`solo replay`: plays a record through, or checks it. An unfinished game shows its public lines only."""

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from solo.commands.faults import say
from solo.contacts.board import Board
from solo.core.record import Audience, Event, PublicLine, PublicRecord, Record, public_part
from solo.core.session import Difference

__all__ = ["add_parser"]

VIEWS = ("agents", "alien", "truth")


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "replay",
        help="play a record through, or check it",
        description="Tell a record event by event, or apply every event again and compare.",
        epilog="example: solo replay game.jsonl --check, or solo replay game.jsonl --review",
    )
    parser.add_argument("record", metavar="RECORD", type=Path)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="exit status 1 and the first difference, if there is any")
    what.add_argument("--review", action="store_true", help="after the end: what could be known, and what it was worth")
    parser.add_argument("--terminal", action="store_true", help="tell it in the terminal, not in the window")
    parser.add_argument("--view", choices=VIEWS, default="agents", help="alien and truth only after the end")
    parser.set_defaults(run=replay)


def replay(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: RecordFault."""
    from solo.commands.deduce import read_from_outside
    from solo.commands.start import open_window
    from solo.core.settings import read_settings

    record = read_from_outside(args.record)
    file = str(args.record)
    if args.check:
        return check(record, file)
    if args.review:
        return review(args.record, record)
    over = any(event.type == "end" and event.audience is Audience.ALL for event in record)
    if args.view != "agents" and not over:
        say(f"{file}: the game is not over; the view {args.view} is shown after its end")
        return 2
    shown = over and not args.terminal and can_be_shown(record)
    if shown and open_window(None, read_settings(), args.record, args.view) is not None:
        return 0
    for line in lines_told(record, file, args.view):
        print(line)
    if not over:
        print("The game is not over.")
    return 0


def review(path: Path, record: Record) -> int:
    """Print the review of a finished game, with a progress line on a terminal. Raises: RecordFault."""
    from solo.games import kit_of_record
    from solo.lookback import finished_game, keep_missed, page_lines, steps_of

    module = kit_of_record(record, str(path)).review
    if module:
        for line in importlib.import_module(module).pages(path):
            print(line)
        return 0
    finished = finished_game(path)
    steps, shows = steps_of(finished), sys.stderr.isatty()
    while True:
        try:
            progress = next(steps)
        except StopIteration as end:
            found = end.value
            break
        if shows:
            print(f"\r{progress.done} of {progress.of}", end="", file=sys.stderr, flush=True)
    if shows:
        print("\r" + " " * 20 + "\r", end="", file=sys.stderr, flush=True)
    keep_missed(finished, found)
    for line in page_lines(finished, found):
        print(line)
    return 0


def can_be_shown(record: Record) -> bool:
    """Return whether the window can step through a record: its game has screens, or it is one of 1ers Contacts."""
    from solo.client.gamescreens import has_screens
    from solo.games import FIRST

    return record[0].type != "match" or has_screens(str(record[0].fields.get("game", FIRST)))


def lines_told(record: Record, file: str, view: str) -> Iterator[str]:
    """Return a record's lines as sentences, in whichever game's words. Raises: RecordFault."""
    from solo.commands.deduce import board_of
    from solo.games import FIRST, kit_of_record
    from solo.opening import setup_from

    if record[0].type != "match" or record[0].fields.get("game") == FIRST:
        return told(record, board_of(public_part(record), file), view)
    words, (setup, _info) = kit_of_record(record, file).words, setup_from(record, file)
    lines = public_part(record).lines
    return (f"{line.number:4}  {words.sentence(line, setup)}" for line in lines)


def told(record: Record, board: Board, view: str) -> Iterator[str]:
    """Yield a record's lines as sentences: the public ones, and for the other views the Alien's too."""
    from solo.contacts.text import sentence
    from solo.terminal.panels import alien_story

    for number, event in enumerate(record, 1):
        if event.audience is Audience.ALL:
            yield f"{number:4}  {sentence(PublicLine(number, event.type, event.fields), board)}"
        elif view != "agents" and event.type in ("ship", "start", "path"):
            yield from (f"{number:4}  {line}" for line in alien_story((event,)))
        elif view == "truth" and event.type == "note":
            yield f"{number:4}  {likeliest(event)}"


def likeliest(note: Event) -> str:
    """Return what the Alien thought on a day: the places that it valued most."""
    plan = note.fields.get("plan")
    best = sorted(plan.items(), key=lambda pair: -float(pair[1]))[:5] if isinstance(plan, dict) else []
    return "The Alien's plan: " + (", ".join(f"{tile} {value}" for tile, value in best) or "none kept") + "."


# Checking


def check(record: Record, file: str) -> int:
    """Apply every event again and compare; say what was checked. Raises: RecordFault, if it cannot be read."""
    from solo.core import session
    from solo.games import kit_of_record
    from solo.opening import is_changed, setup_from

    if record[0].type != "match":
        return check_public(public_part(record), file)
    setup, info = setup_from(record, file)
    kit = kit_of_record(record, file)
    _session, difference = session.replay(record, kit.rules, setup, info)
    if is_changed(kit, record, setup):
        print("The map or the scenario was changed since this game was played.")
    if difference is None:
        print(f"{len(record)} lines: every event is as the rules give it.")
        return 0
    over = any(event.type == "end" and event.audience is Audience.ALL for event in record)
    for line in shown_difference(difference, over):
        print(line)
    return 1


def shown_difference(difference: Difference, over: bool) -> Iterator[str]:
    """Yield the first difference; of a game that is not over only what is public, and not what the rules would give."""
    yield f"Line {difference.line} is not as the rules give it."
    if over:
        yield f"  recorded: {difference.recorded or 'nothing'}"
        yield f"  replayed: {difference.replayed or 'no such line'}"
    elif difference.recorded and not json.loads(difference.recorded).get("hidden"):
        yield f"  recorded: {difference.recorded}"
    else:
        yield "  The line is hidden until the game is over."


def check_public(record: PublicRecord, file: str) -> int:
    """Check what a record without hidden lines lets be checked. Raises: RecordFault, if it contradicts itself."""
    from solo.commands.deduce import board_of, take_in
    from solo.contacts.deduction.exact import Deduction

    deduction = Deduction(board_of(record, file))
    told = sum(take_in(deduction, line, file) for line in record.lines)
    print(
        f"{record.length} lines, {told} of them about the Alien: they can be read, and some hidden game fits them all."
    )
    print("This is a public record: without its hidden lines the moves cannot be played again, so no more was checked.")
    return 0
