"""`solo list`: what there is, with ids."""

import argparse
import json
from collections.abc import Callable
from typing import Any

from solo.commands.faults import say
from solo.core.content import unknown_name
from solo.core.kit import Kit, Rows
from solo.games import FIRST, GAMES, UnknownGame, kit_of, kits, shelf_of

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "list",
        help="list games, scenarios, Agents, cards, missions, tokens, levels, teams, maps and so on, with their ids",
        description="List what there is, with ids.",
        epilog="example: solo list scenarios contacts --json",
    )
    parser.add_argument("what", metavar="WHAT", nargs="?", default="", help=", ".join(names(kit_of(FIRST))))
    parser.add_argument("game", metavar="GAME", nargs="?", default=FIRST, help=", ".join(GAMES))
    parser.add_argument("--json", action="store_true", help="a list of objects")
    parser.set_defaults(run=show)


def show(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: ContentError."""
    try:
        kit = kit_of(args.game)
    except UnknownGame as error:
        say(str(error))
        return 2
    known = names(kit)
    if not args.what:
        say(f"say what to list: {', '.join(known)}")
        return 2
    if args.what not in known:
        say(unknown_name("list", args.what, known))
        return 2
    rows = rows_of(args.what, kit)
    tell_left_out(args.what, kit)
    if args.json:
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    for row in rows:
        print(f"{row['id']!s:22} {row['line']}")
    return 0


def names(kit: Kit) -> list[str]:
    """Return what can be listed of a game."""
    return ["games", *dict.fromkeys([*LISTS, *kit.lists])]


def rows_of(what: str, kit: Kit) -> Rows:
    """Return one of the lists."""
    if what == "games":
        return games()
    return kit.lists[what]() if what in kit.lists else LISTS[what](kit)


def tell_left_out(what: str, kit: Kit) -> None:
    """Say on standard error how many files of a list are left out because they are broken."""
    count = len(shelf_of(kit).broken()) if what == "scenarios" else kit.left_out.get(what, int)()
    if count:
        verb = "1 file was" if count == 1 else f"{count} files were"
        say(f"{verb} left out because of faults; solo validate names them")


def games() -> Rows:
    """Return the games."""
    return [{"id": kit.id, "name": kit.words.name, "line": f"{kit.words.name}: {kit.words.line()}"} for kit in kits()]


def scenarios(kit: Kit) -> Rows:
    """Return a game's scenarios, the starter first."""
    shelf = shelf_of(kit)
    return [
        {"id": each.id, "name": each.name, "line": kit.words.scenario(each)} for each in map(shelf.load, shelf.ids())
    ]


def levels(kit: Kit) -> Rows:
    """Return the levels at which the computer plays."""
    words = kit.words
    return [
        {
            "id": number,
            "name": words.level(number),
            "text": words.level_text(number),
            "line": f"{words.level(number)}. {words.level_text(number)}",
        }
        for number in kit.levels
    ]


def teams(kit: Kit) -> Rows:
    """Return the computer players of the human's side, which simulate plays."""
    return [{"id": id, "text": kit.words.team(id), "line": kit.words.team(id)} for id in kit.teams]


def hints(kit: Kit) -> Rows:
    """Return the hint levels, each of which tells more than the one before."""
    words = kit.words
    return [
        {"id": id, "name": words.hint(id), "text": words.hint_text(id), "line": words.hint_text(id) or words.hint(id)}
        for id in kit.hints
    ]


LISTS: dict[str, Callable[[Kit], Rows]] = {"scenarios": scenarios, "levels": levels, "hints": hints, "teams": teams}
"""What every game can list; a game's kit may list it in another way, and list more."""
