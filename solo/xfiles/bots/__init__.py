"""Computer players, by their ids. None is handed the State."""

from collections.abc import Callable, Mapping, Sequence

from solo.core.rng import Random
from solo.xfiles.actions import Action
from solo.xfiles.bots import any_legal, easy, greedy, hard, normal, plan
from solo.xfiles.observation import View

__all__ = ["BOTS", "Choose"]

Choose = Callable[[View, Sequence[Action], Random], Action]
"""How a computer player chooses its next action."""

BOTS: Mapping[str, Choose] = {
    "random": any_legal.choose,
    "greedy": greedy.choose,
    "easy": easy.choose,
    "normal": normal.choose,
    "plan": plan.choose,
    "hard": hard.choose,
}
"""The levels of `scenario.LEVELS`, and two baselines to measure them by."""
