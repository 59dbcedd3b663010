"""Challenges as they are played: what the player did on each, which comes next, today's, and beginning or ending a run.

Begin asks the career, so a challenge that was ever begun is practice from then on, and only one rated run is open.
"""

import datetime
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from gettext import gettext as _

from solo.career import GAME, Career, current_career, read_finished
from solo.challenges import all_challenges, challenge
from solo.contacts.actions import Resign
from solo.contacts.challenge import HIGHEST_SEED, Challenge
from solo.contacts.challengetext import share_text
from solo.contacts.names import HINT_LEVELS, LEVELS
from solo.contacts.public import TEAM
from solo.contacts.result import detections_by_day
from solo.core import save
from solo.core.content import ContentError, Fault
from solo.core.game import IllegalAction
from solo.core.profile import open_profile
from solo.core.ratings import BEGINNER, Rating, rested
from solo.core.record import RecordFault
from solo.core.results import NOBODY, Result
from solo.core.rng import stream
from solo.core.runs import LOST, OPEN, PRACTICE, RATED, UNRATED, Run, RunMark, Step, mark_of
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.opening import load_match
from solo.runs import BEHIND, Guard, end_run, save_of

__all__ = [
    "DayGone",
    "NoLevel",
    "RunOpen",
    "Standing",
    "Streak",
    "again",
    "begin",
    "can_begin",
    "daily",
    "find",
    "following",
    "give_up",
    "kind_of",
    "measured",
    "name_of",
    "open_run",
    "player_rating",
    "share_of",
    "standings",
    "step_of",
    "streak",
    "today",
]

DAILY_DEVIATION = 120.0
"""The least deviation of a daily run's rating: that of its model was measured with another seed."""

BY_LEVEL = {1: 1000.0, 2: 1250.0, 3: 1500.0, 4: 1700.0, 5: 1850.0}
"""A daily run's rating where its model has none, by the Alien's level, with a wide deviation."""

GUESSED_DEVIATION = 250.0


class NoLevel(ValueError):
    """This program has no Alien of the level that a challenge wants."""


class DayGone(ValueError):
    """The daily run of another day than today, or of one before the latest that was played."""


class RunOpen(Exception):
    """Another rated run is open: go on with it, or give it up first."""

    def __init__(self, run: Run) -> None:
        super().__init__(run.mark.id)
        self.run = run


# What was played


@dataclass(frozen=True, slots=True)
class Standing:
    """A challenge, and what the player did on it.

    `status` is new, open, won, nobody, lost, or practice where it was played without being rated. `rating` is the
    challenge's as it is here, None where it was never measured. `results` are its games, the earliest first.
    """

    challenge: Challenge
    status: str
    rating: Rating | None
    results: tuple[Result, ...]
    run: Run | None

    @property
    def is_done(self) -> bool:
        """Whether it was played."""
        return self.status not in ("new", "open")


def standings(career: Career, found: Iterable[Challenge]) -> list[Standing]:
    """Return what the player did on some challenges, in their order."""
    steps = {step.game.mark.id: step for step in career.rated}
    results = _results_by_id(career)
    runs = {run.mark.id: run for run in career.runs if run.is_begun}
    return [_standing(each, steps.get(each.id), results.get(each.id, []), runs.get(each.id)) for each in found]


def _results_by_id(career: Career) -> Mapping[str, list[Result]]:
    found: dict[str, list[Result]] = {}
    for result in career.results:
        if (mark := mark_of(result.options)) is not None:
            found.setdefault(mark.id, []).append(result)
    return found


def _standing(challenge: Challenge, step: Step | None, results: Sequence[Result], run: Run | None) -> Standing:
    rating = _rating_of(challenge, _day_of(challenge)) if step is None else step.challenge_after
    status = "new"
    if step is not None:
        status = {1.0: "won", 0.5: "nobody"}.get(step.game.score, "lost")
    elif run is not None and run.state == OPEN:
        status = "open"
    elif results and (mark := mark_of(results[0].options)) is not None and mark.kind == UNRATED:
        status = _outcome(results[0])
    elif results or run is not None:
        status = "practice"
    return Standing(challenge, status, rating, tuple(results), run)


