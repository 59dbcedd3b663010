"""What comes next: near the player's level, and what failed comes back."""

import pytest

from solo.contacts.learning.drill import Kind, apt_for, parse_drill_id, rating_of, wanted
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.training import (
    DELAYS,
    Attempt,
    Subject,
    attempt_of,
    attempt_row,
    due,
    missed_kinds,
    next_drill,
    training_rating,
    training_ratings,
)
from solo.core.ratings import expected
from solo.core.rng import stream

DAY = 86_400.0


def trained(strength: float, count: int) -> list[Attempt]:
    """Return the attempts of a player of some strength who takes what comes next, one a minute."""
    attempts: list[Attempt] = []
    rng = stream("pupil", str(strength))
    for number in range(count):
        id = next_drill(attempts, number * 60.0)
        kind, seed = parse_drill_id(id)
        chance = 1 / (1 + 10 ** ((rating_of(kind, wanted(seed)).value - strength) / 400))
        attempts.append(Attempt(id, wanted(seed), rng.random() < chance, number * 60.0))
    return attempts


def test_the_rating_finds_the_players_strength_and_drills_follow_it() -> None:
    ratings, asked = [], []
    for strength in (900.0, 1400.0, 1900.0):
        attempts = trained(strength, 150)
        rating = training_rating(attempts)
        assert abs(rating.value - strength) < 3 * rating.deviation + 60
        ratings.append(rating.value)
        asked.append(sum(attempt.inference for attempt in attempts[50:]) / 100)
    assert ratings == sorted(ratings) and asked == sorted(asked)


def test_the_next_drill_is_one_that_is_mostly_solved() -> None:
    attempts = trained(1500.0, 80)
    later = 80 * 60.0
    new = [attempt for attempt in attempts if attempt.solved]
    kind, seed = parse_drill_id(next_drill(new, later))
    assert 0.4 < expected(training_rating(new), rating_of(kind, wanted(seed))) < 0.9


def test_asked_twice_it_is_the_same_and_never_one_that_was_tried() -> None:
    attempts = [Attempt("mark-7", Inference.DIRECT, True, 5.0)]
    first = next_drill(attempts, 10.0)
    assert next_drill(attempts, 10.0) == first != "mark-7"
    assert parse_drill_id(next_drill(attempts, 10.0, Subject((Kind.WHY,))))[0] is Kind.WHY


def test_what_failed_comes_back_later_and_later() -> None:
    attempts = [Attempt("why-9", Inference.DAYS, False, 0.0)]
    at = 0.0
    for delay in DELAYS:
        assert due(attempts, at + delay - 1) == []
        assert due(attempts, at + delay) == ["why-9"]
        assert next_drill(attempts, at + delay) == "why-9"
        at += delay
        attempts.append(Attempt("why-9", Inference.DAYS, True, at))
    assert due(attempts, at + 1000 * DAY) == []


def test_failing_again_begins_again() -> None:
    attempts = [
        Attempt("why-9", Inference.DAYS, False, 0.0),
        Attempt("why-9", Inference.DAYS, True, DELAYS[0]),
        Attempt("why-9", Inference.DAYS, False, 2 * DAY),
    ]
    assert due(attempts, 2 * DAY + DELAYS[0]) == ["why-9"]


def test_the_longest_due_comes_first_and_only_of_the_kinds_asked_for() -> None:
    attempts = [Attempt("why-9", Inference.DAYS, False, 50.0), Attempt("mark-3", Inference.DAYS, False, 20.0)]
    assert due(attempts, DAY) == ["mark-3", "why-9"]
    assert next_drill(attempts, DAY, Subject((Kind.WHY,))) == "why-9"


def test_one_inference_can_be_practised_whatever_the_level() -> None:
    """A new drill asks for it, and of those that failed only those come back that need it."""
    failed = [Attempt("why-9", Inference.DAYS, False, 0.0), Attempt("mark-5", Inference.SEVERAL, False, 10.0)]
    for inference in Inference:
        subject = Subject(inferences=(inference,))
        kind, seed = parse_drill_id(next_drill([], 0.0, subject))
        assert wanted(seed) == inference and inference in apt_for(kind)
    assert next_drill(failed, DAY, Subject(inferences=(Inference.SEVERAL,))) == "mark-5"


def test_what_is_missed_is_counted_by_inference() -> None:
    attempts = [Attempt("why-9", Inference.DAYS, solved, 0.0) for solved in (True, False, False)]
    assert missed_kinds(attempts)[Inference.DAYS] == (3, 2)
    assert missed_kinds(attempts)[Inference.TRACE] == (0, 0)


def test_rows_go_both_ways() -> None:
    attempt = Attempt("past-12", Inference.SEVERAL, False, 12.5)
    assert attempt_of(attempt_row(attempt)) == attempt


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("id", "nothing", "begins with"),
        ("inference", "guess", "inference: must be one of direct"),
        ("solved", 1, "solved: must be true or false"),
        ("time", "now", "time: must be seconds"),
        ("time", True, "time: must be seconds"),
    ],
)
def test_a_broken_row_is_refused_with_its_field(field: str, value: object, words: str) -> None:
    row = {**attempt_row(Attempt("past-12", Inference.SEVERAL, False, 12.5)), field: value}
    with pytest.raises(ValueError, match=words):
        attempt_of(row)


def test_the_curve_begins_with_a_beginner_and_ends_with_the_rating() -> None:
    attempts = [Attempt("mark-3", Inference.REACH, solved, float(at)) for at, solved in enumerate((True, False, True))]
    ratings = training_ratings(attempts)
    assert len(ratings) == 4 and ratings[0] == training_rating([]) and ratings[-1] == training_rating(attempts)
    assert ratings[1].value > ratings[0].value > 0 and ratings[2].value < ratings[1].value
