"""The rules of a rated run on any game's play screen: what would make it practice is asked about before it is done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from solo.client import menus
from solo.client.widgets.ui import Ui
from solo.core.language import gettext as _
from solo.match import Match
from solo.rated import name_of
from solo.runtext import hint_warning, not_kept_text, practice_text, practice_warning, quit_warning

__all__ = ["RunRules"]


class RunRules:
    """What a play screen says and asks in a run of a challenge. The screen supplies the rest."""

    match: Match
    ui: Ui
    _told_practice = False

    if TYPE_CHECKING:

        def refresh(self) -> None: ...
        def set_hints(self, level: str) -> None: ...

    def not_saved(self, error: OSError) -> None:
        """Say that something could not be written."""
        why = error.strerror or str(error)
        text = _("The game could not be saved: {why}. It goes on; saving is tried again after the next action.")
        self.ui.toast(not_kept_text(why) if self.match.is_rated else text.format(why=why), "bad", seconds=8)

    def ask_hints(self, level: str) -> bool:
        """Return whether a hint level may be had as it is; where it would make the run practice, ask first."""
        mark, hint = self.match.challenge, self.match.kit.words.hint
        if mark is None or not self.match.spoils(level):
            return True
        self.refresh()  # the hint panel shows the level in force
        self.ask_practice(hint_warning(hint(level), hint(mark.hints)), lambda: self._take_hints(level))
        return False

    def _take_hints(self, level: str) -> None:
        self.make_practice("hints")
        if not self.match.is_rated:
            self.set_hints(level)

    def ask_practice(self, warning: str, call: Callable[[], None]) -> None:
        """Ask whether the run shall become practice, and why it would."""
        self.ui.open(menus.ask(_("Make this run practice?"), warning, _("Practice"), call, danger=True))

    def practice_entries(self) -> list[menus.Entry]:
        """Return the menu's entry that makes a rated run practice; none in other games."""
        if not self.match.is_rated:
            return []
        return [("practice", _("Go on as practice"), "info", self._choose_practice)]

    def _choose_practice(self) -> None:
        self.ask_practice(practice_warning(), lambda: self.make_practice("chosen"))

    def make_practice(self, why: str) -> None:
        """Let the run be practice from now on."""
        try:
            self.match.give_up_rating(why)
        except OSError as error:
            self.not_saved(error)
        self.tell_practice()
        self.refresh()

    def tell_practice(self) -> None:
        """Say so once when the run is practice."""
        if self.match.challenge is not None and self.match.is_practice and not self._told_practice:
            self._told_practice = True
            self.ui.toast(practice_text(self.match.why_practice), "bad", seconds=8)

    def resigning(self, text: str) -> str:
        """Return what giving up means, for a rated run more than usually."""
        return f"{text} {quit_warning()}" if self.match.is_rated else text

    def title_of_play(self, scenario: str) -> str:
        """Return what is being played: the challenge, in a run of one, or the scenario."""
        mark = self.match.challenge
        return scenario if mark is None else name_of(mark)