def _outcome(result: Result) -> str:
    if result.practice:
        return "practice"
    return {TEAM: "won", NOBODY: "nobody"}.get(result.winner, "lost")


def measured(challenge: Challenge) -> Rating | None:
    """Return a challenge's rating as its file has it, None without one."""
    found = challenge.rating
    return None if found is None else Rating(float(found.rating), float(found.deviation))


def player_rating(career: Career, now: float) -> Rating:
    """Return the player's rating at a time (seconds since 1970): a beginner's before the first rated run."""
    steps = career.rated
    return rested(steps[-1].after, now - steps[-1].game.time) if steps else BEGINNER


def step_of(career: Career, run: str) -> Step | None:
    """Return what a run did to the ratings, None if it did nothing."""
    return next((step for step in career.rated if step.game.mark.run == run), None)


def open_run(career: Career) -> Run | None:
    """Return the rated run that is open, None if none is."""
    runs = (run for run in career.runs if run.mark.kind == RATED and run.is_begun and run.state == OPEN)
    return next(runs, None)


def find(id: str) -> Challenge:
    """Return a challenge by its id, also the daily run of a day. Raises: ContentError, if there is none."""
    with suppress(ValueError):
        return daily(datetime.date.fromisoformat(id.removeprefix("daily-")))
    return challenge(id)


def name_of(mark: RunMark) -> str:
    """Return the name of a run's challenge; its id where there is no such challenge any more."""
    if mark.daily:
        return _daily_name(mark.daily)
    with suppress(ContentError):
        return _(find(mark.id).name)
    return mark.id


# Which comes next


def following(career: Career, found: Iterable[Challenge]) -> Challenge | None:
    """Return the challenge not yet played that is nearest to the player's rating, None if there is none.

    Those without a rating come behind all others, the easiest level first.
    """
    player = player_rating(career, time.time()).value
    fresh = [each for each in standings(career, found) if each.status == "new" and can_begin(each.challenge)]

    def far(each: Standing) -> tuple[bool, float, str]:
        rating = each.rating
        return rating is None, each.challenge.level if rating is None else abs(rating.value - player), each.challenge.id

    return min(fresh, key=far).challenge if fresh else None


def can_begin(challenge: Challenge) -> bool:
    """Return whether this program has the Alien that a challenge wants."""
    return challenge.level in LEVELS


# The daily run


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
    text = _("The same for everybody on this day: one rated try, and a text to share.")
    name = _daily_name(day.isoformat())
    return replace(
        model, id=f"daily-{day.isoformat()}", name=name, text=text, seed=draw.randint(1, HIGHEST_SEED), tags=("daily",)
    )


def _daily_name(day: str) -> str:
    return _("DAILY RUN {day}").format(day=day)


