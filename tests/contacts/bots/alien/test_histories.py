"""Made-up histories: each could be the real one by all that is known, whoever made them and whatever was answered."""

import numpy as np
import pytest

from solo.contacts.bots.alien import stray
from solo.contacts.bots.alien.histories import Histories, agreeing, first_histories
from solo.contacts.bots.alien.mind import Mind, mind_of
from solo.contacts.bots.tables import grid_of
from solo.contacts.deduction.exact import Deduction, deduce
from solo.contacts.public import ALIEN
from tests.contacts.bots.boxes import boxed_game, decisions
from tests.contacts.scenes import board


def stray_mind(number: int = 40) -> Mind:
    """Return a mind of its own, which has seen nothing yet."""
    return mind_of(stray.shares, lambda public: public.board.starts, number)


def assert_agree(histories: Histories, deduction: Deduction) -> None:
    """Each history keeps to the rules and to every answer, traces and silence about lakes too."""
    tiles, conditions = histories.board.tiles, deduction.conditions
    assert histories.camps.shape[1] == len(conditions.allowed)
    for row in histories.camps.tolist():
        camps = [tiles[place] for place in row]
        assert len({*camps}) == len(camps)
        assert all(allowed >> camp & 1 for allowed, camp in zip(conditions.allowed, camps, strict=True))
        for step, before, after in zip(conditions.steps, camps, camps[1:], strict=False):
            assert step.ends(before) >> after & 1
        assert deduction.possible >> camps[-1] & 1


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_every_history_could_be_the_real_one(first: int) -> None:
    compared = 0
    for seed in range(first, first + 10):
        session, mind = boxed_game(seed), stray_mind()
        for _ in decisions(session):
            public, record = session.state.public, session.public_record
            if public.day and public.phase in ("alien", "after", "agents"):
                histories = mind.histories(public, record)
                assert len(histories.camps) == 40
                assert_agree(histories, deduce(record.lines, public.board))
                compared += 1
    assert compared > 50


def test_the_starts_are_shared_out_evenly() -> None:
    made = board("ffffff")
    histories = first_histories(made, made.set_named(["A1", "C1", "D1"]), 9, np.random.default_rng(1))
    assert sorted(histories.tiles.tolist()) == [0, 0, 0, 2, 2, 2, 3, 3, 3]
    assert histories.shares().tolist() == pytest.approx([1 / 3, 0, 1 / 3, 1 / 3, 0, 0])


def test_those_that_agree_are_drawn_again_in_their_shares() -> None:
    """Half of the starts are ruled out; the others keep their shares, 2 to 1."""
    made = board("ffffff")
    camps = np.array([[0], [0], [1], [5], [5], [5]] * 10)
    histories = Histories(made, camps, np.arange(60))
    deduction = Deduction(made)
    deduction._allowed[0] = made.set_named(["A1", "B1"])
    kept = agreeing(histories, deduction, 60, np.random.default_rng(2))
    counts = np.bincount(kept.tiles, minlength=6)
    assert counts[:2].tolist() == pytest.approx([40, 20], abs=2) and counts.sum() == 60
    assert all(camps[progress] == camp for progress, camp in zip(kept.progress, kept.camps, strict=True))


def test_all_agree_and_nothing_changes() -> None:
    made = board("ffffff")
    histories = first_histories(made, made.starts, 12, np.random.default_rng(1))
    assert agreeing(histories, Deduction(made), 12, np.random.default_rng(1)) is histories


def test_where_none_is_left_the_deduction_has_its_own() -> None:
    """A program that would never have gone there: every possible tile is thought of all the same."""
    compared = 0
    for seed in range(40):
        session = boxed_game(seed)
        for side in decisions(session):
            public = session.state.public
            if side != ALIEN or public.day < 2:
                continue
            deduction = deduce(session.public_record.lines, public.board)
            place, size = grid_of(public.board).place, len(deduction.conditions.allowed)
            closed = [place[tile] for tile in place if not deduction.conditions.allowed[0] >> tile & 1]
            if not closed:
                continue
            wrong = Histories(public.board, np.full((3, size), closed[0]), np.zeros(3, dtype=np.int64))
            number = deduction.possible.bit_count()
            found = agreeing(wrong, deduction, number, np.random.default_rng(seed))
            assert_agree(found, deduction)
            assert {*found.tiles.tolist()} == {place[tile] for tile in place if deduction.possible >> tile & 1}
            compared += 1
    assert compared > 20


def test_who_cannot_go_on_is_left_out() -> None:
    made = board("ffff")
    histories = Histories(made, np.array([[0], [1], [3]]), np.array([4, 5, 6]))
    after = histories.moved(np.array([1, -1, 2]), np.array([7, 8, 9]))
    assert after.camps.tolist() == [[0, 1], [3, 2]] and after.progress.tolist() == [7, 9]
