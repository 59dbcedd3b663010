"""The oracle against sets worked out by hand, and its two ways of searching against each other.

Most boards are a single row, where a tile's neighbours are just the next ones to its left and right.
"""

import random
from typing import Any

import pytest

from tests.contacts.oracle import (
    History,
    Line,
    OracleMap,
    Record,
    enumerate_positions,
    explains,
    histories,
    search_positions,
)

SETUP: Line = {"type": "setup", "game": "contacts", "agents": {"yellow": "C4"}}


def row_board(terrain: str, zones: str | None = None) -> OracleMap:
    """A board of one row; without zones the Alien must have started on A1 (zone A, the rest is zone B)."""
    return OracleMap.from_text([terrain], [zones or "A" + "B" * (len(terrain) - 1)])


def turn(day: int, budget: int = 5, **changes: Any) -> Line:
    """An `alien_turn` line, quiet but for the changes."""
    line: Line = {"type": "alien_turn", "day": day, "budget": budget, "movement": "alien", "cross_agents": False}
    return line | {"lakes": False, "closed": [], "roadblock": None} | changes


def answer(kind: str, tiles: list[str], yes: bool) -> Line:
    """An `answer` line."""
    return {"type": "answer", "day": 1, "by": "yellow", "kind": kind, "tiles": tiles, "answer": yes}


def trace(tiles: list[str], found: tuple[int, str] | None, standing: bool = False) -> Line:
    """A `trace` line; found is the day and the tile."""
    named = found and {"day": found[0], "tile": found[1]}
    return {"type": "trace", "day": 1, "by": "purple", "tiles": tiles, "found": named, "standing": standing}


def reveal(tile: str) -> Line:
    """A `reveal` line of B11."""
    return {"type": "reveal", "day": 1, "tile": tile, "why": "gills"}


def whistle(path: list[str], when: str) -> Line:
    """A `card` line of B08."""
    return {"type": "card", "day": 1, "side": "alien", "card": "B08", "agent": "blue", "path": path, "when": when}


def positions(board: OracleMap, *lines: Line, zone: str | None = "A") -> set[str]:
    """The possible positions, after making sure that both searches agree on them."""
    record = [SETUP, *([{"type": "zone", "zone": zone}] if zone else []), *lines]
    listed = enumerate_positions(board, record)
    assert search_positions(board, record) == listed
    return listed


# ------------------------------------------------------------------------------------------------ board and set-up


def test_even_rows_sit_half_a_tile_to_the_right() -> None:
    """CR-1."""
    board = OracleMap.from_text(["fff", "fff", "ff."], ["AAA", "AAB", "CC."])
    assert set(board.neighbours["B2"]) == {"A2", "C2", "B1", "C1", "B3"}
    assert set(board.neighbours["B1"]) == {"A1", "C1", "A2", "B2"}
    assert set(board.neighbours["A3"]) == {"B3", "A2"}
    assert set(board.neighbours["B3"]) == {"A3", "A2", "B2"}
    assert board.zone["C2"] == "B"


@pytest.mark.parametrize(("terrain", "zones"), [(["ff"], ["A"]), (["ff"], ["A."]), (["ff"], ["AD"])])
def test_unmatched_pictures_are_refused(terrain: list[str], zones: list[str]) -> None:
    with pytest.raises(ValueError, match="zone"):
        OracleMap.from_text(terrain, zones)


@pytest.mark.parametrize(
    ("zone", "expected"), [(None, {"A1", "B1", "F1"}), ("A", {"A1", "B1"}), ("B", {"F1"}), ("C", set())]
)
def test_the_start_is_a_field_or_forest_of_the_announced_zone(zone: str | None, expected: set[str]) -> None:
    assert positions(row_board("fwclmf", "AAABBB"), zone=zone) == expected


def test_two_zones_contradict_each_other() -> None:
    assert positions(row_board("ff"), {"type": "zone", "zone": "B"}) == set()


# ------------------------------------------------------------------------------------------------ the day's walk


@pytest.mark.parametrize(
    ("budget", "expected"),
    [(1, {"B1"}), (2, {"B1"}), (3, {"B1", "C1"}), (5, {"B1", "C1"}), (6, {"B1", "C1", "D1"})],
)
def test_field_forest_and_city_cost_one_two_and_three(budget: int, expected: set[str]) -> None:
    # Leaving A1, itself a forest, costs nothing. From B1 it may go back to A1, but not end there.
    assert positions(row_board("wfwcf"), turn(1, budget)) == expected


