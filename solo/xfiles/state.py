"""The whole truth of a game: the table, all hands and the deck's order. Only rules, redact and sessions may hold it."""

from dataclasses import dataclass

from solo.xfiles.table import Table

__all__ = ["State"]


@dataclass(frozen=True, slots=True)
class State:
    """The public facts, each seat's hand (sorted), and the deck from the top."""

    table: Table
    hands: tuple[tuple[str, ...], ...] = ()
    deck: tuple[str, ...] = ()
