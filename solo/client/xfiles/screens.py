"""The screens of X-Files, as the rest of the window finds them."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pygame

from solo.client.gamescreens import GameScreens
from solo.client.paint import round_box
from solo.client.screen import Screen
from solo.client.screens.navigator import Navigator
from solo.client.screens.summary import Summary
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.label import Label
from solo.client.xfiles.art import draw_back, draw_badge, draw_paper
from solo.core.language import gettext as _
from solo.match import Match
from solo.xfiles.deck import CASE
from solo.xfiles.text import side_name

__all__ = ["SCREENS", "solved_in"]


def _play(navigator: Navigator, match: Match) -> Screen:
    from solo.client.xfiles.play import PlayScreen

    return PlayScreen(match, navigator)


def _new_game(navigator: Navigator, scenario: str) -> Screen:
    from solo.client.xfiles.newgame import NewGameScreen

    return NewGameScreen(navigator, scenario)


def _review(navigator: Navigator, path: Path, view: str) -> Screen:
    from solo.client.xfiles.review import ReviewScreen

    return ReviewScreen(navigator, path)


def solved_in(summary: Summary) -> dict[str, int]:
    """Return how many cases each player of a saved game has solved, the human first."""
    found: Counter[str] = Counter()
    for line in summary.lines:
        if line.type == "conclusion" and line.fields.get("result") == "solved":
            found[str(line.fields.get("side"))] += 1
    return {side: found[side] for side in summary.setup.sides}


def _look_back(navigator: Navigator, path: Path) -> Screen:
    from solo.client.xfiles.lookback import LookBackScreen

    return LookBackScreen(navigator, path)


def _tutorial(navigator: Navigator) -> Screen:
    from solo.client.xfiles.tutorial import TutorialScreen

    return TutorialScreen(navigator)


def _picture(summary: Summary, size: tuple[int, int]) -> Widget:
    """Return a desk seen from above: the deck, and a case for each that the player has solved."""
    solved = next(iter(solved_in(summary).values()))

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        round_box(surface, rect, theme.px(5), theme.palette.field, theme.palette.line)
        tall, wide = rect.height * 3 // 5, rect.height * 2 // 5
        back = pygame.Rect(rect.left + theme.px(10), 0, wide, tall)
        back.centery = rect.centery
        draw_back(surface, theme, back)
        front = back.move(wide + theme.px(10), 0)
        draw_paper(surface, theme, front, CASE)
        draw_badge(surface, theme, CASE, str(solved), front.center, min(front.width * 3 // 4, theme.px(40)))

    return Canvas(paint, size, spoken_text=str(summary.title))


def _details(summary: Summary) -> Sequence[Widget]:
    """Return how many cases each player has solved."""
    text = "  ·  ".join(
        _("{who}: {number}").format(who=side_name(side), number=number) for side, number in solved_in(summary).items()
    )
    return [Label(text, icon="trophy", color="accent")]


SCREENS = GameScreens(_play, _new_game, _review, _tutorial, _picture, _details, look_back=_look_back)
