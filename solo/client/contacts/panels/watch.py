"""The computer team that plays on: what it does next and why, and how far it is to go."""

from functools import partial

from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.watch import Pace
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.learning.watchtext import reason_lines, watched_action
from solo.core.language import gettext as _

__all__ = ["watch_panel"]


def watch_panel(desk: Desk) -> Widget | None:
    """Return what a watched team is about to do, with the buttons that let it go on or end it.

    The buttons stand above the reasons, whose length changes: so they stay where they are from action to action.
    """
    watch = desk.watch
    if watch is None:
        return None
    parts: list[Widget] = [
        Label(_("{team} plays on").format(team=watch.team.capitalize()), bold=True, color="accent", name="watch-team"),
        _buttons(desk, runs=watch.pace in ("day", "on")),
    ]
    if watch.following is not None:
        next_text = _("Next: {action}").format(action=watched_action(watch.following, desk.table.board))
        parts.append(Label(next_text, name="watch-next", bold=True))
        parts += [Label(line, size="small", color="muted") for line in reason_lines(watch.following)]
    else:
        parts.append(Label(desk.waiting or _("The team is thinking …"), name="watch-next", color="muted"))
    return Panel(*parts, gap=6, pad=12, ground="raised", name="watch")


def _buttons(desk: Desk, *, runs: bool) -> Widget:
    """Return the buttons: a pause while it runs, else how far it is to go."""

    def button(text: str, name: Pace, tooltip: str, icon: str = "") -> Button:
        pace = partial(desk.watch_pace, name)
        return Button(text, pace, name=f"watch-{name}", size="small", icon=icon, tooltip=tooltip)

    if runs:
        going = [button(_("Pause"), "pause", _("Stop before the next action (Esc)."), "hourglass")]
    else:
        going = [
            button(_("One action"), "action", _("Let it do this and stop (Enter).")),
            button(_("This day"), "day", _("Let it play until the day is over.")),
            button(_("Play on"), "on", _("Let it play until you stop it."), "play"),
        ]
    over = Button(
        _("Take over"),
        desk.take_over,
        name="watch-over",
        size="small",
        icon="user",
        tooltip=_("Play on yourself from here."),
    )
    return Flow(*going, over, gap=6)
