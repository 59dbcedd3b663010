"""A player at the map editor: maps of their own, strokes by tile names, and what the screen holds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from solo.client.mapeditor.editor import MapEditorScreen
from solo.client.mapeditor.maps import MapsScreen
from solo.client.mapeditor.picture import id_of
from solo.client.mapeditor.work import MapWork
from solo.contacts.mapdraft import Draft, empty_draft
from solo.core.paths import maps_folder
from solo.hex.coords import hex_named
from tests.client.screens.conftest import Desk, desk, home

__all__ = ["Painter", "desk", "home", "names"]


def names(draft: Draft, terrain: str) -> set[str]:
    """Return the names of the tiles of a terrain."""
    board_names = {place: f"{chr(65 + place.q + place.r // 2)}{place.r + 1}" for place in draft.terrain}
    return {board_names[place] for place, kind in draft.terrain.items() if kind == terrain}


@dataclass
class Painter:
    """A Desk at the editor, with a hand for strokes."""

    desk: Desk

    @property
    def screen(self) -> MapEditorScreen:
        assert isinstance(self.desk.screen, MapEditorScreen)
        return self.desk.screen

    @property
    def work(self) -> MapWork:
        return self.screen.work

    @property
    def draft(self) -> Draft:
        return self.work.draft

    def pixel(self, name: str) -> tuple[int, int]:
        self.desk.ui.layout()
        return self.screen.board.pixel_of(id_of(hex_named(name)))

    def press(self, name: str, button: int = 1) -> None:
        self._mouse(pygame.MOUSEMOTION, name, rel=(0, 0), buttons=(0, 0, 0))
        self._mouse(pygame.MOUSEBUTTONDOWN, name, button=button)

    def move(self, name: str) -> None:
        self._mouse(pygame.MOUSEMOTION, name, rel=(0, 0), buttons=(1, 0, 0))

    def release(self, name: str, button: int = 1) -> None:
        self._mouse(pygame.MOUSEBUTTONUP, name, button=button)

    def stroke(self, *way: str, button: int = 1) -> None:
        """Press on a tile, jump from each to the next as a fast mouse does, and let go."""
        self.press(way[0], button)
        for name in way[1:]:
            self.move(name)
        self.release(way[-1], button)

    def cursor_to(self, name: str) -> None:
        """Walk the hex cursor to a tile by keys alone."""
        self.desk.tab_to("board")
        wanted = hex_named(name)
        for _ in range(60):
            self.desk.press(pygame.K_d)
            here = self.screen.board.hexmap.by_id[self.screen.board.cursor or 0].place
            key = pygame.K_z if here.r < wanted.r else pygame.K_e
            while here.r != wanted.r:
                self.desk.press(key)
                here = self.screen.board.hexmap.by_id[self.screen.board.cursor or 0].place
            while here != wanted:
                self.desk.press(pygame.K_d if here.q < wanted.q else pygame.K_a)
                here = self.screen.board.hexmap.by_id[self.screen.board.cursor or 0].place
            return

    def _mouse(self, kind: int, name: str, **fields: object) -> None:
        self.desk.app.step([pygame.event.Event(kind, pos=self.pixel(name), **fields)])


@pytest.fixture
def painter(desk: Callable[..., Desk]) -> Iterator[Painter]:
    """An empty map of 9 by 8 in the editor, come to from the list of maps."""
    made = desk()
    made.open(MapsScreen(made.navigator))
    screen: MapsScreen = made.screen  # type: ignore[assignment]
    screen._open(MapWork(empty_draft(9, 8, "Dale"), suggested="dale"))
    made.app.step([])
    yield Painter(made)


@pytest.fixture
def folder(home: Path) -> Path:
    """The player's folder for maps."""
    maps_folder().mkdir()
    return maps_folder()
