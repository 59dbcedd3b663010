"""How strong the Aliens of A.D.E.L.E. are: win shares by level, crew and set-up; how quick they and the rules are."""

import math
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from solo import __version__, adelelibrary
from solo.adele.actions import Action
from solo.adele.bots import CREWS, DRAWING, LEVELS
from solo.adele.crew import crew as crew_members
from solo.adele.figurefile import SIZES
from solo.adele.game import GAME
from solo.adele.observation import AlienObservation
from solo.adele.public import ALIEN, CREW, Setup
from solo.adelestrength import Cell, kept, strength_path
from solo.batch import processes
from solo.core.game import CHANCE
from solo.core.save import write_whole
from solo.core.session import Session, SessionInfo
from solo.strength.matrixgames import shown_json
from solo.strength.seeds import measuring_seeds

__all__ = [
    "GAMES", "PURPOSE", "Finished", "Task", "adele", "cells", "decision_times", "interval", "play_game", "played",
    "report", "set_ups", "setup_for", "speed", "write_report",
]  # fmt: skip

Figures = dict[str, Any]

Player = Callable[[AlienObservation, Sequence[Action], Random], Action]

PURPOSE = "adele"
"""What the measured games are for, which keys their streams; house values and weights were tuned with other ones."""

GAMES: Mapping[str, int] = {"random": 50, "greedy": 200, "careful": 200}
"""Games of each cell by its crew, where nothing else is asked for; a random crew nearly always loses."""

SPEED_GAMES = 20
TIMED_GAMES = 4


@dataclass(frozen=True, slots=True)
class Task:
    """One game: what is played, the seed (which also draws the crew members), and the purpose of its streams."""

    cell: Cell
    seed: int
    purpose: str = PURPOSE


@dataclass(frozen=True, slots=True)
class Finished:
    """How a game ended: who won and why, and turns begun."""

    winner: str
    why: str
    turns: int


def setup_for(ship: str, size: int, seed: int) -> Setup:
    """Return a plain game on a ship with a crew of a size that the seed draws."""
    return Setup(adelelibrary.plain(ship, size), tuple(Random(f"crew {seed}").sample(sorted(crew_members()), size)))


def play_game(task: Task) -> Finished:
    """Play a whole game by the real rules, with its record, as the program does."""
    return _play(task, LEVELS[task.cell.level].choose)


def _play(task: Task, alien: Player) -> Finished:
    setup, crew = setup_for(task.cell.ship, task.cell.size, task.seed), CREWS[task.cell.crew]
    session = Session(GAME, setup, SessionInfo(task.purpose, task.seed, {}))
    unused = Random(0)
    while (side := session.to_move) is not None:
        rng = session.stream(side) if side != CREW or task.cell.crew in DRAWING else unused
        if side == CHANCE:
            session.apply(GAME.draw(session.state, rng))
            continue
        seen, legal = session.observe(side), session.legal_actions()
        session.apply(alien(seen, legal, rng) if side == ALIEN else crew(seen, legal, rng))
    public = session.state.public
    assert public.outcome is not None
    return Finished(public.outcome.winner, public.outcome.why, public.played)


# Win shares


def set_ups() -> list[tuple[str, int]]:
    """Return every ship with every crew size."""
    return [(ship, size) for ship in adelelibrary.ship_ids() for size in SIZES]


def cells(levels: Iterable[int] = LEVELS, crews: Iterable[str] = CREWS) -> list[Cell]:
    """Return some levels against some crews in every set-up."""
    return [Cell(ship, size, level, crew) for crew in crews for level in levels for ship, size in set_ups()]


def played(asked: Mapping[Cell, int], jobs: int) -> Iterator[tuple[Cell, list[Finished]]]:
    """Play so many games of each cell, the same measuring seeds for all, and yield each cell when it is finished.

    Raises: ValueError, if there are not so many seeds.
    """
    tasks = [Task(cell, seed) for cell, games in asked.items() for seed in measuring_seeds(PURPOSE, games)]
    if jobs <= 1:
        yield from _gathered(asked, map(play_game, tasks))
        return
    with processes(jobs) as executor:
        yield from _gathered(asked, executor.map(play_game, tasks, chunksize=5))


