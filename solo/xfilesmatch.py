"""A match of X-Files as both clients play it: windows that leave the human no choice pass by themselves."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from solo.core.record import Audience, PublicRecord
from solo.core.session import Session
from solo.match import Match
from solo.xfiles.actions import Action, Done
from solo.xfiles.passing import Passed, ended_turn, new_turn, own_window, passed_text, same_turn
from solo.xfiles.scenario import HUMAN
from solo.xfiles.table import Table

__all__ = ["forced", "go_on", "passed_phases", "take_back"]


def forced(legal: Sequence[Action]) -> Action | None:
    """Return the only thing that the human may do, if it is to close the window; None where there is a choice."""
    return legal[0] if len(legal) == 1 and isinstance(legal[0], Done) else None


def go_on(match: Match) -> None:
    """Close every window of the human in which nothing else can be done. Raises: OSError, with it closed all the same.

    The windows are the human's own, so passing over them tells nobody anything.
    """
    while (action := forced(match.legal_actions())) is not None:
        match.act(action)


def take_back(match: Match) -> bool:
    """Take back the last choice, with the windows that closed by themselves since; False if none may be taken back.

    Raises: OSError.
    """
    while match.can_undo:
        match.undo()
        if forced(match.legal_actions()) is None:
            return True
    go_on(match)
    return False


# Phases that were passed


@dataclass(frozen=True, slots=True)
class _Point:
    """A decision, or where the game stands now: the record's lines before it, the table, whether the human had none."""

    start: int
    table: Table
    is_forced: bool


def passed_phases(match: Match) -> Mapping[int, str]:
    """Return a sentence for the phases that were passed, by the number of the record's line that it stands after.

    One sentence holds all that were passed until something was told, or the human was asked.
    """
    points = [point for point in _points(match.session) if point.table.seats]
    told: dict[int, str] = {}
    pending: list[Passed] = []

    def tell(after: int) -> None:
        if pending:
            told[after] = passed_text(pending)
            pending.clear()

    for here, following in pairwise(points):
        if here.is_forced:
            pending += own_window(here.table)
        elif _tells(match.session, here, following):
            tell(here.start)
        if following.table.turn == here.table.turn and following.table.outcome is None:
            pending += same_turn(here.table, following.table)
        else:
            pending += [] if _is_given_up(following) else ended_turn(here.table)
            tell(_turns_at(match.session, here, following))
            pending += new_turn(following.table)
    if points and not points[-1].is_forced and points[-1].table.seats[points[-1].table.mover].side == HUMAN:
        tell(points[-1].start)
    return told


def _points(session: Session) -> Iterator[_Point]:
    nothing = PublicRecord((), 0)
    for start, before, _action in session.moments:
        yield _point(session, start, before, nothing)
    yield _point(session, len(session.record), session.state, nothing)


def _point(session: Session, start: int, state: object, nothing: PublicRecord) -> _Point:
    is_own = session.game.to_move(state) == HUMAN
    table: Table = session.game.observe(state, nothing, HUMAN).table
    return _Point(start, table, is_own and forced(session.game.legal_actions(state)) is not None)


def _tells(session: Session, here: _Point, following: _Point) -> bool:
    """Return whether the human was asked here, or what was decided here was told."""
    lines = session.record[here.start : following.start]
    return here.table.seats[here.table.mover].side == HUMAN or any(line.audience is Audience.ALL for line in lines)


def _turns_at(session: Session, here: _Point, following: _Point) -> int:
    """Return the number of the last line before the next turn, or the end, that a decision led to."""
    for at in range(here.start, following.start):
        if session.record[at].type in ("turn", "end"):
            return at
    return following.start


def _is_given_up(point: _Point) -> bool:
    """Return whether the game was given up: nothing was passed by that."""
    return point.table.outcome is not None and point.table.outcome.why == "resign"
