"""Results: JSON both ways, bad values named, and how games are counted."""

from dataclasses import replace

import pytest

from solo.core.results import (
    Earned,
    Result,
    Series,
    SeriesGame,
    earned_fields,
    order,
    parse_earned,
    parse_result,
    parse_series,
    result_fields,
    series_fields,
    tallies,
)

RESULT = Result(
    id="toy-1",
    game="toy",
    scenario="first",
    map="T",
    days=4,
    team=("a", "b"),
    level=2,
    player="human",
    winner="seekers",
    why="found",
    day=3,
    detections=1,
    practice=False,
    hints="off",
    iron=True,
    finished=1000.5,
    options={"edition": "first", "cards": ["M01"]},
)


def test_a_result_goes_to_json_and_back() -> None:
    assert parse_result(result_fields(RESULT)) == RESULT


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", 3),
        ("team", "ab"),
        ("team", [1]),
        ("id", "\ud800"),
        ("options", {"note": "\ud800"}),
        ("day", 10**30),
        ("finished", 10**400),
        ("level", True),
        ("level", "2"),
        ("practice", 1),
        ("finished", "soon"),
        ("finished", float("nan")),
        ("finished", -1),
        ("options", []),
        ("winner", None),
    ],
)
def test_a_bad_value_is_named_by_its_field(field: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"^{field}: "):
        parse_result(result_fields(RESULT) | {field: value})


def test_what_is_no_object_is_no_result() -> None:
    for value in (None, [], "x"):
        with pytest.raises(ValueError, match="object"):
            parse_result(value)


def test_series_and_achievements_go_to_json_and_back() -> None:
    series = Series("first-1", "toy", "first", 5.0, (SeriesGame("toy-1", "seekers", "M03"),))
    assert parse_series(series_fields(series)) == series
    earned = Earned("quick", "toy", "toy-1", 7.0)
    assert parse_earned(earned_fields(earned)) == earned
    for bad in (
        {},
        series_fields(series) | {"games": [{}]},
        series_fields(series) | {"created": "x"},
        3,
        series_fields(series) | {"id": "\ud800"},
    ):
        with pytest.raises(ValueError):
            parse_series(bad)
    for bad in ({}, earned_fields(earned) | {"time": None}, earned_fields(earned) | {"id": 1}):
        with pytest.raises(ValueError):
            parse_earned(bad)


def test_games_are_counted_by_scenario_and_level() -> None:
    games = [
        RESULT,
        replace(RESULT, id="2", day=2),
        replace(RESULT, id="3", winner="nobody"),
        replace(RESULT, id="4", winner="hider", day=1),
        replace(RESULT, id="5", level=5, winner="hider"),
        replace(RESULT, id="6", scenario="another"),
    ]
    rows = [
        (row.scenario, row.level, row.played, row.won, row.nobody, row.lost, row.best_day)
        for row in tallies(games, "seekers")
    ]
    assert rows == [("another", 2, 1, 1, 0, 0, 3), ("first", 2, 4, 2, 1, 1, 2), ("first", 5, 1, 0, 0, 1, 0)]


def test_practice_and_computer_teams_do_not_count() -> None:
    assert RESULT.counts
    games = [replace(RESULT, practice=True), replace(RESULT, player="greedy")]
    assert not any(game.counts for game in games)
    assert tallies(games, "seekers") == []


def test_results_are_ordered_by_their_end() -> None:
    later, other = replace(RESULT, id="a", finished=2000.0), replace(RESULT, id="toy-0")
    assert sorted([later, RESULT, other], key=order) == [other, RESULT, later]
