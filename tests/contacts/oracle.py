"""A slow and obvious second opinion on what the public record determines (rules, section 8).

It is written from the rules page alone and shares no code with `solo`, so that a mistake made there is not made here
as well. `histories` lists whole hidden games and lets every event strike out the ones that it contradicts;
`search_positions` does the same with equal states merged, for boards where a list would be too long; `explains`
judges one given game, with a reading of the path of its own.

How it reads what the page leaves open:
- A public line is any line that is not marked hidden and not of type path or start. Every public line, of an unknown
  type too, is a "next public line" that proves the absence of a `reveal`.
- The order of the lines says when something happened; of the `day` fields only the ones of `alien_turn` and `found`
  are read (B08's `when` says the same as its place before or after the `alien_turn`).
- A door whose other side is closed cannot be entered, also where the scenario lets the Alien stay on it (CR-34). An
  Agent's tile that may be crossed today (B06) is not closed in this sense; the Alien must then walk on from it.
- Doors that an `alien_turn` line lists carry the Alien also on a day of QUANTUM WORM.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

Line = dict[str, Any]
Record = list[Line]
# What search_positions remembers of a game so far is where the Alien is, (tile, latest day crossed) for the tiles that
# a trace may still ask about, and the set of all camps. Events look at the first two only, so those come first, and
# under them stand the sets of camps with which they are possible.
Situation = tuple[str, frozenset[tuple[str, int]]]
States = dict[Situation, set[frozenset[str]]]
# What a day's walk amounts to: where it ends, which of the watched tiles it entered, which lake it entered first with
# GILLS in force.
Outcome = tuple[str, frozenset[str], str | None]

TERRAIN_NAMES = {"f": "field", "w": "forest", "c": "city", "l": "lake", "m": "mountain"}
ALIEN_COSTS = {"field": 1, "forest": 2, "city": 3}
AGENT_COSTS = {"field": 1, "forest": 1, "city": 1, "lake": 1}


# ---------------------------------------------------------------------------------------------------------- the board


def tile_name(column: int, row: int) -> str:
    """CR-1: column letter and row number, A1 at the top left; both arguments count from 0."""
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[column] + str(row + 1)


def touching_places(column: int, row: int) -> list[tuple[int, int]]:
    """CR-1: rows with an even number (here: an odd index) sit half a tile to the right."""
    left = column if row % 2 == 1 else column - 1  # the left one of the two places that are touched above and below
    return [
        (column - 1, row),
        (column + 1, row),
        (left, row - 1),
        (left + 1, row - 1),
        (left, row + 1),
        (left + 1, row + 1),
    ]


@dataclass(frozen=True)
class OracleMap:
    """A board: the terrain, the zone and the neighbours of every tile, by name."""

    terrain: dict[str, str]
    zone: dict[str, str]
    neighbours: dict[str, list[str]]

    @classmethod
    def from_text(cls, terrain_rows: list[str], zone_rows: list[str]) -> OracleMap:
        """Read the two pictures of section 10 (f w c l m and A B C, `.` for no tile)."""
        if [len(row) for row in terrain_rows] != [len(row) for row in zone_rows]:
            raise ValueError("the terrain rows and the zone rows differ in shape")
        terrain, zone, places = {}, {}, {}
        for row, (terrain_row, zone_row) in enumerate(zip(terrain_rows, zone_rows, strict=True)):
            for column, (letter, zone_letter) in enumerate(zip(terrain_row, zone_row, strict=True)):
                name = tile_name(column, row)
                if (letter == ".") != (zone_letter == "."):
                    raise ValueError(f"{name}: only one of terrain and zone says that there is no tile")
                if letter == ".":
                    continue
                if zone_letter not in "ABC":
                    raise ValueError(f"{name}: unknown zone {zone_letter!r}")
                terrain[name] = TERRAIN_NAMES[letter]
                zone[name] = zone_letter
                places[column, row] = name
        neighbours = {
            name: [places[place] for place in touching_places(*own_place) if place in places]
            for own_place, name in places.items()
        }
        return cls(terrain, zone, neighbours)


# --------------------------------------------------------------------------------------------------------- the record


@dataclass(frozen=True)
class Chapter:
    """The public lines from one `alien_turn` up to the next. Chapter 0 has no turn: it is what precedes day 1."""

    turn: Line | None
    lines: tuple[Line, ...]
    is_last: bool

    @property
    def day(self) -> int:
        """The number of the day; 0 before the first Alien turn."""
        return 0 if self.turn is None else self.turn["day"]


@dataclass(frozen=True)
class History:
    """One hidden game: the starting camp and each day's path, whose first tile is the one it left (section 9)."""

    start: str
    paths: tuple[tuple[str, ...], ...] = ()

    @property
    def position(self) -> str:
        """Where the Alien is after the last path."""
        return self.paths[-1][-1] if self.paths else self.start

    @property
    def camps(self) -> list[str]:
        """The starting camp and each day's end, in order (section 3.1)."""
        return [self.start] + [path[-1] for path in self.paths]

    def followed_by(self, path: tuple[str, ...]) -> History:
        """The same game one day later."""
        return History(self.start, (*self.paths, path))


