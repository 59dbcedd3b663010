"""Mixtures of small made-up games whose equilibrium is known."""

import numpy as np
import pytest

from solo.contacts.bots.aftermath import Aftermath
from solo.contacts.bots.alien.balance import Choices, Mixture, balanced
from solo.contacts.bots.options import Stage
from solo.contacts.bots.tables import Array
from tests.contacts.scenes import scene

SIZE = 6


def stage(*rows: tuple[int, ...], detects: tuple[tuple[int, ...], ...] = ()) -> Stage:
    """Return an Agent's choice of a row: the places on which each captures (and detects)."""
    flags = np.zeros((2, len(rows), SIZE), dtype=np.float32)
    for number, row in enumerate(rows):
        flags[0, number, list(row)] = 1.0
    for number, row in enumerate(detects):
        flags[1, number, list(row)] = 1.0
    return Stage("red", np.zeros(len(rows), dtype=np.int64), flags[0], flags[1])


def last_day() -> Aftermath:
    """Return that nothing comes after today."""
    day = scene("f" * SIZE, alien="A1", phase="alien", red="F1", days=1)
    return Aftermath(day.public, ["red"], np.eye(SIZE, dtype=np.float32), 0, 1.0)


def choices(*ends: tuple[int, ...], hopes: tuple[tuple[float, ...], ...] = ()) -> Choices:
    """Return players, equally likely, with these ends; each end is a sure win if it is not caught."""
    wide = max(map(len, ends))
    found, real, worth = (np.zeros((len(ends), wide)) for _ in range(3))
    for row, reached in enumerate(ends):
        found[row, : len(reached)] = reached
        real[row, : len(reached)] = 1.0
        worth[row, : len(reached)] = hopes[row] if hopes else 1.0
    weights = np.full(len(ends), 1.0 / len(ends), dtype=np.float32)
    return Choices(weights, found.astype(np.int64), real.astype(np.float32), worth.astype(np.float32))


def alike(players: Choices) -> Array:
    """Return what who assumes nothing believes: each player's ends alike."""
    shares = players.open / players.open.sum(axis=1, keepdims=True)
    flow = (players.weights[:, None] * shares).ravel()
    return np.bincount(players.ends.ravel(), flow, SIZE).astype(np.float32)


def mixed(players: Choices, *stages: Stage, rounds: int = 200) -> Mixture:
    return balanced(players, stages, last_day(), alike(players), rounds)


def test_where_a_stranger_looks_it_does_not_go_for_little() -> None:
    """The first tile promises little: where a stranger looks there it is left alone, where not it is worth a try."""
    players, hunt = choices((0, 1), hopes=((0.4, 1.0),)), [stage((0,), (1,))]
    places = np.eye(SIZE, dtype=np.float32) + 1e-3
    there, elsewhere = (balanced(players, hunt, last_day(), places[tile], 200).shares[0, 0] for tile in (0, 1))
    assert there < 0.1 < 0.3 < elsewhere


def test_two_equally_safe_tiles_are_taken_alike() -> None:
    """One Agent can catch on either, not on both."""
    mixture = mixed(choices((0, 1)), stage((0,), (1,)))
    assert mixture.shares[0].tolist() == pytest.approx([0.5, 0.5], abs=0.05)
    assert mixture.dangers[:2].tolist() == pytest.approx([0.5, 0.5], abs=0.06)


def test_of_three_alike_each_is_taken_a_third() -> None:
    mixture = mixed(choices((1, 3, 5)), stage((1,), (3,), (5,)))
    assert mixture.shares[0].tolist() == pytest.approx([1 / 3] * 3, abs=0.06)


def test_a_tile_that_nobody_can_reach_is_taken() -> None:
    mixture = mixed(choices((0, 1, 2)), stage((0,), (1,)))
    assert mixture.shares[0].tolist() == pytest.approx([0.0, 0.0, 1.0], abs=0.03)
    assert mixture.dangers[2] == 0.0


def test_tiles_that_are_caught_on_together_count_as_one() -> None:
    """The Agent catches on 0 and 1 at once, or on 2: half of the time the Alien is on 2."""
    mixture = mixed(choices((0, 1, 2)), stage((0, 1), (2,)))
    assert mixture.shares[0, 2] == pytest.approx(0.5, abs=0.06)


def test_those_elsewhere_make_a_tile_dangerous() -> None:
    """Who can only be on tile 0 draws the Agent there; who has the choice keeps away from it."""
    mixture = mixed(choices((0,), (0, 1)), stage((0,), (1,)))
    assert mixture.shares[0].tolist() == pytest.approx([1.0, 0.0])
    assert mixture.shares[1, 1] > 0.9


def test_an_end_that_loses_the_mission_is_not_taken() -> None:
    mixture = mixed(choices((0, 1), hopes=((1.0, 0.0),)), stage((1,), (0,)))
    assert mixture.shares[0, 0] > 0.95


def test_two_agents_cover_two_of_three() -> None:
    mixture = mixed(choices((0, 1, 2)), stage((0,), (1,), (2,)), stage((0,), (1,), (2,)))
    assert mixture.shares[0].tolist() == pytest.approx([1 / 3] * 3, abs=0.08)
    assert mixture.dangers[:3].mean() == pytest.approx(2 / 3, abs=0.08)


def test_padding_is_never_taken() -> None:
    mixture = mixed(choices((1,), (2, 3, 4)), stage((0,)), rounds=20)
    assert mixture.shares[0].tolist() == [1.0, 0.0, 0.0]
    assert mixture.shares.sum(axis=1).tolist() == pytest.approx([1.0, 1.0], abs=1e-4)


def test_the_same_comes_out_every_time() -> None:
    one, other = (mixed(choices((0, 1, 2)), stage((0, 1), (2,)), rounds=10) for _ in range(2))
    assert one.shares.tolist() == other.shares.tolist() and one.dangers.tolist() == other.dangers.tolist()
