"""A saved game that another process has open: the window tells it, and it is left, looked at, or taken over."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.client.adele.review import ReviewScreen as ShipReview
from solo.client.screens.review import ReviewScreen as HuntReview
from solo.client.screens.title import TitleScreen
from solo.client.xfiles.review import ReviewScreen as CardReview
from solo.core.choice import Choice
from solo.core.savelock import lock_of
from solo.match import Match, new_match
from solo.newgame import NewGame
from tests.client.contacts.table_top import NearWorker
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub

GAMES = {
    "contacts": (lambda: NewGame(seed=7), HuntReview),
    "adele": (lambda: Choice("adele", "first-watch", 1, "count", 7), ShipReview),
    "xfiles": (lambda: Choice("xfiles", "", 1, "off", 7), CardReview),
}


def held(game: str = "adele") -> tuple[Path, bytes, bytes]:
    """Return a save that a living process, the one above this, has open; what it and its lock say."""
    match: Match = new_match(GAMES[game][0]())
    match._worker = NearWorker()  # type: ignore[assignment]
    while len(match.session.moments) < 12 or not match.observation.record.lines:
        match.let_opponents_act()
        match.act(match.legal_actions()[0])
    match.keep()
    assert match.path is not None
    path = match.path
    match.close()
    lock = lock_of(path)
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.write_text(json.dumps({"process": os.getppid(), "mark": "another"}))
    return path, path.read_bytes(), lock.read_bytes()


@pytest.fixture
def title(desk: Callable[..., Desk]) -> Callable[..., Desk]:
    """The title of a home with a held save, and the question that Continue leads to."""

    def opened(size: tuple[int, int] = (1024, 640), scale: float = 1.0) -> Desk:
        made = desk(size=size, scale=scale, tutorial_seen=True)
        made.open(made.navigator.title_screen())
        made.click("continue")
        assert made.has("held-dialog")
        return made

    return opened


def test_it_is_told_and_can_be_left_as_it_is(title: Callable[..., Desk]) -> None:
    path, written, lock = held()
    made = title()
    assert f"process {os.getppid()}" in " ".join(widget.spoken() for widget in made.ui.top.walk())
    made.press(pygame.K_ESCAPE)
    assert isinstance(made.screen, TitleScreen) and not made.has("held-dialog")
    made.click("continue")
    made.click("no")
    assert not made.has("held-dialog")
    assert path.read_bytes() == written and lock_of(path).read_bytes() == lock


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_looked_at_where_it_stands_and_nothing_is_written(title: Callable[..., Desk], game: str) -> None:
    path, written, lock = held(game)
    made = title()
    files = set(path.parent.parent.rglob("*"))
    made.tab_to("look")
    made.press(pygame.K_RETURN)
    assert isinstance(made.screen, GAMES[game][1]) and made.screen.path == path
    at = made.screen.at
    made.press(pygame.K_END)
    assert made.screen.at == at > 0, "where it stands"
    made.press(pygame.K_LEFT, pygame.K_RIGHT)
    made.press(pygame.K_ESCAPE)
    assert isinstance(made.screen, TitleScreen)
    assert path.read_bytes() == written and lock_of(path).read_bytes() == lock
    assert set(path.parent.parent.rglob("*")) == files


def test_it_can_be_taken_over(title: Callable[..., Desk]) -> None:
    path, _written, _lock = held()
    made = title()
    made.click("yes")
    assert isinstance(made.screen, Stub) and made.screen.match is not None and made.screen.match.path == path
    assert json.loads(lock_of(path).read_text())["process"] == os.getpid()
    made.screen.match.keep_notes({"mine": 1})
    assert b"mine" in path.read_bytes()
    made.screen.match.close()


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 800), 2.0)])
def test_the_question_is_tidy(title: Callable[..., Desk], size: tuple[int, int], scale: float) -> None:
    held()
    assert_tidy(title(size, scale).ui)
