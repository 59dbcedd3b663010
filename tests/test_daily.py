"""The daily run: fixed by the day, one rated try, never for an earlier day; streaks."""

import datetime
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from solo import dailyrun, library, rated
from solo.career import current_career
from solo.challenges import challenge
from solo.contacts.actions import Resign
from solo.core.challenge import Measured
from solo.core.runs import PRACTICE, RATED
from solo.dailyrun import Streak, daily, streak
from solo.match import Match
from solo.rated import DayGone, begin, find, kind_of, share_of, standings
from tests.runs import to_the_end

DAY = datetime.date(2026, 11, 30)


def after(days: int) -> datetime.date:
    return DAY + datetime.timedelta(days)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    yield tmp_path


class Clock:
    """Tells the day that it was set to."""

    day = DAY

    def __call__(self) -> datetime.date:
        return self.day


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that a test sets."""
    found = Clock()
    monkeypatch.setattr(rated, "today", found)
    return found


def begun(clock: Clock, day: datetime.date) -> Match:
    """Begin the run of a day on that day."""
    clock.day = day
    return begin(daily(day), "set")


def test_the_day_fixes_the_run() -> None:
    """SR-82."""
    assert daily(DAY) == daily(DAY) == find("daily-2026-11-30")
    found = [daily(after(days)) for days in range(40)]
    assert len({each.seed for each in found}) == 40 and len({each.scenario for each in found}) > 5
    assert all(each.scenario in library.scenario_ids() for each in found)


def test_the_run_of_another_day_cannot_be_begun_and_an_open_one_goes_on(clock: Clock) -> None:
    for days in (-1, 1):
        with pytest.raises(DayGone, match="on that day only"):
            begin(daily(after(days)), "set")
    match = begun(clock, DAY)
    clock.day = after(1)
    assert begin(daily(DAY), "set").session.record == match.session.record, "midnight ends no run"


def test_its_model_is_a_challenge_with_another_seed_and_a_less_certain_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    """SR-82: the rating is an estimate by the level where the model has none."""
    for measure, expected in (
        (Measured(1612, 48, 400, "1", "2026-11-01"), (1612, 120)),
        (Measured(1612, 200, 9, "1", "2026-11-01"), (1612, 200)),
        (None, (1700, 250)),
    ):
        model = replace(challenge("first-light"), rating=measure, level=4)
        monkeypatch.setattr(dailyrun, "all_challenges", lambda model=model: [model])
        run = daily(DAY)
        parts = ("id", "name", "text", "seed", "daily")
        assert replace(run, **{part: getattr(model, part) for part in parts}) == model  # type: ignore[arg-type]
        assert run.seed != model.seed and run.id == f"daily-{run.daily}" == "daily-2026-11-30"
        [standing] = standings(current_career(), [run])
        assert standing.rating is not None
        assert (standing.rating.value, standing.rating.deviation) == expected


def test_it_is_shown_with_the_rating_that_it_is_played_against(clock: Clock) -> None:
    [standing] = standings(current_career(), [daily(DAY)])
    mark = begun(clock, DAY).challenge
    assert standing.rating is not None and mark is not None
    assert (standing.rating.value, standing.rating.deviation) == (mark.rating, mark.deviation)


def test_a_daily_run_is_rated_once_and_has_streams_of_its_own() -> None:
    match = begin(daily(DAY), "set")
    assert match.is_rated and match.session.info.purpose == "daily"
    match.act(Resign())
    assert kind_of(daily(DAY), current_career()) == PRACTICE
    assert begin(daily(DAY), "set").is_practice
    assert len(current_career().rated) == 1


def test_no_run_of_a_day_before_the_latest_one_played(clock: Clock) -> None:
    """Whoever puts the clock forward to look at tomorrow's run has played it, and cannot come back."""
    match = begun(clock, after(1))
    match.act(Resign())
    clock.day = DAY
    with pytest.raises(DayGone, match="you have played a later one"):
        begin(daily(DAY), "set")
    assert kind_of(daily(after(2)), current_career()) == RATED


def test_days_in_a_row_are_counted(clock: Clock) -> None:
    """SR-82: whoever won."""
    for days in (0, 1, 2, 4):
        to_the_end(begun(clock, after(days)))
    career = current_career()
    assert streak(career, after(4)) == streak(career, after(5)) == Streak(1, 3, True)
    assert streak(career, after(6)) == Streak(0, 3, True)
    begun(clock, after(5)).act(Resign())
    assert streak(current_career(), after(5)) == Streak(1, 3, True), "who gives up has not played it to its end"


def test_no_run_no_streak() -> None:
    assert streak(current_career(), DAY) == Streak(0, 0, False)


def test_the_text_to_share_names_no_tile(clock: Clock) -> None:
    match = to_the_end(begun(clock, DAY))
    result = next(result for result in current_career().results)
    text = share_of(result)
    assert text.startswith("1ers Contacts, daily run 2026-11-30")
    names = set(match.observation.public.board.by_name)
    assert not names & set(text.replace("\n", " ").split()) and str(match.seed) not in text
