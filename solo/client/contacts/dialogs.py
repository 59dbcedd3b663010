"""The play screen's own dialogs: graded hints, the team that plays on, the secret file, an Agent's options."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from solo.advising import ASKED
from solo.client.contacts.panels.hints import option_text, value_text
from solo.client.menus import tell
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button, Card
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.richtext import RichText
from solo.contacts.board import Board
from solo.contacts.hints import Option
from solo.contacts.learning.text import asked_name, asked_text
from solo.contacts.names import agent_name, favours_text, mission_text, plan_text, team_text
from solo.contacts.scenario import Scenario
from solo.contacts.tokentext import token_lines
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.watching import TEAMS

__all__ = ["advice_dialog", "file_dialog", "options_dialog", "team_dialog"]


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
