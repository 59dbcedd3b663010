"""The command line: one module a command in `solo/commands/`, imported only when it is used.

The only place that joins games, window and terminal. Exit status: 0 done, 1 a check failed, 2 bad usage or bad input,
130 interrupted.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

__all__ = ["main"]

COMMANDS = {
    "play": "play a game, in the window or in the terminal",
    "resume": "go on with the last game, or with a named save",
    "list": "list games, scenarios, Agents, levels, teams, maps and so on, with their ids",
    "simulate": "play whole games, computer against computer",
    "deduce": "print where the Alien can be, from a public record",
    "replay": "play a record through, or check it",
    "lesson": "list the lessons, or go through one in the terminal",
    "drill": "practise deduction: the next drill, or a certain one",
    "challenge": "list the rated challenges, or play one",
    "validate": "check maps, scenarios, challenges and lessons: every fault with file, line, field and remedy",
    "rate": "rate computer teams, levels and challenges by playing many games",
    "profile": "show your results, rating and achievements, export or import them",
    "bench": "measure speed and strength",
    "version": "print versions, and where files are kept",
}
"""Each command and what it does; the module has the same name."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; nothing that goes wrong ends in a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    lenient_streams()
    try:
        status = run(words)
        sys.stdout.flush()
        return status
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        silence_output()
        return 0
    except Exception as error:
        from solo.commands.faults import report

        return report(error)


def run(words: list[str]) -> int:
    """Run the command that some words name."""
    if not words:
        from solo.commands.play import open_title

        return open_title()
    args = make_parser(words[0]).parse_args(words)
    status: int = args.run(args)
    return status


def make_parser(chosen: str) -> argparse.ArgumentParser:
    """Return the parser of the command line; only the chosen command's own module is imported."""
    parser = argparse.ArgumentParser(
        prog="solo",
        description="Hidden-movement games for one player. Without a command: the window at its title.",
        epilog="example: solo play contacts --level 3 --hints set --terminal",
    )
    parser.add_argument("--version", action="version", version=version())
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True)
    for name, what in COMMANDS.items():
        if name == chosen:
            importlib.import_module(f"solo.commands.{name}").add_parser(subparsers)
        else:
            subparsers.add_parser(name, help=what)
    return parser


def version() -> str:
    """Return the program's name and version."""
    from solo import __version__

    return f"solo {__version__}"


def lenient_streams() -> None:
    """Let no sign that the terminal lacks, and no byte that is no text, end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence_output() -> None:
    """Send what is still to be printed nowhere, for nobody reads it any more."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return


if __name__ == "__main__":
    sys.exit(main())
