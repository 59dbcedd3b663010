"""Dialogs of any game's screens: menu, question, text to read, save under a name."""

from collections.abc import Callable, Sequence

import pygame

from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.widgets.textentry import TextEntry
from solo.core.language import gettext as _

__all__ = ["Entry", "ask", "menu", "name_dialog", "tell"]

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
