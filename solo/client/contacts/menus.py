"""The play screen's dialogs: menu, save under a name, resign, end of the day, practice, secret file, options."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from gettext import gettext as _
from gettext import ngettext

import pygame

from solo.advising import ASKED
from solo.client.contacts.panels.hints import option_text, value_text
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button, Card
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.richtext import RichText
from solo.client.widgets.textentry import TextEntry
from solo.contacts.board import Board
from solo.contacts.hints import Option
from solo.contacts.learning.text import asked_name, asked_text
from solo.contacts.names import agent_name, favours_text, mission_text, plan_text, team_text
from solo.contacts.scenario import Scenario
from solo.contacts.tokentext import token_lines
from solo.watching import TEAMS

__all__ = ["Entry", "advice_dialog", "ask", "file_dialog", "menu", "name_dialog", "options_dialog", "team_dialog"]

Entry = tuple[str, str, str, Callable[[], None]]
"""A menu's button: its name, text, icon and what it does."""


def menu(title: str, entries: Sequence[Entry]) -> Dialog:
    """Return a menu with an entry `help`, which F1 does too; every button closes it first."""
    dialog: Dialog

    def pressed(call: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            dialog.close()
            call()

        return press

    buttons = [
        Button(
            text, pressed(call), name=name, icon=icon, justify="left", kind="danger" if name == "resign" else "normal"
        )
        for name, text, icon, call in entries
    ]
    resume = Button(_("Back to the game"), lambda: dialog.close(), name="resume", kind="primary", icon="play")
    on_help = next(call for name, _text, _icon, call in entries if name == "help")
    dialog = _Menu(title, Column(*buttons, gap=8, pad=3), [resume], on_help)
    return dialog


class _Menu(Dialog):
    """A menu, which F1 closes to open the help."""

    def __init__(self, title: str, body: Widget, buttons: Sequence[Button], on_help: Callable[[], None]) -> None:
        super().__init__(title, body, buttons, name="menu-dialog", panel_width=380)
        self.on_help = on_help

    def handle(self, event: pygame.event.Event) -> bool:
        """Open the help on F1."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F1:
            self.close()
            self.on_help()
            return True
        return super().handle(event)


def ask(title: str, text: str, yes: str, call: Callable[[], None], no: str = "", *, danger: bool = False) -> Dialog:
    """Return a question with two answers; Esc is the second."""
    dialog: Dialog

    def agree() -> None:
        dialog.close()
        call()

    buttons = [
        Button(no or _("Cancel"), lambda: dialog.close(), name="no"),
        Button(yes, agree, name="yes", kind="danger" if danger else "primary"),
    ]
    dialog = Dialog(title, Label(text), buttons, name="ask", panel_width=440)
    return dialog


def tell(title: str, body: Widget, name: str) -> Dialog:
    """Return something to read, with one button."""
    dialog: Dialog
    close = Button(_("Close"), lambda: dialog.close(), name="close", kind="primary")
    dialog = Dialog(title, body, [close], name=name, panel_width=520)
    return dialog


def advice_dialog(asked: Mapping[str, int], call: Callable[[str], None]) -> Dialog:
    """Return the choice of graded hints; `asked` says how often each was asked for in this game."""
    dialog: Dialog

    def pressed(name: str) -> None:
        dialog.close()
        call(name)

    cards = [
        Card(
            Column(Label(asked_name(name), bold=True), Label(asked_text(name), size="small", color="muted"), gap=0),
            partial(pressed, name),
            name=f"advice-{name}",
            label=asked_name(name),
            pad=8,
        )
        for name in ASKED
    ]
    text = Label(
        _(
            "They go by your own notes on the board. The first three count as the hint level Count, the last two as "
            "Set; so does asking again at once about other marks."
        ),
        size="small",
        color="muted",
    )
    count = sum(asked.values())
    told = ngettext("You have asked once in this game.", "You have asked {count} times in this game.", count)
    often = Label(told.format(count=count), name="advice-count", size="small", color="muted", visible=count > 0)
    buttons = [Button(_("Cancel"), lambda: dialog.close(), name="no")]
    dialog = Dialog(
        _("A graded hint"), Column(*cards, text, often, gap=8, pad=3), buttons, name="advice-dialog", panel_width=440
    )
    return dialog


def team_dialog(call: Callable[[str], None]) -> Dialog:
    """Return the choice of the computer team that plays on."""
    dialog: Dialog

    def pressed(team: str) -> None:
        dialog.close()
        call(team)

    cards = [
        Card(
            Column(Label(team.capitalize(), bold=True), Label(team_text(team), size="small", color="muted"), gap=0),
            partial(pressed, team),
            name=f"team-{team}",
            label=team.capitalize(),
            pad=8,
        )
        for team in TEAMS
    ]
    text = Label(
        _(
            "The team sees what you see. It says what it does next and why; you can stop it, let it go step by step, "
            "and take over at any moment. The game is practice from then on."
        ),
        size="small",
        color="muted",
    )
    buttons = [Button(_("Cancel"), lambda: dialog.close(), name="no")]
    dialog = Dialog(
        _("Which team plays on?"), Column(*cards, text, gap=8, pad=3), buttons, name="team-dialog", panel_width=440
    )
    return dialog


def name_dialog(call: Callable[[str], str]) -> Dialog:
    """Return the dialog that asks for a save's name; `call` returns what is wrong with it, or an empty text."""
    dialog: Dialog
    fault = Label("", name="fault", color="bad", size="small")

    def submit(name: str) -> None:
        wrong = call(name.strip())
        fault.text = wrong
        if not wrong:
            dialog.close()

    entry = TextEntry(name="save-name", placeholder=_("A name for this save"), most=60, on_submit=submit)
    text = Label(_("The game goes on under this name; the present save stays as it is."), color="muted", size="small")
    buttons = [
        Button(_("Cancel"), lambda: dialog.close(), name="no"),
        Button(_("Save"), lambda: submit(entry.text), name="yes", kind="primary"),
    ]
    dialog = Dialog(_("Save as"), Column(text, entry, fault), buttons, name="save-dialog", panel_width=440)
    return dialog


def file_dialog(scenario: Scenario) -> Dialog:
    """Return the secret file to read: log, event, mission."""
    heads = [(_("Log"), _(scenario.log)), (_("Event"), _(scenario.event)), (_("Mission"), mission_text(scenario))]
    lines = [f"<c=muted>{plan_text(scenario)}. {favours_text(scenario.favours)}</c>"]
    for title, text in heads:
        lines += [f"<b><c=accent>{title}</c></b>", text.replace("\n", " ")]
    found = token_lines(scenario)
    if found:
        lines += [f"<b><c=accent>{_('On the map')}</c></b>", *found]
    return tell(scenario.name, RichText(lines, paragraph_gap=8), "file-dialog")


def options_dialog(agent: str, options: Sequence[Option], board: Board, call: Callable[[Option], None]) -> Dialog:
    """Return the list of all that an Agent could do; Enter or a double click drafts one."""
    dialog: Dialog

    def chosen(id: str) -> None:
        dialog.close()
        call(options[int(id)])

    items = [Item(str(at), option_text(each, board), value_text(each)) for at, each in enumerate(options)]
    rows = List(items, name="options", selected="0", on_activate=chosen, most_rows=6)
    buttons = [
        Button(_("Close"), lambda: dialog.close(), name="no"),
        Button(_("Preview"), rows.activate, name="yes", kind="primary"),
    ]
    title = _("What {agent} could do").format(agent=agent_name(agent))
    dialog = Dialog(title, rows, buttons, name="options-dialog", panel_width=520)
    return dialog
