"""A slow and obvious reading of the scale of inferences, on the oracle's walks: it shares no code with `solo`."""

from typing import Any

from tests.contacts import oracle
from tests.contacts.oracle import Line, OracleMap, Record

KINDS = ("DIRECT", "REACH", "DAYS", "CLOSED", "CAMPS", "TRACE", "SEVERAL")


def plain(line: Line) -> Line:
    """The same Alien's turn with nothing in its way: it may cross what is closed, but not end there."""
    stops = [*line["closed"], *line.get("barred", [])]
    return line | {"closed": stops, "roadblock": None, "barred": [], "cross_agents": True}


def without_past(line: Line) -> Line:
    """What a trace says to whoever does not look back: an answer about where the Alien stands now."""
    if line.get("type") != "trace":
        return line
    return {"type": "answer", "kind": "detect", "tiles": line["tiles"], "answer": line["standing"]}


def reduced(record: Record, kind: str) -> Record:
    """The record as a kind sees it."""
    found = []
    for line in record:
        if line.get("type") == "alien_turn" and kind not in ("CLOSED", "SEVERAL"):
            line = plain(line)
        if kind not in ("TRACE", "SEVERAL"):
            line = without_past(line)
        found.append(line)
    return found


def own_set(board: OracleMap, record: Record, kind: str) -> set[str]:
    """Where the Alien can be now as far as one kind of inference knows, the weaker ones apart."""
    known = reduced(record, kind)
    if kind in ("CAMPS", "SEVERAL"):
        return oracle.search_positions(board, known)
    chapters = oracle.chapters_of(known)
    if kind in ("DIRECT", "REACH"):
        chapters = chapters[-1:] if kind == "DIRECT" else chapters[-2:]
    return forward(board, chapters)


def forward(board: OracleMap, chapters: list[oracle.Chapter]) -> set[str]:
    """Follow the days, camps forgotten: what remains is where it is and which sniffed tiles it crossed when."""
    watched = oracle.sniffed_tiles(chapters)
    states: set[tuple[str, frozenset[tuple[str, int]]]] = set()
    for number, chapter in enumerate(chapters):
        if number:
            states = moved(board, chapter, states, watched)
        elif chapter.turn is None:
            states = {
                (tile, frozenset({(tile, 1)} if tile in watched else ()))
                for tile in board.terrain
                if oracle.start_clash(board, [chapter], tile) is None
            }
        else:
            dry = (tile for tile, kind in board.terrain.items() if kind != "mountain")
            states = {(tile, frozenset()) for tile in dry if oracle.may_end(board, chapter.turn, tile)}
        states = {state for state in states if agrees(board, chapter, state)}
    return {tile for tile, _ in states}


def moved(board: OracleMap, chapter: oracle.Chapter, states: Any, watched: frozenset[str]) -> Any:
    """Every state a day later."""
    found = set()
    for tile, crossings in states:
        for end, crossed, _ in oracle.day_outcomes(board, chapter.turn or {}, tile, watched):
            older = frozenset(pair for pair in crossings if pair[0] not in crossed)
            found.add((end, older | {(each, chapter.day) for each in crossed}))
    return found


def agrees(board: OracleMap, chapter: oracle.Chapter, state: Any) -> bool:
    """Whether no line of the day contradicts a state."""
    latest = dict(state[1])
    return all(oracle.line_clash(board, line, state[0], latest) is None for line in chapter.lines)


def limited(board: OracleMap, record: Record, kind: str) -> set[str]:
    """What a player knows who has a kind and all weaker ones, one beside the other."""
    known = KINDS[: KINDS.index(kind) + 1]
    return set.intersection(*(own_set(board, record, each) for each in known))