@pytest.mark.parametrize("barrier", ["l", "m"])
def test_lakes_and_mountains_are_closed(barrier: str) -> None:
    assert positions(row_board("ff" + barrier + "f"), turn(1)) == {"B1"}


def test_a_walk_uses_all_six_directions() -> None:
    board = OracleMap.from_text(["fff", "fff", "fff"], ["BBB", "BAB", "BBB"])
    assert positions(board, turn(1, 1)) == {"A2", "C2", "B1", "C1", "B3", "C3"}
    assert positions(board, turn(1, 2)) == set(board.terrain) - {"B2"}


def test_at_least_one_tile_must_be_entered() -> None:
    assert positions(row_board("ff"), turn(1, 0)) == set()


def test_no_day_ends_on_an_earlier_camp() -> None:
    board = row_board("fff")
    assert positions(board, turn(1, 1)) == {"B1"}
    assert positions(board, turn(1, 1), turn(2, 2)) == {"C1"}
    # All three tiles are camps by now: no move was possible, so there is no such game.
    assert positions(board, turn(1, 1), turn(2, 2), turn(3, 5)) == set()


def test_earlier_camps_may_be_crossed() -> None:
    # Day 1: A1 or C1. Day 2: from A1 over the start B1 to C1; from C1 to D1, or over B1 to A1.
    assert positions(row_board("ffff", "BABB"), turn(1, 1), turn(2, 2)) == {"A1", "C1", "D1"}


def test_a_walk_may_come_back_on_the_same_day() -> None:
    board, record = row_board("fff"), [{"type": "zone", "zone": "A"}, turn(1, 3)]
    walks = {history.paths[0] for history in histories(board, record)}
    assert walks == {("A1", "B1"), ("A1", "B1", "C1"), ("A1", "B1", "A1", "B1"), ("A1", "B1", "C1", "B1")}


def test_a_position_without_a_legal_move_is_struck_out() -> None:
    # After day 1 it is on A1 or C1. From A1 the way back over the start B1 costs 2, which it no longer has.
    assert positions(row_board("ffff", "BABB"), turn(1, 1), turn(2, 1)) == {"D1"}


def test_tiles_with_agents_are_closed() -> None:
    assert positions(row_board("ffff"), turn(1, closed=["C1"])) == {"B1"}


def test_the_roadblock_under_the_alien_may_be_left_but_not_entered() -> None:
    """CR-22."""
    board = row_board("fff", "BAB")
    blocked = turn(2, 2, closed=["A1"], roadblock="A1")
    # From A1 over B1 to C1. From C1 there is no way: B1 is the start and A1 is blocked.
    assert positions(board, turn(1, 1), blocked) == {"C1"}


def test_psychic_paper_crosses_agents_but_does_not_end_there() -> None:
    """B06: the city under the Agent costs its 3 all the same; roadblock and barred tiles stay closed."""
    board = row_board("fcff")
    assert positions(board, turn(1, closed=["B1"])) == set()
    assert positions(board, turn(1, closed=["B1"], cross_agents=True)) == {"C1", "D1"}
    assert positions(board, turn(1, 4, closed=["B1"], cross_agents=True)) == {"C1"}
    assert positions(board, turn(1, closed=["B1"], roadblock="B1", cross_agents=True)) == set()
    assert positions(board, turn(1, closed=["B1"], barred=["B1"], cross_agents=True)) == set()


def test_barred_tiles_are_closed() -> None:
    assert positions(row_board("ffff"), turn(1, barred=["C1"])) == {"B1"}


def test_quantum_worm_pays_one_a_tile_and_crosses_lakes() -> None:
    """B10, CR-28."""
    assert positions(row_board("fccwccc"), turn(1, 3, movement="agent")) == {"B1", "C1", "D1"}
    assert positions(row_board("flff"), turn(1, 5, movement="agent")) == {"C1", "D1"}
    assert positions(row_board("flff"), turn(1, 5, movement="agent", lakes=True)) == {"B1", "C1", "D1"}
    assert positions(row_board("fmff"), turn(1, 5, movement="agent")) == set()
    assert positions(row_board("ffff"), turn(1, 5, movement="agent", closed=["C1"])) == {"B1"}


