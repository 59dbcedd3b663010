"""The play screen's ways out: undo and practice, the menu, saving, restarting, giving up, leaving."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from solo.client import menus
from solo.client.playfiles import ask_save_name, report_problem
from solo.client.playrun import RunRules
from solo.client.screen import Reset, Transition
from solo.client.screens.navigator import Navigator
from solo.client.widgets.ui import Ui
from solo.client.xfiles.wait import RivalWait
from solo.core.language import gettext as _
from solo.match import Match, new_match
from solo.runtext import undo_refusal
from solo.xfiles.actions import Resign
from solo.xfilesmatch import take_back

__all__ = ["PlayMenu", "same_choice"]


def same_choice(match: Match, seed: int = 0) -> Any:
    """Return a match's choices for another game, with the hints in force now; another seed unless one is given."""
    return replace(match.choice, hints=match.hints, seed=seed, challenge=None)


class PlayMenu(RunRules):
    """What the menu and the undo button do. The play screen supplies the rest."""

    match: Match
    navigator: Navigator
    ui: Ui
    wait: RivalWait | None

    if TYPE_CHECKING:

        def go(self, transition: Transition) -> None: ...
        def go_back(self) -> None: ...
        def act(self, action: Any) -> None: ...

    def undo(self) -> None:
        """Take back the last choice, or offer practice where something hidden was told since."""
        if self.wait is not None:
            return
        try:
            if take_back(self.match):
                self.go_back()
            elif self.match.is_rated:
                self.ui.toast(undo_refusal(), seconds=8)
            elif self.match.can_practice and self.match.session.has_acted(self.match.human):
                text = _(
                    "Something hidden was shown since your last choice, so it cannot be undone. You may go on from "
                    "before it as practice: the game is marked as practice from then on."
                )
                self.ui.open(menus.ask(_("Practice from here?"), text, _("Practice"), self._practice))
            else:
                self.ui.toast(_("There is nothing to undo."), seconds=2.0)
        except OSError as error:
            self.not_saved(error)

    def _practice(self) -> None:
        try:
            if self.match.practice_from_here():
                self.go_back()
                self.ui.toast(_("This game is practice from now on."))
        except OSError as error:
            self.not_saved(error)

    def open_menu(self) -> None:
        """Open the menu."""
        kept: list[menus.Entry] = [
            ("save-as", _("Save as …"), "save", lambda: ask_save_name(self.ui, self.match)),
            ("restart", _("Restart with the same rivals"), "rotate-ccw", self._ask_restart),
        ]
        entries: list[menus.Entry] = [
            *([] if self.match.is_rated or self.match.path is None else kept),
            ("settings", _("Settings"), "settings", lambda: self.go(self.navigator.to_settings())),
            ("help", _("Help"), "circle-help", lambda: self.go(self.navigator.help("xfiles"))),
            ("report", _("Report a problem"), "message-square", lambda: report_problem(self.ui, self.match)),
            *self.practice_entries(),
            ("resign", _("Give up"), "flag", self._ask_resign),
            ("leave", self._leave_text(), "house", lambda: self.go(self.navigator.title())),
        ]
        self.ui.open(menus.menu(self.title_of_play(_(self.match.session.setup.scenario.name)), entries))

    def _leave_text(self) -> str:
        return _("Stop the lesson (it is not saved)") if self.match.path is None else _("Save and go to the title")

    def _ask_restart(self) -> None:
        text = _("A new game begins: the same scenario, rivals and hints, another deal. This one stays saved.")
        self.ui.open(menus.ask(_("Restart?"), text, _("Restart"), self._restart))

    def _restart(self) -> None:
        self.go(Reset(self.navigator.play_screen(new_match(same_choice(self.match)))))

    def _ask_resign(self) -> None:
        text = self.resigning(_("The best of your rivals wins, whatever you have solved."))
        self.ui.open(menus.ask(_("Give up?"), text, _("Give up"), lambda: self.act(Resign()), danger=True))
