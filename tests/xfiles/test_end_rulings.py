"""The end and the winner: XR-24, XR-25, and giving up (XR-31)."""

from random import Random

import pytest

from solo.xfiles import rules
from solo.xfiles.actions import Refusal, Resign
from solo.xfiles.table import Outcome, Seat
from tests.xfiles.games import dealt, do, events, played, scene, setup_for


def over(*seats: dict[str, object]) -> Outcome:
    """Return the outcome where the last turn ends with these solved piles and dropped cases."""
    state = scene(
        [[] for _ in seats], [], phase="debriefing", active=len(seats) - 1, turn=len(seats),
        seats=dict(enumerate(seats)),
    )  # fmt: skip
    outcome = rules.follow(state)[0].table.outcome
    assert outcome is not None
    return outcome


def test_xr24_the_round_is_finished() -> None:
    """XR-24, vector 6: the deck empties on seat 0's turn of three: seats 1 and 2 take a turn without a draw."""
    hands = [["I03"], ["I04"], ["I05"]]
    state = rules.follow(scene(hands, ["I06", "I07"], phase="debriefing", active=2, turn=3))[0]
    assert (state.table.active, state.table.turn, state.table.deck) == (0, 4, 0)
    turns = []
    while not state.table.outcome:
        turns.append((state.table.turn, state.table.active, len(state.hands[state.table.active])))
        state = do(state, "done")
    assert sorted(set(turns)) == [(4, 0, 3), (5, 1, 1), (6, 2, 1)]


def test_xr24_no_turn_more_when_the_last_seat_empties_it() -> None:
    """XR-24, vector 6: on seat 2's turn the game ends at once after it; open cases and hands count nothing."""
    hands = [["I03"], ["I04"], ["I05"]]
    seats = {0: {"agents": ("A01#1",)}}
    state = rules.follow(scene(hands, ["I06", "I07"], phase="debriefing", active=1, turn=2, seats=seats))[0]
    assert state.table.active == 2
    while not state.table.outcome:
        assert state.table.turn == 3
        state = do(state, "done")
    assert state.table.outcome.why == "shared"


def test_xr24_the_round_begins_with_the_first_player() -> None:
    """XR-24: equal turns are counted from whoever began, not from seat 0."""
    for seed in range(30):
        end = played(dealt(3, seed), "greedy", Random(seed))
        assert end.table.turn % 3 == 0 and end.table.active == (end.table.first - 1) % 3


@pytest.mark.parametrize(("players", "bound"), [(2, 68), (3, 69), (4, 64)])
def test_xr24_games_end_within_the_bound(players: int, bound: int) -> None:
    """XR-24, vector 12: random games take at most ceil(ceil(D / 2) / n) * n turns."""
    for seed in range(10):
        end = played(dealt(players, seed), "random", Random(seed))
        assert end.table.outcome is not None and end.table.turn <= bound


def test_xr25_most_cases_then_points_then_fewer_dropped_then_shared() -> None:
    """XR-25, vector 10."""
    three = {"solved": ("X02", "X03", "X01")}  # 7 + 7 + 8
    less = {"solved": ("X05", "X07", "X08")}  # 7 + 7 + 7
    equal = {"solved": ("X10", "X12", "X04")}
    assert over({"solved": ("X13", "X14", "X15", "X16")}, three) == Outcome("human", "cases", ("human",))
    assert over(less, three) == Outcome("rival-1", "points", ("rival-1",))
    assert over({**three, "dropped": 2}, {**equal, "dropped": 1}) == Outcome("rival-1", "dropped", ("rival-1",))
    assert over(three, equal, less) == Outcome("nobody", "shared", ("human", "rival-1"))


def test_xr31_giving_up() -> None:
    """XR-31: the human may give up in any window; the best of the others wins."""
    seats = {1: {"solved": ("X02",)}, 2: {"solved": ("X03", "X05")}, 0: {"solved": ("X07", "X08", "X10")}}
    state = scene([["I03"], [], []], ["I05"], phase="agent", seats=seats)
    assert Resign() not in rules.legal_actions(state) and rules.is_legal(state, Resign())
    end = do(state, "resign")
    assert end.table.outcome == Outcome("rival-2", "resign", ("rival-2",)) and rules.to_move(end) is None
    assert rules.legal_actions(end) == [] and rules.refusal(end, Resign()) is Refusal.GAME_OVER
    assert rules.refusal(rules.new_state(setup_for(2)), Resign()) is Refusal.NOT_NOW


def test_the_end_is_told_with_the_score() -> None:
    state = scene(
        [["I03"], []], [], phase="agent", active=0, turn=2, seats={0: {"solved": ("X07",)}, 1: {"dropped": 2}}
    )
    kind, fields = events(state, "done")[-1]
    assert kind == "end" and fields["score"] == {"human": [1, 7, 0], "rival-1": [0, 0, 2]}
    assert isinstance(state.table.seats[0], Seat) and fields["winner"] == "human"
