"""What the benchmark of habits learns; nothing here measures."""

import numpy as np
import pytest

from solo import habitbench
from solo.benches import BENCHES, SHORT
from solo.contacts.bots import LEVELS
from solo.contacts.bots.hunters.habits import FEATURES


def test_an_end_is_looked_at_as_it_was_when_it_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(habitbench, "GAMES", 3)
    found = [*habitbench.examples("major-breakdown", 1)]
    assert len(found) >= 3
    for looks, chosen in found:
        assert looks.shape[1] == len(FEATURES) and 0 <= chosen < len(looks)
    beside = FEATURES.index("1 from an Agent")
    assert not any(looks[chosen, beside] for looks, chosen in found)


def test_a_habit_that_shows_is_learned_and_one_that_does_not_is_not() -> None:
    """Of three ends, one of which has the feature, that one is chosen in nine of ten moves: its weight is log 18."""
    looks = np.zeros((3, len(FEATURES)))
    looks[1, 4] = 1.0
    weights = habitbench.fitted([(looks, 1)] * 9 + [(looks, 0)])
    assert weights[4] == pytest.approx(np.log(18), abs=0.15) and not np.delete(weights, 4).any()


def test_each_level_is_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(habitbench, "GAMES", 1)
    monkeypatch.setattr(habitbench, "ROUNDS", 50)
    monkeypatch.setattr(habitbench, "LEVELS", {1: LEVELS[1], 3: LEVELS[3]})
    found = BENCHES["habits"]()
    assert "habits" not in SHORT and [*found] == ["level 1", "level 3"]
    for figures in found.values():
        assert figures["log likelihood"] > figures["by chance"] and figures["habits"].count(",") == len(FEATURES) - 1
