"""Where each screen leads, and the player's settings in force. Screens and games are imported when first shown."""

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from solo.client.gamescreens import playable, screens_of
from solo.client.screen import Push, Reset, Screen, Transition, Window
from solo.client.theme import Theme, auto_scale
from solo.core.settings import Settings, write_settings
from solo.games import FIRST
from solo.match import Match

if TYPE_CHECKING:
    from solo.client.services import Services

__all__ = ["Navigator", "desktop_height", "is_full_screen", "theme_of"]

_THEME_FIELDS = ("scale", "text_size", "palette", "reduced_motion")


def desktop_height() -> int:
    """Return the desktop's height in pixels; the display must be open."""
    return pygame.display.get_desktop_sizes()[0][1]


def is_full_screen() -> bool:
    """Return whether the window fills the desktop now, which F11 changes too."""
    surface = pygame.display.get_surface()
    return surface is not None and bool(surface.get_flags() & pygame.FULLSCREEN)


def theme_of(settings: Settings) -> Theme:
    """Return the look that the settings ask for; the display must be open."""
    scale = settings.scale or auto_scale(desktop_height())
    return Theme(scale, settings.text_size, settings.palette, settings.reduced_motion)


class Navigator:
    """Ways from screen to screen. `window` is set once the program runs."""

    window: Window

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    # Settings

    def keep(self, settings: Settings) -> None:
        """Use other settings from now on and keep them. Raises: OSError, with the settings in force all the same."""
        before, self.settings = self.settings, settings
        if any(getattr(before, name) != getattr(settings, name) for name in _THEME_FIELDS):
            self.window.set_theme(theme_of(settings))
        if before.full_screen != settings.full_screen and is_full_screen() != settings.full_screen:
            self.window.toggle_full_screen()
        write_settings(settings)

    # Ways

    def services(self) -> "Services":
        """Return what a game's screens ask of the rest of the program."""
        from solo.client.services import Services

        return Services(
            title=self.title,
            new_game=lambda: self.new_game_of(FIRST),
            settings=self.to_settings,
            help=self.help,
            review=self.review,
            challenges=self.challenges,
            look_back=self.look_back,
            values=lambda: self.settings,
            keep=self.keep,
        )

    def title_screen(self) -> Screen:
        """Return the title."""
        from solo.client.screens.title import TitleScreen

        return TitleScreen(self)

    def play_screen(self, match: Match) -> Screen:
        """Return a game's own screen."""
        return screens_of(match.kit.id).play(self, match)

    def title(self) -> Transition:
        """Leave everything for the title."""
        return Reset(self.title_screen())

    def play(self, match: Match) -> Transition:
        """Leave everything for a game."""
        return Reset(self.play_screen(match))

    def new_game(self, scenario: str = "") -> Transition:
        """Choose a new game: first which, if there are several; with a secret file of 1ers Contacts if one is given."""
        games = playable()
        if scenario or games == [FIRST]:
            return self.new_game_of(FIRST, scenario)
        from solo.client.screens.gamelist import GameListScreen

        return Push(GameListScreen(self, games))

    def new_game_of(self, game: str, scenario: str = "") -> Transition:
        """Choose a new game of one kind, with a scenario if one is given."""
        return Push(screens_of(game).new_game(self, scenario))

    def challenges(self, game: str = FIRST) -> Transition:
        """Look at a game's challenges."""
        from solo.client.screens.challenges import ChallengesScreen

        return Push(ChallengesScreen(self, game))

    def load(self) -> Transition:
        """Choose a saved game."""
        from solo.client.screens.load import LoadScreen

        return Push(LoadScreen(self))

    def records(self) -> Transition:
        """Look at finished games."""
        from solo.client.screens.records import RecordsScreen

        return Push(RecordsScreen(self))

    def profile(self) -> Transition:
        """Look at results and achievements."""
        from solo.client.screens.profile import ProfileScreen

        return Push(ProfileScreen(self))

    def review_screen(self, path: Path, view: str = "", game: str = FIRST) -> Screen:
        """Return the review of a finished game."""
        return screens_of(game).review(self, path, view)

    def review(self, path: Path, game: str = FIRST) -> Transition:
        """Step through a finished game."""
        return Push(self.review_screen(path, game=game))

    def look_back(self, path: Path, game: str = FIRST) -> Transition:
        """Look back on a finished game, of one that has such a review: what each turn and question was worth."""
        look_back = screens_of(game).look_back
        assert look_back is not None
        return Push(look_back(self, path))

    def to_settings(self) -> Transition:
        """Change settings."""
        from solo.client.screens.settings import SettingsScreen

        return Push(SettingsScreen(self))

    def maps(self) -> Transition:
        """Look at the maps there are, and draw others."""
        from solo.client.mapeditor.maps import MapsScreen

        return Push(MapsScreen(self))

    def personalise(self) -> Transition:
        """Look at the secret files there are, and make others of them."""
        from solo.client.personalise.files import FilesScreen

        return Push(FilesScreen(self))

    def personalise_file(self, scenario: str) -> Transition:
        """Change a secret file, or a copy of one of the program's. Raises: ContentError, if there is none."""
        from solo.client.personalise.editor import FileEditorScreen
        from solo.client.personalise.entries import entry_of, work_of

        return Push(FileEditorScreen(self, work_of(entry_of(scenario))))

    def help(self, topic: str = "") -> Transition:
        """Read the rules, at a page if a topic is given."""
        from solo.client.screens.help import HelpScreen

        return Push(HelpScreen(self, topic))

    def drills(self, needs: str) -> Transition:
        """Practise deduction with drills that need one inference, by its name."""
        from solo.client.learning.learn import DRILLS, LearnScreen

        return Push(LearnScreen(self, DRILLS, needs=needs))

    def learn(self) -> Transition:
        """Learn by lessons and drills."""
        from solo.client.learning.learn import LearnScreen

        return Push(LearnScreen(self))

    def tutorial(self, game: str = FIRST) -> Transition:
        """Learn a game by playing."""
        return Reset(screens_of(game).tutorial(self))