# ------------------------------------------------------------------------------------------------ gills


def test_gills_open_lakes_at_one_point() -> None:
    """B11, CR-29."""
    assert positions(row_board("fllf"), turn(1, 2, lakes=True)) == {"B1", "C1"}


def test_the_absence_of_a_reveal_counts_from_the_next_public_line_on() -> None:
    board, gills = row_board("lfff", "BABB"), turn(1, 2, lakes=True)
    moved: Line = {"type": "agent_moved", "day": 1, "agent": "yellow", "path": ["C4", "C5"]}
    hidden: Line = {"type": "seed", "hidden": True}
    walked: Line = {"type": "path", "day": 1, "tiles": ["B1", "A1"]}
    assert positions(board, gills) == {"A1", "C1", "D1"}
    assert positions(board, gills, hidden, walked) == {"A1", "C1", "D1"}
    assert positions(board, gills, moved) == {"C1", "D1"}
    assert positions(board, gills, {"type": "end", "day": 1, "winner": "nobody", "why": "days"}) == {"C1", "D1"}
    assert positions(board, gills, reveal("A1")) == {"A1"}
    assert positions(board, gills, walked, reveal("A1"), moved) == {"A1"}
    assert positions(board, gills, moved, reveal("A1")) == set()
    assert positions(board, gills, reveal("C1")) == set()


def test_the_next_alien_turn_proves_the_absence_too() -> None:
    # Day 1 led to C1, not to the lake A1, from where day 2 could have led over B1 to C1. So day 2 leads to D1.
    assert positions(row_board("lfff", "BABB"), turn(1, 1, lakes=True), turn(2, 2)) == {"D1"}


def test_the_first_lake_on_the_path_is_the_one_announced() -> None:
    assert positions(row_board("fllf"), turn(1, 3, lakes=True), reveal("B1")) == {"B1", "C1", "D1"}
    assert positions(row_board("fllf"), turn(1, 3, lakes=True), reveal("C1")) == set()


def test_only_one_lake_a_game_is_announced() -> None:
    board = row_board("fll")
    first_day = [turn(1, 1, lakes=True), reveal("B1")]
    assert positions(board, *first_day, turn(2, 1, lakes=True), answer("landing", ["A1"], False)) == {"C1"}
    assert positions(board, *first_day, turn(2, 1, lakes=True), reveal("C1")) == set()


def test_lakes_crossed_by_quantum_worm_before_gills_do_not_count() -> None:
    board, asked = row_board("flffl"), answer("landing", ["A1"], False)
    # Day 1, over the lake B1: C1 or D1. Day 2: from C1 to B1 or D1, from D1 to C1 or E1.
    days = [turn(1, 3, movement="agent"), asked, turn(2, 1, lakes=True)]
    assert positions(board, *days) == {"B1", "C1", "D1", "E1"}
    assert positions(board, *days, asked) == {"C1", "D1"}
    assert positions(board, *days, reveal("B1"), asked) == {"B1"}
    assert positions(board, *days, reveal("E1"), asked) == {"E1"}
    assert positions(board, turn(1, 3, movement="agent"), reveal("B1")) == set()


# ------------------------------------------------------------------------------------------------ doors


def test_a_door_carries_to_the_other_side() -> None:
    """CR-34."""
    board, doors = row_board("ffmff"), {"doors": [["B1", "D1"]]}
    assert positions(board, turn(1, 1, **doors)) == {"D1"}
    assert positions(board, turn(1, 2, **doors)) == {"D1", "E1"}
    # Stepping to E1 and back onto D1, it is carried to B1.
    assert positions(board, turn(1, 3, **doors)) == {"B1", "D1", "E1"}
    assert positions(board, turn(1, 1, **doors), trace(["B1"], (1, "B1"))) == {"D1"}


def test_an_optional_door_may_be_used_or_not() -> None:
    board = row_board("ffmff")
    doors: dict[str, Any] = {"doors": [["D1", "B1"]], "doors_optional": True}
    assert positions(board, turn(1, 1, **doors)) == {"B1", "D1"}
    assert positions(board, turn(1, 2, **doors)) == {"B1", "D1", "E1"}