def is_public(line: Line) -> bool:
    """Section 9: a reader of the public record passes over marked lines, and over path and start lines anyway."""
    return not line.get("hidden", False) and line.get("type") not in ("path", "start")


def chapters_of(record: Record) -> list[Chapter]:
    """The public lines of the record, cut before each `alien_turn`."""
    pieces: list[tuple[Line | None, list[Line]]] = [(None, [])]
    for line in record:
        if not is_public(line):
            continue
        if line.get("type") == "alien_turn":
            pieces.append((line, []))
        else:
            pieces[-1][1].append(line)
    last = len(pieces) - 1
    return [Chapter(turn, tuple(lines), index == last) for index, (turn, lines) in enumerate(pieces)]


def start_clash(board: OracleMap, chapters: list[Chapter], start: str) -> str | None:
    """Section 2: the starting camp is a field or forest tile (step 6) in the announced zone (step 7)."""
    if board.terrain.get(start) not in ("field", "forest"):
        return f"the starting camp {start} is not a field or forest tile of the board"
    for chapter in chapters:
        for line in chapter.lines:
            if line.get("type") == "zone" and line["zone"] != board.zone[start]:
                return f"the starting camp {start} is in zone {board.zone[start]}, not in zone {line['zone']}"
    return None


# ------------------------------------------------------------------------------------------- the rules of a day's walk


def entry_cost(board: OracleMap, turn: Line, tile: str) -> int | None:
    """What entering the tile costs by its terrain (section 3.1, B10, B11); None where it is closed."""
    terrain = board.terrain[tile]
    if terrain == "lake" and turn.get("lakes", False):
        return 1
    return {"alien": ALIEN_COSTS, "agent": AGENT_COSTS}[turn["movement"]].get(terrain)


def may_cross(board: OracleMap, turn: Line, tile: str) -> bool:
    """May the tile be entered at all on this turn, if only on the way to another?"""
    if tile not in board.terrain or entry_cost(board, turn, tile) is None:
        return False
    if tile in turn.get("barred", []) or tile == turn["roadblock"]:
        return False
    return turn.get("cross_agents", False) or tile not in turn["closed"]


def may_end(board: OracleMap, turn: Line, tile: str) -> bool:
    """May the tile, once entered, be the day's last? (Earlier camps are judged apart.)"""
    if tile in turn["closed"]:
        return False  # B06: an Agent's tile may be crossed, not landed on
    # CR-28 and CR-29: a lake is no resting place unless GILLS is in force.
    return board.terrain[tile] != "lake" or turn.get("lakes", False)


