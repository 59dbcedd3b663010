"""The play screen's ways out: undo and practice, saving, restarting, resigning, reporting, leaving."""

from dataclasses import replace
from typing import TYPE_CHECKING

from solo.client import menus
from solo.client.contacts import dialogs
from solo.client.contacts.table import Table
from solo.client.contacts.wait import AlienWait
from solo.client.playfiles import ask_save_name, report_problem
from solo.client.playrun import RunRules
from solo.client.screen import Reset, Transition
from solo.client.services import Services
from solo.contacts.actions import Resign
from solo.core.language import gettext as _
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.runtext import undo_refusal

if TYPE_CHECKING:
    from solo.contacts.actions import Action
    from solo.contacts.hints import Option

__all__ = ["PlayMenu", "same_setup"]


def same_setup(match: Match, seed: int = 0) -> NewGame:
    """Return a match's choices for another game, with the hints in force now; another seed unless one is given."""
    choice: NewGame = match.choice
    return replace(choice, hints=match.hints, seed=seed, series=None, challenge=None)


class PlayMenu(RunRules):
    """What the menu and the undo button do. The play screen supplies the rest."""

    services: Services
    table: Table
    wait: AlienWait | None

    if TYPE_CHECKING:

        def go(self, transition: Transition) -> None: ...
        def act(self, action: "Action") -> None: ...
        def preview(self, option: "Option") -> None: ...
        def offer_watch(self) -> None: ...
        def take_over(self) -> None: ...

    # Undo

    def undo(self) -> None:
        """Take back the last action, or offer practice where an answer would be taken back."""
        if self.wait is not None:
            return
        if self.table.watched:
            self.ui.toast(_("Take over first: while the computer team plays, nothing is taken back."), "accent")
            return
        if self.table.take_back():
            self.refresh()
            return
        try:
            if self.match.can_undo:
                self.match.undo()
                self._went_back()
            elif self.match.is_rated:
                self.ui.toast(undo_refusal(), seconds=8)
            elif self.match.can_practice and self._has_choice():
                text = _(
                    "The last action was answered, so it cannot be undone. You may go on from before it as practice: "
                    "the game is marked as practice from then on."
                )
                self.ui.open(menus.ask(_("Practice from here?"), text, _("Practice"), self._practice))
            else:
                self.ui.toast(_("There is nothing to undo."), seconds=2.0)
        except OSError as error:
            self.not_saved(error)

    def _has_choice(self) -> bool:
        return bool(self.table.observation.record.lines) and self.table.real.zone is not None

    def _practice(self) -> None:
        try:
            if self.match.practice_from_here():
                self._went_back()
                self.ui.toast(_("This game is practice from now on."))
        except OSError as error:
            self.not_saved(error)

    def _went_back(self) -> None:
        self.table.news = ()
        self.table.update()
        self._seen = len(self.table.observation.record.lines)
        self.refresh()

    # Menu

    def open_menu(self) -> None:
        """Open the menu."""
        save_as: menus.Entry = ("save-as", _("Save as …"), "save", lambda: ask_save_name(self.ui, self.match))
        restart: menus.Entry = ("restart", _("Restart with the same team"), "rotate-ccw", self._ask_restart)
        kept = [] if self.match.is_rated or self.match.path is None else [save_as]
        watch: menus.Entry = ("watch", _("Let a computer team play on"), "eye", self.offer_watch)
        over: menus.Entry = ("take-over", _("Take over from the computer team"), "user", self.take_over)
        entries: list[menus.Entry] = [
            *kept,
            *([restart] if kept and self.match.choice.series is None else []),
            *([over] if self.table.watched else [watch] if self._may_watch() else []),
            ("settings", _("Settings"), "settings", lambda: self.go(self.services.settings())),
            ("help", _("Help"), "circle-help", lambda: self.go(self.services.help("contacts"))),
            ("report", _("Report a problem"), "message-square", lambda: report_problem(self.ui, self.match)),
            *self.practice_entries(),
            ("resign", _("Resign"), "flag", self._ask_resign),
            ("leave", self._leave_text(), "house", lambda: self.go(self.services.title())),
        ]
        self.ui.open(menus.menu(self.title_of_play(_(self.table.real.scenario.name)), entries))

    def _may_watch(self) -> bool:
        """Whether a computer team can play on: not after the end, nor in the tutorial, which waits for the player."""
        return self.match.path is not None and not self.match.is_over

    def _leave_text(self) -> str:
        """Return what the way out is called: only a game with a save can say that it is saved."""
        if self.match.path is None:
            return _("Stop the tutorial (it is not saved)")
        return _("Go to the title") if self.match.is_over else _("Save and go to the title")

    def open_file(self) -> None:
        """Show the secret file."""
        self.ui.open(dialogs.file_dialog(self.table.real.scenario))

    def show_options(self) -> None:
        """Show all options of the selected Agent."""
        agent = self.table.selected
        options = self.table.options(agent) if agent is not None else None
        if agent is not None and options:
            self.ui.open(dialogs.options_dialog(agent, options, self.table.board, self.preview))

    def _ask_restart(self) -> None:
        text = _("A new game begins: the same file, team, level and hints, another hiding place. This one stays saved.")
        self.ui.open(menus.ask(_("Restart?"), text, _("Restart"), self._restart))

    def _restart(self) -> None:
        from solo.client.contacts.play import PlayScreen

        self.go(Reset(PlayScreen(new_match(same_setup(self.match)), self.services)))

    def _ask_resign(self) -> None:
        if not self.match.is_over:
            text = self.resigning(_("The Alien wins, and you see where it was."))
            self.ui.open(menus.ask(_("Resign?"), text, _("Resign"), lambda: self.act(Resign()), danger=True))
