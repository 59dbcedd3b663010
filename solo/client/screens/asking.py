"""Dialogs for work on a file of the player's: a line of text, a menu, and what to do with unsaved changes."""

from collections.abc import Callable, Sequence

from solo.client.screens.text import say
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.ui import Ui

__all__ = ["Entry", "ask_line", "ask_three", "open_menu"]

Entry = tuple[str, str, str, Callable[[], None]]
"""A menu's button: its name, text, icon and what it does."""


def ask_line(
    ui: Ui, title: str, line: str, text: str, action: str, take: Callable[[str], str], *, placeholder: str = ""
) -> None:
    """Ask for a line of text. `take` gets it trimmed, and returns what is wrong with it or an empty text."""

    def submit(typed: str) -> None:
        wrong = take(typed.strip())
        fault.text, fault.visible = wrong, bool(wrong)

    def close_first(typed: str) -> None:
        """Close before something else opens, and come back with the fault if there is one."""
        submit(typed)
        if not fault.visible:
            dialog.close()

    fault = Label("", name="line-fault", color="bad", size="small", visible=False)
    entry = TextEntry(text, name="line", placeholder=placeholder, on_submit=close_first)
    buttons = [
        Button(say("cancel"), lambda: dialog.close(), name="cancel"),
        Button(action, lambda: close_first(entry.text), name="confirm", kind="primary"),
    ]
    body = Column(Label(line, size="small", color="muted"), entry, fault, gap=10, pad=3)
    dialog = Dialog(title, body, buttons, name="line-dialog", panel_width=460)
    ui.open(dialog)
    ui.focus(entry)


def open_menu(ui: Ui, title: str, entries: Sequence[Entry], back: str) -> None:
    """Open a menu; every button closes it first. `back` is what its way out is called."""

    def pressed(call: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            dialog.close()
            call()

        return press

    buttons = [Button(text, pressed(call), name=name, icon=icon, justify="left") for name, text, icon, call in entries]
    leave = Button(back, lambda: dialog.close(), name="menu-back", kind="primary", icon="chevron-left")
    dialog = Dialog(title, Column(*buttons, gap=8, pad=3), [leave], name="menu-dialog", panel_width=380)
    ui.open(dialog)


def ask_three(ui: Ui, title: str, line: str, save: Callable[[], None], discard: Callable[[], None]) -> None:
    """Ask what to do with unsaved changes: save them, discard them, or stay (Esc)."""

    def then(call: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            dialog.close()
            call()

        return press

    stay = Button(say("cancel"), lambda: dialog.close(), name="cancel")
    buttons = [
        stay,
        Button(say("discard"), then(discard), name="discard", kind="danger"),
        Button(say("save"), then(save), name="confirm", kind="primary"),
    ]
    dialog = Dialog(title, Label(line), buttons, name="leave-dialog", panel_width=460)
    ui.open(dialog)
    ui.focus(stay)
