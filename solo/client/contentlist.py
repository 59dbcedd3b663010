"""A list of maps or secret files, the player's and the program's: chosen, changed, imported, exported, deleted.

The map editor and Personalise open with one each. A broken file is shown with its faults and left alone.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import pygame

from solo import playerfiles
from solo.client import keeping
from solo.client.screen import Window
from solo.client.screens.asking import ask_line
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, ask, page
from solo.client.screens.pictures import board_canvas
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.contacts.board import Board
from solo.core.content import ContentError
from solo.core.nodes import Fault

__all__ = ["ContentListScreen", "ListedFile", "fault_lines"]

DETAILS_WIDTH = 420
PICTURE = (DETAILS_WIDTH - 44, 230)
MOST_FAULTS = 6

Say = Callable[..., str]


class ListedFile(Protocol):
    """One file of the list. `kind`: own, unsaved or program."""

    @property
    def key(self) -> str:
        """What tells it from the others."""
        ...

    @property
    def kind(self) -> str:
        """Whose it is."""
        ...

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def path(self) -> Path:
        """Where it is."""
        ...

    @property
    def faults(self) -> Sequence[Fault]:
        """What is wrong with it."""
        ...


Listed = TypeVar("Listed", bound=ListedFile)


class ContentListScreen(RoomyScreen, Generic[Listed]):
    """Every file of a kind, with what can be done with the chosen one. `say` has the texts; `topic`: the help page."""

    name = ""
    topic = ""
    icon = ""

    def __init__(self, navigator: Navigator, say: Say) -> None:
        super().__init__()
        self.navigator, self.say = navigator, say
        self.chosen = ""
        self.entries: list[Listed] = []

    # To override

    def listed(self) -> list[Listed]:
        """Return the files to list."""
        raise NotImplementedError

    def board_of(self, entry: Listed) -> Board | None:
        """Return the map to picture, if the file can be read so far."""
        raise NotImplementedError

    def about(self, entry: Listed) -> Sequence[Widget]:
        """Return what is said of a file: facts, or what is wrong with it."""
        raise NotImplementedError

    def text_of(self, entry: Listed) -> tuple[str, str] | None:
        """Return a file's text and id, for changing and exporting it; None if it cannot be read."""
        raise NotImplementedError

    def open_entry(self, entry: Listed) -> None:
        """Open a file that has a text in the editor."""
        raise NotImplementedError

    def open_import(self, typed: str) -> None:
        """Open the file at a path in the editor. Raises: ContentError."""
        raise NotImplementedError

    def more_buttons(self, entry: Listed) -> Sequence[Button]:
        """Return what can be done with a file besides changing, exporting and deleting it."""
        return ()

    def head_buttons(self) -> Sequence[Button]:
        """Return what can be done besides importing a file."""
        return ()

    # The screen

    def build(self) -> Widget:
        """Return the list and the chosen file's details."""
        self.entries = self.listed()
        if self.chosen not in [each.key for each in self.entries]:
            self.chosen = self.entries[0].key if self.entries else ""
        rows = List(
            [self._item(each) for each in self.entries],
            name=self.name,
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self.edit(),
            most_rows=5,
            grow=1,
        )
        self._details = Column()
        self._details.width = self.side_width(DETAILS_WIDTH)
        self._select(self.chosen)
        take = Button(self.say("import"), self.take_in, name="import", icon="folder-open")
        return page(self, self.say(self.name), self.split(rows, self._details), extras=(take, *self.head_buttons()))

    def on_enter(self, window: Window) -> None:
        """Look for files anew when coming back."""
        back = self._entered
        super().on_enter(window)
        if back:
            self.rebuild()

    def on_result(self, result: object) -> None:
        """Choose the file that was saved last in the editor."""
        if result:
            self.chosen = f"own:{result}"

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 opens the help, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help(self.topic))
        else:
            super().on_key(event)

    def _item(self, entry: Listed) -> Item:
        icons = {"own": self.icon, "unsaved": "save", "program": "lock"}
        whose = self.say(f"kind-{entry.kind}")
        icon = "triangle-alert" if entry.faults else icons[entry.kind]
        return Item(entry.key, entry.name, f"{entry.path.stem}\u2002·\u2002{whose}", icon)

    def _select(self, key: str) -> None:
        self.chosen = key
        entry = self.entry
        parts = [] if entry is None else [self._panel(entry)]
        for part in parts:
            part.grow = 1
        self._details.replace(parts)

    @property
    def entry(self) -> Listed | None:
        """The chosen file."""
        return next((each for each in self.entries if each.key == self.chosen), None)

    def _panel(self, entry: Listed) -> Widget:
        board = self.board_of(entry)
        parts: list[Widget] = [] if board is None else [board_canvas(board, PICTURE)]
        parts.append(Label(entry.name, size="head", bold=True))
        parts.append(Label(self.say(f"kind-{entry.kind}"), color="muted"))
        parts += self.about(entry)
        if entry.kind != "program":
            parts.append(Label(self.say("where", path=entry.path), size="tiny", color="muted"))
        body = Column(*parts, gap=8)
        shown = body if self.cramped else Scroll(body, name="details", grow=1)
        return Panel(shown, Flow(*self._buttons(entry)), gap=12)

    def _buttons(self, entry: Listed) -> list[Button]:
        texts, found = {"own": "edit", "unsaved": "go-on", "program": "copy"}, list(self.more_buttons(entry))
        if self.text_of(entry) is not None:
            text = self.say(texts[entry.kind])
            found.insert(0, Button(text, self.edit, name="edit", icon="pencil", kind="primary"))
            found.append(Button(self.say("export"), self.export, name="export", icon="share-2"))
        if entry.kind != "program":
            found.append(Button(self.say("delete"), self.delete, name="delete", icon="trash-2", kind="danger"))
        return found

    # What can be done

    def edit(self) -> None:
        """Open the chosen file, if it can be read."""
        if self.entry is not None and self.text_of(self.entry) is not None:
            self.open_entry(self.entry)

    def take_in(self) -> None:
        """Ask for a file's path and open what is in it."""
        say = self.say
        ask_line(
            self.ui, say("import-title"), say("import-line"), "", say("import"), self._take_in, placeholder=say("path")
        )

    def _take_in(self, typed: str) -> str:
        if not typed:
            return self.say("bad-path")
        try:
            self.open_import(typed)
        except ContentError as error:
            return "\n".join(map(str, error.faults[:MOST_FAULTS]))
        return ""

    def export(self) -> None:
        """Write the chosen file to a path that is asked for."""
        found = None if self.entry is None else self.text_of(self.entry)
        if found is not None:
            keeping.export(self, self.say, *found)

    def delete(self) -> None:
        """Delete the chosen file, after a question."""
        entry, say = self.entry, self.say
        if entry is not None and entry.kind != "program":
            line = say("delete-line", name=entry.name)
            ask(self, say("delete-title"), line, say("delete"), lambda: self._delete(entry), danger=True)

    def _delete(self, entry: Listed) -> None:
        try:
            playerfiles.remove(entry.path)
        except OSError as error:
            self.ui.toast(self.say("not-deleted", reason=error.strerror or error), "bad")
        self.rebuild()


def fault_lines(lines: Sequence[str], say: Say) -> list[Widget]:
    """Return the first faults as lines, and how many more there are."""
    shown = [*lines[:MOST_FAULTS], *([say("more", count=len(lines) - MOST_FAULTS)] if lines[MOST_FAULTS:] else [])]
    return [Label(text, size="small", color="muted") for text in shown]
