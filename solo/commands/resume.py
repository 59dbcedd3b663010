"""`solo resume`: goes on with the last game, or with a named save."""

import argparse
from pathlib import Path
from typing import Any

from solo.commands.faults import say

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
    parser.set_defaults(run=resume)


def resume(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: RecordFault, if the save cannot be used; it is not touched."""
    from solo.commands.start import start
    from solo.core.settings import read_settings
    from solo.match import free_path, load_match

    path, foreign = find(args.save)
    if path is None:
        return 2
    match = load_match(path)
    if foreign:
        match.path = free_path(path.stem)
    return start(match, read_settings(), args.terminal, resumed=True)


def find(name: str | None) -> tuple[Path | None, bool]:
    """Return a save's file, and whether it lies outside the folder of saves; without one say why."""
    from solo.core.content import unknown_name
    from solo.core.save import newest, saves

    if name is None:
        last = newest()
        if last is None:
            say("there is no saved game; solo play begins one")
        return (last.path if last else None), False
    known = {save.name: save.path for save in saves()}
    if name in known:
        return known[name], False
    if Path(name).is_file():
        path = Path(name).resolve()
        return path, path not in {each.resolve() for each in known.values()}
    say(unknown_name("save", name, known))
    return None, False
