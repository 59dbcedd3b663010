"""The swap test (XR-27): hidden cards changed among the deck and the other hands change nothing that a side does."""

from collections.abc import Iterator
from random import Random

import pytest

from solo.core.rng import stream
from solo.xfiles import forecast, hints, rules
from solo.xfiles.advice import advice
from solo.xfiles.bots import BOTS
from solo.xfiles.observation import unseen
from solo.xfiles.state import State
from tests.xfiles.games import dealt, played, view, zones


def twin(state: State, side: str, rng: Random) -> State:
    """Return the same game with the cards that a side cannot see dealt anew, sizes kept."""
    place = state.table.place_of(side)
    hidden = list(unseen(view(state, side)))
    rng.shuffle(hidden)
    hands = list(state.hands)
    for at, hand in enumerate(state.hands):
        if at != place:
            hands[at] = tuple(sorted(hidden.pop() for _ in hand))
    return State(state.table, tuple(hands), tuple(hidden))


def positions(seeds: range, players: int) -> Iterator[tuple[State, Random]]:
    """Yield games stopped somewhere, with somebody to move."""
    for seed in seeds:
        rng = Random(f"swap {players} {seed}")
        state = played(dealt(players, seed), rng.choice(["plan", "normal", "random"]), rng, rng.randrange(20, 350))
        if rules.to_move(state) is not None:
            yield state, rng


@pytest.mark.parametrize("players", [2, 3, 4])
def test_xr27_every_rival_decides_the_same(players: int) -> None:
    """XR-27: the same view, legal actions and decisions of every player, given the same stream."""
    compared = 0
    for state, rng in positions(range(25), players):
        side = str(rules.to_move(state))
        other = twin(state, side, rng)
        assert zones(other) == zones(state) and other != state
        assert view(state, side) == view(other, side)
        legal = rules.legal_actions(state)
        assert legal == rules.legal_actions(other)
        for id, choose in BOTS.items():
            one, two = (choose(view(each, side), legal, stream("swap", id)) for each in (state, other))
            assert one == two and one in legal, id
        compared += len(legal) > 1
    assert compared > 5


def everything_hinted(state: State) -> list[object]:
    """Return all that the hint panel could say."""
    seen = view(state, "human")
    facts = hints.case_facts(seen)
    rivals = [seat for seat in seen.table.seats if seat.side != "human"]
    return [
        facts,
        advice(seen),
        hints.draw_odds(seen),
        hints.rivals(seen),
        hints.unseen_by_points(seen),
        hints.turns_left(seen.table),
        hints.twist_threat(seen, facts.margin if facts else 0, bool(seen.seat.agents)),
        forecast.chance_to_solve(seen, stream("swap"), 20),
        [forecast.rival_can_solve(seen, seat, stream("swap"), 20) for seat in rivals],
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_xr27_hints_are_the_same(players: int) -> None:
    """XR-27: no hint depends on what the human cannot see."""
    told = set()
    for state, rng in positions(range(40), players):
        found = everything_hinted(state)
        assert found == everything_hinted(twin(state, "human", rng))
        told |= {index for index, each in enumerate(found) if each}
    assert {0, 1, 2, 3, 4, 5, 6, 7} <= told


def test_xr27_whoever_is_asked_about_windows_is_the_same() -> None:
    """XR-13, XR-27: who is to move next depends on no hidden hand, so being asked tells nothing."""
    for state, rng in positions(range(40), 3):
        side = str(rules.to_move(state))
        watcher = next(seat.side for seat in state.table.seats if seat.side != side)
        other = twin(state, watcher, rng)
        if rules.Done() in rules.legal_actions(state) and rules.Done() in rules.legal_actions(other):
            one, two = (rules.apply(each, rules.Done())[0].table for each in (state, other))
            assert (one.phase, one.mover, one.turn) == (two.phase, two.mover, two.turn) or one.phase == "debriefing"
