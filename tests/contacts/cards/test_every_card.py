"""Every card alone and in pairs, in random games on small boards: the set is the oracle's, and games come to an end."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import pytest

from solo.contacts.cards import cards
from solo.contacts.deduction.exact import Deduction
from solo.core.session import Session
from tests.contacts import oracle
from tests.contacts.boards import board_of, boxed_session, play, random_rows

CARDS = sorted(cards())
PAIRS = list(combinations(CARDS, 2))
CHUNK = 23


def held(ids: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return which side holds which of some cards."""
    return {
        "alien": tuple(id for id in ids if cards()[id].side == "alien"),
        "team": tuple(id for id in ids if cards()[id].side == "agents"),
    }


@cache
def game(ids: tuple[str, ...], seed: int) -> tuple[Session, list[str], list[str]]:
    rng = Random(f"{ids} {seed}")
    terrain, zones = random_rows(rng, *rng.choice([(5, 5), (5, 6), (4, 7)]))
    made = board_of(terrain, zones)
    session = boxed_session(rng, made, rng.choice([3, 4]), rng.choice([2, 3]), **held(ids))
    return play(session), terrain, zones


def agrees(ids: tuple[str, ...], seed: int, share: float) -> int:
    """Hold the set against the oracle's after some lines; return how many were compared."""
    session, terrain, zones = game(ids, seed)
    board, rng = session.setup.scenario.board, Random(seed)
    listing = oracle.OracleMap.from_text(terrain, zones)
    deduction, seen, compared = Deduction(board), [], 0
    for line in session.public_record.lines:
        seen.append({"type": line.type, **line.fields})
        telling = deduction.add(line)
        if telling and (line.type in ("card", "reveal") or rng.random() < share):
            assert set(board.names_of(deduction.possible)) == oracle.search_positions(listing, seen), (ids, seed, line)
            compared += 1
    return compared


@pytest.mark.parametrize("id", CARDS)
def test_every_card_alone_agrees_with_the_oracle(id: str) -> None:
    assert sum(agrees((id,), seed, 0.15) for seed in range(4)) > 0


@pytest.mark.parametrize("first", range(0, len(PAIRS), CHUNK))
def test_every_pair_of_cards_agrees_with_the_oracle(first: int) -> None:
    for pair in PAIRS[first : first + CHUNK]:
        agrees(pair, 0, 0.1)


def test_every_card_is_played_in_these_games() -> None:
    played = Counter(
        str(line.fields["card"])
        for ids in [*((id,) for id in CARDS), *PAIRS]
        for line in game(ids, 0)[0].public_record.lines
        if line.type == "card"
    )
    assert {id for id in CARDS if played[id] < 3} == set()


def test_the_truth_is_always_possible() -> None:
    for ids in PAIRS:
        session, _, _ = game(ids, 0)
        alien = session.state.alien
        camps = [alien.start, *(path[-1] for path in alien.paths)]
        deduction = Deduction(session.setup.scenario.board)
        for line in session.public_record.lines:
            deduction.add(line)
            assert deduction.possible >> camps[deduction.day] & 1, (ids, line)
