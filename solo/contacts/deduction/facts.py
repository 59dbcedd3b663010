"""The public lines that say something about the Alien, read into checked facts (contacts 8 and 9)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from solo.contacts.board import ZONES, Board, Tile, TileSet
from solo.contacts.cards import cards
from solo.contacts.movement import AlienWalk, alien_walk
from solo.core.record import PublicLine

__all__ = ["Announced", "Dry", "Fact", "FactError", "Question", "Trace", "Turn", "Zone", "fact_of"]


class FactError(ValueError):
    """A public line that cannot be read. `line` counts from 1; the text names the field and what would be right."""

    def __init__(self, line: int, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.line, self.field, self.problem = line, field, problem


@dataclass(frozen=True, slots=True)
class Zone:
    """The starting camp lies among these tiles."""

    line: int
    starts: TileSet


@dataclass(frozen=True, slots=True)
class Turn:
    """The Alien moved on a day, under these public conditions."""

    line: int
    day: int
    walk: AlienWalk
    lakes: bool = False


@dataclass(frozen=True, slots=True)
class Announced:
    """With GILLS in force (B11), the first lake tile ever entered was this one, on this day."""

    line: int
    day: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class Dry:
    """With GILLS in force nothing was announced after a turn: no lake was entered. `line` is the next public line."""

    line: int
    day: int
    lakes: TileSet


@dataclass(frozen=True, slots=True)
class Question:
    """At the end of a day's move the Alien is on one of these tiles."""

    line: int
    day: int
    tiles: TileSet


@dataclass(frozen=True, slots=True)
class Trace:
    """The dog's answer. `found`: the latest day and the tile named, None if never crossed. `stood`: where it can be."""

    line: int
    day: int
    sniffed: TileSet
    found: tuple[int, Tile] | None
    stood: TileSet


Fact = Zone | Turn | Question | Trace | Announced | Dry


def fact_of(line: PublicLine, board: Board) -> Fact | None:
    """Return what a public line says about the Alien, or None. Raises: FactError."""
    reader = _READERS.get(line.type)
    return reader(_Fields(line, board)) if reader else None


class _Fields:
    """A line's fields, checked as they are read."""

    def __init__(self, line: PublicLine, board: Board) -> None:
        self.line, self.board, self.fields = line.number, board, line.fields

    def wrong(self, name: str, problem: str) -> FactError:
        return FactError(self.line, name, problem)

    def day(self) -> int:
        return self.number("day", 1, 99)

    def number(self, name: str, low: int, high: int) -> int:
        value = self.fields.get(name)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name, f"must be a whole number from {low} to {high}, got {_shown(value)}")
        return value

    def flag(self, name: str, default: bool | None = None) -> bool:
        value = self.fields.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, f"must be true or false, got {_shown(value)}")
        return value

    def tile(self, name: str, value: object) -> Tile:
        if not isinstance(value, str):
            raise self.wrong(name, f"must be a tile name such as C4, got {_shown(value)}")
        try:
            return self.board.named(value)
        except ValueError as error:
            raise self.wrong(name, str(error)) from None

    def tiles(self, name: str, *, optional: bool = False) -> TileSet:
        value = self.fields.get(name, [] if optional else None)
        if not isinstance(value, list):
            raise self.wrong(name, f"must be a list of tile names, got {_shown(value)}")
        found = 0
        for each in value:
            found |= 1 << self.tile(name, each)
        return found


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _zone(fields: _Fields) -> Zone:
    zone = fields.fields.get("zone")
    if not isinstance(zone, str) or zone not in ZONES:
        raise fields.wrong("zone", f"must be A, B or C, got {_shown(zone)}")
    return Zone(fields.line, fields.board.of_zone[zone] & fields.board.starts)


def _turn(fields: _Fields) -> Turn:
    movement = fields.fields.get("movement", "alien")
    if movement not in ("alien", "agent"):
        raise fields.wrong("movement", f'must be "alien" or "agent", got {_shown(movement)}')
    roadblock = fields.fields.get("roadblock")
    walk = alien_walk(
        fields.board,
        fields.number("budget", 0, 99),
        closed=fields.tiles("closed"),
        roadblock=0 if roadblock is None else 1 << fields.tile("roadblock", roadblock),
        barred=fields.tiles("barred", optional=True),
        cross_agents=fields.flag("cross_agents", False),
        lakes=fields.flag("lakes", False),
        as_agents=movement == "agent",
        doors=_doors(fields),
        doors_optional=fields.flag("doors_optional", False),
    )
    return Turn(fields.line, fields.day(), walk, fields.flag("lakes", False))


def _doors(fields: _Fields) -> tuple[tuple[Tile, Tile], ...]:
    pairs = fields.fields.get("doors", [])
    if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise fields.wrong("doors", f"must be a list of pairs of tile names, got {_shown(pairs)}")
    found = tuple((fields.tile("doors", one), fields.tile("doors", other)) for one, other in pairs)
    tiles = [tile for pair in found for tile in pair]
    if len(set(tiles)) != len(tiles):
        raise fields.wrong("doors", "a tile can be one side of one door only")
    return found


def _reveal(fields: _Fields) -> Announced | None:
    if fields.fields.get("why") != "gills":
        return None
    tile = fields.tile("tile", fields.fields.get("tile"))
    return Announced(fields.line, fields.day(), tile)


def _answer(fields: _Fields) -> Question:
    tiles = fields.tiles("tiles")
    yes = fields.flag("answer")
    return Question(fields.line, fields.day(), tiles if yes else fields.board.land & ~tiles)


def _card(fields: _Fields) -> Question | None:
    """Some cards tell where the Alien must be, whose owner could play them so (B08); most tell nothing."""
    card = cards().get(str(fields.fields.get("card")))
    if card is None or card.tells is None:
        return None
    path = fields.fields.get("path")
    if not isinstance(path, list) or not path:
        raise fields.wrong("path", f"must be a list of tile names, got {_shown(path)}")
    tiles = [fields.tile("path", name) for name in path]
    when = fields.fields.get("when", "after")
    if when not in ("before", "after"):
        raise fields.wrong("when", f'must be "before" or "after", got {_shown(when)}')
    day = fields.day() - (when == "before")
    return Question(fields.line, day, card.tells(fields.board, tuple(tiles)))


def _trace(fields: _Fields) -> Trace:
    day, sniffed = fields.day(), fields.tiles("tiles")
    stood = sniffed if fields.flag("standing") else fields.board.land & ~sniffed
    if "found" not in fields.fields:
        raise fields.wrong("found", "is missing; it is null where no trace was found")
    found = fields.fields["found"]
    if found is None:
        return Trace(fields.line, day, sniffed, None, stood)
    if not isinstance(found, Mapping):
        raise fields.wrong("found", f"must be null or an object with day and tile, got {_shown(found)}")
    latest = found.get("day")
    if type(latest) is not int or not 1 <= latest <= day:
        raise fields.wrong("found.day", f"must be a day from 1 to {day}, got {_shown(latest)}")
    tile = fields.tile("found.tile", found.get("tile"))
    if not sniffed >> tile & 1:
        raise fields.wrong("found.tile", "must be one of the sniffed tiles")
    return Trace(fields.line, day, sniffed, (latest, tile), stood)


_READERS: Mapping[str, Callable[[_Fields], Fact | None]] = {
    "zone": _zone,
    "alien_turn": _turn,
    "card": _card,
    "reveal": _reveal,
    "answer": _answer,
    "trace": _trace,
}
