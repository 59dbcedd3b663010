"""The hint panel: what follows from what the human sees. Each line says on hover how its number comes about."""

from gettext import gettext as _

from solo.adele.names import HINT_LEVELS, hint_name, hint_text
from solo.client.adele.desk import Desk
from solo.client.adele.hintwords import hint_lines
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item

__all__ = ["hint_panel"]


def hint_panel(desk: Desk) -> Widget:
    """Return the hint panel for the level in force."""
    match = desk.table.match
    if match.iron:
        return Panel(Label(_("Iron mode: no hints and no undo."), size="small", color="muted"), pad=8)
    items = [Item(level, hint_name(level)) for level in HINT_LEVELS]
    parts: list[Widget] = [
        Label(_("Hints"), size="small", bold=True, color="muted"),
        Choice(items, match.hints, desk.set_hints, name="hints", tooltip=hint_text(match.hints)),
    ]
    parts += [
        Label(line.text, size="tiny", tooltip=line.why, name=f"hint-{number}")
        for number, line in enumerate(hint_lines(desk.table.observation, desk.table.advice, match.hints))
    ]
    return Panel(*parts, gap=4, pad=8, name="hint-panel")
