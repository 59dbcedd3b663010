"""A crew that goes for the mission the shortest way, whatever stands in it."""

from collections.abc import Sequence

from solo.adele.actions import Action
from solo.adele.bots.crews.planner import play
from solo.adele.bots.crews.style import GREEDY
from solo.adele.observation import CrewObservation
from solo.core.rng import Random

__all__ = ["choose"]


def choose(observation: CrewObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose what the style wishes most."""
    return play(observation, GREEDY)
