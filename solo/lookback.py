"""The review of a finished game on disk: worked out step by step, written down as a page, kept in the profile."""

from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path

from solo.advising import ASKED, asked_in
from solo.contacts.board import Board
from solo.contacts.learning.replayed import Replayed, replayed
from solo.contacts.learning.review import Progress, Review, missed_row, reviewing
from solo.contacts.learning.reviewtext import summary_lines
from solo.contacts.learning.text import asked_name
from solo.contacts.names import level_name
from solo.contacts.scenario import Scenario
from solo.contacts.text import outcome_text
from solo.core import save
from solo.core.language import gettext as _
from solo.core.profile import ProfileFault, open_profile
from solo.core.record import Record, RecordFault
from solo.core.reviewed import Reviewed
from solo.games import FIRST
from solo.marks import marks_by_day
from solo.opening import open_record

__all__ = [
    "Finished",
    "asked_line",
    "finished_game",
    "head_lines",
    "keep_missed",
    "page_lines",
    "reviewed_at_once",
    "steps_of",
]


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game of 1ers Contacts to be reviewed: its file, its record, the level, and the whole game replayed."""

    path: Path
    record: Record
    scenario: Scenario
    level: int
    game: Replayed

    @property
    def board(self) -> Board:
        """The map."""
        return self.scenario.board


def finished_game(path: Path) -> Finished:
    """Return a finished game. Raises: RecordFault, also if it is one of another kind, or goes on: nothing is told."""
    session = open_record(path)
    if session.game.id != FIRST:
        raise RecordFault(str(path), 1, "game", "only games of 1ers Contacts can be reviewed so")
    if session.to_move is not None:
        raise RecordFault(str(path), 0, "", "the game goes on; it is reviewed after its end")
    record = tuple(session.record)
    level = int(str(session.info.options.get("level", 0)))
    return Finished(path, record, session.setup.scenario, level, replayed(record, session.setup))


def steps_of(finished: Finished) -> Generator[Progress, None, Review]:
    """Work the review out, part by part."""
    return reviewing(finished.game, marks_by_day(finished.record, finished.board))


def reviewed_at_once(finished: Finished) -> Review:
    """Return the review, worked out to its end."""
    steps = steps_of(finished)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            review: Review = end.value
            return review


def head_lines(finished: Finished) -> list[str]:
    """Return what was played, against whom, how it ended, and whether a computer team played on."""
    outcome = finished.game.last.public.outcome
    head = _("{file}, against {level}").format(file=_(finished.scenario.name), level=level_name(finished.level))
    told = [outcome_text(outcome)] if outcome is not None else []
    return [head, *told, *_watched(finished.record)]


def _watched(record: Record) -> list[str]:
    """Return since when a computer team may have played; nothing if none did, or the game was practice before."""
    day = 0
    for event in record:
        day += event.type == "alien_turn"
        if event.type == "practice" and event.fields.get("why") == "watch":
            return [
                _(
                    "A computer team played on, on day {day} for the first time: questions since then may be its own."
                ).format(day=day)
            ]
    return []


def asked_line(finished: Finished) -> str:
    """Return which graded hints were asked for; empty if none was."""
    asked = asked_in(finished.record)
    told = ", ".join(f"{asked_name(name)} {asked[name]}" for name in ASKED if asked[name])
    return _("Graded hints that you asked for: {asked}.").format(asked=told) if told else ""


def page_lines(finished: Finished, review: Review) -> list[str]:
    """Return the review as one page: what was played and how it ended, then what `summary_lines` says."""
    asked = asked_line(finished)
    lines = [*head_lines(finished), "", *summary_lines(review, finished.board)]
    return [*lines, "", asked] if asked else lines


def keep_missed(finished: Finished, review: Review) -> None:
    """Keep in the profile what the notes missed, if there were any and the record is one of the player's own.

    Never raises: the review can be worked out again at any time.
    """
    if not review.has_notes or finished.path.parent != save.records_folder():
        return
    try:
        when = finished.path.stat().st_mtime
        days = sum(day.left is not None for day in review.days)
        row = Reviewed(finished.path.stem, FIRST, when, days, missed_row(review))
        with open_profile() as profile:
            profile.put_reviews([row])
    except (OSError, ProfileFault):
        return
