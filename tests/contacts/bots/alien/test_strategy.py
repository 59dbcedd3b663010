"""A day's strategy: legal ends alone, never an old camp, shares that sum up; and what the Alien then draws from."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from solo.contacts.actions import AlienMove
from solo.contacts.aims import alien_aims
from solo.contacts.bots.alien import runner, stray
from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.alien.strategy import (
    Strategy,
    balanced_strategy,
    hope_of,
    moved,
    outlook_of,
    own_shares,
    played_strategy,
    states_of,
)
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienObservation
from solo.contacts.public import ALIEN
from solo.core.session import Session
from solo.hex.bits import bits_of
from tests.contacts.bots.boxes import boxed_game, decisions
from tests.contacts.scenes import board

MADE = {
    "stray": lambda facts, histories, known: played_strategy(facts, histories, known, stray.shares),
    "runner": lambda facts, histories, known: played_strategy(facts, histories, known, runner.shares),
    "balanced": lambda facts, histories, known: balanced_strategy(facts, histories, 3),
}

each_program = pytest.mark.parametrize("program", MADE)


def strategies(program: str, seeds: range) -> Iterator[tuple[Session, Mind, Strategy]]:
    """Yield the strategies of the Alien's moves in games with the whole box."""
    for seed in seeds:
        session = boxed_game(seed)
        mind = Mind(MADE[program], lambda public: public.board.starts, 40)
        for side in decisions(session):
            public = session.state.public
            if side == ALIEN and public.phase == "alien":
                yield session, mind, mind.strategy(public, session.public_record)


@each_program
def test_a_strategy_knows_legal_ends_only(program: str) -> None:
    compared = 0
    for session, mind, strategy in strategies(program, range(12)):
        public, tiles = session.state.public, session.state.public.board.tiles
        walk, choices, shares = walk_of(public), strategy.choices, strategy.mixture.shares
        assert np.isfinite(shares).all() and (shares >= 0.0).all()
        assert choices.weights.sum() == pytest.approx(1.0, abs=1e-4)
        for (place, _), row in strategy.rows.items():
            legal = walk.ends(1 << tiles[place]) & ~(1 << tiles[place])
            ends = {int(end) for end, share in zip(choices.ends[row], shares[row], strict=True) if share > 0}
            assert bits_of(tiles[end] for end in ends) & ~legal == 0
            assert shares[row].sum() == pytest.approx(1.0, abs=1e-3) or not ends
        assert -1e-4 <= hope_of(strategy) <= 1.0 + 1e-4
        histories = mind.histories(public, session.public_record)
        later = moved(strategy, histories, np.random.default_rng(1))
        for camps in later.camps.tolist():
            assert len({*camps}) == len(camps)
            assert walk.ends(1 << tiles[camps[-2]]) >> tiles[camps[-1]] & 1
        compared += 1
    assert compared > 15


@each_program
def test_its_own_shares_are_for_all_its_moves_and_no_others(program: str) -> None:
    """Never an old camp, and some chance somewhere, also from where nobody thinks that it can be."""
    compared = 0
    for session, _, strategy in strategies(program, range(20)):
        seen = session.observe(ALIEN)
        assert isinstance(seen, AlienObservation)
        moves = {action.path[-1] for action in session.legal_actions() if isinstance(action, AlienMove)}
        if not moves:
            continue
        shares = own_shares(strategy, seen)
        assert {*shares} == moves and not bits_of(shares) & seen.alien.camps
        assert all(np.isfinite(share) and share >= 0.0 for share in shares.values()) and sum(shares.values()) > 0.0
        compared += 1
    assert compared > 25


def test_states_are_counted_by_place_and_progress() -> None:
    made = board("ffffff")
    histories = Histories(made, np.array([[0, 1], [2, 1], [3, 1], [0, 4]]), np.array([0, 0, 1, 0]))
    states = states_of(histories)
    weights = {key: float(states.weights()[row]) for key, row in states.rows.items()}
    assert weights == {(1, 0): 0.5, (1, 1): 0.25, (4, 0): 0.25}
    assert [states.columns[:, row].tolist() for row in states.member] == [[1, 0], [1, 0], [1, 1], [4, 0]]


def test_a_programs_shares_are_drawn_from(program: str = "runner") -> None:
    """Of many who stand alike about as many go to each end as the mixture says."""
    session, _, strategy = next(strategies(program, range(3)))
    (place, progress), row = next(iter(strategy.rows.items()))
    number = 4000
    histories = Histories(session.state.public.board, np.full((number, 1), place), np.full(number, progress))
    drawn = moved(strategy, histories, np.random.default_rng(5)).shares()
    for end, share in zip(strategy.choices.ends[row], strategy.mixture.shares[row], strict=True):
        if share > 0:
            assert drawn[end] == pytest.approx(float(share), abs=0.05)


def test_progress_is_kept_with_each_history() -> None:
    """What each history has done for the mission is what its camps make of it, where only camps count."""
    compared = 0
    for session, mind, _ in strategies("stray", range(15)):
        public, board_ = session.state.public, session.state.public.board
        aim = alien_aims(public, None)[0]
        if aim.crossed or public.scenario.days == public.day:
            continue
        prospects, tiles = outlook_of(public, aim), board_.tiles
        histories = mind.histories(public, session.public_record)
        for camps, progress in zip(histories.camps.tolist(), histories.progress.tolist(), strict=True):
            paths = tuple((tiles[one], tiles[other]) for one, other in pairwise(camps))
            assert prospects.index[aim.progress(paths, public.scenario.days)] == progress
            compared += 1
    assert compared > 200
