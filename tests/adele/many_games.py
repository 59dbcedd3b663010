"""Many whole games, all set-up files, levels and crews in turn: `python -m tests.adele.many_games 10000`.

Prints how they ended. A game that gets stuck, is too long, or whose counts do not add up at its end stops the run.
"""

import sys
from collections import Counter
from multiprocessing import Pool

from solo import adelelibrary
from solo.adele.bots import CREWS, LEVELS
from solo.adele.game import GAME
from solo.core.session import Session, SessionInfo
from tests.adele.invariants import check

MOST_ACTIONS = 3000


def play(number: int) -> tuple[str, str]:
    """Play a game to its end; return who played it, and why it ended."""
    ids, levels, crews = adelelibrary.scenario_ids(), sorted(LEVELS), sorted(CREWS)
    id, rest = ids[number % len(ids)], number // len(ids)
    level, crew = levels[rest % len(levels)], crews[rest // len(levels) % len(crews)]
    session = Session(GAME, adelelibrary.setup_of(id), SessionInfo("many", number, {}))
    for _ in range(MOST_ACTIONS):
        side, rng = session.to_move, session.stream(session.to_move or "")
        if side is None:
            check(session.state)
            return f"{id}, level {level}, {crew}", session.state.public.outcome.why
        if side == "chance":
            session.apply(GAME.draw(session.state, rng))
        else:
            choose = LEVELS[level].choose if side == "alien" else CREWS[crew]
            session.apply(choose(session.observe(side), session.legal_actions(), rng))
    raise RuntimeError(f"game {number} ({id}, level {level}, {crew}) does not end")


def main(games: int) -> None:
    """Play so many games on two processes and print how they ended, now and then and at the end."""
    ends: Counter[str] = Counter()
    rows: dict[str, Counter[str]] = {}
    with Pool(2) as pool:
        for done, (row, why) in enumerate(pool.imap_unordered(play, range(games), chunksize=20), 1):
            ends[why] += 1
            rows.setdefault(row, Counter())[why] += 1
            if done % 500 == 0:
                print(done, dict(ends), flush=True)
    for row in sorted(rows):
        print(row, dict(rows[row].most_common()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
