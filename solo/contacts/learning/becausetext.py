"""What is said of a tile besides the kind of inference: who stood there, how far it was, what was in the way."""

from collections.abc import Mapping

from solo.contacts.board import Board
from solo.contacts.learning.because import Because, Blocked, ByLake, Hidden, NoEnd, TooFar
from solo.contacts.learning.history import Crossed, Together, Twice
from solo.contacts.learning.inference import Inference
from solo.contacts.names import N_, agent_name, and_list
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["because_text", "hidden_text"]

FEW = 4
"""So many tiles that it can have left from are named."""

_PARTS: Mapping[Inference, str] = {
    Inference.CLOSED: N_("what was closed to it"),
    Inference.CAMPS: N_("no camp twice"),
    Inference.TRACE: N_("what is known of its way"),
}

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
        case Twice():
            return _twice_text(because, board)
        case Crossed():
            return _crossed_text(because, tile, board)
        case Together(parts):
            return _("No reason is enough by itself. It takes all of these together: {parts}.").format(
                parts=and_list([_(_PARTS[part]) for part in parts])
            )


def _too_far_text(because: TooFar, board: Board) -> str:
    """Return where the cheapest way begins, what it costs, and what there was to spend."""
    first, last = board.names[because.path[0]], board.names[because.path[-1]]
    if because.onward:
        text = _(
            "From {first} it had to go on: {last}, the nearest end of the next day, costs {points}; it had {budget}."
        )
    elif because.left.bit_count() == 1:
        text = _("It ended the day before on {first}, and the cheapest way to {last} costs {points}; it had {budget}.")
    elif because.left.bit_count() <= FEW:
        text = _(
            "It can have left from {left}; the nearest is {first}: {last} costs {points} from there; it had {budget}."
        )
    else:
        text = _(
            "The nearest tile that it can have left is {first}: {last} costs {points} from there; it had {budget}."
        )
    parts = " + ".join(map(str, because.points))
    points = parts if len(because.points) == 1 else f"{sum(because.points)} ({parts})"
    left = and_list(board.names_of(because.left))
    return text.format(first=first, last=last, points=points, budget=because.budget, left=left)


def _twice_text(because: Twice, board: Board) -> str:
    """Return the days on which a list of camps has a camp twice, and whether there is another list."""
    earlier, later = because.days
    camp = board.names[because.camps[later]]
    first = _("at the start") if not earlier else _("on day {day}").format(day=earlier)
    camps = ", ".join(board.names[each] for each in because.camps)
    if because.always:
        text = _("It would have to have camped on {camp} {first} and again on day {later}.")
    else:
        text = ngettext(
            "The only list of camps that fits is {camps}: it has {camp} {first} and again on day {later}.",
            "All {count} lists of camps that fit have a camp twice; {camps} has {camp} {first} and on day {later}.",
            because.count,
        )
    return text.format(count=f"{because.count:,}", camps=camps, camp=camp, first=first, later=later)


def _crossed_text(because: Crossed, tile: str, board: Board) -> str:
    """Return what it would have had to enter on a day, or entered on its way somewhere else."""
    through = and_list([board.names[each] for each in because.through])
    tiles = and_list(board.names_of(because.tiles))
    if not because.day:
        text = _("It cannot have begun on {tiles}: it has never been there.")
    elif not because.tiles:
        text = _("On day {day} it entered {through}; that leaves it too few points for the way that {tile} needs.")
    elif not because.through:
        text = _("On day {day} its way would have led over {tiles}, and it has not been there.")
    else:
        text = _(
            "On day {day} it entered {through}, and its way on would have led over {tiles}, where it has not been."
        )
    return text.format(day=because.day, through=through, tiles=tiles, tile=tile)


def hidden_text(hidden: Hidden, tile: str) -> str:
    """Return that an answer says nothing of a tile that a mountain hides."""
    return _("A mountain hides {tile} from {agent}, so the no says nothing about it.").format(
        tile=tile, agent=agent_name(hidden.agent)
    )
