"""How the editors write files of the player's: save, save as, export, and what a closed window keeps."""

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from solo import playerfiles
from solo.client.screen import Pop, UiScreen
from solo.client.screens.asking import ask_line, ask_three
from solo.client.screens.parts import ask
from solo.core.save import write_whole
from solo.library import Kind

__all__ = ["OwnWork", "drop_kept", "export", "keep_unsaved", "leave", "save", "save_as"]

Then = Callable[[], None]


class Say(Protocol):
    """Returns a text of an editor by its key."""

    def __call__(self, key: str, /, **fields: object) -> str:
        """Return the text, its fields filled in."""


class OwnWork(Protocol):
    """A map or secret file of the player's under work.

    `saved_as` is its id in the player's folder, empty until it has one; `suggested` is an id to offer then; `kept` is
    the file that has it, if it was kept when the window was closed.
    """

    saved_as: str
    suggested: str
    kept: Path | None

    @property
    def kind(self) -> Kind:
        """What it is."""

    @property
    def is_changed(self) -> bool:
        """Whether there is something to lose."""

    def text(self, id: str) -> str:
        """Return the text of its file under an id."""

    def saved(self, id: str) -> None:
        """Note that it was written as it is, under an id."""

    def told(self, id: str) -> str:
        """Return what the player is told when it was written."""

    def say(self, key: str, /, **fields: object) -> str:
        """Return a text of its editor."""


def leave(screen: UiScreen, work: OwnWork, name: str) -> None:
    """Go back to where the editor was opened; ask first if something would be lost."""

    def go_back() -> None:
        screen.go(Pop(work.saved_as))

    def discard() -> None:
        drop_kept(work)
        go_back()

    if not work.is_changed:
        go_back()
        return
    line = work.say("leave-line", name=name)
    ask_three(screen.ui, work.say("leave-title"), line, lambda: save(screen, work, go_back), discard)


def save(screen: UiScreen, work: OwnWork, then: Then) -> None:
    """Save it under its name, having asked for one if it has none; `then` is called once it is written."""
    if work.saved_as:
        _write(screen, work, work.saved_as, then)
    else:
        save_as(screen, work, then)


def save_as(screen: UiScreen, work: OwnWork, then: Then) -> None:
    """Ask for a name and save it under that; before another file is replaced, ask again."""

    def take(id: str) -> str:
        fault = playerfiles.name_fault(work.kind, id)
        if not fault:
            screen.window.post(lambda: _write_asking(screen, work, id, then))
        return fault

    ask_line(
        screen.ui,
        work.say("save-title"),
        work.say("save-line"),
        work.saved_as or work.suggested,
        work.say("save"),
        take,
    )


def _write_asking(screen: UiScreen, work: OwnWork, id: str, then: Then) -> None:
    if id != work.saved_as and playerfiles.exists(work.kind, id):
        title, line = work.say("replace-title", id=id), work.say("replace-line")
        ask(screen, title, line, work.say("replace"), lambda: _write(screen, work, id, then), danger=True)
    else:
        _write(screen, work, id, then)


def _write(screen: UiScreen, work: OwnWork, id: str, then: Then) -> None:
    try:
        playerfiles.write(work.kind, id, work.text(id))
    except OSError as error:
        screen.ui.toast(work.say("not-saved", reason=error.strerror or error), "bad", seconds=8)
        return
    work.saved(id)
    drop_kept(work)
    screen.ui.toast(work.told(id), seconds=6)
    then()


def export(screen: UiScreen, say: Say, text: str, id: str) -> None:
    """Ask for a path and write a text there; before a file is replaced, ask again."""

    def take(typed: str) -> str:
        path = playerfiles.typed_path(typed)
        if path.suffix.lower() != ".yaml":
            return say("bad-path")
        if not path.parent.is_dir():
            return say("no-folder", path=path.parent)
        screen.window.post(lambda: _export_asking(screen, say, path, text))
        return ""

    start = str(playerfiles.typed_path("~") / f"{id}.yaml")
    ask_line(screen.ui, say("export-title"), say("export-line"), start, say("export"), take, placeholder=say("path"))


def _export_asking(screen: UiScreen, say: Say, path: Path, text: str) -> None:
    if path.exists():
        title, line = say("export-replace-title"), say("export-replace-line", path=path)
        ask(screen, title, line, say("replace"), lambda: _export(screen, say, path, text), danger=True)
    else:
        _export(screen, say, path, text)


def _export(screen: UiScreen, say: Say, path: Path, text: str) -> None:
    try:
        write_whole(path, text.encode())
    except OSError as error:
        screen.ui.toast(say("not-saved", reason=error.strerror or error), "bad", seconds=8)
        return
    screen.ui.toast(say("exported", path=path), seconds=8)


def keep_unsaved(work: OwnWork) -> None:
    """Keep changes that are not saved while the window closes: the list of files offers them next time."""
    if work.is_changed:
        id = work.saved_as or work.suggested or work.kind
        with contextlib.suppress(OSError):  # there is nobody left to tell
            playerfiles.keep_draft(work.kind, id, work.text(id))
            drop_kept(work)


def drop_kept(work: OwnWork) -> None:
    """Delete what was kept of it when the window was closed, now that it is saved or not wanted."""
    if work.kept is not None:
        with contextlib.suppress(OSError):
            work.kept.unlink(missing_ok=True)
        work.kept = None