def test_only_the_entered_tile_of_a_door_is_paid() -> None:
    assert positions(row_board("ffmcf"), turn(1, 1, doors=[["B1", "D1"]])) == {"D1"}
    assert positions(row_board("fcmff"), turn(1, 2, doors=[["B1", "D1"]])) == set()
    assert positions(row_board("fcmff"), turn(1, 3, doors=[["B1", "D1"]])) == {"D1"}


@pytest.mark.parametrize("optional", [False, True])
def test_a_door_whose_other_side_is_closed_cannot_be_entered(optional: bool) -> None:
    board = row_board("ffmff")
    doors: dict[str, Any] = {"doors": [["B1", "D1"]], "doors_optional": optional}
    assert positions(board, turn(1, closed=["D1"], **doors)) == set()
    assert positions(board, turn(1, barred=["D1"], **doors)) == set()
    assert positions(row_board("ffmlf"), turn(1, **doors)) == set()


def test_an_agent_on_the_other_side_may_be_crossed_with_psychic_paper() -> None:
    board = row_board("ffmff")
    doors: dict[str, Any] = {"doors": [["B1", "D1"]], "cross_agents": True}
    assert positions(board, turn(1, 1, closed=["D1"], **doors)) == set()
    assert positions(board, turn(1, 2, closed=["D1"], **doors)) == {"E1"}
    assert positions(board, turn(1, 2, closed=["B1"], **doors)) == {"D1", "E1"}


def test_a_door_does_not_carry_where_the_day_starts_nor_end_a_day_on_a_camp() -> None:
    board, doors = row_board("ffmff", "BABBB"), {"doors": [["B1", "D1"]]}
    assert positions(board, turn(1, 1, **doors)) == {"A1"}
    # Day 2, from A1: B1 carries to D1, and it may go on to E1.
    assert positions(board, turn(1, 1, **doors), turn(2, 1, **doors)) == {"D1"}
    # Day 3, from D1: E1; coming back from there onto D1 carries to the old camp B1.
    assert positions(board, turn(1, 1, **doors), turn(2, 1, **doors), turn(3, 2, **doors)) == {"E1"}


def test_a_lake_behind_a_door_is_announced() -> None:
    board = row_board("ffmlf")
    gills = turn(1, 2, lakes=True, doors=[["B1", "D1"]])
    assert positions(board, gills, reveal("D1")) == {"D1", "E1"}
    assert positions(board, gills, answer("landing", ["A1"], False)) == set()


# ------------------------------------------------------------------------------------------------ answers and cards


@pytest.mark.parametrize("kind", ["landing", "detect", "capture", "question"])
def test_answers_are_about_the_tile_where_the_alien_is_now(kind: str) -> None:
    board, walk = row_board("fffff"), turn(1, 3)
    assert positions(board, walk, answer(kind, ["C1"], False)) == {"B1", "D1"}
    assert positions(board, walk, answer(kind, ["C1"], True)) == {"C1"}
    assert positions(board, walk, answer(kind, ["B1", "C1", "E1"], True)) == {"B1", "C1"}
    assert positions(board, walk, answer(kind, ["B1", "C1", "E1"], False)) == {"D1"}
    assert positions(board, walk, answer(kind, ["B1"], True), answer(kind, ["C1", "D1"], True)) == set()


def test_an_answer_of_the_first_day_reaches_into_the_second() -> None:
    board = row_board("fffff", "BBABB")
    asked = answer("detect", ["B1", "A1"], True)
    assert positions(board, turn(1, 1), asked, turn(2, 1)) == {"A1"}
    assert positions(board, turn(1, 1), turn(2, 1), asked) == {"A1"}


def test_whistl_ondu_after_the_move() -> None:
    """B08, CR-27."""
    board = OracleMap.from_text(["fff", "fff"], ["BAB", "BBB"])
    # B1 touches A1, C1, A2 and B2. The Agent stood on C2, which touches B2 and C1.
    walk = turn(1, 1, closed=["C2"])
    assert positions(board, walk) == {"A1", "C1", "A2", "B2"}
    assert positions(board, walk, whistle(["C2"], "after")) == {"B2", "C1"}
    assert positions(board, walk, whistle(["C2", "B2", "A2"], "after")) == {"C1"}
    assert positions(board, walk, whistle(["C2", "C1"], "after")) == {"B2"}