def other_side(turn: Line, tile: str) -> str | None:
    """The door paired with this tile on this turn, if it is a door (section 7)."""
    for one, another in turn.get("doors", []):
        if tile == one:
            return str(another)
        if tile == another:
            return str(one)
    return None


def entries(board: OracleMap, turn: Line, tile: str) -> list[tuple[tuple[str, ...], int]]:
    """Every way to go on from a tile: the tiles thereby entered (two through a door, CR-34) and the cost."""
    found: list[tuple[tuple[str, ...], int]] = []
    for neighbour in board.neighbours[tile]:
        if not may_cross(board, turn, neighbour):
            continue
        cost = entry_cost(board, turn, neighbour)
        assert cost is not None
        beyond = other_side(turn, neighbour)
        if beyond is None:
            found.append(((neighbour,), cost))
        elif may_cross(board, turn, beyond):
            found.append(((neighbour, beyond), cost))
            if turn.get("doors_optional", False):
                found.append(((neighbour,), cost))
    return found


def day_paths(board: OracleMap, turn: Line, origin: str, camps: list[str]) -> set[tuple[str, ...]]:
    """Every legal path of one day, tile by tile, the tile it leaves included."""
    found: set[tuple[str, ...]] = set()

    def walk_on(path: tuple[str, ...], budget: int) -> None:
        for entered, cost in entries(board, turn, path[-1]):
            if cost > budget:
                continue
            longer = path + entered
            # Section 3.1: no day ends on any earlier camp; re-entering and crossing them is allowed.
            if may_end(board, turn, longer[-1]) and longer[-1] not in camps:
                found.add(longer)
            walk_on(longer, budget - cost)

    walk_on((origin,), turn["budget"])
    return found


def walk_costs(board: OracleMap, turn: Line, path: tuple[str, ...]) -> set[int]:
    """What the path may have cost, one number for each way to read it; empty if it cannot be walked.

    Only optional doors that touch each other can be read in two ways: carried from one to the other, or walked.
    """
    if len(path) == 1:
        return {0}
    here, entered = path[0], path[1]
    cost = entry_cost(board, turn, entered)
    if entered not in board.neighbours[here] or not may_cross(board, turn, entered) or cost is None:
        return set()
    beyond = other_side(turn, entered)
    if beyond is None:
        return {cost + rest for rest in walk_costs(board, turn, path[1:])}
    if not may_cross(board, turn, beyond):
        return set()
    costs: set[int] = set()
    if path[2:3] == (beyond,):
        costs |= {cost + rest for rest in walk_costs(board, turn, path[2:])}
    if turn.get("doors_optional", False):
        costs |= {cost + rest for rest in walk_costs(board, turn, path[1:])}
    return costs


def path_clash(board: OracleMap, turn: Line, path: tuple[str, ...], camps: list[str]) -> str | None:
    """The first thing that forbids this path on this turn; None if it is legal. `camps` are the earlier ones."""
    day = turn["day"]
    if len(path) < 2:
        return f"day {day}: no tile is entered"
    if path[0] != camps[-1]:
        return f"day {day}: the path begins on {path[0]}, but the Alien was on {camps[-1]}"
    for tile in path[1:]:
        if tile not in board.terrain:
            return f"day {day}: {tile} is not a tile of the board"
        if not may_cross(board, turn, tile):
            return f"day {day}: the path enters {tile}, which is closed"
    costs = walk_costs(board, turn, path)
    if not costs:
        return f"day {day}: the path {' '.join(path)} is not a walk of adjacent tiles and of doors"
    if min(costs) > turn["budget"]:
        return f"day {day}: the path costs {min(costs)}, the budget is {turn['budget']}"
    if not may_end(board, turn, path[-1]):
        return f"day {day}: the path must not end on {path[-1]}"
    if path[-1] in camps:
        return f"day {day}: the path ends on {path[-1]}, which is an earlier camp"
    return None


