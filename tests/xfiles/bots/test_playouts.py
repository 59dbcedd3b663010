"""The light copy of the rules that `hard` plays out games with, held against the real rules game by game."""

from random import Random
from typing import Any

import numpy as np
import pytest

from solo.core.rng import stream
from solo.xfiles import rules
from solo.xfiles.bots import playouts
from solo.xfiles.bots.counted import UNITS, counted, kind_of
from solo.xfiles.bots.determinize import lanes_of, made_up
from solo.xfiles.bots.playouts import Lanes, play_out
from solo.xfiles.observation import unseen
from solo.xfiles.scenario import Numbers
from tests.xfiles.games import dealt, deck, played, view


def lanes(state: rules.State) -> Lanes:
    """Return the one game that is really being played."""
    hands = [np.array([counted(deck(), hand)]) for hand in state.hands]
    cards = [UNITS[kind_of(deck(), copy)] for copy in state.deck]
    return lanes_of(view(state), hands, np.array(cards, np.int64).reshape(1, -1))


def outcome(state: rules.State) -> list[tuple[int, int, int]]:
    """Return solved cases, their points and dropped cases of every seat."""
    return [(len(seat.solved), deck().sum(seat.solved), seat.dropped) for seat in state.table.seats]


CHANGES: list[dict[str, Any]] = [
    {},
    {"must_open": True},
    {"length": "half"},
    {"numbers": Numbers(contacts=1, phases=2, limit=3)},
    {"numbers": Numbers(hand=5, draw=1, bonus=2, contacts=0, limit=6)},
]


@pytest.mark.parametrize("changes", CHANGES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_playout_ends_as_the_plan_player_ends_by_the_real_rules(players: int, changes: dict[str, Any]) -> None:
    """From anywhere in a random game, plan players in all seats: every case and every point agree."""
    compared = 0
    for seed in range(8):
        rng = Random(seed)
        state = played(dealt(players, seed, **changes), "random", rng, rng.randrange(200))
        table = state.table
        if table.outcome:
            continue
        results = play_out(lanes(state), table.active, table.phase, table.mover, table.turn)
        found = zip(results.solved[0].tolist(), results.points[0].tolist(), results.dropped[0].tolist(), strict=True)
        assert list(found) == outcome(played(state, "plan", rng)), (seed, table.phase)
        compared += 1
    assert compared > 4


def test_a_playout_that_plays_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: without twists the games end otherwise."""
    monkeypatch.setattr(playouts, "_lay_twists", lambda side, rival: None)
    differ = 0
    for seed in range(5):
        state = dealt(2, seed)
        results = play_out(lanes(state), state.table.active, state.table.phase, state.table.mover, 1)
        real = outcome(played(state, "plan", Random(1)))
        differ += [each[0] for each in real] != results.solved[0].tolist()
    assert differ


def test_made_up_games_fit_the_view_and_differ() -> None:
    """Section 7: completions by counting: own hand kept, sizes kept, all unseen cards used, each deal its own."""
    state = played(dealt(3, 2), "greedy", Random(2), 60)
    seen = view(state)
    hands, decks = made_up(seen, 50, stream("made up"))
    everything = counted(deck(), unseen(seen))
    for game in range(50):
        total = int(decks[game].sum())
        for seat, hand in zip(seen.table.seats, hands, strict=True):
            if seat.side == seen.side:
                assert hand[game] == counted(deck(), seen.hand)
            else:
                total += int(hand[game])
        assert total == everything
    assert decks.shape == (50, seen.table.deck) and len({tuple(row) for row in decks.tolist()}) == 50


def test_an_unseen_card_is_anywhere_with_equal_chance() -> None:
    """Section 8: how often a rival of four cards holds a two-point twist is what counting says."""
    seen = view(dealt(2, 1))
    rival = next(place for place, seat in enumerate(seen.table.seats) if seat.side != seen.side)
    hands, _ = made_up(seen, 4000, stream("even"))
    twos = sum(1 for hand in hands[rival].tolist() if hand >> 4 * 10 & 15)  # two-point twists
    hidden = unseen(seen)
    both = sum(deck().points[copy] == 2 and copy[0] == "P" for copy in hidden)
    wanted = 1 - np.prod([(len(hidden) - both - held) / (len(hidden) - held) for held in range(4)])
    assert abs(twos / 4000 - wanted) < 0.02
