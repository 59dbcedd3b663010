"""What the player has done so far: the profile brought up to date with the records, and achievements decided.

The records folder is the truth. A game whose end the profile did not learn of is found there at the next look.
"""

import contextlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from gettext import gettext as _
from pathlib import Path

from solo import library
from solo.contacts.achievement import Achievement, Finished
from solo.contacts.achievements import achievements
from solo.contacts.board import Board
from solo.contacts.public import TEAM
from solo.contacts.result import result_of
from solo.contacts.seriesgames import joined
from solo.core import save
from solo.core.content import ContentError
from solo.core.profile import Profile, ProfileFault, memory_profile, open_profile
from solo.core.record import Record, RecordFault, public_part
from solo.core.results import Earned, Result, Series, order
from solo.core.runs import Run, Step, history, rated_games
from solo.runs import lose_gone, settle

__all__ = ["GAME", "Career", "current_career", "newly_earned", "read_finished", "rebuild", "sync"]

GAME = "contacts"


@dataclass(frozen=True, slots=True)
class Career:
    """Everything a profile says about the game.

    `notes` are sentences about what is wrong with the profile, `broken` one for each record that cannot be read.
    `lost` are the rated runs of which this look found the save gone: the next look no longer has them there.
    """

    results: tuple[Result, ...]
    earned: Mapping[str, Earned]
    series: tuple[Series, ...]
    runs: tuple[Run, ...]
    notes: tuple[str, ...]
    broken: tuple[str, ...]
    lost: tuple[Run, ...] = ()

    @property
    def rated(self) -> list[Step]:
        """The rated runs that ended, in their order, with what each did to both ratings."""
        return history(rated_games(self.results, self.runs, TEAM))

    @property
    def counted(self) -> tuple[Result, ...]:
        """The results that count: what achievements' progress is made of."""
        return tuple(result for result in self.results if result.counts)


# Records


def read_finished(path: Path) -> Finished | None:
    """Return the public facts of a finished game, None if it goes on. Raises: RecordFault."""
    record = save.load(path)
    try:
        finished = path.stat().st_mtime
    except OSError as error:
        raise RecordFault(str(path), 0, "", f"cannot be read: {error.strerror}") from None
    result = result_of(record, path.stem, finished, str(path))
    return None if result is None else Finished(result, public_part(record), _board_of(record))


def _board_of(record: Record) -> Board | None:
    """Return the map of a record, None if the map or the secret file is not the one it was played on."""
    fields = record[0].fields
    with contextlib.suppress(ContentError):
        if fields.get("scenario") in library.scenario_ids():
            scenario = library.scenario(str(fields["scenario"]))
            return scenario.board if scenario.fingerprint == fields.get("fingerprint") else None
    return None


# Keeping the profile up to date


def sync(profile: Profile) -> tuple[str, ...]:
    """Add the finished games that the profile lacks, with what they earn, to their series too; return the unreadable.

    Raises: ProfileFault.
    """
    known = {result.id for result in profile.results(GAME)}
    fresh: dict[str, Finished] = {}
    faults = []
    for each in save.saves(save.records_folder()):
        if each.name in known:
            continue
        try:
            finished = read_finished(each.path)
        except RecordFault as fault:
            faults.append(str(fault))
            continue
        if finished is not None:
            fresh[each.name] = finished
    judge(profile, fresh)
    put_back(profile)
    settle(profile, GAME, profile.results(GAME))
    return tuple(faults)


def put_back(profile: Profile) -> None:
    """Put finished games into the series that their records name, with the card that each winner takes (CR-46).

    Raises: ProfileFault.
    """
    changed = joined(profile.results(GAME), profile.series(), profile.gone_series(GAME))
    if changed:
        profile.put_series(changed)


def rebuild(profile: Profile) -> tuple[str, ...]:
    """Work everything out from the records again, as `sync`; results without a record stay. Raises: ProfileFault."""
    profile.forget(GAME, [each.name for each in save.saves(save.records_folder())])
    return sync(profile)


def judge(profile: Profile, fresh: Mapping[str, Finished]) -> None:
    """Enter fresh games with what they earn, and what all games earn where an achievement was never asked about.

    All of it is entered at once, so no game is known without having been judged. A fresh game changes the history of
    those after it, so these are judged again. Raises: ProfileFault.
    """
    every, earned, judged = achievements(), profile.earned(GAME), profile.judged(GAME)
    new = every.keys() - judged
    if not fresh and not new:
        return
    since = min((finished.result.finished for finished in fresh.values()), default=float("inf"))
    wanted = [each for each in every.values() if each.id not in earned or earned[each.id].time >= since]
    found: dict[str, Earned] = {}
    history: list[Result] = []
    results = [finished.result for finished in fresh.values()]
    for result in sorted([*profile.results(GAME), *results], key=order):
        if not result.counts:
            continue
        history.append(result)
        asked = [each for each in wanted if each.id not in found and (each.id in new or result.finished >= since)]
        finished = (fresh.get(result.id) or _read_again(result)) if asked else None
        if finished is not None:
            for each in _earned_by(finished, history, asked):
                found[each.id] = Earned(each.id, GAME, result.id, result.finished)
    profile.enter(GAME, results, found.values(), new)


def _earned_by(finished: Finished, history: list[Result], asked: Collection[Achievement]) -> list[Achievement]:
    return [each for each in asked if each.earned(finished, history)]


def _read_again(result: Result) -> Finished | None:
    """Return the facts of a game of which the profile has the result; None if its record is gone or broken."""
    with contextlib.suppress(RecordFault):
        return read_finished(save.records_folder() / f"{result.id}.jsonl")
    return None


# What clients ask


def current_career() -> Career:
    """Return the career as the records have it now. Where the profile cannot be used this says why, and goes on."""
    profile: Profile | None = None
    notes: list[str] = []
    try:
        profile = open_profile()
        notes += profile.notes
        broken = sync(profile)
        lost = lose_gone(profile, GAME, profile.results(GAME))
    except ProfileFault as fault:
        why = _("{fault}. What you see was worked out from the records and is not kept.")
        notes.append(why.format(fault=fault))
        unwritten, profile = profile, _stand_in(profile)
        if unwritten is not None:
            unwritten.close()
        broken = sync(profile)
        lost = lose_gone(profile, GAME, profile.results(GAME))
    with profile:
        return Career(
            tuple(profile.results(GAME)),
            profile.earned(GAME),
            tuple(profile.series()),
            tuple(profile.runs(GAME)),
            tuple(notes),
            broken,
            tuple(lost),
        )


def _stand_in(profile: Profile | None) -> Profile:
    """Return a profile in memory: a copy of one that cannot be written, or an empty one."""
    if profile is not None:
        with contextlib.suppress(ProfileFault):
            return profile.copy()
    return memory_profile()


def newly_earned(path: Path) -> tuple[str, ...]:
    """Enter a game that has just ended into the profile, and return the achievements that it earned.

    Never raises: the record is kept already, and the profile catches up with it at the next look.
    """
    try:
        with open_profile() as profile:
            before = profile.earned(GAME).keys()
            sync(profile)
            found = profile.earned(GAME)
    except Exception:  # whatever it is, a game that is over must not fail at its profile
        return ()
    return tuple(id for id, earned in found.items() if id not in before and earned.record == path.stem)
