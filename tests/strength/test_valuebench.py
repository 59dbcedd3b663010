"""`solo bench value`: everybody is in it, with the value's bounds."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest

from solo.benches import BENCHES, SHORT
from solo.contacts.bots import LEVELS
from solo.strength import valuebench
from solo.strength.matrix import Alien
from solo.strength.smallgame import SmallGame
from solo.strength.smallpolicies import Samples, team_names
from solo.strength.smallsolve import Solution, solve


def test_every_alien_and_every_team_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def here(jobs: int) -> Iterator[SimpleNamespace]:
        yield SimpleNamespace(map=map)

    def roughly(game: SmallGame) -> Solution:
        return solve(game, 0.0, most=2)

    monkeypatch.setattr(valuebench, "QUICK", Samples(4, 2))
    monkeypatch.setattr(valuebench, "SLOW", Samples(2, 2))
    monkeypatch.setattr(valuebench, "processes", here)
    monkeypatch.setattr(valuebench, "solve", roughly)
    monkeypatch.setattr(valuebench, "aliens", lambda: [Alien(f"level {min(LEVELS)}", min(LEVELS))])
    assert "value" not in SHORT
    found = BENCHES["value"]()
    assert found["value"]["low"] < found["value"]["high"]
    assert set(found["Aliens"]) == {"level 1"} and set(found["teams"]) == set(team_names())
    for figures in (*found["Aliens"].values(), *found["teams"].values()):
        assert all(0 <= share <= 1 for share in figures.values())
