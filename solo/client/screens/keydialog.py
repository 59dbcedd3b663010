"""The dialog that waits for a key to give to a command."""

from collections.abc import Callable, Mapping

import pygame

from solo.client.contacts.keys import command_text
from solo.client.paint import round_box
from solo.client.screen import UiScreen
from solo.client.screens.keychoice import key_fault, key_label, key_of
from solo.client.screens.text import say
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label

__all__ = ["KeyField", "ask_key"]


class KeyField(Widget):
    """Takes the next key that is pressed, whatever it is, but for Tab and Esc."""

    role = "entry"
    can_focus = True

    def __init__(self, text: str, on_name: Callable[[str], None], *, name: str) -> None:
        super().__init__(name)
        self.text = text
        self.on_name = on_name

    def spoken(self) -> str:
        """Return what it shows."""
        return self.text

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return theme.px(200) if width is None else width, theme.px(56)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the key that is in force."""
        assert self.theme is not None
        palette = self.theme.palette
        line = palette.focus if self.focused else palette.line
        round_box(surface, self.rect, self.theme.px(6), palette.field, line, self.theme.px(2))
        drawn = self.theme.text(self.text, "title", palette.accent, True)
        surface.blit(drawn, drawn.get_rect(center=self.rect.center))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take a key."""
        if event.type != pygame.KEYDOWN or event.key == pygame.K_ESCAPE:
            return event.type == pygame.MOUSEBUTTONDOWN
        self.on_name(pygame.key.name(event.key))
        return True


def ask_key(screen: UiScreen, command: str, own: Mapping[str, str], take: Callable[[str], None]) -> None:
    """Wait for a key for a command; a key that cannot be had is refused with the reason, and another may be tried."""

    def pressed(name: str) -> None:
        reason = key_fault(command, name, own)
        fault.text, fault.visible = reason, bool(reason)
        if not reason:
            dialog.close()
            take(name)

    field = KeyField(key_label(key_of(command, own)), pressed, name="key-field")
    fault = Label("", name="key-fault", color="bad", visible=False)
    body = Column(Label(say("press-key")), field, fault, gap=12)
    cancel = Button(say("cancel"), lambda: dialog.close(), name="cancel")
    dialog = Dialog(command_text(command), body, [cancel])
    screen.ui.open(dialog)
    screen.ui.focus(field)