def test_whistl_ondu_before_the_move_tells_where_the_alien_was() -> None:
    board = row_board("ffcff", "AAAAA")
    # The Agent on C1 had the Alien on B1 or D1, and was moved over D1.
    card = whistle(["C1", "D1", "E1"], "before")
    assert positions(board, card) == {"B1"}
    assert positions(board, card, turn(1, 1, closed=["E1"])) == {"A1"}


def test_other_cards_unknown_lines_and_the_end_tell_nothing() -> None:
    lines: list[Line] = [
        {"type": "card", "day": 1, "side": "alien", "card": "B01"},
        {"type": "card", "day": 1, "side": "agents", "card": "A10", "agent": "yellow"},
        {"type": "weather", "tiles": ["B1"], "answer": False},
        answer("spaceship", ["B1"], False),
        answer("landing", ["B1"], False) | {"hidden": True},
        {"type": "start", "tile": "E1"},
        {"type": "roadblock", "day": 1, "by": "turquoise", "tile": "B1"},
        {"type": "end", "day": 1, "winner": "agents", "why": "stuck"},
    ]
    assert positions(row_board("ffff"), turn(1, 2, weather="fine"), *lines) == {"B1", "C1"}


# ------------------------------------------------------------------------------------------------ traces


@pytest.mark.parametrize(
    ("line", "possible"),
    [
        (trace(["A1", "B1"], (1, "B1")), True),
        (trace(["A1", "B1"], (1, "A1")), True),  # both of day 1 (CR-8): the Alien chooses which to name
        (trace(["A1", "B1"], (2, "B1")), False),  # leaving B1 on day 2 is not crossing it then (CR-8)
        (trace(["A1", "B1"], None), False),
        (trace(["A1"], None), False),  # the starting camp counts as crossed
        (trace(["B1", "C1"], (2, "C1")), True),
        (trace(["B1", "C1"], (1, "B1")), False),  # not the latest day
        (trace(["B1", "C1"], (2, "B1")), False),  # not that tile's latest day
        (trace(["B1", "E1"], (1, "C1")), False),  # not sniffed
        (trace(["E1"], None), True),
        (trace(["E1"], (3, "E1")), False),
        (trace(["C1", "D1"], (3, "D1"), standing=True), True),  # CR-25
        (trace(["C1", "D1"], (3, "D1"), standing=False), False),
        (trace(["C1"], (2, "C1"), standing=True), False),
        (trace(["E1"], None, standing=True), False),
    ],
)
def test_a_trace_names_the_latest_day_among_the_sniffed_tiles(line: Line, possible: bool) -> None:
    # There is only one game: A1, then B1, C1 and D1 on days 1, 2 and 3.
    days = [turn(1, 1), turn(2, 1), turn(3, 1)]
    assert positions(row_board("fffff"), *days, line) == ({"D1"} if possible else set())


def test_a_trace_reaches_back_in_time() -> None:
    board = row_board("fffff", "BBABB")
    days = [turn(1, 1), turn(2, 1)]
    assert positions(board, *days) == {"A1", "E1"}
    assert positions(board, *days, trace(["B1"], (1, "B1"))) == {"A1"}
    assert positions(board, *days, trace(["B1"], None)) == {"E1"}
    assert positions(board, turn(1, 1), trace(["B1"], None), turn(2, 1)) == {"E1"}
    assert positions(board, turn(1, 1), trace(["B1"], (1, "B1"), standing=True), turn(2, 1)) == {"A1"}


def test_a_tile_crossed_on_both_days_has_the_later_one() -> None:
    board, days = row_board("fffff", "BBABB"), [turn(1, 1), turn(2, 3)]
    # B1 or D1, then up to 3 steps. B1 is entered on day 2 by B1 A1 B1 A1, B1 C1 B1 A1, D1 C1 B1 and D1 C1 B1 A1.
    assert positions(board, *days, trace(["B1"], (2, "B1"))) == {"A1"}
    assert positions(board, *days, trace(["B1"], (2, "B1"), standing=True)) == {"B1"}
    # Left on day 2 and not entered again: B1 A1, B1 C1 D1 and B1 C1 D1 E1.
    assert positions(board, *days, trace(["B1"], (1, "B1"))) == {"A1", "D1", "E1"}
    # Never on B1: D1 E1, D1 C1 D1 E1 and D1 E1 D1 E1.
    assert positions(board, *days, trace(["B1"], None)) == {"E1"}


