"""The graded hint that was asked for: what it tells, its events to click, and the way to the next grade."""

from functools import partial

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import RichText
from solo.contacts.learning.advice import Hint
from solo.contacts.learning.text import asked_name, asked_text, hint_lines, hint_reason, history_lines, left_text
from solo.contacts.text import sentence
from solo.core.language import gettext as _

__all__ = ["advice_button", "advice_panel"]


def advice_button(desk: Desk) -> Widget | None:
    """Return the button that asks for a graded hint; None where there is nothing to deduce."""
    table = desk.table
    if table.real.zone is None or table.match.is_over or table.match.iron:
        return None
    return Button(
        _("Graded hint …"),
        desk.open_advice,
        name="ask-advice",
        size="small",
        icon="lightbulb",
        shortcut=desk.key("advice"),
        tooltip=_("As little help as you like, measured against your own notes."),
    )


def advice_panel(desk: Desk) -> Widget | None:
    """Return the hint that is shown, None if there is none."""
    advised = desk.table.advice
    if not advised.asked:
        return None
    buttons: list[Widget] = []
    if advised.following:
        more = partial(desk.ask_advice, advised.following)
        text = _("More: {name}").format(name=asked_name(advised.following))
        tooltip = asked_text(advised.following)
        buttons.append(Button(text, more, name="advice-more", size="small", tooltip=tooltip))
    buttons.append(Button(_("Close"), desk.close_advice, name="advice-close", size="small", kind="quiet"))
    return Panel(
        Label(asked_name(advised.asked), size="small", bold=True, color="accent"),
        RichText(_lines(desk), name="advice", size="small", on_link=lambda link: desk.show_line(int(link))),
        Flow(*buttons, gap=6),
        gap=6,
        pad=12,
        ground="raised",
        name="advice-panel",
    )


def _lines(desk: Desk) -> list[str]:
    table = desk.table
    advised, hint = table.advice, table.advice.hint
    if advised.left is not None:
        return [escape(left_text(advised.left))]
    event = _event(desk, hint.line) if hint is not None and hint.line is not None else ""
    told = [escape(line) for line in hint_lines(hint, table.board, _LINK if event else "")]
    if hint is None:
        return told
    return [line.replace(_LINK, event) for line in told] + _proof(desk, hint)


_LINK = "\u0001"
"""Stands for the event until the sentence around it is escaped."""


def _proof(desk: Desk, hint: Hint) -> list[str]:
    """Return the proof of a step: its events, or for a wrong mark the days of a history."""
    board = desk.table.board
    if hint.paths is not None:
        return [escape(line) for line in history_lines(hint.paths, board)]
    if hint.reason is None:
        return []
    head = escape(hint_reason(hint, board))
    return [head, *(_event(desk, number) for number in hint.reason.lines)]


def _event(desk: Desk, number: int) -> str:
    """Return an event as a link that shows it on the board."""
    line = desk.table.line(number)
    if line is None:
        return ""
    text, day = escape(sentence(line, desk.table.board)), line.fields.get("day")
    told = _("Day {day}: {event}").format(day=day, event=text) if day else text
    return f"<a={number}>{told}</a>"
