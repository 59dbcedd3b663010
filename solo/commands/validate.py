"""`solo validate`: checks maps and scenarios, every fault with file, line, field and remedy."""

import argparse
import json
from pathlib import Path
from typing import Any

from solo import library
from solo.commands.faults import say
from solo.contacts.maps import parse_map
from solo.core.content import ContentError, Fault, parse_yaml
from solo.core.paths import own_folder

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "validate",
        help="check maps and scenarios: every fault with file, line, field and remedy",
        description="Check map and scenario files, without FILE all that come with the program. Exit status 2: faults.",
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
    """Return the maps and scenarios that come with the program."""
    maps = sorted((own_folder("assets") / "maps").glob("*.yaml"))
    return maps + sorted((own_folder("scenarios") / "contacts").glob("*.yaml"))


def check(path: Path) -> tuple[Fault, ...]:
    """Return every fault of a file."""
    file = library.shown(path)
    try:
        text = library.read_text(path)
        id = parse_map(text, file).id if is_map(text, file) else library.read_scenario(path).id
    except ContentError as error:
        return error.faults
    if path in own_files() and id != path.stem:
        return (Fault(file, 0, "id", f'is "{id}", but the file is named {path.name}; make them the same'),)
    return ()


def is_map(text: str, file: str) -> bool:
    """Return whether a file is a map rather than a scenario: it has terrain. Raises: ContentError."""
    value = parse_yaml(text, file).value
    return isinstance(value, dict) and ("terrain" in value or "zones" in value)
