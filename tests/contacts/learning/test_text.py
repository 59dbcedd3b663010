"""The sentences of learning: whole, filled in, and about what they are about."""

import re
from dataclasses import replace

import pytest

from solo.contacts.board import Board
from solo.contacts.learning.advice import Advisor, Grade, left_to_deduce
from solo.contacts.learning.drill import Answer, Kind
from solo.contacts.learning.drillcheck import check, solution
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.position import ladder_of
from solo.contacts.learning.reviewtext import summary_lines
from solo.contacts.learning.text import (
    choice_text,
    drill_task,
    drill_title,
    hint_lines,
    history_lines,
    inference_name,
    inference_text,
    left_text,
    missed_lines,
    reason_text,
    remark_text,
    training_text,
    verdict_lines,
)
from solo.core.ratings import Rating
from solo.hex.bits import lowest, members
from tests.contacts.learning.test_advice import marks, positions
from tests.contacts.learning.test_drills import SEEDS, drill
from tests.contacts.learning.test_review import game, reviewed


def is_whole(text: str) -> bool:
    """Return whether a sentence is filled in, begins with a capital or a number and ends with a sign."""
    return bool(re.fullmatch(r"[A-Z0-9][^{}]*[.:?!]", text)) and not re.search(r"None|Inference\.", text)


def test_every_inference_has_a_name_and_a_sentence() -> None:
    assert len({inference_name(kind) for kind in Inference}) == len({inference_text(kind) for kind in Inference}) == 7
    assert all(is_whole(inference_text(kind)) for kind in Inference)


@pytest.mark.parametrize("kind", Kind)
def test_drills_speak(kind: Kind) -> None:
    assert drill_title(kind)
    for seed in SEEDS[:7]:
        made = drill(kind, seed)
        assert is_whole(drill_task(made))
        for answer in (solution(made), Answer(), Answer(tiles=made.tiles, lines=solution(made).lines[1:])):
            verdict = check(made, answer)
            assert all(is_whole(line) for line in verdict_lines(made, verdict))
            assert all(is_whole(remark_text(remark, made.board)) for remark in verdict.remarks)
        for choice in made.choices:
            assert ", then " in choice_text(choice, made.board)


def test_a_proof_names_the_tile_and_counts_its_events() -> None:
    made = drill(Kind.WHY, SEEDS[0])
    tile = lowest(made.tiles)
    reason = ladder_of(made.seen).reason(tile)
    assert reason is not None
    text = reason_text(reason, made.board.names[tile])
    assert reason.kind is Inference.DIRECT and is_whole(text)
    assert text.startswith(f"The Alien cannot be on {made.board.names[tile]}. An answer of the same day says so")
    harder = replace(reason, kind=Inference.TRACE)
    assert inference_text(Inference.TRACE) in reason_text(harder, made.board.names[tile])


def test_where_no_day_can_end_no_event_is_named() -> None:
    seen = positions()[0]
    ladder, board = ladder_of(seen), seen.public.board
    mountain = next(members(board.mountains))
    reason = ladder.reason(mountain)
    assert reason is not None and reason.lines == ()
    text = reason_text(reason, board.names[mountain])
    assert text == f"The Alien cannot be on {board.names[mountain]}. Its day could not end there."


def test_wrong_tiles_are_counted_as_far_as_they_are_explained() -> None:
    made = drill(Kind.MARK, SEEDS[0])
    right = solution(made).tiles
    one, *others = members(made.tiles)
    assert verdict_lines(made, check(made, Answer(tiles=right ^ 1 << one))) == ["One tile is wrong."]
    two = Answer(tiles=right ^ (1 << one | 1 << others[0]))
    assert verdict_lines(made, check(made, two)) == ["2 tiles are wrong."]
    assert verdict_lines(made, check(made, Answer(tiles=made.tiles & ~right))) == ["At least 6 tiles are wrong."]


def test_a_history_is_a_line_a_day() -> None:
    seen = positions()[0]
    ladder = ladder_of(seen)
    tile = next(members(ladder.limited(Inference.SEVERAL)))
    paths = ladder.deduction.history_to(tile)
    assert paths is not None
    lines = history_lines(paths, seen.public.board)
    assert len(lines) == ladder.day and lines[-1].endswith(seen.public.board.names[tile])


def test_hints_say_more_with_each_grade() -> None:
    for seen in positions():
        board, advisor = seen.public.board, Advisor(seen.public.board)
        told = [hint_lines(advisor.hint(seen, {}, grade), board, "Somebody asked.") for grade in Grade]
        assert [len(lines) for lines in told] == [1, 2, 3, 4]
        assert all(is_whole(line) for lines in told for line in lines)
        assert all(told[0][0] == lines[0] for lines in told)


def test_what_is_left_is_told_truthfully() -> None:
    seen = positions()[0]
    ladder = ladder_of(seen)
    exact, ground = ladder.limited(Inference.SEVERAL), ladder.ground()
    assert left_text(left_to_deduce(ladder, marks(exact, "possible"))).startswith("Nothing is left")
    out = list(members(ground & ~exact))
    all_but_one = marks(ground & ~exact & ~(1 << out[0]), "no")
    assert left_text(left_to_deduce(ladder, all_but_one)).startswith("One tile")
    wrong = {next(members(exact)): "no"}
    assert left_text(left_to_deduce(ladder, wrong)).startswith("Your notes rule out a tile")
    nothing = hint_lines(Advisor(seen.public.board).hint(seen, marks(exact, "possible"), Grade.STEP), BOARD, "")
    assert nothing == [left_text(left_to_deduce(ladder, marks(exact, "possible")))]


BOARD: Board = positions()[0].public.board


@pytest.mark.parametrize("number", range(4))
def test_a_review_is_a_page_of_whole_sentences(number: int) -> None:
    review, board = reviewed(number), game(number).last.public.board
    lines = summary_lines(review, board)
    sentences = [line for line in lines if line and line not in ("Day by day", "The questions")]
    assert all(is_whole(line) for line in sentences), sentences
    assert len(sentences) == len(review.days) + len(review.asked) + 2
    assert any(line.startswith("The turning point") for line in lines)


def test_a_review_with_notes_says_what_they_missed() -> None:
    board = game(1).last.public.board
    perfect = {day.number: dict.fromkeys(members(day.known), "possible") for day in reviewed(1).days}
    assert summary_lines(reviewed(1, perfect), board)[-1] == "Your notes missed nothing."
    assert summary_lines(reviewed(1, {2: {}}), board)[-1].startswith("What your notes missed, in tiles: Direct answer ")


def test_training_is_summed_up() -> None:
    assert training_text(Rating(1234.4, 50.0), 3, 7) == "Deduction rating 1234 ± 100; 3 of 7 drills solved."
    missed = {Inference.REACH: (4, 1), Inference.TRACE: (2, 2), Inference.CAMPS: (0, 0)}
    assert missed_lines(missed) == ["Trace back in time: 2 of 2 failed", "Reach: 1 of 4 failed"]


def test_wrong_marks_are_counted() -> None:
    seen = positions()[0]
    advisor = Advisor(seen.public.board)
    exact = list(members(advisor.ladder(seen).limited(Inference.SEVERAL)))
    one, some = (advisor.hint(seen, dict.fromkeys(exact[:count], "no"), Grade.NUDGE) for count in (1, 3))
    assert hint_lines(one, seen.public.board, "")[0].startswith("One of your marks is wrong")
    assert hint_lines(some, seen.public.board, "")[0].startswith("Your marks rule out 3 tiles")
