"""What was hidden in a finished game. Only end and review ask it; while a game goes on nothing here may be called.

A State is not imported: the window holds no type of it, so that no view can be written against one by mistake.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from solo.adele.names import and_list, object_name, row_name, short_name, token_name
from solo.adele.places import NOWHERE, Place
from solo.adele.ship import Ship
from solo.core.language import gettext as _
from solo.core.record import PublicLine

__all__ = ["Lain", "hidden_objects", "objects_lain", "tokens_laid", "truth_lines"]


@dataclass(frozen=True, slots=True)
class Lain:
    """Something that lay in a place: what it was, as it is called, and what became of it, as a sentence."""

    place: Place
    name: str
    fate: str


def hidden_objects(state: Any) -> dict[Place, str]:
    """Return what lies face down in each location of a finished game's state."""
    return dict(state.hidden.objects)


def objects_lain(states: Sequence[Any]) -> list[Lain]:
    """Return where each object lay face down at the start of a finished game, and whether it was found.

    `states` are all that the game went through, the last one being its end; the places come in their order.
    """
    dealt = max((state.hidden.objects for state in states), key=len)
    last, seen = states[-1].hidden.objects, states[-1].crew.seen
    found = []
    for place, what in sorted(dealt.items()):
        if place not in last:
            fate = _("The crew found it.")
        else:
            fate = _("It was looked at, and left.") if place in seen else _("Nobody looked at it.")
        found.append(Lain(place, object_name(what), fate))
    return found


def tokens_laid(lines: Sequence[PublicLine], state: Any) -> list[Lain]:
    """Return which alien tokens lay on the ship in a finished game, the first laid first, and what became of each.

    `lines`: the public record. Tokens that a set-up file had put there come first.
    """
    ship: Ship = state.public.ship
    board, turn = dict(state.public.board.tokens), ""
    begun: list[Lain] = []
    laid: list[Lain] = []
    lying: dict[Place, int] = {}
    for line in lines:
        if line.type == "turn":
            turn = str(line.fields["turn"])
        place = ship.place_named(str(line.fields["place"])) if line.fields.get("place") else NOWHERE
        if line.type == "token_placed":
            lying[place] = len(laid)
            told = _("Laid in turn {turn}.").format(turn=turn)
            laid.append(Lain(place, token_name(str(line.fields["token"])), told))
        elif place != NOWHERE and (fate := _gone(line, turn)):
            if place in lying:
                at = lying.pop(place)
                laid[at] = replace(laid[at], fate=f"{laid[at].fate} {fate}")
            else:
                begun.append(Lain(place, token_name(str(line.fields.get("token", EVOLVE))), f"{_from_start()} {fate}"))
    begun += [
        Lain(place, token_name(kind), _from_start()) for place, kind in sorted(board.items()) if place not in lying
    ]
    for at in lying.values():
        laid[at] = replace(laid[at], fate=f"{laid[at].fate} {_('It lies there still.')}")
    return [*begun, *laid]


EVOLVE = "evolve"
"""The kind of token that lines about the evolution display are about."""


def _from_start() -> str:
    return _("It lay there from the start.")


def _gone(line: PublicLine, turn: str) -> str:
    """Return how a line takes a token off the ship, in a sentence; an empty text for any other line."""
    if line.type == "token_removed":
        return _("Destroyed in turn {turn}.").format(turn=turn)
    if line.type == "evolved":
        row = row_name(str(line.fields["row"]))
        return _("It went into the row {row} in turn {turn}.").format(row=row, turn=turn)
    return ""


def truth_lines(state: Any) -> list[str]:
    """Return what the human did not know: the Alien's hand, the bag, contaminated tokens."""
    hand = and_list([token_name(kind) for kind in state.alien.hand]) or _("nothing")
    bag = ", ".join(f"{count} {token_name(kind)}" for kind, count in sorted(state.hidden.bag.items()) if count)
    lines = [_("The Alien holds {hand}.").format(hand=hand), _("In the bag: {bag}.").format(bag=bag or _("nothing"))]
    bad = [f"{short_name(member)} {count}" for member, count in sorted(state.alien.contaminated.items()) if count]
    if bad:
        lines.append(_("Contaminated: {members}.").format(members=", ".join(bad)))
    lying = sorted(object_name(what) for what in state.hidden.objects.values())
    lines.append(_("Face down: {count} objects.").format(count=len(lying)))
    return lines
