"""The list of secret files: the way into Personalise. A broken file is shown with its faults and left alone."""

import pygame

from solo import playerfiles
from solo.client import keeping
from solo.client.personalise.editor import FileEditorScreen
from solo.client.personalise.entries import FileEntry, file_entries, import_work, work_of
from solo.client.personalise.text import say
from solo.client.personalise.work import FileWork
from solo.client.screen import Push
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
from solo.contacts.names import favours_text, mission_text, plan_text
from solo.contacts.scenario import Scenario
from solo.core.content import ContentError

__all__ = ["FilesScreen"]

DETAILS_WIDTH = 420
MOST_FAULTS = 6
_ICONS = {"own": "file-text", "unsaved": "save", "program": "lock"}


class FilesScreen(RoomyScreen):
    """Every secret file there is, with what can be done with the chosen one."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self.chosen = ""

    def build(self) -> Widget:
        """Return the list and the chosen file's details."""
        self.entries = file_entries()
        if self.chosen not in [each.key for each in self.entries]:
            self.chosen = self.entries[0].key if self.entries else ""
        rows = List(
            [_item(each) for each in self.entries],
            name="files",
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self.edit(),
            most_rows=5,
            grow=1,
        )
        self._details = Column()
        self._details.width = self.side_width(DETAILS_WIDTH)
        self._select(self.chosen)
        take = Button(say("import"), self.take_in, name="import", icon="folder-open")
        return page(self, say("files"), self.split(rows, self._details), extras=(take,))

    def on_enter(self, window: object) -> None:
        """Look for files anew when coming back."""
        back = self._entered
        super().on_enter(window)  # type: ignore[arg-type]
        if back:
            self.rebuild()

    def on_result(self, result: object) -> None:
        """Choose the file that was saved last."""
        if result:
            self.chosen = f"own:{result}"

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 opens the help, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help("personalise"))
        else:
            super().on_key(event)

    def _select(self, key: str) -> None:
        self.chosen = key
        entry = self.entry
        parts = [] if entry is None else [self._panel(entry)]
        for part in parts:
            part.grow = 1
        self._details.replace(parts)

    @property
    def entry(self) -> FileEntry | None:
        """The chosen file."""
        return next((each for each in self.entries if each.key == self.chosen), None)

    # The details

    def _panel(self, entry: FileEntry) -> Widget:
        parts: list[Widget] = [
            Label(entry.name, size="head", bold=True),
            Label(say(f"kind-{entry.kind}"), color="muted"),
        ]
        if entry.scenario is not None:
            parts = [board_canvas(entry.scenario.board, (DETAILS_WIDTH - 44, 230)), *parts, *_facts(entry.scenario)]
        else:
            parts += _faults(entry)
        if entry.kind != "program":
            parts.append(Label(say("where", path=entry.path), size="tiny", color="muted"))
        body = Column(*parts, gap=8)
        return Panel(
            body if self.cramped else Scroll(body, name="details", grow=1), Flow(*self._buttons(entry)), gap=12
        )

    def _buttons(self, entry: FileEntry) -> list[Button]:
        texts, found = {"own": "edit", "unsaved": "go-on", "program": "copy"}, []
        if entry.draft is not None:
            found.append(Button(say(texts[entry.kind]), self.edit, name="edit", icon="pencil", kind="primary"))
            found.append(Button(say("export"), self.export, name="export", icon="share-2"))
        if entry.scenario is not None and entry.kind != "unsaved":
            found.insert(1, Button(say("play"), self.play, name="play", icon="play"))
        if entry.kind != "program":
            found.append(Button(say("delete"), self.delete, name="delete", icon="trash-2", kind="danger"))
        return found

    # What can be done

    def edit(self) -> None:
        """Open the chosen file, if it can be read."""
        if self.entry is not None and self.entry.draft is not None:
            self._open(work_of(self.entry))

    def _open(self, work: FileWork) -> None:
        self.go(Push(FileEditorScreen(self.navigator, work)))

    def play(self) -> None:
        """Choose Agents and level for a game with the chosen file."""
        if self.entry is not None:
            self.go(self.navigator.new_game(self.entry.path.stem))

    def take_in(self) -> None:
        """Ask for a file's path and open the secret file in it."""
        line = say("import-line")
        ask_line(self.ui, say("import-title"), line, "", say("import"), self._take_in, placeholder=say("path"))

    def _take_in(self, typed: str) -> str:
        if not typed:
            return say("bad-path")
        try:
            self._open(import_work(typed))
        except ContentError as error:
            return "\n".join(map(str, error.faults[:MOST_FAULTS]))
        return ""

    def export(self) -> None:
        """Write the chosen file to a path that is asked for."""
        if self.entry is not None and self.entry.draft is not None:
            keeping.export(self, say, self.entry.draft.text, self.entry.path.stem)

    def delete(self) -> None:
        """Delete the chosen file, after a question."""
        entry = self.entry
        if entry is not None and entry.kind != "program":
            line = say("delete-line", name=entry.name)
            ask(self, say("delete-title"), line, say("delete"), lambda: self._delete(entry), danger=True)

    def _delete(self, entry: FileEntry) -> None:
        try:
            playerfiles.remove(entry.path)
        except OSError as error:
            self.ui.toast(say("not-deleted", reason=error.strerror or error), "bad")
        self.rebuild()


def _item(entry: FileEntry) -> Item:
    icon = "triangle-alert" if entry.faults else _ICONS[entry.kind]
    return Item(entry.key, entry.name, f"{entry.path.stem}\u2002·\u2002{say(f'kind-{entry.kind}')}", icon)


def _facts(file: Scenario) -> list[Widget]:
    line = f"{plan_text(file)}. {favours_text(file.favours)}"
    return [Label(line, size="small"), Label(say("wants", mission=mission_text(file)), size="small", color="accent")]


def _faults(entry: FileEntry) -> list[Widget]:
    """What keeps the file from being played."""
    head = say("unfinished") if entry.draft is not None else say("broken")
    lines = [str(fault).removeprefix(f"{entry.path}:").removeprefix(":") for fault in entry.faults]
    shown = lines[:MOST_FAULTS] + ([say("more", count=len(lines) - MOST_FAULTS)] if lines[MOST_FAULTS:] else [])
    texts = [Label(text, size="small", color="muted") for text in shown]
    return [Label(head, size="small", color="bad", name="unfinished"), *texts]
