"""Series on the player's disk (challenge mode, CR-46): begin one, find it again, and play its next game.

Which games a series has is told by the records (`solo.contacts.seriesgames`); nothing here is needed to tell it again.
"""

import contextlib
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from solo.career import GAME, Career, current_career
from solo.contacts.seriesgames import SeriesMark, burdens_of, key_of, mark_of, next_number
from solo.core import save
from solo.core.content import ContentError
from solo.core.profile import open_profile
from solo.core.record import RecordFault
from solo.core.results import Result, Series
from solo.library import starter_id
from solo.match import Match, new_match
from solo.newgame import NewGame, choice_in
from solo.opening import load_match, setup_from

__all__ = [
    "delete",
    "first_game",
    "go_on",
    "in_series",
    "next_game",
    "played_on",
    "series_by_id",
    "unfinished",
]


def delete(series: Series) -> None:
    """Forget a series; the records of its games stay. Raises: ProfileFault."""
    with open_profile() as profile:
        profile.delete_series(series)


# Finding one


def series_by_id(career: Career, id: str) -> Series | None:
    """Return the series of that id, None if there is none."""
    return next((series for series in career.series if series.id == id), None)


def played_on(match: Match) -> tuple[Series, Career] | None:
    """Return the series that a match is part of and the career that has it; None without one, or if it was deleted."""
    mark: SeriesMark | None = match.choice.series
    if mark is None:
        return None
    career, key = current_career(), (match.observation.public.scenario.id, mark.created)
    return next(((series, career) for series in career.series if key_of(series) == key), None)


def unfinished(series: Series, results: Sequence[Result]) -> Path | None:
    """Return the save of a series' next game, the newest if there are several; None if it is not begun."""
    number = next_number(series, results)
    for each in save.saves():
        with contextlib.suppress(RecordFault):
            fields = save.load(each.path)[0].fields
            options = fields.get("options")
            mark = mark_of(options) if isinstance(options, dict) else None
            if mark is not None and (fields.get("scenario"), mark.created) == key_of(series) and mark.number >= number:
                return each.path
    return None


# The next game


def in_series(choice: NewGame, series: Series, results: Sequence[Result]) -> NewGame:
    """Return a choice as the next game of a series: on its secret file, with the burdens of both sides."""
    mark = SeriesMark(series.id, series.created, next_number(series, results))
    return replace(choice, scenario=series.scenario, burdens=burdens_of(series), series=mark)


def first_game(choice: NewGame) -> NewGame:
    """Begin a series on a choice's secret file, and return the choice as its first game.

    Raises: ValueError, if no game can be made from the choice, and no series is begun; ProfileFault.
    """
    new_match(choice, saved=False)
    with open_profile() as profile:
        series = profile.create_series(GAME, choice.scenario or starter_id(), time.time())
    return in_series(choice, series, ())


def next_game(series: Series, results: Sequence[Result], usual: NewGame) -> NewGame:
    """Return the next game of a series, chosen as its last one; `usual` where no record tells how that was."""
    return in_series(_as_last_time(series, usual), series, results)


def _as_last_time(series: Series, usual: NewGame) -> NewGame:
    for game in reversed(series.games):
        path = save.records_folder() / f"{game.record}.jsonl"
        with contextlib.suppress(RecordFault, ContentError, ValueError):
            return replace(_choice_in(path), seed=0)
    return usual


def _choice_in(path: Path) -> NewGame:
    """Return what a record's game was made from. Raises: RecordFault, ContentError, ValueError."""
    record = save.load(path)
    setup, _info = setup_from(record, str(path))
    return choice_in(setup, record[0].fields)


def go_on(series: Series, results: Sequence[Result], usual: NewGame) -> Match:
    """Return a series' next game, saved: the one that was begun already, else a new one chosen as its last one.

    Raises: RecordFault, if the save cannot be used; ContentError, if the secret file cannot; ValueError, if what was
    chosen cannot be played; OSError.
    """
    begun = unfinished(series, results)
    if begun is not None:
        return load_match(begun)
    match = new_match(next_game(series, results, usual))
    match.keep()
    return match
