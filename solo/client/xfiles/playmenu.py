"""The play screen's ways out: undo and practice, the menu, saving, restarting, giving up, leaving."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from solo.client.screen import Reset, Transition
from solo.client.screens.asking import Entry, ask_line, open_menu
from solo.client.screens.navigator import Navigator
from solo.client.widgets.ui import Ui
from solo.client.xfiles.dialogs import ask
from solo.client.xfiles.wait import RivalWait
from solo.core.language import gettext as _
from solo.match import Match, new_match
from solo.xfiles.actions import Resign
from solo.xfilesmatch import take_back

__all__ = ["PlayMenu", "same_choice"]


def same_choice(match: Match, seed: int = 0) -> Any:
    """Return a match's choices for another game, with the hints in force now; another seed unless one is given."""
    return replace(match.choice, hints=match.hints, seed=seed)


class PlayMenu:
    """What the menu and the undo button do. The play screen supplies the rest."""

    match: Match
    navigator: Navigator
    ui: Ui
    wait: RivalWait | None

    if TYPE_CHECKING:

        def go(self, transition: Transition) -> None: ...
        def go_back(self) -> None: ...
        def act(self, action: Any) -> None: ...

    def not_saved(self, error: OSError) -> None:
        """Say that the save could not be written."""
        text = _("The game could not be saved: {why}. It goes on; saving is tried again after the next action.")
        self.ui.toast(text.format(why=error.strerror or str(error)), "bad", seconds=8)

    def undo(self) -> None:
        """Take back the last choice, or offer practice where something hidden was told since."""
        if self.wait is not None:
            return
        try:
            if take_back(self.match):
                self.go_back()
            elif self.match.can_practice and self.match.session.has_acted(self.match.human):
                text = _(
                    "Something hidden was shown since your last choice, so it cannot be undone. You may go on from "
                    "before it as practice: the game is marked as practice from then on."
                )
                self.ui.open(ask(_("Practice from here?"), text, _("Practice"), self._practice))
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
        saved = self.match.path is not None
        kept: list[Entry] = [
            ("save-as", _("Save as …"), "save", self._save_as),
            ("restart", _("Restart with the same rivals"), "rotate-ccw", self._ask_restart),
        ]
        entries: list[Entry] = [
            *(kept if saved else []),
            ("settings", _("Settings"), "settings", lambda: self.go(self.navigator.to_settings())),
            ("help", _("Help"), "circle-help", lambda: self.go(self.navigator.help("xfiles"))),
            ("resign", _("Give up"), "flag", self._ask_resign),
            ("leave", self._leave_text(), "house", lambda: self.go(self.navigator.title())),
        ]
        open_menu(self.ui, self.match.session.setup.scenario.name, entries, _("Back to the game"))

    def _leave_text(self) -> str:
        return _("Stop the lesson (it is not saved)") if self.match.path is None else _("Save and go to the title")

    def _save_as(self) -> None:
        def save(name: str) -> str:
            try:
                self.match.save_as(name)
            except (ValueError, FileExistsError) as error:
                text = str(error)
                return text[:1].upper() + text[1:]
            except OSError as error:
                return _("It cannot be written: {why}.").format(why=error.strerror or str(error))
            self.ui.toast(_("Saved as {name}.").format(name=name), "good")
            return ""

        line = _("The game goes on under this name; the present save stays as it is.")
        ask_line(self.ui, _("Save as"), line, "", _("Save"), save, placeholder=_("A name for this save"))

    def _ask_restart(self) -> None:
        text = _("A new game begins: the same scenario, rivals and hints, another deal. This one stays saved.")
        self.ui.open(ask(_("Restart?"), text, _("Restart"), self._restart))

    def _restart(self) -> None:
        self.go(Reset(self.navigator.play_screen(new_match(same_choice(self.match)))))

    def _ask_resign(self) -> None:
        text = _("The best of your rivals wins, whatever you have solved.")
        self.ui.open(ask(_("Give up?"), text, _("Give up"), lambda: self.act(Resign()), danger=True))
