"""The screens of A.D.E.L.E., as the rest of the window finds them."""

from collections.abc import Sequence
from pathlib import Path

from solo.adele.names import short_name
from solo.adele.places import Place
from solo.challenges import scenario_of
from solo.client.adele.services import services_of
from solo.client.adele.shippicture import ship_canvas
from solo.client.gamescreens import ChallengeView, GameScreens
from solo.client.screen import Screen
from solo.client.screens.navigator import Navigator
from solo.client.screens.summary import Summary
from solo.client.widgets.base import Widget
from solo.client.widgets.label import Label
from solo.core.challenge import Challenge
from solo.core.language import gettext as _
from solo.match import Match

__all__ = ["SCREENS", "places_of"]


def _play(navigator: Navigator, match: Match) -> Screen:
    from solo.client.adele.play import PlayScreen

    return PlayScreen(match, services_of(navigator))


def _new_game(navigator: Navigator, scenario: str) -> Screen:
    from solo.client.adele.newgame import NewGameScreen

    return NewGameScreen(navigator, scenario)


def _review(navigator: Navigator, path: Path, view: str) -> Screen:
    from solo.client.adele.review import ReviewScreen

    return ReviewScreen(navigator, path, view)


def _tutorial(navigator: Navigator) -> Screen:
    from solo.client.adele.tutorial import TutorialScreen

    return TutorialScreen(services_of(navigator))


def _picture(summary: Summary, size: tuple[int, int]) -> Widget:
    """Return the ship with everybody where they stand."""
    return ship_canvas(summary.setup.scenario.ship, size, places_of(summary))


_ARRIVING = ("placed", "walked", "escaped")
_ALIEN = ("alien_placed", "alien_moved", "alien_crawled", "alien_fled")


def places_of(summary: Summary) -> dict[str, Place]:
    """Return where crew members and the Alien are, as the public lines tell it."""
    ship, found = summary.setup.scenario.ship, dict[str, Place]()
    for line in summary.lines:
        who = "alien" if line.type in _ALIEN else str(line.fields.get("member", "")) if line.type in _ARRIVING else ""
        name = line.fields.get("place")
        if who and isinstance(name, str) and name in ship.names.values():
            found[who] = ship.place_named(name)
        elif line.type == "alien_driven_off":
            found.pop("alien", None)
    return found


def _details(summary: Summary) -> Sequence[Widget]:
    """Return who is aboard."""
    crew = ", ".join(short_name(member) for member in summary.setup.crew)
    return [Label(f"{summary.setup.scenario.ship.name} · {crew}", size="small", color="muted")]


def _challenge(one: Challenge, size: tuple[int, int]) -> ChallengeView:
    """Return the ship, who plays, and the twist of the set-up file."""
    file = scenario_of(one)
    crew = ", ".join(short_name(member) for member in one.team)
    ground = f"{file.name} · {file.ship.name} · {crew}"
    return ChallengeView([], ship_canvas(file.ship, size), ground, [_(file.twist)] if file.twist else [])


SCREENS = GameScreens(_play, _new_game, _review, _tutorial, _picture, _details, _challenge)