def test_two_traces_on_one_day() -> None:
    board, days = row_board("fffff", "BBABB"), [turn(1, 1), turn(2, 3)]
    left_b1 = trace(["B1"], (1, "B1"))
    assert positions(board, *days, left_b1, trace(["A1"], None)) == {"D1", "E1"}
    assert positions(board, *days, left_b1, trace(["E1"], (2, "E1"), standing=True)) == {"E1"}
    # The walk of B1 A1 B1 ... enters B1 on day 2, so A1 is left with one way; the start C1 is not entered on it.
    assert positions(board, *days, left_b1, trace(["C1"], (1, "C1"))) == {"A1"}


# ------------------------------------------------------------------------------------------------ explains


def test_explains_names_the_first_clash() -> None:
    board = row_board("ffclf", "AABBB")
    record: Record = [
        SETUP,
        {"type": "zone", "zone": "A"},
        turn(1, 4, barred=["E1"]),
        answer("landing", ["B1"], False),
        turn(2, 1),
        trace(["A1"], (1, "A1")),
    ]
    good = History("A1", (("A1", "B1", "C1"), ("C1", "B1")))
    assert explains(board, record, good) is None
    assert good.position == "B1"

    def clash(start: str, *paths: str) -> str:
        return explains(board, record, History(start, tuple(tuple(path.split()) for path in paths))) or "none"

    assert "starting camp C1" in clash("C1", "C1 B1")
    assert "starting camp Z9" in clash("Z9", "Z9 B1")
    assert "in zone B, not in zone A" in clash("E1", "E1 D1")
    assert "day 1: no tile is entered" in clash("A1", "A1", "A1 B1")
    assert "day 1: the path begins on B1" in clash("A1", "B1 C1", "C1 B1")
    assert "day 1: the path enters D1, which is closed" in clash("A1", "A1 B1 C1 D1", "D1 C1")
    assert "day 1: the path enters E1, which is closed" in clash("A1", "A1 E1", "E1 D1")
    assert "day 1: Z9 is not a tile" in clash("A1", "A1 Z9", "Z9 A1")
    assert "not a walk of adjacent tiles" in clash("A1", "A1 C1", "C1 B1")
    assert "day 1: the path costs 5, the budget is 4" in clash("B1", "B1 C1 B1 A1", "A1 B1")
    assert "day 2: the path ends on B1, which is an earlier camp" in clash("B1", "B1 C1", "C1 B1")
    assert "the landing question on B1 was answered no, but the Alien was on B1" in clash("A1", "A1 B1", "B1 C1")
    assert "the history has 1 days, the record 2" in clash("A1", "A1 B1 C1")
    assert "the history has 3 days, the record 2" in clash("A1", "A1 B1 C1", "C1 B1", "B1 A1")


def test_explains_reads_adjacent_optional_doors_in_the_cheapest_way() -> None:
    board = row_board("ffcf")
    record = [turn(1, 2, doors=[["B1", "C1"]], doors_optional=True)]
    # Carried from B1 to C1 for nothing, then on for 1. Stopping on B1 and walking to C1 would cost 5 in all.
    assert explains(board, record, History("A1", (("A1", "B1", "C1", "D1"),))) is None
    # Carried to C1, a step back onto B1, where it stays this time.
    assert explains(board, record, History("A1", (("A1", "B1", "C1", "B1"),))) is None
    assert "costs 3" in (explains(board, record, History("A1", (("A1", "B1", "C1", "B1", "C1", "D1"),))) or "none")
    record = [turn(1, 5, doors=[["B1", "C1"]])]
    assert "not a walk" in (explains(board, record, History("A1", (("A1", "B1"),))) or "none")


# ------------------------------------------------------------------------------------------------ random games


def random_board(chance: random.Random, columns: int, rows: int) -> OracleMap:
    """A board of rows that differ in length by a tile, with a zone for each part of it."""
    lengths = [columns - chance.randrange(2) for _ in range(rows)]
    terrain = ["".join(chance.choice("fffwwwccllm") for _ in range(length)) for length in lengths]
    zones = ["".join(chance.choice("AAB") for _ in range(length)) for length in lengths]
    full = max(lengths)
    return OracleMap.from_text([row.ljust(full, ".") for row in terrain], [row.ljust(full, ".") for row in zones])


