"""New game, end and review: what they offer, by mouse and by keys, and that nothing overlaps at any size."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from solo.adele.actions import Resign
from solo.adele.kit import KIT
from solo.adelestrength import Cell, kept
from solo.client.adele.end import EndScreen
from solo.client.adele.newgame import NewGameScreen
from solo.client.adele.review import ReviewScreen
from solo.client.app import App
from solo.client.screens.help import HelpScreen
from solo.client.screens.navigator import Navigator
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice as ChoiceRow
from solo.client.widgets.label import Label
from solo.core.settings import Settings
from solo.games import shelf_of
from solo.match import Match, new_match
from tests.client.adele.player import Player, choice, theme
from tests.client.hands import assert_tidy, click, key

LOOKS = [((1024, 640), 0.8), ((1024, 640), 1.0), ((1280, 800), 1.0), ((1024, 640), 2.0), ((3840, 2160), 2.0)]
each_look = pytest.mark.parametrize(("size", "scale"), LOOKS)


class Way(Navigator):
    """Notes which match is played instead of playing it."""

    def play(self, match: Match) -> None:  # type: ignore[override]
        self.match = match


def shown(make: Callable[[Navigator], object], size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> App:
    app, way = App(theme(scale), size), Way(Settings())
    way.window = app
    app.start(make(way))  # type: ignore[arg-type]
    app.step([])
    return app


@pytest.fixture
def finished() -> Match:
    """A game that was given up on its second turn, kept as a record."""
    player = Player(saved=True)
    for number in (1, 2, 3):
        player.keys(pygame.K_0 + number, pygame.K_m, pygame.K_s)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    player.play.act(Resign())
    return player.match


@each_look
def test_new_game_is_tidy(size: tuple[int, int], scale: float) -> None:
    assert_tidy(shown(NewGameScreen, size, scale).screen.ui)  # type: ignore[union-attr]


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0)])
def test_the_levels_stand_in_one_line(size: tuple[int, int], scale: float) -> None:
    ui = shown(NewGameScreen, size, scale).screen.ui  # type: ignore[union-attr]
    level = ui.find("level")
    assert isinstance(level, ChoiceRow)
    assert len({cell.top for cell in level.cells(ui.theme, level.rect.width)}) == 1


def test_one_click_on_play_is_enough() -> None:
    app = shown(NewGameScreen)
    screen = app.screen
    assert isinstance(screen, NewGameScreen)
    click(screen.ui, screen.ui.find("play"))
    match = screen.navigator.match  # type: ignore[attr-defined]
    assert match.session.setup.scenario.id == "first-watch" and match.path.exists()


def test_another_crew_is_chosen_by_keys_and_kept_in_the_save() -> None:
    app = shown(NewGameScreen)
    screen = app.screen
    assert isinstance(screen, NewGameScreen)
    for name in ("crew-tomas", "crew-mei"):
        screen.ui.focus(screen.ui.find(name))
        app.step([key(pygame.K_RETURN)])
    assert screen.crew == ("emma", "bruce", "mei")
    screen.play()
    match = screen.navigator.match  # type: ignore[attr-defined]
    assert match.session.setup.crew == ("emma", "bruce", "mei")
    assert match.kit.read_choice(match.session.setup, match.session.record[0].fields) == match.choice


def test_too_small_a_crew_cannot_be_played_and_says_why() -> None:
    screen = shown(NewGameScreen).screen
    assert isinstance(screen, NewGameScreen)
    screen.toggle("emma")
    play = screen.ui.find("play")
    assert isinstance(play, Button) and play.reason and "3 crew members" in play.reason
    screen.play()
    assert not hasattr(screen.navigator, "match")


def test_a_set_up_file_brings_its_crew_and_level() -> None:
    screen = shown(NewGameScreen).screen
    assert isinstance(screen, NewGameScreen)
    screen.take_file("cold-hub")
    assert len(screen.crew) == 4 and screen.level == 3
    screen._take_seed("abc")
    assert "seed" in screen.faults()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_every_set_up_file_is_shown_with_its_log_and_its_twist(size: tuple[int, int]) -> None:
    app = shown(NewGameScreen, size)
    screen = app.screen
    assert isinstance(screen, NewGameScreen)
    files = [shelf_of(KIT).load(id) for id in shelf_of(KIT).ids()]
    assert len(files) >= 6 and sum(bool(file.twist) for file in files) >= 3
    for file in files:
        screen.take_file(file.id)
        app.step([])
        assert_tidy(screen.ui)
        told = " ".join(widget.spoken() for widget in screen.ui.root.walk())
        assert file.name in told and file.log.split("\n")[0] in told and file.twist.split("\n")[0] in told, file.id
        assert not screen.faults()


def test_a_level_says_how_often_it_wins_here() -> None:
    screen = shown(NewGameScreen).screen
    assert isinstance(screen, NewGameScreen)
    for level in (1, 5):
        screen._take_level(str(level))
        share = kept().share(Cell("deimos", 3, level, "careful"))
        line = screen.ui.find("share-line")
        assert isinstance(line, Label) and f"it wins {round(100 * share)} of 100 games" in line.text
    screen.take_file("falling")
    line = screen.ui.find("share-line")
    assert isinstance(line, Label) and "without the twist" in line.text


@each_look
def test_the_end_is_tidy_and_says_why(finished: Match, size: tuple[int, int], scale: float) -> None:
    app = shown(lambda way: EndScreen(finished, way.services()), size, scale)
    assert_tidy(app.screen.ui)  # type: ignore[union-attr]
    assert "gave the game up" in app.screen.ui.find("end-why").spoken()  # type: ignore[union-attr]


@each_look
def test_the_review_is_tidy(finished: Match, size: tuple[int, int], scale: float) -> None:
    assert finished.path is not None
    path = finished.path
    app = shown(lambda way: ReviewScreen(way, path), size, scale)
    assert_tidy(app.screen.ui)  # type: ignore[union-attr]


def test_the_review_steps_and_shows_the_truth_only_after_the_end(finished: Match) -> None:
    assert finished.path is not None
    path = finished.path
    app = shown(lambda way: ReviewScreen(way, path))
    screen = app.screen
    assert isinstance(screen, ReviewScreen) and screen.view == "truth"
    app.step([key(pygame.K_END)])
    assert screen.at == len(screen.steps) - 1 and screen.ui.find("truth")
    app.step([key(pygame.K_LEFT)])
    app.step([key(pygame.K_PAGEUP)])
    assert screen.at < len(screen.steps) - 2
    app.step([key(pygame.K_v)])
    assert screen.view == "crew" and not screen.deck.view.truth
    seen = shown(lambda way: ReviewScreen(way, path, "agents")).screen
    assert isinstance(seen, ReviewScreen) and seen.view == "crew"


def test_f1_opens_the_help_in_a_review(finished: Match) -> None:
    assert finished.path is not None
    path = finished.path
    app = shown(lambda way: ReviewScreen(way, path))
    app.step([key(pygame.K_F1)])
    app.step([])
    assert isinstance(app.screen, HelpScreen)


def test_an_unfinished_game_shows_no_truth() -> None:
    match = new_match(choice())
    match.let_opponents_act()
    match.keep()
    match.close()
    assert match.path is not None
    path = match.path
    screen = shown(lambda way: ReviewScreen(way, path, "truth")).screen
    assert isinstance(screen, ReviewScreen) and screen.view == "crew" and not screen.deck.view.truth
    with pytest.raises(KeyError):
        screen.ui.find("truth")


def test_a_broken_record_is_told(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text("{}\n")
    screen = shown(lambda way: ReviewScreen(way, path)).screen
    assert isinstance(screen, ReviewScreen) and "bad.jsonl" in screen.ui.find("fault").spoken()
