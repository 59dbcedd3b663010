"""The ways out of this game's screens: as everywhere, but that a new game and a review are this game's own."""

from dataclasses import replace
from functools import partial

from solo.client.screens.navigator import Navigator
from solo.client.services import Services

__all__ = ["services_of"]

GAME = "adele"


def services_of(navigator: Navigator) -> Services:
    """Return what the screens of this game ask of the rest of the program."""
    return replace(
        navigator.services(),
        new_game=partial(navigator.new_game_of, GAME),
        review=partial(navigator.review, game=GAME),
    )
