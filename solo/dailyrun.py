"""The daily run: one of the challenges as a model, drawn by the date, and the days in a row on which it was played."""

import datetime
from dataclasses import dataclass, replace

from solo.career import Career
from solo.challenges import all_challenges, can_begin
from solo.contacts.challengetext import daily_name, daily_text
from solo.core.challenge import HIGHEST_SEED, Challenge
from solo.core.content import ContentError, Fault
from solo.core.rng import stream
from solo.core.runs import mark_of

__all__ = ["Streak", "daily", "latest_day", "streak", "today"]


def today() -> datetime.date:
    """Return the day that it is in UTC."""
    return datetime.datetime.now(datetime.UTC).date()


def daily(day: datetime.date) -> Challenge:
    """Return the daily run of a day: one of the challenges as a model, with a seed of its own.

    Raises: ContentError, if there is no challenge that can be begun.
    """
    models = [each for each in all_challenges() if can_begin(each)]
    if not models:
        raise ContentError([Fault("challenges", 0, "", "there is none to make a daily run from; install solo again")])
    draw = stream("daily", day.isoformat())
    model = draw.choice(models)
    date = day.isoformat()
    return replace(
        model,
        id=f"daily-{date}",
        name=daily_name(date),
        text=daily_text(),
        seed=draw.randint(1, HIGHEST_SEED),
        daily=date,
    )


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row on which the daily run was played to its end: the present row, and the longest one.

    `begun` is whether any daily run was ever begun, played to its end or not.
    """

    now: int
    best: int
    begun: bool


def streak(career: Career, day: datetime.date) -> Streak:
    """Return the streak as it is on a day; a day that is not over yet does not break it."""
    days = sorted(_days_played(career))
    best = row = 0
    for at, each in enumerate(days):
        row = row + 1 if at and (each - days[at - 1]).days == 1 else 1
        best = max(best, row)
    return Streak(row if days and (day - days[-1]).days <= 1 else 0, best, bool(latest_day(career)))


def _days_played(career: Career) -> set[datetime.date]:
    """Return the days whose rated run was played to its end: neither given up nor lost."""
    ended = {result.id for result in career.results if result.why != "resign"}
    games = (step.game for step in career.rated if step.game.mark.daily and step.game.record in ended)
    return {datetime.date.fromisoformat(game.mark.daily) for game in games}


def latest_day(career: Career) -> str:
    """Return the latest day whose run was begun, empty if none was."""
    marks = [run.mark for run in career.runs if run.is_begun]
    marks += [mark for result in career.results if (mark := mark_of(result.options)) is not None]
    return max((mark.daily for mark in marks), default="")
