"""How a team answers beliefs: what is certain is caught, the rest is parted by the answers, nothing is lost."""

import numpy as np
import pytest

from solo.contacts.bots.options import Stage, stages_of
from solo.contacts.bots.reply import Reply, halves, reply_to, whole
from solo.contacts.bots.tables import Array
from solo.contacts.public import ALIEN
from tests.contacts.bots.boxes import boxed_game, decisions

SIZE = 6


def rows(*found: tuple[int, ...]) -> Array:
    flags = np.zeros((len(found), SIZE), dtype=np.float32)
    for number, row in enumerate(found):
        flags[number, list(row)] = 1.0
    return flags


def stage(captures: Array, detects: Array) -> Stage:
    return Stage("red", np.arange(len(captures)), captures, detects)


def belief(*weights: float) -> Array:
    return np.array([weights], dtype=np.float32)


STAYING = np.eye(SIZE, dtype=np.float32)


def reply(beliefs: Array, *stages: Stage) -> Reply:
    return reply_to(stages, beliefs, whole(beliefs), STAYING)


def parts(found: Reply, beliefs: Array) -> list[list[int]]:
    """Return the parts as places that count."""
    left = found.parts.tiles * (beliefs[found.parts.belief] > 0)
    return sorted(np.flatnonzero(row).tolist() for row in left if row.any())


def test_the_likelier_tile_is_caught_on() -> None:
    beliefs = belief(0.1, 0.6, 0.3, 0, 0, 0)
    found = reply(beliefs, stage(rows((0,), (1,), (2,)), rows((), (), ())))
    assert found.caught.tolist() == [[0, 1, 0, 0, 0, 0]]
    assert parts(found, beliefs) == [[0, 2]] and found.ends.ravel().tolist() == [1]


def test_a_question_that_halves_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a board so small a team would know where to look tomorrow whatever it asks; here it has less to look with."""
    monkeypatch.setattr("solo.contacts.bots.reply.ROOM", 0.5)
    beliefs = belief(1, 1, 1, 1, 0, 0)
    found = reply(beliefs, stage(rows((), (), ()), rows((0,), (0, 1), (0, 1, 2, 3))))
    assert parts(found, beliefs) == [[0, 1], [2, 3]] and not found.caught.any()


def test_the_next_agent_knows_the_answer() -> None:
    """After yes it catches on one side, after no on the other; two places in each part, one of them caught."""
    beliefs = belief(2, 1, 2, 1, 0, 0)
    asked, caught = stage(rows(()), rows((0, 1))), stage(rows((0,), (1,), (2,), (3,)), rows((), (), (), ()))
    found = reply(beliefs, asked, caught)
    assert found.caught.tolist() == [[1, 0, 1, 0, 0, 0]]
    assert parts(found, beliefs) == [[1], [3]] and found.ends[:, 1].tolist() != [0, 0]


def test_a_sure_catch_at_the_end_counts_more_than_a_question_now() -> None:
    """The likeliest tile is shot at where nobody after can catch, though a question would tell more."""
    beliefs = belief(3, 1, 1, 1, 0, 0)
    found = reply(beliefs, stage(rows((), (0,)), rows((0, 1), ())))
    assert found.caught.tolist() == [[1, 0, 0, 0, 0, 0]]


def test_beliefs_are_answered_each_for_itself() -> None:
    one, other = belief(0.1, 0.6, 0.3, 0, 0, 0), belief(0.8, 0.1, 0.1, 0, 0, 0)
    choice = stage(rows((0,), (1,), (2,)), rows((), (), ()))
    both = reply(np.concatenate([one, other]), choice)
    assert both.caught.tolist() == [*reply(one, choice).caught.tolist(), *reply(other, choice).caught.tolist()]


def test_the_witness_parts_about_in_half() -> None:
    """CR-17."""
    begun = halves(belief(1, 1, 1, 1, 1, 1))
    assert begun.tiles.tolist() == [[1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1]] and begun.belief.tolist() == [0, 0]
    two = halves(np.ones((2, SIZE), dtype=np.float32))
    assert two.tiles.shape == (4, SIZE) and sorted(two.belief.tolist()) == [0, 0, 1, 1]
    assert np.array([two.tiles[two.belief == each].sum(axis=0) for each in (0, 1)]).tolist() == [[1] * SIZE] * 2


@pytest.mark.parametrize("first", range(0, 20, 10))
def test_every_tile_is_caught_or_in_one_part(first: int) -> None:
    """With real Agents in games with the whole box: the answers part the board, and nothing is counted twice."""
    compared = 0
    for seed in range(first, first + 10):
        for side in decisions(session := boxed_game(seed)):
            public = session.state.public
            if side != ALIEN or public.phase != "alien":
                continue
            size = len(public.board.tiles)
            beliefs = np.random.default_rng(seed).random((3, size)).astype(np.float32) + 0.01
            begun = halves(beliefs) if seed % 2 else whole(beliefs)
            stages = stages_of(public)
            found = reply_to(stages, beliefs, begun, np.eye(size, dtype=np.float32))
            covered = found.caught.copy()
            np.add.at(covered, found.parts.belief, found.parts.tiles)
            assert (covered == 1.0).all() and {*found.caught.ravel().tolist()} <= {0.0, 1.0}
            assert found.ends.shape == (len(found.parts.tiles), len(stages))
            compared += 1
    assert compared > 10
