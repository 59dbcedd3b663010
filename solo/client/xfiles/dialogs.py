"""The play screen's own dialogs: a pile to look through, a rival's cards."""

from collections.abc import Sequence

from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.xfiles.tableparts import Look, cards_row
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.xfiles.cardtext import types_name
from solo.xfiles.deck import LETTERS
from solo.xfiles.standing import seat_lines
from solo.xfiles.table import Seat, Table
from solo.xfiles.text import side_name

__all__ = ["pile_dialog", "seat_dialog"]

WIDE = 720


def _closing(title: str, body: Widget, name: str) -> Dialog:
    dialog: Dialog
    close = Button(_("Close"), lambda: dialog.close(), name="close", kind="primary")
    dialog = Dialog(title, body, [close], name=name, panel_width=WIDE)
    return dialog


def pile_dialog(table: Table) -> Dialog:
    """Return the discard pile in order, the newest card first, and what a short game left out (XR-26, XR-30)."""
    look = Look()
    parts: list[Widget] = [Label(_("The newest card comes first."), size="small", color="muted")]
    if table.discard:
        parts.append(cards_row(table, table.discard[::-1], look))
    else:
        parts.append(Label(_("Nothing has been discarded yet.")))
    if table.aside:
        parts.append(Label(_("Left out of this game"), bold=True))
        parts += _by_type(table, table.aside, look)
    title = ngettext("Discard pile: {number} card", "Discard pile: {number} cards", len(table.discard))
    return _closing(title.format(number=len(table.discard)), Column(*parts, gap=10, pad=3), "pile-dialog")


def _by_type(table: Table, copies: Sequence[str], look: Look) -> list[Widget]:
    found: list[Widget] = []
    for letter in LETTERS:
        own = [copy for copy in copies if copy[0] == letter]
        if own:
            found += [Label(types_name(letter), size="small", color="muted"), cards_row(table, own, look)]
    return found


def seat_dialog(table: Table, seat: Seat) -> Dialog:
    """Return all that lies before a player, each card with its name, and its record of twists."""
    look = Look()
    parts: list[Widget] = [Label(line.strip()) for line in seat_lines(table, seat)]
    rows = [(_("Agents in play"), seat.agents), (_("Solved cases, in order"), seat.solved)]
    if seat.case is not None:
        rows.insert(1, (_("Open case"), (seat.case.card,)))
        rows.insert(2, (_("Clues on it"), seat.case.clues))
        rows.insert(3, (_("Twists on it"), seat.case.twists))
    for title, copies in rows:
        if copies:
            parts += [Label(title, size="small", color="muted"), cards_row(table, copies, look)]
    record = _("Windows for twists so far: {windows}, used: {used}, twists laid: {twists}.")
    parts.append(Label(record.format(windows=seat.windows, used=seat.used, twists=seat.twists), size="small"))
    return _closing(side_name(seat.side), Column(*parts, gap=8, pad=3), "seat-dialog")