def random_turn(chance: random.Random, board: OracleMap, day: int, position: str, budget: int, gills: bool) -> Line:
    """A turn under every kind of condition; the roadblock may lie under the Alien, an Agent may not."""
    tiles = sorted(board.terrain)
    agents = [tile for tile in chance.sample(tiles, chance.randrange(3)) if tile != position]
    roadblock = chance.choice([tile for tile in tiles if tile not in agents]) if chance.random() < 0.4 else None
    line = turn(day, budget, closed=agents + ([roadblock] if roadblock else []), roadblock=roadblock, lakes=gills)
    if chance.random() < 0.25:
        line["movement"] = "agent"
        line["budget"] = min(budget, 3)
    if chance.random() < 0.5:
        line["cross_agents"] = True
    if chance.random() < 0.3:
        line["barred"] = chance.sample(tiles, 1)
    if chance.random() < 0.6:
        line["doors"] = [chance.sample(tiles, 2)]
        line["doors_optional"] = chance.random() < 0.5
    return line


def random_path(chance: random.Random, board: OracleMap, line: Line, position: str) -> tuple[str, ...]:
    """A stroll that may well be illegal, but goes through doors often enough."""
    path = [position]
    partner = {one: other for pair in line.get("doors", []) for one, other in (pair, pair[::-1])}
    for _ in range(chance.randint(1, 4)):
        path.append(chance.choice(board.neighbours[path[-1]]))
        if path[-1] in partner and chance.random() < 0.7:
            path.append(partner[path[-1]])
    return tuple(path)


def true_trace(chance: random.Random, board: OracleMap, truth: History) -> Line:
    """What the dog finds on a few random tiles (CR-8, CR-25)."""
    sniffed = chance.sample(sorted(board.terrain), chance.randint(1, 3))
    crossed_on = {1: {truth.start}}
    for day, path in enumerate(truth.paths, start=1):
        crossed_on[day] = crossed_on.get(day, set()) | set(path[1:])
    standing = truth.position in sniffed
    for day in sorted(crossed_on, reverse=True):
        candidates = [tile for tile in sniffed if tile in crossed_on[day]]
        if candidates:
            return trace(sniffed, (day, chance.choice(candidates)), standing)
    return trace(sniffed, None, standing)


def true_answer(chance: random.Random, board: OracleMap, truth: History) -> Line:
    """A truthful answer about a few random tiles; a landing or capture that would end the game asks elsewhere."""
    kind = chance.choice(["landing", "detect", "detect", "capture", "question"])
    tiles = chance.sample(sorted(board.terrain), chance.randint(1, 5))
    if kind in ("landing", "capture"):
        tiles = [tile for tile in tiles if tile != truth.position]
    return answer(kind, tiles, truth.position in tiles)


def true_whistle(chance: random.Random, board: OracleMap, truth: History, when: str) -> Line:
    """B08 on an Agent beside the Alien, moved over tiles that the Alien is not on."""
    old_tile = chance.choice(board.neighbours[truth.position])
    others = [tile for tile in board.neighbours[old_tile] if tile != truth.position]
    return whistle([old_tile, *chance.sample(others, min(len(others), 2))], when)


def random_game(chance: random.Random, board: OracleMap, days: int, budget: int) -> tuple[Record, History]:
    """A record and the hidden game behind it; shorter than asked for where the Alien finds no way."""
    start = chance.choice(sorted(tile for tile, terrain in board.terrain.items() if terrain in ("field", "forest")))
    truth = History(start)
    record: Record = [SETUP]
    if chance.random() < 0.8:
        record.append({"type": "zone", "zone": board.zone[start]})
    gills_from, announced = chance.randint(1, days + 2), False
    for day in range(1, days + 1):
        if chance.random() < 0.1 and board.neighbours[truth.position]:
            record.append(true_whistle(chance, board, truth, "before"))
        line = random_turn(chance, board, day, truth.position, chance.randint(2, budget), day >= gills_from)
        strolls = [random_path(chance, board, line, truth.position) for _ in range(40)]
        legal = [path for path in strolls if explains(board, [*record, line], truth.followed_by(path)) is None]
        if not legal:
            break
        # The longest stroll half of the time: it meets more of what lies about.
        truth = truth.followed_by(max(legal, key=len) if chance.random() < 0.5 else chance.choice(legal))
        record.append(line)
        lakes = [tile for tile in truth.paths[-1][1:] if board.terrain[tile] == "lake"]
        if line["lakes"] and lakes and not announced:
            record.append(reveal(lakes[0]))
            announced = True
        record.append({"type": "agent_moved", "day": day, "agent": "yellow", "path": ["A1", "A2"]})
        for _ in range(chance.randrange(4)):
            record.append(chance.choice([true_answer, true_answer, true_trace])(chance, board, truth))
        if chance.random() < 0.15:
            record.append(true_whistle(chance, board, truth, "after"))
    return record, truth


