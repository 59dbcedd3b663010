"""Saves and finished records opened: what they were made from, replayed, and refused where they do not hold."""

from pathlib import Path
from typing import Any

from solo import games
from solo.core import save, savelock
from solo.core.kit import Kit
from solo.core.paths import saves_folder
from solo.core.record import Record, RecordFault
from solo.core.runs import RunMark
from solo.core.session import Difference, Session, SessionInfo, replay, replay_torn
from solo.match import Match
from solo.runs import RunHeld, guard_of, lost_by

__all__ = [
    "OpenElsewhere",
    "is_changed",
    "load_match",
    "lost_by_mending",
    "mend_match",
    "open_record",
    "setup_from",
    "take_over_match",
]


class OpenElsewhere(RecordFault):
    """A save that another window or prompt has open. It may be taken over (`take_over_match`), or looked at."""


def setup_from(record: Record, file: str) -> tuple[Any, SessionInfo]:
    """Return what a record's first line says that the match was made from. Raises: RecordFault."""
    kit, fields = games.kit_of_record(record, file), record[0].fields
    scenario, seed, options = fields.get("scenario"), fields.get("seed"), fields.get("options", {})
    shelf = games.shelf_of(kit)
    if scenario not in shelf.ids():
        raise RecordFault(file, 1, "scenario", shelf.why_missing(str(scenario)))
    if type(seed) is not int or not isinstance(options, dict):
        raise RecordFault(file, 1, "seed", "seed is a whole number and options a mapping")
    try:
        setup = kit.setup_from(fields, shelf.load(str(scenario)))
    except (TypeError, ValueError) as error:
        raise RecordFault(file, 1, kit.made_of, str(error)) from None
    return setup, SessionInfo(str(fields.get("purpose", "play")), seed, options)


def load_match(path: Path) -> Match:
    """Return the match of a save; a rated run whose save is not the one that was written last is practice.

    Raises: RecordFault, if it cannot be read or does not replay; OpenElsewhere, if another process has it open. It is
    not touched.
    """
    match = _guarded(open_record(path), path)
    if match.path is None or match.is_over or match.path.parent != saves_folder():
        return match
    try:
        savelock.hold(match.path)
    except savelock.SaveHeld as held:
        raise OpenElsewhere(str(path), 0, "", str(held.strerror)) from None
    return match


def take_over_match(path: Path) -> Match:
    """Return the match of a save that another process has open, which is refused from then on.

    Raises: RecordFault, as `load_match`; OSError, if its lock cannot be written.
    """
    savelock.take_over(path)
    return load_match(path)


def _guarded(session: Session, path: Path) -> Match:
    """Return the match of a session; a rated run has its own save, wherever it was read from. Raises: RecordFault."""
    try:
        guard = guard_of(session)
    except RunHeld as held:
        raise RecordFault(str(path), 0, "", str(held.strerror)) from None
    return Match(session, path if guard is None else guard.path, guard)


def mend_match(path: Path) -> Match:
    """Return the match of a save whose last line was cut off, going on from its last whole event.

    The broken file is kept beside the new one, its name ending in `.broken`. Raises: RecordFault, if more is wrong with
    it; OSError, if one of the two cannot be written. Then nothing was changed.
    """
    session = _mended(path)
    kept, number = path.with_suffix(".broken"), 2
    while kept.exists():
        kept, number = path.with_suffix(f".{number}.broken"), number + 1
    save.write_whole(kept, path.read_bytes())
    match = _guarded(session, path)
    match.write()
    return match


def lost_by_mending(path: Path) -> RunMark | None:
    """Return the rated run that mending a save would lose, since its end is missing; None if it loses none.

    Nothing is changed. Raises: RecordFault, if more is wrong with it than its last line, or the profile cannot be used.
    """
    try:
        return lost_by(_mended(path))
    except RunHeld as held:
        raise RecordFault(str(path), 0, "", str(held.strerror)) from None


def _mended(path: Path) -> Session:
    """Return the session of a save whose last line was cut off, up to its last whole event. Raises: RecordFault."""
    record = save.load_torn(path)
    setup, info = setup_from(record, str(path))
    kit = _unchanged_kit(path, record, setup)
    session, difference = replay_torn(record, kit.rules, setup, info)
    _refuse(path, difference)
    session.let_chance_act()
    return session


def open_record(path: Path) -> Session:
    """Return the session of a save or a finished record, replayed. Raises: RecordFault."""
    record = save.load(path)
    setup, info = setup_from(record, str(path))
    kit = _unchanged_kit(path, record, setup)
    session, difference = replay(record, kit.rules, setup, info)
    _refuse(path, difference)
    return session


def _unchanged_kit(path: Path, record: Record, setup: Any) -> Kit:
    """Return the kit of a record; refuse one whose scenario has other rules now. What is only read may have changed."""
    kit = games.kit_of_record(record, str(path))
    if is_changed(kit, record, setup):
        raise RecordFault(str(path), 1, "fingerprint", kit.changed(setup))
    return kit


def is_changed(kit: Kit, record: Record, setup: Any) -> bool:
    """Return whether a record was made from a scenario that has other rules now."""
    return record[0].fields.get("fingerprint") != kit.rules.describe(setup).get("fingerprint")


def _refuse(path: Path, difference: Difference | None) -> None:
    if difference is not None:
        problem = "the rules do not give this line; the record was changed"
        raise RecordFault(str(path), difference.line, "", problem)
