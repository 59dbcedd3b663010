"""How the habits of Aliens are learned: from the ends that simulated ones chose, by maximum likelihood."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from solo.contacts.bots import LEVELS
from solo.contacts.bots.hunters.habits import FEATURES, features
from solo.contacts.bots.past import mornings
from solo.contacts.deduction.exact import Deduction
from solo.contacts.observation import AlienSecrets
from solo.core.session import Session
from solo.simulate import Task, play_session

__all__ = ["learn"]

Array = NDArray[np.float64]
Example = tuple[Array, int]

SCENARIOS = ("major-breakdown", "lost-in-the-rockies")
GAMES = 60
ROUNDS = 600
WIDE = 0.003
"""How strongly weights are held near 0: a habit that hardly ever shows is not believed."""


def learn() -> dict[str, Any]:
    """Fit each level's habits to simulated games, and say how much better they foretell an end than chance does."""
    return {LEVELS[level].name: _fitted(level) for level in LEVELS}


def _fitted(level: int) -> dict[str, Any]:
    found = [example for scenario in SCENARIOS for example in examples(scenario, level)]
    weights, speed = np.zeros(len(FEATURES)), np.ones(len(FEATURES))
    for _ in range(ROUNDS):
        slope = -WIDE * weights
        for looks, chosen in found:
            slope += (looks[chosen] - _shares(looks, weights) @ looks) / len(found)
        speed = 0.95 * speed + 0.05 * slope**2 * 100
        weights += 0.3 * slope / np.sqrt(speed + 1e-3)
    learned = float(np.mean([np.log(_shares(looks, weights)[chosen] + 1e-12) for looks, chosen in found]))
    return {
        "ends": len(found),
        "habits": [round(float(weight), 2) for weight in weights],
        "log likelihood": round(learned, 3),
        "by chance": round(float(np.mean([-np.log(len(looks)) for looks, _ in found])), 3),
    }


def _shares(looks: Array, weights: Array) -> Array:
    pull = looks @ weights
    pulled = np.exp(pull - pull.max())
    shares: Array = pulled / pulled.sum()
    return shares


def examples(scenario: str, level: int) -> Iterator[Example]:
    """Yield for every move of some games what the possible ends looked like, and which one was chosen."""
    for seed in range(GAMES):
        session, _ = play_session(Task(scenario, (), level, "greedy", seed, purpose="tune"))
        yield from _of_game(session)


def _of_game(session: Session) -> Iterator[Example]:
    public, alien = session.state.public, session.state.alien
    lines = session.public_record.lines
    deduction, facts = Deduction(public.board), mornings(public, lines)
    day = 0
    for line in lines:
        if line.type == "alien_turn":
            before = AlienSecrets(alien.start, alien.paths[:day])
            ends, looks = features(facts[day], before, deduction.possible)
            yield looks, ends.index(alien.paths[day][-1])
            day += 1
        deduction.add(line)
