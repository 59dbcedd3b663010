"""The benchmark of mission cards: what each of them does to its side's wins, in paired games."""

import math
import statistics
from collections.abc import Sequence
from typing import Any

from solo.batch import all_cores, run
from solo.contacts.missions import missions as cards
from solo.simulate import Played, Task

__all__ = ["changed_wins", "missions"]

Figures = dict[str, Any]

SCENARIOS = ("major-breakdown", "lost-in-the-rockies")
GAMES = 400
"""Games on each secret file with a mission card, and the same ones without it."""


def missions() -> Figures:
    """What each mission card does to its side's wins: games of the same seeds, the card as the only difference."""
    found: Figures = {}
    for scenario in SCENARIOS:
        plain = [game.winner for game in games_with(scenario, ())]
        figures: Figures = {}
        for card in cards().values():
            with_card = [game.winner for game in games_with(scenario, (card.id,))]
            figures[f"{card.id} {card.name}, {card.side}, {card.kind}"] = changed_wins(with_card, plain, card.side)
        found[scenario] = figures
    return found


def games_with(scenario: str, burdens: tuple[str, ...]) -> list[Played]:
    """Return the measured games with some mission cards in force: the suggested team, level 3 against greedy."""
    tasks = [Task(scenario, (), 3, "greedy", seed, purpose="bench missions", burdens=burdens) for seed in range(GAMES)]
    return run(tasks, all_cores())


def changed_wins(with_card: Sequence[str], plain: Sequence[str], side: str) -> Figures:
    """Return a side's shares of wins with a card and without it, and the difference with its 95 % interval.

    Both lists hold the winners of the same seeds in the same order, two games at least.
    """
    now, before = ([winner == side for winner in winners] for winners in (with_card, plain))
    gains = [int(one) - int(other) for one, other in zip(now, before, strict=True)]
    middle, count = statistics.fmean(gains), len(gains)
    half = 1.959964 * statistics.stdev(gains) / math.sqrt(count)
    return {
        "wins": round(sum(now) / count, 4),
        "without it": round(sum(before) / count, 4),
        "difference": round(middle, 4),
        "interval95": [round(middle - half, 4), round(middle + half, 4)],
        "nobody wins": round(list(with_card).count("nobody") / count, 4),
    }
