"""How long drills, graded hints and reviews take, and how near drills come to the inference that was wanted."""

import time
from collections.abc import Iterator
from typing import Any

from solo import library
from solo.contacts.learning.advice import Advisor, Grade
from solo.contacts.learning.drill import Kind, wanted
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.replayed import Replayed, replayed
from solo.contacts.learning.review import reviewing
from solo.drills import drill
from solo.simulate import Task, percentiles, play_session

__all__ = ["learning"]

SCENARIOS = ("major-breakdown", "lost-in-the-rockies")
DRILLS = range(7000, 7000 + 4 * len(Inference))
GAMES = range(8)


def learning() -> dict[str, Any]:
    """Seconds for a drill by kind and for the review of a game by secret file; milliseconds for a hint by grade."""
    games = {scenario: list(_games(scenario)) for scenario in SCENARIOS}
    return {
        "drill, s": {kind.value: _drills(kind) for kind in Kind},
        "hint, ms": {scenario: _hints(scenario, games[scenario]) for scenario in SCENARIOS},
        "review, s": {scenario: percentiles([_review(game) for game in games[scenario]]) for scenario in SCENARIOS},
    }


def _games(scenario: str) -> Iterator[Replayed]:
    """Yield games of the suggested team against the default level."""
    team = library.scenario(scenario).suggested
    for seed in GAMES:
        session = play_session(Task(scenario, team, 3, "greedy", seed, purpose="bench"))[0]
        yield replayed(tuple(session.record), session.setup)


def _drills(kind: Kind) -> dict[str, object]:
    """Return how long drills of a kind take, and how many need exactly the inference that was wanted."""
    times, exact = [], 0
    for seed in DRILLS:
        began = time.perf_counter()
        made = drill(f"{kind.value}-{seed}")
        times.append(time.perf_counter() - began)
        exact += made.inference == wanted(seed)
    return {**percentiles(times), "as wanted": f"{exact} of {len(DRILLS)}"}


def _hints(scenario: str, games: list[Replayed]) -> dict[str, object]:
    """Return the milliseconds for each grade at each moment of some games, for a player without a note.

    Each grade is asked of an advisor that knows nothing yet of the moment, but has answered at the one before.
    """
    times: dict[Grade, list[float]] = {grade: [] for grade in Grade}
    for game in games:
        for grade, taken in times.items():
            advisor = Advisor(library.scenario(scenario).board)
            for moment in game.moments:
                began = time.perf_counter()
                advisor.hint(moment.seen, {}, grade)
                taken.append((time.perf_counter() - began) * 1000)
    return {grade.name.lower(): percentiles(taken) for grade, taken in times.items()}


def _review(game: Replayed) -> float:
    """Return the seconds that the review of a game takes."""
    began = time.perf_counter()
    for _ in reviewing(game, {}):
        pass
    return time.perf_counter() - began
