"""Agents that do anything legal: the weakest team, and the tests' way into every corner of the rules."""

from collections.abc import Sequence

from solo.contacts.actions import Action
from solo.contacts.observation import TeamObservation
from solo.core.rng import Random

__all__ = ["choose"]


def choose(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose any legal action."""
    return rng.choice(legal_actions)
