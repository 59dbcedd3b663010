"""How the editor writes: save, save as, export, and what is kept when the window is closed."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from solo import playerfiles
from solo.client.mapeditor.dialogs import ask_line
from solo.client.mapeditor.text import faults_line, say
from solo.client.mapeditor.work import MapWork
from solo.client.screen import UiScreen
from solo.client.screens.parts import ask
from solo.core.save import write_whole

__all__ = ["drop_kept", "export", "keep_unsaved", "save", "save_as"]

Then = Callable[[], None]


def save(screen: UiScreen, work: MapWork, then: Then) -> None:
    """Save the map under its name, having asked for one if it has none; `then` is called once it is written."""
    if work.saved_as:
        _write(screen, work, work.saved_as, then)
    else:
        save_as(screen, work, then)


def save_as(screen: UiScreen, work: MapWork, then: Then) -> None:
    """Ask for a name and save the map under it; before another map is replaced, ask again."""

    def take(id: str) -> str:
        fault = playerfiles.name_fault("map", id)
        if not fault:
            screen.window.post(lambda: _write_asking(screen, work, id, then))
        return fault

    ask_line(screen.ui, say("save-title"), say("save-line"), work.saved_as or work.suggested, say("save"), take)


def _write_asking(screen: UiScreen, work: MapWork, id: str, then: Then) -> None:
    if id != work.saved_as and playerfiles.exists("map", id):
        title, line = say("replace-title", id=id), say("replace-line")
        ask(screen, title, line, say("replace"), lambda: _write(screen, work, id, then), danger=True)
    else:
        _write(screen, work, id, then)


def _write(screen: UiScreen, work: MapWork, id: str, then: Then) -> None:
    try:
        playerfiles.write("map", id, work.text(id))
    except OSError as error:
        screen.ui.toast(say("not-saved", reason=error.strerror or error), "bad", seconds=8)
        return
    work.saved(id)
    drop_kept(work)
    told = say("saved", id=id)
    screen.ui.toast(f"{told} {faults_line(work.failing)}" if work.failing else told, seconds=6)
    then()


def export(screen: UiScreen, text: str, id: str) -> None:
    """Ask for a path and write a map's text there; before a file is replaced, ask again."""

    def take(typed: str) -> str:
        path = playerfiles.typed_path(typed)
        if path.suffix.lower() != ".yaml":
            return say("bad-path")
        if not path.parent.is_dir():
            return say("no-folder", path=path.parent)
        screen.window.post(lambda: _export_asking(screen, path, text))
        return ""

    start = str(playerfiles.typed_path("~") / f"{id}.yaml")
    ask_line(screen.ui, say("export-title"), say("export-line"), start, say("export"), take, placeholder=say("path"))


def _export_asking(screen: UiScreen, path: Path, text: str) -> None:
    if path.exists():
        title, line = say("export-replace-title"), say("export-replace-line", path=path)
        ask(screen, title, line, say("replace"), lambda: _export(screen, path, text), danger=True)
    else:
        _export(screen, path, text)


def _export(screen: UiScreen, path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode())
    except OSError as error:
        screen.ui.toast(say("not-saved", reason=error.strerror or error), "bad", seconds=8)
        return
    screen.ui.toast(say("exported", path=path), seconds=8)


def keep_unsaved(work: MapWork) -> None:
    """Keep changes that are not saved while the window closes: the list of maps offers them next time."""
    if work.is_changed:
        id = work.saved_as or work.suggested or "map"
        with contextlib.suppress(OSError):  # there is nobody left to tell
            playerfiles.keep_draft(id, work.text(id))
            drop_kept(work)


def drop_kept(work: MapWork) -> None:
    """Delete what was kept of the map when the window was closed, now that it is saved or not wanted."""
    if work.kept is not None:
        with contextlib.suppress(OSError):
            work.kept.unlink(missing_ok=True)
        work.kept = None