def _gathered(asked: Mapping[Cell, int], ended: Iterator[Finished]) -> Iterator[tuple[Cell, list[Finished]]]:
    for cell, games in asked.items():
        yield cell, [next(ended) for _ in range(games)]


def report(ended: Mapping[Cell, Sequence[Finished]]) -> Figures:
    """Return finished games as the JSON data that is kept: each cell, and each level against each crew in all set-ups.

    Says the date (UTC), the version, and by fingerprints what was played.
    """
    pooled: dict[tuple[str, int], list[Finished]] = {}
    for cell, games in ended.items():
        pooled.setdefault((cell.crew, cell.level), []).extend(games)
    return {
        "date": time.strftime("%Y-%m-%d", time.gmtime()),
        "version": __version__,
        "purpose": PURPOSE,
        "set_ups": [
            {"ship": ship, "crew_size": size, "fingerprint": adelelibrary.plain(ship, size).fingerprint}
            for ship, size in dict.fromkeys((cell.ship, cell.size) for cell in ended)
        ],
        "cells": [
            {"ship": cell.ship, "crew_size": cell.size, "crew": cell.crew, "level": cell.level, **_share(games)}
            for cell, games in ended.items()
        ],
        "pooled": [{"crew": crew, "level": level, **_share(games)} for (crew, level), games in pooled.items()],
    }


def _share(ended: Sequence[Finished]) -> Figures:
    won = sum(game.winner == ALIEN for game in ended)
    return {
        "games": len(ended),
        "won": won,
        "share": round(won / len(ended), 3),
        "interval95": [round(end, 3) for end in interval(won, len(ended))],
        "turns": round(statistics.fmean(game.turns for game in ended), 1),
        "why": dict(sorted(Counter(game.why for game in ended).items())),
    }


def interval(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    share, z = won / games, 1.959964
    middle, under = share + z * z / (2 * games), 1 + z * z / games
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - half) / under), min(1.0, (middle + half) / under)


def write_report(made: Mapping[str, Any]) -> Path:
    """Keep a report with the program, a cell a line; return its file. Raises: OSError, with the old one untouched."""
    path = strength_path()
    write_whole(path, shown_json(made).encode())
    kept.cache_clear()
    return path


# How quick


def speed(level: int, crew: str, games: int = SPEED_GAMES) -> float:
    """Return whole games a second of computing on one core, all set-ups alike."""
    setup_for("deimos", 2, 0)
    began = time.process_time()
    tasks = [Task(cell, seed) for cell in cells([level], [crew]) for seed in measuring_seeds(PURPOSE, games)]
    for task in tasks:
        play_game(task)
    return len(tasks) / (time.process_time() - began)


def decision_times(level: int, crew: str, games: int = TIMED_GAMES) -> list[float]:
    """Return how many milliseconds each decision of the Alien took in games of all set-ups, sorted."""
    times: list[float] = []

    def timed(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
        began = time.perf_counter()
        action = LEVELS[level].choose(observation, legal_actions, rng)
        times.append(1000 * (time.perf_counter() - began))
        return action

    for cell in cells([level], [crew]):
        for seed in measuring_seeds(PURPOSE, games):
            _play(Task(cell, seed), timed)
    return sorted(times)


def adele() -> Figures:
    """Whole games a second at level 2, and how long each level thinks. `solo rate adele` has the win shares."""
    found: Figures = {"games a second, level 2 and greedy crew": round(speed(2, "greedy"), 1)}
    for level in LEVELS:
        times = decision_times(level, "careful")
        found[f"ms for a decision, level {level}"] = {
            "median": round(times[len(times) // 2], 2),
            "p95": round(times[len(times) * 95 // 100], 2),
            "max": round(times[-1], 2),
        }
    return found
