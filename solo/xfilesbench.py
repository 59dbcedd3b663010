"""How strong the players of X-Files are: win shares with their intervals, and how long they think.

`python -m solo.xfilesbench PLAYER RIVAL[,RIVAL…] GAMES` prints one comparison, to tune by; `xfilesstrength` has all
of section 7 on seeds of their own. Games of random moves must end within XR-24's bound.
"""

import json
import math
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from solo import xfileslibrary
from solo.batch import all_cores, processes
from solo.core.record import PublicRecord
from solo.core.rng import stream
from solo.simulate import percentiles
from solo.xfiles.bots import BOTS
from solo.xfiles.game import GAME
from solo.xfiles.scenario import HUMAN, Scenario, Setup, setup_of
from solo.xfiles.state import State

__all__ = ["Finished", "compared", "figures_of", "no_clock", "play_game", "random_games", "speed"]

Figures = dict[str, Any]

NOTHING = PublicRecord((), 0)
"""The computer players look at the table and their hands only, so batches keep no record."""


@dataclass(frozen=True, slots=True)
class Finished:
    """How a game ended for the player that is measured: its share of the win; turns; cases solved and dropped by all;
    its milliseconds of computing for each decision that was one."""

    share: float
    turns: int
    solved: int
    dropped: int
    times: tuple[float, ...]


def setup_for(players: int, seat: int) -> Setup:
    """Return a plain game for so many players, the measured one in a seat (from 1)."""
    return setup_of(Scenario("bench", "bench", "", ("normal",) * (players - 1), seat), xfileslibrary.deck())


Clock = Callable[[], float]


def no_clock() -> float:
    """Return no time: asking the processor's clock twice a decision can take longer than the game."""
    return 0.0


def play_game(player: str, rivals: tuple[str, ...], seed: int, clock: Clock = no_clock) -> Finished:
    """Play a whole game by the real rules. The player's seat goes round with the seed; the deal says who begins.

    `clock`: what measures decisions, in seconds.
    """
    players = 1 + len(rivals)
    setup = setup_for(players, 1 + seed % players)
    chosen = dict(zip(setup.sides, (player, *rivals), strict=True))
    state = GAME.new_state(setup)
    state, _ = GAME.apply(state, GAME.draw(state, stream("bench xfiles", seed)))
    streams = {side: stream("bench xfiles", seed, side) for side in setup.sides}
    times: list[float] = []
    while (side := GAME.to_move(state)) is not None:
        legal = GAME.legal_actions(state)
        view = GAME.observe(state, NOTHING, side)
        began = clock()
        action = BOTS[chosen[side]](view, legal, streams[side])
        if side == HUMAN and len(legal) > 1:
            times.append(1000 * (clock() - began))
        state, _ = GAME.apply(state, action)
    outcome, seats = state.table.outcome, state.table.seats
    assert outcome is not None
    share = 1 / len(outcome.winners) if HUMAN in outcome.winners else 0.0
    solved, dropped = sum(len(seat.solved) for seat in seats), sum(seat.dropped for seat in seats)
    return Finished(share, state.table.turn, solved, dropped, tuple(times))


def _play(task: tuple[str, tuple[str, ...], int]) -> Finished:
    return play_game(*task, time.process_time)


def compared(player: str, rivals: tuple[str, ...], games: int, jobs: int) -> Figures:
    """Return a player's win share against some rivals with its 95 % interval, on the seeds 0 to `games` - 1."""
    tasks = [(player, rivals, seed) for seed in range(games)]
    if jobs <= 1:
        ended = [_play(task) for task in tasks]
    else:
        with processes(jobs) as executor:
            ended = list(executor.map(_play, tasks, chunksize=max(1, min(50, games // (4 * jobs)))))
    return figures_of(ended)


def figures_of(ended: Sequence[Finished]) -> Figures:
    """Return the win share of some games with its 95 % interval, and what else is told of them."""
    shares = [game.share for game in ended]
    middle = statistics.fmean(shares)
    half = 1.959964 * statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 1.0
    times = (each for game in ended for each in game.times)
    return {
        "games": len(ended),
        "share": round(middle, 4),
        "interval95": [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)],
        "solved": round(statistics.fmean(game.solved for game in ended), 2),
        "dropped": round(statistics.fmean(game.dropped for game in ended), 2),
        "turns": [min(game.turns for game in ended), max(game.turns for game in ended)],
        "ms": percentiles(times),
    }


def speed(player: str, games: int) -> float:
    """Return whole games a second of computing on one core, two such players, the real rules."""
    began = time.process_time()
    for seed in range(games):
        play_game(player, (player,), seed)
    return games / (time.process_time() - began)


def turns_of(players: int, seeds: range) -> list[int]:
    """Return how many turns games of random moves took.

    Raises: ValueError, if after any action a card was not in exactly one place (XR-29), or nothing could be done.
    """
    found: list[int] = []
    setup = setup_for(players, 0)
    every = frozenset(setup.shuffled)
    for seed in seeds:
        rng = stream("bench xfiles random", players, seed)
        state, _ = GAME.apply(GAME.new_state(setup), GAME.draw(GAME.new_state(setup), rng))
        while not state.table.outcome:
            legal = GAME.legal_actions(state)
            if not legal:
                raise ValueError(f"the game of {players} players with the seed {seed} is stuck in {state.table.phase}")
            state, _ = GAME.apply(state, rng.choice(legal))
            cards = lying(state)
            if len(cards) != len(every) or set(cards) != every:
                raise ValueError(f"the game of {players} players with the seed {seed} lost or doubled a card")
        found.append(state.table.turn)
    return found


def lying(state: State) -> list[str]:
    """Return every card of a game from wherever it lies."""
    found = [*state.deck, *state.table.discard]
    for hand in state.hands:
        found += hand
    for seat in state.table.seats:
        found += (*seat.agents, *seat.solved)
        if seat.case is not None:
            found += (seat.case.card, *seat.case.clues, *seat.case.twists)
    return found


def random_games(games: int) -> Figures:
    """Return the shortest and longest of so many random games at least, by number of players (XR-24 bounds them)."""
    found: Figures = {}
    for players in (2, 3, 4):
        turns = turns_of(players, range(-(-games // 3)))
        found[f"{players} players"] = {"games": len(turns), "turns": [min(turns), max(turns)]}
    return found


if __name__ == "__main__":
    print(json.dumps(compared(sys.argv[1], tuple(sys.argv[2].split(",")), int(sys.argv[3]), all_cores())))
