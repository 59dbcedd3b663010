"""What the player has done so far: the profile brought up to date with the records, and achievements decided.

The records folder is the truth. A game whose end the profile did not learn of is found there at the next look.
"""

import contextlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from solo import games
from solo.core import save
from solo.core.kit import Kit
from solo.core.language import gettext as _
from solo.core.learned import Drilled, Studied
from solo.core.profile import Profile, ProfileFault, memory_profile, open_profile
from solo.core.record import RecordFault
from solo.core.results import Earned, Result, Series, order
from solo.core.reviewed import Reviewed
from solo.core.runs import Run, Step, history, rated_games
from solo.runs import lose_gone, settle

__all__ = ["GAME", "Career", "current_career", "newly_earned", "read_finished", "rebuild", "sync"]

GAME = games.FIRST
"""The game whose career is meant where none is named."""


@dataclass(frozen=True, slots=True)
class Career:
    """Everything a profile says about a game.

    `studied` says how far each lesson has got that was begun, `drilled` is every answer to a drill, the earliest first.
    `notes` are sentences about what is wrong with the profile, `broken` one for each record that cannot be read.
    `lost` are the rated runs of which this look found the save gone: the next look no longer has them there. `reviews`
    are the reviewed games, the earliest first.
    """

    results: tuple[Result, ...]
    earned: Mapping[str, Earned]
    series: tuple[Series, ...]
    runs: tuple[Run, ...]
    notes: tuple[str, ...]
    broken: tuple[str, ...]
    lost: tuple[Run, ...] = ()
    game: str = GAME
    studied: tuple[Studied, ...] = ()
    drilled: tuple[Drilled, ...] = ()
    reviews: tuple[Reviewed, ...] = ()

    @property
    def rated(self) -> list[Step]:
        """The rated runs that ended, in their order, with what each did to both ratings."""
        return history(rated_games(self.results, self.runs, games.kit_of(self.game).rules.human))

    @property
    def counted(self) -> tuple[Result, ...]:
        """The results that count: what achievements' progress is made of."""
        return tuple(result for result in self.results if result.counts)


# Records


def read_finished(path: Path) -> Any:
    """Return the public facts of a finished game, as its `Kit.facts`; None if it goes on. Raises: RecordFault."""
    record = save.load(path)
    kit = games.kit_of_record(record, str(path))
    try:
        finished = path.stat().st_mtime
    except OSError as error:
        raise RecordFault(str(path), 0, "", f"cannot be read: {error.strerror}") from None
    result = kit.result(record, path.stem, finished, str(path))
    return None if result is None else kit.facts(record, result)


# Keeping the profile up to date


def sync(profile: Profile) -> tuple[str, ...]:
    """Add the finished games that the profile lacks, with what they earn, to their series too; return the unreadable.

    Raises: ProfileFault.
    """
    known = {result.id for game in games.GAMES for result in profile.results(game)}
    fresh: dict[str, dict[str, Any]] = {game: {} for game in games.GAMES}
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
            fresh[finished.result.game][each.name] = finished
    for kit in games.kits():
        judge(profile, kit, fresh[kit.id])
        put_back(profile, kit)
        settle(profile, kit.id, profile.results(kit.id))
    return tuple(faults)


def put_back(profile: Profile, kit: Kit) -> None:
    """Put finished games into the series that their records name, with the card that each winner takes (CR-46).

    Raises: ProfileFault.
    """
    known = [series for series in profile.series() if series.game == kit.id]
    changed = kit.joined(profile.results(kit.id), known, profile.gone_series(kit.id))
    if changed:
        profile.put_series(changed)


def rebuild(profile: Profile) -> tuple[str, ...]:
    """Work everything out from the records again, as `sync`; results without a record stay. Raises: ProfileFault."""
    for game in games.GAMES:
        profile.forget(game, [each.name for each in save.saves(save.records_folder())])
    return sync(profile)


def judge(profile: Profile, kit: Kit, fresh: Mapping[str, Any]) -> None:
    """Enter fresh games of a kind with what they earn, and what all earn where an achievement was never asked about.

    All of it is entered at once, so no game is known without having been judged. A fresh game changes the history of
    those after it, so these are judged again. Raises: ProfileFault.
    """
    every, earned, judged = kit.achievements(), profile.earned(kit.id), profile.judged(kit.id)
    new = every.keys() - judged
    if not fresh and not new:
        return
    since = min((finished.result.finished for finished in fresh.values()), default=float("inf"))
    wanted = [each for each in every.values() if each.id not in earned or earned[each.id].time >= since]
    found: dict[str, Earned] = {}
    history: list[Result] = []
    results = [finished.result for finished in fresh.values()]
    for result in sorted([*profile.results(kit.id), *results], key=order):
        if not result.counts:
            continue
        history.append(result)
        asked = [each for each in wanted if each.id not in found and (each.id in new or result.finished >= since)]
        finished = (fresh.get(result.id) or _read_again(result)) if asked else None
        if finished is not None:
            for each in _earned_by(finished, history, asked):
                found[each.id] = Earned(each.id, kit.id, result.id, result.finished)
    profile.enter(kit.id, results, found.values(), new)


def _earned_by(finished: Any, history: list[Result], asked: Collection[Any]) -> list[Any]:
    return [each for each in asked if each.earned(finished, history)]


def _read_again(result: Result) -> Any:
    """Return the facts of a game of which the profile has the result; None if its record is gone or broken."""
    with contextlib.suppress(RecordFault):
        return read_finished(save.records_folder() / f"{result.id}.jsonl")
    return None


# What clients ask


def current_career(game: str = GAME) -> Career:
    """Return the career in a game as the records have it now; where the profile cannot be used it says why."""
    profile: Profile | None = None
    notes: list[str] = []
    try:
        profile = open_profile()
        notes += profile.notes
        broken = sync(profile)
        lost = lose_gone(profile, game, profile.results(game))
    except ProfileFault as fault:
        why = _("{fault}. What you see was worked out from the records and is not kept.")
        notes.append(why.format(fault=fault))
        unwritten, profile = profile, _stand_in(profile)
        if unwritten is not None:
            unwritten.close()
        broken = sync(profile)
        lost = lose_gone(profile, game, profile.results(game))
    with profile:
        return Career(
            tuple(profile.results(game)),
            profile.earned(game),
            tuple(series for series in profile.series() if series.game == game),
            tuple(profile.runs(game)),
            tuple(notes),
            broken,
            tuple(lost),
            game,
            tuple(profile.studied(game)),
            tuple(profile.drilled(game)),
            tuple(profile.reviews(game)),
        )


def _stand_in(profile: Profile | None) -> Profile:
    """Return a profile in memory: a copy of one that cannot be written, or an empty one."""
    if profile is not None:
        with contextlib.suppress(ProfileFault):
            return profile.copy()
    return memory_profile()


def newly_earned(path: Path, game: str = GAME) -> tuple[str, ...]:
    """Enter a game that has just ended into the profile, and return the achievements that it earned.

    Never raises: the record is kept already, and the profile catches up with it at the next look.
    """
    try:
        with open_profile() as profile:
            before = profile.earned(game).keys()
            sync(profile)
            found = profile.earned(game)
    except Exception:  # whatever it is, a game that is over must not fail at its profile
        return ()
    return tuple(id for id, earned in found.items() if id not in before and earned.record == path.stem)