# ---------------------------------------------------------------------------------------------- what public lines tell


def answer_clash(line: Line, position: str) -> str | None:
    """Sections 3.2 and 3.4: each answer is about where the Alien is now, yes or no for all the tiles named."""
    if line["kind"] not in ("landing", "detect", "capture", "question"):
        return None
    if (position in line["tiles"]) == line["answer"]:
        return None
    question = f"the {line['kind']} question on {' '.join(line['tiles'])}"
    return f"{question} was answered {'yes' if line['answer'] else 'no'}, but the Alien was on {position}"


def trace_clash(line: Line, position: str, latest: dict[str, int]) -> str | None:
    """Section 4, Sniffington, and CR-25. `latest` has the latest day on which each tile was crossed (CR-8)."""
    sniffed = line["tiles"]
    days = [latest[tile] for tile in sniffed if tile in latest]
    found = line["found"]
    if found is None and days:
        return f"no trace was found on {' '.join(sniffed)}, but the Alien crossed one of them on day {max(days)}"
    if found is not None and not days:
        return f"a trace was found on {' '.join(sniffed)}, but the Alien never crossed any of them"
    if found is not None and found["day"] != max(days):
        return f"the trace was of day {found['day']}, but the latest crossing was on day {max(days)}"
    if found is not None and (found["tile"] not in sniffed or latest.get(found["tile"]) != found["day"]):
        return f"the trace was on {found['tile']}, which was not crossed last on day {found['day']}"
    if line["standing"] != (position in sniffed):
        return f"the dog was told standing={line['standing']}, but the Alien was on {position}"
    return None


def card_clash(board: OracleMap, line: Line, position: str) -> str | None:
    """CR-27: the Alien is adjacent to the Agent's old tile and on none of the line's tiles. The rest tells nothing."""
    if line["card"] != "B08":
        return None
    old_tile, line_tiles = line["path"][0], line["path"][1:]
    if position not in board.neighbours[old_tile]:
        return f"B08 was played on the Agent on {old_tile}, but the Alien was on {position}, not adjacent"
    if position in line_tiles:
        return f"B08 moved the Agent over {position}, where the Alien was"
    return None


def line_clash(board: OracleMap, line: Line, position: str, latest: dict[str, int]) -> str | None:
    """What a single public line has against a position and the days of its crossings."""
    if line.get("type") == "answer":
        return answer_clash(line, position)
    if line.get("type") == "trace":
        return trace_clash(line, position, latest)
    if line.get("type") == "card":
        return card_clash(board, line, position)
    return None


def is_gills_reveal(line: Line) -> bool:
    """Is this the announcement of a lake tile (B11)?"""
    return line.get("type") == "reveal" and line.get("why", "gills") == "gills"


def begins_with_reveal(chapter: Chapter) -> bool:
    """Section 9: a reveal stands directly after its `alien_turn`."""
    return chapter.turn is not None and bool(chapter.lines) and is_gills_reveal(chapter.lines[0])


def reveal_clash(chapter: Chapter, lake: str | None) -> str | None:
    """B11: `lake` is the tile that this day's walk had to announce, None if it had nothing to announce."""
    late_lines = chapter.lines[1:] if begins_with_reveal(chapter) else chapter.lines
    if any(is_gills_reveal(line) for line in late_lines):
        return "a lake was announced, but not directly after an Alien turn"
    if begins_with_reveal(chapter):
        announced = chapter.lines[0]["tile"]
        if announced == lake:
            return None
        return f"lake {announced} was announced, but the one to announce was {lake or 'none'}"
    # Nothing public follows yet: the announcement may still come.
    still_open = chapter.is_last and not chapter.lines
    if lake is None or still_open:
        return None
    return f"no lake was announced, but lake {lake} was entered, the first one with GILLS"


# ------------------------------------------------------------------------------------------ whole histories, one by one


