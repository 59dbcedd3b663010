"""The table of location categories, measured in finished games."""

import pytest

from solo.benches import BENCHES
from solo.contacts.bots.alien.baselines.mcts import CATEGORY_WEIGHTS
from solo.simulate import Task, play_session
from solo.strength import categories
from solo.strength.categories import category_weights, days_of


def test_every_day_has_the_alien_in_the_possible_set() -> None:
    session, _ = play_session(Task("major-breakdown", (), 3, "greedy", 3))
    days = list(days_of(session))
    assert len(days) == session.state.public.day
    for places, possible, tile in days:
        assert possible >> tile & 1 and len(places) == 3
    assert [tile for *_, tile in days] == [path[-1] for path in session.state.alien.paths]


def test_the_table_of_the_search_can_be_measured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(categories, "GAMES", 2)
    assert list(BENCHES["categories"]()) == [f"distance {number}" for number in range(len(CATEGORY_WEIGHTS))]


def test_weights_are_shares_of_the_highest() -> None:
    sessions = [play_session(Task("open-hunt-s", (), 3, "greedy", seed))[0] for seed in range(12)]
    found = category_weights(sessions)
    assert len(found) == len(CATEGORY_WEIGHTS) and max(found) == pytest.approx(1.0) and min(found) >= 0
    assert found[0] == 0  # nobody ends a day on an Agent's tile
