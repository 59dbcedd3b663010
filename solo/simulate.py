"""Whole games, computer against computer: one function a game, so that any executor can spread them (`solo.batch`).

A game's record depends on its task alone, never on the worker, their number or their order.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from solo import games as every_game
from solo.core.choice import Choice
from solo.core.record import lines_of
from solo.core.results import NOBODY
from solo.core.session import Session, SessionInfo
from solo.strength.statistics import share_of

__all__ = ["Played", "Summary", "Task", "percentiles", "play_on", "play_session", "play_task", "setup_for", "summary"]


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play: its scenario, the level of the computer players, who plays the human's side, the seed.

    `scenario`: one of the game's, or one that only benchmarks play (`Kit.bench_scenario`).
    What follows is for 1ers Contacts: `agents` and `copies` are the Agents; `burdens` are mission cards that a side has
    from the start; edition and mission cards are as the secret file says where nothing is given; `baseline` is which
    Alien that is no level plays, the level is then 0.
    """

    scenario: str
    agents: tuple[str, ...]
    level: int
    team: str
    seed: int
    keep_record: bool = False
    purpose: str = "simulate"
    burdens: tuple[str, ...] = ()
    edition: str = ""
    missions: bool | None = None
    copies: tuple[str, ...] = ()
    baseline: str = ""
    game: str = every_game.FIRST

    @property
    def settings(self) -> dict[str, str]:
        """What of it a game sets up beyond scenario and level, as `Choice.settings` has it."""
        named = {"edition": self.edition} if self.edition else {}
        if self.missions is not None:
            named["missions"] = "on" if self.missions else "off"
        lists = {"agents": self.agents, "copies": self.copies, "burdens": self.burdens}
        return named | {name: ",".join(ids) for name, ids in lists.items() if ids}


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: outcome, the day it ended, detections, milliseconds of each decision, the record.

    `alien_times` are those of all computer players, `team_times` those of whoever played the human's side.
    """

    seed: int
    winner: str
    why: str
    day: int
    detections: int
    alien_times: tuple[float, ...]
    team_times: tuple[float, ...]
    record: str


def setup_for(task: Task) -> Any:
    """Return a task's checked set-up. Raises: ContentError; ValueError, as the game's `Kit.setup`."""
    kit = every_game.kit_of(task.game)
    scenario = kit.bench_scenario(task.scenario) or every_game.shelf_of(kit).load(task.scenario)
    choice = Choice(task.game, task.scenario, task.level, settings=task.settings)
    return kit.setup(kit.new_choice(choice), scenario)


def play_session(task: Task) -> tuple[Session, dict[str, list[float]]]:
    """Play a game to its end; return its session and each side's decision times in milliseconds."""
    return play_on(setup_for(task), task)


def play_on(setup: Any, task: Task) -> tuple[Session, dict[str, list[float]]]:
    """Play a task's game on its set-up, which was made before; return as `play_session`."""
    kit = every_game.kit_of(task.game)
    game = kit.rules
    options = {"level": task.level, "team": task.team} | ({"baseline": task.baseline} if task.baseline else {})
    session = Session(game, setup, SessionInfo(task.purpose, task.seed, options))
    players = {
        side: kit.team(task.team, task.level)
        if side == game.human
        else kit.player(kit.program_of(setup, options, side))
        for side in kit.sides(setup)
    }
    times: dict[str, list[float]] = {side: [] for side in game.sides}
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        observation, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        began = time.perf_counter()
        answer = players[side](observation, legal, rng)
        times[side].append((time.perf_counter() - began) * 1000)
        action, notes = (answer, ()) if side == game.human else kit.decision(answer, observation)
        session.apply(action, notes if task.keep_record else ())
    return session, times


def play_task(task: Task) -> Played:
    """Play a game to its end and return what statistics need."""
    return played(task, *play_session(task))


def played(task: Task, session: Session, times: dict[str, list[float]]) -> Played:
    """Return what statistics need of a finished session; times rounded to microseconds."""
    game, state = session.game, session.state
    others = [taken for side in game.sides if side != game.human for taken in times[side]]
    alien_times, team_times = (tuple(round(taken, 3) for taken in each) for each in (others, times[game.human]))
    record = lines_of(session.record) if task.keep_record else ""
    outcome, detections = game.outcome(state), every_game.kit_of(task.game).detections(state)
    assert outcome is not None
    return Played(task.seed, outcome.winner, outcome.why, game.day(state), detections, alien_times, team_times, record)


def percentiles(values: Iterable[float]) -> dict[str, float]:
    """Return median, 95th percentile and maximum; zeros for no values."""
    ordered = sorted(values)
    if not ordered:
        return {"median": 0.0, "p95": 0.0, "max": 0.0}
    places = {"median": len(ordered) // 2, "p95": min(len(ordered) - 1, int(len(ordered) * 0.95)), "max": -1}
    return {name: round(ordered[place], 3) for name, place in places.items()}


Summary = dict[str, object]

OPPONENTS = "opponents"
"""What the times of several computer players together are called."""


def summary(games: Sequence[Played], game: str = every_game.FIRST) -> Summary:
    """Return the statistics of some games as JSON data; `game` is which game was played."""
    count, rules = len(games), every_game.kit_of(game).rules
    others = [side for side in rules.sides if side != rules.human]

    def shares(names: Iterable[str], of: Callable[[Played], str]) -> dict[str, object]:
        found: dict[str, object] = {}
        for name in names:
            hits = sum(of(each) == name for each in games)
            found[name] = {"games": hits, **share_of(hits, count)}
        return found

    return {
        "games": count,
        "outcomes": shares((rules.human, *others, NOBODY), lambda each: each.winner),
        "reasons": shares(sorted({each.why for each in games}), lambda each: each.why),
        "days": round(sum(each.day for each in games) / count, 2) if count else 0.0,
        "detections": round(sum(each.detections for each in games) / count, 2) if count else 0.0,
        "milliseconds": {
            others[0] if len(others) == 1 else OPPONENTS: percentiles(
                taken for each in games for taken in each.alien_times
            ),
            rules.human: percentiles(taken for each in games for taken in each.team_times),
        },
    }
