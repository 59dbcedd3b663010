"""The list of maps: the way into the editor. A broken file is shown with its faults and left alone."""

import pygame

from solo import playerfiles
from solo.client import keeping
from solo.client.mapeditor.dialogs import Facts, ask_facts
from solo.client.mapeditor.editor import MapEditorScreen
from solo.client.mapeditor.entries import MapEntry, import_work, map_entries, work_of
from solo.client.mapeditor.text import check_title, say
from solo.client.mapeditor.work import MapWork
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
from solo.contacts.mapdraft import empty_draft
from solo.contacts.mapfile import format_map
from solo.core.content import ContentError

__all__ = ["MapsScreen"]

DETAILS_WIDTH = 400
MOST_FAULTS = 6
_ICONS = {"own": "map", "unsaved": "save", "program": "lock"}


class MapsScreen(RoomyScreen):
    """Every map there is, with what can be done with the chosen one."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self.chosen = ""

    def build(self) -> Widget:
        """Return the list and the chosen map's details."""
        self.entries = map_entries()
        if self.chosen not in [each.key for each in self.entries]:
            self.chosen = self.entries[0].key if self.entries else ""
        rows = List(
            [_item(each) for each in self.entries],
            name="maps",
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self.edit(),
            most_rows=5,
            grow=1,
        )
        self._details = Column()
        self._details.width = self.side_width(DETAILS_WIDTH)
        self._select(self.chosen)
        new = Button(say("new"), self.new, name="new", icon="plus", kind="primary")
        take = Button(say("import"), self.take_in, name="import", icon="folder-open")
        return page(self, say("maps"), self.split(rows, self._details), extras=(take, new))

    def on_enter(self, window: object) -> None:
        """Look for maps anew when coming back."""
        back = self._entered
        super().on_enter(window)  # type: ignore[arg-type]
        if back:
            self.rebuild()

    def on_result(self, result: object) -> None:
        """Choose the map that was saved last in the editor."""
        if result:
            self.chosen = f"own:{result}"

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 opens the help, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help("map-editor"))
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
    def entry(self) -> MapEntry | None:
        """The chosen map."""
        return next((each for each in self.entries if each.key == self.chosen), None)

    # The details

    def _panel(self, entry: MapEntry) -> Widget:
        parts: list[Widget] = [
            Label(entry.name, size="head", bold=True),
            Label(say(f"kind-{entry.kind}"), color="muted"),
        ]
        if entry.sheet is not None:
            board = entry.sheet.board
            facts = say("facts", tiles=len(board.tiles), cities=board.cities.bit_count(), days=board.days)
            parts = [board_canvas(board, (DETAILS_WIDTH - 44, 230)), *parts, Label(facts, size="small")]
        parts += _state(entry)
        if entry.kind != "program":
            parts.append(Label(say("where", path=entry.path), size="tiny", color="muted"))
        body = Column(*parts, gap=8)
        return Panel(
            body if self.cramped else Scroll(body, name="details", grow=1), Flow(*self._buttons(entry)), gap=12
        )

    def _buttons(self, entry: MapEntry) -> list[Button]:
        texts = {"own": "edit", "unsaved": "go-on", "program": "copy"}
        found = []
        if entry.sheet is not None:
            found.append(Button(say(texts[entry.kind]), self.edit, name="edit", icon="pencil", kind="primary"))
            found.append(Button(say("export"), self.export, name="export", icon="share-2"))
        if entry.kind != "program":
            found.append(Button(say("delete"), self.delete, name="delete", icon="trash-2", kind="danger"))
        return found

    # What can be done

    def edit(self) -> None:
        """Open the chosen map, if it can be read."""
        if self.entry is not None and self.entry.sheet is not None:
            self._open(work_of(self.entry))

    def _open(self, work: MapWork) -> None:
        self.go(Push(MapEditorScreen(self.navigator, work)))

    def new(self) -> None:
        """Ask for name and size of a new map, and open it."""
        facts = Facts(say("unnamed"), "6", "12", "10", "S")
        ask_facts(self.ui, say("new-title"), say("new-line"), facts, say("make"), self._make)

    def _make(self, facts: Facts) -> None:
        draft = empty_draft(*facts.size, facts.name, facts.plan)
        self._open(MapWork(draft, suggested=_as_id(facts.name)))

    def take_in(self) -> None:
        """Ask for a file's path and open the map in it."""
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
        """Write the chosen map to a path that is asked for."""
        if self.entry is not None and self.entry.sheet is not None:
            keeping.export(self, say, format_map(self.entry.sheet), self.entry.sheet.board.id)

    def delete(self) -> None:
        """Delete the chosen map, after a question."""
        entry = self.entry
        if entry is not None and entry.kind != "program":
            line = say("delete-line", name=entry.name)
            ask(self, say("delete-title"), line, say("delete"), lambda: self._delete(entry), danger=True)

    def _delete(self, entry: MapEntry) -> None:
        try:
            playerfiles.remove(entry.path)
        except OSError as error:
            self.ui.toast(say("not-deleted", reason=error.strerror or error), "bad")
        self.rebuild()


def _item(entry: MapEntry) -> Item:
    icon = "triangle-alert" if entry.faults else _ICONS[entry.kind]
    return Item(entry.key, entry.name, f"{entry.path.stem}\u2002·\u2002{say(f'kind-{entry.kind}')}", icon)


def _state(entry: MapEntry) -> list[Widget]:
    """What keeps games from using the map, or that nothing does."""
    if entry.sheet is None:
        head = [Label(say("broken"), color="bad", name="broken")]
    elif not entry.faults:
        return [] if entry.kind == "unsaved" else [Label(say("ready"), size="small", color="good", name="ready")]
    else:
        head = [Label(say("unfinished"), size="small", color="bad", name="unfinished")]
    checks = [Label(check_title(check), size="small", color="muted", icon="triangle-alert") for check in entry.failing]
    others = [str(fault).removeprefix(f"{entry.path}:") for fault in entry.faults if "(check: " not in fault.problem]
    shown = others[:MOST_FAULTS] + ([say("more", count=len(others) - MOST_FAULTS)] if others[MOST_FAULTS:] else [])
    return [*head, *checks, *(Label(text, size="small", color="muted") for text in shown)]


def _as_id(name: str) -> str:
    """Return a map's name as an id to offer, as far as it has letters for one."""
    parts = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in name.lower()).split()
    return "-".join(parts)[:40].strip("-")
