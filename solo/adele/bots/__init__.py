"""Computer players, by their ids. Each is found here by its level or name; none is handed the State.

A level is an entry of LEVELS and a module in `alien/`; a crew is an entry of CREWS and a module in `crews/`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from solo.adele.actions import Action
from solo.adele.bots.alien import apex, broodmother, larva, prowler, stalker
from solo.adele.bots.crews import careful, greedy
from solo.adele.bots.crews import random as any_legal
from solo.adele.observation import AlienObservation, CrewObservation
from solo.core.rng import Random

__all__ = ["CREWS", "DRAWING", "LEVELS", "Level"]


@dataclass(frozen=True, slots=True)
class Level:
    """One of the Alien's levels, 1 to 5 at most."""

    number: int
    name: str
    choose: Callable[[AlienObservation, Sequence[Action], Random], Action]


LEVELS: Mapping[int, Level] = {
    level.number: level
    for level in (
        Level(1, "Larva", larva.choose),
        Level(2, "Prowler", prowler.choose),
        Level(3, "Stalker", stalker.choose),
        Level(4, "Broodmother", broodmother.choose),
        Level(5, "Apex", apex.choose),
    )
}

CREWS: Mapping[str, Callable[[CrewObservation, Sequence[Action], Random], Action]] = {
    "random": any_legal.choose,
    "greedy": greedy.choose,
    "careful": careful.choose,
}
"""The computer crews."""

DRAWING = frozenset({"random"})
"""The crews that draw lots: for the others no random stream need be seeded, which costs as much as some decisions."""
