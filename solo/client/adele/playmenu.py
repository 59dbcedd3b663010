"""The play screen's ways out: undo and practice, saving, restarting, resigning, reporting, leaving."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from solo.adele.actions import Resign
from solo.adele.names import favours_text, hint_name, level_name
from solo.client import menus
from solo.client.adele.table import Table
from solo.client.adele.wait import AlienWait
from solo.client.playfiles import ask_save_name, report_problem
from solo.client.playrun import RunRules
from solo.client.screen import Reset, Transition
from solo.client.services import Services
from solo.client.widgets.richtext import RichText
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.match import new_match
from solo.runtext import undo_refusal

if TYPE_CHECKING:
    from solo.adele.actions import Action

__all__ = ["PlayMenu"]


class PlayMenu(RunRules):
    """What the menu and the undo button do. The play screen supplies the rest."""

    services: Services
    table: Table
    wait: AlienWait | None
    news: tuple[PublicLine, ...]

    if TYPE_CHECKING:

        def go(self, transition: Transition) -> None: ...
        def plans_changed(self) -> None: ...
        def act(self, action: "Action") -> None: ...

    def set_hints(self, level: str) -> None:
        """Change the hint level, after a question where that would make a rated run practice."""
        if not self.ask_hints(level):
            return
        try:
            self.match.set_hints(level)
        except OSError as error:
            self.not_saved(error)
        self.refresh()
        self.ui.toast(_("Hints: {level}").format(level=hint_name(level)), seconds=1.5)

    # Undo

    def undo(self) -> None:
        """Take back the last cube or action, or offer practice where something was told."""
        if self.wait is not None:
            return
        if self.table.let_go():
            self.refresh()
            return
        if self.table.asked == "plan" and self.table.plans.take_back():
            self.plans_changed()
            return
        try:
            if self.match.can_undo:
                self.match.undo()
                self._went_back()
            elif self.match.is_rated:
                self.ui.toast(undo_refusal(), seconds=8)
            elif self.match.can_practice:
                text = _(
                    "What you did last has shown you something, so it cannot be undone. You may go on from before it "
                    "as practice: the game counts for nothing then."
                )
                self.ui.open(menus.ask(_("Practice from here?"), text, _("Practice"), self._practice))
            else:
                self.ui.toast(_("There is nothing to undo."), seconds=2.0)
        except OSError as error:
            self.not_saved(error)

    def _practice(self) -> None:
        try:
            if self.match.practice_from_here():
                self._went_back()
                self.ui.toast(_("This game is practice from now on."))
        except OSError as error:
            self.not_saved(error)

    def _went_back(self) -> None:
        self.news = ()
        self.table.refresh()
        self._seen = len(self.table.observation.record.lines)
        self.refresh()

    def back_until(self, holds: Callable[[], bool]) -> None:
        """Take back action after action until something holds; past what was told, the game is practice then."""
        try:
            while not holds():
                if self.match.can_undo:
                    self.match.undo()
                elif not self.match.practice_from_here():
                    break
                self.table.refresh()
        except OSError as error:
            self.not_saved(error)
        self._went_back()

    def ask(self, title: str, text: str, yes: str, call: Callable[[], None]) -> None:
        """Ask a question, and do something if the answer is yes."""
        self.ui.open(menus.ask(title, text, yes, call))

    # Menu

    def open_menu(self) -> None:
        """Open the menu."""
        kept: list[menus.Entry] = [
            ("save-as", _("Save as …"), "save", lambda: ask_save_name(self.ui, self.match)),
            ("restart", _("Restart with the same crew"), "rotate-ccw", self._ask_restart),
        ]
        entries: list[menus.Entry] = [
            *([] if self.match.is_rated or self.match.path is None else kept),
            ("settings", _("Settings"), "settings", lambda: self.go(self.services.settings())),
            ("help", _("Help"), "circle-help", lambda: self.go(self.services.help("adele"))),
            ("report", _("Report a problem"), "message-square", lambda: report_problem(self.ui, self.match)),
            *self.practice_entries(),
            ("resign", _("Resign"), "flag", self._ask_resign),
            ("leave", self._leave_text(), "house", lambda: self.go(self.services.title())),
        ]
        self.ui.open(menus.menu(self.title_of_play(_(self.table.public.setup.scenario.name)), entries))

    def _leave_text(self) -> str:
        if self.match.path is None:
            return _("Stop the tutorial (it is not saved)")
        return _("Save and go to the title")

    def open_file(self) -> None:
        """Show the set-up file."""
        file = self.table.public.setup.scenario
        level = level_name(self.table.level)
        lines = [f"<c=muted>{file.ship.name}, {favours_text(file.favours)}. {_('Alien')}: {level}.</c>"]
        lines += [f"<b><c=accent>{_('Log')}</c></b>", _(file.log).replace("\n", " ")]
        if file.twist:
            lines += [f"<b><c=accent>{_('What is different')}</c></b>", _(file.twist).replace("\n", " ")]
        self.ui.open(menus.tell(file.name, RichText(lines, paragraph_gap=8), "file-dialog"))

    def _ask_restart(self) -> None:
        text = _("A new game begins: the same file, crew, level and hints, another seed. This one stays saved.")
        self.ui.open(menus.ask(_("Restart?"), text, _("Restart"), self._restart))

    def _restart(self) -> None:
        from solo.client.adele.play import PlayScreen

        choice = replace(self.match.choice, hints=self.match.hints, seed=0, challenge=None)
        self.go(Reset(PlayScreen(new_match(choice), self.services)))

    def _ask_resign(self) -> None:
        if not self.match.is_over:
            text = self.resigning(_("The Alien wins, and you see what was hidden."))
            self.ui.open(menus.ask(_("Resign?"), text, _("Resign"), lambda: self.act(Resign()), danger=True))
