"""Benchmarks of equipment: what each card does to the deduction's speed, and what the Alien's cards are worth to it."""

import math
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

from solo import library
from solo.contacts.actions import DealCards
from solo.contacts.bots import LEVELS, team_of
from solo.contacts.cards import cards
from solo.contacts.deduction.exact import Deduction
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN
from solo.contacts.scenario import Deal
from solo.contacts.tokens import tokens
from solo.core.session import Session, SessionInfo
from solo.simulate import percentiles

__all__ = ["card_speed", "equipment", "token_speed"]

Figures = dict[str, Any]

LARGE = "lost-in-the-rockies"
SMALL = "major-breakdown"
GAMES = 12
PAIRS = 2000


def held(scenario: str, alien: int, team: int, seed: int) -> Session:
    """Return a session in which the sides are dealt so many cards, half of which they keep (one at least)."""
    setup = library.setup_of(scenario)
    equipment = {
        side: Deal(number, max(1, number // 2)) for side, number in ((ALIEN, alien), ("agents", team)) if number
    }
    setup = replace(setup, scenario=replace(setup.scenario, equipment=equipment))
    return Session(GAME, setup, SessionInfo("bench", seed, {}))


def played(session: Session, level: int, team: str) -> Session:
    """Play a session to its end."""
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        if side == ALIEN:
            session.apply(LEVELS[level].think(seen, legal, rng).action)
        else:
            session.apply(team_of(team, level)(seen, legal, rng))
    return session


def card_speed() -> Figures:
    """Milliseconds of deduction a record with each card alone on Plan L, and that against games without a card."""
    plain = [record_time(played(held(LARGE, 0, 0, seed), 1, "random")) for seed in range(GAMES)]
    usual = statistics.median(plain)
    found: Figures = {"without": percentiles(plain)}
    for id, card in cards().items():
        times, count = [], 0
        for seed in range(GAMES):
            session = held(LARGE, int(card.side == ALIEN), int(card.side != ALIEN), seed)
            session.apply(DealCards(*(((id,), ()) if card.side == ALIEN else ((), (id,)))))
            played(session, 1, "random")
            times.append(record_time(session))
            count += any(line.type == "card" for line in session.public_record.lines)
        ratio = round(statistics.median(times) / usual, 2)
        found[f"{id} {card.name}"] = {**percentiles(times), "ratio": ratio, "played": f"{count} of {GAMES}"}
    return found


def token_speed() -> Figures:
    """Milliseconds of deduction a record with each kind of token, and that against the same file without tokens."""
    found: Figures = {}
    for kind in tokens():
        scenario = next(id for id in library.scenario_ids() if library.scenario(id).token(kind) is not None)
        times = [[record_time(played(with_tokens(scenario, kinds, seed), 1, "random")) for seed in range(GAMES)]
                 for kinds in ((), (kind,))]  # fmt: skip
        ratio = round(statistics.median(times[1]) / statistics.median(times[0]), 2)
        found[f"{kind}, {scenario}"] = {**percentiles(times[1]), "ratio": ratio}
    return found


def with_tokens(scenario: str, kinds: tuple[str, ...], seed: int) -> Session:
    """Return a session of a secret file with some kinds of its tokens only, and no equipment or mission cards."""
    setup = library.setup_of(scenario, missions=False)
    left = tuple(token for token in setup.scenario.tokens if token.kind in kinds)
    file = replace(setup.scenario, tokens=left, equipment={}, aliens_choice=False)
    return Session(GAME, replace(setup, scenario=file), SessionInfo("bench", seed, {}))


def record_time(session: Session) -> float:
    """Return the milliseconds that the deduction of a whole game takes."""
    deduction = Deduction(session.setup.scenario.board)
    began = time.perf_counter()
    for line in session.public_record.lines:
        deduction.add(line)
    return (time.perf_counter() - began) * 1000


def equipment() -> Figures:
    """Level 3 with four cards dealt and two kept against the same games without: wins and the paired difference."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        pairs = list(executor.map(pair, range(PAIRS), chunksize=20))
    return {scenario: _paired([each[index] for each in pairs]) for index, scenario in enumerate((SMALL,))}


def pair(seed: int) -> list[tuple[bool, bool]]:
    """Return for each secret file whether the Alien wins a game without and with cards."""
    return [
        (
            played(held(scenario, 0, 0, seed), 3, "greedy").state.public.outcome.winner == ALIEN,
            played(held(scenario, 4, 0, seed), 3, "greedy").state.public.outcome.winner == ALIEN,
        )
        for scenario in (SMALL,)
    ]


def _paired(results: list[tuple[bool, bool]]) -> Figures:
    """Return both shares and the 95 % interval of their difference, the games paired by seed."""
    gains = [int(after) - int(before) for before, after in results]
    mean = statistics.mean(gains)
    half = 1.96 * statistics.pstdev(gains) / math.sqrt(len(gains))
    return {
        "pairs": len(results),
        "without": round(statistics.mean(before for before, _ in results), 4),
        "with": round(statistics.mean(after for _, after in results), 4),
        "difference": round(mean, 4),
        "interval95": [round(mean - half, 4), round(mean + half, 4)],
    }
