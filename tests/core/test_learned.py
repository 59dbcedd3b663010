"""What is kept of lessons and drills goes through JSON and back; what is no such thing is refused."""

from dataclasses import replace

import pytest

from solo.core.learned import (
    Drilled,
    Studied,
    drilled_fields,
    further,
    parse_drilled,
    parse_studied,
    studied_fields,
)

LESSON = Studied("toy", "reach", 2, False, 8.0)
ANSWER = Drilled("toy", "mark-3", "direct", True, 9.5)


def test_json_and_back() -> None:
    assert parse_studied(studied_fields(LESSON)) == LESSON
    assert parse_drilled(drilled_fields(ANSWER)) == ANSWER


def test_of_two_the_one_left_last_says_where_and_done_on_either_is_done() -> None:
    later = replace(LESSON, step=1, changed=9.0)
    done = replace(LESSON, step=0, done=True, changed=3.0)
    assert further(LESSON, later) == further(later, LESSON) == later
    assert further(done, later) == replace(later, done=True)


@pytest.mark.parametrize(
    "change", [{"step": -1}, {"step": "2"}, {"done": 1}, {"lesson": ""}, {"changed": float("nan")}, {"game": None}]
)
def test_no_lesson(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a lesson has"):
        parse_studied({**studied_fields(LESSON), **change})


@pytest.mark.parametrize("change", [{"solved": 1}, {"id": ""}, {"time": float("inf")}, {"inference": 3}])
def test_no_answer(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a drill has"):
        parse_drilled({**drilled_fields(ANSWER), **change})
