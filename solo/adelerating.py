"""The ratings of A.D.E.L.E.'s computer crews, from what is measured of them: who rates its challenges."""

from solo.adele.names import TEAM_IDS
from solo.adelestrength import kept
from solo.strength.bradleyterry import Meeting, Rating, fit

__all__ = ["team_ratings"]

ANCHOR = "greedy"
"""The crew whose rating is 1500."""


def team_ratings() -> dict[str, Rating]:
    """Return the computer crews' ratings, all set-ups and levels on one scale. Raises: ContentError, as `kept`."""
    strength = kept()
    scale = fit(
        [
            Meeting(cell.crew, f"level {cell.level} on {cell.ship} with {cell.size}", games - strength.won[cell], games)
            for cell, games in strength.games.items()
        ],
        ANCHOR,
    )
    return {crew: scale.rating(crew) for crew in TEAM_IDS}
