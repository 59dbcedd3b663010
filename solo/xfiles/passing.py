"""Phases that a turn went past without a decision or an event: which they were, and why, in a sentence for the log."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from solo.core.language import gettext as _
from solo.xfiles.table import Table
from solo.xfiles.text import and_list, phase_name

__all__ = ["Passed", "ended_turn", "new_turn", "own_window", "passed_text", "same_turn"]

ORDER = ("resources", "case", "agent", "complications", "investigation", "conclusion", "debriefing")

DECK, OPEN, NO_CASE = "deck", "open", "no-case"
OWN = {"case": "own-case", "agent": "own-agent", "investigation": "own-clue"}
"""Why the human's own windows are passed: nothing in the hand can be used in them (XR-35). Resources are told by the
draw."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A phase that was passed, and a word that says why."""

    phase: str
    why: str


def same_turn(before: Table, after: Table) -> list[Passed]:
    """Return the phases between two decisions of one turn that the table alone left empty (XR-32)."""
    return _reasoned(_after(before.phase, after.phase))


def ended_turn(before: Table) -> list[Passed]:
    """Return the phases of a turn after its last decision that were left empty."""
    return _reasoned(_after(before.phase, ""))


def new_turn(after: Table) -> list[Passed]:
    """Return the phases of a turn before its first decision that were left empty."""
    return _reasoned(ORDER[: ORDER.index(after.phase)] if after.phase in ORDER else ())


def own_window(table: Table) -> list[Passed]:
    """Return the human's own window that is open as one in which nothing could be done; twists have their own line.

    Empty where a card was laid in it: then the window was used, and is closed since no more can be laid.
    """
    return [Passed(table.phase, OWN[table.phase])] if table.phase in OWN and not table.laid else []


def _after(phase: str, until: str) -> Sequence[str]:
    """Return the phases after one, up to another or to the end; the Conclusion of a case is told by its own event."""
    end = ORDER.index(until) if until in ORDER else len(ORDER)
    found = ORDER[ORDER.index(phase) + 1 : end]
    return found[1:] if phase == "investigation" else found


def _reasoned(phases: Iterable[str]) -> list[Passed]:
    """Return some phases, each with its reason. A Debriefing without a discard is left out: nothing was due in it."""
    reasons = {"resources": DECK, "case": OPEN}
    return [Passed(phase, reasons.get(phase, NO_CASE)) for phase in phases if phase != "debriefing"]


def passed_text(passed: Sequence[Passed]) -> str:
    """Return a sentence that says which phases were passed and why; phases with the same reason stand together."""
    parts = [
        _("{phases} ({reason})").format(
            phases=and_list([phase_name(each.phase) for each in group]), reason=_reason_text(why)
        )
        for why, group in groupby(passed, key=lambda each: each.why)
    ]
    return _("Passed, with nothing to do: {phases}.").format(phases=", ".join(parts))


def _reason_text(why: str) -> str:
    return {
        DECK: _("the deck is empty"),
        OPEN: _("a case is open already"),
        NO_CASE: _("no case is open"),
        "own-case": _("you hold no case"),
        "own-agent": _("you hold no agent"),
        "own-clue": _("you hold no clue that fits"),
    }[why]
