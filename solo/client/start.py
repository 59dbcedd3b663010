"""Opens the window and shows the first screen: the title, a game, or the review of a finished one."""

import multiprocessing
from pathlib import Path

from solo import games
from solo.client.app import App
from solo.client.screen import Screen
from solo.client.screens.navigator import Navigator, theme_of
from solo.core.record import RecordFault
from solo.core.save import load
from solo.core.settings import Settings
from solo.match import Match

__all__ = ["run"]


def run(match: Match | None, settings: Settings, *, record: Path | None = None, view: str = "") -> int:
    """Play until the player leaves, and return the exit status. `record` is a finished game to step
    through, seen first from the side `view` (agents, alien or truth).

    Whoever calls does so below `if __name__ == "__main__"`: the Alien thinks in a process that imports the main module.

    Raises: NoScreen, if no display can be opened.
    """
    multiprocessing.freeze_support()
    app = App(full_screen=settings.full_screen)
    app.set_theme(theme_of(settings))
    navigator = Navigator(settings)
    navigator.window = app
    if match is not None:
        app.post(match.warm_up)
    app.run(_first(navigator, match, record, view))
    return 0


def _first(navigator: Navigator, match: Match | None, record: Path | None, view: str) -> Screen:
    if record is not None:
        return navigator.review_screen(record, view, _game_in(record))
    return navigator.title_screen() if match is None else navigator.play_screen(match)


def _game_in(path: Path) -> str:
    """Return the game of a record; of one that cannot be read the first, whose review says what is wrong."""
    try:
        return games.kit_of_record(load(path), str(path)).id
    except RecordFault:
        return games.FIRST
