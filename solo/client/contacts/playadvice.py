"""The play screen's graded hints: asked for in a dialog, counted, shown in the sidebar and on the board."""

from typing import TYPE_CHECKING

from solo.advising import asked_of, counts_as, note_asked
from solo.client.contacts import dialogs
from solo.client.contacts.sidebar import Sidebar
from solo.client.contacts.table import Table
from solo.client.widgets.ui import Ui
from solo.contacts.names import hint_name
from solo.core.language import gettext as _
from solo.match import Match
from solo.runtext import advice_warning

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["PlayAdvice"]


class PlayAdvice:
    """What the graded hints do. The play screen supplies the rest."""

    match: Match
    table: Table
    ui: Ui
    sidebar: Sidebar

    if TYPE_CHECKING:

        def refresh(self) -> None: ...
        def ask_practice(self, warning: str, call: "Callable[[], None]") -> None: ...
        def make_practice(self, why: str) -> None: ...
        def not_saved(self, error: OSError) -> None: ...

    def open_advice(self) -> None:
        """Offer the graded hints, where there is something to deduce."""
        if self.match.iron:
            self.ui.toast(_("Iron mode: no hints and no undo."), "accent")
        elif self.table.real.zone is None or self.match.is_over:
            self.ui.toast(_("There is nothing to deduce yet."), "accent")
        else:
            self.ui.open(dialogs.advice_dialog(asked_of(self.match), self.ask_advice))

    def ask_advice(self, name: str) -> None:
        """Count a hint and show it, after a question where that would make the run practice."""
        mark, level = self.match.challenge, counts_as(self.match, name)
        if mark is not None and self.match.spoils(level):
            self.ask_practice(advice_warning(hint_name(level), hint_name(mark.hints)), lambda: self._take_advice(name))
            return
        try:
            note_asked(self.match, name)
        except OSError as error:
            self.not_saved(error)
            if self.match.is_rated:
                return
        self.table.forget_answers()
        self.table.advice.ask(name, self.table.observation, self.table.fresh_notes)
        self.refresh()
        self.sidebar.reveal("advice-panel")

    def _take_advice(self, name: str) -> None:
        """Let the run be practice, and show the hint if it is."""
        self.make_practice("hints")
        if not self.match.is_rated:
            self.ask_advice(name)

    def clear_faded(self) -> None:
        """Take away the marks of earlier days."""
        self.table.clear_faded()
        self.refresh()

    def close_advice(self) -> None:
        """Show the graded hint no more."""
        self.table.advice.forget()
        self.refresh()
