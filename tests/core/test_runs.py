"""Runs: marks and rows both ways, which games are rated, and the ratings that follow."""

import json
from dataclasses import replace

import pytest

from solo.core.ratings import BEGINNER, Rating, after_game
from solo.core.record import Audience, Event
from solo.core.results import Result
from solo.core.runs import (
    LOST,
    NOTHING,
    PRACTICE,
    RATED,
    Run,
    RunMark,
    history,
    mark_fields,
    mark_of,
    parse_run,
    progress_of,
    rated_games,
    run_fields,
)

MARK = RunMark("first", "first-1", RATED, "set", 1600.0, 50.0)
RUN = Run(MARK, "toy", "first", 100.0)
RESULT = Result(
    "first", "toy", "file", "S", 6, ("a",), 3, "human", "agents", "landing", 4, 2, False, "set", False, 500.0,
    mark_fields(MARK),
)  # fmt: skip


def other(result: Result, run: str, **changes: object) -> Result:
    """Return a result of another run."""
    mark = replace(MARK, id=run.rpartition("-")[0], run=run)
    return replace(result, id=run, options=mark_fields(mark), **changes)  # type: ignore[arg-type]


def test_marks_and_runs_are_read_as_they_were_written() -> None:
    assert mark_of(json.loads(json.dumps(mark_fields(MARK)))) == MARK
    for run in (RUN, replace(RUN, state=LOST, changed=7.5, why="gone", progress=progress_of([EVENT]))):
        assert parse_run(json.loads(json.dumps(run_fields(run)))) == run


EVENT = Event("zone", {"zone": "B"}, Audience.ALL)


@pytest.mark.parametrize("wrong", [{}, {"state": "won"}, {"begun": "x"}, {"challenge": {}}, {"begun": -1}])
def test_what_is_no_run_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="a run is an object"):
        parse_run({**run_fields(RUN), **wrong} if wrong else [])


@pytest.mark.parametrize("options", [None, {}, {"challenge": 1}, mark_fields(replace(MARK, deviation=float("nan")))])
def test_what_is_no_mark_is_none(options: object) -> None:
    assert mark_of(options) is None


def test_progress_tells_one_record_from_another() -> None:
    longer = progress_of([EVENT, EVENT])
    assert progress_of([]) == NOTHING != progress_of([EVENT]) != longer and longer.events == 2
    assert progress_of([EVENT, replace(EVENT, fields={"zone": "C"})]) != longer


def test_only_rated_runs_of_people_count_and_half_where_nobody_won() -> None:
    results = [
        RESULT,
        other(RESULT, "second-1", winner="nobody", finished=600.0),
        other(RESULT, "third-1", winner="alien", finished=700.0),
        other(RESULT, "fourth-1", practice=True),
        other(RESULT, "fifth-1", player="greedy"),
        replace(RESULT, id="plain", options={}),
        replace(RESULT, id="sixth", options=mark_fields(replace(MARK, id="sixth", run="sixth-1", kind=PRACTICE))),
    ]
    found = rated_games(results, [], "agents")
    assert [(game.mark.id, game.score) for game in found] == [("first", 1.0), ("second", 0.5), ("third", 0.0)]


def test_of_two_runs_on_one_challenge_the_one_that_ended_first_counts() -> None:
    """SR-81."""
    late = replace(RESULT, id="late", finished=900.0, winner="alien", options=mark_fields(replace(MARK, run="first-2")))
    assert [game.record for game in rated_games([late, RESULT], [], "agents")] == ["first"]


def test_a_run_that_is_lost_in_the_profile_is_lost_whatever_its_record_says() -> None:
    lost = replace(RUN, state=LOST, changed=300.0)
    [game] = rated_games([RESULT], [lost, replace(RUN, mark=replace(MARK, id="x", run="x-1"))], "agents")
    assert (game.score, game.time, game.record) == (0.0, 300.0, "")


def test_ratings_follow_game_by_game_with_the_time_between_them() -> None:
    """SR-81: each is a rating period of its own, and a week without one counts as one more."""
    week = 7 * 86_400.0
    results = [RESULT, other(RESULT, "second-1", winner="alien", finished=500.0 + week)]
    first, second = history(rated_games(results, [], "agents"))
    assert (first.before, first.challenge_before) == (BEGINNER, Rating(1600.0, 50.0))
    assert first.after == after_game(BEGINNER, Rating(1600.0, 50.0), 1.0, 0.0)
    assert first.challenge_after.value < 1600 < second.challenge_after.value
    assert second.before == first.after and second.after == after_game(first.after, Rating(1600.0, 50.0), 0.0, week)
    assert history([]) == []
