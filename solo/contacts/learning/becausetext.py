"""What is said of a tile besides the kind of inference: who stood there, how far it was, what was in the way."""

from collections.abc import Mapping

from solo.contacts.board import Board
from solo.contacts.learning.because import Because, Blocked, ByLake, Hidden, NoEnd, TooFar
from solo.contacts.names import N_, agent_name, and_list
from solo.core.language import gettext as _

__all__ = ["because_text", "hidden_text"]

_NO_ENDS: Mapping[str, str] = {
    "agent": N_("An Agent stood on {tile} when it moved."),
    "roadblock": N_("The roadblock lay on {tile} when it moved."),
    "mountain": N_("{tile} is a mountain, where no day can end."),
    "lake": N_("{tile} is a lake, where no day can end."),
    "barred": N_("{tile} was barred to it."),
}


def because_text(because: Because, tile: str, board: Board) -> str:
    """Return in a sentence or two what rules a tile out."""
    match because:
        case NoEnd(what):
            return _(_NO_ENDS[what]).format(tile=tile)
        case TooFar():
            return _too_far_text(because, board)
        case Blocked(days):
            parts = [
                _("{tiles} on day {day}").format(tiles=and_list(board.names_of(tiles)), day=day) for day, tiles in days
            ]
            return _("In its way: {places}. No way around is short enough.").format(places=and_list(parts))
        case ByLake():
            return _("Every way there enters a lake, which would have been announced with GILLS in force.")


def _too_far_text(because: TooFar, board: Board) -> str:
    """Return where the cheapest way begins, what it costs, and what there was to spend."""
    first, last = board.names[because.path[0]], board.names[because.path[-1]]
    if because.onward:
        text = _(
            "From {first} it had to go on: {last}, the nearest end of the next day, costs {points}; it had {budget}."
        )
    elif because.starts == 1:
        text = _("It ended the day before on {first}, and the cheapest way to {last} costs {points}; it had {budget}.")
    else:
        text = _(
            "The nearest tile that it can have left is {first}: {last} costs {points} from there; it had {budget}."
        )
    parts = " + ".join(map(str, because.points))
    points = parts if len(because.points) == 1 else f"{sum(because.points)} ({parts})"
    return text.format(first=first, last=last, points=points, budget=because.budget)


def hidden_text(hidden: Hidden, tile: str) -> str:
    """Return that an answer says nothing of a tile that a mountain hides."""
    return _("A mountain hides {tile} from {agent}, so the no says nothing about it.").format(
        tile=tile, agent=agent_name(hidden.agent)
    )
