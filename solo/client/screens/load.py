"""Saved games: open one, or delete one after a question. A broken one is shown with its fault.

One whose last line was cut off can be gone on with; the broken file is kept beside it.
"""

from solo.client.screens.files import FileScreen
from solo.client.screens.opengame import open_game
from solo.client.screens.parts import ask, page, show_fault
from solo.client.screens.summary import Summary, summaries
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.button import Button
from solo.core.paths import saves_folder
from solo.core.record import RecordFault
from solo.opening import lost_by_mending, mend_match
from solo.rated import name_of
from solo.runtext import lost_by_mending_text

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
        """Return Open and Delete; for a broken one the way on there is, if there is one, and Delete."""
        delete = self.delete_button(summary)
        if summary.is_torn:
            mend = Button(say("mend"), lambda: self._mend(summary), name="mend", icon="play", kind="primary")
            return [mend, delete]
        if summary.fault:
            return [delete]
        opened = Button(say("open"), lambda: self.open_file(summary), name="open", icon="play", kind="primary")
        return [opened, delete]

    def fault_text(self, summary: Summary) -> str:
        """Say what can be done about a broken save."""
        return say("fault-torn") if summary.is_torn else say("fault-kept")

    def _mend(self, summary: Summary) -> None:
        """Go on from the last whole event; ask first where that loses a rated run."""
        try:
            lost = lost_by_mending(summary.path)
        except RecordFault as fault:
            show_fault(self, summary.name, str(fault))
            return
        if lost is None:
            self._mend_now(summary)
            return
        question = lost_by_mending_text(name_of(lost))
        ask(self, say("mend-title"), question, say("mend-anyway"), lambda: self._mend_now(summary), danger=True)

    def _mend_now(self, summary: Summary) -> None:
        try:
            self.go(self.navigator.play(mend_match(summary.path)))
        except RecordFault as fault:
            show_fault(self, summary.name, str(fault))
        except OSError as error:
            show_fault(self, summary.name, say("kept-not", reason=error.strerror or str(error)))

    def open_file(self, summary: Summary) -> None:
        """Go on with a game."""
        open_game(self, self.navigator, summary)
