"""Records with every feature of the public format (contacts 9): doors, lakes, announcements, the worm, barred tiles.

They are made without the rules engine, from hidden games of the oracle, so the deduction is tested on what cards and
tokens of other versions will write, too.
"""

import pytest

from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction, InconsistentRecord
from solo.contacts.deduction.explain import clash, why_not
from solo.core.record import PublicLine
from solo.hex.coords import hex_named
from tests.contacts.oracle import History, OracleMap, explains, search_positions
from tests.contacts.test_oracle import Record, random_games


def board_of(oracle_map: OracleMap) -> Board:
    """Return the Board of an oracle's map."""
    terrain = {hex_named(name): kind for name, kind in oracle_map.terrain.items()}
    zones = {hex_named(name): zone for name, zone in oracle_map.zone.items()}
    return Board.build("test", "Test", 6, terrain, zones, {})


def with_days(record: Record) -> Record:
    """Return the record with the day in every line, as the format asks (the oracle does without)."""
    day, lines = 0, []
    for line in record:
        if line["type"] == "alien_turn":
            day = line["day"]
        before = line["type"] == "card" and line.get("when") == "before"
        lines.append({**line, "day": day + before})
    return lines


def public_lines(record: Record) -> list[PublicLine]:
    """Return a record as public lines."""
    return [PublicLine(number, line["type"], line) for number, line in enumerate(record, 1)]


def deduced(board: Board, record: Record) -> Deduction:
    """Return the deduction after a record."""
    deduction = Deduction(board)
    for line in public_lines(record):
        deduction.add(line)
    return deduction


GAMES = [
    *random_games(7, 110, 4, 3, 2, 5),
    *random_games(8, 60, 5, 4, 3, 5),
    *random_games(9, 14, 5, 5, 4, 4),
]


@pytest.mark.parametrize("number", range(0, len(GAMES), 8))
def test_every_feature_of_the_format_agrees_with_the_oracle(number: int) -> None:
    for chance, oracle_map, bare, truth in GAMES[number : number + 8]:
        board, record = board_of(oracle_map), with_days(bare)
        length = chance.randint(1, len(record))
        for part in (record[:length], record):
            deduction = deduced(board, part)
            assert set(board.names_of(deduction.possible)) == search_positions(oracle_map, part), part
        assert truth.position in board.names_of(deduction.possible)
        for tile in board.tiles:
            paths = deduction.history_to(tile)
            if paths is None:
                continue
            names = tuple(tuple(board.names[step] for step in path) for path in paths)
            start = names[0][0] if names else board.names[tile]
            assert explains(oracle_map, record, History(start, names)) is None


def without(record: Record, numbers: set[int]) -> Record:
    """Return a record in which some lines say nothing any more; a missing announcement leaves its turn as it was."""
    return [{"type": "nothing"} if number in numbers else line for number, line in enumerate(record, 1)]


def test_proofs_hold_and_need_each_of_their_events() -> None:
    checked = 0
    for _, oracle_map, bare, _ in GAMES[::2]:
        if any(line.get("lakes") for line in bare):
            continue  # a line taken out would itself be the absence of an announcement
        board, record = board_of(oracle_map), with_days(bare)
        deduction = deduced(board, record)
        soft = {line.number for line in public_lines(record) if line.type in ("zone", "answer", "trace", "card")}
        for tile in board.tiles[::2]:
            proof = why_not(deduction.facts, board, tile)
            if proof is None:
                assert deduction.possible >> tile & 1
                continue
            name, named = board.names[tile], set(proof.lines)
            assert name not in search_positions(oracle_map, without(record, soft - named))
            for line in named:
                assert name in search_positions(oracle_map, without(record, soft - named | {line}))
                checked += 1
    assert checked > 50


def test_a_contradiction_names_events_that_clash() -> None:
    found = 0
    for _, oracle_map, bare, truth in GAMES[::9]:
        if any(line.get("lakes") for line in bare) or not truth.paths:
            continue
        board = board_of(oracle_map)
        everywhere = {
            "type": "answer",
            "by": "x",
            "kind": "detect",
            "tiles": board.names_of(board.land),
            "answer": False,
        }
        record = with_days([*bare, everywhere])
        deduction = Deduction(board)
        with pytest.raises(InconsistentRecord):
            for line in public_lines(record):
                deduction.add(line)
        assert clash(deduction.facts, board).lines == (len(record),)
        found += 1
    assert found > 3
