"""Turns that are said beforehand: the one that the Oracle asks for, orders for all, and how they are carried out."""

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import RichText
from solo.contacts.text import action_text
from solo.core.language import gettext as _

__all__ = ["declared_parts", "planning_parts"]


def declared_parts(desk: Desk) -> list[Widget]:
    """Return the next action of a declared turn or of the orders, and what comes after it."""
    table = desk.table
    ordered = table.real.effects.talk == "ordered"
    head = _("Your orders are carried out.") if ordered else _("The declared turn comes first.")
    first, *rest = table.real.declared
    return [
        Label(head, color="muted"),
        Label(action_text(first, table.board), name="next-order", bold=True),
        Button(_("Play it"), desk.confirm, name="confirm", kind="primary", shortcut="Enter"),
        *(Label(action_text(each, table.board), size="small", color="muted") for each in rest),
    ]


def planning_parts(desk: Desk) -> list[Widget]:
    """Return what is planned so far, and the button that gives it out of hand once it is whole."""
    table = desk.table
    text = _("The Oracle asks: declare this Agent's whole turn. The Alien will move knowing it.")
    if table.ordering:
        text = _("No talking today: plan the turns of all Agents, then give the orders. Answers come after that.")
    parts: list[Widget] = [] if table.ordering and table.plan else [Label(text, size="small")]
    if table.whole_plan() is not None:
        drafting = table.draft is not None and bool(table.draft.ability)
        parts.append(
            Button(
                _("Give the orders") if table.ordering else _("Declare this turn"),
                desk.give,
                name="declare",
                kind="normal" if drafting else "primary",
            )
        )
    return [*parts, *_lines(desk)]


def _lines(desk: Desk) -> list[Widget]:
    """Return the planned actions; a click on one takes it back, and all after it."""
    table, count = desk.table, len(desk.table.plan)
    if not count:
        return []
    lines = [f"<a={at}>{at + 1}. {escape(action_text(part, table.board))}</a>" for at, part in enumerate(table.plan)]
    plan = RichText(lines, name="plan", size="small", on_link=lambda at: desk.take_back(count - int(at)))
    note = _("Click one to take it back, and all after it; {key} takes the last one back.").format(key=desk.key("undo"))
    return [plan, Label(note, size="tiny", color="muted")]
