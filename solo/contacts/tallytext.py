"""What each public event did to the set of possible tiles, in words: from the sizes that the hints tell."""

from collections.abc import Sequence
from itertools import pairwise

from solo.contacts.hints import Size
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["tally"]


def tally(sizes: Sequence[Size]) -> dict[int, str]:
    """Return a sentence for each event that says something, by its line: what it took away, or what a day came to."""
    found: dict[int, str] = {}
    began = sizes[0].count if sizes else 0
    for before, after in pairwise(sizes):
        if after.day == before.day:
            found[after.line] = answer_text(before.count - after.count, after.count)
        else:
            found[after.line] = day_text(before.day, began, before.count, after.count)
            began = after.count
    return found


def answer_text(removed: int, left: int) -> str:
    """Return how many tiles an answer took away, and how many are left; what is not an answer may add some."""
    if removed < 0:
        return day_text(0, left, left, left)
    if not removed:
        return _("It takes no tile away.")
    return ngettext(
        "It takes {count} tile away, {left} left.", "It takes {count} tiles away, {left} left.", removed
    ).format(count=removed, left=left)


def day_text(day: int, began: int, ended: int, now: int) -> str:
    """Return what a day came to: the set when it began, when it ended, and after the Alien's next move."""
    if not day:
        return ngettext("It can be on {count} tile.", "It can be on {count} tiles.", now).format(count=now)
    return _("Day {day} brought {began} tiles down to {ended}; after the move it is {now}.").format(
        day=day, began=began, ended=ended, now=now
    )
