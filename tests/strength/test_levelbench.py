"""`solo bench levels` and `solo bench strength`: what they print; nothing here measures."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from solo.benches import BENCHES, SHORT
from solo.commands import batches
from solo.contacts.bots import LEVELS
from solo.contacts.bots.alien.baselines import BASELINES
from solo.simulate import Played, Task
from solo.strength import levelbench


def nobody_plays(args: Any, tasks: Sequence[Task], on_game: Callable[[Task, Played], None]) -> bool:
    """Let the higher level always escape."""
    for task in tasks:
        winner = "alien" if task.level >= 3 else "agents"
        on_game(task, Played(task.seed, winner, "landing", 2, 0, (1.5,), (1.0,), ""))
    return True


def test_the_matrix_is_a_table_with_intervals_and_comparisons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "play_all", nobody_plays)
    found = BENCHES["levels"]()
    for ground in ("open-hunt-s", "major-breakdown", "open-hunt-l", "lost-in-the-rockies"):
        row = found[ground]["greedy"]
        assert set(row) == {f"level {number}" for number in LEVELS} | set(BASELINES)
        assert row["level 1"]["caught"].startswith("100.0% (")
        assert row["level 3"]["caught"].startswith("0.0% (0.0% to ") and row["level 1"]["ms"].startswith("1.5 ")
    assert found["worst team"]["level 1 on open-hunt-s"]["caught"] == "100.0%"
    assert any("on all by greedy" in name for name in found["which level is caught alone"])


def test_an_interrupted_matrix_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batches, "play_all", lambda *given: False)
    with pytest.raises(KeyboardInterrupt):
        levelbench.levels()


def test_a_small_part_is_among_the_short_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Task] = []

    def no_games(tasks: Sequence[Task], jobs: int) -> list[Played]:
        asked.extend(tasks)
        return [Played(task.seed, "agents", "landing", 2, 0, (1.5,), (1.0,), "") for task in tasks]

    monkeypatch.setattr(levelbench, "run", no_games)
    found = levelbench.strength()
    assert "strength" in SHORT and BENCHES["strength"] is levelbench.strength
    assert {"level 1", "level 3", "farthest"} <= set(found) and len(asked) == levelbench.SAMPLE * len(found)
