"""A secret file's YAML into a checked Scenario, with every fault at once (contacts 7)."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache

from solo.contacts.agents import agents
from solo.contacts.board import TERRAINS, ZONES, Board, Tile, TileSet
from solo.contacts.conditions import barred_on, day_walks
from solo.contacts.edition import EDITIONS, Edition
from solo.contacts.scenario import DEALT, Deal, Mission, Part, Scenario, Token
from solo.contacts.token import place_of
from solo.contacts.tokens import tokens as token_kinds
from solo.contacts.ways import is_possible
from solo.core.content import Reader, parse_yaml
from solo.hex.bits import bits_of

__all__ = ["HOW", "MAX_DAYS", "PLACES", "SIDES", "parse_scenario", "read_parts", "read_tokens"]

MAX_DAYS = 12
MAX_CARDS = 8
SIDES = ("agents", "alien", "nobody")
HOW = ("camp", "cross", "last")
SMALL_DAYS = 6
"""A map of so many days is a small one (CR-2)."""
SMALL_TEAM = 3
MAX_UNITS = 12
"""The bits of a mission's progress: more would make planning slow, and no player would keep count."""

_REQUIRED = ("id", "name", "map", "days", "agents", "favours", "log", "event", "mission")
_OPTIONAL = ("tokens", "starter", "equipment", "missions", "edition", "expert")


