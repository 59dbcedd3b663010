"""Waiting for a rival: the time tells nothing of what it holds."""

from typing import Any, cast

import pytest

from solo.client.screen import Window
from solo.client.xfiles import wait
from solo.client.xfiles.wait import BEAT, RivalWait
from solo.match import Match


class Decided:
    """A match whose rival decides at a certain time."""

    connection = None

    def __init__(self, at: float) -> None:
        self.at, self.now = at, 0.0

    def start_opponent(self) -> None:
        """Nothing to start."""

    def poll_opponent(self) -> Any:
        """Return events once it has decided."""
        return ("decided",) if self.now >= self.at else None


def shown_at(decided: float) -> float:
    """Return the time at which a decision made at a time is shown, in steps of a hundredth."""
    match = Decided(decided)
    waiting = RivalWait(cast(Match, match))
    waiting.begin(cast(Window, None), 0.0)
    while waiting.poll(match.now) is None:
        match.now = round(match.now + 0.01, 2)
    return match.now


@pytest.mark.parametrize("decided", [0.0, 0.01, BEAT / 2, BEAT])
def test_xr28_every_decision_is_shown_for_the_same_time(decided: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """XR-28: also a window in which nothing can be laid, which takes no thought."""
    monkeypatch.setattr(wait, "BEAT", BEAT)  # the other tests do not wait
    assert shown_at(decided) == BEAT
