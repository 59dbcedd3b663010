"""What these screens share: a head with the way back, sections, pictures beside texts, a dialog for a broken file."""

import datetime
from collections.abc import Callable
from typing import Unpack

from solo.client.screen import Pop, UiScreen
from solo.client.screens.text import say
from solo.client.widgets import clipboard
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.box import Column, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll

SEPARATOR = "\u2002·\u2002"
"""What stands between the parts of a line."""

STATUS_ICONS = {"new": "star", "open": "hourglass", "won": "trophy", "nobody": "minus", "lost": "x", "practice": "info"}
"""A sign for what the player did on a challenge."""

CRAMPED_BELOW = 720
"""The width in units below which nothing stands side by side."""

__all__ = [
    "CRAMPED_BELOW",
    "SEPARATOR",
    "STATUS_ICONS",
    "RoomyScreen",
    "ask",
    "copy",
    "date_text",
    "head",
    "page",
    "rebuild_in_place",
    "section",
    "show_fault",
    "when_text",
]


class RoomyScreen(UiScreen):
    """A screen that puts things below one another, all of it scrolled, where the window is too small for its scale."""

    _was_cramped = False

    @property
    def cramped(self) -> bool:
        """Whether the window is too small to put things side by side; it is built anew when that changes."""
        self._was_cramped = self.window.size[0] < CRAMPED_BELOW * self.theme.scale
        return self._was_cramped

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay the widgets out anew, or build them anew if there is room now, or no more."""
        before = self._was_cramped
        super().on_resize(size)
        if self.cramped != before:
            self.rebuild()

    def split(self, left: Widget, right: Widget, gap: float = 20) -> Widget:
        """Return two parts side by side at full height, or below one another in a Scroll."""
        if self.cramped:
            left.grow = right.grow = 0
            return Scroll(Column(left, right, gap=gap, pad=3), name="all")
        return Row(left, right, gap=gap, stretch=True)

    def side_width(self, units: float) -> float | None:
        """Return the width of a part at the side; None, for all there is, where nothing is side by side."""
        return None if self.cramped else units


def head(screen: UiScreen, title: str, *extras: Widget) -> Row:
    """Return the top line of a screen: the way back, its title, and what stands at the right."""
    back = Button(icon="chevron-left", name="back", kind="quiet", on_press=lambda: screen.go(Pop()))
    back.tooltip = say("back")
    return Row(back, Label(title, size="title", bold=True), Spacer(grow=1), *extras, gap=12)


def page(screen: UiScreen, title: str, body: Widget, *below: Widget, extras: tuple[Widget, ...] = ()) -> Column:
    """Return a whole screen: head, body in all the space there is, and what stands below it."""
    body.grow = 1
    return Column(head(screen, title, *extras), body, *below, gap=16, pad=24)


def section(title: str, *children: Widget, extra: Widget | None = None, **hints: Unpack[Hints]) -> Column:
    """Return widgets below a heading; `extra` stands at the heading's right."""
    heading: Widget = Label(title, size="head", bold=True)
    if extra is not None:
        heading = Row(heading, Spacer(grow=1), extra, gap=12)
    return Column(heading, *children, gap=8, **hints)


def ask(
    screen: UiScreen, title: str, sentence: str, action: str, do: Callable[[], None], *, danger: bool = False
) -> None:
    """Ask before something is done; the way out has the focus."""

    def confirmed() -> None:
        dialog.close()
        do()

    cancel = Button(say("cancel"), lambda: dialog.close(), name="cancel")
    confirm = Button(action, confirmed, name="confirm", kind="danger" if danger else "primary")
    dialog = Dialog(title, Label(sentence), [cancel, confirm])
    screen.ui.open(dialog)
    screen.ui.focus(cancel)


def show_fault(screen: UiScreen, name: str, fault: str) -> None:
    """Say what is wrong with a file."""
    close = Button(say("close"), lambda: dialog.close(), name="close", kind="primary")
    body = Column(
        Label(name, bold=True),
        Label(fault, name="fault"),
        Label(say("fault-kept"), color="muted", size="small"),
        gap=10,
    )
    dialog = Dialog(say("fault-title"), body, [close])
    screen.ui.open(dialog)


def copy(screen: UiScreen, text: str) -> None:
    """Put a text on the clipboard and say so."""
    screen.ui.toast(say("copied") if clipboard.copy(text) else say("not-copied"))


def when_text(seconds: float) -> str:
    """Return a moment as date and time, the same in every language: `2026-11-30, 18:05`."""
    return datetime.datetime.fromtimestamp(seconds).strftime("%Y-%m-%d, %H:%M")


def date_text(seconds: float) -> str:
    """Return a moment's day, the same in every language: `2026-11-30`."""
    return when_text(seconds)[:10]


def rebuild_in_place(screen: UiScreen) -> None:
    """Build a screen's widgets anew and show the same part of each Scroll as before, by its name."""
    offsets = {part.name: part.bar.offset for part in screen.ui.root.walk() if isinstance(part, Scroll)}
    screen.rebuild()
    screen.ui.layout()
    for part in screen.ui.root.walk():
        if isinstance(part, Scroll) and part.name in offsets:
            before = part.bar.offset
            part.bar.scroll_to(offsets[part.name])
            part.children[0].shift(0, before - part.bar.offset)
