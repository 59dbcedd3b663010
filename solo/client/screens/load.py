"""Saved games: open one, or delete one after a question. A broken one is shown with its fault and left alone."""

from solo.client.screens.files import FileScreen
from solo.client.screens.parts import ask, page, show_fault
from solo.client.screens.summary import Summary, summaries
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.button import Button
from solo.core.paths import saves_folder
from solo.core.record import RecordFault
from solo.match import load_match

__all__ = ["LoadScreen"]


class LoadScreen(FileScreen):
    """All saves, the newest first."""

    def build(self) -> Widget:
        """Return the list."""
        self.files = summaries(saves_folder())
        return page(self, say("load"), self.file_list())

    def empty_text(self) -> str:
        """Say that there is none."""
        return say("no-saves")

    def buttons(self, summary: Summary) -> list[Button]:
        """Return Open and Delete."""
        opened = Button(say("open"), lambda: self.open_file(summary), name="open", icon="play", kind="primary")
        delete = Button(say("delete"), lambda: self._delete(summary), name="delete", icon="trash-2", kind="danger")
        return [opened, delete]

    def open_file(self, summary: Summary) -> None:
        """Go on with a game."""
        try:
            self.go(self.navigator.play(load_match(summary.path)))
        except RecordFault as fault:
            show_fault(self, summary.name, str(fault))

    def _delete(self, summary: Summary) -> None:
        question = say("delete-line", name=summary.name)
        ask(self, say("delete-title"), question, say("delete"), lambda: self._delete_now(summary), danger=True)

    def _delete_now(self, summary: Summary) -> None:
        try:
            summary.path.unlink(missing_ok=True)
        except OSError as error:
            show_fault(self, summary.name, str(error))
        self.rebuild()