def playable(board: OracleMap) -> bool:
    """Is there a tile to start on, and has every tile a neighbour?"""
    return all(board.neighbours.values()) and bool({"field", "forest"} & set(board.terrain.values()))


def random_games(
    seed: int, count: int, columns: int, rows: int, days: int, budget: int
) -> list[tuple[random.Random, OracleMap, Record, History]]:
    """Games that are reproducible one by one."""
    games = []
    for number in range(count):
        chance = random.Random(seed * 1000 + number)
        board = random_board(chance, columns, rows)
        if playable(board):
            games.append((chance, board, *random_game(chance, board, days, budget)))
    return games


def corrupted(chance: random.Random, board: OracleMap, history: History) -> History:
    """The same history with one thing changed, seldom into another that fits as well."""
    tiles = sorted(board.terrain)
    paths = [list(path) for path in history.paths]
    kind = chance.randrange(6)
    if kind == 0 or not paths:
        return History(chance.choice(tiles), history.paths)
    path = chance.choice(paths)
    if kind == 1:
        path[chance.randrange(len(path))] = chance.choice(tiles)
    elif kind == 2:
        path.append(chance.choice(board.neighbours[path[-1]]))
    elif kind == 3:
        path.pop(chance.randrange(len(path)))
    elif kind == 4:
        paths.remove(path)
    else:
        path[-1] = chance.choice(history.camps)
    return History(history.start, tuple(tuple(path) for path in paths if path))


@pytest.mark.parametrize("seed", range(4))
def test_both_searches_agree_and_keep_the_truth(seed: int) -> None:
    for _, board, record, truth in random_games(seed, 60, columns=4, rows=3, days=2, budget=4):
        listed = enumerate_positions(board, record)
        assert truth.position in listed
        assert search_positions(board, record) == listed


@pytest.mark.parametrize("seed", range(10, 14))
def test_both_searches_agree_over_more_days(seed: int) -> None:
    for _, board, record, truth in random_games(seed, 60, columns=3, rows=3, days=4, budget=3):
        listed = enumerate_positions(board, record)
        assert truth.position in listed
        assert search_positions(board, record) == listed


def test_both_searches_agree_on_contradictory_records() -> None:
    """A false line among true ones leaves few positions or none, the same ones for both."""
    for chance, board, record, _ in random_games(20, 80, columns=4, rows=3, days=2, budget=3):
        stranger = History(chance.choice(sorted(board.terrain)))
        record.insert(chance.randrange(len(record) + 1), true_trace(chance, board, stranger))
        record.insert(chance.randrange(len(record) + 1), reveal(chance.choice(sorted(board.terrain))))
        assert search_positions(board, record) == enumerate_positions(board, record)
        record = [line for line in record if line["type"] != "reveal"]
        assert search_positions(board, record) == enumerate_positions(board, record)


@pytest.mark.parametrize("seed", range(30, 33))
def test_explains_accepts_exactly_the_listed_histories(seed: int) -> None:
    rejected = 0
    for chance, board, record, truth in random_games(seed, 40, columns=4, rows=3, days=2, budget=4):
        listed = list(histories(board, record))
        assert len(set(listed)) == len(listed)
        assert truth in listed
        sample = [truth, *chance.sample(listed, min(len(listed), 50))]
        everything = set(listed)
        for history in sample:
            assert explains(board, record, history) is None
            changed = corrupted(chance, board, history)
            clash = explains(board, record, changed)
            assert (clash is None) == (changed in everything), (changed, clash)
            rejected += clash is not None
    assert rejected > 500


def test_a_larger_board_keeps_the_truth() -> None:
    for _, board, record, truth in random_games(40, 12, columns=6, rows=6, days=4, budget=5):
        assert truth.position in search_positions(board, record)
