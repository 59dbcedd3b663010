"""`solo validate`: checks maps, scenarios, challenges and lessons, every fault with file, line, field and remedy."""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from solo import challenges, lessons, library
from solo.commands.faults import say
from solo.core.content import ContentError, Fault, parse_yaml
from solo.games import FIRST, kits, shelf_of
from solo.textfiles import read_text, shown

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "validate",
        help="check maps, scenarios, challenges and lessons: every fault with file, line, field and remedy",
        description="Check files of maps, scenarios, challenges and lessons; without FILE all that come with the "
        "program and all of your own. Exit status 2: faults.",
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
    """Return the maps, scenarios, challenges and lessons of the program, and the player's own, of every game."""
    scenarios = [path for kit in kits() for path in shelf_of(kit).files()]
    return library.content_files("map") + scenarios + challenges.challenge_files() + lessons.lesson_files()


def check(path: Path) -> tuple[Fault, ...]:
    """Return every fault of a file."""
    if path.is_dir():
        return (Fault(shown(path), 0, "", "is a folder; name the files in it, as in solo validate DIR/*.yaml"),)
    try:
        reader_of(path)(path)
    except ContentError as error:
        return error.faults
    return ()


def reader_of(path: Path) -> Callable[[Path], object]:
    """Return what reads a file: by its folder, or by its keys. Raises: ContentError."""
    if path in library.content_files("map"):
        return library.read_map
    if path in challenges.challenge_files():
        return challenges.read_challenge
    if path in lessons.lesson_files():
        return lessons.read_lesson
    for kit in kits():
        if path in shelf_of(kit).files() or (kit.id != FIRST and path.resolve().parent.name == kit.id):
            return shelf_of(kit).read
    return READERS[kind_of_text(read_text(path), shown(path))]


READERS: dict[str, Callable[[Path], object]] = {
    "map": library.read_map,
    "scenario": library.read_scenario,
    "challenge": challenges.read_challenge,
    "lesson": lessons.read_lesson,
}


def kind_of_text(text: str, file: str) -> str:
    """Return what a text is: a map has terrain, a lesson steps, a challenge a secret file. Raises: ContentError."""
    value = parse_yaml(text, file).value
    if isinstance(value, dict) and ("terrain" in value or "zones" in value):
        return "map"
    if isinstance(value, dict) and "steps" in value:
        return "lesson"
    return "challenge" if isinstance(value, dict) and "scenario" in value else "scenario"
