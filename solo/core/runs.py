"""Challenge runs: the mark that a match carries, what the profile keeps of each run, and the ratings that follow. Pure.

A finished run stands in its record, which says so among the options of its first line. A run that was lost without a
record (its save is gone, or was put back to an earlier state) stands in the profile alone.
"""

import hashlib
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from solo.core.ratings import BEGINNER, DRAW, LOSS, WIN, Rating, after_game
from solo.core.record import Event, lines_of
from solo.core.results import HUMAN, NOBODY, Result

__all__ = [
    "LOST",
    "OPEN",
    "OVER",
    "PRACTICE",
    "RATED",
    "UNRATED",
    "Progress",
    "RatedGame",
    "Run",
    "RunMark",
    "Step",
    "history",
    "mark_fields",
    "mark_of",
    "parse_run",
    "progress_of",
    "rated_games",
    "run_fields",
    "score_of",
]

OPTION = "challenge"
"""Where the mark stands among a match's options."""

RATED, UNRATED, PRACTICE = "rated", "unrated", "practice"
"""The kinds of runs: one that moves ratings, one on a challenge without a rating, and practice from its beginning."""

OPEN, LOST, OVER = "open", "lost", "over"
"""What a run is in the profile: being played, lost without a record, finished. Or `PRACTICE`, which it became."""


@dataclass(frozen=True, slots=True)
class RunMark:
    """Which run of which challenge a match is.

    `run` names this run alone. `hints` is the highest hint level that it allows, `rating` and `deviation` are the
    challenge's when the run began. `daily` is the day (YYYY-MM-DD) whose run it is, empty for other challenges.
    """

    id: str
    run: str
    kind: str
    hints: str
    rating: float
    deviation: float
    daily: str = ""

    @property
    def purpose(self) -> str:
        """What keys the match's random streams."""
        return "daily" if self.daily else "challenge"


def mark_fields(mark: RunMark) -> dict[str, object]:
    """Return the options that mark a match."""
    return {
        OPTION: {
            "id": mark.id,
            "run": mark.run,
            "kind": mark.kind,
            "hints": mark.hints,
            "rating": mark.rating,
            "deviation": mark.deviation,
            "daily": mark.daily,
        }
    }


def mark_of(options: object) -> RunMark | None:
    """Return the mark among a match's options; None where there is none that can be read."""
    match options.get(OPTION) if isinstance(options, Mapping) else None:
        case {
            "id": str(id),
            "run": str(run),
            "kind": str(kind),
            "hints": str(hints),
            "rating": int() | float() as rating,
            "deviation": int() | float() as deviation,
            "daily": str(daily),
        } if math.isfinite(rating) and 0 < deviation <= BEGINNER.deviation:
            return RunMark(id, run, kind, hints, float(rating), float(deviation), daily)
        case _:
            return None


# What the profile keeps


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a record got: its number of events, and a digest of them."""

    events: int
    digest: str


def progress_of(events: Sequence[Event]) -> Progress:
    """Return how far a record got."""
    return Progress(len(events), hashlib.sha256(lines_of(events).encode()).hexdigest())


NOTHING = progress_of(())
"""How far a run got of which nothing was written yet."""


@dataclass(frozen=True, slots=True)
class Run:
    """One run. `save` is the name of its save, `begun` and `changed` are in seconds since 1970, `state` as above.

    `changed` is when it came into this state, which for a lost run is its end; `why` says what did it. Once a run is
    over, `save` is the name of its record.
    """

    mark: RunMark
    game: str
    save: str
    begun: float
    state: str = OPEN
    changed: float = 0.0
    why: str = ""
    progress: Progress = NOTHING

    @property
    def is_begun(self) -> bool:
        """Whether anything of it was ever written."""
        return self.progress.events > 0


def run_fields(run: Run) -> dict[str, object]:
    """Return a run as JSON data."""
    return {
        **mark_fields(run.mark),
        "game": run.game,
        "save": run.save,
        "begun": run.begun,
        "state": run.state,
        "changed": run.changed,
        "why": run.why,
        "events": run.progress.events,
        "digest": run.progress.digest,
    }


def parse_run(value: object) -> Run:
    """Return the run of JSON data. Raises: ValueError, which says what is wrong."""
    mark = mark_of(value)
    match value:
        case {
            "game": str(game),
            "save": str(save),
            "begun": int() | float() as begun,
            "state": "open" | "practice" | "lost" | "over" as state,
            "changed": int() | float() as changed,
            "why": str(why),
            "events": int(events),
            "digest": str(digest),
        } if mark is not None and 0 <= begun < 1e11 and 0 <= changed < 1e11:
            return Run(mark, game, save, float(begun), state, float(changed), why, Progress(events, digest))
        case _:
            raise ValueError(
                "a run is an object with challenge, game, save, begun, state, changed, why, events, digest"
            )


# Ratings


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated run that ended: when (seconds since 1970), its score (1, 0.5 or 0), and its record, if it has one."""

    mark: RunMark
    time: float
    score: float
    record: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """What a rated run did to the player's rating, and to the challenge's."""

    game: RatedGame
    before: Rating
    after: Rating
    challenge_before: Rating
    challenge_after: Rating


def rated_games(results: Iterable[Result], runs: Iterable[Run], side: str) -> list[RatedGame]:
    """Return the rated runs that ended, in the order in which they did; `side` is the one that the player has.

    Of several on one challenge, which two computers make, the one that ended first counts. One that is lost in the
    profile is lost, whatever its record says.
    """
    lost = {run.mark.run: RatedGame(run.mark, run.changed, LOSS) for run in runs if run.state == LOST}
    found = list(lost.values())
    for result in results:
        mark = mark_of(result.options)
        if mark is None or mark.kind != RATED or mark.run in lost:
            continue
        if result.player == HUMAN and not result.practice:
            found.append(RatedGame(mark, result.finished, score_of(result, side), result.id))
    first: dict[str, RatedGame] = {}
    for game in sorted(found, key=lambda game: (game.time, game.mark.run)):
        first.setdefault(game.mark.id, game)
    return list(first.values())


def score_of(result: Result, side: str) -> float:
    """Return a result's score for a side: 1, 0.5 where nobody won, or 0."""
    if result.winner == NOBODY:
        return DRAW
    return WIN if result.winner == side else LOSS


def history(games: Iterable[RatedGame]) -> list[Step]:
    """Return how the ratings went, game by game: the player's from a beginner's on, each challenge's from its own."""
    player, last = BEGINNER, 0.0
    steps: list[Step] = []
    for game in games:
        challenge = Rating(game.mark.rating, game.mark.deviation)
        after = after_game(player, challenge, game.score, game.time - last if steps else 0.0)
        moved = after_game(challenge, player, 1 - game.score, 0.0)
        steps.append(Step(game, player, after, challenge, moved))
        player, last = after, game.time
    return steps