def parse_scenario(text: str, file: str, board_of: Callable[[str], tuple[Board, str]], maps: Iterable[str]) -> Scenario:
    """Return the Scenario of a YAML text. `board_of` gives a map's Board and text by its id, `maps` the ids there are.

    Raises: ContentError, with every fault of the file; whatever `board_of` raises.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(_REQUIRED, _OPTIONAL)
    id, name = parts["id"].identifier(), parts["name"].text(1, 60)
    map_id = parts["map"].choice(sorted(maps), "map")
    days = parts["days"].integer(1, MAX_DAYS)
    edition = parts["edition"].choice(EDITIONS, "edition") if parts["edition"].present else "second"
    size, choice, suggested, aliens_choice = _team(parts["agents"], EDITIONS.get(edition, EDITIONS["second"]))
    favours = parts["favours"].choice(SIDES, "side")
    log, event = parts["log"].text(1, 2000), parts["event"].text(1, 2000)
    starter, missions, expert = (_flag(parts[key]) for key in ("starter", "missions", "expert"))
    equipment = _equipment(parts["equipment"], EDITIONS.get(edition, EDITIONS["second"]))
    is_sound = not top.faults
    if not map_id:
        top.finish()  # tiles mean nothing without a map
    board, _ = board_of(map_id)
    tokens = read_tokens(parts["tokens"], board)
    mission = _mission(parts["mission"], board, tokens)
    if is_sound:
        _check_team(parts["agents"], board, size, suggested)
    top.finish()
    _check_bars(parts["tokens"], board, tokens, days)
    for hidden in _hiding_places(tokens):
        if not _is_possible(board, tokens, days, replace(mission.with_hidden(board, hidden), text="")):
            where = f" with the hidden token on {board.names[hidden]}" if hidden is not None else ""
            parts["mission"].fault(f"cannot be fulfilled in {days} days{where}; ask for less, or allow more days")
    top.finish()
    scenario = Scenario(
        id, name, board, days, size, choice, suggested, favours, log, event, mission, tokens, "",
        starter, equipment, aliens_choice, missions, edition, expert,
    )  # fmt: skip
    return replace(scenario, fingerprint=fingerprint_of(scenario))


def fingerprint_of(scenario: Scenario) -> str:
    """Return a short hash of all in a secret file and its map that the rules look at: no name, no text for reading."""
    board, mission = scenario.board, scenario.mission
    parts = [(part.tiles, part.how, part.times, part.hidden) for part in mission.parts]
    rules = (
        sorted(board.terrain.items()), sorted(board.zones.items()), board.days, scenario.days, scenario.team_size,
        sorted(scenario.agents), scenario.aliens_choice, sorted(scenario.equipment.items()), scenario.tokens,
        parts, mission.needed, mission.ordered,
    )  # fmt: skip
    return hashlib.sha256(repr(rules).encode()).hexdigest()[:16]


def _flag(reader: Reader) -> bool:
    return reader.boolean() if reader.present else False


def _team(reader: Reader, edition: Edition) -> tuple[int, tuple[str, ...], tuple[str, ...], bool]:
    """Read how many Agents there are, who may be chosen (all, if nobody is named), the suggested team, who picks."""
    parts = reader.fields(["number", "suggested"], ["choice", "aliens_choice"])
    every = [agent for agent in agents() if agent in edition.agents]
    size = parts["number"].integer(1, 4)
    choice = parts["choice"].choices(every, "Agent", size, 12) if parts["choice"].present else every
    suggested = parts["suggested"].choices(choice or every, "Agent", 0, 4)
    if len(suggested) != size:
        parts["suggested"].fault(f"must name {size} Agents, as many as play, not {len(suggested)}")
    return size, tuple(choice), tuple(suggested), _flag(parts["aliens_choice"])


def _check_team(reader: Reader, board: Board, size: int, suggested: tuple[str, ...]) -> None:
    """Check the team against the map: a city each, few on a small map, a scan on a large one (contacts 7)."""
    if board.cities.bit_count() < size:
        reader.fault(f"the map has {board.cities.bit_count()} cities; each Agent starts in another one")
    if board.days <= SMALL_DAYS and size > SMALL_TEAM:
        reader.fault(f"{size} Agents are too many for the small map {board.id}; at most {SMALL_TEAM}")
    scans = any(ability.id == "scan" for agent in suggested for ability in agents()[agent].abilities)
    if board.days > SMALL_DAYS and not scans:
        scanners = [id for id, agent in agents().items() if any(ability.id == "scan" for ability in agent.abilities)]
        reader.fault(f"nobody of the suggested team scans; on the large map {board.id} suggest {', '.join(scanners)}")


def _equipment(reader: Reader, edition: Edition) -> dict[str, Deal]:
    """Read how many equipment cards each side draws and keeps."""
    found: dict[str, Deal] = {}
    if not reader.present:
        return found
    decks = {"alien": edition.alien_cards, "agents": edition.team_cards}
    for side, part in reader.fields([], DEALT).items():
        if not part.present:
            continue
        numbers = part.fields(["draw", "keep"])
        deal = Deal(numbers["draw"].integer(1, 99), numbers["keep"].integer(1, MAX_CARDS))
        if deal.draw > len(decks[side]):
            numbers["draw"].fault(f"the deck has {len(decks[side])} cards in this edition; draw at most so many")
        if deal.keep > deal.draw:
            numbers["keep"].fault(f"only {deal.draw} cards are drawn; keep at most so many")
        found[side] = deal
    return found


def read_tokens(reader: Reader, board: Board) -> tuple[Token, ...]:
    """Read the tokens, each kind by its own module."""
    found: list[Token] = []
    for kind, part in reader.entries(10):
        if kind not in token_kinds():
            part.fault(f"no token of this name; there is {', '.join(token_kinds())}")
            continue
        found.append(token_kinds()[kind].read(part, board))
    return tuple(found)


def _check_bars(reader: Reader, board: Board, tokens: tuple[Token, ...], days: int) -> None:
    """Check that on no day the tokens close a whole zone to the Alien."""
    for day in range(1, days + 1):
        bars = barred_on(board, tokens, day)
        for zone, tiles in sorted(board.of_zone.items()):
            land = tiles & (board.starts | board.cities)
            if land and not land & ~bars:
                reader.fault(f"all of zone {zone} is closed on day {day}; make the protest smaller, or move it")
                return


@lru_cache(maxsize=256)
def _is_possible(board: Board, tokens: tuple[Token, ...], days: int, mission: Mission) -> bool:
    """Return whether a mission can be met; kept, since whoever changes a file's name asks the same again."""
    return is_possible(day_walks(board, tokens, days), mission)


def _hiding_places(tokens: tuple[Token, ...]) -> tuple[Tile | None, ...]:
    """Return where the hidden token can be, or None alone where there is none."""
    return next((token.places for token in tokens if token_kinds()[token.kind].hides), (None,))


