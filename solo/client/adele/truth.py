"""What was hidden in a finished game. Only end and review ask it; while a game goes on nothing here may be called.

A State is not imported: the window holds no type of it, so that no view can be written against one by mistake.
"""

from typing import Any

from solo.adele.names import and_list, object_name, short_name, token_name
from solo.adele.places import Place
from solo.core.language import gettext as _

__all__ = ["hidden_objects", "truth_lines"]


def hidden_objects(state: Any) -> dict[Place, str]:
    """Return what lies face down in each location of a finished game's state."""
    return dict(state.hidden.objects)


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
