"""Watching: a computer team plays on in the player's game with its reasons, until the player takes over."""

from functools import partial
from typing import TYPE_CHECKING, Any

from solo.client.contacts import dialogs
from solo.client.contacts.table import Table
from solo.client.contacts.wait import AlienWait
from solo.client.contacts.watch import Pace, Watch
from solo.client.widgets.ui import Ui
from solo.contacts.learning.watching import Explained
from solo.core.language import gettext as _
from solo.match import Match
from solo.runtext import watch_warning
from solo.watching import Watcher
from solo.worker import WorkerFailed

if TYPE_CHECKING:
    from collections.abc import Callable

    from solo.contacts.actions import Action

__all__ = ["PlayWatch"]

SHOWN = 1.6
"""How long an action is shown with its reasons before it is done, in seconds, while the team plays on by itself."""


class PlayWatch:
    """What watching does. The play screen supplies the rest."""

    match: Match
    table: Table
    ui: Ui
    wait: AlienWait | None
    moving: dict[str, Any]
    window: Any
    watch: Watch | None

    if TYPE_CHECKING:

        @property
        def now(self) -> float: ...
        def refresh(self) -> None: ...
        def act(self, action: "Action") -> None: ...
        def tell_practice(self) -> None: ...
        def ask_practice(self, warning: str, call: "Callable[[], None]") -> None: ...
        def not_saved(self, error: OSError) -> None: ...

    # Beginning and ending

    def offer_watch(self) -> None:
        """Offer the computer teams that can play on, after a warning in a rated run."""
        if self.match.is_rated:
            self.ask_practice(watch_warning(), self._choose_team)
        else:
            self._choose_team()

    def _choose_team(self) -> None:
        self.ui.open(dialogs.team_dialog(self.begin_watch))

    def begin_watch(self, team: str) -> None:
        """Let a computer team play on; the game is practice from now on."""
        try:
            self.match.hand_over()
        except OSError as error:
            self.not_saved(error)
            if self.match.is_rated:
                return
        self.tell_practice()
        self.watch = Watch(Watcher(self.match, team))
        self.table.watched = True
        self.table.update()
        self.refresh()
        self.ui.wake_in(0.0)

    def take_over(self) -> None:
        """Play on oneself."""
        if self.watch is None:
            return
        self.end_watch()
        self.table.update()
        self.refresh()
        self.ui.toast(_("It is your game again."), seconds=2.0)

    def end_watch(self) -> None:
        """Let nobody play on any more, and end the team's process."""
        if self.watch is not None:
            self._look_away(self.watch)
            self.watch.watcher.close()
        self.watch, self.table.watched = None, False

    # Playing on

    def watch_pace(self, pace: Pace) -> None:
        """Let the team play as far as wanted from now on."""
        if self.watch is None:
            return
        self.watch.pace, self.watch.day = pace, self.table.real.day
        self.watch.shown_at = self.now
        self.refresh()
        self.ui.wake_in(0.0)

    def follow_watch(self) -> None:
        """Do what the team does when it is due; called after every wait of the loop."""
        watch = self.watch
        if watch is None or self.wait is not None or self.moving or self.ui.has_dialog:
            return
        if self.match.is_over:
            self.end_watch()
            self.refresh()
        elif watch.following is None and not self.match.opponents_go:
            self._think(watch)
        elif watch.following is not None and watch.pace != "pause":
            self._play_on(watch, watch.following)

    def _think(self, watch: Watch) -> None:
        try:
            found = watch.watcher.poll()
        except WorkerFailed as error:
            self.take_over()
            self.ui.toast(_("The team cannot think on: {why}. It is your turn again.").format(why=error), "bad")
            return
        if found is None:
            self._look_at(watch)
            return
        self._look_away(watch)
        watch.following, watch.shown_at = found, self.now
        if watch.pace == "day" and self.table.real.day != watch.day:
            watch.pace = "pause"
        self.refresh()
        self.ui.wake_in(0.0)

    def _look_at(self, watch: Watch) -> None:
        """Wake up when the team has decided."""
        connection = watch.watcher.connection
        if connection is None:
            self.ui.wake_in(0.05)
        elif watch.looked_at is None:
            watch.looked_at = connection
            self.window.watch(connection, partial(self._look_away, watch))

    def _look_away(self, watch: Watch) -> None:
        if watch.looked_at is not None:
            self.window.unwatch(watch.looked_at)
            watch.looked_at = None

    def _play_on(self, watch: Watch, following: Explained) -> None:
        due = watch.shown_at + (0.0 if watch.pace == "action" else SHOWN)
        if self.now < due:
            self.ui.wake_in(due - self.now)
            return
        watch.following = None
        if watch.pace == "action":
            watch.pace = "pause"
        self.act(following.action)
        self.ui.wake_in(0.0)
