"""Computer players, by their ids. Each is found here by its level or name; none is handed the State."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.actions import Action
from solo.contacts.bots.alien import ghost, nemesis, phantom, runner, stray
from solo.contacts.bots.alien.mind import Mind, mind_of
from solo.contacts.bots.hunters import greedy, insider, net, planner, splitter
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.bots.hunters.even import evenly
from solo.contacts.bots.hunters.habits import HABITS, habit_shares
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["KNOWING", "LEVELS", "TEAMS", "TEAM_IDS", "Choose", "Level", "team_of"]

Choose = Callable[[TeamObservation, Sequence[Action], Random], Action]
"""How a computer team chooses its next action."""


@dataclass(frozen=True, slots=True)
class Level:
    """One of the Alien's levels. `mind`: where whoever knows its program takes it to be."""

    number: int
    name: str
    think: Callable[[AlienObservation, Sequence[Action], Random], Thought]
    mind: Mind


LEVELS: Mapping[int, Level] = {
    level.number: level
    for level in (
        Level(1, "Stray", stray.think, mind_of(stray.shares, lambda public: public.board.starts, 200)),
        Level(2, "Runner", runner.think, mind_of(runner.shares, runner.good_starts, 100)),
        Level(3, "Ghost", ghost.think, mind_of(ghost.shares, lambda public: ghost.good_starts(public, None), 60)),
        Level(4, "Phantom", phantom.think, phantom.PROGRAM.mind),
        Level(5, "Nemesis", nemesis.think, nemesis.PROGRAM.mind),
    )
}

_HABITUAL = {
    level: mind_of(habit_shares(weights), lambda public: public.board.starts, 150) for level, weights in HABITS.items()
}

TEAMS: Mapping[str, Choose] = {
    "random": any_legal.choose,
    "greedy": evenly(greedy.play),
    "splitter": evenly(splitter.play),
    "net": evenly(net.play),
    "planner": evenly(planner.play),
}
"""The computer Agent teams that assume nothing about the Alien."""

KNOWING: Mapping[str, Callable[[int], Choose]] = {
    "prior": lambda level: insider.against(_HABITUAL[level], greedy.play),
    "insider": lambda level: insider.against(LEVELS[level].mind, planner.play),
}
"""The teams that know the Alien of a level: its habits, or its program."""

TEAM_IDS = (*TEAMS, *KNOWING)


def team_of(id: str, level: int) -> Choose:
    """Return a team that plays against an Alien of some level."""
    return TEAMS[id] if id in TEAMS else KNOWING[id](level)
