"""The list of maps: the way into the editor."""

from collections.abc import Sequence

from solo.client.contentlist import ContentListScreen, fault_lines
from solo.client.mapeditor.dialogs import Facts, ask_facts
from solo.client.mapeditor.editor import MapEditorScreen
from solo.client.mapeditor.entries import MapEntry, import_work, map_entries, work_of
from solo.client.mapeditor.text import check_title, say
from solo.client.mapeditor.work import MapWork
from solo.client.screen import Push
from solo.client.screens.navigator import Navigator
from solo.client.widgets.base import Widget
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.board import Board
from solo.contacts.mapdraft import empty_draft
from solo.contacts.mapfile import format_map

__all__ = ["MapsScreen"]


class MapsScreen(ContentListScreen[MapEntry]):
    """Every map there is, with what can be done with the chosen one."""

    name, topic, icon = "maps", "map-editor", "map"

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator, say)

    def listed(self) -> list[MapEntry]:
        """Return the maps to list."""
        return map_entries()

    def board_of(self, entry: MapEntry) -> Board | None:
        """Return the map to picture."""
        return entry.sheet.board if entry.sheet is not None else None

    def about(self, entry: MapEntry) -> Sequence[Widget]:
        """Return the map's facts, and what keeps games from using it, or that nothing does."""
        board = self.board_of(entry)
        if board is None:
            return _state(entry)
        facts = say("facts", tiles=len(board.tiles), cities=board.cities.bit_count(), days=board.days)
        return [Label(facts, size="small"), *_state(entry)]

    def text_of(self, entry: MapEntry) -> tuple[str, str] | None:
        """Return the map file's text and id."""
        return (format_map(entry.sheet), entry.sheet.board.id) if entry.sheet is not None else None

    def open_entry(self, entry: MapEntry) -> None:
        """Open a map in the editor."""
        self._open(work_of(entry))

    def open_import(self, typed: str) -> None:
        """Open the map at a path. Raises: ContentError."""
        self._open(import_work(typed))

    def head_buttons(self) -> Sequence[Button]:
        """Return the way to an empty map."""
        return (Button(say("new"), self.new, name="new", icon="plus", kind="primary"),)

    def _open(self, work: MapWork) -> None:
        self.go(Push(MapEditorScreen(self.navigator, work)))

    def new(self) -> None:
        """Ask for name and size of a new map, and open it."""
        facts = Facts(say("unnamed"), "6", "12", "10", "S")
        ask_facts(self.ui, say("new-title"), say("new-line"), facts, say("make"), self._make)

    def _make(self, facts: Facts) -> None:
        draft = empty_draft(*facts.size, facts.name, facts.plan)
        self._open(MapWork(draft, suggested=_as_id(facts.name)))


def _state(entry: MapEntry) -> list[Widget]:
    if entry.sheet is None:
        head = [Label(say("broken"), color="bad", name="broken")]
    elif not entry.faults:
        return [] if entry.kind == "unsaved" else [Label(say("ready"), size="small", color="good", name="ready")]
    else:
        head = [Label(say("unfinished"), size="small", color="bad", name="unfinished")]
    checks = [Label(check_title(check), size="small", color="muted", icon="triangle-alert") for check in entry.failing]
    others = [str(fault).removeprefix(f"{entry.path}:") for fault in entry.faults if "(check: " not in fault.problem]
    return [*head, *checks, *fault_lines(others, say)]


def _as_id(name: str) -> str:
    """Return a map's name as an id to offer, as far as it has letters for one."""
    parts = "".join(sign if sign.isascii() and sign.isalnum() else " " for sign in name.lower()).split()
    return "-".join(parts)[:40].strip("-")
