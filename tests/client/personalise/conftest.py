"""A player at Personalise: a file of theirs, clicks on tiles by their names, and what the file says then."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from solo import library, playerfiles
from solo.client.personalise.editor import FileEditorScreen
from solo.client.personalise.work import FileWork
from solo.contacts.scenario import Scenario
from solo.contacts.scenariodraft import FileDraft, parse_draft
from tests.client.screens.conftest import Desk, desk, home

__all__ = ["Writer", "desk", "home", "own_file", "shipped"]


def shipped(id: str = "major-breakdown") -> str:
    """Return the text of one of the program's files."""
    return library.read_text(library.scenario_path(id))


def own_file(id: str, text: str | None = None) -> Path:
    """Write a file of the player's: a copy of the starter, or a text."""
    draft = parse_draft(shipped() if text is None else text, "")
    return playerfiles.write("scenario", id, draft.put(("id",), id).text)


@dataclass
class Writer:
    """A Desk at the form."""

    desk: Desk

    @property
    def screen(self) -> FileEditorScreen:
        assert isinstance(self.desk.screen, FileEditorScreen)
        return self.desk.screen

    @property
    def work(self) -> FileWork:
        return self.screen.work

    @property
    def draft(self) -> FileDraft:
        return self.work.draft

    @property
    def file(self) -> Scenario:
        """The file as it would be played; it has no faults."""
        judged = self.work.judge()
        assert judged.scenario is not None, judged.faults
        return judged.scenario

    def tab(self, name: str) -> None:
        """Go to a page of the form by the arrow keys."""
        self.desk.tab_to("tabs")
        for _ in range(5):
            if self.screen.tab == name:
                return
            self.desk.press(pygame.K_RIGHT)
        raise AssertionError(f"no page {name}")

    def retype(self, name: str, text: str) -> None:
        """Empty a field and type another text into it."""
        self.desk.tab_to(name)
        self.desk.press(pygame.K_END, *[pygame.K_BACKSPACE] * 70)
        if text:
            self.desk.write(text)

    def tile(self, name: str, button: int = 1) -> None:
        """Click a tile."""
        board = self.work.board()
        assert board is not None
        self.desk.ui.layout()
        pos = self.screen.board.pixel_of(board.named(name))
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.desk.app.step([pygame.event.Event(kind, pos=pos, button=button) for kind in kinds])

    def cursor_to(self, name: str) -> None:
        """Put the hex cursor on a tile and the focus on the board, as the keys do that move it."""
        board = self.work.board()
        assert board is not None
        self.desk.tab_to("board")
        self.screen.board.move_cursor(board.named(name))

    def fault(self, name: str) -> str:
        """Return what is said at a field; an empty text if nothing is."""
        return self.desk.find(f"fault-{name}").spoken() if self.desk.has(f"fault-{name}") else ""


@pytest.fixture
def writer(desk: Callable[..., Desk]) -> Writer:
    """Open a file of the player's that is a copy of the starter."""
    own_file("mine")
    made = desk((1280, 800))
    return Writer(made.open(made.navigator.personalise_file("mine")))
