"""What the play and end screens ask of the rest of the program: where to go, and what the player has set."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from solo.client.screen import Transition
from solo.core.settings import Settings

__all__ = ["Services"]


def _keep_nothing(settings: Settings) -> None:
    """Forget changed settings: what tests and tools want."""


@dataclass(frozen=True, slots=True)
class Services:
    """Ways out of a game, each answered with a transition, and the player's settings.

    `title` leaves the game for good (Reset); `settings`, `help` and `look_back`, which reviews a finished record, lie
    above it (Push); `new_game`, `review` and `challenges`, which shows the next one of a game, may do either. `values`
    returns the settings as they are now, `keep` stores changed ones.
    """

    title: Callable[[], Transition]
    new_game: Callable[[], Transition]
    settings: Callable[[], Transition]
    help: Callable[[str], Transition]
    review: Callable[[Path], Transition]
    challenges: Callable[[str], Transition]
    look_back: Callable[[Path], Transition]
    values: Callable[[], Settings] = Settings
    keep: Callable[[Settings], None] = _keep_nothing
