"""Many whole games, all set-ups, levels and crews in turn: `python -m tests.adele.many_games 10000`.

Set-ups are both ships with every crew size, all set-up files and all challenges. Prints how the games ended. A game in
which something illegal is done, that gets stuck, is too long, or whose counts do not add up at its end stops the run.
"""

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool

from solo import adelelibrary
from solo.adele.bots import CREWS, LEVELS
from solo.adele.game import GAME
from solo.adele.public import Setup
from solo.adelebench import set_ups, setup_for
from solo.core.session import Session, SessionInfo
from tests.adele.invariants import check

MOST_ACTIONS = 3000


def all_setups() -> dict[str, Callable[[int], Setup]]:
    """Return every set-up by a name; with the game's number where the crew is drawn."""
    found: dict[str, Callable[[int], Setup]] = {
        f"{ship} {size}": partial(setup_for, ship, size) for ship, size in set_ups()
    }
    for id in (*adelelibrary.scenario_ids(), *adelelibrary.twist_ids()):
        found[id] = lambda number, id=id: adelelibrary.setup_of(id)  # type: ignore[misc]
    return found


def play(number: int) -> tuple[str, str]:
    """Play a game to its end; return who played it, and why it ended."""
    setups, levels, crews = all_setups(), sorted(LEVELS), sorted(CREWS)
    id, rest = [*setups][number % len(setups)], number // len(setups)
    level, crew = levels[rest % len(levels)], crews[rest // len(levels) % len(crews)]
    session = Session(GAME, setups[id](number), SessionInfo("many", number, {}))
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
    print(f"{games} games, every one of them ended: {dict(ends)}")
    for row in sorted(rows):
        print(row, dict(rows[row].most_common()))


if __name__ == "__main__":
    main(int(sys.argv[1]))
