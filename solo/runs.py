"""Rated runs as they are played: what keeps one honest, and what becomes of those whose save was tampered with.

The profile keeps for each open run how far its save got. It is written together with the save, so a save that is put
back to an earlier state is behind the profile, and one that was changed differs from it. A crash between the two leaves
the save one action ahead, which is the newest there is and goes on.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from solo.core import save
from solo.core.game import CHANCE
from solo.core.paths import saves_folder
from solo.core.profile import Profile, ProfileFault, open_profile
from solo.core.record import Audience, Event, Record
from solo.core.results import Result
from solo.core.runs import (
    LOST,
    OPEN,
    OVER,
    PRACTICE,
    RATED,
    Run,
    RunMark,
    mark_of,
    progress_of,
)
from solo.core.session import Session
from solo.runtext import elsewhere_text, no_profile_text

__all__ = [
    "BEHIND",
    "LOOKED",
    "Guard",
    "RunHeld",
    "end_run",
    "guard_of",
    "lose_gone",
    "lost_by",
    "note_begun",
    "save_of",
    "settle",
    "spoil",
]

GONE, BEHIND, UNKNOWN, LOOKED, ENDED = "gone", "behind", "unknown", "looked", "ended"
"""Why a run was lost or became practice, beside `undo`, `hints` and `played`."""


class RunHeld(OSError):
    """A rated run cannot go on now: nothing was done. The text says why, and the remedy."""

    def __init__(self, why: str) -> None:
        super().__init__(0, why)


class Guard:
    """What a match asks before it does anything in a rated run, and lets write its save, which is at `path`."""

    def __init__(self, run: Run, kept: Sequence[Event]) -> None:
        self.mark, self.path = run.mark, save_of(run)
        self._known, self._kept = run.progress, tuple(kept[: run.progress.events])

    def check(self) -> str:
        """Return why the run is rated no longer; empty if it still is, as far as this match has it.

        Raises: RunHeld, if the profile cannot be written, or the run has gone on elsewhere.
        """
        found: list[Run | None] = []
        with _held() as profile:
            profile.change_run(self.mark.run, lambda run: _seen(run, found))
        run = found[0]
        if run is None or run.state != OPEN:
            return UNKNOWN if run is None else run.why or ENDED
        self._compare(run)
        return ""

    def _compare(self, run: Run) -> None:
        """Raises: RunHeld, if the run is not where this match left it."""
        if run.progress != self._known:
            raise RunHeld(elsewhere_text())

    def write(self, path: Path, record: Sequence[Event]) -> None:
        """Write the save, and how far it got. Raises: OSError, RunHeld."""
        kept = tuple(record)
        pairs = zip(self._kept, kept, strict=False)
        shared = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(self._kept), len(kept)))
        if shared < len(self._kept):  # what was taken back goes first: a crash then leaves the save ahead, not behind
            self._keep(kept[:shared], lambda run: run, lambda: None)
        self._keep(kept, lambda run: run, lambda: save.write(path, list(kept)))

    def finish(self, path: Path, record: Sequence[Event]) -> None:
        """Write the record of the run's end. Raises: OSError, RunHeld."""
        kept = tuple(record)
        self._keep(
            kept,
            lambda run: replace(run, state=OVER, changed=time.time(), save=path.stem),
            lambda: save.write(path, list(kept)),
        )

    def give_up(self, why: str) -> None:
        """Let the run be practice from now on. Raises: RunHeld, with nothing changed."""
        with _held() as profile:
            profile.change_run(self.mark.run, lambda run: _turned(run, PRACTICE, why))

    def _keep(self, kept: tuple[Event, ...], turn: Callable[[Run], Run], write: Callable[[], None]) -> None:
        """Write a file, and what it makes of the run, together."""
        progress = progress_of(kept)

        def change(run: Run | None) -> Run | None:
            if run is None or run.state != OPEN:
                write()
                return None
            self._compare(run)
            write()
            return turn(replace(run, progress=progress))

        with _held() as profile:
            profile.change_run(self.mark.run, change)
        self._kept, self._known = kept, progress


@contextmanager
def _held() -> Iterator[Profile]:
    """Open the profile. Raises: RunHeld, where it cannot be used."""
    try:
        with open_profile() as profile:
            yield profile
    except ProfileFault as fault:
        raise RunHeld(no_profile_text(str(fault))) from None


def _seen(run: Run | None, found: list[Run | None]) -> Run | None:
    """Note a run, and return it to be written again as it is, which proves that it can be."""
    found.append(run)
    return run


def _turned(run: Run | None, state: str, why: str) -> Run | None:
    """Return an open run in another state; None, which changes nothing, if it is not open."""
    if run is None or run.state != OPEN:
        return None
    return replace(run, state=state, changed=time.time(), why=why)


# Opening a save


