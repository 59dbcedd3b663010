"""`solo validate`: checks maps and scenarios, every fault with file, line, field and remedy."""

import argparse
import json
from pathlib import Path
from typing import Any

from solo import library
from solo.commands.faults import say
from solo.core.content import ContentError, Fault, parse_yaml

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "validate",
        help="check maps and scenarios: every fault with file, line, field and remedy",
        description="Check map and scenario files, without FILE all that come with the program and all of your own. "
        "Exit status 2: faults.",
        epilog="example: solo validate my-map.yaml my-scenario.yaml --json",
    )
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path)
    parser.add_argument(
        "--json", action="store_true", help='{"files": number, "faults": [{file, line, field, problem}]}'
    )
    parser.set_defaults(run=validate)


def validate(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    files = args.files or own_files()
    faults: list[Fault] = []
    for path in files:
        faults += [fault for fault in check(path) if fault not in faults]
    if args.json:
        rows = [{"file": each.file, "line": each.line, "field": each.field, "problem": each.problem} for each in faults]
        print(json.dumps({"files": len(files), "faults": rows}, ensure_ascii=False))
        return 2 if faults else 0
    for fault in faults:
        say(str(fault))
    if not faults:
        print(f"{len(files)} {'file' if len(files) == 1 else 'files'}: no fault.")
    return 2 if faults else 0


def own_files() -> list[Path]:
    """Return the maps and secret files that come with the program, and the player's own."""
    return library.content_files("map") + library.content_files("scenario")


def check(path: Path) -> tuple[Fault, ...]:
    """Return every fault of a file."""
    try:
        read = library.read_map if holds_map(path) else library.read_scenario
        read(path)
    except ContentError as error:
        return error.faults
    return ()


def holds_map(path: Path) -> bool:
    """Return whether a file is a map rather than a secret file, by its folder or its terrain. Raises: ContentError."""
    if path in library.content_files("map"):
        return True
    return path not in library.content_files("scenario") and is_map(library.read_text(path), library.shown(path))


def is_map(text: str, file: str) -> bool:
    """Return whether a file is a map rather than a scenario: it has terrain. Raises: ContentError."""
    value = parse_yaml(text, file).value
    return isinstance(value, dict) and ("terrain" in value or "zones" in value)
