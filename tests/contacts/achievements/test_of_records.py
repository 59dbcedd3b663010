"""Achievements that the public lines of a record decide."""

from dataclasses import replace
from typing import Any

import pytest

from solo.contacts.achievement import tiles_before_end
from tests.contacts.achievements.games import WON, answer, earns, finished, turn

ZONE = {"type": "zone", "zone": "A"}
START = (ZONE, turn(1))
CAUGHT = answer("landing", "B2", True)


def trace(day: int, found: int | None) -> dict[str, Any]:
    """Return the line of a dog that found a day's trace, or none."""
    where = None if found is None else {"day": found, "tile": "B2"}
    return {"type": "trace", "day": day, "by": "purple", "tiles": ["B2"], "found": where, "standing": False}


def unlock(witness: bool) -> dict[str, Any]:
    return {"type": "unlock", "day": 3, "witness": witness, "oracle": False}


def test_last_light_is_a_catch_on_the_last_day() -> None:
    last = replace(WON, day=6)
    assert earns("last_light", finished(last, *START, CAUGHT))
    assert not earns("last_light", finished(replace(WON, day=5), *START, CAUGHT))
    assert not earns("last_light", finished(replace(last, why="stuck"), *START))


def test_nowhere_else_is_a_catch_on_the_only_tile_left() -> None:
    assert earns("nowhere_else", finished(WON, *START, answer("detect", "B2", True), CAUGHT))
    assert not earns("nowhere_else", finished(WON, *START, answer("detect", "B2 B3", True), CAUGHT))
    assert not earns("nowhere_else", finished(replace(WON, why="stuck"), *START, answer("detect", "B2", True)))


def test_what_was_possible_is_counted_before_the_answer_that_caught() -> None:
    assert tiles_before_end(finished(WON, *START, answer("detect", "B2 B3 B4", True), CAUGHT)) == 3
    assert tiles_before_end(finished(WON, *START, answer("detect", "B2 B3", False), answer("capture", "B4", True))) > 3


def test_a_record_that_no_longer_fits_the_map_decides_nothing() -> None:
    lines = (*START, answer("detect", "B2", True), CAUGHT)
    assert tiles_before_end(replace(finished(WON, *lines), board=None)) == 0
    assert tiles_before_end(finished(WON, *START, answer("detect", "Z9", True), CAUGHT)) == 0
    nowhere = (*START, answer("detect", "B2", True), answer("detect", "B3", True), CAUGHT)
    assert tiles_before_end(finished(WON, *nowhere)) == 0


def test_needle_is_one_tile_asked_about_among_ten() -> None:
    assert earns("needle", finished(WON, *START, CAUGHT))
    assert earns("needle", finished(WON, *START, answer("capture", "B2", True)))
    assert not earns("needle", finished(WON, *START, answer("capture", "B2 B3", True)))
    nine = answer("detect", "A1 B1 C1 D1 A2 B2 C2 D2 A3", True)
    assert not earns("needle", finished(WON, *START, nine, CAUGHT))


def test_fresh_scent_is_a_catch_on_the_day_of_its_trace() -> None:
    later = replace(WON, day=2)
    caught = answer("landing", "B2", True, day=2)
    assert earns("fresh_scent", finished(later, *START, turn(2), trace(2, 2), caught))
    assert not earns("fresh_scent", finished(later, *START, trace(1, 1), turn(2), caught))
    assert not earns("fresh_scent", finished(later, *START, turn(2), trace(2, 1), caught))
    assert not earns("fresh_scent", finished(later, *START, turn(2), trace(2, None), caught))
    assert not earns("fresh_scent", finished(replace(later, why="stuck"), *START, turn(2), trace(2, 2)))


@pytest.mark.parametrize(
    "line",
    [
        answer("detect", "A1", False),
        answer("capture", "A1", False, by="red"),
        trace(1, None),
        {"type": "roadblock", "day": 1, "by": "turquoise", "tile": "A1"},
    ],
)
def test_bare_hands_wins_by_landings_alone(line: dict[str, Any]) -> None:
    asked = answer("question", "A1", False, by="witness")
    assert earns("bare_hands", finished(WON, *START, answer("landing", "A1", False), asked, CAUGHT))
    assert not earns("bare_hands", finished(WON, *START, line, CAUGHT))


def test_silent_witness_is_there_and_not_asked() -> None:
    asked = answer("question", "A1", False, by="witness")
    assert earns("silent_witness", finished(WON, *START, unlock(True), CAUGHT))
    assert not earns("silent_witness", finished(WON, *START, unlock(True), asked, CAUGHT))
    assert not earns("silent_witness", finished(WON, *START, unlock(False), CAUGHT))
    assert not earns("silent_witness", finished(WON, *START, CAUGHT))
