"""A secret file's YAML into a checked Scenario, with every fault at once (contacts 7)."""

import hashlib
from collections.abc import Callable, Iterable, Mapping

from solo.contacts.agents import agents
from solo.contacts.board import ZONES, Board, Tile
from solo.contacts.scenario import Mission, Part, Scenario, is_possible
from solo.core.content import Reader, parse_yaml

__all__ = ["MAX_DAYS", "parse_scenario"]

MAX_DAYS = 12
TOKENS = ("cabin",)
SIDES = ("agents", "alien", "nobody")

_REQUIRED = ("id", "name", "map", "days", "agents", "favours", "log", "event", "mission")
_OPTIONAL = ("tokens", "starter")


def parse_scenario(text: str, file: str, board_of: Callable[[str], tuple[Board, str]], maps: Iterable[str]) -> Scenario:
    """Return the Scenario of a YAML text. `board_of` gives a map's Board and text by its id, `maps` the ids there are.

    Raises: ContentError, with every fault of the file; whatever `board_of` raises.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(_REQUIRED, _OPTIONAL)
    id, name = parts["id"].identifier(), parts["name"].text(1, 60)
    map_id = parts["map"].choice(sorted(maps), "map")
    days = parts["days"].integer(1, MAX_DAYS)
    size, choice, suggested = _team(parts["agents"])
    favours = parts["favours"].choice(SIDES, "side")
    log, event = parts["log"].text(1, 2000), parts["event"].text(1, 2000)
    starter = parts["starter"].boolean() if parts["starter"].present else False
    top.finish()
    board, map_text = board_of(map_id)
    tokens = _tokens(parts["tokens"], board)
    mission = _mission(parts["mission"], board, tokens)
    if board.cities.bit_count() < size:
        parts["agents"].fault(f"the map has {board.cities.bit_count()} cities; each Agent starts in another one")
    top.finish()
    if not is_possible(mission, board, days):
        parts["mission"].fault(f"cannot be fulfilled in {days} days; ask for less, or allow more days")
    top.finish()
    fingerprint = hashlib.sha256(f"{text}\x00{map_text}".encode()).hexdigest()[:16]
    return Scenario(
        id, name, board, days, size, choice, suggested, favours, log, event, mission, tokens, fingerprint, starter
    )


def _team(reader: Reader) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """Read how many Agents there are, who may be chosen (all, if nobody is named), and the suggested team."""
    parts = reader.fields(["number", "suggested"], ["choice"])
    every = list(agents())
    size = parts["number"].integer(1, 4)
    choice = parts["choice"].choices(every, "Agent", size, 12) if parts["choice"].present else every
    suggested = parts["suggested"].choices(choice or every, "Agent", 0, 4)
    if len(suggested) != size:
        parts["suggested"].fault(f"must name {size} Agents, as many as play, not {len(suggested)}")
    return size, tuple(choice), tuple(suggested)


def _tokens(reader: Reader, board: Board) -> dict[str, tuple[Tile, ...]]:
    """Read where public tokens lie."""
    found: dict[str, tuple[Tile, ...]] = {}
    for kind, part in reader.entries(10):
        if kind not in TOKENS:
            part.fault(f"no token of this name; there is {', '.join(TOKENS)}")
            continue
        tiles = [_tile(item, board) for item in part.items(1, 12)]
        found[kind] = tuple(tile for tile in tiles if tile is not None)
        for tile in found[kind]:
            if not (board.starts | board.cities) >> tile & 1:
                part.fault(f"{board.names[tile]} is closed to the Alien; put the token on a field, forest or city")
    return found


def _tile(item: Reader, board: Board) -> Tile | None:
    name = item.text(2, 4)
    if name and name not in board.by_name:
        item.fault(f"{name} is not on the map {board.id}; tiles are {board.names[board.tiles[0]]} and so on")
    return board.by_name.get(name)


def _mission(reader: Reader, board: Board, tokens: Mapping[str, tuple[Tile, ...]]) -> Mission:
    """Read the special mission: end days on so many of its parts (zones, or the surroundings of tokens)."""
    parts = reader.fields(["text", "needed"], ["zones", "near", "within"])
    text = parts["text"].text(1, 500)
    found: list[Part] = []
    if parts["zones"].present:
        for zone in parts["zones"].choices(ZONES, "zone", 1, 3):
            found.append(Part(zone, board.of_zone[zone]))
    if parts["near"].present:
        kind = parts["near"].choice(tokens or ["cabin"], "token")
        radius = parts["within"].integer(0, 3) if parts["within"].present else 1
        found.extend(Part(board.names[tile], board.within(tile, radius)) for tile in tokens.get(kind, ()))
    if parts["zones"].present == parts["near"].present:
        reader.fault("needs either zones or near: which places its parts are")
    needed = parts["needed"].integer(1, max(1, len(found)))
    return Mission(text, tuple(found), needed)
