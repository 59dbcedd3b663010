"""GAMES, the one list of games, and what each of them offers: its Kit, imported when it is first asked for."""

import importlib
from collections.abc import Iterable
from functools import cache

from solo.core.content import unknown_name
from solo.core.kit import Kit, Shelf
from solo.core.record import Record, RecordFault
from solo.scenarios import shelf_in_files

__all__ = ["FIRST", "GAMES", "UnknownGame", "kit_in", "kit_of", "kit_of_record", "kits", "shelf_of"]

GAMES = {
    "contacts": "solo.contactskit",
    "adele": "solo.adele.kit",
    "xfiles": "solo.xfiles.kit",
}
"""Each game's id, and the module that has its `KIT`. A new game is one line here (ARCHITECTURE.md, "Adding a game")."""

FIRST = "contacts"
"""The game that is meant where none is named."""


class UnknownGame(ValueError):
    """There is no game of that id; the text says which there are."""


def kit_of(id: str) -> Kit:
    """Return what a game offers. Raises: UnknownGame."""
    if id not in GAMES:
        raise UnknownGame(unknown_name("game", id, GAMES))
    return kit_in(GAMES[id])


@cache
def kit_in(module: str) -> Kit:
    """Return the kit in a module, such as `solo.contactskit`; a process that knows no more than the module finds it."""
    kit: Kit = importlib.import_module(module).KIT
    return kit


def kit_of_record(record: Record, file: str) -> Kit:
    """Return what the game of a record offers. Raises: RecordFault, if its first line names none that there is."""
    if record[0].type != "match":
        raise RecordFault(file, 1, "type", "a game begins with a line of type match; this is a public record")
    try:
        return kit_of(str(record[0].fields.get("game")))
    except UnknownGame as error:
        raise RecordFault(file, 1, "game", str(error)) from None


def kits() -> Iterable[Kit]:
    """Yield what every game offers, in the list's order."""
    return map(kit_of, GAMES)


def shelf_of(kit: Kit) -> Shelf:
    """Return a game's scenarios."""
    return kit.shelf or shelf_in_files(kit.id, kit.parse_scenario)
