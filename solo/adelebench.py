"""How strong the Aliens of A.D.E.L.E. are: win shares by level, crew and set-up, and how long they think.

`python -m solo.adelebench LEVELS CREWS GAMES [FIRST]` prints comparisons, such as `3,4 careful 100`; `adele` has all.
Their games use the seeds from MEASURED on; house values and weights were tuned with other ones.
"""

import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from solo import adelelibrary
from solo.adele.bots import CREWS, LEVELS
from solo.adele.crew import crew as crew_members
from solo.adele.figurefile import SIZES
from solo.adele.game import GAME
from solo.adele.public import ALIEN, Setup
from solo.adele.scenario import Scenario
from solo.batch import all_cores, processes
from solo.core.game import CHANCE
from solo.core.session import Session, SessionInfo

__all__ = ["MEASURED", "Finished", "Task", "adele", "compared", "interval", "play_game", "setup_for", "speed"]

Figures = dict[str, Any]

MEASURED = 100_000
"""The first seed of what is reported. Tuning used seeds below 10,000."""

GAMES = 100
"""Games of each level against each crew in each set-up."""

SPEED_GAMES = 20


@dataclass(frozen=True, slots=True)
class Task:
    """One game: the ship, how many crew members, the Alien's level, the computer crew, the seed (which draws who)."""

    ship: str
    size: int
    level: int
    crew: str
    seed: int


@dataclass(frozen=True, slots=True)
class Finished:
    """How a game ended: who won and why, turns begun, and the Alien's milliseconds of computing for each decision."""

    winner: str
    why: str
    turns: int
    times: tuple[float, ...]


def plain_file(ship: str, size: int) -> Scenario:
    """Return a set-up file for a ship and crew size in which nothing is special, made of one of the program's own."""
    files = [adelelibrary.scenario(id) for id in adelelibrary.scenario_ids()]
    usual = next(file for file in files if not file.twist)
    return replace(usual, ship=adelelibrary.ship(ship), crew_size=size)


def setup_for(ship: str, size: int, seed: int) -> Setup:
    """Return a plain game on a ship with a crew of a size that the seed draws."""
    return Setup(plain_file(ship, size), tuple(Random(f"crew {seed}").sample(sorted(crew_members()), size)))


def play_game(task: Task) -> Finished:
    """Play a whole game by the real rules, with its record, as the program does."""
    setup = setup_for(task.ship, task.size, task.seed)
    session = Session(GAME, setup, SessionInfo("bench adele", task.seed, {}))
    times: list[float] = []
    while (side := session.to_move) is not None:
        rng = session.stream(side)
        if side == CHANCE:
            session.apply(GAME.draw(session.state, rng))
            continue
        seen, legal = session.observe(side), session.legal_actions()
        if side == ALIEN:
            began = time.process_time()
            action = LEVELS[task.level].choose(seen, legal, rng)
            times.append(1000 * (time.process_time() - began))
        else:
            action = CREWS[task.crew](seen, legal, rng)
        session.apply(action)
    public = session.state.public
    assert public.outcome is not None
    return Finished(public.outcome.winner, public.outcome.why, public.played, tuple(times))


def set_ups() -> list[tuple[str, int]]:
    """Return every ship with every crew size."""
    return [(ship, size) for ship in adelelibrary.ship_ids() for size in SIZES]


def interval(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share."""
    share, z = won / games, 1.959964
    middle, under = share + z * z / (2 * games), 1 + z * z / games
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - half) / under), min(1.0, (middle + half) / under)


def compared(level: int, crew: str, games: int, jobs: int, first: int = MEASURED) -> Figures:
    """Return the Alien's win share against a crew, pooled and in each set-up, on `games` seeds from `first` on."""
    tasks = {set_up: [Task(*set_up, level, crew, seed) for seed in range(first, first + games)] for set_up in set_ups()}
    flat = [task for each in tasks.values() for task in each]
    ended = _all(flat, jobs)
    by_set_up: dict[tuple[str, int], list[Finished]] = {set_up: [] for set_up in tasks}
    for task, game in zip(flat, ended, strict=True):
        by_set_up[task.ship, task.size].append(game)
    times = sorted(each for game in ended for each in game.times)
    return {
        "pooled": _share(ended),
        "set-ups": {f"{ship} {size}": _share(part) for (ship, size), part in by_set_up.items()},
        "why": dict(sorted(Counter(game.why for game in ended).items())),
        "turns": round(sum(game.turns for game in ended) / len(ended), 1),
        "ms": {"median": round(times[len(times) // 2], 2), "p95": round(times[len(times) * 95 // 100], 2)},
    }


def _all(tasks: Sequence[Task], jobs: int) -> list[Finished]:
    if jobs <= 1:
        return [play_game(task) for task in tasks]
    with processes(jobs) as executor:
        return list(executor.map(play_game, tasks, chunksize=5))


def _share(ended: Iterable[Finished]) -> Figures:
    games = list(ended)
    won = sum(game.winner == ALIEN for game in games)
    return {
        "games": len(games),
        "share": round(won / len(games), 3),
        "interval95": [round(end, 3) for end in interval(won, len(games))],
    }


def speed(level: int, crew: str, games: int = SPEED_GAMES) -> float:
    """Return whole games a second of computing on one core, all set-ups alike."""
    setup_for("deimos", 2, 0)
    began = time.process_time()
    for set_up in set_ups():
        for seed in range(games):
            play_game(Task(*set_up, level, crew, MEASURED + seed))
    return len(set_ups()) * games / (time.process_time() - began)


def adele() -> Figures:
    """Win shares of every level against every crew, and whole games a second at level 2."""
    jobs = all_cores()
    found: Figures = {"games a second, level 2 and greedy crew": round(speed(2, "greedy"), 1)}
    for crew in CREWS:
        for level in LEVELS:
            found[f"level {level} against {crew}"] = compared(level, crew, GAMES, jobs)
    return found


def _main(levels: str, crews: str, games: str, first: str = str(MEASURED)) -> None:
    for crew in crews.split(","):
        for level in levels.split(","):
            found = compared(int(level), crew, int(games), all_cores(), int(first))
            print(json.dumps({"level": int(level), "crew": crew, **found}), flush=True)


if __name__ == "__main__":
    _main(*sys.argv[1:])