def guard_of(session: Session) -> Guard | None:
    """Return what guards the rated run of a save that was just read; None if it is none, or none any more.

    A save that is behind what the profile knows, or differs from it, becomes practice, and its run is lost.
    Raises: RunHeld, if the profile cannot be used.
    """
    mark = mark_of(session.info.options)
    if mark is None or mark.kind != RATED or session.to_move is None:
        return None
    reasons: list[str] = []
    known: list[Run | None] = []

    def judge(run: Run | None) -> Run | None:
        known.append(run)
        reasons.append(_reason(run, session))
        if reasons[0] == BEHIND:
            return _turned(run, LOST, BEHIND)
        return _turned(run, PRACTICE, reasons[0]) if session.practice else None

    with _held() as profile:
        profile.change_run(mark.run, judge)
    if reasons[0] or known[0] is None:
        session.make_practice(reasons[0])
        return None
    return Guard(known[0], session.record)


def lost_by(session: Session) -> RunMark | None:
    """Return the rated run that would be lost if this save were gone on with; None if none would. Nothing is changed.

    Raises: RunHeld, if the profile cannot be used.
    """
    mark = mark_of(session.info.options)
    if mark is None or mark.kind != RATED or session.to_move is None:
        return None
    with _held() as profile:
        known = profile.runs(str(session.record[0].fields.get("game")))
    run = next((run for run in known if run.mark.run == mark.run), None)
    return mark if _reason(run, session) == BEHIND else None


def _reason(run: Run | None, session: Session) -> str:
    """Return why a save cannot go on as the rated run that it says it is; empty if it can."""
    if session.practice:
        return session.why_practice or ENDED
    if run is None:
        return UNKNOWN
    if run.state != OPEN:
        return run.why or ENDED
    known = run.progress.events
    decisions = [event for event in session.record[known:] if _decides(event)]
    return BEHIND if progress_of(session.record[:known]) != run.progress or len(decisions) > 1 else ""


def _decides(event: Event) -> bool:
    return event.type == "action" and event.fields.get("side") != CHANCE


def save_of(run: Run) -> Path:
    """Return the one save of a run."""
    return saves_folder() / f"{run.save}.jsonl"


# What else ends a rated run


def note_begun(mark: RunMark, game: str, name: str, record: Sequence[Event]) -> None:
    """Remember that a challenge was begun in a run that is not rated, so that its seed is known as played.

    Never raises: the save tells the same for as long as it is there.
    """
    try:
        with open_profile() as profile:
            run = Run(mark, game, name, time.time(), PRACTICE, time.time(), "", progress_of(record))
            profile.change_run(mark.run, lambda known: run if known is None else None)
    except ProfileFault:
        return


def end_run(run: Run, state: str, why: str) -> None:
    """Let an open run be lost or practice. Raises: ProfileFault."""
    with open_profile() as profile:
        profile.change_run(run.mark.run, lambda now: _turned(now, state, why))


def spoil(path: Path, record: Record) -> bool:
    """Make the unfinished rated run in a file practice, since somebody looks into it from outside.

    Return whether it was one. Raises: OSError, ProfileFault, if that cannot be kept; then nothing may be shown.
    """
    mark = mark_of(record[0].fields.get("options"))
    told = any(event.type == "practice" or (event.type, event.audience) == ("end", Audience.ALL) for event in record)
    if mark is None or mark.kind != RATED or told:
        return False
    with open_profile() as profile:
        profile.change_run(mark.run, lambda run: _turned(run, PRACTICE, LOOKED))
    save.write(path, [*record, Event("practice", {"why": LOOKED}, Audience.NOBODY)])
    return True


def settle(profile: Profile, game: str, results: Sequence[Result]) -> None:
    """Let the runs be over that are finished. Raises: ProfileFault."""
    finished = {mark.run for result in results if (mark := mark_of(result.options)) is not None}
    for run in profile.runs(game):
        if run.mark.kind == RATED and run.is_begun and run.mark.run in finished:
            profile.change_run(run.mark.run, lambda now: _turned(now, OVER, ""))


def lose_gone(profile: Profile, game: str, results: Sequence[Result]) -> list[Run]:
    """Let the runs be lost whose save or record is gone, and return them: whoever looks must be told, once.

    Raises: ProfileFault.
    """
    finished = {mark.run for result in results if (mark := mark_of(result.options)) is not None}
    lost: list[Run] = []
    for run in profile.runs(game):
        if run.mark.kind != RATED or not run.is_begun or run.mark.run in finished:
            continue
        if run.state == OVER and not _record_of(run).exists():
            profile.change_run(run.mark.run, _lost_record)
            lost.append(run)
        elif run.state == OPEN and not save_of(run).exists():
            profile.change_run(run.mark.run, lambda now: _turned(now, LOST, GONE))
            lost.append(run)
    return lost


def _record_of(run: Run) -> Path:
    """Return the record of a run that is over."""
    return save.records_folder() / f"{run.save}.jsonl"


def _lost_record(run: Run | None) -> Run | None:
    """Return a run that ended, but whose record was never seen and is gone, as lost."""
    if run is None or run.state != OVER or _record_of(run).exists():
        return None
    return replace(run, state=LOST, why=GONE)
