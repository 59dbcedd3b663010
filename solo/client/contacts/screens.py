"""The screens of 1ers Contacts, as the rest of the window finds them."""

import contextlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from solo.challenges import scenario_of
from solo.client.gamescreens import ChallengeView, GameScreens
from solo.client.screen import Screen
from solo.client.screens.navigator import Navigator
from solo.client.screens.pictures import agent_overlays, board_canvas, token_canvas
from solo.client.screens.summary import Summary
from solo.client.screens.whereabouts import places_after, team_of
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow
from solo.contacts.board import Tile
from solo.contacts.challenge import cards_of
from solo.contacts.names import plan_text
from solo.core.challenge import Challenge
from solo.core.language import gettext as _
from solo.match import Match

__all__ = ["SCREENS", "places_of"]


def _play(navigator: Navigator, match: Match) -> Screen:
    from solo.client.contacts.play import PlayScreen

    return PlayScreen(match, navigator.services())


def _new_game(navigator: Navigator, scenario: str) -> Screen:
    from solo.client.screens.newgame import NewGameScreen

    return NewGameScreen(navigator, scenario)


def _review(navigator: Navigator, path: Path, view: str) -> Screen:
    from solo.client.screens.review import ReviewScreen

    return ReviewScreen(navigator, path, view)


def _look_back(navigator: Navigator, path: Path) -> Screen:
    from solo.client.contacts.lookback import LookBackScreen

    return LookBackScreen(navigator.services(), path)


def _tutorial(navigator: Navigator) -> Screen:
    from solo.client.contacts.tutorial import TutorialScreen

    return TutorialScreen(navigator.services())


def _picture(summary: Summary, size: tuple[int, int]) -> Widget:
    """Return the board with the Agents where they stand."""
    return board_canvas(summary.setup.scenario.board, size, agent_overlays(places_of(summary)))


def places_of(summary: Summary) -> dict[str, Tile]:
    """Return where each Agent stands; those before a line that is not whole."""
    numbers = {name: tile for tile, name in summary.setup.scenario.board.names.items()}
    found: Mapping[str, Tile] = {}
    with contextlib.suppress(KeyError, TypeError):
        for line in summary.lines:
            found = places_after(found, line, numbers)
    return dict(found)


def _details(summary: Summary) -> Sequence[Widget]:
    """Return the team's tokens."""
    return [Flow(*(token_canvas(agent, 32) for agent in team_of(summary.lines, summary.setup.team)), gap=6)]


def _challenge(one: Challenge, size: tuple[int, int]) -> ChallengeView:
    """Return the team, the board, and what is different from the secret file."""
    file = scenario_of(one)
    lines, (edition, missions) = list[str](), cards_of(one)
    if missions is not None:
        lines.append(_("With mission cards.") if missions else _("Without mission cards."))
    if edition == "first" != file.edition:
        lines.append(_("With the first edition's cards."))
    elif edition and edition != file.edition:
        lines.append(_("With the second edition's cards."))
    if file.aliens_choice:
        lines.append(_("The Alien picks one of your Agents; then you pick the others."))
    ground = f"{file.name}, {plan_text(file)}"
    return ChallengeView([token_canvas(agent, 28) for agent in one.team], board_canvas(file.board, size), ground, lines)


SCREENS = GameScreens(_play, _new_game, _review, _tutorial, _picture, _details, _challenge, _look_back)