def latest_crossings(history: History, chapters: list[Chapter]) -> dict[str, int]:
    """CR-8: a day crosses the tiles it enters, not the one it leaves; the starting camp counts as crossed on day 1."""
    latest = {history.start: 1}
    for chapter, path in zip(chapters[1:], history.paths, strict=False):
        for tile in path[1:]:
            latest[tile] = chapter.day
    return latest


def lake_to_announce(board: OracleMap, history: History, chapters: list[Chapter]) -> str | None:
    """B11: the lake tile that the last day's walk entered, if it is the first one of the game entered with GILLS."""
    entered = [
        (chapter.day, tile)
        for chapter, path in zip(chapters[1:], history.paths, strict=False)
        if chapter.turn is not None and chapter.turn.get("lakes", False)
        for tile in path[1:]
        if board.terrain[tile] == "lake"
    ]
    last_day = chapters[len(history.paths)].day
    return entered[0][1] if entered and entered[0][0] == last_day else None


def chapter_clash(board: OracleMap, chapters: list[Chapter], history: History) -> str | None:
    """What the lines of the history's last day have against it. It may be the beginning of a longer history."""
    chapter = chapters[len(history.paths)]
    clash = reveal_clash(chapter, lake_to_announce(board, history, chapters))
    latest = latest_crossings(history, chapters)
    for line in chapter.lines:
        clash = clash or line_clash(board, line, history.position, latest)
    return clash and f"day {chapter.day}: {clash}"


def explains(board: OracleMap, record: Record, history: History) -> str | None:
    """None if the history obeys all rules and agrees with every event, else a sentence about the first clash."""
    chapters = chapters_of(record)
    clash = start_clash(board, chapters, history.start)
    if clash is not None:
        return clash
    so_far = History(history.start)
    clash = chapter_clash(board, chapters, so_far)
    for chapter, path in zip(chapters[1:], history.paths, strict=False):
        if clash is not None:
            return clash
        assert chapter.turn is not None
        clash = path_clash(board, chapter.turn, path, so_far.camps)
        if clash is None:
            so_far = so_far.followed_by(path)
            clash = chapter_clash(board, chapters, so_far)
    if clash is None and len(history.paths) != len(chapters) - 1:
        return f"the history has {len(history.paths)} days, the record {len(chapters) - 1}"
    return clash


def histories(board: OracleMap, record: Record) -> Iterator[History]:
    """Every hidden game that obeys the rules and agrees with every event of the record (section 8), each once."""
    chapters = chapters_of(record)

    def continuations(history: History) -> Iterator[History]:
        # A beginning that an event contradicts stays contradicted, so it need not be played on.
        if chapter_clash(board, chapters, history) is not None:
            return
        if chapters[len(history.paths)].is_last:
            yield history
            return
        turn = chapters[len(history.paths) + 1].turn
        assert turn is not None
        for path in sorted(day_paths(board, turn, history.position, history.camps)):
            yield from continuations(history.followed_by(path))

    for start in board.terrain:
        if start_clash(board, chapters, start) is None:
            yield from continuations(History(start))


def enumerate_positions(board: OracleMap, record: Record) -> set[str]:
    """Section 8: where the Alien may be, by listing every hidden history. For 10-16 tiles and 2 days."""
    return {history.position for history in histories(board, record)}


# ------------------------------------------------------------------------------------- day by day, equal states merged


def sniffed_tiles(chapters: Iterable[Chapter]) -> frozenset[str]:
    """The tiles that the trace lines of these chapters name."""
    return frozenset(
        tile for chapter in chapters for line in chapter.lines if line.get("type") == "trace" for tile in line["tiles"]
    )


