"""The Alien thinks within the test's own process here; `tests/test_commands.py` has tests with its real one."""

import pytest

from tests.terminal.prompt import InlineWorker


@pytest.fixture(autouse=True)
def inline_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no process."""
    monkeypatch.setattr("solo.match.Worker", InlineWorker)
