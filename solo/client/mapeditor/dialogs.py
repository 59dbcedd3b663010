"""The dialog that asks for a map's name, days, size and plan."""

from collections.abc import Callable
from dataclasses import dataclass

from solo.client.mapeditor.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.ui import Ui
from solo.contacts.maps import MOST_COLUMNS, MOST_ROWS

__all__ = ["Facts", "ask_facts"]

SIZES = {"": ("12", "10"), "S": ("12", "10"), "L": ("17", "14")}
"""Columns and rows that suit a plan; the project's own maps have them too."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a map's facts are as they stand in the dialog's fields: texts, until they are checked."""

    name: str
    days: str
    columns: str
    rows: str
    plan: str

    def fault(self) -> str:
        """Return what is wrong with the first field that is, or an empty text."""
        if not (1 <= len(self.name.strip()) <= 40):
            return say("bad-name")
        for text, most, key in (
            (self.days, 30, "bad-days"),
            (self.columns, MOST_COLUMNS, "bad-columns"),
            (self.rows, MOST_ROWS, "bad-rows"),
        ):
            if not (text.isascii() and text.isdigit() and 1 <= int(text) <= most):
                return say(key)
        return ""

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows; there is no fault."""
        return int(self.columns), int(self.rows)


def ask_facts(ui: Ui, title: str, line: str, facts: Facts, action: str, take: Callable[[Facts], None]) -> None:
    """Ask for a map's name, days, size and plan; `take` gets them once nothing is wrong with them."""

    def submit(_text: str = "") -> None:
        given = Facts(**{key: entry.text.strip() for key, entry in entries.items()}, plan=plan.value)
        fault.text, fault.visible = given.fault(), bool(given.fault())
        if not fault.visible:
            dialog.close()
            take(given)

    def number(key: str, text: str) -> TextEntry:
        return TextEntry(text, name=key, most=3, allowed=str.isdigit, on_submit=submit, width=80)

    entries = {
        "name": TextEntry(facts.name, name="name", most=40, on_submit=submit, grow=1),
        "days": number("days", facts.days),
        "columns": number("columns", facts.columns),
        "rows": number("rows", facts.rows),
    }
    plans = [Item(id, say(f"plan-{id}")) for id in SIZES]
    plan = Choice(plans, facts.plan, lambda value: _suit(entries, facts, value), name="plan")
    fault = Label("", name="facts-fault", color="bad", size="small", visible=False)
    lines = [_field(key, entry) for key, entry in entries.items()]
    note = Label(say("numbers-line"), size="small", color="muted")
    head = Label(line, color="muted", visible=bool(line))
    body = Column(head, *lines, _field("numbers", plan), note, fault, gap=10, pad=3)
    buttons = [
        Button(say("cancel"), lambda: dialog.close(), name="cancel"),
        Button(action, submit, name="confirm", kind="primary"),
    ]
    dialog = Dialog(title, body, buttons, name="facts-dialog", panel_width=460)
    ui.open(dialog)
    ui.focus(entries["name"])


def _suit(entries: dict[str, TextEntry], facts: Facts, plan: str) -> None:
    """Fill in the size and days that suit a plan, where the fields stand as they came or as another plan had them."""
    usual = {(*size, days) for size, days in ((SIZES["S"], "6"), (SIZES["L"], "8"))}
    now = tuple(entries[key].text for key in ("columns", "rows", "days"))
    if plan and now in usual and (facts.columns, facts.rows, facts.days) in usual:
        entries["columns"].text, entries["rows"].text = SIZES[plan]
        entries["days"].text = "8" if plan == "L" else "6"


def _field(key: str, control: Widget) -> Widget:
    return Row(Label(say(key), width=110), control, gap=12)
