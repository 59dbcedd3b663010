"""Streams are stable for ever (saves replay), and one tells nothing about another."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from solo.core.rng import fresh_seed, stream

KEYS = st.lists(st.one_of(st.integers(), st.text(alphabet="abcdefghij-", max_size=8)), min_size=1, max_size=5)


def test_first_draws_never_change() -> None:
    """Saved games replay the Alien's thoughts: if this test fails, old seeds play other games than before."""
    rng = stream("play", 20250101, "alien", 1, 0)
    assert [rng.randrange(1000) for _ in range(5)] == [678, 409, 850, 858, 408]
    rng = stream("simulate", 1, "agents", 0, 2)
    assert [rng.randrange(1000) for _ in range(5)] == [373, 522, 260, 47, 523]


@given(KEYS)
def test_the_same_keys_give_the_same_draws(keys: list[str | int]) -> None:
    assert stream(*keys).getrandbits(64) == stream(*keys).getrandbits(64)


@given(KEYS, KEYS)
def test_other_keys_give_other_draws(one: list[str | int], other: list[str | int]) -> None:
    assert (stream(*one).getrandbits(128) == stream(*other).getrandbits(128)) == (one == other)


def test_the_number_one_is_not_the_text_1() -> None:
    assert stream(1).getrandbits(128) != stream("1").getrandbits(128)


def test_a_draw_more_in_one_stream_moves_no_other() -> None:
    alien, team = stream("play", 7, "alien", 1, 0), stream("play", 7, "agents", 1, 0)
    undisturbed = stream("play", 7, "agents", 1, 0).random()
    for _ in range(1000):
        alien.random()
    assert team.random() == undisturbed


def test_decisions_one_after_another_are_not_alike() -> None:
    """Neighbouring keys share no pattern: over many decisions each face falls about equally often."""
    faces = Counter(stream("play", 7, "alien", 1, decision).randrange(6) for decision in range(6000))
    assert all(850 <= faces[face] <= 1150 for face in range(6)), faces
    same = sum(
        stream("play", seed, "alien", 1, 0).randrange(6) == stream("play", seed, "agents", 1, 0).randrange(6)
        for seed in range(6000)
    )
    assert 850 <= same <= 1150, same


def test_fresh_seeds_can_be_read_out() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert all(1 <= seed <= 999_999_999 for seed in seeds)
    assert len(seeds) > 40
