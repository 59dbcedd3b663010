"""`solo resume`: goes on with the last game, or with a named save."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from solo.commands.faults import agreed, say
from solo.core.record import RecordFault

if TYPE_CHECKING:
    from solo.match import Match

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "resume",
        help="go on with the last game, or with a named save",
        description="Go on with the game that was played last, or with a save by its name (or its file).",
        epilog="example: solo resume my-game --terminal",
    )
    parser.add_argument("save", metavar="SAVE", nargs="?", help="a save's name, or a file, which is then copied")
    parser.add_argument("--terminal", action="store_true", help="the text client, which also reads from a pipe")
    parser.add_argument(
        "--take-over", action="store_true", help="go on here with a game that is open elsewhere, which is refused then"
    )
    parser.add_argument("--look", action="store_true", help="only tell how it stands and what happened, and leave it")
    parser.add_argument("--mend", action="store_true", help="go on with a save whose last line was cut off")
    parser.set_defaults(run=resume)


def resume(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: RecordFault, if the save cannot be used; it is not touched."""
    from solo.commands.start import start
    from solo.core.paths import saves_folder
    from solo.core.save import free_path
    from solo.core.settings import read_settings

    path, foreign = find(args.save)
    if path is None:
        return 2
    if args.look:
        return look(path)
    match = taken_over(path) if args.take_over and not foreign else opened(path, args.mend)
    if match is None:
        return 2
    if foreign and match.guard is None:
        match.path = free_path(saves_folder(), path.stem)
    return start(match, read_settings(), args.terminal, resumed=True)


def look(path: Path) -> int:
    """Tell what the human may know of a save and where it stands, whoever has it open; nothing is written.

    Return the exit status. Raises: RecordFault, if it cannot be used.
    """
    from solo.match import Match
    from solo.opening import open_record
    from solo.terminal import plain

    match = Match(open_record(path), None)
    table = plain.Table(match, sys.stdout, plain.PLAIN)
    plain.news(table)
    for line in match.kit.words.seen(match.observation):
        table.say(line)
    table.say(f"This was a look only: solo resume {path.stem} goes on with it.")
    return 0


def taken_over(path: Path) -> "Match":
    """Return the match of a save, whoever has it open. Raises: RecordFault; OSError."""
    from solo.opening import take_over_match

    return take_over_match(path)


def opened(path: Path, mend: bool) -> "Match | None":
    """Return a save's match, mended if that is needed and wanted; None if the player would rather not.

    Raises: RecordFault, with the remedy; OSError.
    """
    from solo.core.save import is_torn
    from solo.opening import OpenElsewhere, load_match, mend_match

    torn = is_torn(path)
    if torn and mend:
        return mend_match(path) if may_mend(path) else None
    try:
        return load_match(path)
    except OpenElsewhere as held:
        remedy = f"or solo resume {path.stem} --look shows it, and --take-over goes on here"
        raise RecordFault(held.file, held.line, held.field, f"{held.problem}, {remedy}") from None
    except RecordFault as fault:
        if torn:
            remedy = f"solo resume {path.stem} --mend goes on from the event before it, and keeps this file too"
            raise RecordFault(fault.file, fault.line, fault.field, f"{fault.problem}; {remedy}") from None
        raise


def may_mend(path: Path) -> bool:
    """Return whether a cut-off save may be mended: the player is asked where a rated run would be lost by it."""
    from solo.opening import lost_by_mending
    from solo.rated import name_of
    from solo.runtext import lost_by_mending_text

    mark = lost_by_mending(path)
    return mark is None or agreed(lost_by_mending_text(name_of(mark)), "Mend it all the same?")


def find(name: str | None) -> tuple[Path | None, bool]:
    """Return a save's file, and whether it lies outside the folder of saves; without one say why."""
    from solo.client.screens.summary import last_game
    from solo.core.content import unknown_name
    from solo.core.save import saves

    known = {save.name: save.path for save in saves()}
    if name is None:
        last = last_game()
        if not known:
            say("there is no saved game; solo play begins one")
        # where all are broken, the newest one says what is wrong with it
        return (last.path if last is not None else next(iter(known.values()), None)), False
    if name in known:
        return known[name], False
    if Path(name).is_file():
        path = Path(name).resolve()
        return path, path not in {each.resolve() for each in known.values()}
    say(unknown_name("save", name, known))
    return None, False
