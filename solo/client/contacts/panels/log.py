"""The log: every public event in one sentence, which a click shows on the board; and the end of the sidebar."""

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.markup import escape
from solo.contacts.board import Board
from solo.contacts.names import card_text
from solo.contacts.public import ALIEN
from solo.contacts.text import sentence
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.runtext import undo_refusal

__all__ = ["footer", "log_head", "log_line", "news_panel"]

NEWS = frozenset(
    {
        "answer", "trace", "reveal", "unlock", "oracle", "zone", "end", "card", "agent_replaced", "die", "missions",
        "picked", "token", "alien_turn",
    }
)  # fmt: skip
"""Event types that are announced above the Agent's card."""


def log_line(line: PublicLine, board: Board, effect: str = "") -> str:
    """Return an event as a line of the log, with a link that shows it on the board, and what it did to the set."""
    text = escape(sentence(line, board))
    more = f" <c=muted>{escape(effect)}</c>" if effect else ""
    if line.type == "alien_turn":
        return f"<a={line.number}><b><c=muted>{text}</c></b></a>{more}"
    return f"<a={line.number}><c={'good' if _is_yes(line) else 'ink'}>{text}</c></a>{more}"


def news_panel(desk: Desk) -> Widget | None:
    """Return the answers to the last action, large; None if there are none."""
    table = desk.table
    lines = [line for line in table.news if line.type in NEWS]
    drafting = table.draft is not None and bool(table.draft.picks or table.draft.ability)
    drafting = drafting or table.card is not None or table.hand_open or bool(table.plan)
    if not lines or desk.waiting or drafting or (table.choosing is not None and table.choosing.kind == "team"):
        return None
    effects, parts = table.tally(), list[Widget]()
    for at, line in enumerate(lines):
        text = sentence(line, table.board)
        color = "good" if _is_yes(line) else "accent" if line.type == "card" else "ink"
        parts.append(Label(text, bold=True, color=color, name=f"news-{at}"))
        if line.type == "card" and line.fields.get("side") == ALIEN:
            parts.append(Label(card_text(str(line.fields["card"])), size="small"))
        if line.number in effects:
            parts.append(Label(effects[line.number], size="small", color="muted", name=f"effect-{at}"))
    return Panel(*parts, gap=4, pad=12, ground="raised", name="news")


def _is_yes(line: PublicLine) -> bool:
    asked = "answer" if line.type == "answer" else "found"
    return line.type in ("answer", "trace") and bool(line.fields.get(asked))


def log_head(desk: Desk) -> Widget:
    """Return the log's title and the buttons that step through the clues."""
    return Row(
        Label(_("Log"), size="small", bold=True, color="muted", grow=1),
        Button(
            _("Earlier answers"),
            desk.show_old,
            name="old",
            size="small",
            kind="quiet",
            tooltip=_("Show the answers of earlier days on the board, or hide them ({key}).").format(
                key=desk.key("old")
            ),
        ),
        Label(_("Clues"), size="small", color="muted"),
        Button(
            icon="chevron-left",
            size="small",
            on_press=lambda: desk.step_clue(-1),
            name="earlier",
            kind="quiet",
            tooltip=_("Show the clue before ({key}).").format(key=desk.key("earlier")),
        ),
        Button(
            icon="chevron-right",
            size="small",
            on_press=lambda: desk.step_clue(1),
            name="later",
            kind="quiet",
            tooltip=_("Show the next clue ({key}).").format(key=desk.key("later")),
        ),
        gap=2,
    )


def footer(desk: Desk, *, short: bool = False) -> Widget:
    """Return the buttons that are always there; `short` where there is little room."""
    table = desk.table
    ready = table.may_act and table.real.phase == "agents" and table.refusal_to_end() is None
    end = Button(
        _("End") if short else _("End the day"),
        desk.end_day,
        name="end-day",
        icon="moon",
        kind="primary" if ready and not (table.draft and table.draft.ability) else "normal",
        disabled=None if table.may_act and table.real.phase == "agents" else _("It is not the Agents' turn."),
        tooltip=_("Let the Alien move (Ctrl+Enter)."),
        grow=1,
    )
    may_undo = bool(table.plan) or table.match.can_undo or table.match.can_practice
    undo = Button(
        icon="undo-2",
        on_press=desk.undo,
        name="undo",
        tooltip=_("Undo ({key}).").format(key=desk.key("undo")),
        disabled=None if may_undo else undo_refusal() if table.match.is_rated else _("There is nothing to undo."),
    )
    file = Button(icon="file-text", on_press=desk.open_file, name="file", tooltip=_("Read the secret file."))
    menu = Button(icon="list", on_press=desk.open_menu, name="menu", tooltip=_("Menu (Esc)."))
    return Row(end, undo, file, menu, gap=6)
