"""What lies on the board, as plain questions."""

from solo.client.contacts import view
from solo.client.contacts.controls import Draft, Question
from solo.client.overlays import Dots, Ghost, Hatch, Marker, Tint
from solo.core.record import PublicLine, PublicRecord
from solo.hex.bits import bits_of
from tests.client.contacts.test_controls import controls, facts

BOARD = facts(("yellow", "blue", "pink"), ("A4", "G5", "L6")).board


def answer(number: int, day: int, tiles: list[str], yes: bool) -> PublicLine:
    return PublicLine(number, "answer", {"day": day, "by": "yellow", "kind": "detect", "tiles": tiles, "answer": yes})


def test_a_yes_is_outlined_a_no_hatched_and_earlier_days_are_apart() -> None:
    record = PublicRecord((answer(1, 1, ["A4", "A5"], True), answer(2, 2, ["B5"], False)), 2)
    (first,), (second,) = view.old_overlays(record, BOARD, 2), view.mark_overlays(record, BOARD, 2)
    assert isinstance(first, Tint) and first.outline and first.tiles == {BOARD.named("A4"), BOARD.named("A5")}
    assert isinstance(second, Hatch) and second.tiles == {BOARD.named("B5")}
    assert first.strength < 1
    assert view.mark_overlays(record, BOARD, 9) == []


def test_a_trace_shows_the_dog_and_its_day() -> None:
    found = {"day": 2, "tile": "D5"}
    line = PublicLine(3, "trace", {"day": 3, "by": "purple", "tiles": ["D4", "D5"], "found": found, "standing": False})
    assert Marker(BOARD.named("D5"), "dog", "2") in view.clue_overlays(line, BOARD)
    assert view.clues(PublicRecord((line, PublicLine(4, "alien_turn", {"day": 4})), 4)) == [line]


def test_what_cannot_hold_the_alien_lies_in_the_dark() -> None:
    possible = bits_of([BOARD.named("A4"), BOARD.named("A5")])
    dark, lit = view.set_overlays(possible, BOARD)
    assert isinstance(dark, Tint) and isinstance(lit, Tint)
    assert dark.tiles | lit.tiles == set(BOARD.tiles) and not dark.tiles & lit.tiles
    assert view.set_overlays(0, BOARD) == []


def test_reachable_tiles_carry_their_step_count() -> None:
    found = controls(("yellow", "blue", "pink"), ("A4", "G5", "L6"))
    dots = next(each for each in view.reach_overlays(found, Draft("yellow")) if isinstance(each, Dots))
    assert dots.texts[BOARD.named("B4")] == "1" and dots.texts[BOARD.named("C4")] == "2"


def test_a_move_shows_its_ghost_and_the_scan_from_there() -> None:
    found = controls(("yellow", "blue", "pink"), ("A4", "G5", "L6"))
    there = BOARD.named("B4")
    shown = view.draft_overlays(found, found.click(Draft("yellow"), there))
    assert Ghost(there, "yellow") in shown
    scan = found.after(found.click(Draft("yellow"), there))[0].tiles
    assert any(isinstance(each, Tint) and each.tiles == view.tiles_of(scan) for each in shown)


def test_an_aimed_ability_follows_the_mouse() -> None:
    found = controls(("orange", "blue", "pink"), ("A4", "G5", "L6"), ("orange",))
    tile = BOARD.named("K2")
    shown = view.draft_overlays(found, Draft("orange", "drone"), tile)
    assert any(isinstance(each, Tint) and tile in each.tiles for each in shown)
    assert view.draft_overlays(found, Draft("orange", "drone")) == []


def test_a_promise_counts_captures_before_detections() -> None:
    weights = {1: 0.5, 2: 0.25, 3: 0.25}
    both = [Question("a", "landing", 1 << 1), Question("a", "detect", 1 << 1 | 1 << 2)]
    promise = view.promise(both, weights)
    assert promise is not None
    assert (promise.catch, promise.yes, promise.left) == (0.5, 0.25, 1.0)
    assert view.promise([Question("a", "trace", 2)], weights) is None
