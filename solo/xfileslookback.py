"""The review of a finished game of X-Files on disk: its record played again, and looked at decision by decision."""

from dataclasses import replace
from pathlib import Path

from solo.core.language import gettext as _
from solo.core.record import RecordFault
from solo.opening import open_record
from solo.xfiles.lookback import Moment, Review, review
from solo.xfiles.lookbacktext import page_lines
from solo.xfiles.scenario import HUMAN

__all__ = ["pages", "reviewed"]

GAME = "xfiles"


def reviewed(path: Path) -> Review:
    """Return the review of a record. Raises: RecordFault, also if it is of another game or goes on: nothing is told."""
    session = open_record(path)
    if session.game.id != GAME:
        raise RecordFault(str(path), 1, "game", _("this is no game of X-Files"))
    if session.to_move is not None:
        raise RecordFault(str(path), 0, "", _("the game goes on; it is reviewed after its end"))
    nothing = replace(session.public_record, lines=())
    moments = [
        Moment(str(session.game.to_move(before)), session.game.observe(before, nothing, HUMAN), action)
        for _start, before, action in session.moments
    ]
    return review(moments, session.observe(HUMAN))


def pages(path: Path) -> list[str]:
    """Return the review of a record as lines of text. Raises: as `reviewed`."""
    return page_lines(reviewed(path))
