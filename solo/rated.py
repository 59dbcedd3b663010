"""Challenges as they are played: what the player did on each, which comes next, today's, and beginning or ending a run.

Begin asks the career, so a challenge that was ever begun is practice from then on, and only one rated run is open.
"""

import datetime
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from solo.career import Career, current_career, read_finished
from solo.challenges import can_begin, challenge
from solo.contacts.challengetext import daily_name, day_only_text, day_over_text, share_text
from solo.contacts.result import detections_by_day
from solo.core import save
from solo.core.challenge import Challenge
from solo.core.choice import Choice
from solo.core.content import ContentError
from solo.core.game import IllegalAction
from solo.core.language import gettext as _
from solo.core.profile import open_profile
from solo.core.ratings import BEGINNER, DRAW, LOSS, WIN, Rating, rested
from solo.core.record import RecordFault
from solo.core.results import Result
from solo.core.runs import LOST, OPEN, PRACTICE, RATED, UNRATED, Run, RunMark, Step, mark_of, score_of
from solo.dailyrun import daily, latest_day, today
from solo.games import kit_of
from solo.match import Match, new_match
from solo.opening import load_match
from solo.runs import BEHIND, Guard, end_run, save_of
from solo.runtext import end_lines, gone_text, no_level_text

__all__ = [
    "ENDINGS",
    "DayGone",
    "NoLevel",
    "RunEnd",
    "RunOpen",
    "Standing",
    "again",
    "begin",
    "by_rating",
    "find",
    "following",
    "give_up",
    "go_on",
    "is_daily",
    "kind_of",
    "lost_notes",
    "measured",
    "name_of",
    "open_run",
    "player_rating",
    "run_end",
    "share_of",
    "standings",
    "step_of",
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


ENDINGS = {WIN: "won", DRAW: "nobody", LOSS: "lost"}
"""The status of a challenge that was played, by the score."""


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
    rating = _rating_of(challenge) if step is None else step.challenge_after
    status = "new"
    if step is not None:
        status = ENDINGS[step.game.score]
    elif run is not None and run.state == OPEN:
        status = "open"
    elif results and (mark := mark_of(results[0].options)) is not None and mark.kind == UNRATED:
        human = kit_of(challenge.game).rules.human
        status = "practice" if results[0].practice else ENDINGS[score_of(results[0], human)]
    elif results or run is not None:
        status = "practice"
    return Standing(challenge, status, rating, tuple(results), run)


def by_rating(standing: Standing) -> tuple[bool, float, int, str]:
    """Return what lists are sorted by: the easiest first, by rating, without one by the Alien's level."""
    rating, one = standing.rating, standing.challenge
    return rating is None, 0.0 if rating is None else rating.value, one.level, one.name


def measured(challenge: Challenge) -> Rating | None:
    """Return a challenge's rating as its file has it, None without one."""
    found = challenge.rating
    return None if found is None else Rating(float(found.rating), float(found.deviation))


def _rating_of(challenge: Challenge) -> Rating | None:
    """Return the rating that a run is played against; that of a daily run's model is less certain."""
    found = measured(challenge)
    if not challenge.daily:
        return found
    if found is None:
        return Rating(BY_LEVEL[challenge.level], GUESSED_DEVIATION)
    return replace(found, deviation=max(found.deviation, DAILY_DEVIATION))


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
    if is_daily(id):
        return daily(datetime.date.fromisoformat(id.removeprefix("daily-")))
    return challenge(id)


def is_daily(id: str) -> bool:
    """Return whether an id is that of a day's daily run."""
    try:
        datetime.date.fromisoformat(id.removeprefix("daily-"))
    except ValueError:
        return False
    return True


def name_of(mark: RunMark) -> str:
    """Return the name of a run's challenge; its id where there is no such challenge any more."""
    if mark.daily:
        return daily_name(mark.daily)
    with suppress(ContentError):
        return _(find(mark.id).name)
    return mark.id


def lost_notes(career: Career) -> list[str]:
    """Return a sentence for each rated run that this look at the career found lost."""
    return [gone_text(name_of(run.mark)) for run in career.lost]


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
    return UNRATED if _rating_of(challenge) is None else RATED


def begin(challenge: Challenge, hints: str) -> Match:
    """Return a run of a challenge, saved if it is rated; the one that is open, if that is of this challenge.

    `hints` is the hint level to begin with, as far as the challenge allows it.
    Raises: NoLevel; DayGone; RunOpen, with nothing changed; ValueError, if no game can be made from it; RecordFault, if
    the open run's save cannot be used; OSError, ProfileFault, if a rated run cannot be kept.
    """
    career = current_career(challenge.game)
    day = challenge.daily
    if day and day < latest_day(career):
        raise DayGone(day_over_text(day))
    going_on = open_run(career)
    if going_on is not None and going_on.mark.id == challenge.id:
        return go_on(going_on)
    if day and day != today().isoformat():
        raise DayGone(day_only_text(day))
    if not can_begin(challenge):
        raise NoLevel(no_level_text(challenge.level))
    kind = kind_of(challenge, career)
    if kind == RATED and going_on is not None:
        raise RunOpen(going_on)
    match = new_match(_choice(challenge, kind, hints))
    if kind == RATED:
        _open(match)
    return match


def _choice(challenge: Challenge, kind: str, hints: str) -> Any:
    """Return what a run of a challenge is made from. Without hints it is iron, unless it is practice (SR-80)."""
    rating, kit = _rating_of(challenge) or BEGINNER, kit_of(challenge.game)
    mark = RunMark(
        challenge.id, _new_run(challenge.id), kind, challenge.hints, rating.value, rating.deviation, challenge.daily
    )
    wanted = hints if hints in kit.hints else kit.usual_hints
    return kit.new_choice(
        Choice(
            game=challenge.game,
            scenario=challenge.scenario,
            level=challenge.level,
            hints=min(wanted, challenge.hints, key=kit.hints.index),
            seed=challenge.seed,
            iron=challenge.hints == kit.hints[0] and kind != PRACTICE,
            challenge=mark,
            settings=challenge.settings,
        )
    )


def _new_run(id: str) -> str:
    """Return the name of a run of a challenge that begins now."""
    return f"{id}-{round(time.time() * 1000)}"


def _open(match: Match) -> None:
    """Let a new match be an open rated run. Raises: ProfileFault, OSError."""
    mark, path = match.challenge, match.path
    assert mark is not None and path is not None
    run = Run(mark, match.kit.id, path.stem, time.time())
    with open_profile() as profile:
        profile.put_runs([run])
    match.guard = Guard(run, ())
    match.keep()


def again(match: Match) -> Match:
    """Return a finished challenge's game once more, as practice: its answers are known. Raises: ValueError."""
    choice, mark = match.choice, match.challenge
    assert mark is not None
    mark = replace(mark, run=_new_run(mark.id), kind=PRACTICE)
    return new_match(replace(choice, challenge=mark, iron=False))


def go_on(run: Run) -> Match:
    """Return the match of an open run, also where its challenge is gone or its day is over. Raises: RecordFault."""
    return load_match(save_of(run))


def give_up(run: Run) -> None:
    """End an open run as lost: resigned in its record, or lost without one where its save cannot be used.

    Raises: OSError, ProfileFault.
    """
    try:
        match = go_on(run)
    except RecordFault:
        end_run(run, LOST, BEHIND)
        return
    if match.guard is not None:
        with suppress(IllegalAction):
            match.act(match.kit.resignation)
    match.close()


# What the end means


@dataclass(frozen=True, slots=True)
class RunEnd:
    """How a run of a challenge ended: the challenge's name, what to say of it, and the text to share, if any."""

    name: str
    lines: tuple[str, ...]
    share: str


def run_end(match: Match) -> RunEnd | None:
    """Return how a finished match ended as a run of a challenge; None if it is none."""
    mark, path = match.challenge, match.path
    if mark is None or path is None:
        return None
    career = current_career(match.kit.id)
    step = None if match.is_practice else step_of(career, mark.run)
    shared = "" if step is None else next((share_of(each) for each in career.results if each.id == path.stem), "")
    return RunEnd(name_of(mark), tuple(end_lines(mark, step, match.why_practice)), shared)
