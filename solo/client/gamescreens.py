"""What a game's client folder offers: its screens, found by the game's id in `solo/client/<id>/screens.py`."""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from solo.games import GAMES

if TYPE_CHECKING:
    from solo.client.screen import Screen
    from solo.client.screens.navigator import Navigator
    from solo.client.screens.summary import Summary
    from solo.client.widgets.base import Widget
    from solo.core.challenge import Challenge
    from solo.match import Match

__all__ = ["ChallengeView", "GameScreens", "has_screens", "playable", "screens_of"]


@dataclass(frozen=True, slots=True)
class GameScreens:
    """The screens of one game; `solo/client/<id>/screens.py` has them as `SCREENS`.

    `play` is the game's own screen, begun or gone on with; `new_game` chooses one, with a scenario if its id is given;
    `review` steps through a finished record, from the side of a view if one is named; `tutorial` is a guided game.
    `picture` shows where a saved
    game stands, in a size in pixels at scale 1; `details` is what else a list says of it.
    `look_back` says what a finished record was worth, in games that have such a review.
    `challenge` shows a challenge, its picture in such a size, in games that have challenges.
    """

    play: "Callable[[Navigator, Match], Screen]"
    new_game: "Callable[[Navigator, str], Screen]"
    review: "Callable[[Navigator, Path, str], Screen]"
    tutorial: "Callable[[Navigator], Screen]"
    picture: "Callable[[Summary, tuple[int, int]], Widget]"
    details: "Callable[[Summary], Sequence[Widget]]"
    challenge: "Callable[[Challenge, tuple[int, int]], ChallengeView] | None" = None
    look_back: "Callable[[Navigator, Path], Screen] | None" = None


@dataclass(frozen=True, slots=True)
class ChallengeView:
    """What is shown of a challenge: the team's tokens, a picture, what it is played on, what else is to be known."""

    tokens: "Sequence[Widget]"
    picture: "Widget"
    ground: str
    lines: Sequence[str] = ()


@cache
def has_screens(game: str) -> bool:
    """Return whether a game can be played in the window."""
    if importlib.util.find_spec("solo.client") is None:
        return False
    try:
        return importlib.util.find_spec(f"solo.client.{game}.screens") is not None
    except ModuleNotFoundError:
        return False


def screens_of(game: str) -> GameScreens:
    """Return a game's screens, imported when first asked for. Raises: ModuleNotFoundError, if it has none."""
    found: GameScreens = importlib.import_module(f"solo.client.{game}.screens").SCREENS
    return found


def playable() -> list[str]:
    """Return the ids of the games that can be played in the window."""
    return [game for game in GAMES if has_screens(game)]
