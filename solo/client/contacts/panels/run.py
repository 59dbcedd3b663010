"""Which challenge a game is a run of: whether it is rated, what it allows, or why it is practice."""

from gettext import gettext as _

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.label import Label
from solo.contacts.names import hint_name
from solo.rated import name_of
from solo.runtext import practice_text, run_line, run_text

__all__ = ["run_panel"]


def run_panel(desk: Desk) -> Widget | None:
    """Return a line about the run, whose rules are told on hovering; None in other games."""
    match = desk.table.match
    mark = match.challenge
    if mark is None:
        return None
    if match.is_practice:
        text = practice_text(match.why_practice)
        line = _("{name}: practice").format(name=name_of(mark))
        return Label(line, name="run", size="small", color="muted", icon="info", tooltip=text)
    ink = "accent" if match.is_rated else "muted"
    told = mark, name_of(mark), hint_name(mark.hints)
    return Label(run_line(*told), name="run", size="small", color=ink, icon="star", tooltip=run_text(*told))
