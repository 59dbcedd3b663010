"""A saved game gone on with; one that is open elsewhere is told, and may be looked at or taken over."""

from collections.abc import Callable
from functools import partial

from solo.client.screen import UiScreen
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import show_fault
from solo.client.screens.summary import Summary
from solo.client.screens.text import say
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.core.record import RecordFault
from solo.match import Match

__all__ = ["open_game"]


def open_game(screen: UiScreen, navigator: Navigator, summary: Summary) -> None:
    """Go on with a saved game; where that cannot be, say why."""
    from solo.opening import OpenElsewhere, load_match, take_over_match

    try:
        _play(screen, navigator, summary, partial(load_match, summary.path))
    except OpenElsewhere as held:
        take = partial(_play, screen, navigator, summary, partial(take_over_match, summary.path))
        screen.ui.open(_held_dialog(held, take, lambda: screen.go(navigator.review(summary.path, summary.game))))


def _held_dialog(held: RecordFault, take: Callable[[], None], look: Callable[[], None]) -> Dialog:
    """Return the question what to do with a game that is open elsewhere: leave it, look at it, or take it over."""
    dialog: Dialog

    def closing(call: Callable[[], None]) -> Callable[[], None]:
        def press() -> None:
            dialog.close()
            call()

        return press

    why = held.problem[:1].upper() + held.problem[1:]
    text = Label(say("open-elsewhere", why=why))
    buttons = [
        Button(say("cancel"), lambda: dialog.close(), name="no"),
        Button(say("look-only"), closing(look), name="look", icon="eye"),
        Button(say("take-over"), closing(take), name="yes", kind="danger"),
    ]
    dialog = Dialog(say("open-elsewhere-title"), text, buttons, name="held-dialog", panel_width=520)
    return dialog


def _play(screen: UiScreen, navigator: Navigator, summary: Summary, opened: Callable[[], Match]) -> None:
    """Play an opened match. Raises: OpenElsewhere; other faults are shown."""
    from solo.opening import OpenElsewhere

    try:
        screen.go(navigator.play(opened()))
    except OpenElsewhere:
        raise
    except RecordFault as fault:
        show_fault(screen, summary.name, str(fault))
    except OSError as error:
        show_fault(screen, summary.name, say("kept-not", reason=error.strerror or str(error)))