def _mission(reader: Reader, board: Board, tokens: tuple[Token, ...]) -> Mission:
    """Read the special mission: how many of which parts, in their order or in any, and what must also be."""
    fields = reader.fields(["text", "parts", "needed"], ["ordered", "also"])
    text = fields["text"].text(1, 500)
    parts = [part for item in fields["parts"].items(1, 12) for part in read_parts(item, board, tokens)]
    extra = fields["also"].items(1, 12) if fields["also"].present else []
    also = [part for item in extra for part in read_parts(item, board, tokens)]
    units = sum(part.times for part in (*parts, *also))
    if units > MAX_UNITS:
        fields["parts"].fault(f"ask for {units} things in all; {MAX_UNITS} at most")
    needed = fields["needed"].integer(1, max(1, len(parts)))
    return Mission(text, tuple(parts), needed, _flag(fields["ordered"]), tuple(also))


PLACES = ("zone", "terrain", "region", "tiles", "each", "ship")


def read_parts(reader: Reader, board: Board, tokens: tuple[Token, ...]) -> list[Part]:
    """Read one entry of a mission's parts: one place, or one for each zone or each token of a kind."""
    fields = reader.fields([], [*PLACES, "within", "how", "times", "name"])
    how = fields["how"].choice(HOW, "way") if fields["how"].present else "camp"
    times = fields["times"].integer(1, 8) if fields["times"].present else 1
    within = fields["within"].integer(0, 3) if fields["within"].present else 0
    label = fields["name"].text(1, 40) if fields["name"].present else ""
    named = [place for place in PLACES if fields[place].present]
    if len(named) != 1:
        reader.fault(f"needs exactly one of {', '.join(PLACES)}: which places it is about")
        return []
    if how == "last" and times > 1:
        fields["times"].fault("there is one last day only; leave times out")
    found = _placed(named[0], fields[named[0]], board, tokens, within)
    fewest = min(((tiles & (board.starts | board.cities)).bit_count() for _, tiles, _ in found), default=times)
    if how == "camp" and times > max(1, fewest):
        fields["times"].fault(f"is {times}, but of its tiles the Alien can camp on {fewest}, each once; ask for less")
    return [Part(label or name, tiles, how, times, hidden) for name, tiles, hidden in found]


def _placed(
    what: str, reader: Reader, board: Board, tokens: tuple[Token, ...], within: int
) -> list[tuple[str, TileSet, int | None]]:
    """Return name, tiles and, for the hidden token, the radius of each part that an entry stands for."""
    match what:
        case "zone":
            zone = reader.choice(ZONES, "zone")
            return [(zone, board.of_zone.get(zone, 0), None)]
        case "terrain":
            terrain = reader.choice(TERRAINS.values(), "terrain")
            return [(terrain, around(board, board.of_terrain.get(terrain, 0), within), None)]
        case "region":
            region = reader.choice(sorted(board.regions), "region")
            return [(region, around(board, board.regions.get(region, 0), within), None)]
        case "tiles":
            places = [place_of(item, board, board.starts | board.cities) for item in reader.items(1, 60)]
            tiles = bits_of(tile for tile in places if tile is not None)
            return [(" ".join(board.names_of(tiles)), around(board, tiles, within), None)]
        case "ship":
            radius = reader.integer(0, 3)
            spots = next((token.places for token in tokens if token_kinds()[token.kind].hides), ())
            if not spots:
                reader.fault("there is no spaceship among the tokens; say where it can be hidden")
            return [("spaceship", around(board, bits_of(spots), radius), radius)]
        case _:
            return _each(reader, board, tokens, within)


def _each(
    reader: Reader, board: Board, tokens: tuple[Token, ...], within: int
) -> list[tuple[str, TileSet, int | None]]:
    kinds = [token.kind for token in tokens if token.places and not token_kinds()[token.kind].hides]
    kind = reader.choice(["zone", *kinds], "token")
    if kind == "zone":
        return [(zone, tiles, None) for zone, tiles in sorted(board.of_zone.items()) if tiles]
    places = next((token.places for token in tokens if token.kind == kind), ())
    return [(board.names[tile], board.within(tile, within), None) for tile in places]


def around(board: Board, tiles: TileSet, radius: int) -> TileSet:
    """Return all tiles at most `radius` steps from some tile of a set."""
    for _ in range(radius):
        tiles |= board.grow(tiles)
    return tiles
