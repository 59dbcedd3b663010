"""The list of secret files: the way into Personalise."""

from collections.abc import Sequence

from solo.client.contentlist import ContentListScreen, fault_lines
from solo.client.personalise.editor import FileEditorScreen
from solo.client.personalise.entries import FileEntry, file_entries, import_work, work_of
from solo.client.personalise.text import say
from solo.client.personalise.work import FileWork
from solo.client.screen import Push
from solo.client.screens.navigator import Navigator
from solo.client.widgets.base import Widget
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.board import Board
from solo.contacts.names import favours_text, mission_text, plan_text
from solo.contacts.scenario import Scenario

__all__ = ["FilesScreen"]


class FilesScreen(ContentListScreen[FileEntry]):
    """Every secret file there is, with what can be done with the chosen one."""

    name, topic, icon = "files", "personalise", "file-text"

    def __init__(self, navigator: Navigator) -> None:
        super().__init__(navigator, say)

    def listed(self) -> list[FileEntry]:
        """Return the secret files to list."""
        return file_entries()

    def board_of(self, entry: FileEntry) -> Board | None:
        """Return the file's map, if it can be played."""
        return entry.scenario.board if entry.scenario is not None else None

    def about(self, entry: FileEntry) -> Sequence[Widget]:
        """Return the file's facts, or what keeps it from being played."""
        return _faults(entry) if entry.scenario is None else _facts(entry.scenario)

    def text_of(self, entry: FileEntry) -> tuple[str, str] | None:
        """Return the file's text and id."""
        return (entry.draft.text, entry.path.stem) if entry.draft is not None else None

    def open_entry(self, entry: FileEntry) -> None:
        """Open a secret file in the editor."""
        self._open(work_of(entry))

    def open_import(self, typed: str) -> None:
        """Open the secret file at a path. Raises: ContentError."""
        self._open(import_work(typed))

    def more_buttons(self, entry: FileEntry) -> Sequence[Button]:
        """Return the way to a game with the file."""
        playable = entry.scenario is not None and entry.kind != "unsaved"
        return (Button(say("play"), self.play, name="play", icon="play"),) if playable else ()

    def _open(self, work: FileWork) -> None:
        self.go(Push(FileEditorScreen(self.navigator, work)))

    def play(self) -> None:
        """Choose Agents and level for a game with the chosen file."""
        if self.entry is not None:
            self.go(self.navigator.new_game(self.entry.path.stem))


def _facts(file: Scenario) -> list[Widget]:
    line = f"{plan_text(file)}. {favours_text(file.favours)}"
    return [Label(line, size="small"), Label(say("wants", mission=mission_text(file)), size="small", color="accent")]


def _faults(entry: FileEntry) -> list[Widget]:
    head = say("unfinished") if entry.draft is not None else say("broken")
    lines = [str(fault).removeprefix(f"{entry.path}:").removeprefix(":") for fault in entry.faults]
    return [Label(head, size="small", color="bad", name="unfinished"), *fault_lines(lines, say)]