def _rating_of(challenge: Challenge, day: str) -> Rating | None:
    """Return the rating that a run is played against; that of a daily run's model is less certain."""
    found = measured(challenge)
    if not day:
        return found
    if found is None:
        return Rating(BY_LEVEL[challenge.level], GUESSED_DEVIATION)
    return replace(found, deviation=max(found.deviation, DAILY_DEVIATION))


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row on which the daily run was played to its end: the present row, and the longest one."""

    now: int
    best: int


def streak(career: Career, day: datetime.date) -> Streak:
    """Return the streak as it is on a day; a day that is not over yet does not break it."""
    days = sorted(_days_played(career))
    best = row = 0
    for at, each in enumerate(days):
        row = row + 1 if at and (each - days[at - 1]).days == 1 else 1
        best = max(best, row)
    return Streak(row if days and (day - days[-1]).days <= 1 else 0, best)


def _days_played(career: Career) -> set[datetime.date]:
    """Return the days whose rated run was played to its end: neither given up nor lost."""
    ended = {result.id for result in career.results if result.why != "resign"}
    games = (step.game for step in career.rated if step.game.mark.daily and step.game.record in ended)
    return {datetime.date.fromisoformat(game.mark.daily) for game in games}


def _latest_day(career: Career) -> str:
    """Return the latest day whose run was begun, empty if none was."""
    marks = [run.mark for run in career.runs if run.is_begun]
    marks += [mark for result in career.results if (mark := mark_of(result.options)) is not None]
    return max((mark.daily for mark in marks), default="")


def share_of(result: Result) -> str:
    """Return the text to share of a finished daily run; empty for another game, or if its record is gone."""
    mark = mark_of(result.options)
    if mark is None or not mark.daily:
        return ""
    with suppress(RecordFault):
        finished = read_finished(save.records_folder() / f"{result.id}.jsonl")
        if finished is not None:
            return share_text(result, mark, detections_by_day(finished.record.lines))
    return ""


# Beginning and ending


def kind_of(challenge: Challenge, career: Career) -> str:
    """Return what a new run of a challenge would be: rated, unrated without a rating, practice where it was begun."""
    [standing] = standings(career, [challenge])
    if standing.status != "new":
        return PRACTICE
    return UNRATED if _rating_of(challenge, _day_of(challenge)) is None else RATED


def _day_of(challenge: Challenge) -> str:
    return challenge.id.removeprefix("daily-") if "daily" in challenge.tags else ""


def begin(challenge: Challenge, hints: str) -> Match:
    """Return a run of a challenge, saved if it is rated; the one that is open, if that is of this challenge.

    `hints` is the hint level to begin with, as far as the challenge allows it.
    Raises: NoLevel; DayGone; RunOpen, with nothing changed; ValueError, if no game can be made from it; RecordFault, if
    the open run's save cannot be used; OSError, ProfileFault, if a rated run cannot be kept.
    """
    career = current_career()
    day = _day_of(challenge)
    if day and day < _latest_day(career):
        text = _("The daily run of {day} is over for you: you have played a later one. Is your clock right?")
        raise DayGone(text.format(day=day))
    going_on = open_run(career)
    if going_on is not None and going_on.mark.id == challenge.id:
        return load_match(save_of(going_on))
    if day and day != today().isoformat():
        raise DayGone(_("The daily run of {day} can be begun on that day only.").format(day=day))
    if not can_begin(challenge):
        raise NoLevel(_("This version has no Alien of level {level} yet.").format(level=challenge.level))
    kind = kind_of(challenge, career)
    if kind == RATED and going_on is not None:
        raise RunOpen(going_on)
    match = new_match(choice_of(challenge, kind, hints))
    if kind == RATED:
        _open(match)
    return match


def choice_of(challenge: Challenge, kind: str, hints: str) -> NewGame:
    """Return what a run of a challenge is made from. Without hints it is iron, unless it is practice."""
    day, begun = _day_of(challenge), time.time()
    rating = _rating_of(challenge, day) or BEGINNER
    run = f"{challenge.id}-{round(begun * 1000)}"
    mark = RunMark(challenge.id, run, kind, challenge.hints, rating.value, rating.deviation, day)
    return NewGame(
        challenge.scenario,
        challenge.team,
        challenge.copies,
        challenge.level,
        min(hints, challenge.hints, key=HINT_LEVELS.index),
        challenge.seed,
        challenge.hints == HINT_LEVELS[0] and kind != PRACTICE,
        challenge.edition,
        challenge.missions,
        challenge=mark,
    )


def _open(match: Match) -> None:
    """Let a new match be an open rated run. Raises: ProfileFault, OSError."""
    mark, path = match.challenge, match.path
    assert mark is not None and path is not None
    run = Run(mark, GAME, path.stem, time.time())
    with open_profile() as profile:
        profile.put_runs([run])
    match.guard = Guard(run, ())
    match.keep()


def again(match: Match) -> Match:
    """Return a finished challenge's game once more, as practice: its answers are known. Raises: ValueError."""
    choice, mark = match.choice, match.challenge
    assert mark is not None
    mark = replace(mark, run=f"{mark.id}-{round(time.time() * 1000)}", kind=PRACTICE)
    return new_match(replace(choice, challenge=mark, iron=False))


def give_up(run: Run) -> None:
    """End an open run as lost: resigned in its record, or lost without one where its save cannot be used.

    Raises: OSError, ProfileFault.
    """
    try:
        match = load_match(save_of(run))
    except RecordFault:
        end_run(run, LOST, BEHIND)
        return
    if match.guard is not None:
        with suppress(IllegalAction):
            match.act(Resign())
    match.close()
