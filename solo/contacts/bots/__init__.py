"""Computer players, by their ids. Each is found here by its level or name; none is handed the State."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.actions import Action
from solo.contacts.bots.alien import ghost, stray
from solo.contacts.bots.hunters import greedy, net, splitter
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.even import evenly
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["LEVELS", "TEAMS", "Level"]


@dataclass(frozen=True, slots=True)
class Level:
    """One of the Alien's levels."""

    number: int
    name: str
    think: Callable[[AlienObservation, Sequence[Action], Random], Thought]


LEVELS: Mapping[int, Level] = {
    level.number: level for level in (Level(1, "Stray", stray.think), Level(3, "Ghost", ghost.think))
}


def _plan(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances) -> Action:
    from solo.contacts.bots.hunters import planner  # here, because of numpy: who only asks for the names need not wait

    return planner.play(observation, legal_actions, rng, chances)


TEAMS: Mapping[str, Callable[[TeamObservation, Sequence[Action], Random], Action]] = {
    "random": any_legal.choose,
    "greedy": evenly(greedy.play),
    "splitter": evenly(splitter.play),
    "net": evenly(net.play),
    "planner": evenly(_plan),
}
"""The computer Agent teams."""