def day_outcomes(board: OracleMap, turn: Line, origin: str, watched: frozenset[str]) -> set[Outcome]:
    """What the walks of a day from this tile amount to, earlier camps not yet struck out.

    Two walks that stand on the same tile with the same points spent, the same watched tiles entered and the same first
    lake have the same future, so only one is followed.
    """
    outcomes: set[Outcome] = set()
    begin: tuple[str, int, frozenset[str], str | None] = (origin, 0, frozenset(), None)
    seen = {begin}
    waiting = [begin]
    while waiting:
        tile, spent, crossed, first_lake = waiting.pop()
        for entered, cost in entries(board, turn, tile):
            if spent + cost > turn["budget"]:
                continue
            lakes = [each for each in entered if turn.get("lakes", False) and board.terrain[each] == "lake"]
            lake = first_lake or (lakes[0] if lakes else None)
            crossed_now = crossed | (watched & frozenset(entered))
            reached = (entered[-1], spent + cost, crossed_now, lake)
            if reached in seen:
                continue
            seen.add(reached)
            waiting.append(reached)
            if may_end(board, turn, entered[-1]):
                outcomes.add((entered[-1], crossed_now, lake))
    return outcomes


def agreeing(board: OracleMap, chapter: Chapter, states: States, still_watched: frozenset[str]) -> States:
    """The states that no line of the chapter contradicts; crossings that no later trace asks about are forgotten."""
    kept: States = {}
    for (position, crossings), camp_sets in states.items():
        latest = dict(crossings)
        if all(line_clash(board, line, position, latest) is None for line in chapter.lines):
            remembered = frozenset(pair for pair in crossings if pair[0] in still_watched)
            kept.setdefault((position, remembered), set()).update(camp_sets)
    return kept


def with_common_camps(states: States) -> States:
    """One set of camps for each situation: those that all its sets share. Right only before the last day's walk.

    An end is then possible if at least one of the sets is without it, that is if it is not common to all of them.
    """
    return {situation: {frozenset.intersection(*camp_sets)} for situation, camp_sets in states.items()}


def states_after_turn(
    board: OracleMap, chapter: Chapter, states: States, watched: frozenset[str], may_announce: bool
) -> States:
    """Every state one day's walk later that agrees with this day's announcement of a lake, or with its absence."""
    assert chapter.turn is not None
    outcomes_from: dict[str, set[Outcome]] = {}
    reached: States = {}
    for (position, crossings), camp_sets in states.items():
        if position not in outcomes_from:
            outcomes_from[position] = day_outcomes(board, chapter.turn, position, watched)
        for end, crossed, lake in outcomes_from[position]:
            # Only the first lake of the game entered with GILLS is announced (B11).
            if reveal_clash(chapter, lake if may_announce else None) is not None:
                continue
            new_camp_sets = {camps | {end} for camps in camp_sets if end not in camps}
            if new_camp_sets:
                older = frozenset(pair for pair in crossings if pair[0] not in crossed)
                situation = (end, older | {(tile, chapter.day) for tile in crossed})
                reached.setdefault(situation, set()).update(new_camp_sets)
    return reached


def search_positions(board: OracleMap, record: Record) -> set[str]:
    """Section 8: where the Alien may be, day by day. The same answer as `enumerate_positions`, on larger boards."""
    chapters = chapters_of(record)
    if reveal_clash(chapters[0], None) is not None:
        return set()
    watched = sniffed_tiles(chapters)
    states: States = {
        (start, frozenset({(start, 1)} if start in watched else ())): {frozenset({start})}
        for start in board.terrain
        if start_clash(board, chapters, start) is None
    }
    announced = False
    for number, chapter in enumerate(chapters):
        if chapter.turn is not None:
            if chapter.is_last:
                states = with_common_camps(states)
            # A hypothesis that entered a lake with GILLS and did not announce it is dropped at once. So all that are
            # left agree with the record on whether the announcement has been made.
            states = states_after_turn(board, chapter, states, sniffed_tiles(chapters[number:]), not announced)
            announced = announced or begins_with_reveal(chapter)
        states = agreeing(board, chapter, states, sniffed_tiles(chapters[number + 1 :]))
    return {position for position, _ in states}
