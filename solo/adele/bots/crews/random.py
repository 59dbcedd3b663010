"""A crew that does anything legal: the weakest one, and the tests' way into every corner of the rules."""

from collections.abc import Sequence

from solo.adele.actions import Action, EndActions
from solo.adele.observation import CrewObservation
from solo.core.rng import Random

__all__ = ["choose"]


def choose(observation: CrewObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose any kind of action, then any of that kind; the turn ends only when nothing else is left."""
    kinds: dict[str, list[Action]] = {}
    for action in legal_actions:
        kinds.setdefault(type(action).__name__, []).append(action)
    if len(kinds) > 1:
        kinds.pop(EndActions.__name__, None)
    return rng.choice(kinds[rng.choice(sorted(kinds))])
