"""What `solo bench learning` measures: few games here, every kind of drill, hint and review."""

import pytest

from solo import learningbench
from solo.contacts.learning.advice import Grade
from solo.contacts.learning.drill import Kind


def test_drills_hints_and_reviews_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learningbench, "DRILLS", range(2))
    monkeypatch.setattr(learningbench, "GAMES", range(1))
    monkeypatch.setattr(learningbench, "SCENARIOS", ("major-breakdown",))
    found = learningbench.learning()
    assert set(found["drill, s"]) == {kind.value for kind in Kind}
    assert all(kind["max"] > 0 and kind["as wanted"].endswith("of 2") for kind in found["drill, s"].values())
    assert set(found["hint, ms"]["major-breakdown"]) == {grade.name.lower() for grade in Grade}
    assert found["review, s"]["major-breakdown"]["max"] > 0
