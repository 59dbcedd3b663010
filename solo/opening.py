"""Saves and finished records opened: what they were made from, replayed, and refused where they do not hold."""

from pathlib import Path

from solo import library
from solo.contacts.game import GAME
from solo.contacts.public import Setup
from solo.core import save
from solo.core.record import Record, RecordFault
from solo.core.runs import RunMark
from solo.core.session import Difference, Session, SessionInfo, replay, replay_torn
from solo.match import Match
from solo.runs import RunHeld, guard_of, lost_by

__all__ = ["load_match", "lost_by_mending", "mend_match", "open_record", "setup_from"]


def setup_from(record: Record, file: str) -> tuple[Setup, SessionInfo]:
    """Return what a record's first line says that the match was made from. Raises: RecordFault."""
    fields = record[0].fields
    if record[0].type != "match":
        raise RecordFault(file, 1, "type", "a save begins with a line of type match; this is a public record")
    if fields.get("game") != GAME.id:
        raise RecordFault(file, 1, "game", f"no game {fields.get('game')!r}; there is {GAME.id}")
    scenario, seed, options = fields.get("scenario"), fields.get("seed"), fields.get("options", {})
    if scenario not in library.scenario_ids():
        raise RecordFault(file, 1, "scenario", library.why_missing("scenario", str(scenario)))
    if type(seed) is not int or not isinstance(options, dict):
        raise RecordFault(file, 1, "seed", "seed is a whole number and options a mapping")
    try:
        team, copies = _ids(fields.get("team")), _ids(fields.get("copies"))
        setup = library.setup_of(
            str(scenario),
            team,
            copies,
            edition=str(fields.get("edition", "")),
            missions=bool(fields.get("missions", False)),
            burdens=_ids(fields.get("burdens", [])),
        )
    except (TypeError, ValueError) as error:
        raise RecordFault(file, 1, "team", str(error)) from None
    return setup, SessionInfo(str(fields.get("purpose", "play")), seed, options)


def _ids(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("must be a list of Agents")
    return tuple(str(each) for each in value)


def load_match(path: Path) -> Match:
    """Return the match of a save; a rated run whose save is not the one that was written last is practice.

    Raises: RecordFault, if it cannot be read or does not replay; it is not touched.
    """
    return _guarded(open_record(path), path)


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
    _refuse_changed(path, record, setup)
    session, difference = replay_torn(record, GAME, setup, info)
    _refuse(path, difference)
    session.let_chance_act()
    return session


def open_record(path: Path) -> Session:
    """Return the session of a save or a finished record, replayed. Raises: RecordFault."""
    record = save.load(path)
    setup, info = setup_from(record, str(path))
    _refuse_changed(path, record, setup)
    session, difference = replay(record, GAME, setup, info)
    _refuse(path, difference)
    return session


def _refuse_changed(path: Path, record: Record, setup: Setup) -> None:
    """Refuse a record whose secret file or map now has other rules; what is only read may have changed."""
    file = setup.scenario
    if record[0].fields.get("fingerprint") != file.fingerprint:
        problem = f'the secret file "{file.id}" or its map "{file.board.id}" was changed since; put the old ones back'
        raise RecordFault(str(path), 1, "fingerprint", problem)


def _refuse(path: Path, difference: Difference | None) -> None:
    if difference is not None:
        problem = "the rules do not give this line; the record was changed"
        raise RecordFault(str(path), difference.line, "", problem)
