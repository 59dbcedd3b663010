"""A match of X-Files as both clients play it: windows that leave the human no choice pass by themselves."""

from collections.abc import Sequence

from solo.match import Match
from solo.xfiles.actions import Action, Done

__all__ = ["forced", "go_on", "take_back"]


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
