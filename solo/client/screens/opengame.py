"""A saved game gone on with; one that is open elsewhere is told, and may be taken over."""

from collections.abc import Callable
from functools import partial

from solo.client import menus
from solo.client.screen import UiScreen
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import show_fault
from solo.client.screens.summary import Summary
from solo.client.screens.text import say
from solo.core.record import RecordFault
from solo.match import Match

__all__ = ["open_game"]


def open_game(screen: UiScreen, navigator: Navigator, summary: Summary) -> None:
    """Go on with a saved game; where that cannot be, say why."""
    from solo.opening import OpenElsewhere, load_match, take_over_match

    try:
        _play(screen, navigator, summary, partial(load_match, summary.path))
    except OpenElsewhere as held:
        text = say("open-elsewhere", why=held.problem[:1].upper() + held.problem[1:])
        call = partial(_play, screen, navigator, summary, partial(take_over_match, summary.path))
        screen.ui.open(menus.ask(say("open-elsewhere-title"), text, say("take-over"), call))


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
