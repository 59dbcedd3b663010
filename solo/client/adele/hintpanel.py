"""The hint panel: what follows from what the human sees. Each number says how it comes about (`hintlist`)."""

from solo.adele.names import HINT_LEVELS, hint_name, hint_text
from solo.client.adele.desk import Desk
from solo.client.adele.hintlist import HintList
from solo.client.adele.hintwords import hint_lines
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.core.language import gettext as _

__all__ = ["hint_panel"]


def hint_panel(desk: Desk, numbers: HintList) -> Widget:
    """Return the hint panel for the level in force; `numbers` is the list that lasts from one panel to the next."""
    match = desk.table.match
    if match.iron:
        return Panel(Label(_("Iron mode: no hints and no undo."), size="small", color="muted"), pad=8)
    items = [Item(level, hint_name(level)) for level in HINT_LEVELS]
    numbers.show(hint_lines(desk.table.observation, desk.table.advice, match.hints))
    told = Label(hint_text(match.hints), size="tiny", color="muted", name="hint-text")
    return Panel(
        Choice(items, match.hints, desk.set_hints, name="hints", tooltip=hint_text(match.hints)),
        *([numbers] if numbers.numbers() else [told]),
        gap=5,
        pad=8,
        name="hint-panel",
    )
